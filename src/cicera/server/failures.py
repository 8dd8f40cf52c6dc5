"""What is wrong, as a client is told?

Every refusal has a code and values; the sentence is in ``cicera.locale``. Codes of the game itself
(``wrong-sum``, ``packet-divides`` …) come through as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cicera.errors import (
    AmbiguousMove,
    CiceraError,
    IllegalMove,
    InvalidRules,
    InvalidText,
    StaleCommand,
)
from cicera.locale import DEFAULT_LANGUAGE, LANGUAGES
from cicera.server.bodies import Failure
from cicera.server.messages import Refused

_STATUS: Final[Mapping[str, int]] = {
    "no-such-table": 404,
    "no-such-page": 404,
    "page-not-built": 404,
    "bad-request": 400,
    "nothing-to-record": 404,
    "no-such-match": 404,
    "wrong-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "too-many-screens": 429,
    "table-crowded": 429,
    "wrong-origin": 403,
    "wrong-host": 403,
    "not-seated": 403,
    "wrong-token": 403,
    "not-host": 403,
    "server-fault": 500,
    "database-away": 503,
}


class Refusal(CiceraError):
    """Something that cannot be done at this table, or by this client."""


class TooFast(Refusal):
    """A request that would be allowed in ``seconds``."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-fast")
        self.seconds = seconds


def status_of(error: CiceraError) -> int:
    """The HTTP status that goes with ``error``."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    if isinstance(error, (InvalidRules, InvalidText)):
        return 400
    if isinstance(error, (IllegalMove, AmbiguousMove, StaleCommand, Refusal)):
        return 409
    return 500


def sentence(error: CiceraError, language: str) -> str:
    """``error`` in words that stand alone; in a terminal they follow the name of the program."""
    text = error.message(language)
    return text[:1].upper() + text[1:]


def failure(error: CiceraError, language: str) -> Failure:
    """``error`` as the body of an answer."""
    return Failure(code=error.code, message=sentence(error, language), values=dict(error.values))


def refused(error: CiceraError, language: str, command: str | None) -> Refused:
    """``error`` as the answer to ``command``."""
    message = sentence(error, language)
    return Refused(id=command, code=error.code, message=message, values=dict(error.values))


def choose_language(asked: str | None, accepted: str | None) -> str:
    """The language of the parameter ``lang``, else the best of the header ``Accept-Language``.

    >>> choose_language(None, "fr;q=0.9, pt-BR;q=0.8, en;q=0.7"), choose_language("it", "en")
    ('pt', 'it')
    """
    if asked in LANGUAGES:
        return asked
    best, most = DEFAULT_LANGUAGE, 0.0
    for part in (accepted or "").split(",")[:20]:
        name, _semicolon, weight = part.strip().partition(";")
        language = name[:2].lower()
        quality = _quality(weight)
        if language in LANGUAGES and quality > most:
            best, most = language, quality
    return best


def _quality(text: str) -> float:
    name, _equals, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0
