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
    """An upright sword through a crown, a ribbon wound about it."""
    _field(drawing, OCHRE, INK)
    _ribbon(drawing, back=True)
    great_sword(drawing, 100, 34, 262, 13)
    drawing.stroke("M95,78L95,250", CREAM, 1.5)
    _ribbon(drawing, back=False)
    guard = blob(
        "60,268! 48,262 42,252! 54,250 66,256 84,258! 116,258! 134,256 146,250 158,252! 152,262 "
        "140,268! 116,272 112,276! 88,276! 84,272!"
    )
    drawing.part(guard, VERMILION.light)
    grip = box(91, 276, 18, 46)
    drawing.part(grip, INK)
    drawing.stroke(
        "M92,284L108,289M92,294L108,299M92,304L108,309M92,314L108,319", OCHRE.light, 3, butt=True
    )
    drawing.part(circle(100, 334, 14), OCHRE.light)
    gem(drawing, 100, 334, 5)
    gem(drawing, 100, 266, 5, AZURE)


def _ribbon(drawing: Drawing, *, back: bool) -> None:
    if back:
        drawing.part(poly("140,112 140,142 60,196 60,166"), VERMILION.dark)
        return
    upper = poly("36,84 140,112 140,142 36,114 48,102")
    lower = poly("60,166 164,194 152,206 164,224 60,196")
    drawing.part(upper + lower, VERMILION.light)
    drawing.stroke("M56,96L132,116.5M68,175L144,195.5", CREAM, 1.5)


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
    """A knotty club in leaf."""
    _field(drawing, BLACK, CREAM)
    with drawing.moved(11, 33, 0.88):
        for x, y, turn, flip in _SPRIGS:
            _leaf(drawing, x, y, turn, flip=flip)
        _club(drawing)


def _club(drawing: Drawing) -> None:
    club = blob(
        "88,346! 84,300 82,262 78,226 80,206! 68,200! "
        "66,188! 80,184! 76,150 68,116! 58,110! 58,96! "
        "70,94! 70,62 84,38 100,32 118,38 130,62 132,104 "
        "126,132! 140,138! 140,152! 125,158! 122,200 "
        "118,228! 128,236! 124,250! 115,250! 116,290 112,346! 100,350!"
    )
    shade = blob("100,20! 108,90 104,150 108,210 102,290 100,360! 160,360! 160,20!")
    drawing.planes(club, shade, OCHRE)
    for x, y, half in ((92, 84, 8), (110, 170, 7), (94, 236, 6), (112, 112, 5), (98, 300, 5)):
        drawing.part(lozenge(x, y, half, half * 1.6), INK)
        drawing.fill(lozenge(x, y, half * 0.45, half * 0.8), VERMILION.light)
    drawing.stroke(line("84,140 90,170 88,196") + line("112,60 118,80 117,100"), INK, 1.5)


_SPRIGS = (
    (66, 102, 200, False), (136, 146, -20, True), (74, 194, 160, False), (124, 243, 20, True),
    (100, 40, 250, False), (100, 40, -70, True),
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
    across, down = 89 * share, 165 * share
    return poly(f"100,{190 - down} {100 + across},190 100,{190 + down} {100 - across},190")
