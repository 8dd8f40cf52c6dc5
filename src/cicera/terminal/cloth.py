"""Where do cards lie on the screen? A widget for the table, and one for the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from cicera.domain.cards import Card
from cicera.terminal.paint import CLOTH, LINE, PAGE, PLAIN, Look, paint_card
from cicera.terminal.places import SIZES, Grid, fit_grid
from cicera.terminal.speech import Speech

Cells = dict[tuple[int, int], Card]
"""The cards by row and column of a grid."""


class Clicked(Message):
    """A card was clicked."""

    def __init__(self, cards: Cards, card: Card) -> None:
        super().__init__()
        self.cards = cards
        self.card = card

    @property
    def control(self) -> Cards:
        """The widget in which the card lies."""
        return self.cards


class Cards(ScrollView, can_focus=False):
    """Cards in a grid; what they are and how they look is told by :meth:`show`."""

    ground: str = PAGE
    empty = ""
    lift = 0
    """How many lines a card under the cursor rises."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(id=type(self).__name__.lower())
        self.speech = speech
        self.places: tuple[Card | None, ...] = ()
        self.looks: Mapping[Card, Look] = {}
        self.grid = Grid(5, 3, 1, 1, 1)
        self.cells: Cells = {}
        self.rows = 0
        self.margin_x = self.margin_y = 0

    def show(
        self, cards: Sequence[Card | None], looks: Mapping[Card, Look], speech: Speech
    ) -> None:
        """Show ``cards`` in their places, each as ``looks`` says."""
        self.places, self.looks, self.speech = tuple(cards), looks, speech
        self.refit()

    def on_resize(self, _event: events.Resize) -> None:
        """Fit the cards to the new size."""
        self.refit()

    def refit(self) -> None:
        """Choose a size of card and a cell for each."""
        width, height = self.container_size.width, self.container_size.height
        lines = self._try(width, height)
        if lines > height:
            width -= 1
            lines = self._try(width, height)
        self.margin_x = max(0, (width - self.grid.wide(self.wide())) // 2)
        self.margin_y = max(0, (height - lines) // 2)
        self.virtual_size = Size(width, max(lines, 0))
        self.refresh()

    def _try(self, width: int, height: int) -> int:
        """Arrange for a size; how many lines that takes comes back."""
        self.grid = self.fit(width, height)
        self.cells, self.rows = self.lay_out(width, height)
        return self.rows * (self.grid.height + self.grid.down) - self.grid.down + self.lift

    def fit(self, width: int, height: int) -> Grid:
        """The grid for ``width`` by ``height`` cells of the screen."""
        return fit_grid(len(self.places), width, height - self.lift, sizes=SIZES)

    def lay_out(self, _width: int, _height: int) -> tuple[Cells, int]:
        """The cell of each card, and how many rows there are."""
        columns = self.grid.columns
        cells = {divmod(i, columns): c for i, c in enumerate(self.places) if c is not None}
        return cells, self.grid.rows(len(self.places))

    def wide(self) -> int:
        """How many cards stand side by side."""
        return min(len(self.places), self.grid.columns)

    def render_line(self, y: int) -> Strip:
        """One line of the screen."""
        width = self.size.width
        ground = Style(bgcolor=self.ground)
        segments = [Segment(" " * self.margin_x, ground)]
        line = y + self.scroll_offset.y - self.margin_y
        if 0 <= line < self.rows * (self.grid.height + self.grid.down) + self.lift:
            for column in range(self.grid.columns if self.cells or self.empty else 0):
                segments += self._cell(column, line, ground)
                segments.append(Segment(" " * self.grid.across, ground))
        strip = Strip(segments)
        return strip.adjust_cell_length(width, ground).crop(0, width)

    def _cell(self, column: int, line: int, ground: Style) -> Sequence[Segment]:
        """The part of ``line`` that runs through ``column``."""
        grid = self.grid
        pitch = grid.height + grid.down
        for row in range(max(0, line // pitch - 1), min(self.rows, line // pitch + 1)):
            card = self.cells.get((row, column))
            look = PLAIN if card is None else self.looks.get(card, PLAIN)
            top = row * pitch + (0 if look.cursor else self.lift)
            if not 0 <= line - top < grid.height:
                continue
            if card is not None:
                return self._painted(card, look)[line - top]
            if self.empty and line - top == grid.height // 2:
                style = Style(color=LINE, bgcolor=self.ground)
                return [Segment(self.empty.center(grid.width), style)]
        return [Segment(" " * grid.width, ground)]

    def _painted(self, card: Card, look: Look) -> tuple[tuple[Segment, ...], ...]:
        code, size = self.speech.code(card), (self.grid.width, self.grid.height)
        return paint_card(card, code, *size, look, french=self.speech.french)

    def card_at(self, x: int, y: int) -> Card | None:
        """The card at a point of the widget."""
        line = y + self.scroll_offset.y - self.margin_y
        pitch = self.grid.width + self.grid.across
        column, left = divmod(x - self.margin_x, pitch)
        if x < self.margin_x or left >= self.grid.width or line < 0:
            return None
        row = max(0, line - self.lift) // (self.grid.height + self.grid.down)
        card = self.cells.get((row, column))
        if card is None or line - self.lift - row * (self.grid.height + self.grid.down) > (
            self.grid.height - 1
        ):
            return None
        return card

    def point_of(self, card: Card) -> tuple[int, int]:
        """A point of the widget on ``card``."""
        row, column = next(cell for cell, other in self.cells.items() if other == card)
        x = self.margin_x + column * (self.grid.width + self.grid.across) + 1
        y = self.margin_y + row * (self.grid.height + self.grid.down) + self.lift
        return x, y - self.scroll_offset.y

    def beside(self, card: Card, right: int, down: int) -> Card:
        """The nearest card from ``card`` in a direction; itself if there is none."""
        here = next((cell for cell, other in self.cells.items() if other == card), None)
        if here is None:
            return card

        def distance(cell: tuple[int, int]) -> tuple[int, int]:
            rows, columns = cell[0] - here[0], cell[1] - here[1]
            along, aside = (columns * right, abs(rows)) if right else (rows * down, abs(columns))
            return (aside * 3 + along if right else aside + along * 3), aside

        def ahead(cell: tuple[int, int]) -> bool:
            rows, columns = cell[0] - here[0], cell[1] - here[1]
            return (columns * right > 0) if right else (rows * down > 0)

        ahead_of = [cell for cell in self.cells if ahead(cell)]
        return self.cells[min(ahead_of, key=distance)] if ahead_of else card

    def reveal(self, card: Card) -> None:
        """Scroll so that ``card`` is seen."""
        for (row, _column), other in self.cells.items():
            if other == card:
                top = row * (self.grid.height + self.grid.down)
                region = Region(0, top, 1, self.grid.height + self.lift)
                self.scroll_to_region(region, animate=False)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        card = self.card_at(event.x, event.y)
        if card is not None:
            self.post_message(Clicked(self, card))


class Hand(Cards):
    """The person's cards: in one row, the one under the cursor raised; else in two rows."""

    lift = 1

    def fit(self, width: int, height: int) -> Grid:
        """The largest cards that stand in one row; else small ones in two."""
        count = len(self.places)
        for size in (*SIZES[:-1], _SLIM, SIZES[-1]):
            grid = fit_grid(count, width, height - self.lift, sizes=(size,))
            if grid.lines(count) <= height - self.lift and grid.rows(count) <= 1:
                return grid
        return fit_grid(count, width, height - self.lift, sizes=SIZES[-1:])


_FEW: Final = 6
_SLIM: Final = 4, 3


class Table(Cards):
    """The table: cards keep their cells, from the middle outwards, as long as the cloth holds."""

    ground = CLOTH
    empty = "◆"

    def fit(self, width: int, height: int) -> Grid:
        """The grid in which the cards, and at least a few, have room."""
        return fit_grid(max(len(self.places), _FEW), width, height, sizes=SIZES)

    def wide(self) -> int:
        """The whole width: cells stay where they are."""
        return self.grid.columns

    def lay_out(self, _width: int, height: int) -> tuple[Cells, int]:
        """The cells nearest to the middle first; beyond what can be seen row by row."""
        columns, pitch = self.grid.columns, self.grid.height + self.grid.down
        seen = max(1, (height + self.grid.down) // pitch)
        rows = max(seen, self.grid.rows(len(self.places)))
        order = [(row, column) for row in range(seen) for column in range(columns)]
        middle_row, middle_column = (seen - 1) / 2, (columns - 1) / 2
        order.sort(
            key=lambda cell: (
                max(
                    abs(cell[0] - middle_row) * columns / seen,
                    abs(cell[1] - middle_column),
                ),
                cell,
            )
        )
        order += [(row, column) for row in range(seen, rows) for column in range(columns)]
        cells = {
            cell: card for cell, card in zip(order, self.places, strict=False) if card is not None
        }
        return cells, rows
