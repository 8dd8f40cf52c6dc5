"""What was asked for when a match was started in the terminal?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cicera.domain.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """A match at this terminal: by which rules, against whom, and how it is shown.

    ``file`` is a record to go on from; then its rules, seat, opponents and seed count before the
    ones given here. ``seed`` decides packs, first dealer and the players' chance. ``opponents``
    are names of ``cicera.players.PLAYERS``, gone through again and again for the other seats.
    ``save`` is where quitting saves: by default the file itself, else a dated file in the
    person's data folder. ``delay`` is how many seconds a player waits before playing.
    """

    file: Path | None = None
    rules: Rules
    seed: int
    opponents: tuple[str, ...] = ("greedy",)
    seat: int = 0
    name: str | None = None
    save: Path | None = None
    language: str
    dialect: bool = False
    ascii: bool = False
    plain: bool = False
    french: bool = False
    delay: float = 0.9
