"""Which move does a text name? (notation.md N3)"""

from __future__ import annotations

import re
from typing import Final

from cicera.domain.cards import CODES, Card, Mask, parse_card, parse_cards
from cicera.domain.play import Move, State, format_move, list_moves, moves_of, verify_play
from cicera.errors import AmbiguousMove, InvalidText

__all__ = ["format_move", "parse_move", "read_move"]

_CARD: Final = "(?:10|[1-9ATFCR])[SCDB]"
_MOVE: Final = re.compile(f"({_CARD})(?:X((?:{_CARD})+))?", re.ASCII | re.IGNORECASE)
_OPEN_CAPTURE: Final = re.compile(f"({_CARD})X", re.ASCII | re.IGNORECASE)


def read_move(text: str) -> Move:
    """The move that ``text`` spells, legal or not; raises :class:`InvalidText` if it is no move.

    >>> format_move(read_move("9DX4d2d3d"))
    '9dx2d3d4d'
    """
    match = _MOVE.fullmatch(text)
    if match is None:
        raise InvalidText("not-a-move", text=text)
    return Move(parse_card(match[1]), _captured(text, match[2] or ""))


def parse_move(text: str, state: State) -> Move:
    """The legal move of ``state`` that ``text`` names.

    ``9dx`` takes the only set that the 9 of denari can take. Raises :class:`InvalidText` when the
    text is no move, :class:`IllegalMove` when it may not be played here, :class:`AmbiguousMove`
    when ``9dx`` could take several sets.
    """
    if not isinstance(text, str):
        raise InvalidText("not-a-move", text=repr(text))
    text = text.strip()
    open_capture = _OPEN_CAPTURE.fullmatch(text)
    move = _only_capture(state, parse_card(open_capture[1])) if open_capture else read_move(text)
    verify_play(state, move)
    return move


def _captured(text: str, cards: str) -> Mask:
    mask = 0
    for card in parse_cards(cards):
        if mask >> card & 1:
            raise InvalidText("named-twice", card=CODES[card], text=text)
        mask |= 1 << card
    return mask


def _only_capture(state: State, card: Card) -> Move:
    verify_play(state, Move(card))
    captures = moves_of(state, card)[1:]
    if not captures:
        raise InvalidText("takes-nothing", card=CODES[card])
    if len(captures) > 1:
        raise AmbiguousMove("which-capture", card=CODES[card], options=list_moves(captures))
    return captures[0]
