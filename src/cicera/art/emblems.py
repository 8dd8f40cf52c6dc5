"""How is a suit shown in a corner? One bold sign each, Latin or French, about 46 high."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cicera.art.ink import AZURE, BLACK, CREAM, INK, OCHRE, VERMILION, Drawing, Dye
from cicera.art.paths import Data, box, circle, petals, place, poly
from cicera.art.patterns import Pattern

RED: Final = "#b32a1c"
"""The red of French indices: dark enough to be read on cream."""
GOLD: Final = "#8a540a"
"""Ochre, dark enough to be read on the paper."""
HEART: Final = "M0,22C-8,12 -24,2 -24,-10C-24,-24 -6,-26 0,-12C6,-26 24,-24 24,-10C24,2 8,12 0,22Z"
DIAMOND: Final = "M0,-25Q7,-10 19,0Q7,10 0,25Q-7,10 -19,0Q-7,-10 0,-25Z"
SPADE: Final = (
    "M0,-26C8,-15 26,-8 26,8C26,19 13,24 4,14Q4,20 11,26L-11,26Q-4,20 -4,14C-13,24 -26,19 -26,8"
    "C-26,-8 -8,-15 0,-26Z"
)
"""A broad leaf: smooth from its one point to its foot."""
CLUB: Final = (
    circle(0, -15.5, 11.3) + circle(-15.5, 5.5, 11.3) + circle(15.5, 5.5, 11.3)
    + "M-2.5,-8L-2.5,2L-8,4L-8,8L-3,8Q-3,20 -10,26L10,26Q3,20 3,8L8,8L8,4L2.5,2L2.5,-8Z"
)  # fmt: skip
"""Three round leaves that stand apart, on a stem."""
FRENCH: Final[tuple[tuple[Data, str], ...]] = (
    (SPADE, AZURE.light), (HEART, RED), (DIAMOND, GOLD), (CLUB, INK),
)  # fmt: skip
"""Sign and colour by suit, in the order spade, coppe, denari, bastoni."""
BRONZE: Final = Dye(GOLD, "#633c06")
_PIPS: Final = (AZURE, VERMILION, BRONZE, BLACK)


def latin_sign(drawing: Drawing, suit: int, x: float, y: float, scale: float) -> None:
    """The sign of a Latin suit, centred on ``x, y``."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale)

    _SIGNS[suit](drawing, at)


def french_sign(drawing: Drawing, suit: int, x: float, y: float, scale: float) -> None:
    """The sign of a French suit, plain, for an index."""
    data, colour = FRENCH[suit]
    drawing.fill(place(data, x, y, scale), colour)


def french_charge(drawing: Drawing, suit: int, x: float, y: float, scale: float, dye: Dye) -> None:
    """The sign of a French suit in two planes of ``dye``, without a line, on a garment."""
    shape = place(FRENCH[suit][0], x, y, scale)
    drawing.clad(shape, Pattern(box(x, y - 30, 30, 60)), dye.dark, base=dye.light)


def french_pip(
    drawing: Drawing, suit: int, x: float, y: float, scale: float, *, turn: float = 0
) -> None:
    """The sign of a French suit in two planes, as a pip; the black one has but one."""
    shape = place(FRENCH[suit][0], x, y, scale, turn=turn)
    dye = _PIPS[suit]
    if dye == BLACK:
        drawing.fill(shape, INK)
        return
    side = box(x if not turn else x - 30 * scale, y - 30 * scale, 30 * scale, 60 * scale)
    drawing.clad(shape, Pattern(side), dye.dark, base=dye.light)


_Placing = Callable[[Data], Data]


def _spada(drawing: Drawing, at: _Placing) -> None:
    drawing.part(at(poly("-6.5,10 -6.5,-18 0,-29 6.5,-18 6.5,10")), AZURE.light)
    drawing.part(at(poly("-17,6 17,6 17,13 -17,13")), OCHRE.light)
    drawing.part(at(poly("-4.5,13 4.5,13 4.5,26 -4.5,26")), VERMILION.light)


def _coppa(drawing: Drawing, at: _Placing) -> None:
    drawing.part(at("M-21,-22L21,-22C21,0 13,6 4,9L4,15C6,19 15,19 16,24L-16,24C-15,19 -6,19 -4,15"
                    "L-4,9C-13,6 -21,0 -21,-22Z"), VERMILION.light)  # fmt: skip
    drawing.part(at(box(-23, -24, 46, 8)), OCHRE.light)
    drawing.fill(at(poly("0,-12 6,-4 0,4 -6,-4")), CREAM)


def _denaro(drawing: Drawing, at: _Placing) -> None:
    drawing.part(at(circle(0, 0, 23)), OCHRE.light)
    drawing.fill(at(circle(0, 0, 17)), INK)
    drawing.fill(at(petals(0, 0, 2, 16.5, 9, 6)), OCHRE.light)
    drawing.fill(at(circle(0, 0, 6)), VERMILION.light)


def _bastone(drawing: Drawing, at: _Placing) -> None:
    """Two staves crossed at right angles, so that they are an X however small."""
    for turn in (45, -45):
        staff = at(place(box(-6.5, -22, 13, 44), 0, 0, turn=turn))
        buds = poly("-7,-20 -8,-25 0,-32 8,-25 7,-20") + poly("-7,20 -8,25 0,32 8,25 7,20")
        drawing.silhouette(staff, line=CREAM, width=1.2)
        drawing.fill(staff, INK)
        drawing.part(at(place(buds, 0, 0, turn=turn)), OCHRE.light, width=1.4)


_SIGNS: Final = (_spada, _coppa, _denaro, _bastone)
