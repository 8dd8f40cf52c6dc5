"""What happened in a recorded match? (notation.md, replay contract)"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cicera.domain.cards import format_cards
from cicera.domain.match import Match
from cicera.domain.play import Play, State, format_move, legal_moves, play, refill, start
from cicera.domain.rules import format_rules, rules_dict
from cicera.domain.scoring import Item, Line, Sheet, score
from cicera.errors import InvalidText
from cicera.locale import Words
from cicera.notation.reader import parse_record
from cicera.notation.records import Record
from cicera.terminal.files import explain_os_error

STANDARD_INPUT: Final = "-"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A file that does not replay, and why; ``line`` is 0 when it could not be read at all."""

    file: str
    line: int
    column: int
    reason: str

    def __str__(self) -> str:
        place = f":{self.line}:{self.column}" if self.line else ""
        return f"{self.file}{place}: {self.reason}"


def read_record(file: str, words: Words) -> Record | Refusal:
    """The record in ``file`` (``-``: standard input), or why there is none."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        return Refusal(file, 0, 0, explain_os_error(error, words))
    try:
        return parse_record(data)
    except InvalidText as error:
        return Refusal(file, error.line, error.column, error.message(words.language))


def replay_json(file: str, match: Match) -> str:
    """The object of the replay contract for ``match``, on one line."""
    summary = {
        "file": file,
        "rules": rules_dict(match.rules),
        "hands": [_hand_summary(state) for state in match.hands],
        "totals": match.totals,
        "winner": match.winner,
        "napoleone": match.napoleone,
    }
    return json.dumps(summary)


def replay_text(file: str, record: Record, words: Words) -> Iterator[str]:
    """The match told line by line."""
    match = record.match
    teller = _Teller(record, words)
    yield f"{file}: {format_rules(match.rules)}"
    for number, state in enumerate(match.hands, start=1):
        yield ""
        yield from teller.hand(number, state)
    yield ""
    yield words("replay-totals", totals=_dashed(match.totals))
    if match.napoleone is not None:
        yield words("replay-napoleone", side=teller.side(match.napoleone))
    elif match.winner is not None:
        yield words("replay-winner", side=teller.side(match.winner))
    else:
        yield words("replay-undecided", target=match.rules.target)


def _hand_summary(state: State) -> dict[str, object]:
    sheet = score(state)
    return {
        "dealer": state.deal.dealer,
        "plies": len(state.log),
        "complete": state.over,
        "legal": list(_legal_counts(state)),
        "captured": [pile.bit_count() for pile in state.piles],
        "napoleone": state.napoleone,
        "sides": [_side_summary(sheet, side) for side in range(state.rules.sides)],
    }


def _side_summary(sheet: Sheet, side: int) -> dict[str, int]:
    points = {item.value: sheet.points(side, item) for item in Item}
    return points | {"total": sheet.totals[side]}


def _legal_counts(state: State) -> Iterator[int]:
    """The number of legal moves before each ply of ``state``."""
    at = start(state.rules, state.deal)
    for played in state.log:
        if at.awaits_packet:
            at = refill(at, state.deal.packets[at.stage])
        yield len(legal_moves(at))
        at = play(at, played.move)


class _Teller:
    """One record in the words of one language."""

    def __init__(self, record: Record, words: Words) -> None:
        self.record = record
        self.words = words

    def hand(self, number: int, state: State) -> Iterator[str]:
        """The deal, every play, and the score sheet."""
        words = self.words
        yield words("replay-hand", number=number, dealer=self._seat(state.deal.dealer))
        yield words("replay-table", cards=format_cards(state.deal.table, separator=" "))
        for ply, played in enumerate(state.log, start=1):
            yield self._play(ply, played)
            if played.taker is not None:
                swept = format_cards(played.swept, separator=" ")
                yield f"      {words('replay-sweep', side=self.side(played.taker), cards=swept)}"
        if not state.over:
            yield words("replay-in-progress", turn=self._seat(state.turn))
        yield from self._sheet(state)

    def side(self, side: int) -> str:
        """The name of ``side``: its players, where the record names them."""
        if not self.record.players:
            return self.words("side-number", side=side)
        return " + ".join(self._seat(seat) for seat in self.record.rules.seats_of(side))

    def _seat(self, seat: int) -> str:
        players = self.record.players
        return players[seat] if players else self.words("seat-number", seat=seat)

    def _play(self, ply: int, played: Play) -> str:
        bonuses = ", ".join(self.words(f"item-{bonus}") for bonus in played.bonuses)
        line = (
            f"  {ply:>2}  {self._seat(played.seat):<10}  {format_move(played.move):<12}  {bonuses}"
        )
        return line.rstrip()

    def _sheet(self, state: State) -> Iterator[str]:
        """The score sheet, a line an item and side, with the cards that earned it."""
        sheet = score(state)
        if sheet.napoleone is not None:
            yield f"  {self.words('replay-napoleone', side=self.side(sheet.napoleone))}"
            return
        for line in sheet.lines:
            item = self.words(f"item-{line.item}")
            yield f"  {self.side(line.side):<16}  {item:<16} {line.points:>2}  {_earners(line)}"
        yield f"  {self.words('replay-hand-total', totals=_dashed(sheet.totals))}"


def _earners(line: Line) -> str:
    """The cards of a line: for carte how many, for bonuses each capture."""
    if line.item is Item.CARTE:
        return str(line.cards.bit_count())
    if line.plays:
        return " ".join(format_move(played.move) for played in line.plays)
    return format_cards(line.cards, separator=" ")


def _dashed(totals: tuple[int, ...]) -> str:
    return " – ".join(map(str, totals))
