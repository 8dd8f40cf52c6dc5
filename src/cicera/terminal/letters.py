"""How is the table drawn where only ASCII can be shown?"""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from cicera.terminal.speech import to_ascii

_SIGNS: Final = str.maketrans(
    {
        "◆": "*", "◇": ".", "✸": "o", "▶": ">", "◂": "<", "●": "@", "▮": "#", "★": "!", "✓": "+",
        "†": "s", "Y": "Y", "◉": "d", "╳": "b", "♠": "s", "♥": "h", "♦": "d", "♣": "c", "♙": "F",
        "♘": "C", "♔": "R", "▲": "^", "×": "x", "↵": "~", "␣": "_", "…": ":", "·": "-", "→": ">",
        "←": "<", "↑": "^", "↓": "v", "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+",
        "┃": "|", "━": "-", "║": "|", "═": "=", "█": "#", "▌": "|", "▐": "|", "▎": "|", "▏": "|",
        "▕": "|", "▔": "-", "▁": "_", "▂": "_", "▃": "_", "▄": "_", "▅": "_", "▆": "_", "▇": "_",
        "▀": "-", "▖": ".", "▗": ".", "▘": "'", "▝": "'", "▙": "#", "▟": "#", "▛": "#", "▜": "#",
        "╴": "-", "╶": "-", "╱": "/", "╲": "\\", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "–": "-",
    }
)  # fmt: skip


class Letters(LineFilter):
    """Everything drawn in ASCII, sign for sign, so that nothing moves."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """``segments`` in ASCII."""
        return [
            segment
            if segment.control or segment.text.isascii()
            else Segment(_letters(segment.text), segment.style)
            for segment in segments
        ]


def _letters(text: str) -> str:
    return "".join(_letter(sign) for sign in text.translate(_SIGNS))


def _letter(sign: str) -> str:
    if sign.isascii():
        return sign
    letter, width = to_ascii(sign), cell_len(sign)
    return letter if len(letter) == width else "?" * width
