"""How many sequences of moves are there? (rules.md P1-P4)"""

from __future__ import annotations

from cicera.kernels.jit import kernel
from cicera.kernels.layout import LIVE, Words
from cicera.kernels.machine import slot
from cicera.kernels.play import awaits_packet, count_moves, load, nth_move, over, play, save


@kernel
def perft(state: Words, depth: int, kept: Words) -> int:
    """The number of sequences of ``depth`` moves from ``state``, which is left as it was.

    ``depth`` is at least 1; a sequence ends early where a packet is not known, and is then not
    counted. ``kept`` has at least ``(LIVE + 2) * depth`` words.
    """
    width = LIVE + 2
    last = depth - 1
    level = sequences = 0
    save(state, kept, 0)
    kept[LIVE] = 0
    kept[LIVE + 1] = _moves(state)
    while level >= 0:
        place = width * level
        index = kept[slot(place + LIVE)]
        count = kept[slot(place + LIVE + 1)]
        load(state, kept, place)
        if level == last:
            sequences += count
            index = count
        if index == count:
            level -= 1
            continue
        kept[slot(place + LIVE)] = index + 1
        play(state, nth_move(state, index))
        level += 1
        place += width
        save(state, kept, place)
        kept[slot(place + LIVE)] = 0
        kept[slot(place + LIVE + 1)] = _moves(state)
    return sequences


@kernel
def _moves(state: Words) -> int:
    return 0 if over(state) or awaits_packet(state) else count_moves(state)
