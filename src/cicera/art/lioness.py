"""Who is on the back? A lean lioness rampant, azure on white."""

from __future__ import annotations

from cicera.art.ink import AZURE, CREAM, VERMILION, Colour, Drawing
from cicera.art.paths import Data, blob, circle, limb, line, place, poly
from cicera.art.patterns import Pattern

_A, _D = AZURE.light, AZURE.dark


def lioness(drawing: Drawing) -> None:
    """The lioness in a box of 150 by 195, looking left; move her with ``drawing.moved``."""
    _tail(drawing)
    _far_limbs(drawing)
    body = blob(
        "66,28! 79,42 89,60 98,80 108,96 124,108 131,126! 112,142! 100,124 92,114 76,108 "
        "58,98 48,82 45,64 52,46!"
    )
    drawing.cut(body, colour=_A)
    shade = blob("76,30! 82,58 94,84 108,102 120,128! 140,136! 140,96! 110,70!")
    drawing.clad(body, Pattern(shade), _D)
    _head(drawing)
    _near_limbs(drawing)


def _tail(drawing: Drawing) -> None:
    tail = limb("120,122,9 137,124,8 144,110,7.5 138,94,7 132,78,6.5 136,62,5.5")
    tuft = blob("131,65! 121,54 120,40 128,22! 134,34! 144,20! 149,38 147,52 139,65!")
    drawing.cut(tail, tuft, colour=_A)
    drawing.stroke(line("134,60 131,48 131,38") + line("138,60 142,48 142,38"), CREAM, 1.4)


def _far_limbs(drawing: Drawing) -> None:
    fore = limb("64,88,24 50,107,15 34,112,11 22,107,9", ends="round")
    drawing.cut(fore, colour=_D)
    _paw(drawing, 19, 105, 16, _D)
    hind = limb("106,126,36 80,132,24 68,146,14 60,157,11 48,160,9", ends="round")
    drawing.cut(hind, colour=_D)
    _paw(drawing, 45, 160, 0, _D)


def _near_limbs(drawing: Drawing) -> None:
    haunch = limb("114,128,38 103,148,27 110,162,15 117,173,11 113,183,9 104,187,9", ends="round")
    hock = blob("115,166! 128,172! 117,178!")
    drawing.cut(haunch, hock, colour=_A)
    shade = blob("122,104! 126,134 113,150 121,168 108,196! 150,196! 150,100!")
    drawing.clad(haunch, Pattern(shade), _D)
    _paw(drawing, 101, 187, -6, _A)
    fore = limb("69,72,32 50,88,22 29,84,14 13,71,10", ends="round")
    drawing.cut(fore, colour=_A)
    drawing.clad(fore, Pattern(blob("80,62! 72,84 52,94 34,90! 50,110! 100,90!")), _D)
    _paw(drawing, 10, 67, 40, _A)


def _head(drawing: Drawing) -> None:
    with drawing.moved(8, 0):
        ear = blob("56,22! 54,13 58,7 65,10 67,20 64,26!")
        head = blob(
            "23,27! 31,23 37,17! 44,11 54,11 62,18 68,32! 66,46 58,56! 48,60 38,58 31,57! 29,53 "
            "31,50! 38,48 43,43! 36,45 28,44! 22,41 21,34!"
        )
        drawing.cut(ear, head, colour=_A)
        tongue = blob("43,43.5! 36,46 29,45! 24,48 20,45 19,40! 15,45 18,51 24,52 31,50! 38,48!")
        drawing.fill(tongue, VERMILION.light)
        drawing.fill(poly("28,44 30,48.5 32.5,44.5") + poly("32,50 34,46.5 36,49"), CREAM)
        drawing.fill(poly("33,29.5 37.5,25 46,25 40.5,29.5"), CREAM)
        drawing.fill(poly("37,29.4 39,25 42.5,25 41,29.4"), _A)
        drawing.stroke(line("30,26.5! 36,21 47,21.5"), CREAM, 1.3)
        drawing.stroke(line("58,20! 58,14 61,12"), CREAM, 1.3)
        drawing.stroke(line("22,33 26.5,33 29.5,29.5") + line("48,40 53,46 51,54"), CREAM, 1.2)
        dots = circle(28, 37, 0.8) + circle(31.5, 38.5, 0.8) + circle(32, 35.5, 0.8)
        drawing.fill(dots, CREAM)


def _paw(drawing: Drawing, x: float, y: float, turn: float, colour: Colour) -> None:
    def at(data: Data) -> Data:
        return place(data, x, y, 0.66, turn=turn)

    claws = [(-8, -6.5), (-11, 0), (-8, 6.5)]
    points = (poly(f"{a - 1},{b - 3.4} {a - 12},{b * 1.25} {a - 1},{b + 3.4}") for a, b in claws)
    drawing.fill(at("".join(points)), VERMILION.light)
    sole = "M5,-8Q-2,-14 -10,-10Q-14,-6 -12,-3.5Q-17,0 -12,3.5Q-14,6 -10,10Q-2,14 5,8Q10,0 5,-8Z"
    drawing.fill(at(sole), colour)
    drawing.stroke(at("M-12,-3.5L-4,-2M-12,3.5L-4,2"), CREAM, 1.2)
