"""Which of two moves comes first? (rules.md C5)

The kernels number cards by rank, ``domain`` by suit. Where several moves are worth the same,
players take the first in the order of ``domain``: by card, the lay first, then the captures
ascending.
"""

from __future__ import annotations

from cicera.kernels.jit import inlined
from cicera.kernels.layout import CARD_BIT, FULL_MASK, RANKS
from cicera.kernels.machine import lowest


@inlined
def canonical(cards: int) -> int:
    """The set ``cards`` as ``domain`` writes it."""
    mask = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        mask |= 1 << (card & 3) * RANKS + (card >> 2)
    return mask


@inlined
def precedes(move: int, other: int) -> bool:
    """Whether ``domain`` lists ``move`` before ``other``."""
    card, than = move >> CARD_BIT, other >> CARD_BIT
    if card != than:
        return (card & 3) * RANKS + (card >> 2) < (than & 3) * RANKS + (than >> 2)
    return canonical(move & FULL_MASK) < canonical(other & FULL_MASK)
