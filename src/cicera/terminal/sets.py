"""What can a card take? All sets, to filter and choose from."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from cicera.domain.cards import VALUE, Mask, cards_in
from cicera.terminal.chooser import Chooser, filter_sets
from cicera.terminal.paint import SOFT
from cicera.terminal.parts import Entry, chips
from cicera.terminal.popup import Popup
from cicera.terminal.speech import Speech

_SOFT: Final = Style(color=SOFT)


class SetsPage(Popup[Mask]):
    """All sets that a card can take, to filter and choose from; 0 comes back for none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,tab", "leave", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("pagedown", "move(8)", show=False, priority=True),
        Binding("pageup", "move(-8)", show=False, priority=True),
    ]

    scrolling = "#sets-list"

    def __init__(self, chooser: Chooser, speech: Speech) -> None:
        super().__init__(speech, speech("terminal-sets", card=speech.card(chooser.card)))
        self.chooser = chooser
        self.shown: tuple[Mask, ...] = ()

    def parts(self) -> ComposeResult:
        """Filter, list, how many there are."""
        yield Input(placeholder=self.speech("terminal-filter"), id="sets-filter")
        yield OptionList(id="sets-list")
        yield Static("", id="sets-count")

    def entries(self) -> list[Entry]:
        """The keys that work here; letters and figures narrow the list."""
        speech = self.speech
        keys = [("↵", "take", "take"), ("Esc", "back", "leave"), ("↑ ↓", "choose", "")]
        keys.append(("A–Z 0–9", "narrow", ""))
        return [
            Entry(speech.key(key), speech(f"terminal-key-{name}"), action)
            for key, name, action in keys
        ]

    def on_mount(self) -> None:
        """Fill the list with what the picked cards allow."""
        super().on_mount()
        picked = self.chooser.picked
        only = len(self.chooser.sets) == 1
        codes = " ".join(self.speech.code(card) for card in cards_in(0 if only else picked))
        self.query_one(OptionList).can_focus = False
        box = self.query_one(Input)
        box.focus()
        if codes and not self.speech.french:
            box.value = codes
        self.fill(codes if not self.speech.french else "")

    def fill(self, text: str) -> None:
        """List the sets that match ``text``."""
        speech = self.speech
        self.shown = filter_sets(self.chooser.sets, text)
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(Option(_set_text(cards, speech)) for cards in self.shown)
        if self.shown:
            options.highlighted = 0
        counts = {"shown": len(self.shown), "all": len(self.chooser.sets)}
        said = speech("terminal-sets-shown", **counts)
        if not self.shown:
            said = speech("terminal-nothing-fits")
        self.query_one("#sets-count", Static).update(Text(said, _SOFT))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list."""
        self.fill(event.value)

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        """Take the set under the bar."""
        self.action_take()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the set that was clicked."""
        self.dismiss(self.shown[event.option_index])

    def action_take(self) -> None:
        """Take the set under the bar."""
        place = self.query_one(OptionList).highlighted
        if place is not None and self.shown:
            self.dismiss(self.shown[place])

    def action_move(self, lines: int) -> None:
        """Move the bar."""
        options = self.query_one(OptionList)
        if self.shown:
            place = (options.highlighted or 0) + lines
            options.highlighted = max(0, min(len(self.shown) - 1, place))

    def action_leave(self) -> None:
        """Back to the table without a choice."""
        self.dismiss(0)


def _set_text(cards: Mask, speech: Speech) -> Text:
    listed = sorted(cards_in(cards), key=lambda card: VALUE[card])
    text = chips(listed, speech)
    if len(listed) > 1:
        text.append("   " + " + ".join(str(VALUE[card]) for card in listed))
    return text
