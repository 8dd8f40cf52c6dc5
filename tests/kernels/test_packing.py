"""Values of ``domain`` become integers and come back the same."""

from __future__ import annotations

import numpy as np
import pytest
from tests.kernels.comparing import random_deal
from tests.strategies import chance_of, random_match, random_move, random_rules

from cicera import (
    IllegalMove,
    InvalidRules,
    Move,
    legal_moves,
    make_rules,
    mask_of,
    play,
    start,
)
from cicera.domain.bonuses import Bonus
from cicera.domain.cards import DIECI, FANTE_CAGNI, MATA, NUMERALS_MASK, RANK, SUIT, SUIT_MASKS
from cicera.domain.rules import FIELDS
from cicera.domain.scoring import Item
from cicera.kernels import bonuses, layout, packing, scoring


def test_cards() -> None:
    """The kernels' number of a card is 4 * rank + suit (C5)."""
    for card in range(52):
        packed = packing.pack_card(card)
        assert (packed >> 2, packed & 3) == (RANK[card], SUIT[card])
        assert packing.unpack_card(packed) == card
    assert packing.pack_card(MATA) == layout.MATA
    assert packing.pack_card(DIECI) == layout.DIECI
    assert packing.pack_card(FANTE_CAGNI) == layout.FANTE_CAGNI
    assert packing.pack_mask(NUMERALS_MASK) == layout.NUMERALS_MASK
    for suit in range(4):
        assert packing.pack_mask(SUIT_MASKS[suit]) == layout.SUIT_MASK << suit


def test_masks_and_moves() -> None:
    chance = chance_of("masks")
    for _ in range(500):
        cards = chance.sample(range(52), chance.randrange(1, 53))
        mask = mask_of(cards)
        packed = packing.pack_mask(mask)
        assert packed == sum(1 << packing.pack_card(card) for card in cards)
        assert packing.unpack_mask(packed) == mask
        move = Move(cards[0], mask ^ 1 << cards[0])
        assert packing.unpack_move(packing.pack_move(move)) == move
        assert 0 <= packing.pack_move(move) < 1 << 58


def test_rules_in_their_order() -> None:
    """A word a field in the order of the rule set; then the sides."""
    for number in range(200):
        rules = random_rules(chance_of(f"rules {number}"))
        words = packing.pack_rules(rules)
        assert words.dtype == np.int64
        assert words.shape == (layout.RULES_WIDTH,)
        for place, field in enumerate(FIELDS):
            value = getattr(rules, field)
            if field == "carte_tie":
                value = ("none", "split").index(value)
            elif field == "napula_suit":
                value = "scdb".index(value)
            assert words[place] == int(value)
        assert words[layout.SIDES - layout.RULES] == rules.sides


def test_names_and_order_of_domain() -> None:
    """Items and bonuses stand in the order of ``domain``."""
    items = ("CARTE", "SPADE", "MATA_ITEM", "DIECI_ITEM", "FANTE_ITEM", "NAPULA", "FIRST_BONUS")
    assert [getattr(scoring, name) for name in items] == list(range(7))
    assert len(Item) == layout.ITEMS
    assert list(Item)[6:] == [bonus.value for bonus in Bonus]
    for place, bonus in enumerate(Bonus):
        assert getattr(bonuses, bonus.name) == 1 << layout.BONUS_BITS * place
        counts = 17 << layout.BONUS_BITS * place
        assert packing.unpack_bonuses(counts)[bonus] == 17
        assert bonuses.bonus_points(counts | 1 << 32) == 17 + (place != 4)


@pytest.mark.parametrize("number", range(40))
def test_states_come_back(number: int) -> None:
    """Any state of any match, stock known or not, log included."""
    chance = chance_of(f"states {number}")
    rules = random_rules(chance)
    states = []
    random_match(
        chance,
        rules,
        plies=chance.randrange(49),
        on_state=lambda match: states.append(match.hands[-1]) if match.hands else None,
    )
    for state in states:
        packed = packing.pack_state(state)
        again = packing.unpack_state(packed, rules)
        waiting = again.awaits_packet and not state.awaits_packet
        assert not waiting
        assert again._replace(deal=state.deal) == state
        assert (again.deal.dealer, again.deal.table) == (state.deal.dealer, state.deal.table)
        assert again.deal.packets == state.deal.packets


def test_deals() -> None:
    for number in range(100):
        chance = chance_of(f"deals {number}")
        rules = random_rules(chance)
        deal = random_deal(chance, rules)
        words = packing.pack_deal(rules, deal)
        np.testing.assert_array_equal(words, packing.pack_state(start(rules, deal)))
        back = packing.unpack_deal(words, rules)
        assert (back.dealer, back.table, back.packets) == (deal.dealer, deal.table, deal.packets)
        assert back.pack is None


def test_packing_leaves_the_state_alone() -> None:
    """A state that was packed can be played on in both without the other's noticing."""
    chance = chance_of("alone")
    rules = make_rules()
    state = start(rules, random_deal(chance, rules))
    words = packing.pack_state(state)
    before = words.copy()
    play(state, random_move(chance, state))
    assert len(legal_moves(state)) > 0
    np.testing.assert_array_equal(words, before)


def test_words_that_are_no_hand() -> None:
    """What no hand can lead to is refused with the errors of ``domain``."""
    chance = chance_of("no hand")
    rules = make_rules()
    state = start(rules, random_deal(chance, rules))
    words = packing.pack_state(play(state, random_move(chance, state)))
    words[layout.LOG] = packing.pack_move(Move(51, 1))
    with pytest.raises(IllegalMove):
        packing.unpack_state(words, rules)
    words[layout.PACKETS] = words[layout.PACKETS + 1]
    with pytest.raises(InvalidRules):
        packing.unpack_state(words, rules)
