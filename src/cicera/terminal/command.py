"""Which commands are there? ``cicera --help`` says.

Exit status 0 is fine, 2 is a refusal with its reason on standard error, 1 an internal fault.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click
from click.exceptions import NoArgsIsHelpError

from cicera import __version__
from cicera.domain.rules import DEFAULT_PRESET
from cicera.errors import CiceraError
from cicera.locale import LANGUAGES, Words, pick_language, words
from cicera.terminal.files import explain_os_error
from cicera.terminal.help import Command, Group, Number, OneOf, explain
from cicera.terminal.work import (
    REFUSED,
    echo,
    play_match,
    replay_files,
    say_rules,
    write_deck,
)

INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and end the process with its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _mend_streams()
    try:
        status = run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        status = BROKEN_PIPE
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:  # what was printed could not be: a full disk, a torn-away terminal
        _drop_output()
        speech = words(_language(given))
        status = _refuse(explain_os_error(error, speech), speech)
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Run the command line ``arguments``; its exit status comes back.

    Click only reads the line: what it calls gives back the work to do, which is done outside, so
    that a closed pipe or an interrupt is ours to answer.
    """
    speech = words(_language(arguments))
    try:
        work = build(speech).main(arguments, prog_name="cicera", standalone_mode=False)
        return work() if callable(work) else int(work or 0)
    except NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 0
    except click.ClickException as error:
        return _refuse(explain(error, speech), speech, getattr(error, "ctx", None))
    except click.Abort:
        return INTERRUPTED
    except CiceraError as error:
        return _refuse(error.message(speech.language), speech)


def build(speech: Words) -> click.Group:
    """The commands, explained in the language of ``speech``."""
    makers = {
        "arena": _arena,
        "deck": _deck,
        "lab": _lab,
        "play": _play,
        "replay": _replay,
        "rules": _rules,
        "serve": _serve,
        "solve": _solve,
        "terminal": _terminal,
    }
    group = Group(speech, "cicera", makers)
    group.params += [_version(speech), _lang(speech)]
    return group


def _arena(speech: Words) -> Command:
    from cicera.terminal.arena import arena_params, run_arena

    def arena(**given: Any) -> Callable[[], int]:
        return partial(run_arena, speech, given)

    params = [*arena_params(speech), _lang(speech)]
    return Command(speech, "arena", callback=arena, params=params)


def _lab(speech: Words) -> Command:
    from cicera.terminal.lab import lab_params, run_lab

    def lab(**given: Any) -> Callable[[], int]:
        return partial(run_lab, speech, given)

    params = [*lab_params(speech), _lang(speech)]
    return Command(speech, "lab", callback=lab, params=params)


def _solve(speech: Words) -> Command:
    from cicera.terminal.solve import run_solve, solve_params

    def solve(**given: Any) -> Callable[[], int]:
        return partial(run_solve, speech, given)

    params = [*solve_params(speech), _lang(speech)]
    return Command(speech, "solve", callback=solve, params=params)


def _terminal(speech: Words) -> Command:
    from cicera.players import PLAYERS

    def terminal(**given: Any) -> Callable[[], int]:
        return partial(play_match, speech, given)

    return Command(
        speech,
        "terminal",
        callback=terminal,
        params=[
            click.Argument(
                ["file"],
                metavar=f"[{speech('metavar-file')}]",
                required=False,
                help=speech("argument-match"),
            ),
            _option(speech, "rules", metavar=speech("metavar-rules")),
            _option(speech, "against", multiple=True, type=OneOf(tuple(PLAYERS))),
            _option(speech, "seat", default=0, type=Number(0, 3), metavar=speech("metavar-seat")),
            _option(speech, "name", metavar=speech("metavar-name")),
            _option(speech, "seed", type=Number(0, (1 << 64) - 1), metavar=speech("metavar-seed")),
            _option(speech, "save", metavar=speech("metavar-file")),
            _flag(speech, "dialect"),
            _flag(speech, "french"),
            _flag(speech, "ascii"),
            _flag(speech, "plain"),
            _lang(speech),
        ],
    )


def _replay(speech: Words) -> Command:
    def replay(files: tuple[str, ...], json: bool) -> Callable[[], int]:
        return partial(replay_files, speech, files, as_json=json)

    return Command(
        speech,
        "replay",
        callback=replay,
        params=[
            click.Argument(
                ["files"],
                metavar=speech("metavar-files"),
                nargs=-1,
                required=True,
                help=speech("argument-files"),
            ),
            _flag(speech, "json"),
            _lang(speech),
        ],
    )


def _rules(speech: Words) -> Command:
    def rules(rules: tuple[str, ...]) -> Callable[[], int]:
        return partial(say_rules, speech, " ".join(rules) or DEFAULT_PRESET)

    return Command(
        speech,
        "rules",
        callback=rules,
        params=[
            click.Argument(
                ["rules"], metavar=speech("metavar-rules"), nargs=-1, help=speech("argument-rules")
            ),
            _lang(speech),
        ],
    )


def _deck(speech: Words) -> Command:
    from cicera.art import FACES
    from cicera.terminal.deck import FORMATS

    def deck(out: str, face: str, form: str, width: int | None) -> Callable[[], int]:
        return partial(write_deck, speech, Path(out), face=face, form=form, width=width)

    return Command(
        speech,
        "deck",
        callback=deck,
        params=[
            click.Argument(["out"], metavar=speech("metavar-out"), help=speech("argument-out")),
            _option(speech, "face", default=FACES[0], type=OneOf(FACES)),
            click.Option(
                ["--format", "form"],
                default=FORMATS[0],
                type=OneOf(FORMATS),
                help=speech("option-format"),
            ),
            _option(speech, "width", type=Number(8, 4000), metavar=speech("metavar-pixels")),
            _lang(speech),
        ],
    )


def _play(speech: Words) -> Command:
    def play(**given: Any) -> Callable[[], int]:
        return partial(_start_server, speech, given, local=True)

    return Command(
        speech,
        "play",
        callback=play,
        params=[
            _option(speech, "port", type=Number(0, 65535), metavar="PORT"),
            _flag(speech, "no-browser"),
            _lang(speech),
        ],
    )


def _serve(speech: Words) -> Command:
    def serve(**given: Any) -> Callable[[], int]:
        return partial(_start_server, speech, given, local=False)

    return Command(
        speech,
        "serve",
        callback=serve,
        params=[
            _option(speech, "host", metavar="HOST"),
            _option(speech, "port", type=Number(0, 65535), metavar="PORT"),
            _option(speech, "database", metavar="URL"),
            _option(speech, "address", metavar="URL"),
            _option(speech, "unstarted-days", type=Number(0, 100_000), metavar="DAYS"),
            _option(speech, "idle-days", type=Number(0, 100_000), metavar="DAYS"),
            _lang(speech),
        ],
    )


def _start_server(speech: Words, given: dict[str, Any], *, local: bool) -> int:
    from cicera.terminal.serving import play_here, serve_others

    asked = {name: value for name, value in given.items() if value is not None}
    return play_here(speech, asked) if local else serve_others(speech, asked)


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


def _mend_streams() -> None:
    """Closed streams become empty ones, and no letter is too strange to be printed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Let what is still to be printed vanish, so that the end of the process says nothing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
    echo(f"cicera: {reason}", err=True)
    if ctx:
        click.echo(speech("usage-try", command=f"{path} --help"), err=True)
    return REFUSED
