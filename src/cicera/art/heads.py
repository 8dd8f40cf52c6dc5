"""Who is it? Heads in profile, put together from a nose, a chin, an eye, hair and a beard.

All parts stand in a head's own space: the chin at 0,0, the skull up to about y -50, looking left.
Move and mirror a head with ``drawing.moved``; lay the hat (``hats``) on it in the same space.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cicera.art.ink import BLACK, CREAM, INK, SKIN, VERMILION, WHITE, Drawing, Dye
from cicera.art.paths import blob, limb, line
from cicera.art.patterns import Pattern

NOSES: Final = {
    "straight": "L-13.8,-28L-22.5,-16Q-22,-13.5 -15.5,-13.5",
    "hooked": "L-14,-29L-20.5,-25L-24,-15L-20.5,-12L-15.5,-13.2",
    "snub": "L-13.5,-27.5Q-15.5,-21 -22.5,-20Q-24,-15.5 -15.5,-13.5",
    "long": "L-14,-29L-27,-15.5Q-26,-12 -15.5,-13",
    "broken": "L-14,-29L-20,-26L-19,-21L-24,-16Q-23,-13 -15.5,-13.5",
    "small": "L-14,-27L-20,-18.5Q-19.5,-15 -15.5,-14.5",
    "bulb": "L-14,-28L-18,-22Q-27,-21 -26,-15Q-22,-11.5 -15.5,-13",
}
CHINS: Final = {
    "plain": "L-17.5,-10.5L-14.8,-9L-16.6,-6L-14,-4Q-15.5,1 -10,2L-5,2L9,-6",
    "strong": "L-17,-10.8L-14.8,-9L-16.8,-6.4L-14.5,-4.6Q-20,0 -14.5,4L-6,4L9,-4",
    "weak": "L-17.5,-10.6L-13.5,-9L-15,-6.6L-11.5,-4Q-11.5,0 -5,2L9,-5",
    "double": "L-17.5,-10.5L-14.8,-9L-16.6,-6L-14,-4Q-16.5,0 -11,2Q-10,9 1,8L12,0",
    "sharp": "L-17.5,-10.8L-14.5,-9.2L-16.2,-6.6L-14.2,-5Q-21,-2 -19,3L-5,3L9,-6",
}
_FOREHEADS: Final = {"flat": "M-13,-46L-15.5,-31", "high": "M-11,-47Q-17.5,-40 -15.5,-31"}
_SHADE: Final = blob("-4,-48! -4,-30! -7.5,-14! -5,-6 -6,10! 30,10! 30,-48!")
_EYES: Final = {
    "keen": "M-13.6,-25.6Q-9,-28 -5.5,-24.6Q-8,-22.6 -12.4,-23Z",
    "wide": "M-13.6,-25Q-10,-29.5 -5,-24.6Q-8,-21.4 -12.6,-22Z",
    "shut": "M-13.4,-23.6Q-9,-21.6 -5.5,-25L-5,-23.6Q-9,-19.8 -13,-22.2Z",
}
_BROWS: Final = {
    "level": "M-15,-31.5L-5,-33L-5,-30L-14,-28.4Z",
    "raised": "M-15,-33Q-9,-38 -4,-34L-4,-32Q-9,-34.6 -14.5,-30.4Z",
    "stern": "M-16,-29L-4,-35L-4,-31L-14.5,-27Z",
    "bushy": "M-18.5,-29.5L-13,-35L-3,-34L-4,-29L-14,-27Z",
}
HAIR: Final = {
    "bob": "M-13,-38L-9,-48Q0,-54 12,-48Q22,-40 20,-22"
    "Q22,-6 21,2Q12,8 3,4L6,-8Q0,-16 1,-24L-1,-36Z",
    "short": "M-13,-38L-9,-48Q0,-54 12,-48Q22,-40 20,-22"
    "Q20,-12 16,-6L8,-4L9,-14L3,-16L2,-26L-1,-36Z",
    "fringe": "M6,-40L12,-47Q22,-40 20,-22Q20,-10 16,-4L7,-4L9,-16L4,-20Z",
    "long": blob("-14,-38! -8,-50 10,-51 22,-38 23,-14 30,6 27,24! 16,20 6,6! 7,-8 1,-18 0,-34!"),
    "curls": blob(
        "-15,-36! -16,-46 -8,-48! -6,-56 6,-54! 14,-58 20,-47! 29,-44 25,-33! 32,-27 25,-19! "
        "32,-12 24,-5! 29,4 18,6! 10,10 6,0! 3,-8 6,-14! -1,-20 2,-30!"
    ),
    "blown": blob(
        "-15,-36! -16,-48 -4,-55 10,-53! 22,-56 32,-50 40,-54! 38,-44 30,-40! 38,-36 46,-38! "
        "42,-26 30,-24! 36,-18 44,-20! 38,-8 26,-8 14,-6! 9,-14! 2,-17! 0,-34!"
    ),
    "page": blob("-16,-30! -16,-42 -6,-51 8,-51 20,-42 23,-22 22,-8! 10,-4! 4,-8! 5,-22! -2,-33!"),
    "knot": blob(
        "-13,-38! -8,-50 8,-52 20,-42 20,-28! 34,-30 36,-14 24,-12! 14,-8 7,-8! 4,-18 0,-34!"
    ),
}
BEARDS: Final = {
    "goatee": "M-16,-4.5L-8,-7L-5,-11L4,-10L2,-2L-6,3L-14,15L-18,4Z",
    "full": blob("-17,-5! -11,-6! -6,-13! 4,-20! 12,-18! 13,-2 4,14 -8,20! -18,10! -20,0!"),
    "long": blob("-17,-5! -11,-6! -6,-13! 4,-20! 13,-18! 14,0 8,26 -6,58! -14,40 -22,16 -20,0!"),
    "forked": blob("-17,-5! -11,-6! -6,-13! 6,-20! 12,-10 6,6! 4,26! -4,14! -14,30! -20,12 -20,0!"),
    "round": blob("-17,-5! -11,-6! -6,-14! 4,-22! 15,-20! 20,0 10,20 -6,22 -22,16 -21,0!"),
    "jaw": blob("-12,2! -5,-4! 3,-10! 4,-24! 11,-24! 13,-8 4,6 -10,8!"),
}
MOUSTACHES: Final = {
    "plain": "M-16,-14L-20,-10.5L-12,-10L-3,-6L-6,-13Z",
    "curled": blob("-16,-14! -22,-11 -28,-15! -26,-8 -18,-8! -8,-8 -2,-4! -1,-10 -8,-13!"),
    "walrus": blob("-17,-14! -22,-9 -22,0! -14,-6! -6,-2 0,2! 0,-9 -8,-14!"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One person in profile: the names of the parts, and the colours of hair and beard."""

    nose: str = "straight"
    chin: str = "plain"
    eye: str = "keen"
    brow: str = "level"
    forehead: str = "flat"
    hair: str = "bob"
    hair_dye: Dye = BLACK
    beard: str = ""
    moustache: str = ""
    smile: float = 0
    old: bool = False
    rouge: bool = False
    neck: str = "3,-10,17 5,7,18"


