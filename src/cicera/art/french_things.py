"""What do the French courts hold and wear? Things upright on x 168, and the queens' crowns."""

from __future__ import annotations

from cicera.art.emblems import CLUB, HEART, RED
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, WHITE, Drawing, Dye
from cicera.art.paths import blob, box, circle, ellipse, line, lozenge, petals, place, poly

_X = 168


def _shaft(drawing: Drawing, top: float, dye: Dye = OCHRE) -> None:
    drawing.part(box(_X - 3.5, top, 7, 200 - top), dye.light)


def halberd(drawing: Drawing) -> None:
    """A halberd."""
    _shaft(drawing, 60, WHITE)
    drawing.part(blob("164,52! 150,44 144,62 150,80! 164,72!"), AZURE.light)
    drawing.part(poly("172,54 186,60 172,70"), AZURE.light)
    drawing.part(poly("162,50 168,20 174,50 172,76 164,76"), AZURE.light)
    drawing.fill(poly("168,24 173,50 171,74 168,74"), AZURE.dark)


def thistle(drawing: Drawing) -> None:
    """A thistle."""
    _shaft(drawing, 90, AZURE)
    drawing.part(
        blob("156,60! 152,36 160,42! 164,28 168,40! 172,28 176,42! 184,36 180,60!"), AZURE.light
    )
    drawing.part(blob("156,58! 168,62 180,58! 184,76 168,88 152,76!"), CREAM)
    drawing.stroke("M158,66L178,80M178,66L158,80", INK, 1.4)
    drawing.part(blob("168,120! 184,108 188,92! 174,98 168,110!"), AZURE.light)


def sword(drawing: Drawing) -> None:
    """A sword."""
    drawing.part(poly("160,136 160,44 168,24 176,44 176,136"), AZURE.light)
    drawing.fill(poly("168,28 175,45 175,135 168,135"), AZURE.dark)
    drawing.part(box(150, 136, 36, 7), CREAM)
    drawing.part(box(164, 143, 8, 34), INK)


def rose(drawing: Drawing) -> None:
    """A rose with a leaf."""
    _shaft(drawing, 80, VERMILION)
    drawing.part(circle(_X, 62, 20), VERMILION.light)
    drawing.fill(petals(_X, 62, 2, 18, 9, 5), VERMILION.dark)
    drawing.part(circle(_X, 62, 6), OCHRE.light)
    drawing.part(blob("166,122! 148,116 144,98! 160,102 166,112!"), VERMILION.light)


def heart(drawing: Drawing) -> None:
    """A flaming heart on a wand."""
    _shaft(drawing, 84, VERMILION)
    drawing.part(blob("160,54! 154,36 166,18! 166,30 180,34 176,54!"), OCHRE.light)
    drawing.part(place(HEART, _X, 72, 0.78), RED)


def goblet(drawing: Drawing) -> None:
    """A goblet."""
    drawing.part(
        "M151,70L185,70C185,98 179,112 172,116L172,176L164,176L164,116C157,112 151,98 151,70Z",
        VERMILION.light,
    )
    drawing.part(box(149, 62, 38, 9), OCHRE.light)
    drawing.fill("".join(lozenge(x, 88, 5, 8) for x in (158, 168, 178)), CREAM)
    drawing.part(box(164, 116, 8, 60), OCHRE.light)


def coin_on_edge(drawing: Drawing) -> None:
    """A coin held up."""
    drawing.part(circle(_X, 117, 19.5), OCHRE.light)
    drawing.fill(circle(_X, 117, 15), INK)
    drawing.fill(petals(_X, 117, 2, 14, 7, 6), CREAM)
    drawing.fill(circle(_X, 117, 4.5), OCHRE.light)


def mirror(drawing: Drawing) -> None:
    """A hand mirror."""
    _shaft(drawing, 100)
    drawing.part(ellipse(_X, 72, 19, 28), OCHRE.light)
    drawing.part(ellipse(_X, 72, 13, 21), CREAM)
    drawing.stroke("M162,80L174,62M164,90L175,74", OCHRE.dark, 2)


