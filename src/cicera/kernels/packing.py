"""How do the values of ``domain`` become integers, and come back?

Plain Python at the edge of the kernels; what the arrays hold is told in
:mod:`cicera.kernels.layout`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from cicera.domain import cards as plain
from cicera.domain.bonuses import Bonus
from cicera.domain.cards import SUIT_CODES, Card, Mask, cards_in
from cicera.domain.deal import Deal
from cicera.domain.play import Move, State
from cicera.domain.play import play as play_plainly
from cicera.domain.play import start as start_plainly
from cicera.domain.rules import Rules
from cicera.domain.scoring import Item
from cicera.kernels.captures import count_table
from cicera.kernels.chance import CHANCE_WIDTH, seed_chance
from cicera.kernels.layout import (
    BATCH,
    BONUS_BITS,
    BONUSES,
    CARD_BIT,
    CARTE_TIE,
    CINQUANTA,
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    HAS_NAPOLEONE,
    ITEMS,
    LAID,
    LAST_SCUA,
    LOG,
    MAX_SIDES,
    MOVES_WIDTH,
    NAPOLEONE,
    NAPULA_LIMIT,
    NAPULA_SUIT,
    OPENING,
    PACKET,
    PACKETS,
    PILES,
    PLAYERS,
    PLIES,
    REDEAL,
    RULES,
    RULES_WIDTH,
    SIDES,
    STAGE,
    TABLE,
    TAKER,
    TARGET,
    TURN,
    WIDTH,
    Words,
)
from cicera.kernels.play import start

PACKED: Final = tuple(4 * plain.RANK[card] + plain.SUIT[card] for card in plain.PACK)
"""The kernels' number of each card."""
UNPACKED: Final = tuple(PACKED.index(card) for card in plain.PACK)
"""The card that each of the kernels' numbers stands for."""
_PACKED_BITS: Final = tuple(1 << card for card in PACKED)
_UNPACKED_BITS: Final = tuple(1 << card for card in UNPACKED)
_BONUS_PLACES: Final = {bonus: BONUS_BITS * place for place, bonus in enumerate(Bonus)}
_BYTE: Final = (1 << BONUS_BITS) - 1


def pack_card(card: Card) -> int:
    """The kernels' number of ``card``."""
    return PACKED[card]


def unpack_card(card: int) -> Card:
    """The card that the kernels call ``card``."""
    return UNPACKED[card]


def pack_mask(mask: Mask) -> int:
    """The set ``mask`` as the kernels write it."""
    return sum([_PACKED_BITS[card] for card in cards_in(mask)])


def unpack_mask(mask: int) -> Mask:
    """The set that the kernels write as ``mask``."""
    return sum([_UNPACKED_BITS[card] for card in cards_in(int(mask))])


def pack_move(move: Move) -> int:
    """``move`` as one number."""
    return PACKED[move.card] << CARD_BIT | pack_mask(move.captured)


def unpack_move(move: int) -> Move:
    """The move that the number ``move`` stands for."""
    return Move(UNPACKED[int(move) >> CARD_BIT], unpack_mask(int(move) & FULL_MASK))


def pack_rules(rules: Rules) -> Words:
    """The fields of ``rules`` in their order, then the number of sides; 16 words."""
    words = np.zeros(RULES_WIDTH, np.int64)
    for place, value in (
        (PLAYERS, rules.players),
        (PACKET, rules.packet),
        (BATCH, rules.batch),
        (REDEAL, rules.redeal),
        (CARTE_TIE, rules.carte_tie == "split"),
        (NAPULA_SUIT, SUIT_CODES.index(rules.napula_suit)),
        (NAPULA_LIMIT, rules.napula_limit),
        (HAS_NAPOLEONE, rules.napoleone),
        (CINQUANTA, rules.cinquanta),
        (LAST_SCUA, rules.last_scua),
        (TARGET, rules.target),
        (SIDES, rules.sides),
    ):
        words[place - RULES] = value
    return words


