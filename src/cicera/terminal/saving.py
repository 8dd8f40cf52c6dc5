"""Where is a match kept, and how is it read and written without loss?"""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from cicera.notation.records import Record
from cicera.notation.writer import format_record

APPLICATION: Final = "cicera"


def save_record(record: Record, path: Path) -> None:
    """Write ``record`` to ``path``, making its folder: all of it or, with an error, nothing."""
    path.resolve().parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, format_record(record).encode())


def write_whole(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path``: all of it or, with an :class:`OSError`, nothing.

    It goes to a file beside it first, which then takes its place at once. A link keeps pointing
    where it did, and a file keeps its permissions.
    """
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(target)
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def new_path(now: datetime) -> Path:
    """A path, free at ``now``, in the person's data folder."""
    from platformdirs import user_data_dir

    folder = Path(user_data_dir(APPLICATION, appauthor=False)) / "matches"
    return free_path(folder / f"{now:%Y-%m-%d-%H%M%S}.cgn")


def free_path(path: Path) -> Path:
    """``path`` if nothing is there, else the first of ``name-2``, ``name-3`` … that is free."""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
