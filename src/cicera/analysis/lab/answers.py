"""What is an answer of the lab made of? Tables of figures, and how they were made."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cicera import __version__
from cicera.analysis.lab.figures import Figure
from cicera.domain.rules import Rules, format_rules

VERSION = 1


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table: ``key`` names it, ``figures`` are those of its columns."""

    key: str
    figures: Mapping[str, Figure]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of figures. ``told`` are the keys of the rows that are printed; None: all."""

    key: str
    rows: tuple[Row, ...]
    told: tuple[str, ...] | None = None

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns in their order."""
        return tuple(dict.fromkeys(column for row in self.rows for column in row.figures))

    def row(self, key: str) -> Row:
        """The row called ``key``; raises :class:`KeyError`."""
        for row in self.rows:
            if row.key == key:
                return row
        raise KeyError(key)

    def column(self, key: str) -> list[Figure]:
        """The figures of one column, from the first row to the last."""
        return [row.figures[key] for row in self.rows]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What is known about ``question``: asked for ``rules``, ``player`` in all seats."""

    question: str
    rules: tuple[Rules, ...]
    player: str
    hands: int
    seed: int
    tables: tuple[Table, ...]

    def table(self, key: str) -> Table:
        """The table called ``key``; raises :class:`KeyError`."""
        for table in self.tables:
            if table.key == key:
                return table
        raise KeyError(key)

    @property
    def command(self) -> str:
        """The command line that gives this answer again."""
        words = ["cicera", "lab", self.question]
        for rules in self.rules:
            words += ["--rules", format_rules(rules)]
        words += ["--player", self.player, "--hands", str(self.hands), "--seed", str(self.seed)]
        return shlex.join(words)


def answer_dict(answer: Answer) -> dict[str, Any]:
    """``answer`` for JSON: the same on every machine."""
    return {
        "format": "cicera lab",
        "version": VERSION,
        "cicera": __version__,
        "question": answer.question,
        "rules": [format_rules(rules) for rules in answer.rules],
        "player": answer.player,
        "hands": answer.hands,
        "seed": answer.seed,
        "command": answer.command,
        "confidence": 0.95,
        "tables": {
            table.key: {
                row.key: {key: _figure_dict(figure) for key, figure in row.figures.items()}
                for row in table.rows
            }
            for table in answer.tables
        },
    }


def _figure_dict(figure: Figure) -> dict[str, Any]:
    return {
        "value": _round(figure.value),
        "low": _round(figure.low),
        "high": _round(figure.high),
        "unit": figure.unit,
    }


def _round(value: float | None) -> float | None:
    """So many digits as every machine agrees on."""
    return None if value is None else round(float(value), 9) + 0.0
