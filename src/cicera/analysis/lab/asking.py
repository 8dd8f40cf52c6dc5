"""Which questions does the lab answer, and how is one asked?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cicera.analysis.lab.answers import Answer, Table
from cicera.analysis.lab.comparing import answer_rules
from cicera.analysis.lab.failures import LabRefused
from cicera.analysis.lab.matches import answer_match
from cicera.analysis.lab.names import PLAYER, QUESTIONS
from cicera.analysis.lab.points import answer_points
from cicera.analysis.lab.sampling import Sample, draw, usual_hands, verify_sample
from cicera.analysis.lab.seats import answer_seats
from cicera.analysis.lab.table import answer_table
from cicera.domain.rules import DEFAULT_PRESET, PRESETS, Rules, format_rules, make_rules

_ALONE: Final[dict[str, Callable[[Sample], tuple[Table, ...]]]] = {
    "points": answer_points,
    "seats": answer_seats,
    "table": answer_table,
}
_TOGETHER: Final[dict[str, Callable[[dict[str, Sample]], tuple[Table, ...]]]] = {
    "match": answer_match,
    "rules": answer_rules,
}


def usual_rules(question: str) -> list[Rules]:
    """The rule sets of ``question`` where nobody says which: all presets where it compares."""
    return [make_rules(name) for name in (PRESETS if question in _TOGETHER else (DEFAULT_PRESET,))]


def verify_question(question: str, rules: Sequence[Rules], player: str, hands: int) -> None:
    """Raise :class:`LabRefused` or :class:`InvalidText` for what cannot be asked."""
    if question not in QUESTIONS:
        raise LabRefused("lab-no-question", text=question, known=", ".join(QUESTIONS))
    if question in _ALONE and len(rules) != 1:
        raise LabRefused("lab-one-rules", question=question, count=len(rules))
    names = [format_rules(each) for each in rules]
    for name in names:
        if names.count(name) > 1:
            raise LabRefused("lab-rules-twice", rules=name)
    verify_sample(player, hands)


def ask(
    question: str,
    rules: Sequence[Rules] | None = None,
    *,
    player: str = PLAYER,
    hands: int | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Callable[[int], object] = lambda _hands: None,
) -> Answer:
    """The answer to ``question``, one of :data:`QUESTIONS`, over ``hands`` hands of each rule set.

    The same for any number of ``workers``. ``progress`` is called with the number of hands finished
    since the last call. Raises what :func:`verify_question` raises, :class:`PlayerFault` when a
    player fails, and :class:`LabRefused` where the hands are too few for a match that is asked for.
    """
    chosen = list(rules or usual_rules(question) if question in QUESTIONS else rules or ())
    count = usual_hands(player) if hands is None else hands
    verify_question(question, chosen, player, count)
    samples = {
        format_rules(each): draw(
            each,
            player=player,
            hands=count,
            seed=seed,
            detailed=question == "table",
            workers=workers,
            progress=progress,
        )
        for each in chosen
    }
    if question in _ALONE:
        tables = _ALONE[question](next(iter(samples.values())))
    else:
        tables = _TOGETHER[question](samples)
    return Answer(
        question=question,
        rules=tuple(chosen),
        player=player,
        hands=count,
        seed=seed,
        tables=tables,
    )
