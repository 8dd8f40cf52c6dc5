"""What is on a card of *grande*? A large index, the same picture smaller, a broad plinth.

The picture stands to the right of the index in the upper left corner; the second index, turned
round, has a tab in the plinth, which shows the suit by its colour.
"""

from __future__ import annotations

from typing import Final

from cicera.art.emblems import latin_sign
from cicera.art.glyphs import glyph
from cicera.art.ink import CREAM, INK, Drawing
from cicera.art.leonessa import GROUND_COLOURS, draw_picture
from cicera.art.parts import frame, paper
from cicera.art.paths import lozenge
from cicera.domain.cards import FANTE, RANK, RANK_CODES, SUIT, Card

INDEX_COLOUR: Final = INK
_TOP: Final = 270
"""Upper edge of the plinth."""


def draw_grande(drawing: Drawing, card: Card) -> None:
    """The whole card."""
    paper(drawing)
    frame(drawing)
    _plinth(drawing, card)
    court = RANK[card] >= FANTE
    x, y, scale = (46.0, 11.6, 0.76) if court else (52.0, 2.2, 0.72)
    with drawing.moved(x, y, scale):
        draw_picture(drawing, card)
    _index(drawing, card)


def _plinth(drawing: Drawing, card: Card) -> None:
    ground, ornament = GROUND_COLOURS[SUIT[card]]
    drawing.part(f"M8,{_TOP}L192,{_TOP}L192,365Q192,372 185,372h-170Q8,372 8,365Z", ground)
    stones = (lozenge(26 + 31 * i, _TOP + 28 + 46 * j, 11, 17) for j in (0, 1) for i in range(4))
    drawing.fill("".join(stones), ornament)
    drawing.part(f"M136,{_TOP}L192,{_TOP}L192,365Q192,372 185,372h-49Z", CREAM)


def _index(drawing: Drawing, card: Card) -> None:
    text = rank_text(card)
    x, scale = (36.5, 1.0) if len(text) > 1 else (33.0, 1.08)
    glyph(drawing, text, x, 18, scale, INDEX_COLOUR)
    latin_sign(drawing, SUIT[card], 33, 118, 0.85)
    with drawing.turned():
        glyph(drawing, text, 36, 17, 0.82, INDEX_COLOUR)
        latin_sign(drawing, SUIT[card], 36, 89, 0.66)


def rank_text(card: Card) -> str:
    """The rank as it is written: ``A``, ``2`` … ``10``, ``F``, ``C``, ``R``."""
    return RANK_CODES[RANK[card]].replace("T", "10")
