"""Who keeps the match while it is played, and what is said of where it went?"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TextIO

from cicera.notation.writer import format_record
from cicera.terminal.files import explain_os_error
from cicera.terminal.saving import free_path, save_record
from cicera.terminal.session import Session
from cicera.terminal.speech import Speech


class Keeper:
    """The session as it stands, and the file it is saved in.

    ``now`` tells the time, for the date of a rematch.
    """

    def __init__(self, session: Session, path: Path, now: Callable[[], datetime]) -> None:
        self.session = session
        self.path = path
        self.now = now
        self._saved: Session | None = None
        self._told: Session | None = None

    @property
    def saved(self) -> bool:
        """Whether the file holds the match as it stands."""
        return self._saved is self.session

    def keep(self) -> None:
        """Save the match if its file does not hold it yet; raises :class:`OSError`."""
        if not self.saved:
            save_record(self.session.record(), self.path)
            self._saved = self.session

    def save(self, speech: Speech) -> list[str]:
        """Save the match; what is to be said of it, line by line."""
        try:
            self.keep()
        except OSError as error:
            return [self._failure(speech, error)]
        return self._where(speech)

    def tell(self, speech: Speech) -> list[str]:
        """As :meth:`save`, for what is printed to stay: :meth:`close` need not say it again."""
        lines = self.save(speech)
        self._told = self._saved
        return lines

    def close(self, speech: Speech) -> bool:
        """Save the match and say where; whether it could be saved.

        If not, as a last resort, the record itself is printed.
        """
        try:
            self.keep()
        except OSError as error:
            write_to(
                sys.stderr,
                f"{self._failure(speech, error)}\n{speech('terminal-record-follows')}\n",
            )
            _print_exactly(format_record(self.session.record()))
            return False
        if self._told is not self.session:
            write_to(sys.stdout, "".join(f"{line}\n" for line in self._where(speech)))
        return True

    def rematch(self) -> None:
        """Begin another match at the same table, in a file of its own."""
        self.session = self.session.rematch(f"{self.now():%Y-%m-%d}")
        self.path = free_path(self.path)

    def _where(self, speech: Speech) -> list[str]:
        if self.session.match.winner is not None:
            return [speech("terminal-saved-finished", path=str(self.path))]
        command = f"cicera terminal {quoted(self.path)}"
        return [
            speech("terminal-saved", path=str(self.path)),
            speech("terminal-go-on", command=command),
        ]

    def _failure(self, speech: Speech, error: OSError) -> str:
        reason = explain_os_error(error, speech.words)
        return speech("terminal-not-saved", path=str(self.path), reason=reason)


def write_to(stream: TextIO | None, text: str) -> None:
    """Write ``text`` to ``stream`` at once; nothing where the stream was closed from the start."""
    if stream is not None:
        stream.write(text)
        stream.flush()


def _print_exactly(text: str) -> None:
    """Print ``text`` in UTF-8, which records are written in, whatever the terminal speaks."""
    write_to(sys.stdout, "")
    if hasattr(sys.stdout, "buffer"):
        sys.stdout.buffer.write(text.encode())
    else:
        write_to(sys.stdout, text)
    write_to(sys.stdout, "")


def quoted(path: Path) -> str:
    """``path`` as it is written on a command line."""
    import shlex

    return shlex.quote(str(path))
