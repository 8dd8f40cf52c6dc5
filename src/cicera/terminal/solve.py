"""What does ``cicera solve`` do? It finds the exact value of a position of a recorded match.

A position is ``FILE`` for the end of the last hand, ``FILE:12`` for the moment before its twelfth
move, ``FILE:2.12`` for the same of hand 2.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import click

from cicera.domain.play import State, format_move, play, refill, start
from cicera.domain.rules import HAND_CARDS, MAX_TARGET, format_rules
from cicera.errors import CiceraError
from cicera.locale import Words
from cicera.notation.records import Record
from cicera.terminal.help import Number
from cicera.terminal.replay import Refusal, read_record
from cicera.terminal.work import REFUSED, echo

if TYPE_CHECKING:
    from cicera.analysis.solver import Report, Solution

DEEPEST: Final = 24
"""With more cards to play than these a position is solved only when that is asked for."""
MOST_NODES: Final = 10**15
NOTE_AFTER: Final = 1.0
_PLACE = re.compile(r"(?P<file>.+):(?:(?P<hand>[0-9]{1,6})\.)?(?P<move>[0-9]{1,6})", re.DOTALL)


class PositionRefused(CiceraError):
    """A position that the record does not have, or that is too far from the end."""


@dataclass(frozen=True, slots=True)
class Position:
    """The ``state`` before move ``move`` of hand ``hand`` (both from 1) of a record."""

    record: Record
    hand: int
    move: int
    state: State


def solve_params(speech: Words) -> list[click.Parameter]:
    """What can be asked of ``cicera solve``."""

    def option(name: str, **settings: Any) -> click.Option:
        return click.Option([f"--{name}"], help=speech(f"solve-option-{name}"), **settings)

    number = speech("solve-metavar-number")
    return [
        click.Argument(
            ["position"], metavar=speech("solve-metavar-position"), help=speech("solve-argument")
        ),
        option("json", is_flag=True),
        option("deep", is_flag=True),
        option("nodes", type=Number(1, MOST_NODES), metavar=number),
        option("napoleone", type=Number(0, MAX_TARGET), metavar=number),
    ]


def run_solve(speech: Words, given: dict[str, Any]) -> int:
    """Solve the position that was ``given`` and tell the result; the exit status."""
    file, hand, move = split_position(given["position"])
    record = read_record(file, speech)
    if isinstance(record, Refusal):
        echo(str(record), err=True)
        return REFUSED
    position = find_position(record, hand, move)
    if not given["deep"] and given["nodes"] is None:
        _verify_depth(position.state)
    solution = _solve(position, given, speech)
    if given["json"]:
        click.echo(json.dumps(solution_dict(file, position, solution)))
        return 0
    for line in tell(file, position, solution, speech):
        echo(line)
    return 0


def split_position(text: str) -> tuple[str, int | None, int | None]:
    """The file, the hand and the move that ``text`` names, None where it does not say.

    A file that has such a name, colon included, is a file.
    """
    match = _PLACE.fullmatch(text)
    if match is None or Path(text).exists():
        return text, None, None
    hand = match["hand"]
    return match["file"], int(hand) if hand else None, int(match["move"])


def find_position(record: Record, hand: int | None, move: int | None) -> Position:
    """The position before ``move`` of ``hand``: the last hand, and its end, where not given.

    Raises :class:`PositionRefused` for a hand or move that is not there.
    """
    hands = record.match.hands
    number = len(hands) if hand is None else hand
    if not 1 <= number <= len(hands):
        raise PositionRefused("solve-hand", hand=number, hands=len(hands))
    whole = hands[number - 1]
    last = len(whole.log) if whole.over else len(whole.log) + 1
    if move is None and whole.over:
        raise PositionRefused("solve-hand-over", hand=number, last=last)
    before = last if move is None else move
    if not 1 <= before <= last:
        raise PositionRefused("solve-move", hand=number, move=before, last=last)
    state = start(whole.rules, whole.deal)
    for played in whole.log[: before - 1]:
        if state.awaits_packet:
            state = refill(state, whole.deal.packets[state.stage])
        state = play(state, played.move)
    return Position(record, number, before, state)


def solution_dict(file: str, position: Position, solution: Solution) -> dict[str, Any]:
    """All of ``solution`` as JSON has it; values are points."""
    state = position.state
    return {
        "file": file,
        "rules": format_rules(state.rules),
        "hand": position.hand,
        "move": position.move,
        "left": HAND_CARDS - len(state.log),
        "turn": state.turn,
        "side": solution.side,
        "value": solution.value,
        "line": [format_move(move) for move in solution.line],
        "totals": solution.totals,
        "napoleone": solution.end.napoleone,
        "moves": [
            {"move": format_move(option.move), "value": option.value, "loss": option.loss}
            for option in solution.options
        ],
        "nodes": solution.nodes,
    }


def tell(file: str, position: Position, solution: Solution, speech: Words) -> Iterator[str]:
    """The solution in words."""
    state = position.state
    rules, players = state.rules, position.record.players

    def seat(number: int) -> str:
        return players[number] if players else speech("seat-number", seat=number)

    def side(number: int) -> str:
        if not players:
            return speech("side-number", side=number)
        return " + ".join(seat(other) for other in rules.seats_of(number))

    yield f"{file}: {format_rules(rules)}"
    yield speech("solve-place", hand=position.hand, move=position.move, player=seat(state.turn))
    yield speech("solve-left", count=HAND_CARDS - len(state.log))
    yield ""
    yield speech("solve-value", side=side(solution.side), value=_signed(solution.value, speech))
    if rules.sides > 2:
        yield speech("solve-three")
    if solution.end.napoleone is not None:
        yield speech("solve-napoleone", side=side(solution.end.napoleone))
    else:
        yield speech("solve-totals", totals=" – ".join(map(str, solution.totals)))
    yield ""
    yield speech("solve-line")
    line = " ".join(format_move(move) for move in solution.line)
    yield from _wrapped(line)
    yield ""
    yield speech("solve-moves")
    for option in solution.options:
        value, loss = _signed(option.value, speech), _signed(-option.loss, speech)
        move = format_move(option.move)
        yield f"  {move:<16} {value:>6}  {loss if option.loss else '':>6}".rstrip()
    yield ""
    yield speech("solve-nodes", count=solution.nodes)


def _solve(position: Position, given: dict[str, Any], speech: Words) -> Solution:
    from cicera.analysis.solver import solve
    from cicera.kernels import solving
    from cicera.kernels.jit import is_cached

    compiled = is_cached(solving.find_lead) and is_cached(solving.reach)
    if not compiled and sys.stderr.isatty():
        echo(speech("solve-compiling"), err=True)
    with _progress(speech) as report:
        return solve(position.state, worth=given["napoleone"], nodes=given["nodes"], report=report)


@contextmanager
def _progress(speech: Words) -> Iterator[Report]:
    """A line on standard error that counts, where a person looks at it and has to wait."""
    begun = noted = monotonic()

    def count(nodes: int) -> None:
        nonlocal noted
        now = monotonic()
        if sys.stderr.isatty() and now - begun > NOTE_AFTER and now - noted > NOTE_AFTER / 4:
            noted = now
            note = speech("solve-progress", millions=f"{nodes / 1e6:.0f}")
            click.echo(f"\r\x1b[K{note}", err=True, nl=False)

    try:
        yield count
    finally:
        if noted > begun:
            click.echo("\r\x1b[K", err=True, nl=False)


def _verify_depth(state: State) -> None:
    left = 0 if state.over else HAND_CARDS - len(state.log)
    if left > DEEPEST:
        move = HAND_CARDS - DEEPEST + 1
        raise PositionRefused("solve-deep", left=left, most=DEEPEST, move=move)


def _signed(value: float, speech: Words) -> str:
    """Points with their sign; halves only where there are any."""
    if value == int(value):
        return f"{int(value):+d}" if value else "0"
    return f"{value:+.1f}".replace(".", speech("arena-decimal-sign"))


def _wrapped(text: str) -> list[str]:
    width = max(shutil.get_terminal_size().columns, 20)
    return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="  ")
