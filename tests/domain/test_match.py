"""rules.md section 7: the match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from tests.domain.positions import dealt, made, match_with, whole_hand
from tests.strategies import chance_of, random_match, rule_sets, seeds

from cicera import (
    Deal,
    IllegalMove,
    InvalidRules,
    Item,
    Line,
    Match,
    Move,
    Rules,
    Sheet,
    advance,
    deal_pack,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    parse_rules,
    refill_hand,
    score,
    start,
)


def match_of(rules: Rules | str, *totals: tuple[int, ...]) -> Match:
    """A match whose complete hands were worth ``totals``; the bonuses of one item stand for all."""
    rules = parse_rules(rules) if isinstance(rules, str) else rules
    hand = whole_hand(new_match(rules), 0).hands[0]
    sheets = tuple(
        Sheet(
            rules.sides,
            tuple(Line(Item.SCUA, side, points, 0) for side, points in enumerate(hand_totals)),
            complete=True,
        )
        for hand_totals in totals
    )
    return match_with(rules, (hand,) * len(sheets), sheets)


def test_m1_totals() -> None:
    match = match_of("caciada", (3, 4), (0, 11), (7, 2))
    assert match.totals == (10, 17)
    assert match_of("caciada players=3 packet=16", (3, 4, 1), (0, 11, 2)).totals == (3, 15, 3)
    assert new_match(make_rules()).totals == (0, 0)


def test_m1_added_when_the_hand_ends() -> None:
    rules = parse_rules("caciada napoleone=off target=51")
    match = whole_hand(new_match(rules), 3, capture=True)
    assert match.sheets == (score(match.hands[0]),)
    assert match.state is None
    before = match.totals
    assert sum(before) == 2 + 1 + 1 + 1 + 1 + 13
    match = open_hand(match, deal_pack(rules, 0, range(52)))
    while match.state is not None and len(match.state.log) < 47:
        match = advance(match, legal_moves(match.state)[0])
        assert match.totals == before
        assert match.state is match.hands[-1]
    assert match.state is not None
    match = advance(match, legal_moves(match.state)[-1])
    assert len(match.sheets) == 2
    assert match.totals == tuple(a + b for a, b in zip(before, match.sheets[1].totals, strict=True))


@pytest.mark.parametrize(
    ("target", "hands", "winner"),
    [
        (51, [(50, 49)], None),
        (51, [(51, 49)], 0),
        (51, [(49, 51)], 1),
        (51, [(30, 20), (22, 20)], 0),
        (51, [(51, 51)], None),
        (51, [(51, 51), (0, 0)], None),
        (51, [(51, 51), (1, 2)], 1),
        (51, [(53, 52)], 0),
        (51, [(52, 60)], 1),
        (11, [(11, 10)], 0),
        (21, [(20, 20), (1, 0)], 0),
        (1, [(0, 0), (0, 0)], None),
        (1, [(0, 1)], 1),
        (51, [(0, 0)], None),
    ],
)
def test_m2_winner(target: int, hands: list[tuple[int, int]], winner: int | None) -> None:
    assert match_of(f"caciada target={target}", *hands).winner == winner


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ([(51, 40, 3)], 0),
        ([(40, 3, 51)], 2),
        ([(51, 51, 60)], 2),
        ([(51, 51, 50)], None),
        ([(51, 51, 51)], None),
        ([(50, 50, 50)], None),
        ([(3, 52, 52), (0, 0, 1)], 2),
    ],
)
def test_m2_winner_of_three(hands: list[tuple[int, ...]], winner: int | None) -> None:
    assert match_of("caciada players=3 packet=16", *hands).winner == winner


def test_m2_not_in_the_middle_of_a_hand() -> None:
    """A side that has reached the target wins only after a hand."""
    tied = match_of("caciada target=5", (5, 5))
    assert tied.winner is None
    match = open_hand(tied, deal_pack(tied.rules, 1, range(52)))
    assert match.winner is None
    assert match.state is not None


def test_m2_equal_at_the_top_plays_on() -> None:
    """All lay for two hands at 1 point each; the first to be ahead has won."""
    rules = parse_rules("bigia napoleone=off target=1")
    match = whole_hand(new_match(rules), 0)
    assert match.totals == (1, 1)
    assert match.winner is None
    match = whole_hand(match, 1)
    assert match.totals == (2, 2)
    assert match.winner is None
    match = whole_hand(match, 2, capture=True)
    assert match.winner == 0
    assert match.totals[0] == 2 + 2 + 1 + 1 + 1 + 1 + 13


def test_m2_nothing_after_the_end() -> None:
    rules = parse_rules("caciada napoleone=off target=1")
    match = whole_hand(new_match(rules), 3, capture=True)
    assert match.winner == 1
    with pytest.raises(IllegalMove) as refused:
        open_hand(match, deal_pack(rules, 0, range(52)))
    assert refused.value.code == "match-decided"
    assert refused.value.values == {"side": 1}
    for move in (Move(0), Move(51)):
        with pytest.raises(IllegalMove):
            advance(match, move)
    with pytest.raises(IllegalMove):
        refill_hand(match, (0, 0, 0, 0))


def test_m2_one_hand_at_a_time() -> None:
    rules = make_rules()
    match = open_hand(new_match(rules), deal_pack(rules, 0, range(52)))
    for dealer in range(4):
        with pytest.raises(IllegalMove) as refused:
            open_hand(match, deal_pack(rules, dealer, range(52)))
        assert refused.value.code == "hand-not-over"


def test_m2_nothing_before_the_first_deal() -> None:
    match = new_match(make_rules())
    assert match.state is None
    assert match.winner is None
    for act in (lambda: advance(match, Move(0)), lambda: refill_hand(match, (0, 0, 0, 0))):
        with pytest.raises(IllegalMove) as refused:
            act()
        assert refused.value.code == "nothing-dealt"


def test_s7_wins_the_match_whatever_the_score() -> None:
    rules = parse_rules("caciada target=51")
    match = whole_hand(new_match(rules), 0)
    match = whole_hand(match, 1, capture=True)
    assert match.napoleone == 1
    assert match.winner == 1
    assert match.totals == (0, 0)
    with pytest.raises(IllegalMove) as refused:
        open_hand(match, deal_pack(rules, 2, range(52)))
    assert refused.value.code == "match-decided"
    ahead = match_of("caciada target=51", (50, 0))
    behind = match_with(rules, (*ahead.hands, match.hands[-1]), (*ahead.sheets, match.sheets[-1]))
    assert behind.winner == 1
    assert behind.totals == (50, 0)


def test_d1_the_deal_must_be_of_the_rules() -> None:
    """A deal for other numbers of players or cards opens no hand."""
    four, two = make_rules(), parse_rules("caciada players=2 packet=6")
    three = parse_rules("caciada players=3 packet=16")
    deals = {rules: deal_pack(rules, 0, range(52)) for rules in (four, two, three)}
    for rules, other in ((four, two), (two, four), (three, four), (four, three), (two, three)):
        with pytest.raises(InvalidRules):
            start(rules, deals[other])
        with pytest.raises(InvalidRules):
            open_hand(new_match(rules), deals[other])
    packets = deals[four].packets
    for deal in (
        Deal(4, deals[four].table, packets),
        Deal(-1, deals[four].table, packets),
        Deal(0, deals[four].table, ()),
        Deal(0, 0, packets),
        Deal(0, deals[four].table, packets * 2),
        Deal(0, deals[four].table, (packets[0][:3],)),
    ):
        with pytest.raises(InvalidRules):
            start(four, deal)


def test_d3_the_deal_must_be_of_its_pack() -> None:
    """A pack falls into other hands with another batch, or from another dealer."""
    by_one, by_twelve = parse_rules("caciada batch=1"), make_rules("caciada")
    deal = deal_pack(by_one, 0, range(52))
    assert start(by_one, deal).hands == deal.packets[0]
    for rules, other in (
        (by_twelve, deal),
        (by_one, replace(deal, dealer=1)),
        (by_one, replace(deal, pack=tuple(reversed(range(52))))),
    ):
        with pytest.raises(InvalidRules) as refused:
            start(rules, other)
        assert refused.value.code == "other-deal"
    assert start(by_twelve, replace(deal, pack=None)).hands == deal.packets[0]


def test_d4_a_void_deal_opens_no_hand() -> None:
    """Though it was dealt under rules without the redeal."""
    void = [*[c for c in range(52) if c not in (10, 23, 36, 0)], 10, 23, 36, 0]
    lax, strict = parse_rules("moedas redeal=off"), make_rules("moedas")
    with pytest.raises(InvalidRules):
        start(strict, deal_pack(lax, 0, void))


@settings(max_examples=40)
@given(rule_sets(), seeds())
def test_m1_m2_any_match(rules: Rules, seed: int) -> None:
    """Totals, winner and dealers of random matches, checked after every play."""
    seen: list[Match] = []
    match = random_match(chance_of(seed), rules, hands=4, on_state=seen.append)
    for before in seen:
        done = before.hands[: len(before.sheets)]
        assert before.sheets == tuple(score(hand) for hand in done)
        assert before.totals == tuple(
            sum(sheet.totals[side] for sheet in before.sheets) for side in range(rules.sides)
        )
        if before.state is not None:
            assert before.winner is None
            assert before.napoleone is None or before.napoleone == before.winner
    dealers = [hand.deal.dealer for hand in match.hands]
    assert dealers == [(dealers[0] + number) % rules.players for number in range(len(dealers))]
    best = max(match.totals)
    if match.napoleone is not None:
        assert match.winner == match.napoleone
    elif best >= rules.target and match.totals.count(best) == 1:
        assert match.winner == match.totals.index(best)
    else:
        assert match.winner is None


@settings(max_examples=40)
@given(rule_sets(), seeds())
def test_p1_replaying_the_log_gives_the_states(rules: Rules, seed: int) -> None:
    seen: list[Match] = []
    match = random_match(chance_of(seed), rules, hands=2, on_state=seen.append)
    again = new_match(rules)
    states: list[Match] = []
    for hand in match.hands:
        first = Deal(hand.deal.dealer, hand.deal.table, hand.deal.packets[:1])
        again = open_hand(again, hand.deal if hand.deal.pack is not None else first)
        states.append(again)
        for played in hand.log:
            if again.state is not None and again.state.awaits_packet:
                again = refill_hand(again, hand.deal.packets[again.state.stage])
                states.append(again)
            again = advance(again, played.move)
            states.append(again)
    assert states == seen
    assert [hash(state) for state in states] == [hash(state) for state in seen]


def test_t2_partners_add_up() -> None:
    state = dealt("bigia napoleone=off", table="7b 3d 4s Rc", hands=("9d", "9c", "9s", "Rs"))
    after = made(state, "9d 9cx9d 9s RsxRc")
    assert score(after).totals == (0, 1)
