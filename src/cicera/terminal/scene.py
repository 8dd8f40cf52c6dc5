"""What does a person see of the table?"""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from cicera.domain.cards import Card, cards_in
from cicera.domain.play import Play
from cicera.terminal.chooser import Chooser
from cicera.terminal.cloth import Hand, Table
from cicera.terminal.flourish import Notice
from cicera.terminal.keeper import Keeper
from cicera.terminal.pages import moves_table
from cicera.terminal.paint import Look
from cicera.terminal.parts import (
    Banner,
    Entry,
    Heading,
    Keys,
    Score,
    Seats,
    Sides,
    Voice,
    move_text,
)
from cicera.terminal.places import places
from cicera.terminal.session import Session
from cicera.terminal.speech import Speech
from cicera.terminal.sums import sum_text

LEAST: Final = 60, 20
"""The smallest window that holds the table."""
LEAST_CARD: Final = 5
"""What the narrowest card takes in a row, the gap included."""
WIDE: Final = 112
"""From this width on the moves stand beside the table."""


class Scene(Screen[None]):
    """The table as it stands: everything that is shown, nothing that is done."""

    def __init__(self, keeper: Keeper, speech: Speech, delay: float) -> None:
        super().__init__()
        self.keeper = keeper
        self.speech = speech
        self.delay = delay
        self.cursor = 0
        self.target: Card | None = None
        self.chooser: Chooser | None = None
        self.coming: Play | None = None
        """A capture of another player that is shown before it is made."""

    @property
    def session(self) -> Session:
        """The match as it stands."""
        return self.keeper.session

    @property
    def my_turn(self) -> bool:
        """Whether the person is to move."""
        return self.session.turn == self.session.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The person's cards as they lie."""
        return cards_in(self.session.view.hand)

    def compose(self) -> ComposeResult:
        """The parts of the table, from the top down."""
        yield Heading(id="heading")
        with Seats(id="seats"):
            for _ in range(self.session.rules.players - 1):
                yield Banner(classes="banner")
        with Horizontal(id="middle"):
            with Vertical(id="cloth"):
                yield Table(self.speech)
            yield VerticalScroll(Static(id="log-lines"), id="log", can_focus=False)
        yield Voice(id="voice")
        with Sides(id="sides"):
            for _ in range(self.session.rules.sides):
                yield Score(classes="score")
        yield Hand(self.speech)
        yield Keys()
        yield Notice(id="notice")
        yield Static(id="small")

    def on_resize(self, event: events.Resize) -> None:
        """Give each part its share of the new size; say so if it is too small."""
        width, height = event.size
        small = width < LEAST[0] or height < LEAST[1]
        self.set_class(small, "small")
        self.set_class(width >= WIDE, "wide")
        self.set_class(height >= 32, "tall")
        self.set_class(height >= 46 and width >= 150, "grand")
        sizes = {"width": width, "height": height}
        least = {"least-width": LEAST[0], "least-height": LEAST[1]}
        self.query_one("#small", Static).update(
            Text(self.speech("terminal-too-small", **sizes, **least))
        )
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Show the match as it stands."""
        session, speech, view = self.session, self.speech, self.session.view
        self.cursor = max(0, min(self.cursor, len(self.hand) - 1))
        self.set_class(len(self.hand) * LEAST_CARD - 1 > self.size.width, "two-rows")
        self.query_one(Heading).show(session, speech)
        self.query_one(Seats).show(session, speech)
        self.query_one(Sides).show(session, speech)
        self.query_one(Table).show(places(view.opening, view.log), self._table_looks(), speech)
        self.query_one(Hand).show(self.hand, self._hand_looks(), speech)
        self._show_capture()
        self._show_log()
        self._show_voice()
        self._show_keys()

    def _table_looks(self) -> dict[Card, Look]:
        view, chooser = self.session.view, self.chooser
        taken = self.coming.move.captured if self.coming is not None else 0
        picked = taken if chooser is None else chooser.picked
        looks = {}
        for card in cards_in(view.table):
            looks[card] = Look(
                dim=chooser is not None and not chooser.fits(card),
                picked=bool(picked >> card & 1),
                cursor=chooser is not None and card == self.target,
                fresh=card == view.laid,
            )
        return looks

    def _hand_looks(self) -> dict[Card, Look]:
        looks = {}
        for place, card in enumerate(self.hand):
            chosen = self.chooser is not None and self.chooser.card == card
            looks[card] = Look(
                cursor=place == self.cursor and self.my_turn,
                picked=chosen,
                dim=self.chooser is not None and not chosen,
            )
        return looks

    def _show_capture(self) -> None:
        capture = self.session.view.last_capture
        cloth = self.query_one("#cloth")
        room = max(0, cloth.size.width - 4)
        title = Text(self.speech("terminal-no-capture"))
        if capture is not None:
            title = Text(f"{self.speech('terminal-last-capture')}: ")
            told = move_text(capture, self.session, self.speech, room - title.cell_len)
            title = title + told if title.cell_len + told.cell_len <= room else told
        title.truncate(room, overflow="ellipsis")
        cloth.border_subtitle = _content(title)

    def _show_log(self) -> None:
        if not self.has_class("wide"):
            return
        plies = range(1, len(self.session.state.log) + 1)
        self.query_one("#log-lines", Static).update(moves_table(self.session, self.speech, plies))
        self.query_one("#log").scroll_end(animate=False)

    def _show_voice(self) -> None:
        voice = self.query_one(Voice)
        if self.coming is not None:
            voice.say(move_text(self.coming, self.session, self.speech, voice.size.width - 1))
        elif self.chooser is None:
            voice.show(self.session, self.speech)
        else:
            voice.say(sum_text(self.chooser, self.speech))

    def _show_keys(self) -> None:
        speech = self.speech
        if self.chooser is not None:
            take = "take" if self.chooser.complete else "pick"
            names = [("↵", take, "enter"), ("l", "lay", "lay")]
            names += [("Esc", "back", "back"), ("Tab", "sets", "sets")]
        else:
            names = [("↵", "play", "enter"), ("l", "lay", "lay")] if self.my_turn else []
        names += [("h", "help", "help"), ("q", "quit", "app.leave")]
        if self.chooser is None:
            names += [("m", "moves", "moves"), ("r", "rules", "rules"), ("s", "score", "score")]
        shorter = {name: speech(f"terminal-key-{name}-short") for name in ("sets", "quit")}
        self.query_one(Keys).show(
            [
                Entry(
                    speech.key(key), speech(f"terminal-key-{name}"), action, shorter.get(name, "")
                )
                for key, name, action in names
            ]
        )

    def complain(self, text: str) -> None:
        """Say why something cannot be done."""
        self.query_one(Notice).tell(text)


def _content(text: Text) -> str:
    """``text`` as a border can show it: its words alone."""
    return text.plain.replace("[", "(").replace("]", ")")
