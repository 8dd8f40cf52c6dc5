"""What do the commands do, once their line has been read?"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import click

from cicera.domain.rules import DEFAULT_PRESET, parse_rules
from cicera.errors import InvalidText
from cicera.locale import Words
from cicera.terminal.files import printable

REFUSED = 2


def echo(line: str, *, err: bool = False) -> None:
    """Print a line that may hold what somebody else wrote."""
    click.echo(printable(line), err=err)


def play_match(speech: Words, given: dict[str, Any]) -> int:
    """Play a match, a new one or the one in a file."""
    from cicera.terminal.match import run
    from cicera.terminal.options import Options

    if given["file"] and given["rules"]:
        raise InvalidText("rules-with-file")
    return run(
        Options(
            file=Path(given["file"]) if given["file"] else None,
            rules=parse_rules(given["rules"] or DEFAULT_PRESET),
            seed=secrets.randbelow(1 << 53) if given["seed"] is None else given["seed"],
            opponents=given["against"] or ("greedy",),
            seat=given["seat"],
            name=given["name"],
            save=Path(given["save"]) if given["save"] else None,
            language=speech.language,
            dialect=given["dialect"],
            ascii=given["ascii"],
            plain=given["plain"],
            french=given["french"],
        )
    )


def replay_files(speech: Words, files: tuple[str, ...], *, as_json: bool) -> int:
    """Replay every file; the refusals go to standard error."""
    from cicera.terminal.replay import Refusal, read_record, replay_json, replay_text

    status = 0
    for file in files:
        record = read_record(file, speech)
        if isinstance(record, Refusal):
            sys.stdout.flush()
            echo(str(record), err=True)
            status = REFUSED
        elif as_json:
            click.echo(replay_json(file, record.match))
        else:
            for line in replay_text(file, record, speech):
                echo(line)
    return status


def write_deck(speech: Words, out: Path, *, face: str, form: str, width: int | None) -> int:
    """Write the deck into files."""
    from cicera.terminal.deck import make_deck

    written = make_deck(out, face=face, form=form, width=width, words=speech)
    echo(speech("deck-written", count=len(written), place=str(out)))
    return 0


def say_rules(speech: Words, text: str) -> int:
    """Say a rule set in plain words."""
    from cicera.terminal.rules import explain_rules

    for line in explain_rules(parse_rules(text), speech):
        echo(line)
    return 0
