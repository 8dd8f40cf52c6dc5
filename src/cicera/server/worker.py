"""Where do bots think? In a process of its own, one view in, one move out, over its pipes.

``python -m cicera.server.worker`` is started and, when a bot thinks too long, killed by
``cicera.server.bots``. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import pickle
import signal
import sys
from dataclasses import dataclass
from typing import IO

from cicera.domain.chance import stream
from cicera.domain.play import Move
from cicera.domain.view import View
from cicera.players import PLAYERS

LENGTH = 4
"""So many bytes, highest first, say how long the pickle behind them is."""


@dataclass(frozen=True, slots=True)
class Question:
    """What does player ``name`` do? ``purpose`` names its stream of chance from ``seed``."""

    name: str
    seed: int
    purpose: tuple[str | int, ...]
    view: View


def answer(question: Question) -> Move:
    """The move of the player; the same question always gets the same one."""
    chance = stream(question.seed, "player", *question.purpose)
    return PLAYERS[question.name](chance).choose(question.view)


def pack(value: object) -> bytes:
    """``value`` as it goes through the pipe."""
    data = pickle.dumps(value)
    return len(data).to_bytes(LENGTH, "big") + data


def main() -> None:
    """Answer questions until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while (question := _read(questions)) is not None:
        answers.write(pack(answer(question)))
        answers.flush()


def _read(pipe: IO[bytes]) -> Question | None:
    size = pipe.read(LENGTH)
    if len(size) < LENGTH:
        return None
    question = pickle.loads(pipe.read(int.from_bytes(size, "big")))  # noqa: S301  # our own parent
    assert isinstance(question, Question)
    return question


if __name__ == "__main__":
    main()
