"""What is on each card of the deck *Leonessa*? Its picture, without paper and frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from cicera.art import aces, cavalli, fanti, kings, numerals
from cicera.art.glyphs import glyph
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, Colour, Drawing
from cicera.art.parts import frame, half_frame, paper, plinth
from cicera.domain.cards import ASSO, FANTE, RANK, SUIT, Card

Painter: TypeAlias = Callable[[Drawing], None]

GROUND_COLOURS: Final[tuple[tuple[Colour, Colour], ...]] = (
    (AZURE.light, CREAM), (VERMILION.light, CREAM), (OCHRE.light, INK), (INK, CREAM),
)  # fmt: skip
"""Plinth and ornament by suit."""
FIGURE_COLOURS: Final[tuple[Colour, ...]] = (AZURE.light, VERMILION.dark, INK, INK)
"""The numbers 2 to 10 by suit."""
COURTS: Final[tuple[tuple[Painter, Painter, Painter], ...]] = (
    (fanti.fante_spade, cavalli.cavallo_spade, kings.re_spade),
    (fanti.fante_coppe, cavalli.cavallo_coppe, kings.re_coppe),
    (fanti.fante_denari, cavalli.cavallo_denari, kings.re_denari),
    (fanti.fante_bastoni, cavalli.cavallo_bastoni, kings.re_bastoni),
)
_ACES: Final = (aces.asso_spade, aces.asso_coppe, aces.asso_denari, aces.asso_bastoni)
_NUMERALS: Final = (numerals.spade, numerals.coppe, numerals.denari, numerals.bastoni)


def draw_leonessa(drawing: Drawing, card: Card) -> None:
    """The whole card: paper, frame, the plinth of a court, and the picture."""
    paper(drawing)
    if ASSO < RANK[card] < FANTE:
        drawing.twice(lambda page: _numbered(page, card))
    else:
        frame(drawing)
    if RANK[card] >= FANTE:
        plinth(drawing, *GROUND_COLOURS[SUIT[card]])
    draw_picture(drawing, card)


def _numbered(drawing: Drawing, card: Card) -> None:
    """Half the frame, and the number in its open corner."""
    half_frame(drawing)
    text = str(RANK[card] + 1)
    glyph(drawing, text, 23 + len(text) // 2, 12, 0.55, FIGURE_COLOURS[SUIT[card]])


def draw_picture(drawing: Drawing, card: Card) -> None:
    """The pips or the figure alone, where they stand on a card of this face."""
    rank, suit = RANK[card], SUIT[card]
    if rank == ASSO:
        _ACES[suit](drawing)
    elif rank < FANTE:
        _NUMERALS[suit](drawing, rank + 1)
    else:
        COURTS[suit][rank - FANTE](drawing)
