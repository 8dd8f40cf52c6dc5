"""Who looks at us? Heads full front or half turned, in the same space as those in profile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cicera.art.ink import BLACK, CREAM, INK, SKIN, VERMILION, WHITE, Drawing, Dye
from cicera.art.paths import Data, blob, mirrored, place
from cicera.art.patterns import Pattern

SHAPES: Final = {
    "square": "M-20,-50L-20,-24L-14,-8L0,0L14,-8L20,-24L20,-50Z",
    "round": "M-20,-50L-21,-22Q-21,-3 0,0Q21,-3 21,-22L20,-50Z",
    "narrow": "M-19,-50L-17,-20L-9,-4L0,1L9,-4L17,-20L19,-50Z",
}
HAIR: Final = {
    "square": "M-27,-46L-29,-6L-21,2L21,2L29,-6L27,-46Z",
    "short": "M-23,-48L-24,-22L-18,-14L18,-14L24,-22L23,-48Z",
    "long": blob(
        "0,-56! -20,-54 -28,-36 -29,-8 -36,22! -20,26 0,10! 20,26 36,22! 29,-8 28,-36 20,-54"
    ),
    "bob": blob("0,-57! -20,-54 -28,-36 -30,0! -16,8 0,4! 16,8 30,0! 28,-36 20,-54"),
    "curls": blob(
        "0,-58! -12,-60 -18,-50! -29,-48 -27,-36! -37,-30 "
        "-30,-20! -37,-10 -28,-4! -30,8 -16,8! 0,2! "
        "16,8 30,8 28,-4! 37,-10 30,-20! 37,-30 27,-36! 29,-48 18,-50! 12,-60"
    ),
    "parted": blob("0,-56! -22,-52 -29,-30 -25,-4 -20,4! 20,4! 25,-4 29,-30 22,-52"),
}
_LOCKS: Final = {
    "parted": blob(
        "0,-54! -20,-50 -25,-28 -22,-12! -17,-26 -8,-38 0,-46! 8,-38 17,-26 22,-12! 25,-28 20,-50"
    ),
    "long": blob(
        "0,-54! -20,-50 -25,-28 -24,-8! -18,-30 -6,-40! 10,-42 18,-28 24,-8! 25,-28 20,-50"
    ),
    "bob": "M-22,-34L-22,-50L22,-50L22,-34L0,-40Z",
    "curls": blob(
        "-22,-30! -24,-44 -16,-48! -8,-52 0,-48! 8,-52 16,-48! "
        "24,-44 22,-30! 16,-38 8,-36! 0,-40 -8,-36! -16,-38"
    ),
}
BEARDS: Final = {
    "king": "M-21,-34L-15,-27L-9,-22L0,-24L9,-22L15,-27L21,-34"
    "L22,-10L15,8L10,4L7,16L0,24L-7,16L-10,4L-15,8L-22,-10Z",
    "short": "M-21,-32L-16,-22L-9,-20L0,-22L9,-20L16,-22L21,-32L20,-8L10,5L0,8L-10,5L-20,-8Z",
    "round": blob(
        "-21,-32! -15,-24! -8,-21! 0,-23! 8,-21! 15,-24! 21,-32! 27,-8 20,16 0,24 -20,16 -27,-8"
    ),
    "goatee": "M-11,-19L0,-21L11,-19L9,-16L6,-18L7,2L0,14L-7,2L-6,-18L-9,-16Z",
    "pointed": "M-21,-32L-15,-24L-8,-20L0,-22L8,-20L15,-24L21,-32L19,-6L8,12L0,30L-8,12L-19,-6Z",
    "moustache": blob(
        "0,-20! -10,-22 -18,-15 -24,-18! -20,-10 -10,-11 0,-15! 10,-11 20,-10 24,-18! 18,-15 10,-22"
    ),
}
_BROW: Final = {
    "stern": "M-18,-43L-4,-40L-4,-37L-17,-39Z",
    "mild": "M-18,-39Q-11,-45 -5,-40L-5,-38Q-11,-41 -18,-37Z",
    "arched": "M-18,-37Q-13,-45 -4,-41L-4,-39.5Q-12,-42 -18,-37Z",
}
_EYE: Final = {
    "keen": "M-16,-34Q-11,-38 -5,-33Q-11,-30 -16,-34Z",
    "wide": "M-17,-33Q-11,-40 -4,-33Q-11,-28 -17,-33Z",
    "shut": "M-16,-34Q-11,-30 -5,-34L-5,-32.5Q-11,-28 -16,-32.4Z",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mien:
    """One person full front; ``look`` moves the features to the left or right."""

    shape: str = "square"
    hair: str = "square"
    hair_dye: Dye = BLACK
    beard: str = ""
    brow: str = "stern"
    eye: str = "keen"
    look: float = 0
    rouge: bool = False


def front(drawing: Drawing, who: Mien) -> None:
    """The head of ``who``, bare, without a neck; two planes, lit from the left."""
    face = SHAPES[who.shape]
    hair = HAIR[who.hair]
    beard = BEARDS.get(who.beard, "")
    drawing.silhouette(hair, face, *([beard] if beard else []))
    drawing.fill(hair, who.hair_dye.light)
    drawing.part(face, SKIN.light, width=1.4)
    look = place("M0,-60L40,-60L40,10L0,10Z", who.look, 0)
    drawing.clad(face, Pattern(look), SKIN.dark)
    if beard:
        drawing.part(beard, who.hair_dye.light, width=1.4)
    _features(drawing, who)
    if who.hair in _LOCKS:
        drawing.part(_LOCKS[who.hair], who.hair_dye.light, width=1.4)


def _features(drawing: Drawing, who: Mien) -> None:
    def at(data: Data) -> Data:
        return place(data, who.look, 0)

    def both(data: Data) -> Data:
        return at(data) + at(mirrored(data, 0))

    drawing.fill(at("M-4,-42L4,-42L7,-26L0,-22L-7,-26Z"), SKIN.light)
    drawing.fill(at("M0,-42L4,-42L7,-26L0,-22Z"), SKIN.dark)
    drawing.stroke(at("M-3,-40L-7,-26L0,-22L7,-26"), INK, 1.5)
    brow = INK if who.hair_dye == WHITE else who.hair_dye.light
    drawing.fill(both(_BROW[who.brow]), brow)
    drawing.fill(both(_EYE[who.eye]), INK)
    if who.rouge:
        drawing.fill(at("M-8,-13Q-4,-17 0,-15Q4,-17 8,-13Q0,-6 -8,-13Z"), VERMILION.light)
    elif who.beard != "moustache":
        drawing.stroke(at("M-7,-14Q0,-10 7,-14"), VERMILION.light, 2.8)
    if who.beard and who.beard != "moustache":
        low = 2 if who.beard in ("short", "goatee") else 12
        wave = f"M-5,-4L-4,{low - 2}M-12,-6L-12,-1"
        ink = CREAM if who.hair_dye == BLACK else INK
        drawing.stroke(both(wave) + at(f"M0,-4L0,{low}"), ink, 1.3)
