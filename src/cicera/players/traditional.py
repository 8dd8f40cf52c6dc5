"""The player that keeps to the old masters' rules: one card at a time, and all cards counted.

They are rules of Scopone, as far as they hold where captures are optional and courts only pair.
How much each of them weighs, in points, was fitted once to what playouts say of some 3,000
positions, then rounded and tried. A move is worth the sum of:

* *take what counts*: :data:`BONUS` for each bonus, :data:`TAKE` times the worths of the cards,
  which are the greedy player's;
* *lead from triples, then doubles*: a card laid costs :data:`PICADA` times the chance that the
  next player holds its rank, so the more copies this seat has seen the better; and each card kept
  whose twin is kept too costs :data:`TWIN`: twins are played first, and the hand stays varied;
* *leave no sweep*: :data:`SCUA` times the chance that the next player can clear the table; since
  no sum goes over a court, a court that few can pair is the best blocker;
* *guard the 2s, Td, Fc and the low spade*: :data:`GUARD` times the worth of each card on the
  table, times the chance that the next player holds its rank;
* *put low cards down, not high ones*: a card laid costs :data:`LAY` times its value, a court as
  much as a :data:`COURT`; the dealer's side, which would rather have the low ones off the table,
  pays :data:`LAY_DEALER` less for each step;
* *leave no sums*: :data:`SUM` for each rank unseen that takes a sum;
* *hold a mate*: :data:`HOLD` for each card kept that can take something, less as the hand goes
  on; and for the *last capture*, with fewer than :data:`END` cards left and none to come,
  :data:`LAST` for each card on the table if one that is kept can take something;
* *pairs for the dealer's side, breaks for the others*: each rank that a capture leaves odd costs
  the dealer's side :data:`PARITY` and is worth as much to the others; each rank that it makes
  even the other way round. Only the odd ranks have to be remembered for it; a pair changes none.

A chance is that of as many cards as the next player holds, drawn from all that this seat has not
seen. Of moves worth the same the first of the legal ones is made.
"""

from __future__ import annotations

from typing import Final

from cicera.domain.bonuses import bonuses_of
from cicera.domain.captures import ways
from cicera.domain.cards import FANTE, RANK, RANK_MASKS, VALUE, Card, Mask, cards_in
from cicera.domain.play import Move
from cicera.domain.rules import HAND_CARDS
from cicera.domain.view import View
from cicera.players.greedy import POINT, Position, clearing_rank
from cicera.players.player import no_turn

BONUS: Final = 1.0
TAKE: Final = 0.4
PICADA: Final = 0.9
TWIN: Final = 0.28
SCUA: Final = 1.3
GUARD: Final = 1.1
LAY: Final = 0.055
LAY_DEALER: Final = 0.01
COURT: Final = 5
SUM: Final = 0.22
HOLD: Final = 0.22
LAST: Final = 0.03
END: Final = 3
PARITY: Final = 0.12

_WORN: Final = 60
"""After so many cards a mate in hand would be worth nothing."""


class Traditional:
    """The old masters' rules, weighed."""

    name = "traditional"

    def choose(self, view: View) -> Move:
        """The legal move of ``view`` that the rules speak for most; of equals the first."""
        moves = [Move(card, captured) for card, sets in view.legal for captured in (0, *sets)]
        if not moves:
            no_turn(view)
        reading = _Reading(view)
        return max(moves, key=reading.worth)


class _Reading:
    """What one view says to somebody who counts, worked out once for all moves."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.known = Position(view)
        self.held = [self.known.chance(0, rank) for rank in RANK_MASKS]
        self.worths = [worth / POINT for worth in self.known.worths]
        self.played = len(view.log)
        self.odd = odd_ranks(view)
        side = view.rules.side_of(view.seat)
        self.dealing = view.rules.side_of(view.dealer) == side

    def worth(self, move: Move) -> float:
        """What the rules make of ``move``, in points."""
        kept = self.view.hand ^ 1 << move.card
        if move.captured:
            table = self.view.table ^ move.captured
            worth = self._take(move, table) - self._break(move)
        else:
            table = self.view.table | 1 << move.card
            worth = -self._lead(move.card)
        return worth - self._twins(kept) - self._offer(table) + self._hold(table, kept)

    def _take(self, move: Move, table: Mask) -> float:
        """Take what counts."""
        rules = self.view.rules
        bonuses = bonuses_of(
            move.card,
            move.captured,
            empty=not table,
            laid=self.view.laid,
            scua_counts=rules.last_scua or self.played != HAND_CARDS - 1,
            cinquanta=rules.cinquanta,
        )
        worth = BONUS * len(bonuses)
        for card in cards_in(move.captured | 1 << move.card):
            worth += TAKE * self.worths[card]
        return worth

    def _break(self, move: Move) -> float:
        """Pairs for the dealer's side, breaks for the others."""
        ranks = 1 << RANK[move.card]
        for card in cards_in(move.captured):
            ranks ^= 1 << RANK[card]
        broken = (self.odd ^ ranks).bit_count() - self.odd.bit_count()
        return PARITY * broken if self.dealing else -PARITY * broken

    def _lead(self, card: Card) -> float:
        """Lead from triples, then doubles; put low cards down, not high ones."""
        height = VALUE[card] or COURT
        step = LAY - LAY_DEALER if self.dealing else LAY
        return PICADA * self.held[RANK[card]] + step * height

    def _twins(self, kept: Mask) -> float:
        """Play twins first: what those that are kept cost."""
        counts = [(kept & rank).bit_count() for rank in RANK_MASKS]
        return TWIN * sum([count for count in counts if count > 1])

    def _offer(self, table: Mask) -> float:
        """Leave no sweep, no sums, nothing worth taking: what the next player may find."""
        offer = 0.0
        takers = clearing_rank(table) if table and self.known.scua_counts() else 0
        if takers:
            offer += SCUA * self.known.chance(0, takers)
        for card in cards_in(table):
            offer += GUARD * self.worths[card] * self.held[RANK[card]]
        sets = ways(table)
        for rank in range(FANTE):
            singles = (table & RANK_MASKS[rank]).bit_count()
            if self.known.unseen & RANK_MASKS[rank] and _count(sets, rank) > singles:
                offer += SUM
        return offer

    def _hold(self, table: Mask, kept: Mask) -> float:
        """Hold a mate, and one for the last capture."""
        sets = ways(table)
        mates = 0
        for card in cards_in(kept):
            rank = RANK[card]
            mates += bool(_count(sets, rank) if rank < FANTE else table & RANK_MASKS[rank])
        worth = HOLD * mates * (_WORN - self.played) / _WORN
        if mates and not self.view.stock and kept.bit_count() < END:
            worth += LAST * table.bit_count()
        return worth


def odd_ranks(view: View) -> int:
    """The ranks of which an odd number of cards has been taken, as bits 0 … 12."""
    odd = 0
    for played in view.log:
        if played.move.captured:
            for card in cards_in(played.move.captured | 1 << played.move.card):
                odd ^= 1 << RANK[card]
    return odd


def _count(sets: int, rank: int) -> int:
    """How many sets a numeral of ``rank`` can take, by what :func:`ways` says."""
    return sets >> 16 * (rank + 1) & 0xFFFF
