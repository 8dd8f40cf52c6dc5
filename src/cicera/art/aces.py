"""What do the aces look like? One great pip each, on a lozenge."""

from __future__ import annotations

from cicera.art.beasts import mask
from cicera.art.blades import great_sword
from cicera.art.ink import AZURE, BLACK, CREAM, INK, OCHRE, VERMILION, Colour, Drawing, Dye
from cicera.art.parts import gem
from cicera.art.paths import (
    blob,
    box,
    circle,
    cos,
    line,
    lozenge,
    petals,
    place,
    poly,
    sin,
    star,
)  # fmt: skip
from cicera.art.pips import chalice


def asso_denari(drawing: Drawing) -> None:
    """A coin with the lioness's face in a sun."""
    _field(drawing, AZURE, CREAM)
    drawing.fill("".join(lozenge(100, y, 7, 11) for y in (72, 308)), OCHRE.light)
    drawing.part(circle(100, 190, 79), OCHRE.light)
    drawing.fill(circle(100, 190, 70), INK)
    pearls = (circle(100 + 74.5 * cos(9 * i), 190 + 74.5 * sin(9 * i), 1.9) for i in range(40))
    drawing.fill("".join(pearls), INK)
    drawing.fill(star(100, 190, 68, 50, 24), CREAM)
    drawing.part(circle(100, 190, 51), VERMILION.light)
    mask(drawing, 100, 193, 1.12)


def asso_spade(drawing: Drawing) -> None:
    """A broad upright sword, a ribbon wound about it."""
    _field(drawing, OCHRE, INK)
    _ribbon(drawing, back=True)
    great_sword(drawing, 100, 18, 262, 21)
    drawing.stroke("M91,84L91,250", CREAM, 2)
    _ribbon(drawing, back=False)
    guard = blob(
        "56,270! 42,264 34,250! 50,249 64,256 80,258! 120,258! 136,256 150,249 166,250! 158,264 "
        "144,270! 122,274 114,280! 86,280! 78,274!"
    )
    drawing.part(guard, VERMILION.light)
    grip = box(88, 280, 24, 46)
    drawing.part(grip, INK)
    drawing.stroke(
        "M89,288L111,294M89,298L111,304M89,308L111,314M89,318L111,324", OCHRE.light, 3.5, butt=True
    )
    drawing.part(circle(100, 340, 17), OCHRE.light)
    gem(drawing, 100, 340, 6)
    gem(drawing, 100, 267, 6, AZURE)


def _ribbon(drawing: Drawing, *, back: bool) -> None:
    if back:
        drawing.part(poly("142,128 142,148 58,198 58,178"), VERMILION.dark)
        return
    upper = poly("34,106 142,128 142,148 34,126 45,118")
    lower = poly("58,178 166,200 155,209 166,220 58,198")
    drawing.part(upper + lower, VERMILION.light)
    drawing.stroke("M54,117L134,133M66,187L146,203", CREAM, 1.5)


def asso_coppe(drawing: Drawing) -> None:
    """A great chalice with three flowers."""
    _field(drawing, VERMILION, CREAM)
    stems = line("100,150 100,60") + line("96,150 84,110 62,92") + line("104,150 116,110 138,92")
    drawing.stroke(stems, INK, 5)
    drawing.stroke(stems, OCHRE.light, 2)
    for x, y, radius, dye in ((100, 62, 26, AZURE), (58, 92, 20, OCHRE), (142, 92, 20, OCHRE)):
        drawing.part(circle(x, y, radius), INK)
        drawing.fill(petals(x, y, radius * 0.1, radius * 0.92, radius * 0.42, 8), CREAM)
        drawing.part(circle(x, y, radius * 0.32), dye.light)
    chalice(drawing, 100, 281, 2.3, AZURE)
    drawing.part(lozenge(100, 290, 20, 12), VERMILION.light)
    drawing.fill(lozenge(100, 290, 6, 4), CREAM)


def asso_bastoni(drawing: Drawing) -> None:
    """A stout knotty club in leaf."""
    _field(drawing, BLACK, CREAM)
    with drawing.moved(10, 25, 0.9):
        for x, y, turn, flip in _SPRIGS:
            _leaf(drawing, x, y, turn, flip=flip)
        _club(drawing)


def _club(drawing: Drawing) -> None:
    club = blob(
        "82,346! 78,300 75,262 69,226 71,206! 58,200! 56,186! 71,182! 66,150 56,118! 44,112! "
        "42,96! 57,92! 57,62 76,40 100,33 124,40 143,62 146,104 138,132! 154,138! 155,154! "
        "136,160! 131,200 126,230! 139,238! 135,254! 122,254! 120,290 116,346! 100,351!"
    )
    shade = blob("110,20! 120,90 114,150 118,210 107,290 104,360! 170,360! 170,20!")
    drawing.planes(club, shade, OCHRE)
    for x, y, half in ((88, 84, 10), (114, 176, 9), (88, 240, 7), (120, 112, 7), (98, 302, 6)):
        drawing.part(lozenge(x, y, half, half * 1.6), INK)
        drawing.fill(lozenge(x, y, half * 0.45, half * 0.8), VERMILION.light)
    drawing.stroke(line("74,134 82,168 80,198") + line("118,58 126,78 124,98"), INK, 1.5)


_SPRIGS = (
    (50, 104, 196, False), (150, 146, -20, True), (62, 193, 160, False), (134, 246, 20, True),
    (100, 46, 240, False), (100, 46, -60, True),
)  # fmt: skip


def _leaf(drawing: Drawing, x: float, y: float, turn: float, *, flip: bool) -> None:
    leaf = blob("0,0! 12,-12 30,-12 44,0! 30,10 12,10")
    drawing.part(place(leaf, x, y, turn=turn), (VERMILION if flip else AZURE).light)
    drawing.stroke(place("M2,0L34,-1", x, y, turn=turn), CREAM, 1.4)


def _field(drawing: Drawing, dye: Dye, line_colour: Colour) -> None:
    drawing.part(_field_lozenge(1), dye.light)
    for share in (0.93, 0.8):
        drawing.stroke(_field_lozenge(share), line_colour)


def _field_lozenge(share: float) -> str:
    across, down = 86 * share, 165 * share
    return poly(f"100,{190 - down} {100 + across},190 100,{190 + down} {100 - across},190")
