"""What stands around the cards: heading, seats, sides, the voice of the table, keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from cicera.domain.cards import Card, Mask, cards_in
from cicera.domain.play import Play
from cicera.domain.view import View
from cicera.terminal.paint import CREAM, INK, OCHRE, SOFT, VERMILION, suit_style
from cicera.terminal.session import Session
from cicera.terminal.speech import Speech

_SOFT = Style(color=SOFT)
_BOLD = Style(bold=True)
ACCENT: Final = Style(color=OCHRE, bold=True)
BACK = "▮"
_ALWAYS: Final = ("help", "app.leave")
"""What is always among the keys, however little room there is."""


def chips(cards: Iterable[Card], speech: Speech) -> Text:
    """The names of some cards, each on a small piece of card."""
    text = Text()
    for place, card in enumerate(cards):
        text.append(" " if place else "")
        text.append(f" {speech.code(card)} ", suit_style(card, french=speech.french))
    return text


def fitting_chips(cards: Mask, speech: Speech, width: int) -> Text:
    """As many of the small cards as fit, and how many there are besides."""
    listed = cards_in(cards)
    for count in range(len(listed), 0, -1):
        text = chips(listed[:count], speech)
        if count < len(listed):
            text.append(f" +{len(listed) - count}", _BOLD)
        if len(text) <= width:
            return text
    return Text("")


def move_text(played: Play, session: Session, speech: Speech, width: int = 10_000) -> Text:
    """A move in small cards: who, with what, what it took, what it earned.

    Where that is wider than ``width``, the bonuses are said in short, then the cards taken are
    only counted, then left out: the bonuses stay.
    """
    versions = list(_versions(played, session, speech))
    return next((text for text in versions if len(text) <= width), versions[-1])


def _versions(played: Play, session: Session, speech: Speech) -> Iterator[Text]:
    """A move, told in less and less room."""
    captured, bonuses = played.move.captured, played.bonuses
    who = Text.assemble((speech.seat(session, played.seat), _BOLD), "  ")
    card = chips([played.move.card], speech)
    cards, count = Text(), Text()
    if captured:
        cards = Text.assemble((" × ", _BOLD), chips(cards_in(captured), speech))
        count = Text(f" × {captured.bit_count()}", _BOLD)
    long, short = Text(), Text()
    if bonuses:
        long = Text(f"  ★ {speech.bonuses(bonuses)}", _BOLD)
        short = Text(f"  ★ {speech.bonus_names(bonuses)} +{len(bonuses)}", _BOLD)
    yield Text.assemble(who, card, cards, long)
    yield Text.assemble(who, card, cards, short)
    yield Text.assemble(who, card, count, short)
    yield Text.assemble(card, count, short)
    yield short[2:] if bonuses else Text.assemble(card, count)


class Heading(Widget):
    """The game, the hand, who deals, the stock, the target: as many as there is room for."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 -- as Textual calls it
        super().__init__(id=id)
        self.fields: tuple[str, ...] = ()

    def show(self, session: Session, speech: Speech) -> None:
        """Show the heading of ``session``."""
        view = session.view
        dealer = speech.seat(session, view.dealer)
        self.fields = (
            view.rules.preset,
            speech("terminal-hand-number", number=view.number),
            f"{speech('terminal-dealer')}: {dealer}",
            speech("terminal-stock", count=view.stock),
            speech("terminal-target", target=view.rules.target),
        )
        self.refresh()

    def render(self) -> Text:
        """The fields that fit: the target first, then stock, hand, game, dealer."""
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(" ◆ ", Style(color="#e8553f", bold=True))
        text.append("CICERA", Style(color=CREAM, bold=True))
        text.append("   ")
        shown: set[int] = set()
        for place in (4, 3, 1, 0, 2) if self.fields else ():
            fields = self._joined(shown | {place})
            if not shown or len(text) + cell_len(fields) < self.size.width:
                shown.add(place)
        text.append(self._joined(shown), _SOFT)
        return text

    def _joined(self, places: set[int]) -> str:
        return "  ·  ".join(self.fields[place] for place in sorted(places))


class Seats(Horizontal):
    """The other players, from the left to the right as they sit around the table."""

    def show(self, session: Session, speech: Speech) -> None:
        """Show every other player of ``session``."""
        players = session.rules.players
        order = [(session.seat + step) % players for step in range(players - 1, 0, -1)]
        for banner, seat in zip(self.query(Banner), order, strict=True):
            banner.show(session, speech, seat)


class Banner(Static):
    """One player: name, cards held, whose turn it is, who deals."""

    def show(self, session: Session, speech: Speech, seat: int) -> None:
        """Show the player in ``seat``."""
        view = session.view
        own = session.rules.side_of(seat) == session.rules.side_of(session.seat)
        turn = view.turn == seat
        self.set_class(own, "us")
        self.set_class(not own, "them")
        self.set_class(turn, "turn")
        width = max(self.content_size.width, 12)
        name = Text(no_wrap=True, overflow="ellipsis")
        name.append(f"{'▶' if turn else ' '} {speech.seat(session, seat)}", _BOLD)
        if view.dealer == seat:
            mark = f"  ● {speech('terminal-dealer')}"
            name.append(mark if name.cell_len + len(mark) <= width else " ●")
        name.truncate(width, overflow="ellipsis")
        held = view.held[seat]
        backs = BACK * min(held, max(0, width - 6))
        self.update(Text.assemble(name, "\n  ", backs, f" {held}", no_wrap=True))


