"""What is a hand worth, as a picture? A score sheet without words, so it needs no language.

A line an item, in the order of the sheet: what it is about at the left, then for each side its
points and the cards that earned them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cicera.art.canvas import SHAPE, Canvas
from cicera.art.ink import AZURE, CREAM, OCHRE
from cicera.art.table import SIDE_COLOURS, title_of
from cicera.domain.cards import (
    ASSO,
    DIECI,
    FANTE_CAGNI,
    MATA,
    SPADE,
    SUIT_MASKS,
    Card,
    Mask,
    cards_in,
    make_card,
    mask_of,
)
from cicera.domain.scoring import Item, Line, Sheet

ROW: Final = 74.0
_HEAD: Final = 110.0
_COLUMN: Final = 420.0
_CARD: Final = 32.0
_LOZENGES: Final = {Item.SIMILI: 2, Item.QUADRIGLIA: 3, Item.CINQUANTA: 4}


def sheet_svg(sheet: Sheet, *, face: str = "leonessa") -> str:
    """The score sheet ``sheet``: only the items that scored, then each side's total.

    After a napoleone there is one line, with all the spade under the side that has them (S7).
    """
    lines = list(sheet.lines)
    if sheet.napoleone is not None:
        lines = [Line(Item.SPADE, sheet.napoleone, 0, SUIT_MASKS[SPADE])]
    items = [item for item in Item if any(line.item is item for line in lines)]
    width, height = _HEAD + _COLUMN * sheet.sides, ROW * (len(items) + 1) + 28
    canvas = Canvas(width + 28, height, tag="s", face=face)
    canvas.title(title_of(sheet.totals))
    canvas.box(0, 0, width + 28, height, AZURE.dark)
    canvas.box(8, 8, width + 12, height - 16, AZURE.light, line=CREAM)
    for side in range(sheet.sides):
        canvas.box(14 + _HEAD + side * _COLUMN, 9, 1, height - 18, AZURE.dark)
    for row, item in enumerate(items):
        y = 14 + row * ROW
        canvas.box(14, y + ROW - 1, width, 1, AZURE.dark)
        scored = [line for line in lines if line.item is item]
        _draw_item(canvas, scored[0], 14 + _HEAD / 2, y)
        for line in scored:
            _draw_line(canvas, line, y)
    _draw_totals(canvas, sheet, 14 + len(items) * ROW)
    return canvas.svg()


def _draw_line(canvas: Canvas, line: Line, y: float) -> None:
    left = 14 + _HEAD + line.side * _COLUMN
    if line.points:
        canvas.number(line.points, left + 34, y + 22, 30, SIDE_COLOURS[line.side], align=0.5)
    groups = [mask_of([played.move.card]) | played.move.captured for played in line.plays]
    _draw_cards(canvas, groups or [line.cards], left + 74, y + (ROW - _CARD * SHAPE) / 2)


def _draw_cards(canvas: Canvas, groups: list[Mask], left: float, top: float) -> None:
    """The cards in their groups, closer together where there are many."""
    room = _COLUMN - 90 - _CARD
    gaps = sum(len(cards_in(group)) - 1 for group in groups) + 2 * (len(groups) - 1)
    step = min(_CARD + 4, room / max(gaps, 1))
    x = left
    for group in groups:
        for card in cards_in(group):
            canvas.card(card, x, top, _CARD)
            x += step
        x += step


def _draw_totals(canvas: Canvas, sheet: Sheet, y: float) -> None:
    """The sums, after the sign for a sum."""
    sign = f"M{14 + _HEAD / 2 + 14} {y + 22}h-28l17 16l-17 16h28"
    canvas.shape(sign, "none", line=CREAM, width=5)
    for side, total in enumerate(sheet.totals):
        x = 14 + _HEAD + side * _COLUMN
        canvas.number(total, x + 34, y + 16, 44, SIDE_COLOURS[side], align=0.5)
        if sheet.napoleone == side:
            for place in range(3):
                canvas.lozenge(x + 100 + place * 40, y + 38, 44, OCHRE.light, line=CREAM)


def _draw_item(canvas: Canvas, line: Line, x: float, y: float) -> None:
    """What an item is about: a card that stands for it, or the deck's lozenges for a bonus."""
    item = line.item
    middle, top = y + ROW / 2, y + (ROW - _CARD * SHAPE) / 2
    cards: dict[Item, Sequence[Card | None]] = {
        Item.CARTE: [None, None],
        Item.SPADE: [make_card(ASSO, SPADE)],
        Item.MATA: [MATA],
        Item.DIECI: [DIECI],
        Item.FANTE: [FANTE_CAGNI],
        Item.NAPULA: cards_in(line.cards)[:3],
    }
    if item in cards:
        step = 14
        left = x - (_CARD + step * (len(cards[item]) - 1)) / 2
        for place, card in enumerate(cards[item]):
            canvas.card(card, left + place * step, top, _CARD)
    elif item is Item.SCUA:
        canvas.box(x - 30, middle - 20, 60, 40, AZURE.dark, line=CREAM)
        canvas.lozenge(x, middle, 18, CREAM)
    elif item is Item.PICADA:
        canvas.card(None, x - _CARD / 2, top + 8, _CARD)
        canvas.lozenge(x, middle - 14, 40, OCHRE.light, line=CREAM)
    else:
        count = _LOZENGES[item]
        for place in range(count):
            colour = OCHRE.light if item is Item.SIMILI or place < 3 else CREAM
            canvas.lozenge(x + (place - (count - 1) / 2) * 22, middle, 30, colour, line=CREAM)
