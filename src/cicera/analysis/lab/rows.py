"""What is kept of one hand? (rules.md S1-S7, B1-B5)

A row of :data:`WIDTH` small numbers. Seats and sides are told by their *place* in the order of
play: place 0 plays first, the last one deals; a side stands at the place of its first seat. So
hands with different dealers can be added up. The compiled hands write the same rows
(:mod:`cicera.analysis.lab.compiled`); :func:`row_of` says what is in them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cicera.domain.bonuses import Bonus
from cicera.domain.cards import DIECI, FANTE_CAGNI, MATA, SPADE, SUIT_MASKS
from cicera.domain.play import State
from cicera.domain.rules import Rules
from cicera.domain.scoring import Item, score

Rows = npt.NDArray[np.uint8]
"""Shape (hands, WIDTH)."""
Plies = npt.NDArray[np.uint16]
"""Shape (hands, 48, 2): cards on the table and legal moves before each ply; 0, 0 if not played."""

ITEMS: Final = len(Item)
BONUSES: Final = len(Bonus)
MAX_SEATS: Final = 4
MAX_SIDES: Final = 3
HONOURS: Final = (MATA, DIECI, FANTE_CAGNI)

SHEET: Final = 0
"""Points by side and item; all 0 after napoleone."""
NAPOLEONE: Final = SHEET + MAX_SIDES * ITEMS
"""1 + the place of the side that made it; 0 for none."""
TAKER: Final = NAPOLEONE + 1
"""1 + the place of the seat that captured last; 0 for none."""
EARNED: Final = TAKER + 1
"""Bonuses by seat and kind."""
TAKEN: Final = EARNED + MAX_SEATS * BONUSES
"""Cards that each seat took, with those it took them with; the sweep is nobody's."""
CAUGHT: Final = TAKEN + MAX_SEATS
"""1 + the place of the seat that took the mata, the ten, the fante; 0 for the sweep or nobody."""
PILES: Final = CAUGHT + len(HONOURS)
"""Cards of each side."""
SPADES: Final = PILES + MAX_SIDES
"""Spade of each side."""
SIZES: Final = SPADES + MAX_SIDES
"""Plays that take no card, one, two, three, four or more."""
MOST_TAKEN: Final = 4
WIDTH: Final = SIZES + MOST_TAKEN + 1


def place_of(rules: Rules, dealer: int, seat: int) -> int:
    """The place of ``seat`` in the order of play; the dealer's is the last."""
    return (seat - dealer - 1) % rules.players


def row_of(state: State) -> Rows:
    """The row of the finished hand ``state``; shape (WIDTH,)."""
    rules, dealer = state.rules, state.deal.dealer
    row = np.zeros(WIDTH, np.uint8)
    sheet = score(state)
    for side in range(rules.sides):
        place = place_of(rules, dealer, side) % rules.sides
        for number, item in enumerate(Item):
            row[SHEET + ITEMS * place + number] = sheet.points(side, item)
        row[PILES + place] = state.piles[side].bit_count()
        row[SPADES + place] = (state.piles[side] & SUIT_MASKS[SPADE]).bit_count()
        if state.napoleone == side:
            row[NAPOLEONE] = place + 1
    kinds = list(Bonus)
    for played in state.log:
        card, captured = played.move.card, played.move.captured
        row[SIZES + min(captured.bit_count(), MOST_TAKEN)] += 1
        if not captured:
            continue
        place = place_of(rules, dealer, played.seat)
        row[TAKER] = place + 1
        row[TAKEN + place] += captured.bit_count() + 1
        for bonus in played.bonuses:
            row[EARNED + BONUSES * place + kinds.index(bonus)] += 1
        for number, honour in enumerate(HONOURS):
            if (captured | 1 << card) >> honour & 1:
                row[CAUGHT + number] = place + 1
    return row
