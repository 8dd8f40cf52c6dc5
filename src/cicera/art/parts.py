"""What do all cards share? The paper, the frame, the plinth, hands, shoes and small ornaments."""

from __future__ import annotations

from typing import Final

from cicera.art.ink import CREAM, INK, OCHRE, SKIN, VERMILION, Colour, Drawing, Dye
from cicera.art.paths import Data, blob, box, lozenge, place, poly

GROUND: Final = 340
"""Where everybody stands."""
_EDGE: Final = "M13,0h174Q200,0 200,13v354Q200,380 187,380h-174Q0,380 0,367v-354Q0,0 13,0Z"
_FRAME: Final = "M15,8h170Q192,8 192,15v350Q192,372 185,372h-170Q8,372 8,365v-350Q8,8 15,8Z"
_HALF_FRAME: Final = "M40,8h145Q192,8 192,15v311"


def paper(drawing: Drawing, colour: Colour = CREAM) -> None:
    """The card itself."""
    drawing.fill(_EDGE, colour)


def frame(drawing: Drawing, colour: Colour = INK) -> None:
    """The line that holds the picture."""
    drawing.stroke(_FRAME, colour)


def half_frame(drawing: Drawing, colour: Colour = INK) -> None:
    """Half of the frame, from an open corner to the other, its ends pointed like a lozenge."""
    drawing.stroke(_HALF_FRAME, colour)
    drawing.fill(lozenge(40, 8, 6, 4) + lozenge(192, 326, 4, 6), colour)


def plinth(drawing: Drawing, colour: Colour, ornament: Colour, top: float = GROUND) -> None:
    """The block in the suit's colour that a figure stands on."""
    drawing.part(f"M8,{top:.0f}L192,{top:.0f}L192,365Q192,372 185,372h-170Q8,372 8,365Z", colour)
    middle = (top + 372) / 2
    drawing.fill("".join(lozenge(20 + 20 * i, middle, 7, 7) for i in range(9)), ornament)


def lily(drawing: Drawing, x: float, y: float, colour: Colour = OCHRE.light) -> None:
    """A flower of four lozenges for an empty flank."""
    upright = lozenge(x, y - 13, 5, 9) + lozenge(x, y + 13, 5, 9)
    drawing.fill(upright + lozenge(x - 9, y, 7, 5) + lozenge(x + 9, y, 7, 5), colour)


def fist(
    drawing: Drawing,
    x: float,
    y: float,
    scale: float = 1,
    *,
    turn: float = 0,
    flip: bool = False,
    skin: Colour = SKIN.light,
) -> None:
    """A hand closed round an upright shaft at ``x, y``; the wrist comes from below, right."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale, turn=turn, flip=flip)

    hand = at(
        "M2,-10L-8,-10Q-11,-7.4 -8,-4.8Q-11,-2.2 -8,.4Q-11,2.8 -8,5.2Q-11,7.8 -8,10.4L2,11L12,12"
        "L15,4Q15,-3 10,-9L6,-10Z"
    )
    thumb = at("M12,-6Q6,-16 -4,-15Q-8,-13 -4,-10L4,-7Z")
    drawing.silhouette(hand, thumb)
    drawing.fill(hand, skin)
    drawing.fill(thumb, skin)
    lines = "M-8,-4.8L5,-4.8M-8,.4L6,.4M-8,5.4L5,5.4M-4,-9.6L4,-7L9,-4"
    drawing.stroke(at(lines), INK, 1.4)


def hip_hand(
    drawing: Drawing, x: float, y: float, scale: float = 1, *, turn: float = 0, flip: bool = False
) -> None:
    """A hand laid on a hip or a hilt; the wrist at ``x, y``, the fingers to the left."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale, turn=turn, flip=flip)

    drawing.part(at(blob("0,-7! -9,-6 -18,-3 -22,3 -18,8 -11,9 -1,7!")), SKIN.light)
    drawing.stroke(at("M-18,2.5L-8,0M-15,6L-6,4"), INK, 1.3)


def cuff(drawing: Drawing, x: float, y: float, turn: float, dye: Dye, half: float = 9) -> None:
    """A band round a wrist, across a forearm that runs at ``turn`` degrees."""
    drawing.part(place(box(-3.5, -half, 7, 2 * half), x, y, turn=turn), dye.light)


def shoe(heel: float, toe: float, top: float = 325, ground: float = GROUND) -> Data:
    """A shoe on the ground, from ``heel`` towards ``toe``, left or right."""
    length = toe - heel
    a, b = heel + length * 0.36, heel + length * 0.5
    return blob(
        f"{heel},{top}! {a},{top}! {b},{top + 6} "
        f"{toe},{ground - 3}! {toe},{ground}! {heel},{ground}!"
    )


def gem(drawing: Drawing, x: float, y: float, half: float, dye: Dye = VERMILION) -> None:
    """A cut stone of two planes."""
    tall = half * 1.5
    drawing.part(lozenge(x, y, half, tall), dye.light)
    right = f"{x},{y - tall + 2} {x + half - 1.5},{y} {x},{y + tall - 2}"
    drawing.fill(poly(right), dye.dark)
