"""How is what was played kept, so that a run can go on after an end in the middle?

A file of JSON lines: the first says what is measured, every other is one chunk, written at once
when the chunk is finished. Of a line that was cut off nothing is used; its deals are played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from cicera import __version__
from cicera.analysis.duplicate import Setting, seatings
from cicera.analysis.failures import ArenaRefused
from cicera.analysis.referee import Hand, Played
from cicera.domain.rules import format_rules

FORMAT: Final = "cicera arena"
VERSION: Final = 1
_OPEN: Final = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Ledger:
    """The file ``path`` of the measurement ``setting``, made if it is not there.

    ``played`` is what the file holds at the start. Raises :class:`ArenaRefused` for a file of
    something else, of another setting or with a line that is broken in the middle, which all stay
    as they are, and :class:`OSError` when the file cannot be read or written.
    """

    def __init__(self, path: Path, setting: Setting) -> None:
        self._path = path
        self._setting = setting
        self.played: list[Played] = []
        if path.exists() and not path.is_file():  # a pipe would keep us waiting for ever
            kind = IsADirectoryError if path.is_dir() else FileExistsError
            raise kind(str(path))
        self._file = os.open(path, _OPEN, 0o666)
        try:
            self._read()
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._file)

    def add(self, played: Sequence[Played]) -> None:
        """Keep a chunk of deals of one pair, in one line."""
        self._write(
            {
                "pair": played[0].pair,
                "deals": [
                    {
                        "deal": one.deal,
                        "hands": [[*hand.points, hand.napoleone] for hand in one.hands],
                        "moves": one.moves,
                        "nodes": one.nodes,
                    }
                    for one in played
                ],
                "timing": [{"seconds": one.seconds, "longest": one.longest} for one in played],
            }
        )

    def _write(self, line: dict[str, Any]) -> None:
        """Append a line, at once but where the system takes it only in pieces."""
        data = _dumped(line) + b"\n"
        while data:
            data = data[os.write(self._file, data) :]

    def _read(self) -> None:
        data = self._path.read_bytes()
        head, *lines = data.split(b"\n")
        wanted = header(self._setting)
        if not lines and _dumped(wanted).startswith(head):  # new, or killed while it was made
            os.ftruncate(self._file, 0)
            self._write(wanted)
            return
        self._compare(head, wanted)
        kept = len(head) + 1
        for number, line in enumerate(lines, start=2):
            played = self._parse(line)
            if played is None:
                if any(lines[number - 1 :]):
                    raise ArenaRefused("arena-broken-file", file=str(self._path), line=number)
                break
            self.played += played
            kept += len(line) + 1
        if kept > len(data):  # the last line is whole, but for the sign of its end
            os.write(self._file, b"\n")
        os.ftruncate(self._file, kept)

    def _compare(self, head: bytes, wanted: dict[str, Any]) -> None:
        """Refuse a file that is of something else."""
        try:
            found = json.loads(head)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise ArenaRefused("arena-other-file", file=str(self._path))
        for name, value in wanted.items():
            if found.get(name) != value:
                raise ArenaRefused(
                    "arena-other-setting",
                    file=str(self._path),
                    field=name,
                    kept=_show(found.get(name)),
                    given=_show(value),
                )

    def _parse(self, line: bytes) -> list[Played] | None:
        """The chunk in ``line``; None if it is none of this setting."""
        try:
            chunk = json.loads(line)
            return [
                self._played(chunk["pair"], deal, timing)
                for deal, timing in zip(chunk["deals"], chunk["timing"], strict=True)
            ]
        except (ValueError, KeyError, TypeError, IndexError):
            return None

    def _played(self, pair: int, deal: dict[str, Any], timing: dict[str, Any]) -> Played:
        """One deal; raises one of the errors that :meth:`_parse` knows if it does not fit."""
        rules = self._setting.rules
        if pair not in range(len(self._setting.pairs)):
            raise ValueError(pair)
        if deal["deal"] not in range(1, self._setting.deals + 1):
            raise ValueError(deal)
        hands = tuple(Hand(tuple(map(int, hand[:-1])), hand[-1]) for hand in deal["hands"])
        if [len(hand.points) for hand in hands] != [rules.sides] * len(seatings(rules.players)):
            raise ValueError(deal)
        if any(hand.napoleone not in (None, *range(rules.sides)) for hand in hands):
            raise ValueError(deal)
        return Played(
            pair,
            deal["deal"],
            hands,
            _two(deal["moves"], int),
            _two(deal["nodes"], int),
            _two(timing["seconds"], float),
            _two(timing["longest"], float),
        )


def header(setting: Setting) -> dict[str, Any]:
    """What is measured, as the first line of a file says it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "cicera": __version__,
        "players": list(setting.players),
        "rules": format_rules(setting.rules),
        "seed": setting.seed,
        "deals": setting.deals,
    }


def _dumped(line: dict[str, Any]) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode()


def _two(values: list[Any], kind: Any) -> Any:
    first, second = values
    return kind(first), kind(second)


def _show(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
