"""What is settled of an open hand, and what may still come? (rules.md B1-B5, S1-S7)

Bonuses, honours and the napula so far are settled, and so are carte and spade once nobody can
change who has most. A napoleone undoes all that; as long as one side may still get it, nothing is
sure.
"""

from __future__ import annotations

from typing import Final

from cicera.kernels.desk import HERO, OTHER, RIVAL, WORTH
from cicera.kernels.jit import inlined
from cicera.kernels.layout import (
    BONUSES,
    CARDS,
    CINQUANTA,
    DIECI,
    FANTE_CAGNI,
    FULL_MASK,
    HAND_CARDS,
    HAS_NAPOLEONE,
    MATA,
    NAPOLEONE,
    NAPULA_LIMIT,
    NAPULA_SUIT,
    PILES,
    PLIES,
    RANKS,
    SIDES,
    SUIT_MASK,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, multiply, popcount, slot
from cicera.kernels.play import side_of
from cicera.kernels.scoring import CARTE_POINTS, NAPULA_FROM, napula

SPADE_COUNT: Final = 1
"""The bit of a kind that says that it matters who gets spade."""
NAPULA_GROWS: Final = 2
"""The bit that says that a napula can grow."""
FAR: Final = 60000
"""Further than any lead can be."""
HONOURS: Final = 1 << MATA | 1 << DIECI | 1 << FANTE_CAGNI
_BEST_PLAY: Final = 3
"""No card earns more bonuses, cinquanta left out (B1-B4)."""
_MIDDLE: Final = 1024
_END: Final = 1 << 52
_GROWTHS: Final = 12
"""As many different limits of a napula that can grow, none included."""
_BYTES: Final = 0x0101010101


@inlined
def appraise(state: Words, search: Words) -> tuple[int, int, int, int]:
    """What is settled of the lead, the least and the most it can become, and the facts.

    The facts hold what the key says of piles: 12 bits of carte, 8 of spade, 11 of the napula, 11
    of what is settled where a napoleone could undo it, and above them the kind.
    """
    weight = state[SIDES] - 1
    if state[NAPOLEONE] >= 0:
        lead = search[WORTH] * (weight if state[NAPOLEONE] == search[HERO] else -1)
        return lead, lead, lead, 0
    own = state[slot(PILES + search[HERO])]
    rival = state[slot(PILES + search[RIVAL])]
    other = state[slot(PILES + search[OTHER])]
    taken = own | rival | other
    settled = weight * _points(state, search[HERO], own)
    settled -= _points(state, search[RIVAL], rival) + _points(state, search[OTHER], other)
    gain = loss = 3 - popcount(taken & HONOURS)

    winner, can_win, can_lose, carte = _contest(own, rival, other, FULL_MASK, CARDS, 6)
    settled += CARTE_POINTS * (weight if winner > 0 else winner)
    gain += CARTE_POINTS * can_win
    loss += CARTE_POINTS * can_lose
    winner, can_win, can_lose, spade = _contest(own, rival, other, SUIT_MASK, RANKS, 4)
    settled += weight if winner > 0 else winner
    gain += can_win
    loss += can_lose
    kind = SPADE_COUNT if winner == 0 else 0

    growth, most = _growth(state, own, taken)
    gain += growth
    growth, reached = _growth(state, rival, taken)
    loss += growth
    most = most * _GROWTHS + reached
    growth, reached = _growth(state, other, taken)
    loss += growth
    most = most * _GROWTHS + reached
    if most:
        kind |= NAPULA_GROWS
    facts = carte | spade << 12 | most << 20
    if state[HAS_NAPOLEONE] and _unshared(own, rival, other):
        facts |= (settled + _MIDDLE) << 31 | (kind | SPADE_COUNT) << 42
        return settled, -FAR, FAR, facts
    plies = HAND_CARDS - state[PLIES]
    away = search[HERO] - side_of(state, state[TURN])
    mine = (plies + weight - (away if away >= 0 else away + weight + 1)) // (weight + 1)
    best = _BEST_PLAY + state[CINQUANTA]
    high = settled + weight * (gain + best * mine)
    return settled, settled - loss - best * (plies - mine), high, facts | kind << 42


@inlined
def _points(state: Words, side: int, pile: int) -> int:
    """The points that ``side`` has for sure, but for carte and spade."""
    bonuses = multiply(state[slot(BONUSES + side)], _BYTES) >> 32 & 255
    return bonuses + popcount(pile & HONOURS) + napula(state, pile)


@inlined
def _contest(
    own: int, rival: int, other: int, suit: int, cards: int, bits: int
) -> tuple[int, int, int, int]:
    """Who has most of the ``cards`` cards in ``suit`` (S1, S2)?

    1 if surely the hero, -1 a rival, 0 if that is open; then whether the hero, and whether a
    rival, can still be it; and the counts for the key, ``bits`` each.
    """
    mine, first, second = popcount(own & suit), popcount(rival & suit), popcount(other & suit)
    left = cards - mine - first - second
    most = max(first, second)
    if mine > most + left:
        return 1, 0, 0, 0
    if first > max(mine, second) + left or second > max(mine, first) + left:
        return -1, 0, 0, 0
    return 0, int(mine + left > most), int(most + left > mine), mine + 1 << bits | first


@inlined
def _growth(state: Words, pile: int, taken: int) -> tuple[int, int]:
    """By how much the napula of ``pile`` can still grow, and its limit for the key; 0 if not."""
    suit, limit = state[NAPULA_SUIT], state[NAPULA_LIMIT]
    most = min(lowest((taken ^ pile) >> suit & SUIT_MASK | _END) >> 2, limit)
    growth = most - napula(state, pile) if most >= NAPULA_FROM else 0
    return growth, most - NAPULA_FROM + 1 if growth else 0


@inlined
def _unshared(own: int, rival: int, other: int) -> bool:
    """Whether one side can still get all spade (S7)."""
    holders = int(own & SUIT_MASK != 0) + int(rival & SUIT_MASK != 0)
    return holders + int(other & SUIT_MASK != 0) < 2


@inlined
def kind_of(facts: int) -> int:
    """The kind of a position with ``facts``."""
    kind: int = facts >> 42
    return kind
