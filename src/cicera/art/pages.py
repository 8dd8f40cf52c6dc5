"""How is a deck printed? Sheets of A4 with crop marks, each followed by its backs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from cicera.art.canvas import Canvas
from cicera.domain.cards import PACK, Card

PAGE: Final = (297, 210)
"""A4 on its long side, in millimetres."""
CARD: Final = (50, 95)
"""A card as it is cut, in millimetres."""
COLUMNS: Final = 5
ROWS: Final = 2
_MARK: Final = 5
_GAP: Final = 1.5
_LEFT: Final = (PAGE[0] - COLUMNS * CARD[0]) / 2
_TOP: Final = (PAGE[1] - ROWS * CARD[1]) / 2


def print_pages_svg(face: str = "leonessa") -> Iterator[str]:
    """The pages of a deck to print on both sides: a page of cards, then a page of their backs.

    Raises :class:`ValueError` for an unknown face.
    """
    count = COLUMNS * ROWS
    for first in range(0, len(PACK), count):
        cards = PACK[first : first + count]
        yield _page(face, list(cards), _from_left)
        yield _page(face, [None] * len(cards), _from_right)


def _from_left(place: int) -> int:
    return place % COLUMNS


def _from_right(place: int) -> int:
    """Turned over on its long side, a page has its first column on the right."""
    return COLUMNS - 1 - place % COLUMNS


def _page(face: str, cards: list[Card | None], column: Callable[[int], int]) -> str:
    canvas = Canvas(*PAGE, tag="page", face=face)
    for place, card in enumerate(cards):
        x, y = _LEFT + column(place) * CARD[0], _TOP + place // COLUMNS * CARD[1]
        canvas.card(card, x, y, CARD[0])
    canvas.shape(_marks(), "none", line="#000", width=0.2)
    width, height = PAGE
    return canvas.svg().replace("<svg ", f'<svg width="{width}mm" height="{height}mm" ', 1)


def _marks() -> str:
    """Short lines at the edge of the page in line with every cut."""
    right, bottom = _LEFT + COLUMNS * CARD[0], _TOP + ROWS * CARD[1]
    marks = []
    for column in range(COLUMNS + 1):
        x = _LEFT + column * CARD[0]
        marks += [f"M{x:g} {_TOP - _GAP:g}v-{_MARK}", f"M{x:g} {bottom + _GAP:g}v{_MARK}"]
    for row in range(ROWS + 1):
        y = _TOP + row * CARD[1]
        marks += [f"M{_LEFT - _GAP:g} {y:g}h-{_MARK}", f"M{right + _GAP:g} {y:g}h{_MARK}"]
    return "".join(marks)