class Sides(Horizontal):
    """The points and piles of each side."""

    def show(self, session: Session, speech: Speech) -> None:
        """Show every side of ``session``, the person's first."""
        own = session.rules.side_of(session.seat)
        order = [(own + step) % session.rules.sides for step in range(session.rules.sides)]
        for score, side in zip(self.query(Score), order, strict=True):
            score.show(session, speech, side)


class Score(Static):
    """One side: its points, those of this hand, its pile with the cards that lie face up."""

    def show(self, session: Session, speech: Speech, side: int) -> None:
        """Show ``side``."""
        view = session.view
        own = side == session.rules.side_of(session.seat)
        self.set_class(own, "us")
        self.set_class(not own, "them")
        width = max(self.content_size.width, 16)
        earned = sum(line.points for line in view.bonuses if line.side == side)
        head = Text(no_wrap=True, overflow="ellipsis")
        badge = Style(color=CREAM if own else INK, bgcolor=VERMILION if own else OCHRE, bold=True)
        head.append(f" {'◆' if own else '✸'} {speech.side(session, side)}  ", badge)
        head.append(f"{view.totals[side]} ", badge)
        head.append(f"  +{earned}" if earned else "", _BOLD)
        head.append(f"  {lozenges(view, side, width - len(head) - 4)}")
        pile = Text(no_wrap=True, overflow="ellipsis")
        backs = BACK * -(-view.piles[side] // 8)
        pile.append(f" {speech('cards', count=view.piles[side])} {backs}  ")
        pile.append_text(fitting_chips(face_up(view, side), speech, width - len(pile)))
        self.update(Text.assemble(head, "\n", pile, no_wrap=True, overflow="ellipsis"))


def face_up(view: View, side: int) -> Mask:
    """The cards of a side's pile that lie face up, because they earned a bonus."""
    cards = 0
    for line in view.bonuses:
        if line.side == side:
            cards |= line.cards
    return cards


def lozenges(view: View, side: int, width: int) -> str:
    """How far a side is on its way to the target, in as many lozenges as fit."""
    length = min(view.rules.target, max(width, 0), 51)
    total = max(0, min(view.totals[side], view.rules.target))
    filled = total * length // view.rules.target
    return "◆" * filled + "◇" * (length - filled)


class Voice(Static):
    """The one line in which the table speaks: what happened, whose turn it is, the sum."""

    def show(self, session: Session, speech: Speech) -> None:
        """Tell the last move and whose turn it is."""
        view = session.view
        text = Text(no_wrap=True, overflow="ellipsis")
        if view.turn == session.seat:
            text.append(f" ▶ {speech('terminal-your-turn')} ", Style(bold=True))
        elif view.turn is not None:
            name = speech.seat(session, view.turn)
            text.append(f" … {speech('terminal-turn', name=name)} ")
        if session.last is not None:
            text.append("   ")
            room = self.size.width - text.cell_len
            text.append_text(move_text(session.last, session, speech, room))
        else:
            text.append(f"   {speech.dealt(session)}")
        self.update(text)

    def say(self, text: Text | str) -> None:
        """Say something else."""
        line = Text.assemble(" ", text, no_wrap=True, overflow="ellipsis")
        self.update(line)


class Entry(NamedTuple):
    """A key, what it does in a word or two, the action of the screen, and a shorter word."""

    key: str
    words: str
    action: str
    short: str = ""

    @property
    def width(self) -> int:
        """How many cells it takes."""
        return cell_len(self.key) + cell_len(self.words) + 3


class Keys(Widget):
    """The keys that mean something now; a click on one does the same."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] = ()

    def show(self, entries: Sequence[Entry]) -> None:
        """Show ``entries``, the most important first."""
        self.entries = tuple(entries)
        self.refresh()

    @property
    def fitting(self) -> list[Entry]:
        """The entries that there is room for, in short if need be; help and quitting always."""
        if _width(self.entries) <= self.size.width:
            return list(self.entries)
        entries = [entry._replace(words=entry.short or entry.words) for entry in self.entries]
        while _width(entries) > self.size.width:
            others = [entry for entry in entries if entry.action not in _ALWAYS]
            if not others:
                break
            entries.remove(others[-1])
        return entries

    def render(self) -> Text:
        """The entries in one line."""
        text = Text(no_wrap=True, overflow="crop")
        for entry in self.fitting:
            text.append(f" {entry.key} ", ACCENT)
            text.append(f"{entry.words} ", _SOFT)
        return text

    def action_at(self, x: int) -> str | None:
        """The action whose words stand at column ``x``."""
        start = 0
        for entry in self.fitting:
            if start <= x < start + entry.width:
                return entry.action
            start += entry.width
        return None

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        action = self.action_at(event.x)
        if action:
            await self.screen.run_action(action)


def _width(entries: Iterable[Entry]) -> int:
    """How many cells ``entries`` take, without the blank behind the last."""
    return sum(entry.width for entry in entries) - 1
