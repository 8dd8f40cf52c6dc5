"""How are shapes written down? As SVG path data, built from a few landmarks.

Path data here is a ``str`` in absolute ``M L C Q A Z`` and relative ``h v l``: what
:func:`place` can move and :func:`shorten` can compress. Every number is rounded to a tenth of a
card unit; the two functions that differ between maths libraries are rounded at the source, so
the same drawing has the same bytes on every machine.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

Data: TypeAlias = str
Point: TypeAlias = tuple[float, float]
Knot: TypeAlias = tuple[float, float, bool]
"""x, y and whether the outline has a corner here."""

_PULL: Final = 0.36
_COMMAND: Final = re.compile(r"([MLCQAZHVhvl])([^MLCQAZHVhvl]*)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")


def cos(degrees: float) -> float:
    """The cosine, to nine places."""
    return round(math.cos(math.radians(degrees)), 9)


def sin(degrees: float) -> float:
    """The sine, to nine places."""
    return round(math.sin(math.radians(degrees)), 9)


def slope(dx: float, dy: float) -> float:
    """The angle of a direction in degrees, to six places."""
    return round(math.degrees(math.atan2(dy, dx)), 6)


def number(value: float) -> str:
    """A coordinate: one decimal, none when it is zero."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def xy(x: float, y: float) -> str:
    """A point in path data."""
    return f"{number(x)},{number(y)}"


def steps(start: float, stop: float, step: float) -> Iterator[float]:
    """``start``, ``start + step`` … below ``stop``."""
    while start < stop:
        yield start
        start += step


def blob(text: str) -> Data:
    """A closed smooth outline through ``"x,y x,y! …"``; ``!`` marks a corner."""
    return outline(_knots(text), closed=True)


def line(text: str) -> Data:
    """An open smooth line through ``"x,y x,y! …"``."""
    return outline(_knots(text), closed=False)


def poly(text: str) -> Data:
    """A closed straight-edged outline through ``"x,y x,y …"``."""
    return polygon([(x, y) for x, y, _ in _knots(text)])


def polygon(points: Iterable[Point]) -> Data:
    """A closed straight-edged outline through ``points``."""
    return "M" + "L".join(xy(x, y) for x, y in points) + "Z"


def outline(knots: Sequence[Knot], *, closed: bool) -> Data:
    """A smooth line through ``knots`` that keeps its corners."""
    return "M" + xy(*knots[0][:2]) + _curve(knots, closed) + ("Z" if closed else "")


def limb(text: str, *, ends: str = "flat") -> Data:
    """A tapering limb through ``"x,y,width …"``; its ``ends`` are flat, round or only ``tip``."""
    return limb_through([_triple(token) for token in text.split()], ends=ends)


def limb_through(spine: Sequence[tuple[float, float, float]], *, ends: str = "flat") -> Data:
    """As :func:`limb`, of a spine in numbers."""
    left, right = _sides(spine)
    first, last = spine[0][2] / 2, spine[-1][2] / 2
    data = "M" + xy(*left[0][:2]) + _curve(left, False)
    data += _end(last, ends in ("round", "tip")) + xy(*right[0][:2]) + _curve(right, False)
    return data + _end(first, ends == "round") + xy(*left[0][:2]) + "Z"


