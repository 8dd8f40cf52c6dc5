"""What is on the other side? The lioness twice, head to tail, so that the back can be turned."""

from __future__ import annotations

from cicera.art.ink import AZURE, CREAM, Drawing
from cicera.art.lioness import lioness
from cicera.art.parts import paper
from cicera.art.paths import box, lozenge
from cicera.art.patterns import net

_FIELD = "M14,8L186,8Q192,8 192,14L192,366Q192,372 186,372L14,372Q8,372 8,366L8,14Q8,8 14,8Z"


def draw_back(drawing: Drawing) -> None:
    """An azure border of lozenges round two lionesses."""
    across, down = 184 / 14, 364 / 18
    paper(drawing, AZURE.light)
    border = net((8, 8, 192, 372), across, down, 3.6)
    drawing.clad(_FIELD, border, AZURE.light, base=CREAM)
    panel = box(8 + across, 8 + down, 184 - 2 * across, 364 - 2 * down)
    drawing.part(panel, CREAM, AZURE.light, 4)
    band = "".join(lozenge(100 + 18 * i, 190, 5, 5) for i in range(-4, 5))
    drawing.fill(box(8 + across, 181, 184 - 2 * across, 18), AZURE.light)
    drawing.fill(band, CREAM)
    drawing.twice(_half)


def _half(drawing: Drawing) -> None:
    with drawing.moved(42, 33, 0.75):
        lioness(drawing)
