"""Where does chance come from in the kernels? (rules.md D1, D4)

From xoshiro256++ (Blackman and Vigna 2018), whose four words splitmix64 makes of a seed: whole
numbers only, the same on every machine. It is for playouts and samples; the packs of matches are
shuffled by :mod:`cicera.domain.chance`. A *chance* is a contiguous int64 array of
:data:`CHANCE_WIDTH` words: the four of the generator, and room to shuffle a pack.
"""

from __future__ import annotations

from typing import Final

from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    CARDS,
    COURT_RANK,
    OPENING,
    PACKET,
    PACKETS,
    RANKS,
    REDEAL,
    Words,
)
from cicera.kernels.machine import add, less, multiply, popcount, product, rotate, shift_down, slot
from cicera.kernels.play import start

CHANCE_WIDTH: Final = 64
_PACK: Final = 8
_VOID_FROM: Final = 3
_TABLE_CARDS: Final = 4
_GOLDEN: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST_MIX: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND_MIX: Final = 0x94D049BB133111EB - (1 << 64)
_DRAWS: Final = 6
"""So many numbers are drawn from one word while shuffling."""


@kernel
def seed_chance(chance: Words, seed: int) -> None:
    """Set ``chance`` to the beginning of the stream of ``seed``."""
    for word in range(4):
        seed = add(seed, _GOLDEN)
        mixed = multiply(seed ^ shift_down(seed, 30), _FIRST_MIX)
        mixed = multiply(mixed ^ shift_down(mixed, 27), _SECOND_MIX)
        chance[word] = mixed ^ shift_down(mixed, 31)


@inlined
def next_word(chance: Words) -> int:
    """The next 64 bits."""
    first, second, third, fourth = chance[0], chance[1], chance[2], chance[3]
    word = add(rotate(add(first, fourth), 23), first)
    third ^= first
    fourth ^= second
    chance[0] = first ^ fourth
    chance[1] = second ^ third
    chance[2] = third ^ second << 17
    chance[3] = rotate(fourth, 45)
    return word


@inlined
def below(chance: Words, limit: int) -> int:
    """A number from 0 to ``limit - 1``, each equally likely; 1 <= ``limit`` < 2**61.

    The upper half of a word times ``limit``, drawn again while the lower half is among the 2**64
    modulo ``limit`` lowest (Lemire 2019).
    """
    low, high = product(next_word(chance), limit)
    if less(low, limit):
        surplus = _surplus(limit)
        while less(low, surplus):
            low, high = product(next_word(chance), limit)
    return high


@inlined
def shuffle(items: Words, first: int, count: int, chance: Words) -> None:
    """Put ``items[first : first + count]`` in an order of which each is equally likely.

    Fisher-Yates from the last item down, six numbers from each word (Brackett-Rozinsky and Lemire
    2024); ``count`` is at most 1,000.
    """
    while count > 1:
        draws = min(_DRAWS, count - 1)
        choices = 1
        for draw in range(draws):
            choices *= count - draw
        word = next_word(chance)
        if less(multiply(word, choices), choices):
            surplus = _surplus(choices)
            while less(multiply(word, choices), surplus):
                word = next_word(chance)
        for _ in range(draws):
            word, other = product(word, count)
            count -= 1
            here, there = slot(first + count), slot(first + other)
            items[here], items[there] = items[there], items[here]


@kernel
def deal(state: Words, chance: Words, dealer: int) -> None:
    """Deal a hand from a pack shuffled by ``chance``, void ones again (D1, D2, D4), and start it.

    How a pack falls into hands (D3) makes no difference to chance: the pack gives the opening,
    then the packets one after the other.
    """
    while True:
        for card in range(CARDS):
            chance[slot(_PACK + card)] = 1 << card
        shuffle(chance, _PACK, CARDS, chance)
        place = _PACK
        opening = 0
        for _ in range(_TABLE_CARDS):
            opening |= chance[slot(place)]
            place += 1
        if state[REDEAL] == 0 or not _void(opening):
            break
    state[OPENING] = opening
    size = state[PACKET]
    packet = PACKETS
    while place < _PACK + CARDS:
        cards = 0
        for _ in range(size):
            cards |= chance[slot(place)]
            place += 1
        state[slot(packet)] = cards
        packet += 1
    start(state, dealer)


@inlined
def _surplus(limit: int) -> int:
    """2**64 modulo ``limit``."""
    return (1 << 62) % limit * 4 % limit


@inlined
def _void(opening: int) -> bool:
    """Whether three or more fanti, cavalli or re void the deal (D4)."""
    void = False
    for rank in range(COURT_RANK, RANKS):
        void |= popcount(opening >> 4 * rank & 15) >= _VOID_FROM
    return void
