"""Which hands are played, and what came of them?

Hand ``n`` of a seed, counted from 1, is the same whoever works and in whatever chunks: its chance
is a generator of its own, whose seed is 64 bits of the stream of the seed for the word ``lab``,
plus ``n``. Seat ``(n - 1) % players`` deals it. All rule sets and players start from the same
chance.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cicera.analysis.lab import rows as layout
from cicera.analysis.lab.asked import ask_hands, lab_seed
from cicera.analysis.lab.compiled import dealing_steps, playing_steps, sample_hands
from cicera.analysis.lab.failures import LabRefused
from cicera.analysis.lab.names import COMPILED, known_players
from cicera.analysis.lab.rows import BONUSES, ITEMS, Plies, Rows
from cicera.analysis.workers import cores, in_processes, in_threads
from cicera.domain.rules import Rules
from cicera.errors import InvalidText
from cicera.kernels.warming import Step, search_steps
from cicera.players.registry import COMPILED as SEARCHERS

Numbers = npt.NDArray[np.int64]

CHUNK: Final = 500
"""So many compiled hands are played at a time; of others, :data:`ASKED_CHUNK`."""
ASKED_CHUNK: Final = 2
COMPILED_HANDS: Final = 200_000
ASKED_HANDS: Final = 2_000


@dataclass(frozen=True, slots=True)
class Sample:
    """Hands ``1`` … of ``rules``, as one player plays all seats: what is kept of them.

    The properties have one row a hand; seats and sides are in the order of play, first to last.
    """

    rules: Rules
    player: str
    seed: int
    rows: Rows
    plies: Plies

    @property
    def hands(self) -> int:
        """How many hands there are."""
        return len(self.rows)

    @property
    def sheet(self) -> Numbers:
        """Points by side and item: shape (hands, sides, 11)."""
        return self._block(layout.SHEET, layout.MAX_SIDES, ITEMS)[:, : self.rules.sides]

    @property
    def points(self) -> Numbers:
        """Points by side: shape (hands, sides)."""
        points: Numbers = self.sheet.sum(2)
        return points

    @property
    def napoleone(self) -> Numbers:
        """The place of the side that made napoleone, or -1."""
        return self._word(layout.NAPOLEONE) - 1

    @property
    def taker(self) -> Numbers:
        """The place of the seat that captured last, or -1."""
        return self._word(layout.TAKER) - 1

    @property
    def earned(self) -> Numbers:
        """Bonuses by seat and kind: shape (hands, players, 5)."""
        return self._block(layout.EARNED, layout.MAX_SEATS, BONUSES)[:, : self.rules.players]

    @property
    def taken(self) -> Numbers:
        """Cards by seat: shape (hands, players); the sweep is nobody's."""
        return self._block(layout.TAKEN, layout.MAX_SEATS)[:, : self.rules.players]

    @property
    def caught(self) -> Numbers:
        """The place of the seat that took mata, ten and fante, or -1: shape (hands, 3)."""
        return self._block(layout.CAUGHT, len(layout.HONOURS)) - 1

    @property
    def piles(self) -> Numbers:
        """Cards by side: shape (hands, sides)."""
        return self._block(layout.PILES, layout.MAX_SIDES)[:, : self.rules.sides]

    @property
    def spades(self) -> Numbers:
        """Spade by side: shape (hands, sides)."""
        return self._block(layout.SPADES, layout.MAX_SIDES)[:, : self.rules.sides]

    @property
    def sizes(self) -> Numbers:
        """Plays that take no card, one, two, three, four or more: shape (hands, 5)."""
        return self._block(layout.SIZES, layout.MOST_TAKEN + 1)

    def _word(self, place: int) -> Numbers:
        return self.rows[:, place].astype(np.int64)

    def _block(self, place: int, *shape: int) -> Numbers:
        size = int(np.prod(shape))
        return self.rows[:, place : place + size].astype(np.int64).reshape(-1, *shape)


def usual_hands(player: str) -> int:
    """How many hands are played where nobody says how many."""
    return COMPILED_HANDS if player in COMPILED else ASKED_HANDS


def steps_for(player: str) -> list[Step]:
    """What has to be compiled before the first hand of ``player``."""
    if player in COMPILED:
        return playing_steps()
    return [*dealing_steps(), *(search_steps() if player in SEARCHERS else ())]


def verify_sample(player: str, hands: int) -> None:
    """Raise :class:`InvalidText` for a player unknown, :class:`LabRefused` for no hands."""
    if player not in known_players():
        raise InvalidText("unknown-player", text=player, known=", ".join(known_players()))
    if hands < 1:
        raise LabRefused("lab-no-hands", count=hands)


def draw(
    rules: Rules,
    *,
    player: str,
    hands: int,
    seed: int,
    detailed: bool = False,
    workers: int | None = None,
    progress: Callable[[int], object] = lambda _hands: None,
) -> Sample:
    """The first ``hands`` hands of ``seed``; the same for any number of ``workers``.

    By default as many as there are cores. ``detailed``: with what lies on the table at every ply.
    ``progress`` is called with the number of hands finished since the last call. Raises what
    :func:`verify_sample` raises, and :class:`PlayerFault` when a player fails.
    """
    verify_sample(player, hands)
    compiled = player in COMPILED
    play = partial(
        _play,
        sample_hands if compiled else ask_hands,
        rules,
        player,
        lab_seed(seed) if compiled else seed,
        detailed,
    )
    size = CHUNK if compiled else ASKED_CHUNK
    tasks = [(first, min(size, hands + 1 - first)) for first in range(1, hands + 1, size)]
    run = in_threads if compiled else in_processes
    parts: list[Any] = [None] * len(tasks)
    with closing(run(play, tasks, min(workers or cores(), len(tasks)))) as results:
        for place, part in results:
            parts[place] = part
            progress(tasks[place][1])
    rows, plies = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    return Sample(rules, player, seed, rows, plies)


def _play(
    play: Callable[..., tuple[Rows, Plies]],
    rules: Rules,
    player: str,
    seed: int,
    detailed: bool,
    task: tuple[int, int],
) -> tuple[Rows, Plies]:
    """Some hands, by the first and how many."""
    first, hands = task
    return play(rules, player, seed, first, hands, detailed=detailed)
