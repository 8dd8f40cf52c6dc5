"""Which cards fall where? (rules.md D1-D4)

A :class:`Deal` says what is known of how one hand is dealt: the four table cards and the packets
given so far, one set of cards a seat; and, where the whole pack is known, its order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cicera.domain.cards import (
    CODES,
    FANTE,
    FULL_MASK,
    RANK_MASKS,
    Card,
    Mask,
    format_cards,
    mask_of,
)
from cicera.domain.chance import shuffled_pack
from cicera.domain.rules import TABLE_CARDS, Rules
from cicera.errors import InvalidRules

_COURT_RANKS: Final = RANK_MASKS[FANTE:]
CARDS: Final = range(52)
VOID_FROM: Final = 3
"""So many courts of one rank among the table cards void the deal (D4)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """How a hand is dealt.

    ``packets[k][seat]`` is the set of cards in packet ``k`` of ``seat``; ``pack`` is the whole
    pack in dealing order, or None when only the dealt cards are known.
    """

    dealer: int
    table: Mask
    packets: tuple[tuple[Mask, ...], ...]
    pack: tuple[Card, ...] | None = None

    @property
    def dealt(self) -> Mask:
        """All cards that the deal shows so far."""
        mask = self.table
        for packet in self.packets:
            for cards in packet:
                mask |= cards
        return mask


def deal_pack(rules: Rules, dealer: int, pack: Sequence[Card]) -> Deal:
    """Deal a whole ``pack`` in its order (D1-D3).

    Raises :class:`InvalidRules` unless ``pack`` holds the 52 cards, ``dealer`` is a seat and the
    table cards are not void (D4).
    """
    _verify_dealer(rules, dealer)
    if not isinstance(pack, Iterable):
        raise InvalidRules("foreign-card", card=repr(pack))
    pack = tuple(pack)
    _verify_pack(pack)
    first = rules.players * rules.packet
    table = mask_of(pack[first : first + TABLE_CARDS])
    rest = pack[:first] + pack[first + TABLE_CARDS :]
    packets = tuple(
        _go_round(rules, dealer, rest[start : start + first])
        for start in range(0, len(rest), first)
    )
    verify_table(rules, table)
    return Deal(dealer, table, packets, pack)


def deal_cards(rules: Rules, dealer: int, table: Mask, packet: Sequence[Mask]) -> Deal:
    """A deal of which the ``table`` cards and the first ``packet`` of each seat are known.

    Raises :class:`InvalidRules` for wrong numbers of cards, cards dealt twice and a void table.
    """
    _verify_dealer(rules, dealer)
    verify_table(rules, table)
    return add_packet(rules, Deal(dealer, table, ()), packet)


def add_packet(rules: Rules, deal: Deal, packet: Sequence[Mask]) -> Deal:
    """``deal`` with one more ``packet``, a set of cards for each seat (D2)."""
    if len(deal.packets) == rules.packets:
        raise InvalidRules("nothing-left-to-deal")
    if len(packet) != rules.players:
        raise InvalidRules("groups", count=len(packet), players=rules.players)
    dealt = deal.dealt
    for seat, cards in enumerate(packet):
        _verify_mask(cards)
        if cards.bit_count() != rules.packet:
            raise InvalidRules(
                "packet-size", seat=seat, count=cards.bit_count(), packet=rules.packet
            )
        if cards & dealt:
            raise InvalidRules("dealt-twice", card=format_cards(cards & dealt, separator=" "))
        dealt |= cards
    return replace(deal, packets=(*deal.packets, tuple(packet)))


def shuffled_deal(rules: Rules, dealer: int, seed: int, *, hand: int = 1) -> Deal:
    """The deal of hand ``hand`` (from 1) of the match with ``seed``; void ones are redealt (D4)."""
    attempt = 0
    while True:
        pack = shuffled_pack(seed, hand=hand, attempt=attempt)
        start = rules.players * rules.packet
        if not is_void(rules, mask_of(pack[start : start + TABLE_CARDS])):
            return deal_pack(rules, dealer, pack)
        attempt += 1


def is_void(rules: Rules, table: Mask) -> bool:
    """Whether three or more fanti, cavalli or re on the ``table`` void the deal (D4)."""
    return rules.redeal and any((table & rank).bit_count() >= VOID_FROM for rank in _COURT_RANKS)


def verify_deal(rules: Rules, deal: Deal) -> None:
    """Raise :class:`InvalidRules` unless ``deal`` is one of these ``rules`` (D1-D4)."""
    if not isinstance(deal, Deal):
        raise InvalidRules("other-deal")
    if deal.pack is not None:
        if deal != deal_pack(rules, deal.dealer, deal.pack):
            raise InvalidRules("other-deal")
        return
    known = Deal(deal.dealer, deal.table, ())
    _verify_dealer(rules, deal.dealer)
    verify_table(rules, deal.table)
    for packet in deal.packets:
        known = add_packet(rules, known, packet)
    if not known.packets:
        raise InvalidRules("nothing-dealt")


def verify_table(rules: Rules, table: Mask) -> None:
    """Raise :class:`InvalidRules` unless ``table`` can be the opening cards of a hand."""
    _verify_mask(table)
    if table.bit_count() != TABLE_CARDS:
        raise InvalidRules("table-size", count=table.bit_count())
    if is_void(rules, table):
        raise InvalidRules("void-deal", cards=format_cards(table, separator=" "))


def _go_round(rules: Rules, dealer: int, cards: tuple[Card, ...]) -> tuple[Mask, ...]:
    """``batch`` cards at a time to each seat, from the one on the dealer's right (D1, D3)."""
    hands = [0] * rules.players
    seat = (dealer + 1) % rules.players
    for start in range(0, len(cards), rules.batch):
        hands[seat] |= mask_of(cards[start : start + rules.batch])
        seat = (seat + 1) % rules.players
    return tuple(hands)


def _verify_dealer(rules: Rules, dealer: int) -> None:
    if type(dealer) is not int or not 0 <= dealer < rules.players:
        raise InvalidRules("no-such-seat", seat=str(dealer), last=rules.players - 1)


def _verify_pack(pack: tuple[Card, ...]) -> None:
    foreign = [card for card in pack if type(card) is not int or card not in CARDS]
    if foreign:
        raise InvalidRules("foreign-card", card=repr(foreign[0]))
    distinct = set(pack)
    if len(pack) == len(distinct) == len(CARDS):
        return
    missing = " ".join(CODES[card] for card in CARDS if card not in distinct)
    raise InvalidRules("not-52-cards", count=len(pack), distinct=len(distinct), missing=missing)


def _verify_mask(mask: Mask) -> None:
    if type(mask) is not int or not 0 <= mask <= FULL_MASK:
        raise InvalidRules("foreign-card", card=repr(mask))
