"""The real server with the page as it was last built: ``serving.py PORT DATABASE``."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from cicera.server import app, pages, running, settings

BUILD = Path(__file__).parents[2] / "web" / "build"


def main() -> None:
    """Serve until a signal; the address goes to standard output once requests are answered."""
    _program, port, database = sys.argv
    running.make_app = partial(app.make_app, pages=pages.Pages(BUILD))  # type: ignore[attr-defined]
    running.serve(
        settings.Settings(port=int(port), database=f"sqlite:///{database}", tables_per_hour=10_000),
        lambda address: print(address, flush=True),  # noqa: T201
    )


if __name__ == "__main__":
    main()
