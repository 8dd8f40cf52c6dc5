"""How does the table celebrate a bonus, and how does it object?"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

from cicera.domain.bonuses import Bonus
from cicera.terminal.paint import CREAM, OCHRE
from cicera.terminal.speech import Speech

_GREAT: Final = (Bonus.SCUA, Bonus.PICADA)
_UNROLL: Final = 0.35


class Flourish(Static):
    """A ribbon that unrolls over the table: broad for a scùa or a picada, else narrow."""

    def __init__(self, name: str, bonuses: tuple[Bonus, ...], speech: Speech) -> None:
        great = any(bonus in _GREAT for bonus in bonuses)
        names = "  ·  ".join(speech.item(bonus).upper() for bonus in bonuses)
        points = Text(f"+{len(bonuses)}", Style(color=OCHRE, bold=True))
        line = Text.assemble(("◆  ", OCHRE), (names, Style(color=CREAM, bold=True)), "  ", points)
        line.append(f"   {name}", CREAM)
        line.append("  ◆", OCHRE)
        blank = Text("\n")
        super().__init__(Text.assemble(blank, line, blank) if great else line)
        self.set_class(great, "great")
        self.full = len(line) + (16 if great else 6)
        self.seconds = 1.8 if great else 1.0

    def on_mount(self) -> None:
        """Unroll, stay, and go."""
        self.styles.offset = self._middle()
        self.styles.width = 6
        self.styles.animate("width", value=float(self.full), duration=_UNROLL)
        self.set_timer(self.seconds, self.remove)

    def on_click(self) -> None:
        """Any click ends it."""
        self.remove()

    def _middle(self) -> tuple[int, int]:
        table = self.screen.query_one("#cloth").region
        lines = 3 if self.has_class("great") else 1
        return (
            table.x + max(0, (table.width - self.full) // 2),
            table.y + max(0, (table.height - lines) // 2),
        )


class Notice(Static):
    """Why something cannot be done, until the next thing happens."""

    _waiting: Timer | None = None

    def tell(self, text: str) -> None:
        """Show ``text`` for a while."""
        cloth = self.screen.query_one("#cloth").region
        width = min(len(text) + 4, cloth.width - 4)
        lines = -(-(len(text) + 2) // max(width - 4, 1))
        self.styles.width = width
        self.styles.offset = (cloth.x + (cloth.width - width) // 2, cloth.bottom - 1 - lines)
        self.update(Text(f"▲ {text}"))
        self.add_class("told")
        self._stop_waiting()
        self._waiting = self.set_timer(5, self.hide)

    def hide(self) -> None:
        """Take it away."""
        self._stop_waiting()
        self.remove_class("told")

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.stop()
