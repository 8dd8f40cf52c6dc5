"""How does path data become small? Relative commands, tenths, and the fewest separators."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_COMMAND: Final = re.compile(r"([MLCQAZHVhvl])([^MLCQAZHVhvl]*)")
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")
_ARITY: Final = {"M": 2, "L": 2, "C": 6, "Q": 4}


def shorten(data: str) -> str:
    """The same path in relative commands, about a third shorter.

    >>> shorten("M10,10L20,10L20,30.5Z")
    'M100 100h100v205z'

    Coordinates are whole tenths: the drawing stands in a group scaled by a tenth.
    """
    pen = _Pen()
    for command, text in _COMMAND.findall(data):
        pen.take(command, [_tenths(v) for v in _NUMBER.findall(text)])
    return "".join(pen.out)


def _tenths(text: str) -> int:
    """A number with at most one decimal as whole tenths."""
    return round(float(text) * 10)


class _Pen:
    """Where the pen stands, where its subpath began and what it last wrote."""

    def __init__(self) -> None:
        self.x = self.y = self.start_x = self.start_y = 0
        self.last = ""
        self.out: list[str] = []

    def take(self, command: str, values: list[int]) -> None:
        if command == "Z":
            self.write("z", ())
            self.x, self.y = self.start_x, self.start_y
        elif command == "A":
            for i in range(0, len(values), 7):
                self.arc(values[i : i + 7])
        elif command in "hHvV":
            self.straight(command, values[0])
        elif command == "l":
            for i in range(0, len(values), 2):
                self.to("l", values[i : i + 2])
        else:
            self.absolute(command, values)

    def absolute(self, command: str, values: list[int]) -> None:
        size = _ARITY[command]
        for i in range(0, len(values), size):
            relative = [
                v - (self.y if j % 2 else self.x) for j, v in enumerate(values[i : i + size])
            ]
            if command == "M" and i == 0:
                self.x, self.y = self.start_x, self.start_y = values[0], values[1]
                self.write("M", (self.x, self.y))
            else:
                self.to("l" if command == "M" else command.lower(), relative)

    def straight(self, command: str, value: int) -> None:
        if command in "HV":
            value -= self.x if command == "H" else self.y
        self.to("l", [value, 0] if command in "hH" else [0, value])

    def to(self, command: str, relative: Sequence[int]) -> None:
        self.x, self.y = self.x + relative[-2], self.y + relative[-1]
        if command == "l" and relative[1] == 0:
            self.write("h", relative[:1])
        elif command == "l" and relative[0] == 0:
            self.write("v", relative[1:])
        else:
            self.write(command, relative)

    def arc(self, values: list[int]) -> None:
        rx, ry, _, large, sweep, x, y = values
        flags = (rx, ry, 0, large // 10, sweep // 10, x - self.x, y - self.y)
        self.x, self.y = x, y
        self.write("a", flags)

    def write(self, command: str, values: Sequence[int]) -> None:
        text = ""
        for value in values:
            text += f"{value}" if value < 0 or not text else f" {value}"
        if command == self.last and command not in "Mz":
            self.out.append(text if text.startswith("-") else " " + text)
        else:
            self.out.append(command + text)
        self.last = command
