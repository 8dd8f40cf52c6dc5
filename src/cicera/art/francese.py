"""What is on a card of *francese*? French signs, J Q K, and an index in two corners.

The frame steps back from two corners, where the indices stand by themselves. Pips stand in two
columns on the axis of the card, those below the middle upside down; courts are half figures that
turn (``french_courts``).
"""

from __future__ import annotations

from typing import Final

from cicera.art.emblems import FRENCH, french_pip, french_sign
from cicera.art.french_courts import draw_court
from cicera.art.glyphs import glyph
from cicera.art.ink import AZURE, BLACK, CREAM, OCHRE, VERMILION, Drawing
from cicera.art.parts import paper
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
    9: ((-1, -1), (1, -1), (-1, -0.36), (1, -0.36), (0, 0), (-1, 0.36), (1, 0.36), (-1, 1), (1, 1)),
    10: ((-1, -1), (1, -1), (0, -0.667), (-1, -0.335), (1, -0.335), (-1, 0.335), (1, 0.335),
         (0, 0.667), (-1, 1), (1, 1)),
}  # fmt: skip
"""Where the pips stand, from the middle of the card; 1 is a column or the farthest row."""
_SIZES: Final = ((3, 1.5, 114, 0), (6, 0.84, 112, 25), (8, 0.84, 118, 25), (10, 0.75, 141, 25))
"""Up to which number: the size of a pip, rows and columns from the middle."""
_FRAME: Final = (
    "M55,8L185,8Q192,8 192,15L192,255Q192,262 185,262L159,262Q152,262 152,269L152,365"
    "Q152,372 145,372L15,372Q8,372 8,365L8,125Q8,118 15,118L41,118Q48,118 48,111L48,15Q48,8 55,8Z"
)
"""The line round the picture, which leaves two corners to the indices."""
_SHARES: Final = (1, 1.04, 1.02, 0.97)
"""How large the pips of a suit are, since a diamond is slim and a club is broad."""
_SIGNS: Final = (0.64, 0.66, 0.7, 0.62)
"""The same for the signs in the corners, which are smaller than any pip."""
_RAYS: Final = (
    (AZURE, 20), (VERMILION, 28), (OCHRE, 16), (BLACK, 24),
)  # fmt: skip
"""The roundel of each ace and how many rays its sun has."""


def draw_francese(drawing: Drawing, card: Card) -> None:
    """The whole card."""
    rank, suit = RANK[card], SUIT[card]
    paper(drawing)
    drawing.stroke(_FRAME)
    if rank == ASSO:
        _ace(drawing, suit)
    elif rank < FANTE:
        _pips(drawing, suit, rank + 1)
    else:
        draw_court(drawing, suit, rank - FANTE)
    _index(drawing, card)


def _pips(drawing: Drawing, suit: int, number: int) -> None:
    size, down, across = next(sizes for most, *sizes in _SIZES if number <= most)
    for x, y in _PLACES[number]:
        turn = 180 if y > 0 else 0
        french_pip(drawing, suit, 100 + across * x, 190 + down * y, size * _SHARES[suit], turn=turn)


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
    """The rank over a small sign, in the corner that the frame leaves."""
    suit, text = SUIT[card], french_code(card)[:-1]
    glyph(drawing, text, 25, 12, 1.0, colour, narrow=0.8 if len(text) == 1 else 0.76)
    french_sign(drawing, suit, 25, 95, _SIGNS[suit])
