"""What can a person read and set at the full-screen table?"""

from __future__ import annotations

from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from cicera.terminal.pages import Page, ScorePage, help_page, moves_page, rules_page
from cicera.terminal.scene import Scene
from cicera.terminal.speech import Speech

PACES: Final = (0.9, 0.4, 1.8)
"""How many seconds the others take, one after another."""


class Reading(Scene):
    """The table with its pages and settings, each one key away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h,question_mark,f1", "help", show=False),
        Binding("m", "moves", show=False),
        Binding("r", "rules", show=False),
        Binding("s", "score", show=False),
        Binding("d", "names", show=False),
        Binding("f", "suits", show=False),
        Binding("p", "pace", show=False),
    ]

    def _read(self, page: Page) -> None:
        self.app.push_screen(page)

    def action_help(self) -> None:
        """How to play here."""
        self._read(help_page(self.session, self.speech))

    def action_moves(self) -> None:
        """All moves of this hand."""
        self._read(moves_page(self.session, self.speech))

    def action_rules(self) -> None:
        """The rules of this table."""
        self._read(rules_page(self.session, self.speech))

    def action_score(self) -> None:
        """The score so far."""
        if self.session.turn is not None:
            self._read(ScorePage(self.session, self.speech))

    def action_names(self) -> None:
        """Brescian names, on and off."""
        self._respeak(dialect=not self.speech.dialect)

    def action_suits(self) -> None:
        """French suits, on and off."""
        self._respeak(french=not self.speech.french)

    def action_pace(self) -> None:
        """How fast the others play: the next of the paces."""
        self.delay = PACES[(PACES.index(self.delay) + 1) % 3] if self.delay in PACES else PACES[0]
        self.complain(self.speech("terminal-pace", seconds=f"{self.delay:g}"))

    def _respeak(self, *, dialect: bool | None = None, french: bool | None = None) -> None:
        self.speech = Speech(
            self.speech.language,
            dialect=self.speech.dialect if dialect is None else dialect,
            french=self.speech.french if french is None else french,
            ascii=self.speech.ascii,
        )
        self.show()
