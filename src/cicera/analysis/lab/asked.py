"""How do players that are not compiled play the lab's hands? In ``domain``, by their views."""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from cicera.analysis.failures import PlayerFault
from cicera.analysis.lab.rows import WIDTH, Plies, Rows, row_of
from cicera.domain.chance import stream
from cicera.domain.deal import Deal
from cicera.domain.match import advance, new_match, open_hand
from cicera.domain.play import State, format_move, legal_moves, list_moves
from cicera.domain.rules import HAND_CARDS, Rules
from cicera.domain.view import view
from cicera.errors import IllegalMove
from cicera.kernels import packing
from cicera.kernels.chance import deal
from cicera.players import make_player


def lab_seed(seed: int) -> int:
    """The seed of hand 0 of the lab's hands with ``seed``: 64 bits."""
    chance = stream(seed, "lab")
    return chance.word() << 32 | chance.word()


def deal_of(rules: Rules, seed: int, number: int) -> Deal:
    """Hand ``number``, from 1, of the lab's hands with ``seed``: the cards of every player."""
    words = packing.new_state(rules)
    deal(words, packing.new_chance(lab_seed(seed) + number), (number - 1) % rules.players)
    return packing.unpack_deal(words, rules)


def ask_hands(
    rules: Rules, player: str, seed: int, first: int, hands: int, *, detailed: bool
) -> tuple[Rows, Plies]:
    """Hands ``first`` … of ``rules`` as ``player``, one of ``PLAYERS``, plays all seats.

    The plies are empty unless ``detailed``. Raises :class:`PlayerFault` when the player fails.
    """
    rows = np.zeros((hands, WIDTH), np.uint8)
    plies = np.zeros((hands if detailed else 0, HAND_CARDS, 2), np.uint16)
    for place in range(hands):
        state, seen = play_hand(rules, player, seed, first + place)
        rows[place] = row_of(state)
        if detailed:
            plies[place, : len(seen)] = seen
    return rows, plies


def play_hand(
    rules: Rules, player: str, seed: int, number: int
) -> tuple[State, list[tuple[int, int]]]:
    """Hand ``number`` played to its end; cards on the table and legal moves before each ply."""
    chance = stream(seed, "lab", number)
    own = chance.word() << 32 | chance.word()
    sitters = [make_player(player, seed=own, seat=seat) for seat in range(rules.players)]
    match = open_hand(new_match(rules), deal_of(rules, seed, number))
    seen = []
    while (state := match.state) is not None:
        seen.append((state.table.bit_count(), len(legal_moves(state))))
        try:
            move = sitters[state.turn].choose(view(match, state.turn))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            _fail(error, "player-raised", state, (number, seed), player=player, reason=reason)
        try:
            match = advance(match, move)
        except IllegalMove as error:
            legal = list_moves(legal_moves(state))
            shown = format_move(move)
            _fail(
                error, "player-illegal", state, (number, seed),
                player=player, move=shown, legal=legal,
            )  # fmt: skip
    return match.hands[-1], seen


def _fail(
    error: Exception, code: str, state: State, hand: tuple[int, int], **values: str
) -> NoReturn:
    """Raise that the player to move in ``state`` failed; ``hand`` is its number and the seed."""
    number, seed = hand
    raise PlayerFault(
        code, deal=number, seed=seed, seating=1, seat=state.turn, ply=len(state.log) + 1, **values
    ) from error
