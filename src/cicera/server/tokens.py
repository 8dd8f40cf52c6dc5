"""What proves whose seat it is? A token that only its owner has; the server keeps its hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH: Final = 14
TABLE_NAME: Final = re.compile(f"[{_LETTERS}]{{{_LENGTH}}}")
"""A table's name: about 69 bits, easy to read aloud. Knowing it is the invitation."""
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")
"""A seat's token: 192 bits."""


def new_table_name() -> str:
    """A name that no other table has and nobody guesses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What is kept of ``token``; it needs no salt, being random itself."""
    return sha256(token.encode()).hexdigest()
