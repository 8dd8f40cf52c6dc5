"""rules.md section 2: seats, sides, dealers."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.domain.positions import whole_hand
from tests.strategies import rule_sets

from cicera import (
    IllegalMove,
    Rules,
    advance,
    deal_pack,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    start,
)


@given(rule_sets())
def test_t1_order_of_play(rules: Rules) -> None:
    match = open_hand(new_match(rules), deal_pack(rules, 0, range(52)))
    for ply in range(10):
        assert match.state is not None
        assert match.state.turn == (1 + ply) % rules.players
        match = advance(match, legal_moves(match.state)[0])
        assert match.hands[-1].log[-1].seat == (1 + ply) % rules.players


def test_t2_sides() -> None:
    four = make_rules(players=4)
    assert four.sides == 2
    assert [four.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [four.seats_of(side) for side in range(2)] == [(0, 2), (1, 3)]
    for players, packet in ((2, 12), (3, 16)):
        rules = make_rules(players=players, packet=packet)
        assert rules.sides == players
        assert [rules.side_of(seat) for seat in range(players)] == list(range(players))
        assert [rules.seats_of(side) for side in range(players)] == [
            (seat,) for seat in range(players)
        ]


@pytest.mark.parametrize(("players", "packet"), [(2, 12), (3, 16), (4, 12)])
def test_t3_dealer_passes_to_the_right(players: int, packet: int) -> None:
    rules = make_rules(players=players, packet=packet)
    for first in range(players):
        match = new_match(rules)
        assert match.next_dealer is None
        for number in range(players + 1):
            dealer = (first + number) % players
            assert match.next_dealer in (None, dealer)
            for wrong in set(range(players)) - {dealer}:
                if number:
                    with pytest.raises(IllegalMove) as refused:
                        open_hand(match, deal_pack(rules, wrong, range(52)))
                    assert refused.value.code == "wrong-dealer"
                    assert refused.value.values == {"seat": wrong, "right": dealer}
            match = whole_hand(match, dealer)
            assert match.hands[-1].deal.dealer == dealer


def test_t4_right_of_the_dealer_plays_first() -> None:
    for players, packet in ((2, 12), (3, 16), (4, 12)):
        rules = make_rules(players=players, packet=packet)
        for dealer in range(players):
            state = start(rules, deal_pack(rules, dealer, range(52)))
            assert state.turn == (dealer + 1) % players
