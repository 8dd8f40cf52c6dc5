"""How is each sign said or drawn where only ASCII can be shown?"""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.cells import cell_len

_DRAWN: Final = {
    "◆": "*", "◇": ".", "✸": "o", "▶": ">", "◂": "<", "●": "@", "▮": "#", "★": "!", "✓": "+",
    "†": "s", "◉": "d", "╳": "b", "♠": "s", "♥": "h", "♦": "d", "♣": "c", "♙": "F", "♘": "C",
    "♔": "R", "▲": "^", "▼": "v", "×": "x", "…": ":", "·": "-", "→": ">", "←": "<", "↑": "^",
    "↓": "v", "│": "|", "─": "-", "┌": "+", "┐": "+", "└": "+", "┘": "+", "┃": "|", "━": "-",
    "║": "|", "═": "=", "█": "#", "▌": "|", "▐": "|", "▎": "|", "▏": "|", "▕": "|", "▔": "-",
    "▁": "_", "▂": "_", "▃": "_", "▄": "_", "▅": "_", "▆": "_", "▇": "_", "▀": "-", "▖": ".",
    "▗": ".", "▘": "'", "▝": "'", "▙": "#", "▟": "#", "▛": "#", "▜": "#", "╴": "-", "╶": "-",
    "╱": "/", "╲": "\\", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "–": "-", "—": "-", "“": '"',
    "”": '"', "«": '"', "»": '"', "’": "'", "¡": "!", "¿": "?", "º": "o", "ª": "a",
    "±": "+",
}  # fmt: skip
"""Signs that are as wide in ASCII."""
_SAID: Final = {"…": "...", "→": "->", "←": "<-", "↵": "Enter", "␣": "Space", "±": "+-"}
"""Signs for which a sentence has more room."""
_DRAW: Final = str.maketrans(_DRAWN)
_SAY: Final = str.maketrans(_DRAWN | _SAID)


def to_ascii(text: str) -> str:
    """``text`` in ASCII: accents dropped, signs spelled.

    >>> to_ascii("scùa · “dó fino” → 10♦…")
    'scua - "do fino" -> 10d...'
    """
    decomposed = unicodedata.normalize("NFKD", text.translate(_SAY))
    kept = "".join(sign for sign in decomposed if not unicodedata.combining(sign))
    return kept.encode("ascii", "replace").decode("ascii")


def draw_ascii(text: str) -> str:
    """``text`` in ASCII, as wide as it was.

    >>> draw_ascii("▶ scùa…")
    '> scua:'
    """
    return "".join(map(_letter, text.translate(_DRAW)))


def _letter(sign: str) -> str:
    if sign.isascii():
        return sign
    letter, width = to_ascii(sign), cell_len(sign)
    return letter if len(letter) == width else "?" * width
