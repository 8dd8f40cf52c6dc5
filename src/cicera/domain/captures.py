"""What can a card take from the table? (rules.md P2, P3)

A numeral of value v takes any set of table numerals whose values add up to v: one card of its own
rank, or several that sum to it. A court takes one card of its own rank. So for every card the
captures are the *sets that sum to its rank*, singles included.
"""

from __future__ import annotations

from cicera.domain.cards import (
    BIT,
    COURTS_MASK,
    FANTE,
    NUMERALS_MASK,
    RANK,
    RANK_MASKS,
    VALUE,
    Card,
    Mask,
    cards_in,
)

_UP_TO_TEN = (1 << 16 * 11) - 1


def captures(table: Mask, card: Card) -> list[Mask]:
    """Every set of table cards that ``card`` can take, in ascending order (P2, P3)."""
    if RANK[card] >= FANTE:
        return courts(table, RANK[card])
    return sums(table, VALUE[card])[VALUE[card]]


def takes(card: Card, captured: Mask) -> bool:
    """Whether ``card`` may take exactly the set ``captured``, if it lies on the table (P2, P3)."""
    if not VALUE[card]:
        return captured.bit_count() == 1 and not captured & ~RANK_MASKS[RANK[card]]
    if captured & COURTS_MASK:
        return False
    return sum([VALUE[taken] for taken in cards_in(captured)]) == VALUE[card]


def ways(table: Mask) -> int:
    """How many sets of table numerals add up to each total, without listing them (P3).

    The answer is a polynomial: the number for ``total`` is ``ways(table) >> 16 * total & 0xFFFF``,
    for totals 0 … 10. Each card of value v multiplies it by 1 + x**v.

    >>> from cicera.domain.cards import NUMERALS_MASK
    >>> [ways(NUMERALS_MASK) >> 16 * total & 0xFFFF for total in range(11)]
    [1, 4, 10, 24, 51, 100, 190, 344, 601, 1024, 1702]
    """
    polynomial = 1
    for card in cards_in(table & NUMERALS_MASK):
        polynomial += polynomial << 16 * VALUE[card] & _UP_TO_TEN
    return polynomial


def courts(table: Mask, rank: int) -> list[Mask]:
    """The single table cards of a court ``rank``, each as a set (P2, C2)."""
    return [BIT[card] for card in cards_in(table & RANK_MASKS[rank])]


def sums(table: Mask, limit: int = 10) -> list[list[Mask]]:
    """For each total 0 … ``limit``: the sets of table numerals that add up to it, ascending (P3).

    >>> from cicera.domain.cards import format_cards, mask_of, parse_cards
    >>> found = sums(mask_of(parse_cards("4s 7b 3d Fc")))
    >>> [format_cards(mask) for mask in found[7]]
    ['4s3d', '7b']
    """
    sets: list[list[Mask]] = [[0]] + [[] for _ in range(limit)]
    for card in cards_in(table & NUMERALS_MASK):
        value, bit = VALUE[card], BIT[card]
        for total in range(limit, value - 1, -1):
            rest = sets[total - value]
            if rest:
                sets[total] += [mask | bit for mask in rest]
    return sets
