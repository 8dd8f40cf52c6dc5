"""rules.md section 9: what holds after every play of every match, whatever the rule set."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)
from tests.strategies import chance_of, random_pack, random_rules, rule_sets, seeds, without_pack

from cicera import (
    Bonus,
    Deal,
    Item,
    Match,
    Move,
    Rules,
    State,
    advance,
    can_play,
    cards_in,
    deal_pack,
    legal_moves,
    new_match,
    open_hand,
    refill_hand,
    view,
)

FULL = 2**52 - 1
HONOURS = (Item.CARTE, Item.SPADE, Item.MATA, Item.DIECI, Item.FANTE)


def value(card: int) -> int:
    return card % 13 + 1 if card % 13 < 10 else 0


class Matches(RuleBasedStateMachine):
    """A match of any rule set with any packs, played by any taste."""

    match: Match
    whole: Deal

    @initialize(
        rules=rule_sets(),
        seed=seeds(),
        taste=st.sampled_from(("any", "never", "always", "never once")),
    )
    def sit_down(self, rules: Rules, seed: int, taste: str) -> None:
        self.begin(rules, seed, taste)

    def begin(self, rules: Rules, seed: int, taste: str) -> None:
        self.chance = chance_of(seed)
        self.taste = taste
        self.match = new_match(rules)
        self.first = self.chance.randrange(rules.players)
        self.deal()

    @property
    def state(self) -> State:
        return self.match.hands[-1]

    def deal(self) -> None:
        rules = self.match.rules
        dealer = self.match.next_dealer
        dealer = self.first if dealer is None else dealer
        self.whole = deal_pack(rules, dealer, random_pack(self.chance, rules))
        known = self.chance.random() < 0.5
        self.match = open_hand(self.match, self.whole if known else without_pack(rules, self.whole))

    @rule(
        places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=12),
        taste=st.none() | st.just("any"),
    )
    def go_on(self, places: list[float], taste: str | None) -> None:
        """Whatever is due, so many times: a match, a hand, a packet or a play."""
        for place in places:
            if self.match.state is not None:
                if self.state.awaits_packet:
                    packet = self.whole.packets[self.state.stage]
                    self.match = refill_hand(self.match, packet)
                else:
                    self.make(place, taste or self.taste)
            elif self.match.winner is None:
                self.deal()
            else:
                self.begin(random_rules(self.chance), self.chance.randrange(2**32), self.taste)
            self.everything_holds()

    def make(self, place: float, taste: str) -> None:
        moves = legal_moves(self.state)
        assert len(moves) >= len(cards_in(self.state.hands[self.state.turn])) > 0
        if taste == "never once":
            taste = "always" if self.state.taker is None else "never"
        chosen: Move | None = None
        if taste == "always":
            captures = [move for move in moves[:3000] if move.captured]
            chosen = captures[int(place * len(captures))] if captures else None
        if taste == "any":
            chosen = moves[int(place * len(moves))]
        if chosen is None:
            chosen = Move(moves.cards[int(place * len(moves.cards))])
        assert can_play(self.state, chosen)
        self.match = advance(self.match, chosen)

    @invariant()
    def everything_holds(self) -> None:
        if hasattr(self, "match"):
            self.cards_are_somewhere_once()
            self.leftovers_are_even()
            self.bonuses_meet_as_they_may()
            self.sheets_add_up()
            self.views_say_the_same()

    def cards_are_somewhere_once(self) -> None:
        """Piles, table, hands and stock partition the 52 cards."""
        state = self.state
        stock = 0
        for packet in self.whole.packets[state.stage :]:
            for cards in packet:
                stock |= cards
        places = [*state.piles, state.table, *state.hands, stock]
        assert sum(place.bit_count() for place in places) == 52
        together = 0
        for place in places:
            together |= place
        assert together == FULL
        assert stock.bit_count() == state.stock
        if state.napoleone is None:
            assert state.stock + sum(map(int.bit_count, state.hands)) == 48 - len(state.log)
        held = [hand.bit_count() for hand in state.hands]
        assert max(held) - min(held) <= 1

    def leftovers_are_even(self) -> None:
        """Cards left with nothing to play have an even sum, courts of a rank number 0, 2 or 4."""
        state = self.state
        if state.over and state.taker is not None and state.napoleone is None:
            assert state.table == 0
            assert sum(pile.bit_count() for pile in state.piles) == 52
        if not state.over or len(state.log) < 48:
            return
        last = state.log[-1]
        left = cards_in(last.swept | state.table)
        assert sum(map(value, left)) % 2 == 0
        courts = Counter(card % 13 for card in left if not value(card))
        assert all(count in (2, 4) for count in courts.values())
        if state.taker is None:
            assert state.piles == (0,) * state.rules.sides
            assert state.table == FULL

    def bonuses_meet_as_they_may(self) -> None:
        if not self.state.log:
            return
        last = self.state.log[-1]
        bonuses = set(last.bonuses)
        assert len(bonuses) == len(last.bonuses) <= 4
        if not last.move.captured:
            assert not bonuses
        if Bonus.PICADA in bonuses:
            assert bonuses <= {Bonus.PICADA, Bonus.SCUA}
            assert last.move.captured.bit_count() == 1
            assert self.state.log[-2].move == Move(last.move.captured.bit_length() - 1)
        if Bonus.CINQUANTA in bonuses:
            assert Bonus.QUADRIGLIA in bonuses
            assert self.state.rules.cinquanta
        if len(self.state.log) < 48:
            assert not last.swept

    def sheets_add_up(self) -> None:
        """Honours total 6 with 2 sides, or 4 on an unscored tie; never two napule."""
        match = self.match
        for hand, sheet in zip(match.hands, match.sheets, strict=False):
            napule = [side for side in range(sheet.sides) if sheet.points(side, Item.NAPULA)]
            assert len(napule) <= 1
            bonuses = sum(len(played.bonuses) for played in hand.log)
            honours = sum(
                sheet.points(side, item) for side in range(sheet.sides) for item in HONOURS
            )
            if sheet.napoleone is not None:
                assert sheet.totals == (0,) * sheet.sides
                assert match.winner == sheet.napoleone
                continue
            napula = sum(sheet.points(side, Item.NAPULA) for side in range(sheet.sides))
            assert napula == 0 or 3 <= napula <= match.rules.napula_limit
            assert sum(sheet.totals) == honours + napula + bonuses
            if sheet.sides == 2 and hand.taker is not None:
                tie = hand.piles[0].bit_count() == 26
                assert honours == (4 if tie and match.rules.carte_tie == "none" else 6)
            assert honours <= 6

    def views_say_the_same(self) -> None:
        seen = view(self.match, self.state.turn)
        assert seen.held == tuple(hand.bit_count() for hand in self.state.hands)
        moves = [
            Move(choice.card, captured)
            for choice in seen.legal[:2]
            for captured in (0, *choice.captures)
        ]
        assert moves == list(legal_moves(self.state)[: len(moves)])


TestMatches = Matches.TestCase
TestMatches.settings = settings(
    max_examples=40,
    stateful_step_count=30,
    suppress_health_check=list(HealthCheck),
)
