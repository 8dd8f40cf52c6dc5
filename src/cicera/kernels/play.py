"""What happens when a card is played? (rules.md T4, D2, P1-P6, B1-B5, S7)

A state is an array that :mod:`cicera.kernels.layout` describes. Only :func:`start` and
:func:`play` change it. To come back from a move, keep the live words before it with :func:`save`
and put them back with :func:`load`.
"""

from __future__ import annotations

from cicera.kernels.bonuses import bonuses_of
from cicera.kernels.captures import captures, count_table, lay_ways, nth_capture, take_ways, ways
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import (
    BONUSES,
    CARD_BIT,
    CINQUANTA,
    FULL_MASK,
    HAND_CARDS,
    HANDS,
    HAS_NAPOLEONE,
    LAID,
    LAST_SCUA,
    LIVE,
    LOG,
    NAPOLEONE,
    OPENING,
    PACKETS,
    PILES,
    PLAYERS,
    PLIES,
    SIDES,
    STAGE,
    SUIT_MASK,
    TABLE,
    TAKER,
    TURN,
    Words,
)
from cicera.kernels.machine import lowest, popcount, slot


@inlined
def make_move(card: int, captured: int) -> int:
    """Play ``card`` and take the set ``captured``, or lay it when that is 0 (P1)."""
    return card << CARD_BIT | captured


@inlined
def card_of(move: int) -> int:
    """The card that ``move`` plays."""
    return move >> CARD_BIT


@inlined
def captured_of(move: int) -> int:
    """The set that ``move`` takes; 0 for a lay."""
    return move & FULL_MASK


@inlined
def side_of(state: Words, seat: int) -> int:
    """The side that ``seat`` plays for (T2)."""
    sides = state[SIDES]
    return seat - sides if seat >= sides else seat


@inlined
def over(state: Words) -> bool:
    """Whether the hand has ended (D2, S7)."""
    ended: bool = state[PLIES] == HAND_CARDS or state[NAPOLEONE] >= 0
    return ended


@inlined
def awaits_packet(state: Words) -> bool:
    """Whether play cannot go on since the next packet is not known (D2)."""
    return not over(state) and state[HANDS + state[TURN]] == 0


@kernel
def start(state: Words, dealer: int) -> None:
    """Set the live words to the beginning of the hand whose packets ``state`` holds (T4)."""
    for word in range(LIVE):
        state[word] = 0
    players = state[PLAYERS]
    state[TURN] = dealer + 1 if dealer + 1 < players else 0
    state[STAGE] = 1
    state[TAKER] = state[NAPOLEONE] = -1
    state[TABLE] = state[OPENING]
    for seat in range(players):
        state[HANDS + seat] = state[PACKETS + seat]
    count_table(state)


@inlined
def save(state: Words, kept: Words, place: int) -> None:
    """Copy the live words of ``state`` to ``kept`` from ``place`` on."""
    for word in range(LIVE):
        kept[slot(place + word)] = state[slot(word)]


@inlined
def load(state: Words, kept: Words, place: int) -> None:
    """Set the live words of ``state`` to those that :func:`save` copied to ``place``."""
    for word in range(LIVE):
        state[slot(word)] = kept[slot(place + word)]


@inlined
def count_moves(state: Words) -> int:
    """How many moves the player to move can make (P2-P4); 0 when no one is to move."""
    hand = _hand(state)
    count = popcount(hand)
    while hand:
        count += ways(state, lowest(hand) >> 2)
        hand &= hand - 1
    return count


@inlined
def nth_move(state: Words, index: int) -> int:
    """The move at ``index``, from 0, among those that :func:`legal_moves` lists."""
    hand = _hand(state)
    card = lowest(hand)
    count = 1 + ways(state, card >> 2)
    while index >= count:
        index -= count
        hand &= hand - 1
        card = lowest(hand)
        count = 1 + ways(state, card >> 2)
    if index == 0:
        return make_move(card, 0)
    return make_move(card, nth_capture(state, card >> 2, index - 1))


@kernel
def legal_moves(state: Words, moves: Words) -> int:
    """Write all moves of the player to move to ``moves``, and say how many there are (P2-P4).

    Ordered by card; for each card the lay first, then its captures, the largest set first.
    ``moves`` has ``MOVES_WIDTH`` words.
    """
    hand = _hand(state)
    place = block = 0
    last = -1
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if last >> 2 == card >> 2:
            further = card - last << CARD_BIT
            size = place - block
            for word in range(block, place):
                moves[slot(word + size)] = moves[slot(word)] + further
            block = place
            place += size
        else:
            block = place
            moves[slot(place)] = make_move(card, 0)
            place += 1
            if ways(state, card >> 2):
                place = captures(state, card, moves, place)
        last = card
    return place


@inlined
def play(state: Words, move: int) -> int:
    """Make ``move``, which is legal: capture, bonuses, sweep, napoleone and refill included.

    What comes back are the bonuses it earned, as :mod:`cicera.kernels.bonuses` counts them.
    """
    card = move >> CARD_BIT
    captured = move & FULL_MASK
    bit = 1 << card
    seat = state[TURN]
    plies = state[PLIES] + 1
    state[slot(LOG + plies - 1)] = move
    state[PLIES] = plies
    state[slot(HANDS + seat)] ^= bit
    earned = 0
    if captured:
        side = side_of(state, seat)
        table = state[TABLE] ^ captured
        counts = state[LAST_SCUA] != 0 or plies < HAND_CARDS
        earned = bonuses_of(card, captured, table == 0, state[LAID], counts, state[CINQUANTA])
        state[TABLE] = table
        state[LAID] = 0
        state[TAKER] = side
        state[slot(BONUSES + side)] += earned
        take_ways(state, captured)
        _pile_up(state, side, captured | bit)
    else:
        state[TABLE] |= bit
        state[LAID] = bit
        lay_ways(state, card)
    following = seat + 1 if seat + 1 < state[PLAYERS] else 0
    state[TURN] = following
    if state[slot(HANDS + following)] == 0:
        _packet_played(state)
    return earned


@inlined
def _hand(state: Words) -> int:
    """The cards that may be played now."""
    hand: int = state[slot(HANDS + state[TURN])]
    return hand if state[NAPOLEONE] < 0 else 0


@inlined
def _pile_up(state: Words, side: int, cards: int) -> None:
    """Add ``cards`` to the pile of ``side`` and see whether it has all spade (P5, S7)."""
    pile = state[slot(PILES + side)] | cards
    state[slot(PILES + side)] = pile
    if state[HAS_NAPOLEONE] and pile & SUIT_MASK == SUIT_MASK:
        state[NAPOLEONE] = side


@kernel
def _packet_played(state: Words) -> None:
    """Sweep after the last card, or give the next packet if it is known (P6, D2)."""
    if state[PLIES] == HAND_CARDS:
        if state[TAKER] >= 0 and state[TABLE]:
            table = state[TABLE]
            state[TABLE] = 0
            count_table(state)
            _pile_up(state, state[TAKER], table)
    elif state[NAPOLEONE] < 0:
        players = state[PLAYERS]
        place = PACKETS + state[STAGE] * players
        if state[place]:
            state[STAGE] += 1
            for seat in range(players):
                state[HANDS + seat] = state[place + seat]
