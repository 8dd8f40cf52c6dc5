"""How is a French court put together? Half a figure from a head, a hat, a dress and a thing.

A figure fills the right of the upper half, beside the index: its axis is x 112, the chin about
y 108; the half ends at y 190.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from cicera.art.emblems import french_charge
from cicera.art.fronts import Mien, front
from cicera.art.heads import Face, profile
from cicera.art.ink import CREAM, INK, SKIN, Colour, Drawing, Dye
from cicera.art.parts import fist
from cicera.art.paths import blob, box, limb, line, lozenge, poly
from cicera.art.patterns import Pattern

Hat: TypeAlias = Callable[[Drawing], None]
Thing: TypeAlias = Callable[[Drawing], None]

_HALF: Final = "M8,8L192,8L192,190L8,190Z"
_TRUNKS: Final = {
    "slim": blob("82,194! 86,164 82,136 96,122! 112,118! 128,122! 142,136 138,164 142,194!"),
    "broad": blob("76,194! 76,166 78,134 92,122! 112,118! 132,122! 146,134 150,166 150,194!"),
    "stout": blob("70,194! 68,166 74,136 90,124! 112,120! 134,124! 150,136 156,166 154,194!"),
}
_SLEEVES: Final = {
    "slim": ("90,140,24 78,164,27 84,196,22", "136,138,24 150,160,28 159,194,28"),
    "broad": ("84,140,30 72,164,33 76,196,28", "140,138,28 153,160,34 160,196,32"),
    "stout": ("80,142,30 64,166,36 66,196,32", "142,140,32 156,162,36 161,196,34"),
}
_CHARGES: Final = (0.74, 0.8, 0.85, 0.68)
"""How large the sign on the breast is by suit, clear of the sleeve."""
AREA: Final = (124.0, 120.0, 184.0, 200.0)
"""What a pattern must cover to fill any sleeve."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A half figure: head, hat, dress, what is held, and how high the hand is.

    The dress is plain and bears the suit's sign in ``charge``; the sleeve is patterned.
    """

    head: Face | Mien
    hat: Hat
    thing: Thing
    dress: Dye
    charge: Dye
    sleeve: Dye
    pattern: Pattern
    trim: Colour
    collar: str = "plain"
    build: str = "broad"
    grip: float = 156
    flip: bool = False


def draw_figure(drawing: Drawing, suit: int, figure: Figure) -> None:
    """The figure twice, head to tail, with a band between."""
    drawing.twice(lambda page: _half(page, suit, figure))


def _half(drawing: Drawing, suit: int, figure: Figure) -> None:
    with drawing.within(_HALF):
        far, near = _SLEEVES[figure.build]
        drawing.part(limb(far), figure.sleeve.light)
        drawing.part(_TRUNKS[figure.build], figure.dress.light)
        _COLLARS[figure.collar](drawing)
        french_charge(drawing, suit, 106, 159, _CHARGES[suit], figure.charge)
        with drawing.moved(112, 109, 1.03, flip=figure.flip):
            _head(drawing, figure.head, bare=figure.collar == "bare")
            figure.hat(drawing)
        figure.thing(drawing)
        drawing.cloth(limb(near), figure.pattern, figure.trim, figure.sleeve.light)
        wrist = figure.grip + 10
        forearm = limb(f"160,182,24 168,{wrist:g},17", ends="round")
        drawing.part(forearm, figure.sleeve.dark)
        fist(drawing, 168, figure.grip, 0.98, flip=True)
    drawing.part("M8,182L192,182L192,190L8,190Z", figure.sleeve.light)
    stones = (lozenge(20 + 20 * i, 186, 4, 2.4) for i in range(9))
    drawing.fill("".join(stones), CREAM)


def _head(drawing: Drawing, head: Face | Mien, *, bare: bool) -> None:
    if isinstance(head, Face):
        profile(drawing, head)
        return
    if bare:
        drawing.fill(blob("-9,-8! -9,12! 0,17 9,12! 9,-8!"), SKIN.dark)
        drawing.stroke("M-9,-8L-9,11M9,-8L9,11", INK, 1.4)
    else:
        drawing.part(box(-9, -8, 18, 26), SKIN.dark)
    front(drawing, head)


def _plain(drawing: Drawing) -> None:
    drawing.part(blob("92,119! 112,127 132,119! 135,127! 112,136 89,127!"), CREAM)


def _bare(drawing: Drawing) -> None:
    drawing.part(blob("86,124! 98,136 112,139 126,136 138,124! 122,108! 102,108!"), SKIN.light)
    drawing.stroke(line("86,124! 98,136 112,139 126,136 138,124!"), CREAM, 4)


def _ermine(drawing: Drawing) -> None:
    cape = blob("76,128! 92,116 112,114 132,116 148,128! 154,142! 134,136 112,138 90,136 70,142!")
    drawing.part(cape, CREAM)
    tails = ((80, 128), (92, 123), (104, 126), (120, 126), (132, 123), (144, 128))
    drawing.fill("".join(poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails), INK)


def _open(drawing: Drawing) -> None:
    drawing.part(blob("92,119! 112,140! 132,119! 122,112! 102,112!"), SKIN.light)
    drawing.stroke(line("90,119! 112,142 134,119!"), CREAM, 4)


def _mantle(drawing: Drawing) -> None:
    for flip in (False, True):
        with drawing.moved(224 if flip else 0, 0, flip=flip):
            drawing.part(blob("96,118! 76,130 66,160 66,194! 83,194! 83,160 104,132!"), CREAM)
            tails = ((82, 136), (74, 156), (74, 172))
            marks = (poly(f"{x},{y} {x + 3},{y + 9} {x - 3},{y + 9}") for x, y in tails)
            drawing.fill("".join(marks), INK)


def _fan(drawing: Drawing) -> None:
    drawing.part(blob("92,120! 112,132 132,120! 150,104 154,76! 140,78 128,96 120,112!"), CREAM)
    drawing.stroke("M128,116L150,88M126,112L142,82M132,116L153,98", INK, 1.3)


def _kerchief(drawing: Drawing) -> None:
    drawing.part(blob("94,116! 130,116! 140,136 112,142 84,136!"), CREAM)
    drawing.stroke(line("88,131! 112,136 136,131!"), INK, 1.3)


def _chain(drawing: Drawing) -> None:
    _plain(drawing)
    drawing.stroke(line("82,132! 112,146 142,132!"), CREAM, 3)


_COLLARS: Final[dict[str, Callable[[Drawing], None]]] = {
    "plain": _plain, "bare": _bare, "ermine": _ermine, "open": _open,
    "mantle": _mantle, "kerchief": _kerchief, "fan": _fan, "chain": _chain,
}  # fmt: skip
