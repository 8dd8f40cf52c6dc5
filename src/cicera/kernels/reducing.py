"""Which positions of an open hand are worth the same from here on?

What the sides have got for sure is *settled*: bonuses, honours, the napula so far, carte and spade
once nobody can change them. What may still be got depends on the cards not yet played, the table,
the seat to play and a few facts, and on nothing else; these make the three words of a key, which
the table keeps in full, so that two different positions are never taken for one.

Cards are *alike* when they have the same rank and nothing tells them apart any more: no honour, no
spade that counts, none of a napula that can grow, none that can be part of a simili. Alike cards
in one hand, or on the table, are one move and one key.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from cicera.kernels.appraising import HONOURS, NAPULA_GROWS, SPADE_COUNT, kind_of
from cicera.kernels.desk import (
    BUCKET,
    HERO,
    KIND,
    KINDS,
    LATER,
    NOBODY,
    OTHER,
    RIVAL,
    WORTH,
)
from cicera.kernels.desk import TABLE as BUCKETS
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    COURT_RANK,
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    LAID,
    MAX_SIDES,
    NAPULA_LIMIT,
    NAPULA_SUIT,
    PACKET,
    PACKETS,
    PLAYERS,
    SIDES,
    STAGE,
    SUIT_MASK,
    TABLE,
    TAKER,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, multiply, product, rotate, shift_down, slot

_PAIRS: Final = 1
_TABLE_PAIRS: Final = 7
_MIX_FIRST: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_MIX_SECOND: Final = 0xC2B2AE3D27D4EB4F - (1 << 64)
_MIX_THIRD: Final = 0x165667B19E3779F9
_SETS: Final = [
    (ranks, sum(ranks) + size - 1)
    for size in range(2, 5)
    for ranks in combinations(range(COURT_RANK), size)
    if sum(ranks) + size <= COURT_RANK
]
_SIMILI_SETS: Final = np.array([sum(1 << 4 * rank for rank in ranks) for ranks, _ in _SETS])
_SIMILI_RANKS: Final = np.array([rank for _, rank in _SETS])
_SIMILI: Final = len(_SETS)


@kernel
def prepare(state: Words, search: Words, hero: int, worth: int) -> None:
    """Write to ``search`` what all positions behind ``state`` have in common.

    ``hero`` is the side whose lead is sought, ``worth`` what a napoleone counts as, in points, at
    most 10,000. All packets of the hand are known.
    """
    search[HERO] = hero
    search[RIVAL] = (hero + 1) % state[SIDES]
    search[OTHER] = (hero + 2) % MAX_SIDES if state[SIDES] == MAX_SIDES else NOBODY
    search[WORTH] = worth
    players = state[PLAYERS]
    stages = HAND_CARDS // (players * state[PACKET])
    later = 0
    for stage in range(stages, 0, -1):
        search[slot(LATER + stage)] = later
        for seat in range(players):
            later |= state[slot(PACKETS + (stage - 1) * players + seat)]
    unplayed = search[slot(LATER + state[STAGE])]
    for seat in range(players):
        unplayed |= state[slot(HANDS + seat)]
    told = HONOURS | _in_simili(unplayed, state[TABLE])
    for kind in range(4):
        apart = told
        if kind & SPADE_COUNT:
            apart |= SUIT_MASK
        if kind & NAPULA_GROWS:
            limit = state[NAPULA_LIMIT]
            apart |= (SUIT_MASK & (1 << 4 * limit) - 1) << state[NAPULA_SUIT]
        _write_kind(state, search, KINDS + KIND * kind, FULL_MASK & ~apart)


@kernel
def _in_simili(unplayed: int, table: int) -> int:
    """The cards that can still be part of a simili (B3)."""
    part = 0
    for suit in range(4):
        live = (unplayed | table) >> suit & SUIT_MASK
        players = unplayed >> suit & SUIT_MASK
        for number in range(_SIMILI):
            cards = _SIMILI_SETS[number]
            player = 1 << 4 * _SIMILI_RANKS[number]
            if cards & ~live == 0 and player & players:
                part |= (cards | player) << suit
    return part


@kernel
def _write_kind(state: Words, search: Words, place: int, alike: int) -> None:
    """The cards that may be ``alike``, and for each two places of a rank where they are."""
    search[slot(place)] = alike
    pair = 0
    for low in range(3):
        for high in range(low + 1, 4):
            search[slot(place + _TABLE_PAIRS + pair)] = _both(alike, low, high)
            pairs = 0
            for stage in range(state[STAGE] - 1, HAND_CARDS // (state[PLAYERS] * state[PACKET])):
                for seat in range(state[PLAYERS]):
                    cards = state[slot(PACKETS + stage * state[PLAYERS] + seat)]
                    pairs |= _both(alike & cards, low, high)
            search[slot(place + _PAIRS + pair)] = pairs
            pair += 1


@inlined
def _both(cards: int, low: int, high: int) -> int:
    """The cards at ``low`` of their rank whose mates at ``high`` are there too."""
    return cards & cards >> high - low & SUIT_MASK << low


@inlined
def alike_cards(search: Words, kind: int) -> int:
    """The cards that may be alike in a position of ``kind``."""
    cards: int = search[slot(KINDS + KIND * kind)]
    return cards


@inlined
def unplayed_key(state: Words, search: Words, facts: int) -> int:
    """The first word of the key: the cards not yet played, alike ones sorted."""
    cards = state[HANDS] | state[HANDS + 1] | state[HANDS + 2] | state[HANDS + 3]
    cards |= search[slot(LATER + state[STAGE])]
    cards = _sorted(cards, search, KINDS + KIND * kind_of(facts) + _PAIRS)
    return cards | (facts >> 31 & 2047) << 52


@inlined
def table_key(state: Words, search: Words, facts: int) -> int:
    """The second word of the key: the table but for a card that could be a picada."""
    cards = state[TABLE] ^ picada_card(state)
    cards = _sorted(cards, search, KINDS + KIND * kind_of(facts) + _TABLE_PAIRS)
    return cards | (facts >> 20 & 2047) << 52


@inlined
def facts_key(state: Words, search: Words, facts: int) -> int:
    """The third word of the key, 28 bits: who took last, the picada card, carte and spade."""
    laid = picada_card(state)
    picada = 0
    if laid:
        card = lowest(laid)
        alike = alike_cards(search, kind_of(facts))
        if alike & laid:
            card = lowest(alike & 15 << (card & ~3))
        picada = card + 1
    taker: int = state[TAKER] + 1
    return (facts & 0xFFFFF) << 8 | picada << 2 | taker


@inlined
def picada_card(state: Words) -> int:
    """The card just laid, as a set, if the player to move can take it alone; else 0 (B2)."""
    laid: int = state[LAID]
    if laid and not state[slot(HANDS + state[TURN])] & 15 << (lowest(laid) & ~3):
        return 0
    return laid


@inlined
def _sorted(cards: int, search: Words, pairs: int) -> int:
    """``cards`` with alike ones moved to the first of their places."""
    for pair in range(6):
        apart = pair + 1 if pair < 3 else (pair - 2 if pair < 5 else 1)
        moved = ~cards & cards >> apart & search[slot(pairs + pair)]
        cards ^= moved | moved << apart
    return cards


@inlined
def place_of(first: int, second: int, third: int, buckets: int) -> int:
    """Where the bucket of a key begins in a search with ``buckets`` of them."""
    mixed = multiply(first, _MIX_FIRST)
    mixed = multiply(rotate(mixed, 29) ^ second, _MIX_SECOND)
    mixed = multiply(rotate(mixed, 31) ^ third, _MIX_THIRD)
    _, place = product(multiply(mixed ^ shift_down(mixed, 32), _MIX_FIRST), buckets)
    return BUCKETS + place * BUCKET
