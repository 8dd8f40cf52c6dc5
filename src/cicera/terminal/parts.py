"""What stands around the cards: heading, seats, sides, the voice of the table, keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
BACK = "▮"


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


def move_text(played: Play, session: Session, speech: Speech) -> Text:
    """A move in small cards: who, with what, what it took, what it earned."""
    text = Text.assemble((speech.seat(session, played.seat), _BOLD), "  ")
    text.append_text(chips([played.move.card], speech))
    if played.move.captured:
        text.append(" × ", _BOLD)
        text.append_text(chips(cards_in(played.move.captured), speech))
    if played.bonuses:
        text.append(f"  ★ {speech.bonuses(played.bonuses)}", _BOLD)
    return text


class Heading(Static):
    """The game, the hand, who deals, the stock, the target."""

    def show(self, session: Session, speech: Speech) -> None:
        """Show the heading of ``session``."""
        view = session.view
        dealer = speech.seat(session, view.dealer)
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(" ◆ ", Style(color="#e8553f", bold=True))
        text.append("CICERA", Style(color=CREAM, bold=True))
        parts = [
            view.rules.preset,
            speech("terminal-hand-number", number=view.number),
            f"{speech('terminal-dealer')}: {dealer}",
            speech("terminal-stock", count=view.stock),
            speech("terminal-target", target=view.rules.target),
        ]
        text.append("   " + "  ·  ".join(parts), _SOFT)
        self.update(text)


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
            name.append(f"  ● {speech('terminal-dealer')}")
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
            text.append_text(move_text(session.last, session, speech))
        else:
            text.append(f"   {speech.dealt(session)}")
        self.update(text)

    def say(self, text: Text | str) -> None:
        """Say something else."""
        line = Text.assemble(" ", text, no_wrap=True, overflow="ellipsis")
        self.update(line)


class Keys(Widget):
    """The keys that mean something now; a click on one does the same."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[tuple[str, str, str], ...] = ()

    def show(self, entries: Sequence[tuple[str, str, str]]) -> None:
        """Show ``entries``: key, words, and the action of the screen."""
        self.entries = tuple(entries)
        self.refresh()

    def render(self) -> Text:
        """All entries in one line."""
        text = Text(no_wrap=True, overflow="crop")
        for key, words, _action in self.entries:
            text.append(f" {key} ", Style(color=OCHRE, bold=True))
            text.append(f"{words} ", _SOFT)
        return text

    def action_at(self, x: int) -> str | None:
        """The action whose words stand at column ``x``."""
        start = 0
        for key, words, action in self.entries:
            end = start + len(key) + len(words) + 3
            if start <= x < end:
                return action
            start = end
        return None

    async def on_click(self, event: events.Click) -> None:
        """Do what was clicked."""
        action = self.action_at(event.x)
        if action is not None:
            await self.screen.run_action(action)
