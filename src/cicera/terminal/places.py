"""Where on the table does each card lie, and how many fit? Cards keep their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cicera.domain.cards import Card, Mask, cards_in
from cicera.domain.play import Play


def places(opening: Mask, log: Sequence[Play]) -> tuple[Card | None, ...]:
    """The card in each place of the table after ``log``; None where one was taken away.

    The opening cards come first; a laid card goes to the first free place.
    """
    found: list[Card | None] = list(cards_in(opening))
    for played in log:
        gone = played.move.captured | played.swept
        found = [None if card is not None and gone >> card & 1 else card for card in found]
        if not played.move.captured and not played.swept >> played.move.card & 1:
            if None in found:
                found[found.index(None)] = played.move.card
            else:
                found.append(played.move.card)
    while found and found[-1] is None:
        found.pop()
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards are laid out: their size, the gaps between them, and how many stand in a row."""

    width: int
    height: int
    across: int
    down: int
    columns: int

    def rows(self, count: int) -> int:
        """How many rows ``count`` cards fill."""
        return -(-count // self.columns)

    def lines(self, count: int) -> int:
        """How many lines of the screen ``count`` cards fill."""
        rows = self.rows(count)
        return rows * (self.height + self.down) - self.down if rows else 0

    def wide(self, count: int) -> int:
        """How many cells wide ``count`` cards are."""
        shown = min(count, self.columns)
        return shown * (self.width + self.across) - self.across if shown else 0

    def corner(self, place: int) -> tuple[int, int]:
        """The column and line of the upper left corner of ``place``."""
        row, column = divmod(place, self.columns)
        return column * (self.width + self.across), row * (self.height + self.down)

    def at(self, x: int, y: int) -> int | None:
        """The place whose card covers column ``x`` of line ``y``."""
        column, left = divmod(x, self.width + self.across)
        row, top = divmod(y, self.height + self.down)
        if x < 0 or y < 0 or column >= self.columns or left >= self.width or top >= self.height:
            return None
        return row * self.columns + column


SIZES = ((9, 7), (7, 5), (5, 3), (4, 2))
"""Card sizes in cells, the largest first."""
_TIGHT = 4, 2


def fit_grid(count: int, width: int, height: int, *, sizes: Sequence[tuple[int, int]]) -> Grid:
    """The largest of ``sizes`` in which ``count`` cards fill at most ``width`` by ``height``.

    When none does, the smallest, which then scrolls.
    """
    for size in sizes:
        grid = _grid(size, width)
        if grid.lines(count) <= height:
            return grid
    return _grid(sizes[-1], width)


def _grid(size: tuple[int, int], width: int) -> Grid:
    across = 1 if size == _TIGHT or size[0] <= 5 else 2
    columns = max(1, (width + across) // (size[0] + across))
    return Grid(size[0], size[1], across, 1, columns)
