"""What can be read beside the table: help, rules, moves, the score sheet, all sets of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from cicera.domain.cards import cards_in
from cicera.domain.play import format_move
from cicera.domain.scoring import Item, Line
from cicera.terminal.paint import SOFT
from cicera.terminal.parts import ACCENT, Entry, chips
from cicera.terminal.popup import Popup
from cicera.terminal.session import Session
from cicera.terminal.sheet import current_sheet, outcome, rows, sheet_title
from cicera.terminal.speech import Speech

_SOFT: Final = Style(color=SOFT)
_HELP: Final = (
    ("← →", "hand"),
    ("↵", "play"),
    ("1 … 9 0", "rank"),
    ("← → ↑ ↓  ␣", "pick"),
    ("↵", "take"),
    ("l", "lay"),
    ("Tab", "sets"),
    ("Esc", "back"),
    ("m", "moves"),
    ("r", "rules"),
    ("s", "score"),
    ("d", "names"),
    ("f", "suits"),
    ("p", "speed"),
    ("q", "quit"),
)


class Page(Popup[str]):
    """A sheet of paper over the table: a title, lines to scroll, keys to leave it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("enter,space", "leave", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    scrolling = "#page-lines"

    def __init__(
        self,
        speech: Speech,
        title: str,
        lines: Sequence[Text | Table],
        foot: Sequence[Text | Table] = (),
    ) -> None:
        super().__init__(speech, title)
        self.lines = lines
        self.foot = foot

    def parts(self) -> ComposeResult:
        """The lines, and what stays below them."""
        with VerticalScroll(id="page-lines", can_focus=False):
            for line in self.lines:
                yield Static(line)
        if self.foot:
            with Vertical(id="page-foot"):
                for line in self.foot:
                    yield Static(line)

    def entries(self) -> list[Entry]:
        """How to leave, and to scroll if there is more."""
        close = Entry("Esc", self.speech("terminal-key-close"), "leave")
        return [close, *self.scroll_entries()]

    def scroll_entries(self) -> list[Entry]:
        """The keys that scroll; none if everything is seen."""
        if self.query_one(self.scrolling).max_scroll_y <= 0:
            return []
        return [Entry(self.speech.key("↑ ↓"), self.speech("terminal-key-scroll"), "")]

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss("")

    def action_back(self) -> None:
        """Back to the table."""
        self.action_leave()

    def action_scroll(self, lines: int) -> None:
        """Move the lines."""
        self.query_one("#page-lines").scroll_relative(y=lines, animate=False)


class ScorePage(Page):
    """The score sheet; behind a complete hand it leads on to the next hand or a rematch."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "app.leave", show=False)]

    def __init__(self, session: Session, speech: Speech, kept: str = "") -> None:
        foot = [*score_foot(session, speech), *([Text(kept, _SOFT)] if kept else [])]
        title = sheet_title(session, speech)
        super().__init__(speech, title, [score_table(session, speech)], foot)
        self.decided = session.match.winner is not None
        self.complete = session.turn is None

    def action_back(self) -> None:
        """Escape leaves the sheet, but begins no other match."""
        if not self.decided:
            self.dismiss("")

    def entries(self) -> list[Entry]:
        """The way on, and out."""
        if not self.complete:
            return [*super().entries(), self._quit()]
        key = "terminal-key-rematch" if self.decided else "terminal-key-next"
        on = Entry(self.speech.key("↵"), self.speech(key), "leave")
        return [on, self._quit(), *self.scroll_entries()]

    def _quit(self) -> Entry:
        speech = self.speech
        words, short = speech("terminal-key-quit"), speech("terminal-key-quit-short")
        return Entry("q", words, "app.leave", short)


def help_page(session: Session, speech: Speech) -> Page:
    """How to play here."""
    keys = hanging(
        (Text(speech.key(key), ACCENT, justify="right"), Text(speech(f"terminal-help-{name}")))
        for key, name in _HELP
    )
    mouse, marks = speech("terminal-help-mouse"), speech("terminal-help-marks")
    lines: list[Text | Table] = [
        Text(speech("terminal-help-aim")),
        Text(""),
        keys,
        Text(""),
        Text(mouse),
        Text(marks),
    ]
    lines += [Text(""), *map(Text, speech.players(session))]
    return Page(speech, speech("terminal-help-title"), lines)


def rules_page(session: Session, speech: Speech) -> Page:
    """The rules of this table."""
    sentences = speech.rules(session.rules)
    lines = hanging((Text("◆", ACCENT), Text(sentence)) for sentence in sentences)
    return Page(speech, speech("terminal-rules-title"), [lines])


def moves_page(session: Session, speech: Speech) -> Page:
    """Every move of the hand in words and in notation, the latest first."""
    plies = range(len(session.state.log), 0, -1)
    lines = moves_table(session, speech, plies) if plies else Text(speech("terminal-no-moves"))
    return Page(speech, speech("terminal-moves-title"), [lines])


def moves_table(session: Session, speech: Speech, plies: Iterable[int]) -> Table:
    """Some moves of the hand in notation and in words, ``plies`` counting from 1."""

    def row(ply: int) -> tuple[Text, Text]:
        played = session.state.log[ply - 1]
        words = Text.assemble((format_move(played.move), ACCENT), "  ")
        words.append(speech.played(session, played))
        if played.swept:
            words.append(f"\n{speech.swept(session, played)}")
        return Text(f"{ply:>2}", _SOFT), words

    return hanging(map(row, plies))


def hanging(rows: Iterable[tuple[Text, Text]]) -> Table:
    """Two columns: what is short, and what may run over several lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for short, long in rows:
        table.add_row(short, long)
    return table


def score_table(session: Session, speech: Speech) -> Table:
    """The sheet: each item, who scored it, with which cards."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for ratio in (None, None, None, 1):
        table.add_column(ratio=ratio)
    for row in rows(session):
        head = Text(speech.item(row.item), Style(bold=True))
        lines = [line for line in row.lines if line is not None]
        if not lines:
            table.add_row(head, Text(speech("terminal-sheet-nobody"), _SOFT))
        for line in lines:
            side, points = speech.side(session, line.side), Text(f"{line.points:>2}", ACCENT)
            table.add_row(head, Text(side), points, _earned(line, speech))
            head = Text("")
    return table


def score_foot(session: Session, speech: Speech) -> Iterator[Text | Table]:
    """The totals, and what they mean for the match."""
    yield _totals(session, speech)
    if said := outcome(session, speech):
        yield Text(said, ACCENT)


def _totals(session: Session, speech: Speech) -> Table:
    """What each side has from this hand and in the match, and what it lacks."""
    table = Table.grid(padding=(0, 2, 0, 0))
    hand = current_sheet(session).totals
    for side, total in enumerate(session.match.totals):
        table.add_row(
            Text(speech.side(session, side), Style(bold=True)),
            Text.assemble(f"{speech('terminal-sheet-hand')} ", (f"{hand[side]:>2}", ACCENT)),
            Text.assemble(f"{speech('terminal-sheet-match')} ", (f"{total:>2}", ACCENT)),
            Text(speech.to_go(session, side), _SOFT),
        )
    return table


def _earned(line: Line, speech: Speech) -> Text:
    """The cards that earned a line: small cards, or for bonuses the captures."""
    cards = cards_in(line.cards)
    if line.item is Item.CARTE:
        return Text(speech("cards", count=len(cards)), _SOFT)
    if line.plays:
        return Text("  ".join(speech.move(played) for played in line.plays), _SOFT)
    return chips(cards, speech)
