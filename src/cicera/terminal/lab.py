"""What does ``cicera lab`` do? It simulates hands and tells what they say about the game."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from cicera.domain.rules import parse_rules
from cicera.locale import Words
from cicera.terminal.help import Number, OneOf
from cicera.terminal.pictures import verify_picture, write_picture
from cicera.terminal.work import echo

MOST_HANDS = 1_000_000


def lab_params(speech: Words) -> list[click.Parameter]:
    """What can be asked of ``cicera lab``."""
    from cicera.analysis.lab.names import PLAYER, QUESTIONS, known_players

    def option(name: str, **settings: Any) -> click.Option:
        return click.Option([f"--{name}"], help=speech(f"lab-option-{name}"), **settings)

    number = speech("arena-metavar-number")
    return [
        click.Argument(
            ["question"], metavar="|".join(QUESTIONS),
            help=speech("lab-argument-question"),
        ),
        option("rules", multiple=True, metavar=speech("metavar-rules")),
        option("hands", type=Number(1, MOST_HANDS), metavar=number),
        option("seed", default=1, type=Number(0, (1 << 64) - 1), metavar=speech("metavar-seed")),
        option("player", default=PLAYER, type=OneOf(known_players())),
        option("json", is_flag=True),
        option("plot", metavar=speech("metavar-file")),
        option("workers", type=Number(1, 10_000), metavar=number),
    ]  # fmt: skip


def run_lab(speech: Words, given: dict[str, Any]) -> int:
    """Answer what was ``given``, print it and draw it; the exit status.

    Whatever can be refused is refused before the first hand is played.
    """
    rules = [parse_rules(text) for text in given["rules"]]
    picture = Path(given["plot"]) if given["plot"] else None
    if picture is not None:
        verify_picture(picture, speech)
    from cicera.analysis.lab.answers import answer_dict
    from cicera.analysis.lab.asking import ask, usual_rules, verify_question
    from cicera.analysis.lab.sampling import usual_hands

    question, player = given["question"], given["player"]
    rules = rules or usual_rules(question)
    hands = given["hands"] or usual_hands(player)
    verify_question(question, rules, player, hands)
    _compile(player, speech)
    with _progress(len(rules) * hands, speech) as note:
        answer = ask(
            question,
            rules,
            player=player,
            hands=hands,
            seed=given["seed"],
            workers=given["workers"],
            progress=note,
        )
    if given["json"]:
        click.echo(json.dumps(answer_dict(answer), ensure_ascii=False))
    else:
        from cicera.terminal.findings import tell_answer

        for line in tell_answer(answer, speech, max(40, shutil.get_terminal_size().columns)):
            echo(line)
    if picture is not None:
        from cicera.analysis.lab.plots import plot_answer

        write_picture(picture, plot_answer(answer, speech, picture.suffix), speech)
    return 0


def _compile(player: str, speech: Words) -> None:
    """Compile what the hands need, which happens once on a machine; a line says so."""
    from cicera.analysis.lab.sampling import steps_for
    from cicera.kernels.warming import is_warm, warm

    steps = steps_for(player)
    if not is_warm(steps):
        echo(speech("lab-compiling"), err=True)
        warm(steps=steps)


@contextmanager
def _progress(hands: int, speech: Words) -> Iterator[Callable[[int], object]]:
    """A bar with the time left on standard error, where a person looks at it."""
    if not sys.stderr.isatty():
        yield lambda _hands: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    columns = (
        TextColumn(speech("lab-progress-hands")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(speech("arena-progress-left")),
        TimeLeft(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=hands)
        yield lambda more: bar.advance(task, more)
