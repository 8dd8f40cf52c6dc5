"""How do curved spade interlace? A family of arcs, woven over and under, and straight swords."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from cicera.art.ink import AZURE, INK, LINE, OCHRE, VERMILION, Drawing, Dye
from cicera.art.paths import Data, Point, box, circle, place, poly, slope, xy

_MIDDLE: Final = 184
_TIP: Final = -1.07
_TAPER: Final = -0.6
"""Heights between which a blade comes to its point."""


@dataclass(frozen=True, slots=True)
class _Fan:
    """Some blades of one side: how far from the axis at their middle, and their common curve."""

    spreads: tuple[float, ...]
    reach: float = 96
    half: float = 140
    width: float = 9


_FANS: Final[dict[int, tuple[_Fan, ...]]] = {
    1: (_Fan((58,)),),
    2: (_Fan((38, 66), reach=86, half=136),),
    3: (_Fan((32,), 82, 122, 9), _Fan((56, 80), 100, 144, 9)),
    4: (
        _Fan((28,), 92, 108, 8),
        _Fan((43,), 80, 114, 8),
        _Fan((67,), 109, 145, 8),
        _Fan((82,), 98, 149, 8),
    ),
    5: (
        _Fan((21,), 74, 108, 7),
        _Fan((34,), 64, 114, 7),
        _Fan((53,), 91, 145, 7),
        _Fan((66,), 80, 149, 7),
    ),
}
"""By their number on one side. Four are two pairs, the inner one shorter; 5 is the 10, of whose
blades two are straight."""


@dataclass(frozen=True, slots=True)
class _Blade:
    """A parabola, ``spread`` from the axis at its middle, its belly to the left or right."""

    fan: _Fan
    spread: float
    side: int
    dye: Dye

    def x(self, u: float) -> float:
        return 100 + self.side * (self.fan.reach * u * u - self.spread)

    def lean(self, u: float) -> float:
        return 2 * self.fan.reach * u / self.fan.half

    def crossing(self, other: _Blade) -> float:
        """How high, from the middle, it meets one of the other side."""
        bends = sum(blade.fan.reach / blade.fan.half**2 for blade in (self, other))
        return math.sqrt((self.spread + other.spread) / bends) / self.fan.half

    def strip(self, *cuts: float, grow: float = 0, back: bool = False) -> Data:
        """The blade between the ``cuts`` (-1 top, 1 hilt), or only the half on its back.

        Each edge is a cubic from cut to cut, exact enough for any part to lie on the whole.
        """
        inner, outer = (0.0 if back else -0.5), 0.5
        there = self._edge(cuts, outer, grow)
        return "M" + there + "L" + self._edge(cuts[::-1], inner, grow) + "Z"

    def _edge(self, cuts: tuple[float, ...], share: float, grow: float) -> Data:
        out = xy(*self._at(cuts[0], share, grow))
        for start, stop in pairwise(cuts):
            near = start + (stop - start) / 1000
            far = stop - (stop - start) / 1000
            ax, ay = self._at(start, share, grow)
            bx, by = self._at(stop, share, grow)
            px, py = self._at(near, share, grow)
            qx, qy = self._at(far, share, grow)
            third = 1000 / 3
            first = xy(ax + (px - ax) * third, ay + (py - ay) * third)
            second = xy(bx + (qx - bx) * third, by + (qy - by) * third)
            out += f"C{first} {second} {xy(bx, by)}"
        return out

    def _at(self, u: float, share: float, grow: float) -> Point:
        """The point at height ``u``, off the spine by a ``share`` of the width towards the back."""
        full = self.fan.width
        width = (full if u > _TAPER else 1 + (full - 1) * (u - _TIP) / (_TAPER - _TIP)) + grow
        lean = self.lean(u)
        off = share * width / math.sqrt(1 + lean * lean)
        return self.x(u) - self.side * off, _MIDDLE + self.fan.half * u + off * lean


def sabres(drawing: Drawing, per_side: int) -> None:
    """``per_side`` blades and as many across from them, woven where they cross.

    Neighbours are azure and vermilion in turn, so that each can be told from the next. With 5 there
    are four a side, closer together, which leaves room beside them.
    """
    left = _side(_FANS[per_side], 1, (AZURE, VERMILION))
    right = _side(_FANS[per_side], -1, (VERMILION, AZURE))
    for blade in left + right:
        drawing.part(blade.strip(_TIP, _TAPER, 0, 1), blade.dye.light)
        drawing.fill(blade.strip(-0.93, _TAPER, 0, 1, grow=-LINE, back=True), blade.dye.dark)
    for sign in (-1, 1):
        for i, blade in enumerate(left):
            for j, other in enumerate(right):
                if (i + j + (sign > 0)) % 2 == 0:
                    _upper(drawing, blade, sign * blade.crossing(other))
    _hilts(drawing, left + right)


def _side(fans: tuple[_Fan, ...], side: int, dyes: tuple[Dye, Dye]) -> list[_Blade]:
    """The blades of one side from the axis outwards, the outermost of the first dye."""
    places = [(fan, spread) for fan in fans for spread in fan.spreads]
    outer = len(places) - 1
    return [_Blade(fan, x, side, dyes[(outer - i) % 2]) for i, (fan, x) in enumerate(places)]


def _upper(drawing: Drawing, blade: _Blade, u: float) -> None:
    reach = 0.046
    drawing.fill(blade.strip(u - reach, u + reach, grow=LINE), INK)
    reach += 0.004
    drawing.fill(blade.strip(u - reach, u + reach, grow=-LINE), blade.dye.light)
    drawing.fill(blade.strip(u - reach, u + reach, grow=-LINE, back=True), blade.dye.dark)


def _hilts(drawing: Drawing, blades: list[_Blade]) -> None:
    grip, guard = box(-3.3, 0, 6.6, 15), circle(0, 16.5, 4) + box(-6.7, -2.5, 13.4, 5)
    grips, guards = [], []
    for blade in blades:
        x, y = blade.x(0.98), _MIDDLE + blade.fan.half * 0.98
        turn = -slope(1, blade.lean(0.98) * blade.side)
        # Narrow blades stand close: their hilts shrink faster than they do, to have air.
        scale = (blade.fan.width - 3) / 6
        grips.append(place(grip, x, y, scale, turn=turn))
        guards.append(place(guard, x, y, scale, turn=turn))
    drawing.part("".join(grips), INK)
    drawing.part("".join(guards), OCHRE.light)


def straight_sword(
    drawing: Drawing, x: float, half: float = 5, *, top: float = 24, guard: float = 334
) -> None:
    """The blade of a narrow sword upright on ``x``, point up, as far as its ``guard``."""
    neck, edge, low = top + 16, half - 1, guard + 2
    blade = f"{x - half},{low} {x - half},{neck} {x},{top} {x + half},{neck} {x + half},{low}"
    drawing.part(poly(blade), OCHRE.light)
    drawing.fill(poly(f"{x},{top + 3} {x + edge},{neck} {x + edge},{low} {x},{low}"), OCHRE.dark)


def straight_hilt(drawing: Drawing, x: float, half: float = 15, *, guard: float = 334) -> None:
    """The hilt of a straight sword; laid over whatever crosses the blade."""
    drawing.part(box(x - half, guard, 2 * half, 6), OCHRE.light)
    drawing.part(box(x - 3.5, guard + 6, 7, 16), VERMILION.light)
    drawing.part(circle(x, guard + 25, 5), OCHRE.light)


def great_sword(drawing: Drawing, x: float, tip: float, hilt: float, half: float = 11) -> None:
    """A broad sword of two azure planes, point up, that ends above its guard at ``hilt``."""
    shoulder = tip + half * 2.4
    drawing.part(
        poly(
            f"{x - half},{hilt} {x - half},{shoulder} "
            f"{x},{tip} {x + half},{shoulder} {x + half},{hilt}"
        ),
        AZURE.light,
    )
    edge = half - 1
    drawing.fill(
        poly(f"{x},{tip + 3} {x + edge},{shoulder} {x + edge},{hilt} {x},{hilt}"), AZURE.dark
    )
