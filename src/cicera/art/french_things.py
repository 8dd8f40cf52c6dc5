"""What do the French courts hold and wear? Things upright on x 168, and the queens' crowns."""

from __future__ import annotations

from cicera.art import hats
from cicera.art.emblems import CLUB, HEART, RED
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, WHITE, Drawing, Dye
from cicera.art.paths import (
    blob,
    box,
    circle,
    ellipse,
    line,
    lozenge,
    mirrored,
    petals,
    place,
    poly,
)

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


def cudgel(drawing: Drawing) -> None:
    """A countryman's cudgel, blunt, with knots where twigs were."""
    drawing.part(
        blob(
            "163,200! 163,150 161,126! 154,122 159,112! 157,96 156,88! 150,82 156,74! 154,58 "
            "158,46 168,41 179,46 183,58 181,66! 187,73 180,81! 179,94 177,106! 183,112 176,119! "
            "173,150 173,200!"
        ),
        INK,
    )
    drawing.stroke("M162,56Q168,50 174,54M170,70Q176,72 176,80M160,86Q164,84 164,78", CREAM, 2.4)
    drawing.stroke("M164,104Q170,102 171,112M168,124L168,136", CREAM, 2.4)


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


def tiara(drawing: Drawing, gold: Dye, stone: Dye, hair: Dye) -> None:
    """A tiara from the front with a heart in the middle, over tresses that fall on the breast."""
    tress = blob(
        "0,-58! 0,-48! -10,-43 -19,-30 -21,-10 -14,10 -17,34! -25,38 -32,33! -33,12 -27,-10 "
        "-28,-34 -20,-54"
    )
    for lock in (tress, mirrored(tress, 0)):
        drawing.part(lock, hair.light)
    shape = blob(
        "0,-57 -24,-42! -29,-56! -24,-63 -17,-58! -15,-71 -7,-66! 0,-81 7,-66! 15,-71 17,-58! "
        "24,-63 29,-56! 24,-42!"
    )
    drawing.part(shape, gold.light)
    drawing.part(place(HEART, 0, -64, 0.19), stone.light, width=1.4)


def veiled_crown(drawing: Drawing, gold: Dye, cloth: Dye) -> None:
    """A crown of three leaves of clover in profile, a veil falling behind."""
    veil = blob("0,-50! 16,-52 27,-40 29,-14 42,32! 28,38 16,34! 17,8 14,-12 10,-30!")
    drawing.part(veil, cloth.light)
    drawing.stroke(line("18,-40 23,-10 30,34"), INK, 1.3)
    for x, y, turn in ((-17, -60, -14), (4, -67, 0), (24, -58, 14)):
        drawing.part(place(CLUB, x, y, 0.32, turn=turn), gold.light, width=1.4)
    drawing.part(blob("-17,-40! 3,-46 24,-38! 25,-48! 3,-57 -19,-50!"), gold.light)


def clover_hat(drawing: Drawing, straw: Dye, leaf: Dye) -> None:
    """A countryman's straw hat with a leaf of clover in the band."""
    hats.straw(drawing, straw, leaf, feather=False)
    drawing.fill(place(CLUB, 26, -66, 0.5, turn=22), leaf.light)


def coronet(drawing: Drawing, gold: Dye, stones: Dye) -> None:
    """A coronet in profile."""
    drawing.part("M-16,-44L-20,-66L-8,-58L2,-72L11,-58L24,-64L20,-42L3,-48Z", gold.light)
    drawing.fill(
        lozenge(-6, -53, 3, 4) + lozenge(4, -54, 3, 4) + lozenge(14, -52, 3, 4), stones.light
    )


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
