"""Which file of the built page is asked for?

The page is built into ``cicera/server/page``. Its files are known when the server starts, so
nothing outside that folder can ever be reached.
"""

from __future__ import annotations

import base64
import mimetypes
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from cicera.server.guard import PICTURE_POLICY

FOLDER: Final = Path(__file__).parent / "page"
_HASHED: Final = re.compile(r"(^|/)immutable/")
_SCRIPT: Final = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
_FOREVER: Final = "public, max-age=31536000, immutable"
_CHECK: Final = "no-cache"
_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".html": "text/html",
}


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the page: what it is, whether it may be kept, and smaller forms of it by name."""

    path: Path
    kind: str
    tag: str
    immutable: bool
    smaller: dict[str, Path]

    def headers(self, encoding: str | None) -> dict[str, str]:
        """The headers that the file is sent with."""
        headers = {
            "Cache-Control": _FOREVER if self.immutable else _CHECK,
            "ETag": self.tag,
            "Vary": "Accept-Encoding",
        }
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        if self.kind == "image/svg+xml":
            headers["Content-Security-Policy"] = PICTURE_POLICY
        return headers

    def pick(self, accepted: str) -> tuple[Path, str | None]:
        """The smallest form that a client with this Accept-Encoding takes, and its name."""
        names = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding, path in self.smaller.items():
            if encoding in names:
                return path, encoding
        return self.path, None


class Pages:
    """The built page; empty when it is not built."""

    def __init__(self, folder: Path = FOLDER) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        packed = tuple(suffix for _name, suffix in _ENCODINGS)
        self._assets = {
            path.relative_to(folder).as_posix(): _asset(path, folder)
            for path in files
            if path.suffix not in packed
        }

    @property
    def built(self) -> bool:
        """Whether there is a page."""
        return "index.html" in self._assets

    def find(self, path: str) -> Asset | None:
        """The file at ``path``; the page itself for an address that is none, None for a file."""
        name = path.strip("/")
        for known in (name or "index.html", f"{name}.html", f"{name}/index.html"):
            if known in self._assets:
                return self._assets[known]
        if Path(name).suffix:
            return None
        return self._assets.get("index.html")

    def script_hashes(self) -> str:
        """The inline scripts of the built page, as a Content-Security-Policy allows them."""
        found = set()
        for name, asset in self._assets.items():
            if name.endswith(".html"):
                for script in _SCRIPT.findall(asset.path.read_bytes()):
                    digest = base64.b64encode(sha256(script).digest()).decode()
                    found.add(f"'sha256-{digest}'")
        return " ".join(sorted(found))


def _asset(path: Path, folder: Path) -> Asset:
    name = path.relative_to(folder).as_posix()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    smaller = {
        encoding: path.with_name(path.name + suffix)
        for encoding, suffix in _ENCODINGS
        if path.with_name(path.name + suffix).is_file()
    }
    tag = f'"{sha256(path.read_bytes()).hexdigest()[:32]}"'
    return Asset(path, kind, tag, _HASHED.search(name) is not None, smaller)
