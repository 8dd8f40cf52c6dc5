"""What does ``cicera arena`` do? It measures players against one another and tells the result."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cicera.analysis.arena import CHUNK, measure
from cicera.analysis.duplicate import Setting
from cicera.analysis.engines import ENGINES, make_engine
from cicera.analysis.failures import ArenaRefused
from cicera.analysis.ledger import Ledger
from cicera.analysis.results import Results
from cicera.domain.rules import DEFAULT_PRESET, format_rules, parse_rules
from cicera.locale import Words
from cicera.terminal.compiling import compile_players
from cicera.terminal.help import Number, OneOf
from cicera.terminal.pictures import told, verify_picture, write_picture
from cicera.terminal.work import echo

if TYPE_CHECKING:
    from cicera.analysis.report import Report

MOST_DEALS = 10_000_000


def arena_params(speech: Words) -> list[click.Parameter]:
    """What can be asked of ``cicera arena``."""

    def option(name: str, **settings: Any) -> click.Option:
        return click.Option([f"--{name}"], help=speech(f"arena-option-{name}"), **settings)

    players, number = speech("arena-metavar-players"), speech("arena-metavar-number")
    file = speech("metavar-file")
    return [
        click.Argument(
            ["players"],
            metavar=players,
            nargs=-1,
            required=True,
            help=speech("arena-argument-players"),
        ),
        option("deals", default=1000, type=Number(1, MOST_DEALS), metavar=number),
        option("seed", default=1, type=Number(0, (1 << 64) - 1), metavar=speech("metavar-seed")),
        click.Option(
            ["--rules"],
            default=DEFAULT_PRESET,
            metavar=speech("metavar-rules"),
            help=speech("option-rules"),
        ),
        option("anchor", metavar=speech("arena-metavar-player")),
        option("out", metavar=file),
        option("json", is_flag=True),
        option("plot", metavar=file),
        option("engine", default=ENGINES[0], type=OneOf(ENGINES)),
        option("workers", type=Number(1, 10_000), metavar=number),
        option("chunk", default=CHUNK, type=Number(1, 10_000), metavar=number),
    ]


def run_arena(speech: Words, given: dict[str, Any]) -> int:
    """Measure what was ``given``, print it and draw it; the exit status.

    Whatever can be refused is refused before the first hand is played.
    """
    setting = Setting(
        players=given["players"],
        rules=parse_rules(given["rules"]),
        seed=given["seed"],
        deals=given["deals"],
    )
    anchor = given["anchor"]
    if anchor is not None and anchor not in setting.players:
        known = ", ".join(setting.players)
        raise ArenaRefused("arena-no-anchor", player=anchor, known=known)
    picture = Path(given["plot"]) if given["plot"] else None
    if picture is not None:
        verify_picture(picture, speech)
    results = _measure(setting, given, speech)
    from cicera.analysis.report import make_report

    report = make_report(results, anchor=anchor)
    _tell(report, speech, as_json=given["json"])
    if picture is not None:
        from cicera.analysis.plots import plot

        write_picture(picture, plot(report, speech, picture.suffix), speech)
    return 0


def _tell(report: Report, speech: Words, *, as_json: bool) -> None:
    if as_json:
        from cicera.analysis.report import report_dict

        click.echo(json.dumps(report_dict(report), ensure_ascii=False))
        return
    from cicera.terminal.standings import tell

    for line in tell(report, speech, shutil.get_terminal_size().columns):
        echo(line)


def _measure(setting: Setting, given: dict[str, Any], speech: Words) -> Results:
    engine = make_engine(given["engine"], given["workers"])
    compile_players(setting.players, speech)
    out = Path(given["out"]) if given["out"] else None
    done = 0

    def note(results: Results) -> None:
        nonlocal done
        done = results.done
        show(results)

    try:
        with (
            told(out, speech) if out else nullcontext(),
            Ledger(out, setting) if out else nullcontext() as ledger,
            _progress(setting, speech) as show,
        ):
            return measure(
                setting,
                engine=engine,
                ledger=ledger,
                chunk=given["chunk"],
                progress=note,
            )
    except KeyboardInterrupt:
        echo(speech("arena-stopped", done=done, count=setting.tasks), err=True)
        if out:
            command = _command(setting, given)
            echo(speech("arena-go-on", command=command), err=True)
        else:
            echo(speech("arena-nothing-kept"), err=True)
        raise


@contextmanager
def _progress(setting: Setting, speech: Words) -> Iterator[Callable[[Results], None]]:
    """A bar with the time left on standard error, where a person looks at it."""
    if not sys.stderr.isatty():
        yield lambda _results: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    columns = (
        TextColumn(speech("arena-progress-deals")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(speech("arena-progress-left")),
        TimeLeft(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, speed_estimate_period=120) as bar:
        task = bar.add_task("", total=setting.tasks)
        yield lambda results: bar.update(task, completed=results.done)


def _command(setting: Setting, given: dict[str, Any]) -> str:
    """The command line that goes on."""
    words = ["cicera", "arena", *setting.players]
    words += ["--deals", str(setting.deals), "--seed", str(setting.seed)]
    words += ["--rules", format_rules(setting.rules)]
    for name in ("anchor", "engine", "workers", "plot", "out"):
        if given[name] not in (None, ENGINES[0]):
            words += [f"--{name}", str(given[name])]
    return shlex.join(words + ["--json"] * given["json"])
