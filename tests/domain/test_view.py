"""What a view tells, and that it tells nothing else (rules.md T2, D1, P1-P6)."""

from __future__ import annotations

import dataclasses
import json
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.domain.positions import dealt, made, mask, match_with, whole_hand
from tests.strategies import chance_of, random_match, rule_sets, seeds

from cicera import (
    Deal,
    InvalidRules,
    Match,
    Move,
    Rules,
    Sheet,
    State,
    View,
    advance,
    cards_in,
    deal_pack,
    legal_moves,
    make_rules,
    mask_of,
    new_match,
    open_hand,
    parse_card,
    parse_rules,
    refill_hand,
    view,
)
from cicera.players import PLAYERS
from cicera.players.registry import COMPILED, make_player


def match_of(state: State) -> Match:
    return match_with(state.rules, (state,), ())


def hidden_from(match: Match, seat: int | None, rest: int) -> int:
    """The cards that ``seat`` has not seen: other hands, and ``rest`` that is not yet dealt."""
    state = match.hands[-1]
    hidden = rest
    for other, cards in enumerate(state.hands):
        if other != seat:
            hidden |= cards
    return hidden


def twin(match: Match, seat: int | None, chance: random.Random) -> Match:
    """``match`` with the cards hidden from ``seat`` permuted in the last hand, played alike."""
    state = match.hands[-1]
    deal = state.deal
    given_out = mask_of(c for k in range(state.stage) for p in deal.packets[k] for c in cards_in(p))
    known = deal.table | given_out
    hidden = list(cards_in(hidden_from(match, seat, (2**52 - 1) ^ known)))
    shuffled = hidden.copy()
    chance.shuffle(shuffled)
    change = dict(zip(hidden, shuffled, strict=True))

    def changed(cards: int) -> int:
        return mask_of(change.get(card, card) for card in cards_in(cards))

    rules = match.rules
    if deal.pack is not None:
        other = deal_pack(rules, deal.dealer, [change.get(card, card) for card in deal.pack])
        packets = other.packets
    else:
        packets = tuple(tuple(map(changed, packet)) for packet in deal.packets)
        other = Deal(deal.dealer, deal.table, packets[:1])
    before = match_with(rules, match.hands[:-1], match.sheets[: len(match.hands) - 1])
    again = open_hand(before, other)
    for played in state.log:
        if again.state is not None and again.state.awaits_packet:
            again = refill_hand(again, packets[again.state.stage])
        again = advance(again, played.move)
    if again.state is not None and again.state.stage < state.stage:
        again = refill_hand(again, packets[again.state.stage])
    return again


def assert_equal_in_every_way(one: View, two: View) -> None:
    assert one == two
    assert hash(one) == hash(two)
    assert repr(one) == repr(two)
    assert pickle.dumps(one) == pickle.dumps(two)
    assert json.dumps(dataclasses.asdict(one)) == json.dumps(dataclasses.asdict(two))


@settings(max_examples=30)
@given(rule_sets(), seeds(), st.integers(1, 2))
def test_views_hide_what_a_seat_may_not_know(rules: Rules, seed: int, hands: int) -> None:
    """Against a twin deal, in any rule set; some plies and seats of each match."""
    chance = chance_of(seed)
    seen: list[Match] = []
    random_match(chance, rules, hands=hands, on_state=seen.append)
    differing = 0
    for match in chance.sample(seen, min(16, len(seen))):
        seat = chance.choice((None, *range(rules.players)))
        other = twin(match, seat, chance)
        differing += other.hands[-1].deal != match.hands[-1].deal
        assert_equal_in_every_way(view(match, seat), view(other, seat))
    assert differing


@pytest.mark.parametrize(
    "text", ["caciada", "veloce players=3 packet=4", "bigia players=2 packet=6"]
)
def test_views_hide_at_every_ply_for_every_seat(text: str) -> None:
    rules = parse_rules(text)
    chance = chance_of(text)
    seen: list[Match] = []
    random_match(chance, rules, on_state=seen.append)
    for match in seen:
        for seat in (None, *range(rules.players)):
            other = twin(match, seat, chance)
            assert_equal_in_every_way(view(match, seat), view(other, seat))


def choice(name: str, seed: int, seen: View) -> Move:
    return make_player(name, seed=seed, seat=seen.seat or 0).choose(seen)


@pytest.mark.parametrize("name", sorted(PLAYERS))
@settings(max_examples=15)
@given(rules=rule_sets(), seed=seeds())
def test_players_choose_by_what_they_see(name: str, rules: Rules, seed: int) -> None:
    """Hidden cards change no player's choice."""
    chance = chance_of(seed)
    seen: list[Match] = []
    random_match(chance, rules, on_state=seen.append)
    most, places = (200, 3) if name in COMPILED else (2000, 12)  # a search tries every move
    for match in chance.sample(seen, places):
        state = match.state
        if state is None or state.awaits_packet or len(legal_moves(state)) > most:
            continue
        other = twin(match, state.turn, chance)
        mine, theirs = view(match, state.turn), view(other, state.turn)
        assert choice(name, seed, mine) == choice(name, seed, theirs)


