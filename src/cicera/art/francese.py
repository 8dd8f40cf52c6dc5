"""What is on a card of *francese*? French signs, J Q K, and an index in two corners.

Pips stand between the indices, those below the middle upside down; courts are half figures that
turn (``french_courts``).
"""

from __future__ import annotations

from typing import Final

from cicera.art.emblems import FRENCH, french_pip, french_sign
from cicera.art.french_courts import draw_court
from cicera.art.glyphs import glyph
from cicera.art.ink import AZURE, CREAM, INK, OCHRE, VERMILION, Drawing
from cicera.art.parts import frame, paper
from cicera.art.paths import lozenge, place, poly
from cicera.domain.cards import ASSO, FANTE, RANK, SUIT, Card, french_code

_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -0.333), (1, -0.333), (0, 0), (-1, 0.333), (1, 0.333), (-1, 1),
        (1, 1)),
    10: ((-1, -1), (1, -1), (0, -0.667), (-1, -0.333), (1, -0.333), (-1, 0.333), (1, 0.333),
         (0, 0.667), (-1, 1), (1, 1)),
}  # fmt: skip
"""Where the pips stand, from the middle of the card; 1 is a column or the farthest row."""
_SIZES: Final = {2: 1.5, 3: 1.5, 4: 0.88, 5: 0.88, 6: 0.88, 7: 0.88, 8: 0.88, 9: 0.84, 10: 0.84}
_FIELDS: Final = (
    (OCHRE.light, INK), (AZURE.light, CREAM), (INK, CREAM), (VERMILION.light, CREAM),
)  # fmt: skip
"""The lozenge of each ace and its lines."""
_ACROSS: Final = 25
_DOWN: Final = 140


def draw_francese(drawing: Drawing, card: Card) -> None:
    """The whole card."""
    rank, suit = RANK[card], SUIT[card]
    paper(drawing)
    frame(drawing)
    if rank == ASSO:
        _ace(drawing, suit)
    elif rank < FANTE:
        size, down = _SIZES[rank + 1], _DOWN if rank > 2 else 128
        for x, y in _PLACES[rank + 1]:
            turn = 180 if y > 0 else 0
            french_pip(drawing, suit, 100 + _ACROSS * x, 190 + down * y, size, turn=turn)
    else:
        draw_court(drawing, suit, rank - FANTE)
    _index(drawing, card)


def _ace(drawing: Drawing, suit: int) -> None:
    """One great pip on a lozenge."""
    field, line = _FIELDS[suit]
    for share in (1.0, 0.93, 0.8):
        across, down = 76 * share, 156 * share
        shape = poly(f"100,{190 - down} {100 + across},190 100,{190 + down} {100 - across},190")
        if share == 1:
            drawing.part(shape, field)
        else:
            drawing.stroke(shape, line)
    french_pip(drawing, suit, 100, 192, 2.15)
    drawing.stroke(place(FRENCH[suit][0], 100, 192, 1.62), CREAM, 1.6)
    drawing.fill("".join(lozenge(100, y, 6, 10) for y in (88, 292)), line)


def _index(drawing: Drawing, card: Card) -> None:
    colour = FRENCH[SUIT[card]][1]
    _corner(drawing, card, colour)
    with drawing.turned():
        _corner(drawing, card, colour)


def _corner(drawing: Drawing, card: Card, colour: str) -> None:
    suit, text = SUIT[card], french_code(card)[:-1]
    if RANK[card] >= FANTE:
        drawing.part("M15,8L58,8L58,142L8,142L8,15Q8,8 15,8Z", CREAM)
    glyph(drawing, text, 31, 18, 1.08, colour)
    french_sign(drawing, suit, 32, 112, 0.86)
