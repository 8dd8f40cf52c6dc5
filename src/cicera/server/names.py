"""What may a person be called at a table?"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable
from itertools import count, pairwise
from typing import Final

from cicera.locale import words
from cicera.server.failures import Refusal

LIMIT: Final = 20
"""A name has at most so many characters."""
_MARKS: Final = 2
"""So many marks may stand on one letter."""
_WIDE: Final = re.compile("[\ufffd\ufdfd\ua9c5\u2e3a\u2e3b\U00012000-\U0001254f]")
"""The sign for what could not be read, and single signs as wide as a whole name."""
_JOINER: Final = "\u200d"
"""It makes one picture of several, such as a family."""
_INVISIBLE: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, marks and signs that show nothing."""
_SELECTORS: Final = "\ufe0e\ufe0f"
"""They choose between two looks of the sign before them."""
_SKINS: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""They colour the person before them."""
BOTS: Final = ("Lucia", "Piero", "Bortolo", "Giulia", "Faustino", "Bigio", "Ines")


def clean_name(text: str, taken: Iterable[str] = ()) -> str:
    """``text`` as a name: trimmed, with single spaces, in composed form.

    Raises :class:`Refusal` for a name that is empty, too long, holds characters that cannot be
    seen or turn the text about, or is like one of ``taken``.
    """
    if any(map(_hidden, _unjoined(text))) or _WIDE.search(text):
        raise Refusal("name-characters")
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise Refusal("name-empty")
    if max(len(name), len(unicodedata.normalize("NFKC", name))) > LIMIT:  # some are whole phrases
        raise Refusal("name-long", limit=LIMIT)
    if _blank(name) or _piled(name):
        raise Refusal("name-characters")
    if _key(name) in map(_key, taken):
        raise Refusal("name-taken", name=name)
    return name


def person_name(text: str, language: str, taken: Collection[str] = ()) -> str:
    """``text`` as a name; without any the first of "Guest", "Guest 2" … that is not ``taken``.

    Raises what :func:`clean_name` raises.
    """
    if text:
        return clean_name(text, taken)
    speech, keys = words(language), set(map(_key, taken))
    guests = (speech("guest", number=number) for number in count(1))
    return next(name for name in guests if _key(name) not in keys)


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


def _unjoined(text: str) -> str:
    """``text`` without the joiners that stand between two pictures, as in a family."""
    parts = text.split(_JOINER)
    for before, after in pairwise(parts):
        ends = before.rstrip(_SELECTORS + _SKINS)[-1:], after[:1]
        if not all(end and unicodedata.category(end) == "So" for end in ends):
            return text
    return "".join(parts)


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
