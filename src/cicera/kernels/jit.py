"""How is a function compiled, and where is the result kept?

The one place that touches numba's own interface, with :mod:`cicera.kernels.machine`, so that all
other kernels are plain typed Python. With ``NUMBA_DISABLE_JIT=1`` everything is interpreted and
does the same, some thousand times slower.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from numba import config, njit
from numba.core import caching

Function = TypeVar("Function", bound=Callable[..., Any])

_numba_config: Any = config  # numba is typed in part only
_caching: Any = caching

INTERPRETED = bool(_numba_config.DISABLE_JIT)
"""Whether ``NUMBA_DISABLE_JIT`` is set."""


def kernel(function: Function) -> Function:
    """``function``, compiled when it is first called and kept in a cache.

    It runs without the GIL, divides without a check for zero and never checks an index: callers
    give whole numbers as int64 and arrays of the documented shapes.
    """
    compiled: Function = _compiled(function, forceinline=False)
    return compiled


def inlined(function: Function) -> Function:
    """Like :func:`kernel`, and its code is put into every kernel that calls it.

    For small functions: a call that hands over an array costs more than it does.
    """
    compiled: Function = _compiled(function, forceinline=True)
    return compiled


def is_cached(function: Any) -> bool:
    """Whether calling ``function`` compiles nothing: it is loaded, in the cache, or interpreted."""
    if INTERPRETED or function.signatures:
        return True
    return isinstance(function._cache, _Cache) and function._cache.holds_any()  # noqa: SLF001


@cache
def sources_stamp(folder: Path) -> str:
    """What the sources in ``folder`` and of the kernels say, as one hexadecimal digest."""
    folders = sorted({folder, Path(__file__).parent})
    texts = [path.read_bytes() for each in folders for path in sorted(each.glob("*.py"))]
    return sha256(b"\0".join(texts)).hexdigest()


def _compiled(function: Any, *, forceinline: bool) -> Any:
    if INTERPRETED:
        return function
    compiled: Any = njit(nogil=True, error_model="numpy", forceinline=forceinline)(function)
    with suppress(RuntimeError):  # no folder to write to: compiled anew in every process
        compiled._cache = _Cache(function)  # noqa: SLF001
    return compiled


class _Cache(_caching.FunctionCache):  # type: ignore[misc]  # a class without types
    """Numba's cache on disk, valid as long as all kernels read the same.

    Numba itself looks at the time stamp of the one file that holds the function. That misses a
    change in another file whose code was put inside, and takes a new copy for a change.
    """

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._cache_file = _caching.IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=sources_stamp(Path(function.__code__.co_filename).parent),
        )

    def holds_any(self) -> bool:
        """Whether there is something to load."""
        return bool(self._cache_file._load_index())  # noqa: SLF001
