"""How is the table told to a person: cards, moves, bonuses, sides, scores, in words?

Both the full-screen table and the plain lines speak through :class:`Speech`, so they say the
same things in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from cicera.domain.bonuses import Bonus
from cicera.domain.cards import (
    CODES,
    RANK,
    RANK_CODES,
    SUIT,
    SUIT_CODES,
    Card,
    Mask,
    cards_in,
    french_code,
)
from cicera.domain.play import Play, format_move
from cicera.domain.rules import FIELDS, Rules
from cicera.domain.scoring import Item, Line
from cicera.locale import LANGUAGES, Words, words
from cicera.terminal.rules import explain_field
from cicera.terminal.session import Session
from cicera.terminal.signs import to_ascii

_LONGEST: Final = 500
"""Fluent refuses to put longer values into a message."""


_KEYS: Final = (("← → ↑ ↓", "arrows"), ("↵", "enter"), ("␣", "space"))
"""Keys that have a sign, and the name of the message that has their word."""


@dataclass(frozen=True, slots=True)
class Speech:
    """The words of one language, as one person wants to read them."""

    language: str
    dialect: bool = False
    french: bool = False
    ascii: bool = False
    _words: Words = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_words", words(self.language, dialect=self.dialect))

    @property
    def words(self) -> Words:
        """The words themselves."""
        return self._words

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message ``key``, in ASCII where that is wanted; values may be of any length."""
        long = {name: value for name, value in values.items() if len(str(value)) > _LONGEST}
        stand_ins = {name: f"\x00{name}\x00" for name in long}
        text = self._words(key, **values | stand_ins)
        for name, value in long.items():
            text = text.replace(stand_ins[name], str(value))
        return self.clean(text)

    def clean(self, text: str) -> str:
        """``text``, in ASCII where that is wanted."""
        return to_ascii(text) if self.ascii else text

    def key(self, sign: str) -> str:
        """How a key is called: by its sign, or by a word where there are no such signs."""
        if not self.ascii:
            return sign
        for found, name in _KEYS:
            sign = sign.replace(found, self(f"terminal-key-name-{name}"))
        return self.clean(sign)

    def code(self, card: Card) -> str:
        """The short name of a card as it stands on its face: ``10d``, or ``10♦``."""
        if self.french:
            return self.clean(french_code(card))
        return CODES[card].replace("T", "10")

    def codes(self, cards: Mask, separator: str = " ") -> str:
        """The short names of several cards."""
        return separator.join(self.code(card) for card in cards_in(cards))

    def card(self, card: Card) -> str:
        """A card with its article: the seven of coins."""
        return self("terminal-the-card", **card_values(card))

    def name(self, card: Card) -> str:
        """A card without article: seven of coins."""
        return self("card", **card_values(card))

    def cards(self, cards: Mask) -> str:
        """Several cards with their articles, joined as the language joins them."""
        *first, last = [self.card(card) for card in cards_in(cards)]
        return self("terminal-and", first=", ".join(first), last=last) if first else last

    def item(self, item: Item | Bonus) -> str:
        """The name of a line of the score sheet or of a bonus."""
        return self(f"item-{item.value}")

    def bonuses(self, bonuses: tuple[Bonus, ...]) -> str:
        """The bonuses of one move with what they are worth."""
        return f"{self.bonus_names(bonuses)}: {self('points', count=len(bonuses))}"

    def bonus_names(self, bonuses: tuple[Bonus, ...]) -> str:
        """The bonuses of one move."""
        return " + ".join(self.item(bonus) for bonus in bonuses)

    def seat(self, session: Session, seat: int) -> str:
        """How the one in ``seat`` is called."""
        if seat == session.seat and session.names[seat] in unnamed():
            return self("terminal-you")
        name = " ".join("".join(filter(str.isprintable, session.names[seat])).split())
        return self.clean(name) or self("seat-number", seat=seat)

    def players(self, session: Session) -> Iterator[str]:
        """Who the others are, and how they play."""
        for step in range(1, session.rules.players):
            seat = (session.seat + step) % session.rules.players
            name, player = self.seat(session, seat), session.player(seat)
            yield self("terminal-player", name=name, player=player)

    def side(self, session: Session, side: int) -> str:
        """How a side is called: us and them, or the name of its only player."""
        rules = session.rules
        if rules.players == 4:
            own = side == rules.side_of(session.seat)
            return self("terminal-us" if own else "terminal-them")
        return self.seat(session, side)

    def played(self, session: Session, played: Play) -> str:
        """One move in a sentence, with what it earned."""
        move = played.move
        values: dict[str, str] = {"card": self.card(move.card)}
        key = "terminal-lays"
        if move.captured:
            key, values["cards"] = "terminal-takes", self.cards(move.captured)
        if played.seat == session.seat:
            key += "-you"
        else:
            values["name"] = self.seat(session, played.seat)
        sentence = self(key, **values)
        if played.bonuses:
            bonuses = self.bonuses(played.bonuses)
            bonuses = bonuses[0].upper() + bonuses[1:]
            sentence += f" {self('terminal-earns', bonuses=bonuses)}"
        return sentence

    def dealt(self, session: Session) -> str:
        """Who has dealt."""
        dealer = session.state.deal.dealer
        if dealer == session.seat:
            return self("terminal-dealt-you")
        return self("terminal-dealt", name=self.seat(session, dealer))

    def swept(self, session: Session, played: Play) -> str:
        """What became of the cards left on the table by ``played``; nothing if none were."""
        if played.taker is None:
            return ""
        side, cards = self.side(session, played.taker), self.cards(played.swept)
        return self("terminal-sweep", side=side, cards=cards)

    def winner(self, session: Session) -> str:
        """Who has won the match."""
        side = session.match.winner
        assert side is not None
        own = side == session.rules.side_of(session.seat)
        if session.rules.players == 4:
            return self("terminal-won-us" if own else "terminal-won-them")
        return (
            self("terminal-won-you") if own else self("terminal-won", name=self.seat(session, side))
        )

    def earned(self, line: Line) -> str:
        """The cards that earned a line of the score sheet."""
        if line.item is Item.CARTE:
            return self("cards", count=line.cards.bit_count())
        if line.plays:
            return "  ".join(self.move(played) for played in line.plays)
        return self.codes(line.cards)

    def move(self, played: Play) -> str:
        """A move in short: notation, or with French suits what it would be there."""
        if not self.french:
            return format_move(played.move)
        taken = self.codes(played.move.captured, "")
        return self.code(played.move.card) + (f"x{taken}" if taken else "")

    def rules(self, rules: Rules) -> Iterator[str]:
        """The rules of this table, a paragraph each."""
        yield self(f"preset-{rules.preset}")
        yield self("terminal-rules-play")
        yield self("terminal-rules-lay")
        yield self("terminal-rules-bonuses")
        yield self("terminal-rules-honours")
        for name in FIELDS:
            yield self.clean(explain_field(name, rules, self._words))
        yield self("terminal-rules-sweep")

    def to_go(self, session: Session, side: int) -> str:
        """How far a side is from the target."""
        left = session.rules.target - session.match.totals[side]
        return self("terminal-to-go", count=left) if left > 0 else self("terminal-there")


def card_values(card: Card) -> dict[str, str | int]:
    """What messages say a card by: a number or a letter for its rank, a letter for its suit."""
    rank = RANK_CODES[RANK[card]]
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": SUIT_CODES[SUIT[card]]}


@lru_cache(maxsize=1)
def unnamed() -> frozenset[str]:
    """What a person without a name is called, in each language."""
    return frozenset(words(language)("terminal-you") for language in LANGUAGES)
