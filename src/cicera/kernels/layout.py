"""How does a hand lie in an array? (rules.md C1-C5, T1-T4, D2, P1-P6, section 8)

A *card* is a number 0-51, ``4 * rank + suit``, so that equal ranks are neighbours; a set of cards
is an int64 whose bit ``c`` stands for card ``c``, and such names end in ``_mask``. A *move* is one
int64: the captured set in bits 0-51, none for a lay, and the card in bits 52-57. A *state* is a
contiguous int64 array of :data:`WIDTH` words:

=====================  =========================================================================
``0`` … ``LIVE - 1``   what plays change; to go back, these words are all that must be kept
``OPENING``            the four opening cards, a set
``PACKETS``            48 sets: packet ``k`` of ``seat`` at ``PACKETS + k * players + seat``,
                       0 where it is not known
``LOG``                48 words: the moves made so far
``RULES``              16 words: the rule set, see :func:`cicera.kernels.packing.pack_rules`
=====================  =========================================================================
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Words: TypeAlias = npt.NDArray[np.int64]
"""A contiguous array of int64."""

TURN: Final = 0
"""The seat to play."""
PLIES: Final = 1
"""How many cards have been played; 48 when the hand is over."""
STAGE: Final = 2
"""How many packets have been given to each seat."""
TABLE: Final = 3
"""The cards on the table, a set."""
LAID: Final = 4
"""The card that the previous player laid, as a set of one; 0 for none (B2)."""
TAKER: Final = 5
"""The side that captured last; -1 for none (P6)."""
NAPOLEONE: Final = 6
"""The side that has all 13 spade, where the rule set has it; -1 for none (S7)."""
WAYS: Final = 7
"""Three words of counters, see :mod:`cicera.kernels.captures`."""
HANDS: Final = 10
"""Four sets, one a seat."""
PILES: Final = 14
"""Three sets, one a side."""
BONUSES: Final = 17
"""Three words, one a side, see :mod:`cicera.kernels.bonuses`."""
BONUS_BITS: Final = 8
LIVE: Final = 20
"""How many words a play can change."""
OPENING: Final = 20
PACKETS: Final = 24
LOG: Final = 72
RULES: Final = 120
WIDTH: Final = 136

PLAYERS: Final = RULES
PACKET: Final = RULES + 1
BATCH: Final = RULES + 2
REDEAL: Final = RULES + 3
CARTE_TIE: Final = RULES + 4
"""0 for none, 1 for split."""
NAPULA_SUIT: Final = RULES + 5
NAPULA_LIMIT: Final = RULES + 6
HAS_NAPOLEONE: Final = RULES + 7
CINQUANTA: Final = RULES + 8
LAST_SCUA: Final = RULES + 9
TARGET: Final = RULES + 10
SIDES: Final = RULES + 11
RULES_WIDTH: Final = 16

CARDS: Final = 52
RANKS: Final = 13
COURT_RANK: Final = 10
"""The first rank that has no value (C2)."""
HAND_CARDS: Final = 48
CARD_BIT: Final = 52
FULL_MASK: Final = (1 << 52) - 1
NUMERALS_MASK: Final = (1 << 40) - 1
SUIT_MASK: Final = 0x1111111111111
"""The cards of suit 0; shifted by ``suit`` those of any other."""
MATA: Final = 4
DIECI: Final = 4 * 9 + 2
FANTE_CAGNI: Final = 4 * 10 + 1

MAX_MOVES: Final = 16384
"""No position has as many legal moves."""
MOVES_WIDTH: Final = MAX_MOVES + 64
"""The width of a buffer for all legal moves; the words behind them are for listing them."""
ITEMS: Final = 11
"""Lines of the score sheet, in the order of :class:`cicera.domain.scoring.Item`."""
MAX_SIDES: Final = 3
