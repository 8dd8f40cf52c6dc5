"""The lab's hands: the compiled ones are those of ``domain``, whoever works (rules.md S1-S7)."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest
from tests.analysis.measuring import Failing

from cicera import advance, make_rules, new_match, open_hand, parse_rules, score
from cicera.analysis.failures import PlayerFault
from cicera.analysis.lab.asked import ask_hands, deal_of, lab_seed, play_hand
from cicera.analysis.lab.compiled import sample_hands
from cicera.analysis.lab.failures import LabRefused
from cicera.analysis.lab.matches import matches_of
from cicera.analysis.lab.names import COMPILED, known_players
from cicera.analysis.lab.rows import place_of, row_of
from cicera.analysis.lab.sampling import draw
from cicera.domain.play import State, legal_moves, start
from cicera.domain.play import play as play_plainly
from cicera.domain.rules import Rules
from cicera.domain.scoring import Item
from cicera.errors import InvalidText
from cicera.kernels import packing
from cicera.kernels.chance import deal
from cicera.kernels.play import over, play
from cicera.kernels.rollout import taking_move, uniform_move
from cicera.players import PLAYERS

RULES = (
    "caciada",
    "bigia players=2 packet=6",
    "moedas packet=4",
    "veloce players=3 packet=4",
    "caciada players=2 packet=24 carte_tie=split last_scua=off",
)
SEED = 5


def again(rules: Rules, player: str, number: int) -> State:
    """Hand ``number`` played by the kernels' movers, and every move of it by ``domain``."""
    words = packing.new_state(rules)
    chance = packing.new_chance(lab_seed(SEED) + number)
    deal(words, chance, (number - 1) % rules.players)
    state = start(rules, packing.unpack_deal(words, rules))
    assert state.deal == deal_of(rules, SEED, number)
    mover = {"random": uniform_move, "taking": taking_move}[player]
    while not over(words):
        move = mover(words, chance)
        play(words, move)
        state = play_plainly(state, packing.unpack_move(move))
    assert state.over
    return state


def plies_of(state: State) -> list[tuple[int, int]]:
    """Cards on the table and legal moves before each ply, from the beginning on."""
    seen = []
    now = start(state.rules, state.deal)
    for played in state.log:
        seen.append((now.table.bit_count(), len(legal_moves(now))))
        now = play_plainly(now, played.move)
    return seen


@pytest.mark.parametrize("player", ["random", "taking"])
@pytest.mark.parametrize("rules", RULES)
def test_compiled_hands_are_counted_as_in_domain(rules: str, player: str) -> None:
    chosen, hands = parse_rules(rules), 60
    rows, plies = sample_hands(chosen, player, lab_seed(SEED), 1, hands, detailed=True)
    for number in range(1, hands + 1):
        state = again(chosen, player, number)
        np.testing.assert_array_equal(rows[number - 1], row_of(state))
        seen = plies_of(state)
        np.testing.assert_array_equal(plies[number - 1, : len(seen)], seen)
        assert not plies[number - 1, len(seen) :].any()


@pytest.mark.parametrize("rules", RULES)
def test_the_compiled_greedy_player_is_the_greedy_player(rules: str) -> None:
    chosen, hands = parse_rules(rules), 12
    compiled = sample_hands(chosen, "greedy", lab_seed(SEED), 30, hands, detailed=True)
    for one, other in zip(
        compiled, ask_hands(chosen, "greedy", SEED, 30, hands, detailed=True), strict=True
    ):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_kept_is_what_the_sheets_say(rules: str) -> None:
    """Sides and seats stand at their places in the order of play."""
    chosen, hands = parse_rules(rules), 40
    sample = draw(chosen, player="taking", hands=hands, seed=SEED, workers=1)
    for place in range(hands):
        state = again(chosen, "taking", place + 1)
        sheet, dealer = score(state), state.deal.dealer
        assert dealer == place % chosen.players
        for side in range(chosen.sides):
            at = place_of(chosen, dealer, side) % chosen.sides
            assert sample.points[place, at] == sheet.totals[side]
            assert sample.piles[place, at] == state.piles[side].bit_count()
            for number, item in enumerate(Item):
                assert sample.sheet[place, at, number] == sheet.points(side, item)
        assert sample.sizes[place].sum() == len(state.log)
        swept = sum(played.swept.bit_count() for played in state.log)
        if state.taker is not None:
            assert sample.piles[place].sum() - sample.taken[place].sum() == swept
        bonuses = sum(len(played.bonuses) for played in state.log)
        assert sample.earned[place].sum() == bonuses


