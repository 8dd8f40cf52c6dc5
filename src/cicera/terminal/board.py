"""How does a person play at the full-screen table?"""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from cicera.domain.cards import RANK, VALUE, Card, Mask, cards_in
from cicera.domain.play import Move, Play, verify_play
from cicera.errors import IllegalMove
from cicera.terminal.chooser import Chooser, make_chooser
from cicera.terminal.cloth import Clicked, Hand, Table
from cicera.terminal.flourish import Flourish, Notice
from cicera.terminal.pages import ScorePage
from cicera.terminal.reading import Reading
from cicera.terminal.session import Session
from cicera.terminal.sets import SetsPage
from cicera.terminal.sums import cannot_pick


class Board(Reading):
    """The table, and what the person does at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("space", "pick", show=False),
        Binding("l", "lay", show=False),
        Binding("tab", "sets", show=False),
        Binding("escape", "back", show=False),
        Binding("q", "app.leave", show=False),
        *(Binding(str(key), f"rank({key})", show=False) for key in range(10)),
    ]

    def on_mount(self) -> None:
        """Show the table and let the others play."""
        self.show()
        self.others()

    # what the person does

    def action_go(self, right: int, down: int) -> None:
        """Move the cursor: in the hand, or among the table cards while choosing."""
        if self.chooser is not None:
            table = self.query_one(Table)
            if self.target is not None:
                self.target = table.beside(self.target, right, down)
                table.reveal(self.target)
        else:
            hand = self.query_one(Hand)
            if self.hand:
                self.cursor = self.hand.index(hand.beside(self.hand[self.cursor], right, down))
        self.show()

    def action_rank(self, key: int) -> None:
        """Move the cursor to the next card of a value; 0 is the ten."""
        value = key or 10
        if self.chooser is not None:
            cards = [c for c in cards_in(self.session.view.table) if VALUE[c] == value]
            fitting = [card for card in cards if self.chooser.fits(card)] or cards
            if fitting:
                later = [card for card in fitting if self.target is None or card > self.target]
                self.target = (later or fitting)[0]
                self.query_one(Table).reveal(self.target)
        else:
            found = [place for place, card in enumerate(self.hand) if RANK[card] + 1 == value]
            if found:
                self.cursor = next((place for place in found if place > self.cursor), found[0])
        self.show()

    def action_enter(self) -> None:
        """Play the card under the cursor; while choosing, pick, and take what is complete."""
        if self.chooser is None:
            if self.hand:
                self.choose(self.hand[self.cursor])
        elif self.chooser.complete:
            self.send(self.chooser.take)
        elif self.target is not None:
            self.pick(self.target, take=True)

    def action_pick(self) -> None:
        """Pick the table card under the cursor, or put it back."""
        if self.chooser is None:
            self.action_enter()
        elif self.target is not None:
            self.pick(self.target, take=False)

    def action_lay(self) -> None:
        """Lay the card."""
        if self.chooser is not None:
            self.send(self.chooser.lay)
        elif self.hand:
            self.send(Move(self.hand[self.cursor]))

    def action_back(self) -> None:
        """Leave the choice."""
        self.chooser = None
        self.show()

    def choose(self, card: Card) -> None:
        """Play ``card``: at once if it can only be laid, else after a choice."""
        if not self.my_turn:
            self.complain(self.speech("terminal-not-your-turn"))
            return
        self.cursor = self.hand.index(card)
        choice = next(choice for choice in self.session.view.legal if choice.card == card)
        if not choice.captures:
            self.send(Move(card))
            return
        self.chooser = make_chooser(choice)
        wanted = self.chooser.picked or self.chooser.possible
        table = self.query_one(Table)
        self.target = self._in_order(wanted)[0]
        self.show()
        table.reveal(self.target)

    def pick(self, card: Card, *, take: bool) -> None:
        """Pick a table card, or put it back; ``take`` what is complete with it."""
        chooser = self.chooser
        if chooser is None:
            return
        self.target = card
        if not chooser.fits(card):
            self._refuse(chooser, card)
        else:
            self.chooser = chooser.toggle(card)
            if take and self.chooser.complete:
                self.send(self.chooser.take)
                return
            if self.chooser.picked >> card & 1:
                self._go_on(self.chooser, card)
        self.show()

    def _go_on(self, chooser: Chooser, card: Card) -> None:
        """Move the cursor from the ``card`` just picked to the next one that fits."""
        fitting = self._in_order(chooser.possible & ~chooser.picked)
        if fitting:
            cells = {other: cell for cell, other in self.query_one(Table).cells.items()}
            later = [other for other in fitting if cells[other] > cells[card]]
            self.target = (later or fitting)[0]
            self.query_one(Table).reveal(self.target)

    def _in_order(self, cards: Mask) -> list[Card]:
        """Some table cards from the upper left to the lower right."""
        cells = self.query_one(Table).cells
        return [cells[cell] for cell in sorted(cells) if cards >> cells[cell] & 1]

    def _refuse(self, chooser: Chooser, card: Card) -> None:
        """Say why ``card`` cannot be picked as well."""
        try:
            verify_play(self.session.state, Move(chooser.card, chooser.picked | 1 << card))
        except IllegalMove as error:
            if cannot_pick(chooser, card):
                self.complain(error.message(self.speech.language))
                return
        fits = {"card": self.speech.card(card), "with": self.speech.card(chooser.card)}
        self.complain(self.speech("terminal-cannot-fit", **fits))

    def send(self, move: Move) -> None:
        """Make the person's ``move``; nothing happens when it is not the person's turn."""
        if not self.my_turn:
            self.complain(self.speech("terminal-not-your-turn"))
            return
        try:
            session = self.session.play(move)
        except IllegalMove as error:
            self.complain(error.message(self.speech.language))
            return
        self.advance(session)
        self.others()

    def on_clicked(self, message: Clicked) -> None:
        """A click on a card of the hand plays it; on one of the table, picks it."""
        if isinstance(message.cards, Hand):
            again = self.chooser is not None and self.chooser.card == message.card
            self.chooser = None
            if again:
                self.show()
            else:
                self.choose(message.card)
        elif self.chooser is not None:
            self.pick(message.card, take=True)

    def action_sets(self) -> None:
        """List every set that the card can take."""
        if self.chooser is None:
            return
        place = self.session.place

        def chosen(cards: int | None) -> None:
            if cards and self.chooser is not None and self.session.place == place:
                self.send(self.chooser.pick(cards).take)

        self.app.push_screen(SetsPage(self.chooser, self.speech), chosen)

    # what happens

    def advance(self, session: Session) -> None:
        """Take ``session`` for the new state of things, and show how it came about."""
        dealt = session.state.stage != self.session.state.stage
        self.keeper.session = session
        self.chooser = None
        self.target = None
        self.query_one(Notice).hide()
        self.show()
        if dealt:
            self.complain(self.speech("terminal-new-packet"))
        played = session.last
        if played is not None and played.bonuses:
            self.query(Flourish).remove()
            name = self.speech.seat(session, played.seat)
            self.mount(Flourish(name, played.bonuses, self.speech))

    @work(exclusive=True, group="others")
    async def others(self) -> None:
        """Let the others play, one after another, until it is the person's turn."""
        while True:
            session = self.session
            if session.turn is None or session.turn == session.seat:
                break
            thinking = asyncio.to_thread(session.choose)
            move, _ = await asyncio.gather(thinking, asyncio.sleep(self.delay))
            if self.session is session:
                await self._foreshow(session.turn, move)
                self.advance(session.play(move))
        if self.session.turn is None:
            await asyncio.sleep(self.delay)
            self.hand_over()

    async def _foreshow(self, seat: int, move: Move) -> None:
        """Let it be seen what is about to be taken from the table."""
        if move.captured and self.delay:
            self.coming = Play(seat, move)
            self.show()
            await asyncio.sleep(self.delay * 0.7)
            self.coming = None

    def hand_over(self) -> None:
        """Show the score sheet, then go on."""
        session, kept = self.session, ""
        lines = self.keeper.save(self.speech)
        if session.match.winner is not None:
            kept = lines[0]

        def on(_answer: str | None) -> None:
            if session.match.winner is None:
                self.keeper.session = session.next_hand()
            else:
                self.keeper.rematch()
            self.cursor = 0
            self.show()
            self.others()

        self.app.push_screen(ScorePage(session, self.speech, kept), on)
