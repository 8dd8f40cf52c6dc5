"""Which bonuses does a capture earn? (rules.md B1-B5)"""

from __future__ import annotations

from enum import StrEnum

from cicera.domain.cards import SUIT, SUIT_MASKS, Card, Mask


class Bonus(StrEnum):
    """The five bonuses, one point each, in the order of the score sheet."""

    SCUA = "scua"
    PICADA = "picada"
    SIMILI = "simili"
    QUADRIGLIA = "quadriglia"
    CINQUANTA = "cinquanta"


def bonuses_of(
    card: Card,
    captured: Mask,
    *,
    empty: bool,
    laid: Card | None,
    scua_counts: bool,
    cinquanta: bool,
) -> tuple[Bonus, ...]:
    """The bonuses that ``card`` earns by taking ``captured`` (not empty).

    ``empty``: the table is empty afterwards; ``laid``: the card that the previous player has just
    laid; ``scua_counts``: a scùa counts here (B1); ``cinquanta``: the rule set has it (B5).
    """
    earned = []
    if empty and scua_counts:
        earned.append(Bonus.SCUA)
    size = captured.bit_count()
    if size == 1:
        if laid is not None and captured == 1 << laid:
            earned.append(Bonus.PICADA)
        return tuple(earned)
    if not captured & ~SUIT_MASKS[SUIT[card]]:
        earned.append(Bonus.SIMILI)
    if size >= 3:
        earned.append(Bonus.QUADRIGLIA)
        if size >= 4 and cinquanta:
            earned.append(Bonus.CINQUANTA)
    return tuple(earned)
