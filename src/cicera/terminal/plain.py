"""How is a match played line by line, by a script or with a screen reader?

The table is told as text; each line read is a move in notation or a command in words. What is
printed depends on the match and the lines alone.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Final

from cicera.domain.cards import CODES, cards_in, format_cards, parse_card
from cicera.domain.play import format_move, moves_of
from cicera.errors import CiceraError
from cicera.notation.moves import parse_move
from cicera.terminal.keeper import Keeper, write_to
from cicera.terminal.session import Session
from cicera.terminal.sheet import sheet_text
from cicera.terminal.speech import Speech

COMMANDS: Final = ("help", "table", "names", "moves", "score", "rules", "save", "quit")
AFTERWARDS: Final = ("rematch", "moves", "score", "quit")
_OPTIONS_SHOWN: Final = 40
_LINE_READ: Final = 200
"""No move is longer; what follows is not quoted back."""


class Quit(Exception):
    """The person wants no more."""


class Lines:
    """A match told and played in lines."""

    def __init__(self, keeper: Keeper, speech: Speech) -> None:
        self.keeper = keeper
        self.speech = speech
        self.commands: dict[str, Callable[[], None]] = {}
        for name in (*COMMANDS, "rematch"):
            action: Callable[[], None] = getattr(self, name)
            self.commands[name] = action
            self.commands[speech(f"terminal-command-{name}").casefold()] = action
        self.commands |= {"q": self.quit, "h": self.help, "?": self.help}

    @property
    def session(self) -> Session:
        """The match as it stands."""
        return self.keeper.session

    def run(self) -> None:
        """Play until the person quits or the lines end."""
        try:
            self.help()
            self._dealt()
            while True:
                self._step()
        except (Quit, EOFError):
            pass

    def help(self) -> None:
        """Say how moves and commands are written."""
        self._say(self.speech("terminal-plain-welcome", commands=self._names(COMMANDS)))

    def table(self) -> None:
        """Say what lies where, and who has what."""
        session, speech, view = self.session, self.speech, self.session.view
        self._say("")
        self._say(" · ".join(self._headline()))
        for seat, count in enumerate(view.held):
            marks = [speech("cards", count=count)]
            if seat == view.dealer:
                marks.append(speech("terminal-dealer"))
            self._say(f"{speech.seat(session, seat)}: {', '.join(marks)}")
        for side in range(view.rules.sides):
            self._say(self._side(side))
        if view.last_capture is not None:
            words = speech.played(session, view.last_capture)
            self._say(f"{speech('terminal-last-capture')}: {words}")
        cards = self._cards(view.table) or speech("terminal-table-empty")
        laid = (
            f" ({speech('terminal-just-laid')}: {CODES[view.laid]})"
            if view.laid is not None
            else ""
        )
        self._say(f"{speech('terminal-table')}: {cards}{laid}")
        self._say(f"{speech('terminal-your-hand')}: {self._cards(view.hand)}")

    def names(self) -> None:
        """Say the cards of table and hand by their names."""
        view = self.session.view
        for title, cards in (("terminal-table", view.table), ("terminal-your-hand", view.hand)):
            names = ", ".join(self.speech.name(card) for card in cards_in(cards))
            self._say(f"{self.speech(title)}: {names}")

    def moves(self) -> None:
        """Say every move of this hand."""
        log = self.session.state.log
        if not log:
            self._say(self.speech("terminal-no-moves"))
        for ply, played in enumerate(log, start=1):
            words = self.speech.played(self.session, played)
            self._say(f"{ply:>2}  {format_move(played.move)}  {words}")

    def score(self) -> None:
        """Say the score sheet so far."""
        for line in sheet_text(self.session, self.speech):
            self._say(line)

    def rules(self) -> None:
        """Say the rules of this table."""
        for line in self.speech.rules(self.session.rules):
            self._say(line)

    def save(self) -> None:
        """Save, and say where."""
        for line in self.keeper.tell(self.speech):
            self._say(line)

    def quit(self) -> None:
        """Stop playing; what is saved, and where, is said afterwards."""
        raise Quit

    def rematch(self) -> None:
        """Begin another match, once this one is decided."""
        if self.session.match.winner is None:
            self._say(self.speech("terminal-no-rematch"))
            return
        self.keeper.rematch()
        self._dealt()

    def _step(self) -> None:
        """One move, one hand dealt, or one line read."""
        session = self.session
        if session.match.winner is not None:
            self._decided()
        elif session.turn is None:
            self.keeper.session = session.next_hand()
            self._dealt()
        elif session.turn != session.seat:
            self._advance(session.play(session.choose()))
        else:
            self.table()
            before = session.place
            while self.session.place == before and self.session.turn == session.seat:
                self._obey(self._read(self.speech("terminal-plain-prompt")))

    def _obey(self, line: str) -> None:
        """Do what one line says; a wrong one is explained."""
        text = " ".join(line.split())
        if len(text) > _LINE_READ:
            text = f"{text[:_LINE_READ]}…"
        action = self.commands.get(text.casefold())
        if action is not None:
            action()
        elif text.endswith("?"):
            self._explain(text[:-1].strip())
        elif text:
            try:
                move = parse_move("".join(text.split()), self.session.state)
            except CiceraError as error:
                if error.code == "not-in-hand":
                    card = str(error.values["card"])
                    self._say(self.speech("terminal-plain-not-held", card=card))
                else:
                    self._say(error.message(self.speech.language))
                return
            self._advance(self.session.play(move))

    def _explain(self, text: str) -> None:
        """Say what one card of the hand can do."""
        try:
            card = parse_card(text)
        except CiceraError as error:
            self._say(error.message(self.speech.language))
            return
        if not self.session.view.hand >> card & 1:
            self._say(self.speech("terminal-plain-not-held", card=CODES[card]))
            return
        options = moves_of(self.session.state, card)[1:]
        if not options:
            self._say(self.speech("terminal-plain-lay-only", card=CODES[card]))
            return
        shown = " ".join(format_move(move) for move in options[:_OPTIONS_SHOWN])
        self._say(self.speech("terminal-plain-options", card=CODES[card], options=shown))
        if len(options) > _OPTIONS_SHOWN:
            left = len(options) - _OPTIONS_SHOWN
            self._say(self.speech("terminal-plain-more", count=left))

    def _advance(self, session: Session) -> None:
        """Take ``session`` for the new state of things, and tell its last move."""
        before = self.session
        self.keeper.session = session
        played = session.last
        assert played is not None
        words = self.speech.played(session, played)
        self._say(f"{format_move(played.move)}  {words}")
        if played.swept:
            self._say(self.speech.swept(session, played))
        if session.state.stage != before.state.stage:
            self._say(self.speech("terminal-new-packet"))
        if session.turn is None:
            self._say("")
            self.score()

    def _dealt(self) -> None:
        session = self.session
        self._say("")
        self._say(
            f"{self.speech('terminal-hand-number', number=len(session.match.hands))}. "
            + self.speech.dealt(session)
        )

    def _decided(self) -> None:
        """The match is over: say so, keep it, and offer another."""
        self._say(self.speech.winner(self.session))
        self.save()
        self._say(self.speech("terminal-plain-rematch", commands=self._names(AFTERWARDS)))
        while self.session.match.winner is not None:
            text = self._read("").strip().casefold()
            action = self.commands.get(text)
            if action is not None:
                action()
            elif text:
                self._say(self.speech("terminal-plain-rematch", commands=self._names(AFTERWARDS)))

    def _headline(self) -> tuple[str, ...]:
        view, speech = self.session.view, self.speech
        return (
            speech("terminal-hand-number", number=view.number),
            speech("terminal-target", target=view.rules.target),
            speech("terminal-stock", count=view.stock),
        )

    def _side(self, side: int) -> str:
        """Points and pile of one side."""
        speech, view = self.speech, self.session.view
        parts = [speech("points", count=view.totals[side])]
        earned = [line for line in view.bonuses if line.side == side]
        parts.append(speech("terminal-this-hand", count=sum(line.points for line in earned)))
        parts.append(speech("cards", count=view.piles[side]))
        up = 0
        for line in earned:
            up |= line.cards
        if up:
            parts.append(f"{speech('terminal-face-up')} {self._cards(up)}")
        return f"{speech.side(self.session, side)}: {', '.join(parts)}"

    def _cards(self, cards: int) -> str:
        """Codes that can be typed, with the French ones beside them where they are wanted."""
        if not self.speech.french:
            return format_cards(cards, separator=" ")
        return " ".join(f"{CODES[card]}={self.speech.code(card)}" for card in cards_in(cards))

    def _names(self, commands: tuple[str, ...]) -> str:
        return ", ".join(self.speech(f"terminal-command-{name}") for name in commands)

    def _say(self, text: str) -> None:
        text = self.speech.clean(text)
        if sys.stdout is not None and sys.stdout.isatty():
            columns = shutil.get_terminal_size().columns
            text = textwrap.fill(text, max(columns - 1, 20), break_on_hyphens=False)
        write_to(sys.stdout, f"{text}\n")

    def _read(self, prompt: str) -> str:
        if sys.stdin is None:
            raise EOFError
        if sys.stdin.isatty() and sys.stdout is not None:
            return input(self.speech.clean(f"{prompt} "))
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line
