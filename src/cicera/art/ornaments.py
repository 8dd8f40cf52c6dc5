"""Which cards have an ornament of their own? The 2 of spade, la mata, and the 10 of denari."""

from __future__ import annotations

from typing import Final

from cicera.art.beasts import mask
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, SKIN, VERMILION, Drawing
from cicera.art.paths import Data, blob, circle, lozenge, place, poly
from cicera.art.pips import coin

_WREATH: Final = (
    (100, 43), (148, 76), (160, 140), (160, 240), (148, 304),
    (100, 337), (52, 304), (40, 240), (40, 140), (52, 76),
)  # fmt: skip


def fool(drawing: Drawing, x: float, y: float) -> None:
    """La mata: a woman in a fool's cap of three horns with bells, full front."""

    def at(data: Data) -> Data:
        return place(data, x, y)

    def across(data: Data) -> Data:
        return place(data, x, y, flip=True)

    collar = blob("0,28! -22,32! -42,58! -26,62! -20,82! 0,70!")
    horn = blob("0,-16! -30,-14! -29,-36 -34,-43 -39,-36 -40,-20! -48,-36 -44,-57 -28,-63 -10,-46!")
    peak = "M0,-88C-3,-66 -12,-48 -24,-15L0,-12Z"
    face = "M0,-20L-29,-20L-28,12L-15,33L0,40Z"
    for place_at, dye in ((at, VERMILION), (across, AZURE)):
        drawing.part(place_at(collar), dye.light)
    drawing.silhouette(at(face), across(face))
    drawing.fill(at(face), SKIN.light)
    drawing.fill(across(face), SKIN.dark)
    for place_at, dye in ((at, VERMILION), (across, AZURE)):
        drawing.part(place_at(horn), dye.light)
    drawing.silhouette(at(peak), across(peak))
    drawing.fill(at(peak), AZURE.light)
    drawing.fill(across(peak), VERMILION.light)
    drawing.part(at(blob("-34,-25! 0,-16 34,-25! 34,-12! 0,-3 -34,-12!")), OCHRE.light)
    _features(drawing, x, y)
    for bell in ((-40, -15), (40, -15), (0, -90), (-42, 60), (42, 60), (-20, 84), (20, 84)):
        drawing.part(at(circle(bell[0], bell[1], 7)), OCHRE.light)


def _features(drawing: Drawing, x: float, y: float) -> None:
    def at(data: Data) -> Data:
        return place(data, x, y)

    def across(data: Data) -> Data:
        return place(data, x, y, flip=True)

    eye = "M-22,6Q-14,-3 -6,7Q-14,11 -22,6Z"
    drawing.fill(at("M0,-6L6,0L8,15L0,19L-7,15Z"), SKIN.light)
    drawing.stroke(at("M-2,3L-7,15L0,19L7,15"), INK, 1.6)
    drawing.fill(at(eye) + across(eye), INK)
    drawing.fill(at("M-13,24Q0,21 13,24Q0,39 -13,24Z"), VERMILION.light)
    tear = lozenge(-15, 18, 3.5, 6)
    drawing.fill(at(tear) + across(tear), VERMILION.light)


def fair_ten(drawing: Drawing) -> None:
    """Il bello: a wreath of ten coins round a crowned lioness on a golden lozenge."""
    drawing.part(lozenge(100, 190, 52, 116), OCHRE.light)
    drawing.part(lozenge(100, 190, 41, 92), CREAM)
    drawing.fill("".join(lozenge(100, 190 + f * 70, 5, 10) for f in (-1, 1)), INK)
    mask(drawing, 100, 196, 0.92)
    crown = poly("76,162 70,138 88,150 100,130 112,150 130,138 124,162")
    drawing.part(crown, VERMILION.light)
    drawing.fill(poly("100,134 111,152 127,142 123,161 100,161"), VERMILION.dark)
    drawing.part("".join(circle(x, y, 3.5) for x, y in ((70, 137), (100, 129), (130, 137))), CREAM)
    for i, (x, y) in enumerate(_WREATH):
        coin(drawing, x, y, 26, (VERMILION, AZURE)[i % 2])
