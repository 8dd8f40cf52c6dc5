"""How does a sheet lie over the table? As high as its lines need, with its keys below it."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen, ScreenResultType
from textual.widget import Widget
from textual.widgets import Static

from cicera.terminal.parts import ACCENT, Entry, Keys
from cicera.terminal.speech import Speech

_AIRY: Final = 22
"""From this height on there are blank lines between the parts of a sheet."""


class Popup(ModalScreen[ScreenResultType]):
    """A sheet over the table: a title, parts of which ``scrolling`` may scroll, and keys."""

    scrolling: ClassVar[str]
    """The selector of the part that scrolls when the screen is too low for all."""

    def __init__(self, speech: Speech, heading: str) -> None:
        super().__init__()
        self.speech = speech
        self.heading = heading

    def compose(self) -> ComposeResult:
        """The sheet."""
        with Vertical(id="page"):
            yield Static(Text(f"◆ {self.heading}", ACCENT), id="page-title")
            yield from self.parts()
        yield Keys()

    def parts(self) -> ComposeResult:
        """What lies on the sheet."""
        raise NotImplementedError

    def entries(self) -> list[Entry]:
        """The keys that mean something here."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Follow the lines as they scroll."""
        lines = self.query_one(self.scrolling)
        self.watch(lines, "scroll_y", self.tell_more, init=False)
        self.watch(lines, "virtual_size", self.tell_more, init=False)

    def on_resize(self, event: events.Resize) -> None:
        """Give the lines what the other parts leave of the height."""
        self.set_class(event.size.height >= _AIRY, "airy")
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Let the lines be as high as they need and as there is room for."""
        if not self._standing():
            return
        page, lines = self.query_one("#page"), self.query_one(self.scrolling)
        others = [part for part in page.children if part is not lines and part.display]
        taken = sum(map(_lines_taken, others)) + page.gutter.height
        room = self.size.height - taken - self.query_one(Keys).outer_size.height
        lines.styles.max_height = max(1, room)
        self.call_after_refresh(self.tell_more)

    def tell_more(self) -> None:
        """Say whether there is more below, and which keys there are."""
        if not self._standing():
            return
        lines = self.query_one(self.scrolling)
        more = lines.max_scroll_y > lines.scroll_offset.y
        said = f"▼ {self.speech('terminal-more-below')}" if more else ""
        self.query_one("#page").border_subtitle = said
        self.query_one(Keys).show(self.entries())

    def _standing(self) -> bool:
        """Whether the parts are still there: an answer may come when the popup has gone."""
        parts = (self.query("#page"), self.query(self.scrolling), self.query(Keys))
        return self.is_mounted and all(map(bool, parts))


def _lines_taken(part: Widget) -> int:
    """How many lines ``part`` and its margins take."""
    return part.outer_size.height + part.styles.margin.height
