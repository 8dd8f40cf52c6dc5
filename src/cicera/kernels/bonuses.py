"""Which bonuses does a capture earn? (rules.md B1-B5)

Bonuses are counted in one int64, eight bits each, in the order of
:class:`cicera.domain.bonuses.Bonus`: what a capture earns is added to what its side has.
"""

from __future__ import annotations

from typing import Final

from cicera.kernels.jit import inlined
from cicera.kernels.layout import BONUS_BITS, SUIT_MASK
from cicera.kernels.machine import popcount

SCUA: Final = 1
PICADA: Final = 1 << BONUS_BITS
SIMILI: Final = 1 << 2 * BONUS_BITS
QUADRIGLIA: Final = 1 << 3 * BONUS_BITS
CINQUANTA: Final = 1 << 4 * BONUS_BITS
BONUS_MASK: Final = (1 << BONUS_BITS) - 1


@inlined
def bonuses_of(
    card: int, captured: int, empty: bool, laid: int, scua_counts: bool, cinquanta: int
) -> int:
    """The bonuses that ``card`` earns by taking the set ``captured``, which is not empty.

    ``empty``: the table is empty afterwards; ``laid``: the card that the previous player has just
    laid, as a set; ``scua_counts``: a scùa counts here (B1); ``cinquanta``: 1 if the rule set has
    it (B5).
    """
    earned = SCUA if empty and scua_counts else 0
    if captured & captured - 1 == 0:
        if captured == laid:
            earned += PICADA
    else:
        size = popcount(captured)
        if captured & ~(SUIT_MASK << (card & 3)) == 0:
            earned += SIMILI
        if size >= 3:
            earned += QUADRIGLIA
            if size >= 4:
                earned += CINQUANTA * cinquanta
    return earned


@inlined
def bonus_points(counts: int) -> int:
    """The points of all bonuses in ``counts``."""
    points = 0
    while counts:
        points += counts & BONUS_MASK
        counts >>= BONUS_BITS
    return points
