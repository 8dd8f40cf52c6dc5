"""Why can a file not be read or written?"""

from __future__ import annotations

from errno import errorcode

from cicera.locale import Words

_REASONS = (
    (FileNotFoundError, "file-missing"),
    (FileExistsError, "file-exists"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-in-no-folder"),
    (PermissionError, "file-forbidden"),
)


def explain_os_error(error: OSError, words: Words) -> str:
    """The reason of ``error`` in words; the system's own code where there are none."""
    for kind, key in _REASONS:
        if isinstance(error, kind):
            return words(key)
    return words("file-unreadable", code=errorcode.get(error.errno or 0, type(error).__name__))
