"""What do coppe, denari and bastoni look like, one at a time?"""

from __future__ import annotations

from cicera.art.ink import BLACK, CREAM, INK, OCHRE, VERMILION, Drawing, Dye
from cicera.art.paths import Data, box, circle, lozenge, petals, place, polygon
from cicera.art.patterns import Pattern


def chalice(drawing: Drawing, x: float, y: float, scale: float = 1, dye: Dye = VERMILION) -> None:
    """A cup held at ``x, y``, the knop of its stem; 65 above, 20 below, 27 to each side."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale)

    bowl = at("M-25,-62L25,-62C25,-34 17,-18 4,-12L-4,-12C-17,-18 -25,-34 -25,-62Z")
    stem = at("M-4,-14L4,-14L4,6C6,12 20,13 22,20L-22,20C-20,13 -6,12 -4,6Z")
    rim = at(box(-27, -65, 54, 7))
    belt = "".join(lozenge(12 * i, -43, 6, 9) for i in range(-2, 3))
    drawing.silhouette(bowl, stem, rim)
    drawing.fill(bowl, dye.light)
    drawing.fill(at("M0,-62L25,-62C25,-34 17,-18 4,-12L0,-12Z"), dye.dark)
    drawing.clad(bowl, Pattern(at(belt)), CREAM)
    drawing.fill(stem + rim, OCHRE.light)
    drawing.fill(at("M0,-12L4,-12L4,6C6,12 20,13 22,20L0,20Z"), OCHRE.dark)


def cup(drawing: Drawing, x: float, y: float, scale: float = 1, dye: Dye = VERMILION) -> None:
    """A cup as a pip, centred on ``x, y``: 80 high and 56 wide, without small detail."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale)

    bowl = at("M-26,-34L26,-34C26,-6 16,8 5,12L-5,12C-16,8 -26,-6 -26,-34Z")
    stem = at("M-5,10L5,10L5,24C6,30 20,32 22,40L-22,40C-20,32 -6,30 -5,24Z")
    rim = at(box(-28, -40, 56, 9))
    drawing.silhouette(bowl, stem, rim)
    drawing.fill(bowl, dye.light)
    drawing.fill(at("M0,-34L26,-34C26,-6 16,8 5,12L0,12Z"), dye.dark)
    drawing.fill(at("".join(lozenge(13 * i, -15, 5, 9) for i in (-1, 0, 1))), CREAM)
    drawing.fill(stem + rim, OCHRE.light)
    drawing.fill(at("M0,10L5,10L5,24C6,30 20,32 22,40L0,40Z"), OCHRE.dark)
    knop = at("M-10,14L10,14L10,20L-10,20Z")
    drawing.part(knop, BLACK.light if scale > 0.5 else OCHRE.light)


def coin(drawing: Drawing, x: float, y: float, radius: float, dye: Dye = VERMILION) -> None:
    """A coin with a flower of eight petals round an eye in ``dye``."""
    drawing.part(circle(x, y, radius), OCHRE.light)
    drawing.fill(circle(x, y, radius * 0.82), INK)
    drawing.fill(petals(x, y, radius * 0.12, radius * 0.78, radius * 0.34, 8), CREAM)
    drawing.fill(circle(x, y, radius * 0.3), dye.light)
    drawing.fill(circle(x, y, radius * 0.13), CREAM)


def baton(
    drawing: Drawing, x: float, y: float, turn: float, half: float, width: float, dye: Dye
) -> None:
    """A straight staff through ``x, y`` with a bud at both ends, ``half`` as long as its shaft."""

    def at(data: Data) -> Data:
        return place(data, x, y, turn=turn)

    side = width / 2
    shaft = at(box(-side, -half, width, 2 * half))
    caps = at(_bud(half, side, -1) + _bud(half, side, 1))
    drawing.silhouette(shaft, caps)
    drawing.fill(shaft, dye.light)
    if dye != BLACK:
        drawing.fill(at(box(0, -half, side, 2 * half)), dye.dark)
    rings = [(half - 26, 4), (half - 33, 4), (half - 44, 8)]
    bands = (box(-side, end * m - q / 2, width, q) for end in (-1, 1) for m, q in rings)
    drawing.fill(at("".join(bands)), CREAM)
    drawing.fill(caps, OCHRE.light)
    drawing.fill(
        at(_bud(half, side, -1, half_only=True) + _bud(half, side, 1, half_only=True)), OCHRE.dark
    )
    seam, edge = half - 13, side + 2
    drawing.stroke(
        at(f"M{-edge},{-seam}L{edge},{-seam}M{-edge},{seam}L{edge},{seam}"), INK, 1.4, butt=True
    )


def _bud(half: float, side: float, end: int, *, half_only: bool = False) -> Data:
    points = [
        (0, half - 18), (side + 3, half - 18), (side + 3, half - 13), (side, half - 13),
        (side, half - 9), (side + 4, half), (side + 3, half + 5), (0, half + 12),
    ]  # fmt: skip
    if not half_only:
        points += [(-a, b) for a, b in points[-2:0:-1]]
    return polygon((a, end * b) for a, b in points)