def new_state(rules: Rules) -> Words:
    """A state of ``rules`` in which nothing is dealt, for :func:`cicera.kernels.chance.deal`."""
    state = np.zeros(WIDTH, np.int64)
    state[RULES : RULES + RULES_WIDTH] = pack_rules(rules)
    return state


def new_chance(seed: int) -> Words:
    """The beginning of the stream of ``seed``, of which the lowest 64 bits count."""
    chance = np.zeros(CHANCE_WIDTH, np.int64)
    seed_chance(chance, (seed + (1 << 63)) % (1 << 64) - (1 << 63))
    return chance


def new_moves() -> Words:
    """A buffer for the moves of any position."""
    return np.zeros(MOVES_WIDTH, np.int64)


def new_sheet() -> Words:
    """A score sheet for any number of sides."""
    return np.zeros(ITEMS * MAX_SIDES, np.int64)


def pack_deal(rules: Rules, deal: Deal) -> Words:
    """The state in which the first player of ``deal``, one of ``rules``, is to play (T4)."""
    state = new_state(rules)
    _write_deal(state, rules, deal)
    start(state, deal.dealer)
    return state


def pack_state(state: State) -> Words:
    """``state`` as the kernels write it; what is unknown of its deal stays 0."""
    rules = state.rules
    words = new_state(rules)
    _write_deal(words, rules, state.deal)
    words[TURN] = state.turn
    words[PLIES] = len(state.log)
    words[STAGE] = state.stage
    words[TABLE] = pack_mask(state.table)
    words[LAID] = 0 if state.laid is None else _PACKED_BITS[state.laid]
    words[TAKER] = -1 if state.taker is None else state.taker
    words[NAPOLEONE] = -1 if state.napoleone is None else state.napoleone
    for seat, hand in enumerate(state.hands):
        words[HANDS + seat] = pack_mask(hand)
    for side, pile in enumerate(state.piles):
        words[PILES + side] = pack_mask(pile)
    for ply, played in enumerate(state.log):
        words[LOG + ply] = pack_move(played.move)
        add_bonuses(words, rules.side_of(played.seat), played.bonuses)
    count_table(words)
    return words


def add_bonuses(words: Words, side: int, bonuses: Iterable[Bonus]) -> None:
    """Count ``bonuses`` for ``side``."""
    for bonus in bonuses:
        words[BONUSES + side] += 1 << _BONUS_PLACES[bonus]


def unpack_deal(words: Words, rules: Rules) -> Deal:
    """The deal that ``words`` holds, as far as its packets are known; the pack's order is not."""
    dealer = (int(words[TURN]) - int(words[PLIES]) - 1) % rules.players
    packets = []
    for place in range(PACKETS, PACKETS + HAND_CARDS // rules.packet, rules.players):
        if not words[place]:
            break
        packets.append(tuple(unpack_mask(words[place + seat]) for seat in range(rules.players)))
    return Deal(dealer, unpack_mask(words[OPENING]), tuple(packets))


def unpack_state(words: Words, rules: Rules) -> State:
    """The state that ``words`` holds, log included: its deal, played again by ``domain``.

    Raises :class:`cicera.InvalidRules` or :class:`cicera.IllegalMove` where the words are no hand
    of ``rules``.
    """
    state = start_plainly(rules, unpack_deal(words, rules))
    for ply in range(int(words[PLIES])):
        state = play_plainly(state, unpack_move(words[LOG + ply]))
    return state


def unpack_sheet(points: Words, sides: int) -> list[dict[Item, int]]:
    """The points of each side by item."""
    rows = points[: ITEMS * sides].reshape(sides, ITEMS).tolist()
    return [dict(zip(Item, row, strict=True)) for row in rows]


def unpack_bonuses(counts: int) -> dict[Bonus, int]:
    """How many of each bonus ``counts`` holds."""
    return {bonus: int(counts) >> place & _BYTE for bonus, place in _BONUS_PLACES.items()}


def _write_deal(words: Words, rules: Rules, deal: Deal) -> None:
    words[OPENING] = pack_mask(deal.table)
    for number, packet in enumerate(deal.packets):
        for seat, cards in enumerate(packet):
            words[PACKETS + number * rules.players + seat] = pack_mask(cards)
