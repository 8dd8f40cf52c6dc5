"""The exact solver says what exhaustive minimax in ``domain`` says (rules.md P1-S7)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from tests.kernels.comparing import random_deal
from tests.strategies import chance_of, random_rules, without_pack

from cicera import Move, Rules, State, legal_moves, parse_rules, play, score, shuffled_deal, start
from cicera.analysis.solver import Solution, SolverRefused, plies_left, solve
from cicera.kernels.jit import INTERPRETED

MOST_LINES = 1500
RULES = ("caciada", "bigia players=2 packet=6", "veloce players=3 packet=4")
POSITIONS = 10 if INTERPRETED else 500


def lead(state: State, side: int, worth: int) -> float:
    """What a hand that is over is worth to ``side``: less the mean of the others, if several."""
    if state.napoleone is None:
        totals = list(score(state).totals)
    else:
        totals = [worth * (side == state.napoleone) for side in range(state.rules.sides)]
    others = [points for other, points in enumerate(totals) if other != side]
    return totals[side] - sum(others) / len(others)


def minimax(state: State, side: int, worth: int) -> float:
    """The value of ``state`` to ``side``, by playing every line to its end."""
    if state.over:
        return lead(state, side, worth)
    values = [minimax(play(state, move), side, worth) for move in legal_moves(state)]
    return max(values) if state.rules.side_of(state.turn) == side else min(values)


def lines(state: State, most: int) -> int:
    """How many lines of play there are, counted up to ``most``."""
    if state.over:
        return 1
    count = 0
    for move in legal_moves(state):
        count += lines(play(state, move), most - count)
        if count >= most:
            break
    return count


def played(chance: random.Random, rules: Rules, left: int) -> State:
    """A position with ``left`` cards to play, or the end; captures are preferred by chance."""
    state = start(rules, random_deal(chance, rules))
    taste = chance.random()
    while plies_left(state) > left:
        moves = list(legal_moves(state))
        takes = [move for move in moves if move.captured]
        state = play(state, chance.choice(takes if takes and chance.random() < taste else moves))
    return state


def small(chance: random.Random, rules: Rules) -> State:
    """A position from which all lines can be played; one before the last packet if it may be."""
    while True:
        state = played(chance, rules, chance.randint(1, 7))
        if not state.over and lines(state, MOST_LINES) < MOST_LINES:
            return state


def assert_solved(state: State, solution: Solution, worth: int) -> None:
    side = state.rules.side_of(state.turn)
    values = {move: minimax(play(state, move), side, worth) for move in legal_moves(state)}
    best = max(values.values())
    assert (solution.side, solution.value) == (side, best)
    assert {option.move: option.value for option in solution.options} == values
    order = list(values)
    assert [option.move for option in solution.options] == sorted(
        order, key=lambda move: (-values[move], order.index(move))
    )
    assert all(option.loss == best - option.value for option in solution.options)
    assert_line(state, solution, worth)


def assert_line(state: State, solution: Solution, worth: int) -> None:
    """Played in ``domain``, the line is legal up to the end of the hand and gives the value."""
    assert solution.line[0] == solution.options[0].move
    for move in solution.line:
        state = play(state, move)
    assert state == solution.end
    assert state.over
    assert lead(state, solution.side, worth) == solution.value
    assert solution.totals == score(state).totals


def test_equals_exhaustive_minimax() -> None:
    """Over all presets and overrides, 2 to 4 players, single and staged deals."""
    met: Counter[object] = Counter()
    for number in range(POSITIONS):
        chance = chance_of(f"solver {number}")
        rules = random_rules(chance)
        state = small(chance, rules)
        worth = chance.choice((rules.target, 0, 7))
        assert_solved(state, solve(state, worth=worth, bits=6), worth)
        met.update((rules.players, rules.preset, rules.last_scua, rules.cinquanta))
        met["staged"] += state.stage < rules.packets
        met["ties"] += len({option.value for option in solve(state).options}) == 1
    assert INTERPRETED or min(met[key] for key in (2, 3, 4, "staged", "ties")) > 20


def near_napoleone(chance: random.Random, rules: Rules) -> State:
    """A position in which the spade that were taken are all one side's (S7)."""
    while True:
        state = start(rules, random_deal(chance, rules))
        side = chance.randrange(rules.sides)
        while plies_left(state) > 5:
            state = play(state, chance.choice(_greedy_for_spade(state, side)))
        if not state.over and lines(state, MOST_LINES) < MOST_LINES:
            return state


def _greedy_for_spade(state: State, side: int) -> list[Move]:
    """All moves that ``side`` likes for its napoleone and the others do not prevent."""
    spade = (1 << 13) - 1
    ours = state.rules.side_of(state.turn) == side
    moves = list(legal_moves(state))

    def gained(move: Move) -> int:
        cards = (move.captured | 1 << move.card) & spade if move.captured else 0
        return cards.bit_count() if ours else -cards.bit_count()

    most = max(map(gained, moves))
    return [move for move in moves if gained(move) == most]


@pytest.mark.skipif(INTERPRETED, reason="too slow, and the same code")
@pytest.mark.parametrize("text", RULES)
def test_napoleone_counts_as_asked(text: str) -> None:
    """Where a side may still make it, also against all points earned before (S7)."""
    rules = parse_rules(text)
    ends = 0
    for number in range(40):
        state = near_napoleone(chance_of(f"napoleone {text} {number}"), rules)
        for worth in (0, rules.target):
            solution = solve(state, worth=worth)
            assert_solved(state, solution, worth)
            ends += solution.end.napoleone is not None
    assert ends > 0


@pytest.mark.skipif(INTERPRETED, reason="too slow, and the same code")
@pytest.mark.parametrize("text", RULES)
def test_larger_positions_agree_with_themselves(text: str) -> None:
    """The value is that of the best move, whatever the table holds, and the line gives it."""
    rules = parse_rules(text)
    for number in range(8):
        state = played(chance_of(f"larger {text} {number}"), rules, 13)
        solution = solve(state)
        assert solution == replace(solve(state, bits=3), nodes=solution.nodes)
        assert_line(state, solution, rules.target)
        after = play(state, solution.line[0])
        if rules.sides == 2 and not after.over:
            sign = 1 if rules.side_of(after.turn) == solution.side else -1
            assert solve(after).value == sign * solution.value


def test_same_each_time() -> None:
    """Nodes included."""
    state = played(chance_of("again"), parse_rules("caciada"), 5 if INTERPRETED else 12)
    assert solve(state) == solve(state)


def test_reports_and_gives_up() -> None:
    state = played(chance_of("reports"), parse_rules("caciada"), 20)
    heard: list[int] = []
    with pytest.raises(SolverRefused) as refused:
        solve(state, nodes=1000, report=heard.append)
    assert (refused.value.code, refused.value.values) == (
        "solve-nodes",
        {"nodes": 1000, "plies": 20},
    )
    assert heard == [1000]


def test_refuses_what_has_no_value() -> None:
    rules = parse_rules("caciada packet=4")
    deal = shuffled_deal(rules, 0, 1)
    with pytest.raises(SolverRefused, match="1 of 3 packets"):
        solve(start(rules, without_pack(rules, deal)))
    over = played(chance_of("over"), rules, 0)
    with pytest.raises(SolverRefused, match="over"):
        solve(over)
    with pytest.raises(SolverRefused, match="10000"):
        solve(played(chance_of("worth"), rules, 3), worth=10000)
