"""The anchors: what every one of them must do, and that none of them ever changes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.domain.positions import dealt, made, match_with, position
from tests.domain.test_view import twin
from tests.strategies import chance_of, random_match, random_rules

from cicera import (
    IllegalMove,
    Match,
    Move,
    Rules,
    State,
    advance,
    can_play,
    format_move,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    parse_card,
    parse_rules,
    shuffled_deal,
    stream,
    view,
)
from cicera.analysis.cheats import CHEATS
from cicera.kernels import jit
from cicera.players import PLAYERS, make_player
from cicera.players.player import nodes_of
from cicera.players.registry import COMPILED
from cicera.players.search import ITERATIONS, LEAST_WORLDS, ROLLOUTS, WORLDS, Pimc
from cicera.players.traditional import Traditional, odd_ranks
from cicera.players.warming import is_ready, prepare

KEPT = Path(__file__).parents[1] / "golden/anchors.json"
FROZEN = ("greedy", "traditional", "pimc-128", "ismcts-4k", "cheat-mcts-1k", "cheat-flat-32")
HANDS = (
    "caciada",
    "bigia players=2 packet=6",
    "moedas",
    "veloce players=3 packet=4",
    "caciada packet=4 last_scua=off",
)


def frozen_hand(name: str, text: str) -> str:
    """The moves of a hand among players called ``name``."""
    rules = parse_rules(text)
    seed = 100 + HANDS.index(text)
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, seed))
    if name in CHEATS:
        cheats = [CHEATS[name](stream(seed, "player", seat, name)) for seat in range(rules.players)]
    players = [
        make_player(name, seed=seed, seat=seat) for seat in range(rules.players * (name in PLAYERS))
    ]
    while (state := match.state) is not None:
        if name in CHEATS:
            move = cheats[state.turn].choose(state)
        else:
            move = players[state.turn].choose(view(match, state.turn))
        match = advance(match, move)
    return " ".join(format_move(played.move) for played in match.hands[-1].log)


def frozen() -> dict[str, dict[str, str]]:
    """All that is kept of the anchors."""
    return {name: {text: frozen_hand(name, text) for text in HANDS} for name in FROZEN}


@pytest.mark.parametrize("name", FROZEN)
def test_anchors_never_change(name: str) -> None:
    """The same moves as when they were published; a change needs another name."""
    kept = json.loads(KEPT.read_text("utf-8"))
    assert set(kept) == set(FROZEN)
    assert {text: frozen_hand(name, text) for text in HANDS} == kept[name]


def test_every_player_is_frozen() -> None:
    assert set(FROZEN) | {"random"} == {*PLAYERS, *CHEATS}


def match_of(state: State) -> Match:
    return match_with(state.rules, (state,), ())


def moments(seed: str, rules: Rules, count: int) -> list[Match]:
    """Some moments of a random hand in which somebody is to play."""
    chance = chance_of(seed)
    seen: list[Match] = []
    random_match(chance, rules, on_state=seen.append)
    good = [m for m in seen if m.state is not None and 0 < len(legal_moves(m.state)) <= 1000]
    return chance.sample(good, min(count, len(good)))


@pytest.mark.parametrize("name", sorted(COMPILED))
def test_searches_are_legal_and_repeatable(name: str) -> None:
    """In random rule sets, whole packs and packets given one by one."""
    chance = chance_of(name)
    for number in range(12):
        for match in moments(f"{name} {number}", random_rules(chance), 3):
            assert match.state is not None
            seen = view(match, match.state.turn)
            move = make_player(name, seed=number).choose(seen)
            assert can_play(match.state, move)
            assert make_player(name, seed=number).choose(seen) == move


@pytest.mark.parametrize("name", sorted(CHEATS))
def test_cheats_are_legal_and_repeatable(name: str) -> None:
    chance = chance_of(name)
    for number in range(12):
        for match in moments(f"{name} {number}", random_rules(chance), 3):
            assert match.state is not None
            move = CHEATS[name](stream(number)).choose(match.state)
            assert can_play(match.state, move)
            assert CHEATS[name](stream(number)).choose(match.state) == move


@pytest.mark.parametrize("name", sorted(COMPILED))
def test_searches_keep_their_budget(name: str) -> None:
    """So many worlds or iterations and no more, whatever there is to choose from."""
    for number in range(8):
        rules = random_rules(chance_of(number))
        for match in moments(f"budget {number}", rules, 3):
            assert match.state is not None
            player = make_player(name, seed=1)
            player.choose(view(match, match.state.turn))
            left = 48 - len(match.state.log)
            count = len(legal_moves(match.state))
            rollouts = count * min(WORLDS, max(LEAST_WORLDS, ROLLOUTS // count))
            most = rollouts if name == "pimc-128" else ITERATIONS
            assert 0 < nodes_of(player) <= most * left
            if not rules.napoleone:
                assert nodes_of(player) == most * left


@pytest.mark.parametrize("name", sorted({*PLAYERS, *CHEATS} - {"random", "greedy", "traditional"}))
def test_seeds_look_at_other_worlds(name: str) -> None:
    """The same position, other seeds: other cards are tried, so other numbers come out."""
    rules = make_rules()
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, 3))
    assert match.state is not None
    found = set()
    for seed in range(5):
        if name in CHEATS:
            player = CHEATS[name](stream(seed))
            player.choose(match.state)
        else:
            player = make_player(name, seed=seed, seat=1)
            player.choose(view(match, 1))
        inner = player._weigher._leads if "_weigher" in vars(player) else player._grower._tree
        found.add(inner.tobytes())
    assert len(found) == 5


@pytest.mark.parametrize("name", sorted(CHEATS))
def test_cheats_see_all(name: str) -> None:
    """Hidden cards change what they think of a position."""
    rules = make_rules()
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, 3))
    chance = chance_of("twins")
    found = set()
    for _ in range(8):
        other = twin(match, 1, chance)
        assert other.state is not None
        assert view(other, 1) == view(match, 1)
        found.add(CHEATS[name](stream(1)).choose(other.state))
    assert len(found) > 1


def test_cheats_need_a_turn() -> None:
    over = random_match(chance_of(1), make_rules()).hands[-1]
    due = made(
        dealt("caciada players=2 packet=1", table="7b 3d 4s Rc", hands=("9d", "8c")), "9d 8c"
    )
    for name in CHEATS:
        cheat = CHEATS[name](stream(1))
        assert cheat.name == name
        for code, state in (("hand-over", over), ("nobody-to-play", due)):
            with pytest.raises(IllegalMove) as refused:
                cheat.choose(state)
            assert refused.value.code == code


def test_pimc_takes_a_sure_point() -> None:
    """The last card of the hand: with the mata on the table there is nothing to think about."""
    state = position("caciada napoleone=off", hands=("2c", "", "", ""), table="2s 8b", taker=1)
    assert Pimc(stream(1)).choose(view(match_of(state), 0)) == Move(
        parse_card("2c"), 1 << parse_card("2s")
    )


# The traditional player


def traditional(state: State) -> str:
    return format_move(Traditional().choose(view(match_of(state), state.turn)))


def test_traditional_takes_what_counts() -> None:
    assert traditional(dealt(table="2s 8b Rc 9d", hands=("2c 8c Rd Ac",))) == "2cx2s"


def test_traditional_leads_from_triples() -> None:
    """Of four ranks that nothing on the table pairs, the one held three times."""
    state = dealt(table="Rs Cs Fd Fs", hands=("5s 5c 5d 4c 6c 7c 8c 9c Tc 2c 3c Ac",), dealer=3)
    assert traditional(state)[0] == "5"


def test_traditional_leaves_no_sweep() -> None:
    """Rs is followed by three unseen re at most; an 8 on an 2 would make ten for a sweep."""
    state = position(
        "caciada",
        hands=("8s Rs", "Tc 9b", "Td 9c", "Tb 9d"),
        table="2d",
        piles=("Rc Rd Rb",),
        rest=1,
    )
    assert traditional(state) == "Rs"


def test_traditional_counts_odd_ranks() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs", "7c", "Rd"))
    assert odd_ranks(view(match_of(state), 0)) == 0
    state = made(state, "7dx3d4s")
    assert odd_ranks(view(match_of(state), 0)) == 1 << 6 | 1 << 2 | 1 << 3
    assert odd_ranks(view(match_of(made(state, "7cx7b")), 0)) == 1 << 6 | 1 << 2 | 1 << 3


# Loading and compiling


def test_players_load_numba_when_made() -> None:
    script = """
import sys
from cicera.players import PLAYERS, make_player
from cicera.players.warming import is_ready, prepare
from cicera.analysis.cheats import CHEATS
print("numba" in sys.modules)
for name in ("random", "greedy", "traditional"):
    make_player(name, seed=1)
print(is_ready(["greedy", "traditional"]), prepare(["random"]), "numba" in sys.modules)
make_player("pimc-128", seed=1)
print("numba" in sys.modules)
"""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == ["False", "True", "0", "False", "True"]


@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_preparing_says_what_it_compiles() -> None:
    """Once prepared, players are ready and nothing is said."""
    said: list[tuple[int, int]] = []
    names = sorted(PLAYERS)
    ready = is_ready(names)
    compiled = prepare(names, lambda done, total: said.append((done, total)))
    assert len(said) == compiled
    assert ready == (compiled == 0)
    assert is_ready(names)
    assert prepare(names, lambda done, total: said.append((done, total))) == 0
    assert len(said) == compiled