def axe(drawing: Drawing) -> None:
    """A broad axe."""
    _shaft(drawing, 30)
    drawing.part(blob("165,46! 150,40 138,34! 136,60 140,84! 152,76 165,72!"), WHITE.light)
    drawing.fill(blob("164,48! 154,46! 154,74! 164,70!"), WHITE.dark)
    drawing.part(box(163, 40, 10, 38), OCHRE.dark)


def arrow(drawing: Drawing) -> None:
    """An arrow, point up."""
    _shaft(drawing, 50, WHITE)
    drawing.fill(poly("168,22 183,57 168,49 153,57"), INK)


def clover(drawing: Drawing) -> None:
    """A leaf of clover."""
    _shaft(drawing, 110, WHITE)
    leaf = place(CLUB, _X, 92, 0.7)
    drawing.fill(leaf, INK)


def orb(drawing: Drawing) -> None:
    """A sceptre with an orb and a cross of lozenges."""
    _shaft(drawing, 90, WHITE)
    drawing.part(circle(_X, 74, 18), INK)
    drawing.part(box(150, 70, 36, 8), CREAM)
    drawing.part(petals(_X, 44, 0, 16, 8, 4), OCHRE.light)


def diadem(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A low diadem from the front, with one tall stone."""
    band = blob("-27,-42! 0,-52 27,-42! 28,-52! 12,-64 0,-78! -12,-64 -28,-52!")
    drawing.part(band, gold.light)
    drawing.part(lozenge(0, -60, 5, 9), stones.light)


def small_crown(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A small crown on top of the hair."""
    drawing.part("M-16,-54L-22,-76L-9,-66L0,-80L9,-66L22,-76L16,-54Q0,-49 -16,-54Z", gold.light)
    drawing.fill("M0,-80L9,-66L22,-76L16,-54Q8,-52 0,-51.8Z", gold.dark)
    drawing.part(
        "".join(circle(x, y, 3.4) for x, y in ((-22, -77), (0, -81), (22, -77))), stones.light
    )


def coronet(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A coronet in profile."""
    drawing.part("M-16,-44L-20,-66L-8,-58L2,-72L11,-58L24,-64L20,-42L3,-48Z", gold.light)
    drawing.fill(
        lozenge(-6, -53, 3, 4) + lozenge(4, -54, 3, 4) + lozenge(14, -52, 3, 4), stones.light
    )


def hennin(drawing: Drawing, cloth: Dye, band: Dye) -> None:
    """A steeple of a hat in profile, tilted back, with a veil and a narrow crown."""
    drawing.part(blob("30,-82! 42,-66 44,-34 34,-4! 26,-30 28,-56!"), CREAM)
    drawing.part("M-15,-39L-10,-50L31,-90L23,-4L9,-4Q8,-34 -15,-39Z", cloth.light)
    drawing.part("M-16,-38L-14,-50L-7,-45L-1,-54L4,-42L13,-44L13,-31L22,-26L15,-19L20,-4"
                 "L8,-4Q7,-33 -16,-38Z", band.light)  # fmt: skip


def arched_crown(drawing: Drawing, gold: Dye, velvet: Dye) -> None:
    """A closed crown from the front: two arches over a cap, an orb on top."""
    drawing.part(blob("-25,-48! -28,-66 -12,-76 0,-70! 12,-76 28,-66 25,-48!"), velvet.light)
    drawing.stroke(
        line("0,-74 0,-52") + line("-25,-56 -18,-72 0,-74") + line("25,-56 18,-72 0,-74")
    )
    for x in (-22, 0, 22):
        drawing.part(lozenge(x, -62, 5, 8), gold.light)
    drawing.part(blob("-28,-56! 0,-50 28,-56! 27,-42! 0,-37 -27,-42!"), gold.light)
    drawing.part(circle(0, -78, 5), gold.light)
    drawing.fill("".join(lozenge(x, y, 3, 4) for x, y in ((-15, -47), (0, -45), (15, -47))), INK)
