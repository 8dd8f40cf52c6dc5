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

    collar = blob("0,24! -20,26! -38,46! -24,50! -22,66! -10,56! 0,74!")
    horn = blob(
        "-20,-14! -24,-36 -38,-48 -46,-40 -50,-22! -45,-10! -42,-22! -38,-26 -32,-18 -26,4!"
    )
    middle = blob("-19,-14! -14,-44 -2,-70! 0,-78! 2,-70 14,-44 19,-14!")
    face = at("M-20,-16L20,-16L19,8L10,22L0,28L-10,22L-19,8Z")
    for place_at, dye in ((at, AZURE), (across, VERMILION)):
        drawing.part(place_at(collar), dye.light)
        drawing.part(place_at(horn), dye.light)
    drawing.silhouette(face)
    drawing.fill(face, SKIN.light)
    drawing.fill(at("M0,-16L20,-16L19,8L10,22L0,28Z"), SKIN.dark)
    drawing.part(at(middle), VERMILION.light)
    drawing.fill(at("M0,-76C3,-60 12,-44 17,-15L0,-15Z"), AZURE.light)
    drawing.part(at(blob("-25,-20! 0,-12 25,-20! 25,-11! 0,-3 -25,-11!")), OCHRE.light)
    _features(drawing, x, y)
    for bell in ((-47, -8), (47, -8), (0, -80), (-38, 50), (38, 50), (0, 78), (-21, 70), (21, 70)):
        drawing.part(at(circle(bell[0], bell[1], 5)), OCHRE.light)


def _features(drawing: Drawing, x: float, y: float) -> None:
    def at(data: Data) -> Data:
        return place(data, x, y)

    def across(data: Data) -> Data:
        return place(data, x, y, flip=True)

    eye = "M-14,3Q-9,-2 -4,4Q-9,6 -14,3Z"
    drawing.fill(at("M0,-4L4,0L5,10L0,12L-4,10Z"), SKIN.light)
    drawing.stroke(at("M-1,2L-4,10L0,12L4,10"), INK, 1.4)
    drawing.fill(at(eye) + across(eye), INK)
    drawing.fill(at("M-8,17Q0,14 8,17Q0,25 -8,17Z"), VERMILION.light)
    tear = lozenge(-9, 11, 2, 4)
    drawing.fill(at(tear) + across(tear), VERMILION.light)


def fair_ten(drawing: Drawing) -> None:
    """Il bello: a wreath of ten coins round a crowned lioness on an azure lozenge."""
    drawing.part(lozenge(100, 190, 52, 118), AZURE.light)
    drawing.stroke(lozenge(100, 190, 46, 105), CREAM)
    drawing.fill("".join(lozenge(100, 190 + f * 74, 6, 12) for f in (-1, 1)), OCHRE.light)
    mask(drawing, 100, 196, 0.92)
    crown = poly("76,162 70,138 88,150 100,130 112,150 130,138 124,162")
    drawing.part(crown, VERMILION.light)
    drawing.fill(poly("100,134 111,152 127,142 123,161 100,161"), VERMILION.dark)
    drawing.part("".join(circle(x, y, 3.5) for x, y in ((70, 137), (100, 129), (130, 137))), CREAM)
    for i, (x, y) in enumerate(_WREATH):
        coin(drawing, x, y, 26, (VERMILION, AZURE)[i % 2])
