"""What is a hand worth, and which cards earned it? (rules.md S1-S7, B1-B5, M1)"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cicera.domain.bonuses import Bonus
from cicera.domain.cards import (
    DIECI,
    FANTE_CAGNI,
    MATA,
    SPADE,
    SUIT_CODES,
    SUIT_MASKS,
    Mask,
    mask_of,
)
from cicera.domain.play import Play, State


class Item(StrEnum):
    """The lines of a score sheet, in their order."""

    CARTE = "carte"
    SPADE = "spade"
    MATA = "mata"
    DIECI = "dieci"
    FANTE = "fante"
    NAPULA = "napula"
    SCUA = "scua"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"
    CINQUANTA = "cinquanta"


ITEM_OF_BONUS: Final = {bonus: Item(bonus.value) for bonus in Bonus}
CARTE_POINTS: Final = 2
NAPULA_FROM: Final = 3


@dataclass(frozen=True, slots=True)
class Line:
    """What ``side`` scores for ``item``.

    ``cards`` is the set that earned it: for carte the whole pile, for a bonus the cards that made
    the captures (face up in the pile); ``plays`` are a bonus's captures, one a point.
    """

    item: Item
    side: int
    points: int
    cards: Mask
    plays: tuple[Play, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of one hand; of a hand in progress it holds the bonuses so far."""

    sides: int
    lines: tuple[Line, ...]
    complete: bool
    napoleone: int | None = None

    def points(self, side: int, item: Item) -> int:
        """What ``side`` scores for ``item``."""
        return sum(line.points for line in self.lines if (line.side, line.item) == (side, item))

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        totals = [0] * self.sides
        for line in self.lines:
            totals[line.side] += line.points
        return tuple(totals)


def score(state: State) -> Sheet:
    """The score sheet of ``state``: honours and napula only once the hand is over (M1)."""
    sides = state.rules.sides
    if state.napoleone is not None:
        return Sheet(sides, (), complete=True, napoleone=state.napoleone)
    lines: list[Line] = []
    if state.over:
        lines += _carte(state)
        lines += _spade(state)
        for item, card in ((Item.MATA, MATA), (Item.DIECI, DIECI), (Item.FANTE, FANTE_CAGNI)):
            lines += [
                Line(item, side, 1, 1 << card)
                for side, pile in enumerate(state.piles)
                if pile >> card & 1
            ]
        lines += _napula(state)
    lines += bonus_lines(state)
    return Sheet(sides, tuple(lines), complete=state.over)


def bonus_lines(state: State) -> list[Line]:
    """A line a bonus and side, in the order of the sheet (B1-B5)."""
    earned: dict[tuple[Bonus, int], list[Play]] = {}
    for played in state.log:
        for bonus in played.bonuses:
            key = bonus, state.rules.side_of(played.seat)
            earned.setdefault(key, []).append(played)
    if not earned:
        return []
    return [
        Line(
            item,
            side,
            len(plays),
            mask_of(played.move.card for played in plays),
            tuple(plays),
        )
        for bonus, item in ITEM_OF_BONUS.items()
        for side in range(state.rules.sides)
        if (plays := earned.get((bonus, side)))
    ]


def _largest(sizes: list[int]) -> list[int]:
    """The sides whose size nobody exceeds."""
    most = max(sizes)
    return [side for side, size in enumerate(sizes) if size == most]


def _carte(state: State) -> list[Line]:
    """2 points for most cards; a tie of two sides may be split (S1)."""
    sizes = [pile.bit_count() for pile in state.piles]
    best = _largest(sizes)
    if len(best) == 1:
        return [Line(Item.CARTE, best[0], CARTE_POINTS, state.piles[best[0]])]
    if state.rules.carte_tie == "split" and state.rules.sides == 2:
        return [Line(Item.CARTE, side, CARTE_POINTS // 2, state.piles[side]) for side in best]
    return []


def _spade(state: State) -> list[Line]:
    """1 point for most spade; a tie at the top scores nobody (S2)."""
    held = [pile & SUIT_MASKS[SPADE] for pile in state.piles]
    sizes = [cards.bit_count() for cards in held]
    best = _largest(sizes)
    return [Line(Item.SPADE, best[0], 1, held[best[0]])] if len(best) == 1 else []


def _napula(state: State) -> list[Line]:
    """The unbroken run from the ace of the suit, from three cards on, up to the limit (S6)."""
    rules = state.rules
    ace = 13 * SUIT_CODES.index(rules.napula_suit)
    lines = []
    for side, pile in enumerate(state.piles):
        length = 0
        while length < rules.napula_limit and pile >> (ace + length) & 1:
            length += 1
        if length >= NAPULA_FROM:
            run = mask_of(range(ace, ace + length))
            lines.append(Line(Item.NAPULA, side, length, run))
    return lines
