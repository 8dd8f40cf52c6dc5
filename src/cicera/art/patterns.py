"""What is cloth made of? Patterns as one path each, to be clipped to a garment.

Chevrons are for the trunk, chequers for the skirt, bars for sleeves and hose, lozenges for brocade;
two of the same scale never touch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cicera.art.paths import Data, Point, lozenge, number, polygon, steps, xy


@dataclass(frozen=True, slots=True)
class Pattern:
    """Path data filled, or stroked if it has a ``width``, in dashes if it has a ``dash``."""

    data: Data
    width: float = 0
    dash: float = 0


Area = tuple[float, float, float, float]
"""Left, top, right and bottom of where a pattern reaches."""
_STEEP: Final = 1.118
"""How much taller than thick a line is that falls by one in two: half the root of five."""


def chevrons(axis: float, top: float, bottom: float, reach: float, step: float = 14) -> Pattern:
    """Points downward, one below the other, on an upright ``axis``; as thick as what is between.

    They are outlines and no lines, since a line with sharp corners cannot stand among round ones
    for every renderer (:meth:`cicera.art.ink.Drawing.stroke`).
    """
    thick = step * _STEEP / 2
    half, back, down = number(reach), number(-reach), number(thick)
    rise, fall = number(reach / 2), number(-reach / 2)
    rows = (
        f"M{xy(axis - reach, y - thick / 2)}l{half},{rise} {half},{fall}v{down}"
        f"l{back},{rise} {back},{fall}Z"
        for y in steps(top, bottom, step)
    )
    return Pattern("".join(rows))


def bars(area: Area, step: float, width: float, skew: float = 0) -> Pattern:
    """Lines across, falling by ``skew`` on their way to the right."""
    left, top, right, bottom = area
    rows = (f"M{xy(left, y)}L{xy(right, y + skew)}" for y in steps(top, bottom, step))
    return Pattern("".join(rows), width)


def stripes(area: Area, step: float, width: float, skew: float = 0) -> Pattern:
    """Upright lines, leaning by ``skew`` on their way down."""
    left, top, right, bottom = area
    lines = (f"M{xy(x, top)}L{xy(x + skew, bottom)}" for x in steps(left, right, step))
    return Pattern("".join(lines), width)


def lozenges(area: Area, width: float, height: float, share: float = 0.6) -> Pattern:
    """A half-drop repeat of lozenges that fill ``share`` of their field."""
    left, top, right, bottom = area
    rows = enumerate(steps(top, bottom + height / 2, height / 2))
    stones = (
        lozenge(x, y, width / 2 * share, height / 2 * share)
        for j, y in rows
        for x in steps(left + (width / 2 if j % 2 else 0), right + width / 2, width)
    )
    return Pattern("".join(stones))


def dots(area: Area, step: float, radius: float) -> Pattern:
    """A half-drop repeat of small squares on their point, for spotted cloth."""
    return lozenges(area, step, step, 2 * radius / step)


def net(area: Area, width: float, height: float, thread: float) -> Pattern:
    """A diagonal net; on a light base it reads as lozenges."""
    left, top, right, bottom = area
    run = (bottom - top) * width / height
    start = left - (int(run / width) + 1) * width
    lines = [f"M{xy(x, top)}L{xy(x + run, bottom)}" for x in steps(start, right, width)]
    lines += [
        f"M{xy(x, top)}L{xy(x - run, bottom)}" for x in steps(left, right + left - start, width)
    ]
    return Pattern("".join(lines), thread)


def chequers(area: Area, size: float) -> Pattern:
    """An upright chequerboard of dashed rows."""
    left, top, right, bottom = area
    rows = (
        f"M{xy(left + (size if j % 2 else 0), y + size / 2)}L{xy(right, y + size / 2)}"
        for j, y in enumerate(steps(top, bottom, size))
    )
    return Pattern("".join(rows), size, size)


def fan(top: Area, columns: int, rows: int, *, sag: float = 0, bottom: Area) -> Pattern:
    """Chequers spread over a flaring skirt.

    ``top`` and ``bottom`` are its upper and lower edge as x, y of both ends; the rows sag in the
    middle.
    """

    def at(u: float, v: float) -> Point:
        left = [a + (b - a) * v for a, b in zip(top[:2], bottom[:2], strict=True)]
        right = [a + (b - a) * v for a, b in zip(top[2:], bottom[2:], strict=True)]
        x, y = (a + (b - a) * u for a, b in zip(left, right, strict=True))
        return x, y + sag * 4 * u * (1 - u)

    out = []
    for j in range(rows):
        for i in range(j % 2, columns, 2):
            u0, u1, v0, v1 = i / columns, (i + 1) / columns, j / rows, (j + 1) / rows
            out.append(polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]))
    return Pattern("".join(out))
