"""How is the server started from the command line?"""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import click

from cicera.locale import Words
from cicera.server.logs import start_logs
from cicera.server.running import serve
from cicera.server.settings import Settings


def play_here(speech: Words, asked: Mapping[str, Any]) -> int:
    """Serve this machine alone and open the page in a browser; the exit status."""
    settings = Settings.from_environment()
    settings = replace(
        settings,
        host="127.0.0.1",
        port=asked.get("port", settings.port),
        address="",
        proxies="",
        local=True,
        unstarted_days=0,  # what is on a person's own machine is theirs to remove
        idle_days=0,
    )
    start_logs(json=False, quiet=True)

    def started(address: str) -> None:
        click.echo(speech("serve-started", address=address))
        if not asked.get("no_browser"):
            opener = threading.Thread(target=_open, args=(speech, address), daemon=True)
            opener.start()

    serve(settings.with_data_folder(), started)
    click.echo(speech("serve-stopped"))
    return 0


def serve_others(speech: Words, asked: Mapping[str, Any]) -> int:
    """Serve whoever can reach this machine; the exit status."""
    settings = replace(Settings.from_environment(), **asked)
    start_logs()
    serve(
        settings.with_data_folder(),
        lambda address: click.echo(speech("serve-started", address=address), err=True),
    )
    return 0


def _open(speech: Words, address: str) -> None:
    """Open a browser, or say that there is none; some of them keep this waiting."""
    try:
        opened = webbrowser.open(f"{address}/")
    except webbrowser.Error:
        opened = False
    if not opened:
        click.echo(speech("serve-no-browser"))