def profile(drawing: Drawing, who: Face) -> None:
    """The head of ``who``, bare; two planes, lit from the front."""
    neck = limb(who.neck)
    face = _FOREHEADS[who.forehead] + NOSES[who.nose] + CHINS[who.chin] + "L15,-20L15,-46Z"
    hair = HAIR.get(who.hair, "")
    drawing.silhouette(neck, face, *([hair] if hair else []))
    drawing.clad(face, Pattern(_SHADE), SKIN.dark, base=SKIN.light)
    drawing.fill(neck, SKIN.dark)
    _beard(drawing, who)
    if hair and who.hair_dye == BLACK:
        drawing.fill(hair, INK)
    elif hair:
        drawing.part(hair, who.hair_dye.light, width=1.4)
    _look(drawing, who)


def _look(drawing: Drawing, who: Face) -> None:
    brow = who.hair_dye.light if who.hair_dye != WHITE else INK
    drawing.fill(_BROWS[who.brow], brow if who.brow != "bushy" else INK)
    drawing.fill(_EYES[who.eye], INK)
    if who.rouge:
        drawing.fill(
            "M-17.8,-10.6L-14.8,-9L-16.8,-5.8Q-12.5,-6 -10,-9Q-13.5,-11.5 -17.8,-10.6Z",
            VERMILION.light,
        )
    elif not who.moustache:
        drawing.stroke(f"M-15,-8.9L-9.5,{-8.4 - who.smile:.1f}", INK, 1.5)
    lines = "M-17,-15.8Q-14.5,-18.5 -13,-15.5"
    if who.old:
        lines += "M-3,-23L1,-25M-3,-21L0,-19M-11,-13Q-8,-11 -8,-6M-12,-39L-5,-40"
    drawing.stroke(lines, INK, 1.2)


def _beard(drawing: Drawing, who: Face) -> None:
    colour = who.hair_dye.light
    if who.beard:
        drawing.part(BEARDS[who.beard], colour)
    if who.moustache:
        drawing.part(MOUSTACHES[who.moustache], colour, width=1.4)
    locks = {"full": "-10,4 -9,14", "round": "-12,4 -11,16", "long": "-10,6 -9,40"}.get(who.beard)
    if locks:
        ink = CREAM if who.hair_dye == BLACK else INK
        middle = line(locks) + line(locks.replace("-10,", "-2,").replace("-12,", "-2,"))
        drawing.stroke(middle + line("4,-8 5,8"), ink, 1.3)
