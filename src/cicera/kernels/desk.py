"""How does a search lie in an array? (for :mod:`cicera.kernels.solving`)

A *search* is one contiguous int64 array, so that handing it over costs nothing:

=================  ==============================================================================
``0`` …            a buffer for all legal moves, ``MOVES_WIDTH`` words
``HERO`` …         what all positions have in common, see :mod:`cicera.kernels.reducing`
``LEVEL`` …        where the search is, and how many nodes it has looked at
``HISTORY``        how often a move has decided a position
``FRAMES``         49 levels: live words, and what is known of the position so far
``MOVES``          the moves of all levels, one behind the other
``SCORES``         what each of them promises
``TABLE`` …        buckets of two entries, of four words each, up to the end
=================  ==============================================================================
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cicera.kernels.layout import HAND_CARDS, LIVE, MAX_MOVES, MOVES_WIDTH, Words

HERO: Final = MOVES_WIDTH
"""The side whose lead is sought."""
RIVAL: Final = HERO + 1
OTHER: Final = HERO + 2
"""The sides of its rivals; :data:`NOBODY` where there is one rival only."""
WORTH: Final = HERO + 3
"""The points that a napoleone counts as."""
NOBODY: Final = 2
KINDS: Final = HERO + 8
"""Four kinds of positions, of sixteen words each."""
KIND: Final = 16
LATER: Final = KINDS + 4 * KIND
"""The cards of packets still to come, by the stage."""
LEVEL: Final = LATER + HAND_CARDS + 2
"""The level of the search; -1 when it is nowhere."""
TARGET: Final = LEVEL + 1
LOW: Final = LEVEL + 2
HIGH: Final = LEVEL + 3
STEP: Final = LEVEL + 4
NODES: Final = LEVEL + 5
"""How many positions have been looked at."""
HISTORY: Final = LEVEL + 8
HISTORY_BITS: Final = 12
FRAMES: Final = HISTORY + (1 << HISTORY_BITS)
(
    NEXT,
    END,
    BEST,
    MOVE,
    SETTLED,
    FIRST,
    SECOND,
    THIRD,
    PLACE,
    RISING,
    FRAME,
) = range(LIVE, LIVE + 11)
"""Words of a frame behind the live ones, and its width."""
MOVES: Final = FRAMES + FRAME * (HAND_CARDS + 1)
SCORES: Final = MOVES + MAX_MOVES * HAND_CARDS
TABLE: Final = SCORES + MAX_MOVES * HAND_CARDS
ENTRY: Final = 4
BUCKET: Final = 2 * ENTRY


def new_search(bits: int = 20) -> Words:
    """A search for any position, with a table of 2**``bits`` entries of 32 bytes, 1 to 30.

    What is never used of it takes no memory.
    """
    search = np.zeros(TABLE + (ENTRY << bits), np.int64)
    search[LEVEL] = -1
    return search
