"""Where does chance come from? (rules.md T3, D1, D4)

From a seed, by an algorithm written down byte for byte in ``docs/chance.md``: SHA-256 in counter
mode, rejection sampling, Fisher-Yates. The same seed gives the same cards on every machine and
every version of Python.
"""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Final, TypeVar

from cicera.domain.cards import PACK, Card
from cicera.errors import InvalidText

Item = TypeVar("Item")

LABEL: Final = b"cicera 1 "
_WORDS: Final = Struct(">8I")
_LIMIT: Final = 1 << 32


class Stream:
    """An endless stream of uniform numbers that ``key`` alone decides.

    >>> Stream(b"cicera 1 example").below(52)
    37
    """

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, key: bytes) -> None:
        self._key = sha256(key).digest()
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits, as a number from 0 to 2**32 - 1."""
        if not self._words:
            block = sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._words.extend(reversed(_WORDS.unpack(block)))
            self._counter += 1
        return self._words.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each equally likely; 1 <= ``limit`` <= 2**32."""
        if not 1 <= limit <= _LIMIT:
            raise ValueError(f"limit is {limit!r}, not from 1 to 2**32")
        fair = _LIMIT - _LIMIT % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` in an order of which each is equally likely (Fisher-Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def stream(seed: int, *purpose: str | int) -> Stream:
    """The stream of ``seed`` for one purpose; streams of other purposes tell nothing about it.

    Raises :class:`InvalidText` for a seed that is no whole number.
    """
    if type(seed) is not int:
        raise InvalidText("not-a-seed", text=repr(seed))
    words = [str(seed), *map(str, purpose)]
    return Stream(LABEL + " ".join(words).encode())


def shuffled_pack(seed: int, *, hand: int = 1, attempt: int = 0) -> tuple[Card, ...]:
    """The pack of hand ``hand`` (from 1) of the match with ``seed``, in dealing order (D1).

    ``attempt`` counts the void deals before it (D4).
    """
    pack = list(PACK)
    stream(seed, "pack", hand, attempt).shuffle(pack)
    return tuple(pack)


def first_dealer(seed: int, players: int) -> int:
    """The seat that deals the first hand of the match with ``seed`` (T3)."""
    return stream(seed, "dealer").below(players)
