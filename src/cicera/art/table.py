"""How does a table look from a seat? A picture of a :class:`cicera.View`, nothing else in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from cicera.art.canvas import SHAPE, Canvas
from cicera.art.ink import AZURE, CREAM, INK, OCHRE
from cicera.art.paths import cos, sin
from cicera.domain.cards import Card, cards_in
from cicera.domain.view import View

SIZE: Final = (1200, 860)
CLOTH: Final = (240, 200, 720, 330)
"""Where the table cards lie: left, top, width and height."""
SIDE_COLOURS: Final = ("#f58a70", OCHRE.light, "#8fb4e3")
"""Vermilion, ochre and azure, as light as figures on the azure of the table must be."""
_HAND_CARD: Final = 100.0
_HANDS: Final = {
    "bottom": (600, 900, 0, 80), "left": (-14, 365, 90, 56),
    "top": (600, -24, 180, 56), "right": (1214, 365, 270, 56),
}  # fmt: skip
"""A closed hand by place: the point its cards turn about, whither they point (degrees clockwise
from upwards) and how wide a card is."""
_GRIP: Final = 1.6
"""How far from that point the cards begin, in widths of a card."""
_SHOWN: Final = 8
"""How many bonus cards of a side are face up; how many more there are is a number with a plus."""
_MARKS: Final = {"bottom": (600, 826), "left": (44, 365), "top": (600, 40), "right": (1156, 365)}
"""Where a seat has its number, between the turn and the deal."""


def table_svg(view: View, *, face: str = "leonessa") -> str:
    """The table as ``view`` sees it: own cards open, the others as backs with their number.

    Piles lie at their side's first seat with the bonus cards face up, each once; an ochre edge is
    on the card just laid; a lozenge marks who is to play, a disc who has dealt. A spectator sits at
    seat 0 with all hands closed.
    """
    canvas = Canvas(*SIZE, tag="t", face=face)
    canvas.title(title_of(view.totals))
    width, height = SIZE
    canvas.box(0, 0, width, height, AZURE.dark)
    canvas.box(14, 14, width - 28, height - 28, AZURE.light, line=CREAM)
    _draw_table(canvas, view)
    for seat in range(view.rules.players):
        _draw_seat(canvas, view, seat)
    for side in range(view.rules.sides):
        _draw_pile(canvas, view, side)
    return canvas.svg()


def title_of(totals: Sequence[int]) -> str:
    """What a picture of a match is called in every language: the game and each side's points."""
    return " ".join(("Cicera", " – ".join(str(total) for total in totals)))


def place_of(view: View, seat: int) -> str:
    """Where ``seat`` sits: ``bottom`` is the viewer, and play goes anticlockwise (T1)."""
    around = {2: ("bottom", "top"), 3: ("bottom", "right", "left")}
    places = around.get(view.rules.players, ("bottom", "right", "top", "left"))
    return places[(seat - (view.seat or 0)) % view.rules.players]


def grid(count: int, width: float, height: float, *, gap: float = 10) -> tuple[int, float]:
    """How many columns ``count`` cards need to be as wide as they can in a field, and how wide."""
    best = (1, 0.0)
    for columns in range(1, max(count, 1) + 1):
        rows = ceil(max(count, 1) / columns)
        card = min(
            (width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / SHAPE, 110
        )
        if card > best[1]:
            best = columns, card
    return best


def _draw_table(canvas: Canvas, view: View) -> None:
    left, top, width, height = CLOTH
    canvas.box(left - 16, top - 16, width + 32, height + 32, AZURE.dark, line=CREAM)
    cards = cards_in(view.table)
    if not cards:
        canvas.lozenge(left + width / 2, top + height / 2, 60, AZURE.light, line=CREAM)
        return
    columns, card_width = grid(len(cards), width, height)
    rows = ceil(len(cards) / columns)
    y = top + (height - rows * card_width * SHAPE - 10 * (rows - 1)) / 2
    for row in range(rows):
        line = cards[row * columns : (row + 1) * columns]
        x = left + (width - len(line) * card_width - 10 * (len(line) - 1)) / 2
        for card in line:
            if card == view.laid:
                canvas.box(x - 4, y - 4, card_width + 8, card_width * SHAPE + 8, OCHRE.light)
            canvas.card(card, x, y, card_width)
            x += card_width + 10
        y += card_width * SHAPE + 10


def _draw_seat(canvas: Canvas, view: View, seat: int) -> None:
    place = place_of(view, seat)
    if seat == view.seat:
        _row(canvas, cards_in(view.hand), 600, 602, _HAND_CARD, 690)
    else:
        _fan(canvas, place, view.held[seat])
    x, y = _MARKS[place]
    across, down = (0, 36) if place in ("left", "right") else (38, 0)
    if seat == view.turn:
        colour = SIDE_COLOURS[view.rules.side_of(seat)]
        canvas.lozenge(x - across, y - down, 28, colour, line=CREAM)
    canvas.number(view.held[seat], x, y - 11, 22, CREAM, align=0.5)
    if seat == view.dealer:
        disc = f"M{x + across - 9} {y + down}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z"
        canvas.shape(disc, INK, line=CREAM, width=2)


def _fan(canvas: Canvas, place: str, count: int) -> None:
    """``count`` backs as a hand holds them, spread towards the middle of the table."""
    x, y, heading, card = _HANDS[place]
    height = card * SHAPE
    away = _GRIP * card + height / 2
    step = max(3, min(10, 64 // max(count - 1, 1)))
    for number in range(count):
        turn = heading + number * step - step * (count - 1) // 2
        middle = x + away * sin(turn), y - away * cos(turn)
        canvas.card(None, middle[0] - card / 2, middle[1] - height / 2, card, turn=turn)


def _row(
    canvas: Canvas, cards: Sequence[Card | None], x: float, y: float, width: float, room: float
) -> None:
    """``cards`` in a row round ``x``, over one another where there is no room."""
    step = min(width + 6, (room - width) / max(len(cards) - 1, 1))
    left = x - (step * (len(cards) - 1) + width) / 2
    for number, card in enumerate(cards):
        canvas.card(card, left + number * step, y, width)


def _draw_pile(canvas: Canvas, view: View, side: int) -> None:
    """The pile of ``side``: a back lying across, its bonus cards face up, cards and points."""
    place = place_of(view, view.rules.seats_of(side)[0])
    x, y = {"bottom": (44, 640), "right": (986, 640), "top": (986, 44), "left": (44, 44)}[place]
    if place == "right" and view.rules.players == 4:
        x, y = 986, 44
    colour = SIDE_COLOURS[side]
    canvas.number(view.totals[side], x + 4, y + 4, 40, colour)
    if view.piles[side]:
        canvas.card(None, x + 98, y - 18, 42, turn=90)
        canvas.number(view.piles[side], x + 168, y + 14, 18, CREAM)
    earned = {card for line in view.bonuses if line.side == side for card in cards_in(line.cards)}
    cards = sorted(earned)
    _row(canvas, cards[:_SHOWN], x + 86, y + 70, 44, 164)
    if more := len(cards[_SHOWN:]):
        canvas.shape(f"M{x + 70} {y + 171}h12m-6 -6v12", "none", line=CREAM, width=3)
        canvas.number(more, x + 88, y + 162, 18, CREAM)
