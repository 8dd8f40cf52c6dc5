"""Who keeps people company? The dog of the fante di coppe, and the lioness's mask."""

from __future__ import annotations

from cicera.art.ink import CREAM, INK, OCHRE, VERMILION, Colour, Drawing, Dye
from cicera.art.paths import Data, blob, box, circle, limb, line, place


def dog(drawing: Drawing, ground: Colour) -> None:
    """A small dog that climbs a leg at the left, looking up; his feet on a plinth in ``ground``."""
    body = limb("37,309,27 43,294,22 52,279,23", ends="round")
    far_hind = limb("40,314,14 48,324,8 46,334,7")
    far_foot = blob("43,330! 50,331 58,338! 58,340! 42,340!")
    hind = limb("34,308,20 27,324,10 33,334,7")
    foot = blob("29,330! 37,331 44,338! 44,340! 29,340!")
    far_fore = limb("54,288,10 66,293,7 77,291,6", ends="round")
    fore = limb("55,284,11 67,279,7 80,276,6", ends="round")
    head = blob("45,276! 40,262 46,250 57,247! 72,239! 77,245 69,259 60,267! 60,278!")
    tail = limb("30,312,7 19,304,5 21,290,3", ends="round")
    drawing.cut(far_hind, far_foot, far_fore, colour=INK)
    drawing.cut(body, hind, foot, head, tail, fore, colour=INK)
    drawing.stroke(line("52,251! 44,258 44,270 50,272 53,263"), CREAM, 1.5)
    drawing.fill(circle(60, 253, 1.9), CREAM)
    drawing.stroke(line("42,277! 51,282 62,275!"), VERMILION.light, 4.5, butt=True)
    drawing.fill(box(22, 341, 42, 2), ground)
    drawing.stroke("M20,340L61,340")


def mask(drawing: Drawing, x: float, y: float, scale: float = 1, dye: Dye = OCHRE) -> None:
    """A lioness's face, full front: 70 high, 68 wide round ``x, y``."""

    def at(data: Data) -> Data:
        return place(data, x, y, scale)

    def across(data: Data) -> Data:
        return place(data, x, y, scale, flip=True)

    half = "M0,-34L-14,-32L-28,-24L-31,-2L-22,20L-10,33L0,36Z"
    ear = blob("-12,-31! -18,-41 -31,-41 -34,-29 -27,-18!")
    inner = blob("-20,-31! -25,-36 -29,-32 -27,-24!")
    nose = "M0,-34L-7,-30L-5,-8L-10,8L0,8Z"
    eye, brow = "M-24,-12Q-16,-17 -8,-6Q-18,-5 -24,-12Z", "M-26,-18L-9,-14L-7,-10"
    drawing.silhouette(at(ear), across(ear), at(half), across(half))
    drawing.fill(at(ear) + at(half), dye.light)
    drawing.fill(across(ear) + across(half), dye.dark)
    drawing.fill(at(inner) + across(inner), INK)
    drawing.fill(at(nose), CREAM)
    drawing.fill(across(nose), dye.light)
    drawing.fill(at(eye) + across(eye), INK)
    mouth = "M0,17Q-4,26 -14,22"
    drawing.stroke(at(brow) + across(brow) + at(mouth) + across(mouth) + at("M0,15L0,19"))
    drawing.fill(at("M-10,7L10,7L4,15L0,17L-4,15Z"), INK)
    drawing.fill(at("M-6,26Q0,24 6,26L3,32L-3,32Z"), VERMILION.light)
