"""How are the pips of a numeral laid out? One picture for each suit and number from 2 to 10."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from cicera.art.blades import sabres, straight_hilt, straight_sword
from cicera.art.ink import AZURE, BLACK, CREAM, INK, VERMILION, Drawing, Dye
from cicera.art.ornaments import fair_ten, fool
from cicera.art.parts import gem, lily
from cicera.art.paths import Data, box, lozenge, place, slope
from cicera.art.pips import baton, coin, cup


@dataclass(frozen=True, slots=True)
class _Lattice:
    """Where the staves of a bastoni card end: distances from the axis at the upper edge."""

    ends: tuple[float, ...]
    width: float = 12
    upright: tuple[float, ...] = ()


_LATTICES: Final = {
    2: _Lattice((55,)),
    3: _Lattice((55,), upright=(0,)),
    4: _Lattice((37, 73)),
    5: _Lattice((37, 73), upright=(0,)),
    6: _Lattice((15, 44, 73), 11),
    7: _Lattice((27, 50, 73), 11, upright=(0,)),
    8: _Lattice((11, 32, 53, 74), 9),
    9: _Lattice((20, 38, 56, 74), 9, upright=(0,)),
    10: _Lattice((9, 25, 41, 57), 8, upright=(-77, 77)),
}
_REACH: Final = 149
"""From the middle of a stave to the middle of its bud."""
_Rows: TypeAlias = tuple[tuple[int, ...], float, float, float]
"""Pips in each row, their size, and their distance down and across."""
_CUPS: Final[dict[int, _Rows]] = {
    2: ((1, 1), 1.75, 164, 0),
    3: ((1, 2), 1.45, 152, 89),
    4: ((2, 2), 1.4, 164, 89),
    5: ((2, 1, 2), 1.25, 116, 86),
    6: ((2, 2, 2), 1.25, 116, 84),
    7: ((3, 1, 3), 0.94, 118, 60),
    8: ((3, 2, 3), 0.94, 118, 60),
    9: ((3, 3, 3), 0.94, 118, 60),
    10: ((3, 2, 2, 3), 0.92, 88, 60),
}
_COINS: Final[dict[int, _Rows]] = {
    2: ((1, 1), 74, 170, 0),
    3: ((1, 1, 1), 54, 116, 0),
    4: ((2, 2), 42, 160, 90),
    5: ((2, 1, 2), 42, 120, 90),
    6: ((2, 2, 2), 42, 118, 90),
    7: ((2, 1, 2, 2), 37, 84, 92),
    8: ((2, 1, 2, 1, 2), 34, 70, 100),
    9: ((2, 2, 1, 2, 2), 34, 70, 96),
}


def spade(drawing: Drawing, number: int) -> None:
    """Curved blades in pairs, a straight one in odd numbers; two straight ones beside the 10."""
    if number % 2:
        straight_sword(drawing, 100, 5 if number < 9 else 4)
    sabres(drawing, number // 2)
    if number % 2:
        straight_hilt(drawing, 100, 15 if number < 9 else 10)
    if number == 10:
        for x in (20, 180):
            straight_sword(drawing, x, 4.5, top=62, guard=292)
            straight_hilt(drawing, x, 8.5, guard=292)
    if number == 2:
        fool(drawing, 100, 190)
    elif number == 4:
        lily(drawing, 100, 184)
    elif number in (6, 8, 10):
        gem(drawing, 100, 184, {6: 9, 8: 7, 10: 6}[number])


def bastoni(drawing: Drawing, number: int) -> None:
    """Staves crossed as a lattice; upright ones in the middle of odd numbers and beside the 10."""
    lattice = _LATTICES[number]
    centre = sum(lattice.ends) / len(lattice.ends)
    lean = slope(sqrt(_REACH**2 - centre**2), centre)
    offsets = [end - centre for end in lattice.ends]
    for dye, turn in ((VERMILION, lean), (AZURE, -lean)):
        for offset in offsets:
            baton(drawing, 100 + offset, 190, turn, 146, lattice.width, dye)
    _weave(drawing, offsets, lean, lattice.width)
    for x in lattice.upright:
        _ebony(drawing, 100 + x, lattice.width)
    if number < 6:
        lily(drawing, 30, 190)
        lily(drawing, 170, 190)


def _weave(drawing: Drawing, offsets: Sequence[float], lean: float, width: float) -> None:
    """Paint every second vermilion stave again where it passes over an azure one."""
    for parity in (0, 1):
        under = "".join(_strip(x, -lean, width + 4) for x in offsets[parity::2])
        upper = offsets[parity::2]
        if upper:
            with drawing.within(under):
                drawing.fill("".join(_strip(x, lean, width + 4) for x in upper), INK)
                drawing.fill("".join(_strip(x, lean, width) for x in upper), VERMILION.light)
                shades = (_strip(x, lean, width / 2, width / 4) for x in upper)
                drawing.fill("".join(shades), VERMILION.dark)


def _strip(offset: float, lean: float, width: float, aside: float = 0) -> Data:
    half = 118
    return place(box(aside - width / 2, -half, width, 2 * half), 100 + offset, 190, turn=lean)


def _ebony(drawing: Drawing, x: float, width: float) -> None:
    baton(drawing, x, 190, 0, 152, width, BLACK)
    stones = (lozenge(x, y, width / 3, 9) for y in range(102, 290, 22))
    drawing.fill("".join(stones), CREAM)


def coppe(drawing: Drawing, number: int) -> None:
    """Cups in rows."""
    rows, scale, pitch, across = _CUPS[number]
    for i, count in enumerate(rows):
        y = 190 + (i - (len(rows) - 1) / 2) * pitch
        for j in range(count):
            x = 100 + (j - (count - 1) / 2) * across
            cup(drawing, x, y, scale, _turn_about(i + j))
    if number == 2:
        for x in (28, 172):
            lily(drawing, x, 190)
    elif number == 4:
        gem(drawing, 100, 190, 10)


def denari(drawing: Drawing, number: int) -> None:
    """Coins in rows; the 10 has a picture of its own."""
    if number == 10:
        fair_ten(drawing)
        return
    rows, radius, pitch, across = _COINS[number]
    for i, count in enumerate(rows):
        y = 190 + (i - (len(rows) - 1) / 2) * pitch
        for j in range(count):
            x = 100 + (j - (count - 1) / 2) * across
            coin(drawing, x, y, radius, _turn_about(i + j))
    if number == 4:
        lily(drawing, 100, 190, AZURE.light)


def _turn_about(step: int) -> Dye:
    return (VERMILION, AZURE)[step % 2]
