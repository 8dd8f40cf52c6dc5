"""What is an open hand worth when everybody sees all cards and plays best? (rules.md P1-S7)

The value of a position is what its side can be sure of: its own final points of the hand less those
of the other side. Among three sides it is less the mean of the two others, and the others are taken
to play together against the one that is asked about: that alone is a number which does not depend
on how the others choose among moves that are the same to them. A napoleone, which has no points of
its own (S7), counts as many as the target of the match unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from cicera.domain.play import Move, State, legal_moves, play
from cicera.domain.rules import HAND_CARDS, MAX_TARGET
from cicera.domain.scoring import score
from cicera.errors import CiceraError
from cicera.kernels import solving
from cicera.kernels.desk import NODES, new_search
from cicera.kernels.packing import pack_state
from cicera.kernels.reducing import prepare

SLICE: Final = 1 << 18
"""So many nodes are looked at between two reports."""
_LEAST_BITS: Final = 10
_MOST_BITS: Final = 22
Report = Callable[[int], object]
"""Called with the number of nodes looked at so far, each fraction of a second."""


class SolverRefused(CiceraError):
    """A position that has no value, or that cannot be solved as asked."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal ``move``, the ``value`` of playing it, and the ``loss`` against the best move."""

    move: Move
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class Solution:
    """The ``value`` of a position for ``side``, the one to play, in points; halves with three.

    ``options`` are all legal moves, the best first, equal ones in canonical order; ``line`` begins
    with the first of them and goes on with the first best move of each player up to the ``end``,
    the state in which the hand is over; ``nodes`` counts the positions looked at.
    """

    side: int
    value: float
    options: tuple[Option, ...]
    line: tuple[Move, ...]
    end: State
    nodes: int

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in the hand when the line is played."""
        return score(self.end).totals


def solve(
    state: State,
    *,
    worth: int | None = None,
    nodes: int | None = None,
    bits: int | None = None,
    report: Report | None = None,
) -> Solution:
    """The exact solution of ``state``, in which all cards are taken to be seen by everybody.

    ``worth``: the points that a napoleone counts as, 0 to 9999; by default the target. ``nodes``:
    give up after so many. ``bits``: the table has 2**``bits`` entries of 32 bytes, by default as
    the position needs, at most 128 MB. The result is the same whatever the last two are.

    Raises :class:`SolverRefused` when nothing is to be played, a packet is not known, a number is
    out of range or the nodes do not suffice.
    """
    points = state.rules.target if worth is None else worth
    _verify(state, points)
    return _Solver(state, points, nodes, bits, report).solution()


def plies_left(state: State) -> int:
    """How many cards are still to be played."""
    return 0 if state.over else HAND_CARDS - len(state.log)


def _verify(state: State, worth: int) -> None:
    if state.over:
        raise SolverRefused("solve-over")
    if len(state.deal.packets) < state.rules.packets:
        raise SolverRefused(
            "solve-packets", known=len(state.deal.packets), packets=state.rules.packets
        )
    if not 0 <= worth <= MAX_TARGET:
        raise SolverRefused("solve-worth", worth=worth, most=MAX_TARGET)


class _Solver:
    """One position and the search that knows more of it with every question."""

    def __init__(
        self, state: State, worth: int, nodes: int | None, bits: int | None, report: Report | None
    ) -> None:
        self.state = state
        self.side = state.rules.side_of(state.turn)
        self.nodes = nodes
        self.report = report
        if bits is None:
            bits = min(max(plies_left(state) + 1, _LEAST_BITS), _MOST_BITS)
        self.search = new_search(bits)
        prepare(pack_state(state), self.search, self.side, worth)

    def solution(self) -> Solution:
        """The value of every move, then the line behind the best of them."""
        likely = solving.likely_lead(pack_state(self.state), self.search)
        best = self._lead(self.state, int(likely))
        leads = [
            (self._lead(play(self.state, move), best), move) for move in legal_moves(self.state)
        ]
        leads.sort(key=lambda entry: -entry[0])  # stable: equal ones stay in canonical order
        scale = self.state.rules.sides - 1
        options = [Option(move, lead / scale, (best - lead) / scale) for lead, move in leads]
        line, end = self._line(options[0].move, best)
        return Solution(
            side=self.side,
            value=best / scale,
            options=tuple(options),
            line=line,
            end=end,
            nodes=self._looked,
        )

    def _line(self, move: Move, lead: int) -> tuple[tuple[Move, ...], State]:
        """The first best moves from ``move`` on, and the state behind them."""
        line = [move]
        state = play(self.state, move)
        while not state.over:
            move, state = next(self._keeping(state, lead))
            line.append(move)
        return tuple(line), state

    def _keeping(self, state: State, lead: int) -> Iterator[tuple[Move, State]]:
        """The moves of ``state``, worth ``lead``, that keep it, and what they lead to."""
        rising = state.rules.side_of(state.turn) == self.side
        target = lead if rising else lead + 1
        for move in legal_moves(state):
            after = play(state, move)
            if (self._reach(after, target) >= target) == rising:
                yield move, after

    @property
    def _looked(self) -> int:
        return int(self.search[NODES])

    def _lead(self, state: State, guess: int) -> int:
        solving.begin(self.search, guess)
        words = pack_state(state)
        while True:
            lead = solving.find_lead(words, self.search, self._slice())
            if lead != solving.RESTING:
                return int(lead)

    def _reach(self, state: State, target: int) -> int:
        solving.begin(self.search, target)
        words = pack_state(state)
        while True:
            bound = solving.reach(words, self.search, target, self._slice())
            if bound != solving.RESTING:
                return int(bound)

    def _slice(self) -> int:
        """How many nodes may be looked at next; reports, and refuses when there are no more."""
        looked = self._looked
        if looked and self.report is not None:
            self.report(looked)
        if self.nodes is None:
            return SLICE
        if looked >= self.nodes:
            raise SolverRefused("solve-nodes", nodes=self.nodes, plies=plies_left(self.state))
        return min(SLICE, self.nodes - looked)
