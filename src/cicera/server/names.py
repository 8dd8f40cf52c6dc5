"""What may a person be called at a table?"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from cicera.server.failures import Refusal

LIMIT: Final = 20
"""A name has at most so many characters."""
_MARKS: Final = 2
"""So many marks may stand on one letter."""
_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that show nothing."""
_SELECTORS: Final = "\ufe0e\ufe0f"
"""They choose between two looks of the sign before them."""
BOTS: Final = ("Lucia", "Piero", "Bortolo", "Giulia", "Faustino", "Bigio", "Ines")


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """``text`` as a name: trimmed, with single spaces, in composed form.

    Raises :class:`Refusal` for a name that is empty, too long, holds characters that cannot be
    seen or turn the text about, or is like one of ``taken``.
    """
    if any(map(_hidden, text)):
        raise Refusal("name-characters")
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise Refusal("name-empty")
    if len(name) > LIMIT:
        raise Refusal("name-long", limit=LIMIT)
    if _blank(name) or _piled(name):
        raise Refusal("name-characters")
    if _key(name) in map(_key, taken):
        raise Refusal("name-taken", name=name)
    return name


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    keys = set(map(_key, taken))
    return next(name for name in BOTS if _key(name) not in keys)


def _key(name: str) -> str:
    """What two names share that look alike."""
    plain = "".join(char for char in name if char not in _SELECTORS)
    return unicodedata.normalize("NFKC", plain).casefold()


def _hidden(char: str) -> bool:
    """Whether a character shows nothing and is no space."""
    return char in _INVISIBLE or (unicodedata.category(char)[0] == "C" and not char.isspace())


def _blank(name: str) -> bool:
    """Whether there is nothing to see: no letter, digit, sign or picture."""
    return not any(unicodedata.category(char)[0] in "LNPS" for char in name)


def _piled(name: str) -> bool:
    """Whether more marks stand on a letter than any language needs."""
    run = 0
    for char in name:
        run = run + 1 if unicodedata.category(char)[0] == "M" else 0
        if run > _MARKS:
            return True
    return False
