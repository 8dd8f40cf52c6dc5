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
from cicera.art.paths import Data, box, cos, lozenge, place, sin, slope
from cicera.art.pips import baton, coin, cup


@dataclass(frozen=True, slots=True)
class _Lattice:
    """Where the staves of a bastoni card end: distances from the axis at the upper edge.

    ``step`` is how much higher the inner half of the heads stands than the outer, ``half`` half the
    length of a stave.
    """

    ends: tuple[float, ...]
    width: float = 12
    upright: tuple[float, ...] = ()
    step: float = 0
    half: float = 136


_LATTICES: Final = {
    2: _Lattice((55,), half=142),
    3: _Lattice((55,), upright=(0,), half=142),
    4: _Lattice((37, 73)),
    5: _Lattice((37, 73), upright=(0,)),
    6: _Lattice((24, 51, 78), 12),
    7: _Lattice((28, 53, 78), 11, upright=(0,)),
    8: _Lattice((17, 37, 61, 81), 9, step=34),
    9: _Lattice((25, 44, 63, 82), 8, upright=(0,), step=34),
    10: _Lattice((13, 29, 47, 63), 7, upright=(-77, 77), step=34),
}
_REACH: Final = 149
"""From the middle of a stave to the middle of its bud."""
_Rows: TypeAlias = tuple[tuple[int, ...], float, tuple[float, ...], float]
"""Pips in each row, their size, the rows from the middle of the card, the distance across. The
figure in the corner of a card ends at 36 across, 46 down: no pip may touch it."""
_CUPS: Final[dict[int, _Rows]] = {
    2: ((1, 1), 1.75, (-82, 82), 0),
    3: ((1, 2), 1.36, (-76, 76), 85),
    4: ((2, 2), 1.33, (-80, 80), 85),
    5: ((2, 1, 2), 1.09, (-97, 0, 97), 80),
    6: ((2, 2, 2), 1.09, (-97, 0, 97), 80),
    7: ((2, 3, 2), 0.88, (-100, 0, 100), 55),
    8: ((3, 2, 3), 0.88, (-100, 0, 100), 55),
    9: ((3, 3, 3), 0.88, (-100, 0, 100), 55),
    10: ((2, 3, 3, 2), 0.88, (-129, -43, 43, 129), 55),
}
_COINS: Final[dict[int, _Rows]] = {
    2: ((1, 1), 74, (-85, 85), 0),
    3: ((1, 1, 1), 54, (-116, 0, 116), 0),
    4: ((2, 2), 40, (-80, 80), 85),
    5: ((2, 1, 2), 40, (-102, 0, 102), 85),
    6: ((2, 2, 2), 40, (-102, 0, 102), 85),
    7: ((2, 3, 2), 27.5, (-94, 0, 94), 59),
    8: ((2, 1, 2, 1, 2), 33, (-112, -56, 0, 56, 112), 94),
    9: ((2, 2, 1, 2, 2), 31, (-117, -51, 0, 51, 117), 94),
}


def spade(drawing: Drawing, number: int) -> None:
    """Curved blades in pairs, a straight one in odd numbers; two straight ones beside the 10."""
    if number % 2:
        straight_sword(drawing, 100, 5 if number < 9 else 4)
    sabres(drawing, number // 2)
    if number % 2:
        straight_hilt(drawing, 100, 15 if number < 9 else 10)
    if number == 10:
        for x in (21, 179):
            straight_sword(drawing, x, 4.5, top=62, guard=292)
            straight_hilt(drawing, x, 7, guard=292)
    if number == 2:
        fool(drawing, 100, 190)
    elif number in (4, 6, 8):
        lily(drawing, 100, 184)
    elif number > 6:
        gem(drawing, 100, 184, 7)


def bastoni(drawing: Drawing, number: int) -> None:
    """Staves crossed as a lattice; upright ones in the middle of odd numbers and beside the 10."""
    lattice = _LATTICES[number]
    staves = _staves(lattice)
    for stave in staves:
        baton(drawing, stave.x, stave.y, stave.lean, lattice.half, lattice.width, stave.dye)
    _weave(drawing, staves, lattice.width)
    for x in lattice.upright:
        _ebony(drawing, 100 + x, lattice.width + 1, 152 if not x else 124)
    if number < 10:
        lily(drawing, 30, 190)
        lily(drawing, 170, 190)


@dataclass(frozen=True, slots=True)
class _Stave:
    """A stave by its middle, how it leans, its and its colour."""

    x: float
    y: float
    lean: float
    dye: Dye


def _staves(lattice: _Lattice) -> list[_Stave]:
    """Those that lean to the right, then to the left; azure and vermilion in turn."""
    centre = sum(lattice.ends) / len(lattice.ends)
    lean = slope(sqrt(_REACH**2 - centre**2), centre)
    outer = len(lattice.ends) - 1
    staves = []
    for side, dyes in ((1, (VERMILION, AZURE)), (-1, (AZURE, VERMILION))):
        for i, end in enumerate(lattice.ends):
            down = lattice.step / 2 * (1 if end > centre else -1)
            x = end - centre - down * sin(lean)
            y = 190 + down * cos(lean)
            staves.append(_Stave(100 + side * x, y, side * lean, dyes[(outer - i) % 2]))
    return staves


def _weave(drawing: Drawing, staves: Sequence[_Stave], width: float) -> None:
    """Paint every second stave of one family again where it passes over one of the other."""
    half = len(staves) // 2
    for parity in (0, 1):
        under = "".join(_strip(stave, width + 4) for stave in staves[half + parity :: 2])
        upper = staves[parity:half:2]
        if upper:
            with drawing.within(under):
                drawing.fill("".join(_strip(stave, width + 4) for stave in upper), INK)
                for stave in upper:
                    drawing.fill(_strip(stave, width), stave.dye.light)
                    drawing.fill(_strip(stave, width / 2, width / 4), stave.dye.dark)


def _strip(stave: _Stave, width: float, aside: float = 0) -> Data:
    half = 118
    return place(box(aside - width / 2, -half, width, 2 * half), stave.x, stave.y, turn=stave.lean)


def _ebony(drawing: Drawing, x: float, width: float, half: float) -> None:
    baton(drawing, x, 190, 0, half, width, BLACK)
    step = half / 4 - 2
    stones = (lozenge(x, 190 + step * i, width / 3, 11) for i in range(-2, 3))
    drawing.fill("".join(stones), CREAM)


def coppe(drawing: Drawing, number: int) -> None:
    """Cups in rows."""
    rows, scale, down, across = _CUPS[number]
    for i, count in enumerate(rows):
        y = 190 + down[i]
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
    rows, radius, down, across = _COINS[number]
    for i, count in enumerate(rows):
        y = 190 + down[i]
        for j in range(count):
            x = 100 + (j - (count - 1) / 2) * across
            coin(drawing, x, y, radius, _turn_about(i + j))
    if number == 4:
        lily(drawing, 100, 190, AZURE.light)


def _turn_about(step: int) -> Dye:
    return (VERMILION, AZURE)[step % 2]
