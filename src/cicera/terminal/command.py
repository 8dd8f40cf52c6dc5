"""Which commands are there? ``cicera --help`` says.

Exit status 0 is fine, 2 is a refusal with its reason on standard error, 1 an internal fault.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

from cicera import __version__
from cicera.domain.rules import DEFAULT_PRESET, parse_rules
from cicera.errors import CiceraError
from cicera.locale import LANGUAGES, Words, pick_language, words
from cicera.terminal.help import Command, Group, Number, OneOf, explain

REFUSED = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and end the process with its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for output in (sys.stdout, sys.stderr):
        if hasattr(output, "reconfigure"):
            output.reconfigure(errors="backslashreplace")
    try:
        status = run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = BROKEN_PIPE
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Run the command line ``arguments``; its exit status comes back."""
    speech = words(_language(arguments))
    try:
        status = build(speech).main(arguments, prog_name="cicera", standalone_mode=False)
    except NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        return _refuse(explain(error, speech), speech, getattr(error, "ctx", None))
    except click.Abort:
        return INTERRUPTED
    except CiceraError as error:
        return _refuse(error.message(speech.language), speech)
    return status if isinstance(status, int) else 0


def build(speech: Words) -> click.Group:
    """The commands, explained in the language of ``speech``."""
    group = Group(speech, "cicera", no_args_is_help=True)
    group.params.append(_version(speech))
    group.params.append(_lang(speech))
    for make in (_terminal, _replay, _rules):
        group.add_command(make(speech))
    return group


def _terminal(speech: Words) -> Command:
    from cicera.players import PLAYERS

    def terminal(**given: Any) -> int:
        from cicera.terminal.match import run as play_match
        from cicera.terminal.options import Options

        return play_match(
            Options(
                file=Path(given["file"]) if given["file"] else None,
                rules=parse_rules(given["rules"]),
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

    return Command(
        speech,
        "terminal",
        callback=terminal,
        params=[
            click.Argument(["file"], required=False, help=speech("argument-match")),
            _option(speech, "rules", default=DEFAULT_PRESET, metavar="RULES"),
            _option(speech, "against", multiple=True, type=OneOf(tuple(PLAYERS))),
            _option(speech, "seat", default=0, type=Number(0, 3), metavar="SEAT"),
            _option(speech, "name", metavar="NAME"),
            _option(speech, "seed", type=Number(0, (1 << 64) - 1), metavar="SEED"),
            _option(speech, "save", metavar="FILE"),
            _flag(speech, "dialect"),
            _flag(speech, "french"),
            _flag(speech, "ascii"),
            _flag(speech, "plain"),
            _lang(speech),
        ],
    )


def _replay(speech: Words) -> Command:
    def replay(files: tuple[str, ...], json: bool) -> int:
        from cicera.terminal.replay import Refusal, read_record, replay_json, replay_text

        status = 0
        for file in files:
            record = read_record(file, speech)
            if isinstance(record, Refusal):
                sys.stdout.flush()
                click.echo(record, err=True)
                status = REFUSED
            elif json:
                click.echo(replay_json(file, record.match))
            else:
                for line in replay_text(file, record, speech):
                    click.echo(line)
        return status

    return Command(
        speech,
        "replay",
        callback=replay,
        params=[
            click.Argument(["files"], nargs=-1, required=True, help=speech("argument-files")),
            _flag(speech, "json"),
            _lang(speech),
        ],
    )


def _rules(speech: Words) -> Command:
    def rules(rules: tuple[str, ...]) -> int:
        from cicera.terminal.rules import explain_rules

        for line in explain_rules(parse_rules(" ".join(rules) or DEFAULT_PRESET), speech):
            click.echo(line)
        return 0

    return Command(
        speech,
        "rules",
        callback=rules,
        params=[
            click.Argument(["rules"], nargs=-1, help=speech("argument-rules")),
            _lang(speech),
        ],
    )


def _option(speech: Words, name: str, **settings: Any) -> click.Option:
    return click.Option([f"--{name}"], help=speech(f"option-{name}"), **settings)


def _flag(speech: Words, name: str) -> click.Option:
    return _option(speech, name, is_flag=True)


def _lang(speech: Words) -> click.Option:
    """``--lang``; its value was found by :func:`_language` before anything was parsed."""
    return _option(speech, "lang", type=OneOf(LANGUAGES), expose_value=False)


def _version(speech: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(f"cicera {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        help=speech("option-version"),
        callback=show,
    )


def _language(arguments: list[str]) -> str:
    """The language asked for with ``--lang``, else the person's."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    return pick_language()


def _refuse(reason: str, speech: Words, ctx: click.Context | None = None) -> int:
    path = ctx.command_path if ctx else "cicera"
    click.echo(f"cicera: {reason}", err=True)
    if ctx:
        click.echo(speech("usage-try", command=f"{path} --help"), err=True)
    return REFUSED
