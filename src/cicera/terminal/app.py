"""How does the full-screen table start and end? (Textual)"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from rich.console import RenderableType
from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, Monochrome, NoColor
from textual.theme import Theme

from cicera.terminal import paint
from cicera.terminal.board import Board
from cicera.terminal.keeper import Keeper
from cicera.terminal.letters import Colourless, Letters
from cicera.terminal.saving import new_path
from cicera.terminal.speech import Speech

THEME = Theme(
    name="cicera",
    primary=paint.OCHRE,
    secondary=paint.VERMILION,
    accent=paint.OCHRE,
    foreground=paint.CREAM,
    background=paint.PAGE,
    surface=paint.FIELD,
    panel=paint.CLOTH,
    dark=True,
)


class TableApp(App[None]):
    """A match at the full-screen table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, keeper: Keeper, speech: Speech, *, delay: float) -> None:
        super().__init__()
        self.keeper = keeper
        self.board = Board(keeper, speech, delay)
        self.colourless = bool(os.environ.get("NO_COLOR"))
        self._colourless = Colourless()
        self._letters = Letters()
        self.register_theme(THEME)
        self.theme = THEME.name

    def get_default_screen(self) -> Board:
        """The table."""
        return self.board

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What everything drawn goes through: no colour where NO_COLOR is set, ASCII if wanted.

        Textual itself makes greys where NO_COLOR is set, which are colours still.
        """
        greys = (Monochrome, NoColor)
        filters = [found for found in super().get_line_filters() if not isinstance(found, greys)]
        if self.colourless:
            filters.append(self._colourless)
        if self.board.speech.ascii:
            filters.append(self._letters)
        return filters

    def on_mount(self) -> None:
        """Listen to the system's signals."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGINT"):
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.action_leave)
        with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(signal.SIGHUP, self._hang_up)

    def action_leave(self) -> None:
        """Quit; whoever started the app saves the match."""
        self.exit()

    def panic(self, *renderables: RenderableType) -> None:
        """Save before anything else when something breaks."""
        with suppress(OSError):
            self.keeper.keep()
        super().panic(*renderables)

    def _hang_up(self) -> None:
        """Save and end at once: the terminal is gone, there is nothing to restore or to say."""
        try:
            self.keeper.keep()
        except OSError:
            self._keep_elsewhere()
        os._exit(0)

    def _keep_elsewhere(self) -> None:
        """The last resort where nothing can be printed any more: the person's data folder."""
        self.keeper.path = new_path(self.keeper.now())
        with suppress(OSError):
            self.keeper.keep()
