"""How is a match begun, played and kept in the terminal?"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from types import FrameType
from typing import Final, NoReturn

from cicera.errors import CiceraError
from cicera.locale import words
from cicera.terminal.compiling import compile_players
from cicera.terminal.keeper import Keeper, quoted, write_to
from cicera.terminal.options import Options
from cicera.terminal.plain import Lines
from cicera.terminal.replay import Refusal, read_record
from cicera.terminal.saving import new_path
from cicera.terminal.session import Session, resume_session, start_session
from cicera.terminal.speech import Speech

REFUSED: Final = 2
_ENDINGS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""The signals that ask a program to end."""


def run(options: Options) -> int:
    """Play the match of ``options``; the exit status: 0, or 2 for a file that is refused."""
    speech = Speech(
        options.language,
        dialect=options.dialect,
        french=options.french,
        ascii=options.ascii or not speaks_unicode(),
    )
    session = _occupied(options, speech) or _session(options, speech)
    if isinstance(session, str):
        reason = "".join(sign if sign.isprintable() else "?" for sign in session)
        write_to(sys.stderr, f"cicera: {speech.clean(reason)}\n")
        return REFUSED
    compile_players(session.opponents, speech.words)
    path = options.save or options.file or new_path(datetime.now())
    keeper = Keeper(session, path, datetime.now)
    status, saved = 0, True
    with _signals_restored():
        try:
            if options.plain or not has_terminal():
                _play_plain(keeper, speech)
            else:
                status, speech = _play_full(keeper, speech, options.delay)
        finally:
            _ignore_signals()
            with suppress(OSError):
                saved = keeper.close(speech)
    return status if saved else REFUSED


def has_terminal() -> bool:
    """Whether there is a terminal that can show the full-screen table."""
    streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
    unknown = "dumb" if os.name == "posix" else ""
    return os.environ.get("TERM", unknown) != "dumb" and all(
        stream is not None and stream.isatty() for stream in streams
    )


def speaks_unicode() -> bool:
    """Whether everything that is printed may hold any character.

    The Linux console has few characters, and the locales C and POSIX promise ASCII alone: Python
    writes UTF-8 there all the same, so they have to be asked for.
    """
    return (
        os.environ.get("TERM") != "linux"
        and _locale() not in ("C", "POSIX")
        and all(
            (stream.encoding or "").lower().replace("-", "") == "utf8"
            for stream in (sys.stdout, sys.stderr)
            if stream is not None
        )
    )


def _locale() -> str:
    """The locale of characters that was asked for; Python itself sets LC_CTYPE when it is C."""
    coerced = sys.flags.utf8_mode and os.environ.get("LC_CTYPE") in ("C.UTF-8", "C.utf8", "UTF-8")
    names = ("LC_ALL", "LANG") if coerced else ("LC_ALL", "LC_CTYPE", "LANG")
    return next(filter(None, map(os.environ.get, names)), "")


class _Stop(Exception):
    """The system asks the program to end."""


def _occupied(options: Options, speech: Speech) -> str:
    """Why the match may not be saved where it was asked to be; nothing when it may.

    What is there already is somebody's, unless it is the match gone on with.
    """
    if options.save is None:
        return ""
    if not options.save.parent.exists():
        return f"{options.save}: {speech.words('file-in-no-folder')}"
    if not options.save.exists():
        return ""
    if options.file is not None and options.save.resolve() == options.file.resolve():
        return ""
    return f"{options.save}: {speech.words('file-exists')}"


def _session(options: Options, speech: Speech) -> Session | str:
    """The match to play, or why there is none, in one line."""
    name = (options.name or speech.words("terminal-you")).encode("utf-8", "replace").decode()
    try:
        if options.file is None:
            return start_session(
                options.rules,
                seed=options.seed,
                seat=options.seat,
                opponents=options.opponents,
                name=name,
                date=f"{datetime.now():%Y-%m-%d}",
            )
    except CiceraError as error:
        return error.message(options.language)
    record = read_record(str(options.file), words(options.language))
    if isinstance(record, Refusal):
        return str(record)
    if record.match.winner is not None:
        command = f"cicera replay {quoted(options.file)}"
        return f"{options.file}: {speech('terminal-cannot-go-on', command=command)}"
    try:
        session = resume_session(
            record, seed=options.seed, seat=options.seat, opponents=options.opponents, name=name
        )
        return session.renamed(name) if options.name else session
    except CiceraError as error:
        return f"{options.file}: {error.message(options.language)}"


def _play_plain(keeper: Keeper, speech: Speech) -> None:
    for number in _ENDINGS[1:]:
        signal.signal(number, _stop)
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with suppress(KeyboardInterrupt, OSError, _Stop):
        Lines(keeper, speech).run()


@contextmanager
def _signals_restored() -> Iterator[None]:
    """Put the handlers of signals back as they were, once everything is saved."""
    before = [(number, signal.getsignal(number)) for number in _ENDINGS]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler or signal.SIG_DFL)


def _ignore_signals() -> None:
    """Let nothing break off the saving."""
    for number in _ENDINGS:
        signal.signal(number, signal.SIG_IGN)


def _stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise _Stop


def _play_full(keeper: Keeper, speech: Speech, delay: float) -> tuple[int, Speech]:
    """Play at the full-screen table; the exit status and the speech as it was set last."""
    from cicera.terminal.app import TableApp

    app = TableApp(keeper, speech, delay=delay)
    app.run()
    return app.return_code or 0, app.board.speech
