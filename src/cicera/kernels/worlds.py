"""What could the cards be that a seat does not see? (rules.md D1, D2)

A *world* is a state in which the hidden cards lie somewhere: in the hands of the others and in the
packets still to be given. :func:`pack_view` writes what a view tells, and :func:`sample_world`
puts the unseen cards where they could be, each way equally likely: all of them come from packs
that are.
"""

from __future__ import annotations

from typing import Final

from cicera.domain.view import View
from cicera.kernels.captures import count_table
from cicera.kernels.chance import shuffle
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    LAID,
    LOG,
    NAPOLEONE,
    OPENING,
    PACKET,
    PACKETS,
    PILES,
    PLAYERS,
    PLIES,
    STAGE,
    TABLE,
    TAKER,
    TURN,
    Words,
)
from cicera.kernels.machine import slot
from cicera.kernels.packing import add_bonuses, new_state, pack_card, pack_mask, pack_move

OPEN: Final = -1
"""Instead of a seat: all hands are seen, only packets are not."""
_PACK: Final = 8


def pack_view(view: View) -> Words:
    """The state that the seat of ``view`` sees: the other hands and the stock are empty.

    Packets already played are known to all and stand in it; a view without a seat gives a state
    without hands.
    """
    rules = view.rules
    words = new_state(rules)
    stage = (HAND_CARDS - view.stock) // (rules.players * rules.packet)
    words[TURN] = (view.dealer + 1 + len(view.log)) % rules.players
    words[PLIES] = len(view.log)
    words[STAGE] = stage
    words[TABLE] = pack_mask(view.table)
    words[LAID] = 0 if view.laid is None else 1 << pack_card(view.laid)
    words[TAKER] = -1 if view.taker is None else view.taker
    words[NAPOLEONE] = -1 if not view.over or view.napoleone is None else view.napoleone
    words[OPENING] = pack_mask(view.opening)
    if view.seat is not None:
        words[HANDS + view.seat] = pack_mask(view.hand)
    for ply, played in enumerate(view.log):
        words[LOG + ply] = pack_move(played.move)
        packet = ply // (rules.players * rules.packet)
        words[PACKETS + packet * rules.players + played.seat] |= 1 << pack_card(played.move.card)
        if played.move.captured:
            taken = played.move.captured | 1 << played.move.card
            words[PILES + rules.side_of(played.seat)] |= pack_mask(taken)
        if played.taker is not None:
            words[PILES + played.taker] |= pack_mask(played.swept)
        add_bonuses(words, rules.side_of(played.seat), played.bonuses)
    count_table(words)
    return words


@kernel
def sample_world(state: Words, seat: int, chance: Words) -> None:
    """Fill the hands and packets that ``seat`` does not see, with what it has not seen.

    Every way to do so is equally likely. The hands of the others and the packets to come are
    overwritten, whatever they hold. For :data:`OPEN` the hands stay, and packets that are known.
    """
    players, packet = state[PLAYERS], state[PACKET]
    unseen = FULL_MASK ^ (state[TABLE] | state[PILES] | state[PILES + 1] | state[PILES + 2])
    given = state[STAGE] * players
    last = HAND_CARDS // packet
    if seat >= 0:
        unseen ^= state[slot(HANDS + seat)]
    else:
        if given == last or state[slot(PACKETS + given)] != 0:
            return
        for other in range(players):
            unseen ^= state[slot(HANDS + other)]
    count = 0
    while unseen:
        chance[slot(_PACK + count)] = unseen & -unseen
        unseen &= unseen - 1
        count += 1
    shuffle(chance, _PACK, count, chance)
    place = _PACK
    if seat >= 0:
        left = given * packet - state[PLIES]
        for distance in range(players):
            other = state[TURN] + distance
            if other >= players:
                other -= players
            if other != seat:
                size = (left - distance + players - 1) // players
                state[slot(HANDS + other)] = _dealt(chance, place, size)
                place += size
    for group in range(given, last):
        state[slot(PACKETS + group)] = _dealt(chance, place, packet)
        place += packet


@inlined
def _dealt(chance: Words, place: int, size: int) -> int:
    """The next ``size`` cards of the shuffled ones."""
    cards = 0
    for card in range(place, place + size):
        cards |= chance[slot(card)]
    return cards
