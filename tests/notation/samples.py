"""Which texts do the tests of the notation start from?

``OPENING`` is a hand that can be read at a glance: seat 0 holds the spade, seat 1 the coppe, seat 2
the denari and seat 3 the bastoni, with 4s Fc Rd 7b on the table. Its moves start on line 7.
"""

from __future__ import annotations

from tests.domain.positions import whole_hand

from cicera import Record, format_record, new_match, parse_rules

TAGS = '[Cicera "1"]\n[Rules "caciada"]\n\n'
HAND = "Hand 1 dealer 3\n"
TABLE = "Table 4s Fc Rd 7b\n"
GROUPS = (
    "As2s3s5s6s7s8s9sTsFsCsRs",
    "Ac2c3c4c5c6c7c8c9cTcCcRc",
    "Ad2d3d4d5d6d7d8d9dTdFdCd",
    "Ab2b3b4b5b6b8b9bTbFbCbRb",
)
DEAL = "Deal " + " / ".join(GROUPS) + "\n"
OPENING = TAGS + HAND + TABLE + DEAL

PACK = "".join(rank + suit for suit in "scdb" for rank in "A23456789TFCR")
"""The pack in canonical order."""


def laid_match(rules: str, *captures: bool, dealer: int = 0) -> str:
    """A match of hands of the canonical pack in which all cards are laid.

    A hand of which ``captures`` is true ends with a capture, so that one side gets all cards.
    """
    match = new_match(parse_rules(rules))
    for number, capture in enumerate(captures):
        match = whole_hand(match, (dealer + number) % match.rules.players, capture=capture)
    return format_record(Record(match))


UNDECIDED = laid_match("caciada", False)
"""One complete hand worth nothing: Hand, Pack, 12 lines of moves, Score on line 18."""
DECIDED = laid_match("caciada napoleone=off target=11", True)
"""Side 0 has won 19 to 0; Score stands on line 18, Result on line 19."""
NAPOLEONE = laid_match("caciada", True)
"""Side 0 has won by napoleone; Score stands on line 18, Result on line 19."""