def test_views_tell_twins_apart_where_they_differ() -> None:
    """The comparison above can fail: a seat's own hand, and what is played, do differ."""
    one = match_of(dealt(table="7b 3d 4s Rc", hands=("As", "2s")))
    two = match_of(dealt(table="7b 3d 4s Rc", hands=("2s", "As")))
    assert view(one, 2) == view(two, 2)
    assert view(one) == view(two)
    assert view(one, 0) != view(two, 0)
    assert view(one, 1) != view(two, 1)


def test_view_of_the_seat_to_move() -> None:
    state = dealt("caciada", table="7b 3d 4s Rc", hands=("7d", "9c"), dealer=3)
    seen = view(match_of(state), 0)
    assert seen.rules == make_rules()
    assert (seen.seat, seen.number, seen.dealer, seen.turn) == (0, 1, 3, 0)
    assert seen.hand == state.hands[0]
    assert seen.table == seen.opening == mask("7b 3d 4s Rc")
    assert seen.held == (12, 12, 12, 12)
    assert seen.stock == 0
    assert seen.piles == (0, 0)
    assert (seen.bonuses, seen.laid, seen.last_capture, seen.taker) == ((), None, None, None)
    assert (seen.log, seen.sheets, seen.totals) == ((), (), (0, 0))
    assert (seen.over, seen.winner, seen.napoleone) == (False, None, None)
    takes_seven = dict(seen.legal)[parse_card("7d")]
    assert takes_seven == (mask("3d 4s"), mask("7b"))
    assert [choice.card for choice in seen.legal] == list(cards_in(state.hands[0]))
    assert isinstance(takes_seven, tuple)


def test_view_of_others() -> None:
    state = dealt("caciada", table="7b 3d 4s Rc", hands=("7d", "9c"))
    for seat in (1, 2, 3):
        seen = view(match_of(state), seat)
        assert seen.hand == state.hands[seat]
        assert seen.legal == ()
        assert seen.turn == 0
    spectator = view(match_of(state))
    assert spectator.seat is None
    assert spectator.hand == 0
    assert spectator.legal == ()


def test_view_during_play() -> None:
    rules = "caciada players=2 packet=6"
    state = dealt(rules, table="7b 3d 4s Rc", hands=("7d 8s", "8c"))
    seen = view(match_of(made(state, "7dx3d4s 8c")), 0)
    assert seen.opening == mask("7b 3d 4s Rc")
    assert seen.table == mask("7b Rc 8c")
    assert seen.piles == (3, 0)
    assert seen.held == (5, 5)
    assert seen.stock == 36
    assert seen.laid == parse_card("8c")
    assert seen.taker == 0
    assert seen.last_capture == seen.log[0]
    assert len(seen.log) == 2
    after = view(match_of(made(state, "7dx3d4s 8c 8sx8c")), 1)
    assert [(str(line.item), line.side, line.points, line.cards) for line in after.bonuses] == [
        ("picada", 0, 1, mask("8s"))
    ]
    assert after.laid is None
    assert after.last_capture is not None
    assert after.last_capture.move == Move(parse_card("8s"), mask("8c"))


def test_view_while_a_packet_is_due() -> None:
    state = dealt("caciada players=2 packet=1", table="7b 3d 4s Rc", hands=("9d", "8c"))
    state = made(state, "9d 8c")
    for seat in (None, 0, 1):
        seen = view(match_of(state), seat)
        assert seen.turn is None
        assert seen.legal == ()
        assert seen.held == (0, 0)
        assert seen.stock == 46
        assert not seen.over


def test_view_after_the_hand_and_the_match() -> None:
    rules = parse_rules("caciada napoleone=off target=1")
    match = whole_hand(new_match(rules), 3, capture=True)
    for seat in (None, 0, 1, 2, 3):
        seen = view(match, seat)
        assert seen.over
        assert seen.winner == 1
        assert seen.turn is None
        assert seen.legal == ()
        assert seen.totals == (0, 19)
        assert seen.sheets == match.sheets
        assert isinstance(seen.sheets[0], Sheet)
    napoleone = whole_hand(new_match(parse_rules("caciada")), 3, capture=True)
    assert (view(napoleone).napoleone, view(napoleone).winner) == (1, 1)
    again = open_hand(whole_hand(new_match(make_rules()), 3), deal_pack(make_rules(), 0, range(52)))
    assert view(again).number == 2
    assert view(again).dealer == 0


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", 0.0, (0,)])
def test_view_refuses_seats(seat: object) -> None:
    match = match_of(dealt(table="7b 3d 4s Rc"))
    with pytest.raises(InvalidRules) as refused:
        view(match, seat)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-seat"


def test_view_refuses_before_the_first_deal() -> None:
    with pytest.raises(InvalidRules) as refused:
        view(new_match(make_rules()))
    assert refused.value.code == "nothing-dealt"


@given(rule_sets(), seeds(), st.integers(0, 48))
def test_views_are_plain_values(rules: Rules, seed: int, plies: int) -> None:
    match = random_match(chance_of(seed), rules, plies=plies)
    for seat in (None, *range(rules.players)):
        seen = view(match, seat)
        assert pickle.loads(pickle.dumps(seen)) == seen  # noqa: S301
        assert hash(view(match, seat)) == hash(seen)
        plain = json.loads(json.dumps(dataclasses.asdict(seen)))
        assert set(plain) == {field.name for field in dataclasses.fields(View)}
        assert plain["table"] == seen.table
