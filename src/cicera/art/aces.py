"""What do the aces look like? One great pip each, before a lozenge in the suit's colour."""

from __future__ import annotations

from typing import Final

from cicera.art.beasts import mask
from cicera.art.blades import great_sword
from cicera.art.ink import AZURE, BLACK, CREAM, INK, OCHRE, VERMILION, Drawing, Dye
from cicera.art.parts import gem
from cicera.art.paths import Data, blob, box, circle, line, lozenge, petals, place, poly
from cicera.art.pips import cup


def asso_denari(drawing: Drawing) -> None:
    """The coin of the suit, grown large, with the lioness's face for its eye."""
    _field(drawing, OCHRE)
    drawing.fill("".join(lozenge(100, y, 7, 13) for y in (80, 300)), INK)
    drawing.part(circle(100, 190, 81), OCHRE.light)
    drawing.fill(circle(100, 190, 68), INK)
    drawing.fill(petals(100, 190, 12, 66, 30, 8), CREAM)
    drawing.part(circle(100, 190, 37), VERMILION.light)
    mask(drawing, 100, 192, 0.82)


def asso_spade(drawing: Drawing) -> None:
    """A broad sword, upright."""
    _field(drawing, AZURE, 138)
    for x in (53, 147):
        gem(drawing, x, 190, 7, OCHRE)
    great_sword(drawing, 100, 16, 262, 19)
    drawing.stroke("M89,76L89,250", CREAM, 2)
    guard = blob(
        "44,270! 30,262 24,246! 42,248 58,256 78,258! 122,258! 142,256 158,248 176,246! 170,262 "
        "156,270! 124,274 116,281! 84,281! 76,274!"
    )
    drawing.part(guard, OCHRE.light)
    drawing.fill(poly("100,259 122,259 140,257 120,273 115,280 100,280"), OCHRE.dark)
    gem(drawing, 100, 268, 7)
    grip = box(88, 281, 24, 48)
    drawing.part(grip, VERMILION.light)
    drawing.stroke("M89,290L111,297M89,301L111,308M89,312L111,319", CREAM, 3.5, butt=True)
    drawing.part(circle(100, 344, 18), OCHRE.light)
    gem(drawing, 100, 344, 6, AZURE)


def asso_coppe(drawing: Drawing) -> None:
    """A great cup with three tulips."""
    _field(drawing, VERMILION)
    stems = line("100,160 100,92") + line("95,160 82,130 68,116") + line("105,160 118,130 132,116")
    drawing.stroke(stems, INK, 6)
    drawing.stroke(stems, OCHRE.light, 2.5)
    for x, y, turn, dye in ((66, 112, -38, OCHRE), (134, 112, 38, OCHRE), (100, 92, 0, AZURE)):
        _tulip(drawing, x, y, turn, dye)
    cup(drawing, 100, 246, 2.3, AZURE)


def _tulip(drawing: Drawing, x: float, y: float, turn: float, dye: Dye) -> None:
    def at(data: Data) -> Data:
        return place(data, x, y, turn=turn)

    side = "M0,6C-18,4 -20,-14 -17,-34L-6,-20L0,6Z"
    middle = "M0,6C-12,-8 -10,-28 0,-42C10,-28 12,-8 0,6Z"
    for flip in (False, True):
        drawing.part(at(place(side, 0, 0, flip=flip)), dye.dark)
    drawing.part(at(middle), dye.light)


def asso_bastoni(drawing: Drawing) -> None:
    """A stout knotty club in leaf, two of its branches cut off."""
    _field(drawing, BLACK, 138)
    with drawing.moved(8, 29, 0.92):
        for x, y, turn, flip in _SPRIGS:
            _leaf(drawing, x, y, turn, flip=flip)
        _club(drawing)


def _club(drawing: Drawing) -> None:
    club = blob(
        "84,346! 80,300 75,262 68,226 66,196! 58,190! 58,178! 65,172! 61,150 55,124! 34,116! "
        "34,92! 54,90! 54,60 72,34 100,26 128,34 146,60 150,102 145,126! 153,132! 152,144! "
        "141,148! 138,180 130,222! 150,230! 146,252! 124,256! 120,300 116,346! 100,352!"
    )
    shade = blob("114,10! 124,90 117,150 120,210 108,290 104,360! 180,360! 180,10!")
    drawing.planes(club, shade, OCHRE)
    for x, y, turn in ((35, 104, 0), (148, 241, 11)):
        drawing.part(place(blob("0,-13! 6,-6 6,6 0,13! -6,6 -6,-6"), x, y, turn=turn), CREAM)
        drawing.stroke(place("M0,-5L0,5", x, y, turn=turn), INK, 1.5)
    for x, y, half in ((88, 96, 8), (108, 178, 7), (92, 262, 6)):
        drawing.part(lozenge(x, y, half, half * 1.6), VERMILION.light)
    drawing.stroke(line("76,128 84,164 80,200") + line("116,52 124,74 122,96"), INK, 1.5)


_SPRIGS: Final = (
    (60, 184, 205, True), (150, 138, -28, False), (100, 34, 236, False), (100, 34, -56, True),
)  # fmt: skip


def _leaf(drawing: Drawing, x: float, y: float, turn: float, *, flip: bool) -> None:
    leaf = blob("0,0! 12,-12 30,-12 44,0! 30,10 12,10")
    drawing.part(place(leaf, x, y, turn=turn), (VERMILION if flip else AZURE).light)
    drawing.stroke(place("M2,0L34,-1", x, y, turn=turn), CREAM, 1.4)


def _field(drawing: Drawing, dye: Dye, down: float = 165) -> None:
    """The lozenge, ``down`` from its middle: a band in the suit's colour and a line inside it."""
    drawing.part(lozenge(100, 190, 86, down), dye.light)
    drawing.part(lozenge(100, 190, 72, down - 27), CREAM)
    drawing.stroke(lozenge(100, 190, 65, down - 40), dye.light)
