"""Who is asked, and what comes of it? One deal between two players, in all its seatings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple

from cicera.analysis.cheats import CHEATS, Cheat
from cicera.analysis.duplicate import Chunk, Setting, deal_of, players_seed, seatings
from cicera.analysis.failures import PlayerFault
from cicera.domain.chance import stream
from cicera.domain.match import Match, advance, new_match, open_hand
from cicera.domain.play import Move, State, format_move, legal_moves, list_moves
from cicera.domain.view import View, view
from cicera.errors import IllegalMove
from cicera.players import Player, make_player
from cicera.players.player import nodes_of


class Hand(NamedTuple):
    """The points of each side in one hand, and the side that made napoleone (S7), or None."""

    points: tuple[int, ...]
    napoleone: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """Deal ``deal`` as the two players of pair ``pair`` played it.

    ``hands`` has one hand for each seating. The other fields have two figures, for the first and
    the second player: moves made, nodes looked at, seconds spent choosing, the longest choice.
    """

    pair: int
    deal: int
    hands: tuple[Hand, ...]
    moves: tuple[int, int]
    nodes: tuple[int, int]
    seconds: tuple[float, float]
    longest: tuple[float, float]


@dataclass(slots=True)
class _Meter:
    """What one player has used so far."""

    moves: int = 0
    nodes: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass(frozen=True, slots=True)
class _Sitter:
    """A player in its seat; one that ``cheats`` chooses by the state, any other by its view."""

    player: Player | Cheat
    choose: Callable[[Any], Move]
    cheats: bool
    meter: _Meter

    def answer(self, seen: View | State) -> Move:
        """Its move; what choosing took is noted."""
        began = perf_counter()
        move = self.choose(seen)
        seconds = perf_counter() - began
        meter = self.meter
        meter.moves += 1
        meter.nodes += nodes_of(self.player)
        meter.seconds += seconds
        meter.longest = max(meter.longest, seconds)
        return move


class _Place(NamedTuple):
    """Which hand a fault happened in: a seating, from 1, of a deal of a seed."""

    deal: int
    seed: int
    seating: int

    def fault(self, code: str, state: State, **values: str) -> PlayerFault:
        """The error about the move to be made in ``state``."""
        return PlayerFault(
            code,
            deal=self.deal,
            seed=self.seed,
            seating=self.seating,
            seat=state.turn,
            ply=len(state.log) + 1,
            **values,
        )


def play_chunk(setting: Setting, chunk: Chunk) -> list[Played]:
    """Play every deal of ``chunk``; raises :class:`PlayerFault` when a player fails."""
    return [
        play_deal(setting, chunk.pair, number)
        for number in range(chunk.first, chunk.first + chunk.size)
    ]


def play_deal(setting: Setting, pair: int, number: int) -> Played:
    """Play deal ``number`` in every seating, with players that are new in each seat and seating.

    Raises :class:`PlayerFault` when a player raises or answers with an illegal move.
    """
    names = [setting.players[place] for place in setting.pairs[pair]]
    seed = players_seed(setting, number)
    opening = open_hand(new_match(setting.rules), deal_of(setting, number))
    meters = _Meter(), _Meter()
    hands = []
    for count, seating in enumerate(seatings(setting.rules.players), start=1):
        sitters = [
            _seat(names[who], meters[who], seed=seed, seat=seat) for seat, who in enumerate(seating)
        ]
        hands.append(_play_hand(opening, sitters, _Place(number, setting.seed, count)))
    first, second = meters
    return Played(
        pair,
        number,
        tuple(hands),
        (first.moves, second.moves),
        (first.nodes, second.nodes),
        (first.seconds, second.seconds),
        (first.longest, second.longest),
    )


def _seat(name: str, meter: _Meter, *, seed: int, seat: int) -> _Sitter:
    if name in CHEATS:
        cheat = CHEATS[name](stream(seed, "player", seat, name))
        return _Sitter(cheat, cheat.choose, True, meter)
    player = make_player(name, seed=seed, seat=seat)
    return _Sitter(player, player.choose, False, meter)


def _play_hand(opening: Match, sitters: Sequence[_Sitter], place: _Place) -> Hand:
    match = opening
    while (state := match.state) is not None:
        sitter = sitters[state.turn]
        seen = state if sitter.cheats else view(match, state.turn)
        try:
            move = sitter.answer(seen)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise place.fault(
                "player-raised", state, player=sitter.player.name, reason=reason
            ) from error
        try:
            match = advance(match, move)
        except IllegalMove as error:
            legal = list_moves(legal_moves(state))
            raise place.fault(
                "player-illegal", state, player=sitter.player.name, move=_show(move), legal=legal
            ) from error
    return Hand(match.sheets[-1].totals, match.napoleone)


def _show(move: Move) -> str:
    """An illegal answer: in notation where it has one."""
    try:
        return format_move(move)
    except Exception:  # it may be anything, and is shown whatever it is
        return repr(move)
