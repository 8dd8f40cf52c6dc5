"""The player that looks one card ahead: what a move earns, less what it offers the next player.

It knows only its view. A move is worth, in points:

* its bonuses at once (rules.md B1-B5);
* for each card it takes 0.1; for each spade 0.15; the mata, the ten and the fante one point each
  (S3-S5); the cards of the napula suit from ace to three 0.8, the higher ones up to its limit 0.2
  (S6);
* less the chance that the next player can take all of the table, where that is a scùa (B1), and
  after a lay less the chance that he can take the card just laid (B2);
* less, for each card on the table that is worth a point or more, that worth times the chance that
  he holds its rank.

A chance is that of as many cards as the next player holds, drawn from all that this seat has not
seen, holding at least one of those that do it. The weights are fixed; a stronger player gets a name
of its own. They are counted in twentieths of a point, so that what is gained is a whole number and
equal gains are equal on every machine; :mod:`cicera.kernels.greedy` does the same.
"""

from __future__ import annotations

from math import comb
from typing import Final

from cicera.domain.bonuses import bonuses_of
from cicera.domain.cards import (
    COURTS_MASK,
    DIECI,
    FANTE_CAGNI,
    FULL_MASK,
    MATA,
    RANK,
    RANK_MASKS,
    SPADE,
    SUIT_CODES,
    SUIT_MASKS,
    VALUE,
    Mask,
    cards_in,
)
from cicera.domain.play import Move
from cicera.domain.rules import HAND_CARDS, Rules
from cicera.domain.view import View
from cicera.players.player import no_turn

POINT: Final = 20
CARD: Final = 2
SPADE_CARD: Final = 3
HONOUR: Final = 20
NAPULA_LOW: Final = 16
NAPULA_HIGH: Final = 4


class Greedy:
    """One ply ahead, weighing the risk of a scùa and of a picada."""

    name = "greedy"

    def choose(self, view: View) -> Move:
        """The legal move of ``view`` that is worth most; the first of them if several are."""
        moves = [
            Move(card, captured) for card, captures in view.legal for captured in (0, *captures)
        ]
        if not moves:
            no_turn(view)
        position = Position(view)
        return max(moves, key=position.worth)


class Position:
    """What one view says, worked out once for all moves."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.worths = card_worths(view.rules)
        self.unseen = unseen_cards(view)
        follower = (view.seat + 1) % view.rules.players
        self.hand = view.held[follower]
        if not self.hand and view.stock:
            self.hand = view.rules.packet
        self.last = len(view.log) == HAND_CARDS - 1

    def worth(self, move: Move) -> float:
        """What ``move`` is worth, in twentieths of a point."""
        card, captured = move.card, move.captured
        if not captured:
            table = self.view.table | 1 << card
            return -self.exposure(table) - POINT * self.chance(1 << card, RANK_MASKS[RANK[card]])
        table = self.view.table ^ captured
        return self._gain(move, table) - self.exposure(table)

    def exposure(self, table: Mask) -> float:
        """What the next player may expect of ``table``: a scùa, or the valued cards on it."""
        if not table:
            return 0.0
        risk = POINT * self.chance(table, clearing_rank(table)) if self.scua_counts() else 0.0
        for card in cards_in(table):
            if self.worths[card] >= HONOUR:
                risk += self.worths[card] * self.chance(1 << card, RANK_MASKS[RANK[card]])
        return risk

    def chance(self, table: Mask, takers: Mask) -> float:
        """The chance that the next player holds one of ``takers``, which lie not on ``table``."""
        good = (takers & self.unseen & ~table).bit_count()
        pool = self.unseen.bit_count()
        return 1 - comb(pool - good, self.hand) / comb(pool, self.hand)

    def _gain(self, move: Move, table: Mask) -> int:
        rules = self.view.rules
        bonuses = bonuses_of(
            move.card,
            move.captured,
            empty=not table,
            laid=self.view.laid,
            scua_counts=rules.last_scua or not self.last,
            cinquanta=rules.cinquanta,
        )
        taken = cards_in(move.captured | 1 << move.card)
        return POINT * len(bonuses) + sum([self.worths[card] for card in taken])

    def scua_counts(self) -> bool:
        """Whether a scùa of the next player would count (B1)."""
        next_is_last = len(self.view.log) == HAND_CARDS - 2
        return self.view.rules.last_scua or not next_is_last


def card_worths(rules: Rules) -> tuple[int, ...]:
    """What taking each card is worth towards honours and napula, in twentieths (S1-S6)."""
    worths = [CARD] * 52
    for card in cards_in(SUIT_MASKS[SPADE]):
        worths[card] += SPADE_CARD
    for card in (MATA, DIECI, FANTE_CAGNI):
        worths[card] += HONOUR
    ace = 13 * SUIT_CODES.index(rules.napula_suit)
    for length in range(rules.napula_limit):
        worths[ace + length] += NAPULA_LOW if length < 3 else NAPULA_HIGH
    return tuple(worths)


def unseen_cards(view: View) -> Mask:
    """The cards that have not been shown to the seat of ``view``: not its own, none played."""
    seen = view.hand | view.opening
    for played in view.log:
        seen |= 1 << played.move.card
    return FULL_MASK ^ seen


def clearing_rank(table: Mask) -> Mask:
    """All cards that could take the whole of ``table`` at once; none for most tables (B1)."""
    cards = cards_in(table)
    if len(cards) == 1:
        return RANK_MASKS[RANK[cards[0]]]
    total = sum([VALUE[card] for card in cards])
    if table & COURTS_MASK or total > 10:
        return 0
    return RANK_MASKS[total - 1]
