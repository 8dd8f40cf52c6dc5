"""Can a picture be written there, and how without losing the one before?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cicera.analysis.failures import ArenaRefused
from cicera.locale import Words
from cicera.terminal.files import explain_os_error
from cicera.terminal.saving import write_whole


def verify_picture(path: Path, speech: Words) -> None:
    """Refuse a picture that cannot be drawn, or has no place where it can stand."""
    from cicera.analysis.plots import verify_plot

    verify_plot(path)
    with told(path, speech):
        if path.is_dir():
            raise IsADirectoryError(str(path))
        if not path.parent.is_dir():
            raise FileNotFoundError(str(path.parent))
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(str(path.parent))


def write_picture(path: Path, data: bytes, speech: Words) -> None:
    """Write all of a file, or leave the one before as it was."""
    with told(path, speech):
        write_whole(path, data)


@contextmanager
def told(path: Path, speech: Words) -> Iterator[None]:
    """A file that cannot be written is named in the refusal."""
    try:
        yield
    except OSError as error:
        reason = explain_os_error(error, speech)
        raise ArenaRefused("arena-file", file=str(path), reason=reason) from error
