"""A text's tokens one at a time, and the place that an error is blamed on. (notation.md N8)"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from cicera.errors import CiceraError, InvalidText
from cicera.notation.scanner import Kind, Token, scan


class Tokens:
    """The tokens of a text, to be taken in order."""

    def __init__(self, text: str) -> None:
        self._tokens = scan(text)
        self._next = next(self._tokens)

    def peek(self) -> Token:
        """The next token; a fault in the text is not raised before it is taken."""
        return self._next

    def take(self) -> Token:
        """The next token, used up; raises the fault that it stands for."""
        token = self._next
        if token.fault is not None:
            if not token.fault.line:
                token.fault.at(token.line, token.column)
            raise token.fault
        if token.kind is not Kind.END:
            self._next = next(self._tokens)
        return token

    def take_line(
        self, keyword: Token, keywords: Collection[str]
    ) -> tuple[list[Token], list[Token]]:
        """The words behind ``keyword`` on its line, up to another keyword, and the comments."""
        words: list[Token] = []
        comments: list[Token] = []
        while self._next.line == keyword.line:
            if self._next.kind is Kind.COMMENT:
                comments.append(self.take())
            elif self._next.kind is Kind.WORD and self._next.text not in keywords:
                words.append(self.take())
            else:
                break
        return words, comments


@contextmanager
def blame(token: Token, *, column: int = 0) -> Iterator[None]:
    """Turn any error inside into an :class:`InvalidText` at ``token``, unless it has a place."""
    try:
        yield
    except CiceraError as error:
        if isinstance(error, InvalidText) and error.line:
            raise
        placed = InvalidText(error.code, **error.values)
        raise placed.at(token.line, column or token.column) from error