def test_napoleone_is_kept() -> None:
    """Somebody who takes all he can makes it now and then at a table of two (S7)."""
    rules = parse_rules("caciada players=2 packet=24")
    sample = draw(rules, player="greedy", hands=3000, seed=SEED)
    made = np.flatnonzero(sample.napoleone >= 0)
    assert len(made) > 0
    assert not sample.points[made].any()
    for place in made[:3].tolist():
        state, _ = play_hand(rules, "greedy", SEED, place + 1)
        side = place_of(rules, place % 2, state.napoleone or 0)
        assert state.napoleone is not None
        assert side == sample.napoleone[place]


@pytest.mark.parametrize("rules", ["veloce players=3 packet=4", "bigia target=21", "caciada"])
def test_matches_are_those_of_domain(rules: str) -> None:
    """One hand after the other, until a side has won; then the next dealer begins anew."""
    chosen, hands = parse_rules(rules), 60
    match, right, first = new_match(chosen), [], 0
    for number in range(1, hands + 1):
        state = again(chosen, "taking", number)
        match = open_hand(match, state.deal)
        for played in state.log:
            match = advance(match, played.move)
        if match.winner is not None:
            behind = (match.winner - chosen.side_of(first)) % chosen.sides
            right.append((len(match.hands), behind, match.napoleone is not None))
            match, first = new_match(chosen), number % chosen.players
    matches = matches_of(draw(chosen, player="taking", hands=hands, seed=SEED, workers=1))
    assert matches is not None
    assert len(right) > 5
    found = zip(
        matches.hands.tolist(), matches.winner.tolist(), matches.napoleone.tolist(), strict=True
    )
    assert list(found) == right


@pytest.mark.parametrize("player", COMPILED)
def test_the_same_for_any_number_of_workers(player: str) -> None:
    """1,234 hands are three chunks, the last of them short; fewer are the beginning of them."""
    samples = [
        draw(make_rules(), player=player, hands=1234, seed=3, workers=workers, detailed=True)
        for workers in (1, 3)
    ]
    np.testing.assert_array_equal(samples[0].rows, samples[1].rows)
    np.testing.assert_array_equal(samples[0].plies, samples[1].plies)
    fewer = draw(make_rules(), player=player, hands=700, seed=3)
    np.testing.assert_array_equal(samples[0].rows[:700], fewer.rows)
    other = draw(make_rules(), player=player, hands=700, seed=4)
    assert (other.rows != fewer.rows).any()


def test_processes_play_the_same() -> None:
    """A player that is not compiled, here and in two processes."""
    samples = [
        draw(make_rules(), player="traditional", hands=9, seed=3, workers=workers)
        for workers in (1, 2)
    ]
    np.testing.assert_array_equal(samples[0].rows, samples[1].rows)
    assert (samples[0].points.sum(1) > 0).all()


def test_hands_are_the_same_on_every_machine() -> None:
    sample = draw(make_rules("bigia"), player="greedy", hands=2000, seed=1)
    assert sha256(sample.rows.tobytes()).hexdigest()[:16] == "1b6f7ad8807a1211"


def test_progress_counts_the_hands() -> None:
    seen: list[int] = []
    draw(make_rules(), player="random", hands=1201, seed=1, progress=seen.append)
    assert sorted(seen) == [201, 500, 500]


def test_a_player_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "failing", lambda _chance: Failing())
    assert "failing" in known_players()
    with pytest.raises(PlayerFault) as fault:
        draw(make_rules(), player="failing", hands=3, seed=8, workers=1)
    assert fault.value.values["player"] == "failing"
    assert (fault.value.values["deal"], fault.value.values["seed"]) == (1, 8)


def test_what_cannot_be_drawn_is_refused() -> None:
    with pytest.raises(InvalidText, match="nobody"):
        draw(make_rules(), player="nobody", hands=3, seed=1)
    for hands in (0, -5):
        with pytest.raises(LabRefused, match=str(hands)):
            draw(make_rules(), player="random", hands=hands, seed=1)
