"""How do curved spade interlace? A family of arcs, woven over and under, and straight swords."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from cicera.art.ink import AZURE, INK, LINE, OCHRE, VERMILION, Drawing
from cicera.art.paths import Data, box, circle, limb_through, place, poly, slope

_MIDDLE: Final = 184


@dataclass(frozen=True, slots=True)
class _Fan:
    """The blades of one side: how far from the axis at their middle, and their common curve."""

    spreads: tuple[float, ...]
    reach: float = 96
    half: float = 140
    width: float = 9


_FANS: Final = {
    1: _Fan((58,)),
    2: _Fan((38, 66)),
    3: _Fan((28, 51, 74)),
    4: _Fan((18, 37, 56, 75), reach=92, half=148, width=7),
}


@dataclass(frozen=True, slots=True)
class _Blade:
    """A parabola, ``spread`` from the axis at its middle, its belly to the left or right."""

    fan: _Fan
    spread: float
    side: int

    def x(self, u: float) -> float:
        return 100 + self.side * (self.fan.reach * u * u - self.spread)

    def lean(self, u: float) -> float:
        return 2 * self.fan.reach * u / self.fan.half

    def strip(
        self, start: float, stop: float, pieces: int, *, grow: float = 0, back: float = 0
    ) -> Data:
        """The blade between two heights (-1 top, 1 hilt); ``back`` takes that share of its back."""
        spine = []
        for i in range(pieces + 1):
            u = start + (stop - start) * i / pieces
            full = self.fan.width
            width = (full if u > -0.6 else max(1, full + (0.6 + u) * 17)) + grow
            lean = self.lean(u)
            length = math.sqrt(1 + lean * lean)
            shift = back * width / length
            x = self.x(u) - self.side * shift
            spine.append((x, _MIDDLE + self.fan.half * u + shift * lean, width * (1 - 2 * back)))
        return limb_through(spine)


def sabres(drawing: Drawing, per_side: int) -> None:
    """``per_side`` azure blades and as many vermilion ones, woven where they cross."""
    fan = _FANS[per_side]
    left = [_Blade(fan, spread, 1) for spread in fan.spreads]
    right = [_Blade(fan, spread, -1) for spread in fan.spreads]
    for blades, dye in ((left, AZURE), (right, VERMILION)):
        for blade in blades:
            drawing.part(blade.strip(-1.07, 1, 8), dye.light)
            drawing.fill(blade.strip(-0.93, 1, 6, grow=-LINE, back=0.25), dye.dark)
    for sign in (-1, 1):
        for i, blade in enumerate(left):
            for j, other in enumerate(right):
                if (i + j + (sign > 0)) % 2 == 0:
                    at = sign * math.sqrt((blade.spread + other.spread) / 2 / fan.reach)
                    _upper(drawing, blade, at)
    for blade in (*left, *right):
        _hilt(drawing, blade)


def _upper(drawing: Drawing, blade: _Blade, u: float) -> None:
    reach = 0.046
    drawing.fill(blade.strip(u - reach, u + reach, 2, grow=LINE), INK)
    reach += 0.004
    drawing.fill(blade.strip(u - reach, u + reach, 2, grow=-LINE), AZURE.light)
    drawing.fill(blade.strip(u - reach, u + reach, 2, grow=-LINE, back=0.25), AZURE.dark)


def _hilt(drawing: Drawing, blade: _Blade) -> None:
    x, y = blade.x(0.98), _MIDDLE + blade.fan.half * 0.98
    turn = -slope(1, blade.lean(0.98) * blade.side)
    half = blade.fan.width * 0.75

    def at(data: Data) -> Data:
        return place(data, x, y, turn=turn)

    drawing.part(at(box(-half / 2, 0, half, 15)), INK)
    drawing.part(at(circle(0, 17, 4)), OCHRE.light)
    drawing.part(at(box(-half, -3, 2 * half, 5)), OCHRE.light)


def straight_sword(drawing: Drawing, x: float, half: float = 5, *, top: float = 24) -> None:
    """A narrow sword upright on ``x``, point up, its pommel near the lower edge."""
    neck, edge = top + 16, half - 1
    blade = f"{x - half},336 {x - half},{neck} {x},{top} {x + half},{neck} {x + half},336"
    drawing.part(poly(blade), OCHRE.light)
    drawing.fill(poly(f"{x},{top + 3} {x + edge},{neck} {x + edge},336 {x},336"), OCHRE.dark)


def straight_hilt(drawing: Drawing, x: float, half: float = 15) -> None:
    """The hilt of a straight sword; laid over whatever crosses the blade."""
    drawing.part(box(x - half, 334, 2 * half, 6), OCHRE.light)
    drawing.part(box(x - 3.5, 340, 7, 16), VERMILION.light)
    drawing.part(circle(x, 359, 5), OCHRE.light)


def great_sword(drawing: Drawing, x: float, tip: float, hilt: float, half: float = 11) -> None:
    """A broad sword of two azure planes, point up, that ends above its guard at ``hilt``."""
    shoulder = tip + half * 2.4
    drawing.part(
        poly(f"{x - half},{hilt} {x - half},{shoulder} {x},{tip} {x + half},{shoulder} {x + half},{hilt}"),
        AZURE.light,
    )
    edge = half - 1
    drawing.fill(
        poly(f"{x},{tip + 3} {x + edge},{shoulder} {x + edge},{hilt} {x},{hilt}"), AZURE.dark
    )