def circle(x: float, y: float, radius: float) -> Data:
    """A circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, rx: float, ry: float) -> Data:
    """An upright ellipse; it cannot be turned by :func:`place`."""
    arc = f"A{number(rx)} {number(ry)} 0 1 0 "
    return f"M{xy(x - rx, y)}{arc}{xy(x + rx, y)}{arc}{xy(x - rx, y)}Z"


def box(x: float, y: float, width: float, height: float) -> Data:
    """An upright rectangle."""
    return f"M{xy(x, y)}h{number(width)}v{number(height)}h{number(-width)}Z"


def lozenge(x: float, y: float, half_width: float, half_height: float) -> Data:
    """A lozenge round its centre."""
    a, b = number(half_width), number(half_height)
    a_back, b_back = number(-half_width), number(-half_height)
    return f"M{xy(x, y - half_height)}l{a},{b} {a_back},{b} {a_back},{b_back}Z"


def star(x: float, y: float, outer: float, inner: float, points: int) -> Data:
    """A star, one point up."""
    turns = [(180 * i / points - 90, (outer, inner)[i % 2]) for i in range(2 * points)]
    return polygon((x + r * cos(a), y + r * sin(a)) for a, r in turns)


def petals(x: float, y: float, inner: float, outer: float, width: float, count: int) -> Data:
    """A flower of pointed petals between two radii, one petal up."""
    petal = (
        f"M{xy(inner, 0)}Q{xy((inner + outer) / 2, width)} {xy(outer, 0)}"
        f"Q{xy((inner + outer) / 2, -width)} {xy(inner, 0)}Z"
    )
    return "".join(place(petal, x, y, turn=360 * i / count - 90) for i in range(count))


def place(
    data: Data, x: float, y: float, scale: float = 1, *, turn: float = 0, flip: bool = False
) -> Data:
    """``data`` mirrored if ``flip``, then turned by ``turn`` degrees, scaled and moved."""
    c, s, mirror = cos(turn) * scale, sin(turn) * scale, -1 if flip else 1

    def moved(px: float, py: float) -> str:
        return xy(c * px * mirror - s * py + x, s * px * mirror + c * py + y)

    out = []
    for command, values in _absolute(data):
        if command == "A":
            rx, ry, _, large, sweep, px, py = values
            sweep = 1 - sweep if flip else sweep
            radii = f"{number(rx * scale)} {number(ry * scale)} 0 {large:.0f} {sweep:.0f} "
            out.append("A" + radii + moved(px, py))
        else:
            pairs = zip(values[::2], values[1::2], strict=True)
            out.append(command + " ".join(moved(px, py) for px, py in pairs))
    return "".join(out)


def squeezed(data: Data, share: float) -> Data:
    """``data`` made narrower (or wider) towards the axis x 0."""
    out = []
    for command, values in _absolute(data):
        if command == "A":
            rx, ry, turn, large, sweep, x, y = values
            radii = f"{number(rx * share)} {number(ry)} {turn:.0f} {large:.0f} {sweep:.0f} "
            out.append("A" + radii + xy(x * share, y))
        else:
            pairs = zip(values[::2], values[1::2], strict=True)
            out.append(command + " ".join(xy(x * share, y) for x, y in pairs))
    return "".join(out)


def mirrored(data: Data, axis: float = 100) -> Data:
    """``data`` reflected in the upright line at ``axis``."""
    return place(data, 2 * axis, 0, flip=True)


def _triple(token: str) -> tuple[float, float, float]:
    x, y, width = token.split(",")
    return float(x), float(y), float(width)


def _knots(text: str) -> list[Knot]:
    knots = []
    for token in text.split():
        x, y = token.rstrip("!").split(",")
        knots.append((float(x), float(y), token.endswith("!")))
    return knots


def _curve(knots: Sequence[Knot], closed: bool) -> Data:
    """Cubic segments whose handles follow the chord of the neighbours."""
    count, out = len(knots), []
    for i in range(count if closed else count - 1):
        a, b = knots[i], knots[(i + 1) % count]
        if a[2] and b[2]:
            out.append("L" + xy(b[0], b[1]))
            continue
        before = knots[i - 1] if closed or i > 0 else a
        after = knots[(i + 2) % count] if closed or i + 2 < count else b
        ax, ay = _handle(a, before, b, a, b)
        bx, by = _handle(b, a, after, a, b)
        out.append(f"C{xy(a[0] + ax, a[1] + ay)} {xy(b[0] - bx, b[1] - by)} {xy(b[0], b[1])}")
    return "".join(out)


def _handle(at: Knot, before: Knot, after: Knot, start: Knot, end: Knot) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    if at[2]:
        return dx * _PULL, dy * _PULL
    length = math.sqrt(dx * dx + dy * dy)
    cx, cy = after[0] - before[0], after[1] - before[1]
    chord = math.sqrt(cx * cx + cy * cy) or 1
    return cx / chord * length * _PULL, cy / chord * length * _PULL


def _sides(spine: Sequence[tuple[float, float, float]]) -> tuple[list[Knot], list[Knot]]:
    left: list[Knot] = []
    right: list[Knot] = []
    for i, (x, y, width) in enumerate(spine):
        a, b = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.sqrt(dx * dx + dy * dy) or 1
        nx, ny = -dy / length * width / 2, dx / length * width / 2
        left.append((x + nx, y + ny, False))
        right.insert(0, (x - nx, y - ny, False))
    return left, right


def _end(radius: float, rounded: bool) -> str:
    return f"A{number(radius)} {number(radius)} 0 0 0 " if rounded else "L"


def _absolute(data: Data) -> Iterator[tuple[str, list[float]]]:
    """The commands of ``data`` with ``h v l`` made ``L`` and arcs one by one."""
    x = y = start_x = start_y = 0.0
    for command, text in _COMMAND.findall(data):
        values = [float(v) for v in _NUMBER.findall(text)]
        if command == "Z":
            x, y = start_x, start_y
            yield "Z", []
        elif command == "A":
            for i in range(0, len(values), 7):
                x, y = values[i + 5 : i + 7]
                yield "A", values[i : i + 7]
        elif command in "hvl":
            pairs = {"h": [*values, 0.0], "v": [0.0, *values], "l": values}[command]
            for dx, dy in zip(pairs[::2], pairs[1::2], strict=True):
                x, y = x + dx, y + dy
                yield "L", [x, y]
        else:
            x, y = values[-2:]
            if command == "M":
                start_x, start_y = values[:2]
            yield command, values
