"""Why can a file not be read or written?"""

from __future__ import annotations

import errno

from cicera.locale import Words

_REASONS = (
    (FileNotFoundError, "file-missing"),
    (FileExistsError, "file-exists"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-in-no-folder"),
    (PermissionError, "file-forbidden"),
)
_CODES = {
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.ENAMETOOLONG: "file-name-long",
    errno.ELOOP: "file-link-loop",
    errno.EFBIG: "file-too-large",
    errno.ENXIO: "file-special",
}


def explain_os_error(error: OSError, words: Words) -> str:
    """The reason of ``error`` in words; the system's own code where there are none."""
    for kind, key in _REASONS:
        if isinstance(error, kind):
            return words(key)
    if error.errno in _CODES:
        return words(_CODES[error.errno])
    code = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return words("file-unreadable", code=code)


def printable(text: str) -> str:
    r"""``text`` with whatever could command a terminal shown as an escape.

    >>> print(printable("a\x1b[31mb"))
    a\x1b[31mb
    """
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
