"""How does a hand end when everyone sees all cards and plays best? (rules.md P1-S7)

A *lead* is the number that the search is about. It belongs to one side, the *hero*: the hero's
points times the number of its rivals, less the points of all rivals; so with two sides it is the
difference of points, with three it is twice the hero's points less those of the two others, who
play together against the hero. A napoleone scores as many points as :func:`prepare` is told.

The search asks only whether the hero can get a lead of at least some target, and answers with a
bound: fail-soft alpha-beta with a window of no width, over a table of positions
(:mod:`cicera.kernels.reducing` says which are the same). :func:`find_lead` narrows the bounds
until they meet (Plaat, Schaeffer, Pijls and de Bruin 1996: MTD(f)). Whoever calls says how many
nodes may be looked at before the search rests; it goes on where it was when called again.
"""

from __future__ import annotations

from typing import Final

from cicera.kernels.appraising import FAR, appraise, kind_of
from cicera.kernels.desk import (
    BEST,
    BUCKET,
    END,
    ENTRY,
    FIRST,
    FRAME,
    FRAMES,
    HERO,
    HIGH,
    HISTORY,
    HISTORY_BITS,
    LEVEL,
    LOW,
    MOVE,
    MOVES,
    NEXT,
    NODES,
    PLACE,
    RISING,
    SCORES,
    SECOND,
    SETTLED,
    STEP,
    TABLE,
    TARGET,
    THIRD,
)
from cicera.kernels.jit import inlined, kernel
from cicera.kernels.layout import FULL_MASK, HAND_CARDS, PLIES, TURN, Words
from cicera.kernels.machine import popcount, slot
from cicera.kernels.play import legal_moves, load, over, play, save, side_of
from cicera.kernels.promise import history_place, order
from cicera.kernels.reducing import (
    facts_key,
    place_of,
    table_key,
    unplayed_key,
)

RESTING: Final = -(1 << 40)
"""What comes back when the search rests before it is done."""
_BOUND: Final = (1 << 17) - 1
_LOW_AT: Final = 28
_HIGH_AT: Final = 45
_THIRD_MASK: Final = (1 << _LOW_AT) - 1
_MOST: Final = 1 << 14
"""The history is halved when one of its words is more."""
_UNKEPT: Final = HAND_CARDS - 3
"""After so many cards a position is sooner solved than kept."""


@kernel
def begin(search: Words, guess: int) -> None:
    """Let :func:`find_lead` begin anew, with a ``guess`` of the lead."""
    search[LEVEL] = -1
    search[TARGET] = guess
    search[LOW], search[HIGH] = -FAR, FAR
    search[STEP] = 1


@kernel
def find_lead(state: Words, search: Words, nodes: int) -> int:
    """The lead when all play best from ``state`` on, or :data:`RESTING` after ``nodes`` nodes.

    ``search`` was made ready by :func:`cicera.kernels.reducing.prepare` for this position or one
    before it, and by :func:`begin`. While the search rests, ``state`` is where it rests.
    """
    limit = search[NODES] + nodes
    while True:
        bound = reach(state, search, search[TARGET], limit - search[NODES])
        if bound == RESTING:
            return RESTING
        if bound >= search[TARGET]:
            search[LOW] = bound
        else:
            search[HIGH] = bound
        if search[LOW] >= search[HIGH]:
            return bound
        if search[LOW] == -FAR:
            search[TARGET] = bound + 1 - search[STEP]
            search[STEP] *= 2
        elif search[HIGH] == FAR:
            search[TARGET] = bound + search[STEP]
            search[STEP] *= 2
        else:
            search[TARGET] = search[LOW] + (search[HIGH] - search[LOW] + 1) // 2


@kernel
def likely_lead(state: Words, search: Words) -> int:
    """The lead when everyone makes the move that promises most; a guess for :func:`begin`."""
    save(state, search, FRAMES)
    while not over(state):
        facts = appraise(state, search)[3]
        kind = kind_of(facts)
        count = legal_moves(state, search)
        end = order(state, search, count, kind, 0, 0)
        _pick(search, 0, end)
        play(state, search[MOVES])
    lead = appraise(state, search)[0]
    load(state, search, FRAMES)
    return lead


@kernel
def reach(state: Words, search: Words, target: int, nodes: int) -> int:
    """A bound of the lead: a lower one if at least ``target``, an upper one if less.

    :data:`RESTING` after ``nodes`` nodes; ``state`` is then where the search rests, and the next
    call with the same ``target`` goes on. Otherwise ``state`` is left as it was.
    """
    level = search[LEVEL]
    if level < 0:
        level = 0
        save(state, search, FRAMES)
    looked = 0
    while looked < nodes:
        looked += 1
        frame = FRAMES + level * FRAME
        done, value = _open(state, search, target, frame)
        while done:
            if level == 0:
                load(state, search, FRAMES)
                search[LEVEL] = -1
                search[NODES] += looked
                return value
            level -= 1
            frame -= FRAME
            done, value = _close(search, target, frame, value)
        index = search[slot(frame + NEXT)]
        _pick(search, index, search[slot(frame + END)])
        search[slot(frame + NEXT)] = index + 1
        load(state, search, frame)
        play(state, search[slot(MOVES + index)])
        level += 1
    search[LEVEL] = level
    search[NODES] += looked
    return RESTING


