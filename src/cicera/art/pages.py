"""How is a deck printed? Sheets of A4 with crop marks, each followed by its backs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from cicera.art.canvas import Canvas
from cicera.art.ink import AZURE, CREAM
from cicera.domain.cards import PACK, Card

PAGE: Final = (297, 210)
"""A4 on its long side, in millimetres."""
CARD: Final = (50, 95)
"""A card as it is cut, in millimetres."""
BLEED: Final = 1.5
"""How far the colour of the paper goes on beyond the outermost cuts, in millimetres."""
EDGE: Final = 6
"""What is left bare along the edges of the paper, where many printers cannot print; millimetres."""
COLUMNS: Final = 5
ROWS: Final = 2
PAGES: Final = 2 * ceil(len(PACK) / (COLUMNS * ROWS))
_MARK: Final = 2.2
_GAP: Final = 0.3


def print_pages_svg(face: str = "leonessa") -> Iterator[str]:
    """The pages of a deck to print on both sides: a page of cards, then a page of their backs.

    Cards stand in the middle of the page, so a back lies behind each whichever side the paper is
    turned over. Neighbours share a cut and the colour on both sides of it, and round them all is
    :data:`BLEED`: a cut that goes astray shows no white. Raises :class:`ValueError` for an unknown
    face.
    """
    count = COLUMNS * ROWS
    for first in range(0, len(PACK), count):
        cards = PACK[first : first + count]
        yield _page(face, cards, CREAM)
        yield _page(face, [None] * len(cards), AZURE.light)


def _page(face: str, cards: Sequence[Card | None], paper: str) -> str:
    width, height = PAGE
    columns = ceil(len(cards) / ROWS)
    left, top = (width - columns * CARD[0]) / 2, (height - ROWS * CARD[1]) / 2
    canvas = Canvas(*PAGE, tag="page", face=face)
    wide, tall = columns * CARD[0] + 2 * BLEED, ROWS * CARD[1] + 2 * BLEED
    canvas.box(left - BLEED, top - BLEED, wide, tall, paper)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        canvas.card(card, left + column * CARD[0], top + row * CARD[1], CARD[0])
    canvas.shape(_marks(left, top, columns), "none", line="#000", width=0.2)
    return canvas.svg().replace("<svg ", f'<svg width="{width}mm" height="{height}mm" ', 1)


def _marks(left: float, top: float, columns: int) -> str:
    """Short lines between the bleed and :data:`EDGE`, in line with every cut."""
    right, bottom = left + columns * CARD[0], top + ROWS * CARD[1]
    away = BLEED + _GAP
    marks = []
    for column in range(columns + 1):
        x = left + column * CARD[0]
        marks += [f"M{x:g} {top - away:g}v-{_MARK}", f"M{x:g} {bottom + away:g}v{_MARK}"]
    for row in range(ROWS + 1):
        y = top + row * CARD[1]
        marks += [f"M{left - away:g} {y:g}h-{_MARK}", f"M{right + away:g} {y:g}h{_MARK}"]
    return "".join(marks)
