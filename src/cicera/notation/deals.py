"""Which cards do the Table, Deal and Pack lines give? (notation.md N2, N8; rules.md D1-D4)"""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final

from cicera.domain.cards import CODES, PACK, Card, Mask, format_cards, mask_of, parse_card
from cicera.domain.deal import Deal, add_packet, deal_pack, verify_table
from cicera.domain.rules import TABLE_CARDS, Rules
from cicera.errors import InvalidText
from cicera.notation.scanner import Token
from cicera.notation.tokens import blame

_CARD: Final = re.compile(r"(?:10|[1-9ATFCR])[SCDB]", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Written:
    """A card as it stands in the text."""

    card: Card
    token: Token
    column: int


class Opening:
    """A hand whose Hand line has been read and whose cards are due (N2)."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        self.rules = rules
        self.dealer = dealer
        self.table: Mask | None = None

    @property
    def due(self) -> str:
        """The keywords that may come now."""
        return "Table, Pack" if self.table is None else "Deal"

    def read(self, keyword: Token, words: list[Token]) -> Deal | None:
        """The deal that the line completes, or None when only the table cards are known.

        Raises :class:`InvalidText` at the card, group or line that is wrong.
        """
        if keyword.text not in self.due.split(", "):
            raise InvalidText("cards-due", text=keyword.text, due=self.due)
        if keyword.text == "Pack":
            return self._pack(words)
        if self.table is None:
            cards = _read_cards(words)
            table = mask_of(written.card for written in cards)
            _verify_distinct(cards, 0, table, TABLE_CARDS)
            verify_table(self.rules, table)
            self.table = table
            return None
        deal = Deal(self.dealer, self.table, ())
        return add_packet(self.rules, deal, read_packet(keyword, words, self.rules, deal))

    def _pack(self, words: list[Token]) -> Deal:
        cards = _read_cards(words)
        pack = [written.card for written in cards]
        again = _first_again(cards, 0)
        with blame(again.token, column=again.column) if again else nullcontext():
            return deal_pack(self.rules, self.dealer, pack)


def read_packet(keyword: Token, words: list[Token], rules: Rules, deal: Deal) -> tuple[Mask, ...]:
    """The packet of each seat that a Deal line gives on top of ``deal`` (N2)."""
    groups: list[list[Token]] = [[]]
    for word in words:
        if word.text == "/":
            groups.append([])
        else:
            groups[-1].append(word)
    if len(groups) != rules.players:
        raise InvalidText("groups", count=len(groups), players=rules.players)
    packet = []
    seen = deal.dealt
    whole = seen.bit_count() + rules.players * rules.packet
    everything = seen | _cards_named(words)
    for seat, group in enumerate(groups):
        cards = _read_cards(group)
        if len(cards) != rules.packet:
            with blame(group[0] if group else keyword):
                raise InvalidText("packet-size", seat=seat, count=len(cards), packet=rules.packet)
        _verify_distinct(cards, seen, everything, whole)
        packet.append(mask_of(card.card for card in cards))
        seen |= packet[-1]
    return tuple(packet)


def _cards_named(words: list[Token]) -> Mask:
    """Every card in ``words``, whatever else is in them."""
    return mask_of(parse_card(code) for word in words for code in _CARD.findall(word.text))


def _read_cards(words: list[Token]) -> list[_Written]:
    """The cards that ``words`` spell, each with its place."""
    cards = []
    for word in words:
        place = 0
        while place < len(word.text):
            match = _CARD.match(word.text, place)
            if match is None:
                with blame(word, column=word.column + place):
                    raise InvalidText("not-a-card", text=word.text[place:])
            cards.append(_Written(parse_card(match[0]), word, word.column + place))
            place = match.end()
    return cards


def _first_again(cards: list[_Written], seen: Mask) -> _Written | None:
    """The first card that was there before."""
    for written in cards:
        if seen >> written.card & 1:
            return written
        seen |= 1 << written.card
    return None


def _verify_distinct(cards: list[_Written], seen: Mask, everything: Mask, whole: int) -> None:
    """Raise :class:`InvalidText` at the first of ``cards`` that was there before.

    ``everything`` is all cards that the lines name, which should be ``whole`` in number.
    """
    again = _first_again(cards, seen)
    if again is None:
        return
    with blame(again.token, column=again.column):
        raise InvalidText(
            "distinct-cards",
            card=CODES[again.card],
            distinct=everything.bit_count(),
            whole=whole,
            missing=_missing(everything, whole),
        )


def _missing(cards: Mask, whole: int) -> str:
    """The cards not dealt, where all 52 should be; else nothing."""
    rest = mask_of(PACK) & ~cards
    return format_cards(rest, separator=" ") if whole == len(PACK) else ""