@inlined
def _open(state: Words, search: Words, target: int, frame: int) -> tuple[bool, int]:
    """Whether a bound of ``state``, just reached, is known, and which; else begin its moves."""
    settled, low, high, facts = appraise(state, search)
    if over(state):
        return True, settled
    if low >= target:
        return True, low
    if high < target:
        return True, high
    first = second = third = place = move = 0
    if state[PLIES] < _UNKEPT:
        first = unplayed_key(state, search, facts)
        second = table_key(state, search, facts)
        third = facts_key(state, search, facts)
        place = place_of(first, second, third, (search.size - TABLE) // BUCKET)
        entry = _find(search, place, first, second, third)
        if entry >= 0:
            bounds = search[slot(entry + 2)]
            low = settled + (bounds >> _LOW_AT & _BOUND) - FAR
            if low >= target:
                return True, low
            high = settled + (bounds >> _HIGH_AT & _BOUND) - FAR
            if high < target:
                return True, high
            move = search[slot(entry + 3)]
    start = 0
    if frame != FRAMES:
        start = search[slot(frame - FRAME + END)]
    kind = kind_of(facts)
    count = legal_moves(state, search)
    end = order(state, search, count, kind, move, start)
    rising = side_of(state, state[TURN]) == search[HERO]
    save(state, search, frame)
    search[slot(frame + NEXT)] = start
    search[slot(frame + END)] = end
    search[slot(frame + BEST)] = -FAR if rising else FAR
    search[slot(frame + MOVE)] = move
    search[slot(frame + SETTLED)] = settled
    search[slot(frame + FIRST)] = first
    search[slot(frame + SECOND)] = second
    search[slot(frame + THIRD)] = third
    search[slot(frame + PLACE)] = place
    search[slot(frame + RISING)] = int(rising)
    return False, 0


@inlined
def _close(search: Words, target: int, frame: int, value: int) -> tuple[bool, int]:
    """Take in ``value``, a bound of the last move; whether the position is done, and its bound."""
    best = search[slot(frame + BEST)]
    if search[slot(frame + RISING)]:
        best = max(best, value)
        decided = best >= target
    else:
        best = min(best, value)
        decided = best < target
    search[slot(frame + BEST)] = best
    index = search[slot(frame + NEXT)]
    if decided:
        move = search[slot(MOVES + index - 1)]
        search[slot(frame + MOVE)] = move
        _remember(search, move, search[slot(frame + PLIES)])
    elif index < search[slot(frame + END)]:
        return False, best
    if search[slot(frame + PLIES)] < _UNKEPT:
        _keep(search, frame, best, best >= target)
    return True, best


@inlined
def _pick(search: Words, index: int, end: int) -> None:
    """Bring the move that promises most to ``index``."""
    best = index
    for other in range(index + 1, end):
        if search[slot(SCORES + other)] > search[slot(SCORES + best)]:
            best = other
    for first in (MOVES, SCORES):
        here, there = slot(first + index), slot(first + best)
        search[here], search[there] = search[there], search[here]


@inlined
def _remember(search: Words, move: int, plies: int) -> None:
    """Note that ``move`` decided a position after ``plies`` cards."""
    place = slot(history_place(move))
    left = HAND_CARDS - plies
    search[place] += left * left
    if search[place] > _MOST:
        for other in range(HISTORY, HISTORY + (1 << HISTORY_BITS)):
            search[slot(other)] >>= 1


@inlined
def _find(search: Words, place: int, first: int, second: int, third: int) -> int:
    """Where the entry of a key stands in the bucket at ``place``; -1 if nowhere."""
    for entry in range(place, place + BUCKET, ENTRY):
        if (
            search[slot(entry)] == first
            and search[slot(entry + 1)] == second
            and search[slot(entry + 2)] & _THIRD_MASK == third
        ):
            return entry
    return -1


@inlined
def _keep(search: Words, frame: int, value: int, reached: bool) -> None:
    """Note the bound ``value`` of the position in ``frame``.

    The first entry of a bucket is for the position with most cards to play, the second for the
    latest.
    """
    first, second = search[slot(frame + FIRST)], search[slot(frame + SECOND)]
    third, place = search[slot(frame + THIRD)], search[slot(frame + PLACE)]
    bound = value - search[slot(frame + SETTLED)] + FAR
    low, high = 0, 2 * FAR
    entry = _find(search, place, first, second, third)
    if entry >= 0:
        bounds = search[slot(entry + 2)]
        low, high = bounds >> _LOW_AT & _BOUND, bounds >> _HIGH_AT & _BOUND
    elif popcount(search[slot(place)] & FULL_MASK) <= popcount(first & FULL_MASK):
        for word in range(ENTRY):
            search[slot(place + ENTRY + word)] = search[slot(place + word)]
        entry = place
    else:
        entry = place + ENTRY
    if reached:
        low = bound
    else:
        high = bound
    search[slot(entry)] = first
    search[slot(entry + 1)] = second
    search[slot(entry + 2)] = high << _HIGH_AT | low << _LOW_AT | third
    search[slot(entry + 3)] = search[slot(frame + MOVE)]
