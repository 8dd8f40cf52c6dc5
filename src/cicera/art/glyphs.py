"""How are ranks written in a corner? Letters and figures as lines, since a card has no fonts."""

from __future__ import annotations

from typing import Final

from cicera.art.ink import Colour, Drawing
from cicera.art.paths import Data, circle, place, squeezed

TALL: Final = 60
THICK: Final = 10.5
_THIN: Final = 8.6
"""For two figures in the room of one."""
_RING: Final = "M15,5Q26,5 26,19L26,41Q26,55 15,55Q4,55 4,41L4,19Q4,5 15,5Z"
_STROKES: Final[dict[str, tuple[float, Data]]] = {
    "0": (30, _RING),
    "1": (17, "M2,17L11,6L11,60"),
    "A": (32, "M3,60L16,4L29,60M8,41L24,41"),
    "2": (30, "M5,20Q5,5 15,5Q26,5 26,18Q26,27 18,37L6,54.8L29,54.8"),
    "3": (30, "M4,18Q4,5 15,5Q25,5 25,16Q25,28 12,28Q26,28 26,41Q26,55 15,55Q4,55 4,42"),
    "4": (32, "M21,60L21,5L4,42L32,42"),
    "5": (30, "M27,5.2L7,5.2L6,30Q9,24 16,24Q26,24 26,39Q26,55 15,55Q4,55 4,43"),
    "6": (34, "M26,2.8L5.5,33.1" + circle(17, 40.9, 13.9)),
    "7": (30, "M2,5.2L25,5.2Q14,30 12,60"),
    "8": (34, circle(17, 16.4, 11.2) + circle(17, 41.2, 13.6)),
    "9": (34, "M8,57.2L28.5,26.9" + circle(17, 19.1, 13.9)),
    "10": (40, "M0,16L6,6L6,60M27,4Q35.5,4 35.5,18L35.5,42Q35.5,56 27,56Q18.5,56 18.5,42L18.5,18"
               "Q18.5,4 27,4Z"),
    "F": (28, "M5.2,60L5.2,5.2L28,5.2M5.2,31L24,31"),
    "C": (30, "M26,22L26,19Q26,5 15,5Q4,5 4,19L4,41Q4,55 15,55Q26,55 26,41L26,38"),
    "R": (31, "M5.2,60L5.2,5.2L13,5.2Q26,5 26,18Q26,32 13,32L5.2,32M15,32L28,60"),
    "J": (27, "M22,0L22,41Q22,55 12,55Q2,55 2,42L2,38"),
    "Q": (34, "M15,4Q26,4 26,16L26,38Q26,50 15,50Q4,50 4,38L4,16Q4,4 15,4ZM13,35L33,61"),
    "K": (31, "M5.2,0L5.2,60M28,1L7,36M13,27L28,60"),
}  # fmt: skip


def glyph(
    drawing: Drawing,
    text: str,
    x: float,
    y: float,
    scale: float,
    colour: Colour,
    *,
    narrow: float = 1,
) -> None:
    """The rank ``text``, its middle at ``x``, its top at ``y``, 60 high times ``scale``.

    With ``narrow`` its lines are as much closer together, and a little thinner.
    """
    width, data = _STROKES[text]
    thick = (THICK if len(text) == 1 else _THIN) * min(1, narrow + 0.15)
    shape = place(squeezed(data, narrow), x - width / 2 * narrow * scale, y, scale)
    drawing.stroke(shape, colour, thick * scale, butt=True)


def figures(digits: str) -> tuple[Data, float]:
    """The outline of a number, 60 high from the origin, and how wide it is."""
    outlines, x = [], 0.0
    for digit in digits:
        width, data = _STROKES[digit]
        outlines.append(place(data, x, 0, 1))
        x += width + THICK
    return "".join(outlines), x - THICK
