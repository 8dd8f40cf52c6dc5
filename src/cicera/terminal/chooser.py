"""Which set shall a card take, when there are several? (rules.md P2-P4)

Pure choice, without a screen: the sets of one hand card, and the table cards picked so far.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cicera.domain.cards import CODES, VALUE, Card, Mask, cards_in
from cicera.domain.play import Choice, Move


@dataclass(frozen=True, slots=True)
class Chooser:
    """The ``sets`` that ``card`` can take, and the cards ``picked`` towards one of them."""

    card: Card
    sets: tuple[Mask, ...]
    picked: Mask = 0

    @property
    def possible(self) -> Mask:
        """The table cards, the picked ones included, that can still be part of the set."""
        possible = 0
        for cards in self.sets:
            if cards & self.picked == self.picked:
                possible |= cards
        return possible

    @property
    def complete(self) -> bool:
        """Whether the picked cards are a set that can be taken."""
        return self.picked in self.sets

    @property
    def values(self) -> tuple[int, ...]:
        """The values of the picked cards; 0 for courts."""
        return tuple(VALUE[card] for card in cards_in(self.picked))

    @property
    def missing(self) -> int:
        """What the picked cards fall short of the value of the card."""
        return VALUE[self.card] - sum(self.values)

    @property
    def take(self) -> Move:
        """The move that takes the picked cards."""
        return Move(self.card, self.picked)

    @property
    def lay(self) -> Move:
        """The move that lays the card."""
        return Move(self.card)

    def fits(self, card: Card) -> bool:
        """Whether the table ``card`` is picked or can be picked as well."""
        return bool(self.possible >> card & 1)

    def toggle(self, card: Card) -> Chooser:
        """The chooser with the table ``card`` picked, or no longer picked."""
        return replace(self, picked=self.picked ^ 1 << card)

    def pick(self, cards: Mask) -> Chooser:
        """The chooser with exactly ``cards`` picked."""
        return replace(self, picked=cards)


def make_chooser(choice: Choice) -> Chooser:
    """The chooser for a card; when it can take one set only, that is picked already."""
    sets = tuple(sorted(choice.captures, key=lambda cards: (cards.bit_count(), cards)))
    return Chooser(choice.card, sets, sets[0] if len(sets) == 1 else 0)


def filter_sets(sets: tuple[Mask, ...], text: str) -> tuple[Mask, ...]:
    """The ``sets`` in which every word of ``text`` names a card: ``4`` any 4, ``4s`` that one.

    >>> from cicera import format_cards, mask_of, parse_cards
    >>> sets = tuple(mask_of(parse_cards(cards)) for cards in ("4s 3d", "4b 3d", "7b"))
    >>> [format_cards(cards) for cards in filter_sets(sets, "3 4b")]
    ['3d4b']
    """
    wanted = [_understood(word) for word in text.replace("+", " ").replace(",", " ").split()]
    return tuple(cards for cards in sets if _has_all(cards, wanted))


def _understood(word: str) -> str:
    word = word.upper()
    if word.startswith("10"):
        return "T" + word[2:]
    return "A" + word[1:] if word.startswith("1") else word


def _has_all(cards: Mask, wanted: list[str]) -> bool:
    """Whether each wanted beginning of a code is found in a card of its own."""
    codes = [CODES[card].upper() for card in cards_in(cards)]
    for beginning in sorted(wanted, key=len, reverse=True):
        found = next((code for code in codes if code.startswith(beginning)), None)
        if found is None:
            return False
        codes.remove(found)
    return True
