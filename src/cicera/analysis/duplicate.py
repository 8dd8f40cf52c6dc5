"""Which hands are played? Duplicate deals: the same cards again with the players swapped.

Deal ``i`` of a seed, counted from 1, is hand ``i`` of the match with that seed, as
``docs/chance.md`` has it, dealt by seat ``(i - 1) mod players``. Two players play it once for each
of :func:`seatings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cicera.analysis.cheats import CHEATS
from cicera.analysis.failures import ArenaRefused
from cicera.domain.chance import stream
from cicera.domain.deal import Deal, shuffled_deal
from cicera.domain.rules import Rules
from cicera.errors import InvalidText
from cicera.players import PLAYERS

Seating = tuple[int, ...]
"""Who sits where: for each seat 0 or 1, the first or the second of two players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What is measured: every two of ``players`` over ``deals`` duplicate deals of ``seed``.

    Raises :class:`ArenaRefused` unless there are two players or more, none of them twice, and a
    deal or more, and :class:`InvalidText` for a player that is neither among ``PLAYERS`` nor
    among ``CHEATS``.
    """

    players: tuple[str, ...]
    rules: Rules
    seed: int
    deals: int

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ArenaRefused("arena-too-few", count=len(self.players))
        for name in self.players:
            if name not in entrants():
                raise InvalidText("unknown-player", text=name, known=", ".join(entrants()))
            if self.players.count(name) > 1:
                raise ArenaRefused("arena-twice", player=name)
        if self.deals < 1:
            raise ArenaRefused("arena-no-deals", count=self.deals)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Every two players, as places in ``players``, in order."""
        return tuple(combinations(range(len(self.players)), 2))

    @property
    def tasks(self) -> int:
        """How many deals are played in all: each once for each pair."""
        return len(self.pairs) * self.deals


class Chunk(NamedTuple):
    """``size`` deals from number ``first`` on, for the pair at place ``pair``."""

    pair: int
    first: int
    size: int


def entrants() -> tuple[str, ...]:
    """The names of all that can be measured: players, then those that see all cards."""
    return (*PLAYERS, *CHEATS)


@lru_cache
def seatings(players: int) -> tuple[Seating, ...]:
    """Every way in which two players share out the seats; each is followed by its swapped twin.

    Two seats: both ways. Four: either partnership. Three: each player sits once alone in every
    seat with the other in the two seats left, so both have every seat and role equally often.

    >>> seatings(4)
    ((0, 1, 0, 1), (1, 0, 1, 0))
    >>> len(seatings(3))
    6
    """
    if players == 3:
        firsts = [tuple(int(seat != alone) for seat in range(3)) for alone in range(3)]
    else:
        firsts = [tuple(seat % 2 for seat in range(players))]
    return tuple(
        seating for first in firsts for seating in (first, tuple(1 - who for who in first))
    )


def deal_of(setting: Setting, number: int) -> Deal:
    """Deal ``number``, from 1, of ``setting``; the dealer goes round (T3)."""
    dealer = (number - 1) % setting.rules.players
    return shuffled_deal(setting.rules, dealer, setting.seed, hand=number)


def players_seed(setting: Setting, number: int) -> int:
    """The seed of the players' own chance in deal ``number``: the same for all its seatings.

    So a player against itself makes the same hand twice, and the difference is exactly 0.
    """
    chance = stream(setting.seed, "arena", number)
    return chance.word() << 32 | chance.word()


def chunks_of(tasks: Iterable[tuple[int, int]], size: int) -> Iterator[Chunk]:
    """``tasks``, pairs of a deal and a pair, in chunks of up to ``size`` deals that follow.

    The deals of all pairs advance together, so that an early end leaves all pairs alike.
    """
    waiting: dict[int, tuple[int, int]] = {}
    for deal, pair in tasks:
        first, count = waiting.get(pair, (deal, 0))
        if first + count != deal:
            yield Chunk(pair, first, count)
            first, count = deal, 0
        waiting[pair] = first, count + 1
        if count + 1 == size:
            yield Chunk(pair, *waiting.pop(pair))
    for pair, (first, count) in waiting.items():
        yield Chunk(pair, first, count)
