"""How is a record written? (notation.md N1-N7)

One canonical text for each record: reading what was written gives the record back.
"""

from __future__ import annotations

from collections.abc import Iterator

from cicera.domain.cards import format_cards
from cicera.domain.play import State, format_move
from cicera.domain.rules import format_rules
from cicera.domain.scoring import Sheet
from cicera.notation.records import FORMAT_VERSION, Part, Place, Record


def format_record(record: Record) -> str:
    """The canonical text of ``record``, with a line end at its end (N7)."""
    return "".join(f"{line}\n" for line in _Writer(record).lines())


class _Writer:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.comments: dict[Place, list[str]] = {}
        for comment in record.comments:
            self.comments.setdefault(comment.place, []).append(comment.text)

    def lines(self) -> Iterator[str]:
        yield from self._tags()
        for text in self.comments.get(Place(Part.TAGS), ()):
            yield _comment(text)
        yield ""
        match = self.record.match
        for number, state in enumerate(match.hands, start=1):
            yield from self._hand(number, state)
            if number <= len(match.sheets):
                yield from self._behind(_score(match.sheets[number - 1]), Part.SCORE, number)
        if match.winner is not None:
            totals = " ".join(map(str, match.totals))
            if match.napoleone is not None:
                totals = f"napoleone {match.napoleone}"
            yield from self._behind(f"Result {totals}", Part.RESULT)

    def _tags(self) -> Iterator[str]:
        record = self.record
        yield _tag("Cicera", FORMAT_VERSION)
        yield _tag("Rules", format_rules(record.rules))
        if record.players:
            yield _tag("Players", *record.players)
        if record.date is not None:
            yield _tag("Date", record.date)
        for tag in record.tags:
            yield _tag(tag.name, *tag.values)

    def _hand(self, number: int, state: State) -> Iterator[str]:
        deal = state.deal
        yield from self._behind(f"Hand {number} dealer {deal.dealer}", Part.HAND, number)
        if deal.pack is not None:
            yield from self._behind(f"Pack {format_cards(deal.pack)}", Part.DEAL, number)
        else:
            table = format_cards(deal.table, separator=" ")
            yield from self._behind(f"Table {table}", Part.TABLE, number)
        plies = state.rules.players * state.rules.packet
        for stage in range(state.stage):
            if deal.pack is None:
                groups = " / ".join(map(format_cards, deal.packets[stage]))
                yield from self._behind(f"Deal {groups}", Part.DEAL, number, stage)
            yield from self._moves(number, state, stage * plies, (stage + 1) * plies)

    def _moves(self, number: int, state: State, start: int, end: int) -> Iterator[str]:
        """The moves from ``start`` to ``end``, a round a line, each with its annotations."""
        line: list[str] = []
        for index, played in enumerate(state.log[start:end], start=start):
            line.append(format_move(played.move))
            for text in self.comments.get(Place(Part.MOVE, number, index), ()):
                line.append(_comment(text))
                if "}" in text:
                    yield " ".join(line)
                    line = []
            if (index + 1) % state.rules.players == 0 and line:
                yield " ".join(line)
                line = []
        if line:
            yield " ".join(line)

    def _behind(self, line: str, part: Part, hand: int = 0, index: int = 0) -> Iterator[str]:
        """``line`` with the comments that stand behind it."""
        for text in self.comments.get(Place(part, hand, index), ()):
            line += f" {_comment(text)}"
            if "}" in text:
                yield line
                line = ""
        if line:
            yield line.lstrip()


def _score(sheet: Sheet) -> str:
    return "Score " + " ".join(map(str, sheet.totals))


def _comment(text: str) -> str:
    """In braces, or up to the end of the line when the text holds a brace (N5)."""
    return f"; {text}" if "}" in text else f"{{{text}}}"


def _tag(name: str, *values: str) -> str:
    escaped = (value.replace("\\", "\\\\").replace('"', '\\"') for value in values)
    return f"[{name} " + " ".join(f'"{value}"' for value in escaped) + "]"
