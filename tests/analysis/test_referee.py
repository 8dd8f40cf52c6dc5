"""Hands that are played: by whom, with what in sight, and what happens when a player fails."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from tests.analysis.measuring import Cheating, Failing, First, Peeking, setting

from cicera import (
    advance,
    new_match,
    open_hand,
    view,
)
from cicera.analysis.arena import measure
from cicera.analysis.cheats import CHEATS
from cicera.analysis.duplicate import Setting, deal_of, players_seed, seatings
from cicera.analysis.failures import PlayerFault
from cicera.analysis.referee import play_deal
from cicera.analysis.results import difference
from cicera.locale import LANGUAGES
from cicera.players import PLAYERS, make_player


def against_itself(name: str, seats: int) -> Setting:
    """A setting with a player twice, which :class:`Setting` itself refuses."""
    given = setting(seats=seats, deals=4)
    object.__setattr__(given, "players", (name, name))
    return given


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_player_against_itself_is_exactly_even(name: str, seats: int) -> None:
    given = against_itself(name, seats)
    for number in range(1, 5):
        hands = play_deal(given, 0, number).hands
        assert difference(given.rules, hands) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_two_players_changes_only_the_sign(seats: int) -> None:
    there = measure(setting("greedy", "random", seats=seats)).differences()
    back = measure(setting("random", "greedy", seats=seats)).differences()
    assert (there == -back).all()
    assert there.any()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_those_that_the_players_would_play(seats: int) -> None:
    """Played again by hand: a new player in each seat, which sees its view."""
    given = setting("greedy", "random", seats=seats)
    for number in (1, 2, 3):
        seed = players_seed(given, number)
        for seating, hand in zip(seatings(seats), play_deal(given, 0, number).hands, strict=True):
            players = [
                make_player(given.players[who], seed=seed, seat=seat)
                for seat, who in enumerate(seating)
            ]
            match = open_hand(new_match(given.rules), deal_of(given, number))
            while match.state is not None:
                seat = match.state.turn
                match = advance(match, players[seat].choose(view(match, seat)))
            assert (hand.points, hand.napoleone) == (match.sheets[0].totals, match.napoleone)


def test_moves_and_nodes_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "first", lambda _chance: First())
    one = play_deal(setting("first", "greedy", napoleone=False), 0, 1)
    assert one.moves == (48, 48)
    assert one.nodes == (7 * 48, 0)
    for seconds, longest in zip(one.seconds, one.longest, strict=True):
        assert 0 < longest <= seconds


def test_a_cheat_gets_the_state_and_a_player_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Watching(First):
        def choose(self, view: Any) -> Any:
            seen.append(view)
            return super().choose(view)

    class Peeping(Peeking):
        def choose(self, state: Any) -> Any:
            seen.append(state)
            return super().choose(state)

    monkeypatch.setitem(PLAYERS, "first", lambda _chance: Watching())
    monkeypatch.setitem(CHEATS, "cheat-first", lambda _chance: Peeping())
    play_deal(setting("first", "cheat-first"), 0, 1)
    views = [one for one in seen if hasattr(one, "legal")]
    states = [one for one in seen if hasattr(one, "hands")]
    assert len(views) == len(states) == 48
    assert all(one.seat == one.turn for one in views)


@pytest.mark.parametrize(
    ("player", "code", "shown"),
    [
        (Failing, "player-raised", "RuntimeError: out of ideas"),
        (Cheating, "player-illegal", "legal: "),
    ],
)
def test_a_fault_names_player_and_place(
    player: Any, code: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, player.name, lambda _chance: player())
    with pytest.raises(PlayerFault) as fault:
        measure(setting("greedy", player.name, seed=9))
    error = pickle.loads(pickle.dumps(fault.value))  # noqa: S301
    assert (error.code, error.values) == (code, fault.value.values)
    values = error.values
    assert (values["player"], values["deal"], values["seed"]) == (player.name, 1, 9)
    assert values["seating"] == 1
    assert values["seat"] in (1, 3)
    assert values["ply"] == (37 if player is Failing else values["ply"])
    assert shown in str(error)
    for language in LANGUAGES:
        assert player.name in error.message(language)


@pytest.mark.parametrize("answer", [None, "7d", 5])
def test_an_answer_that_is_no_move_is_a_fault(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Babbling:
        name = "babbling"

        def choose(self, _view: Any) -> Any:
            return answer

    monkeypatch.setitem(PLAYERS, "babbling", lambda _chance: Babbling())
    with pytest.raises(PlayerFault) as fault:
        measure(setting("babbling", "greedy"))
    assert fault.value.code == "player-illegal"
    assert fault.value.values["move"] == repr(answer)
