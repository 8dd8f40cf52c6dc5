"""What could be true of the cards that a seat does not see? (rules.md D1, D2)

>>> from cicera import make_rules, new_match, open_hand, shuffled_deal, stream, view
>>> rules = make_rules()
>>> match = open_hand(new_match(rules), shuffled_deal(rules, 0, 7))
>>> world = next(worlds(view(match, 1), stream(1, "worlds")))
>>> world.hands[1] == match.hands[-1].hands[1], world.hands[0] == match.hands[-1].hands[0]
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterator

from cicera.domain.chance import Stream
from cicera.domain.play import State
from cicera.domain.view import View
from cicera.errors import IllegalMove
from cicera.kernels.layout import HANDS, PACKETS, STAGE, Words
from cicera.kernels.packing import new_chance, unpack_state
from cicera.kernels.worlds import pack_view, sample_world


def worlds(view: View, chance: Stream) -> Iterator[State]:
    """States that agree with all that ``view`` tells, without end, each equally likely.

    Raises :class:`IllegalMove` for a view without a seat, and when nothing is hidden since the
    hand is over or a packet is due.
    """
    if view.seat is None or view.turn is None:
        raise IllegalMove("hand-over" if view.over else "nobody-to-play")
    seen, numbers = pack_view(view), kernel_chance(chance)
    while True:
        world = seen.copy()
        sample_world(world, view.seat, numbers)
        first = PACKETS + (int(world[STAGE]) - 1) * view.rules.players
        for seat in range(view.rules.players):
            world[first + seat] |= world[HANDS + seat]
        yield unpack_state(world, view.rules)


def kernel_chance(chance: Stream) -> Words:
    """A stream for the kernels that begins with the next 64 bits of ``chance``."""
    return new_chance(chance.word() << 32 | chance.word())
