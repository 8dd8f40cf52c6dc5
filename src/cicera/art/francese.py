"""What is on a card of *francese*? French signs, J Q K, and an index in two corners.

Pips stand between the indices, those below the middle upside down; courts are half figures that
turn (``french_courts``).
"""

from __future__ import annotations

from typing import Final

from cicera.art.emblems import FRENCH, french_pip, french_sign
from cicera.art.french_courts import draw_court
from cicera.art.glyphs import glyph
from cicera.art.ink import AZURE, BLACK, CREAM, OCHRE, VERMILION, Drawing
from cicera.art.parts import frame, paper
from cicera.art.paths import circle, star
from cicera.domain.cards import ASSO, FANTE, RANK, SUIT, Card, french_code

_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -0.45), (1, -0.45), (0, 0), (-1, 0.45), (1, 0.45), (-1, 1), (1, 1)),
    10: ((-1, -1), (1, -1), (0, -0.64), (-1, -0.28), (1, -0.28), (-1, 0.28), (1, 0.28), (0, 0.64),
         (-1, 1), (1, 1)),
}  # fmt: skip
"""Where the pips stand, from the middle of the card; 1 is a column or the farthest row."""
_SIZES: Final = (
    (3, 1.5, 126, 0, 16), (6, 0.96, 140, 31, 26), (8, 0.86, 140, 28, 23), (10, 0.78, 142, 26, 24),
)  # fmt: skip
"""Up to which number: the size of a pip, rows and columns from the middle, and how far the upper
half stands to the right and the lower to the left, clear of the indices."""
_LEAN: Final = 0.45
"""From which row on, counted from the middle, the pips stand that far aside."""
_RAYS: Final = (
    (AZURE, 20), (VERMILION, 28), (OCHRE, 16), (BLACK, 24),
)  # fmt: skip
"""The roundel of each ace and how many rays its sun has."""


def draw_francese(drawing: Drawing, card: Card) -> None:
    """The whole card."""
    rank, suit = RANK[card], SUIT[card]
    paper(drawing)
    frame(drawing)
    if rank == ASSO:
        _ace(drawing, suit)
    elif rank < FANTE:
        _pips(drawing, suit, rank + 1)
    else:
        draw_court(drawing, suit, rank - FANTE)
    _index(drawing, card)


def _pips(drawing: Drawing, suit: int, number: int) -> None:
    size, down, across, aside = next(sizes for most, *sizes in _SIZES if number <= most)
    for x, y in _PLACES[number]:
        turn = 180 if y > 0 else 0
        middle = 100 - aside * max(-1, min(y / _LEAN, 1))
        french_pip(drawing, suit, middle + across * x, 190 + down * y, size, turn=turn)


def _ace(drawing: Drawing, suit: int) -> None:
    """One great pip in a roundel of the suit's colour, which leaves a sun round it."""
    dye, rays = _RAYS[suit]
    drawing.part(circle(100, 190, 60), dye.light)
    drawing.fill(star(100, 190, 57, 45, rays), CREAM)
    french_pip(drawing, suit, 100, 190, 1.5)


def _index(drawing: Drawing, card: Card) -> None:
    colour = FRENCH[SUIT[card]][1]
    _corner(drawing, card, colour)
    with drawing.turned():
        _corner(drawing, card, colour)


def _corner(drawing: Drawing, card: Card, colour: str) -> None:
    """The rank over a sign as wide as it."""
    suit, text = SUIT[card], french_code(card)[:-1]
    glyph(drawing, text, 37, 18, 1.0, colour)
    french_sign(drawing, suit, 37, 110, 0.9)
