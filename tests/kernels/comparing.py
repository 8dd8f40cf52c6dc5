"""How are a hand of the kernels and one of ``domain`` held side by side?"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import numpy as np
from tests.strategies import random_pack, without_pack

from cicera import (
    Bonus,
    Deal,
    Item,
    Rules,
    deal_pack,
    legal_moves,
    play,
    refill,
    score,
    start,
)
from cicera.kernels import packing
from cicera.kernels import play as kernels
from cicera.kernels.captures import count_table
from cicera.kernels.layout import BONUSES, CARD_BIT, HANDS, LIVE, PILES, WAYS
from cicera.kernels.scoring import score as write_sheet
from cicera.kernels.scoring import total

MANY = 300
"""Positions with so many moves are compared by their number and a few of them."""


def random_deal(chance: random.Random, rules: Rules) -> Deal:
    return deal_pack(rules, chance.randrange(rules.players), random_pack(chance, rules))


class Both:
    """A hand played by ``domain`` and by the kernels at once."""

    def __init__(self, rules: Rules, deal: Deal, *, known: bool = True) -> None:
        self.rules = rules
        self.whole = deal
        self.state = start(rules, deal if known else without_pack(rules, deal))
        self.words = packing.pack_deal(rules, self.state.deal)
        self.moves = packing.new_moves()
        self.sheet = packing.new_sheet()

    def refill(self) -> None:
        """Give both the next packet."""
        assert kernels.awaits_packet(self.words)
        assert kernels.count_moves(self.words) == 0
        self.state = refill(self.state, self.whole.packets[self.state.stage])
        self.words = packing.pack_state(self.state)

    def play(self, move: int) -> None:
        """Make a packed move in both, which must earn the same."""
        self.state = play(self.state, packing.unpack_move(move))
        earned = kernels.play(self.words, move)
        bonuses = Counter(self.state.log[-1].bonuses)
        assert packing.unpack_bonuses(earned) == {bonus: bonuses[bonus] for bonus in Bonus}

    def listed(self) -> list[int]:
        """The moves that the kernels list."""
        count = kernels.legal_moves(self.words, self.moves)
        assert count == kernels.count_moves(self.words)
        moves: list[int] = self.moves[:count].tolist()
        return moves

    def assert_same_moves(self) -> list[int]:
        """Both allow the same moves; they come back as the kernels list them."""
        moves = self.listed()
        allowed = legal_moves(self.state)
        assert len(moves) == len(set(moves)) == len(allowed)
        if len(moves) <= MANY:
            assert sorted(moves) == sorted(
                packing.pack_card(card) << CARD_BIT | packing.pack_mask(captured)
                for card, captures in allowed.choices()
                for captured in (0, *captures)
            )
        for place in {0, len(moves) // 2, len(moves) - 1} if moves else ():
            assert kernels.nth_move(self.words, place) == moves[place]
        return moves

    def assert_alike(self) -> None:
        """What plays change is the same in both; of a hand that is over everything is."""
        state, words = self.state, self.words
        assert kernels.over(words) == state.over
        assert kernels.awaits_packet(words) == state.awaits_packet
        live = words[:LIVE].tolist()
        assert live[:WAYS] == [
            state.turn,
            len(state.log),
            state.stage,
            packing.pack_mask(state.table),
            0 if state.laid is None else 1 << packing.pack_card(state.laid),
            -1 if state.taker is None else state.taker,
            -1 if state.napoleone is None else state.napoleone,
        ]
        assert live[HANDS:PILES] == padded(map(packing.pack_mask, state.hands), 4)
        assert live[PILES:BONUSES] == padded(map(packing.pack_mask, state.piles), 3)
        count_table(words)
        assert live == words[:LIVE].tolist()
        if state.over:
            np.testing.assert_array_equal(words, packing.pack_state(state))
        if state.over or not len(state.log) % 8:
            self.assert_same_score()

    def assert_same_score(self) -> None:
        """The same points for every item and side."""
        write_sheet(self.words, self.sheet)
        sheet = score(self.state)
        sides = range(sheet.sides)
        assert packing.unpack_sheet(self.sheet, sheet.sides) == [
            {item: sheet.points(side, item) for item in Item} for side in sides
        ]
        assert tuple(total(self.words, side) for side in sides) == sheet.totals


def padded(words: Iterable[int], width: int) -> list[int]:
    """``words``, and zeros for the seats or sides that are not there."""
    listed = list(words)
    return listed + [0] * (width - len(listed))
