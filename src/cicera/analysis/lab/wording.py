"""How are the lab's keys and figures said in the person's language?"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, log10

from cicera.analysis.lab.answers import Answer, Table
from cicera.analysis.lab.figures import Figure
from cicera.analysis.wording import decimal
from cicera.domain.rules import format_rules
from cicera.locale import Words

_MOST_DIGITS = {"share": 2}
_DUST = 1e-9
"""What rounding may have added to a half."""
_WHOLE = ("whole", "given")


def word(key: str, speech: Words) -> str:
    """What a row, a column or a table is called; a number or a rule set by itself."""
    for name in (f"lab-{key}", key):
        if name in speech:
            return speech(name)
    return key


def heading(answer: Answer, speech: Words) -> str:
    """By which rules, who, how many hands, which seed."""
    return speech(
        "lab-heading",
        rules=", ".join(format_rules(rules) for rules in answer.rules),
        player=answer.player,
        hands=answer.hands,
        seed=answer.seed,
    )


def title(answer: Answer, speech: Words) -> str:
    """The question as a sentence."""
    return speech(f"lab-question-{answer.question}")


def digits(figures: Iterable[Figure]) -> dict[str, int]:
    """For each unit how many decimals tell two digits of the widest interval."""
    widest: dict[str, float] = {}
    for figure in figures:
        half = (figure.margin or 0.0) * _scale(figure)
        widest[figure.unit] = max(widest.get(figure.unit, 0.0), half)
    return {
        unit: 0 if unit in _WHOLE else _decimals(half, _MOST_DIGITS.get(unit, 3))
        for unit, half in widest.items()
    }


def table_digits(table: Table) -> dict[str, int]:
    """:func:`digits` for all figures of a table."""
    return digits(figure for row in table.rows for figure in row.figures.values())


def value_text(figure: Figure, places: dict[str, int], speech: Words) -> str:
    """The value alone, a share in per cent."""
    sign = "+" if figure.unit == "signed" else ""
    text = decimal(figure.value * _scale(figure), f"{sign}.{places[figure.unit]}f", speech)
    return f"{text}%" if figure.unit == "share" else text


def margin_text(figure: Figure, places: dict[str, int], speech: Words) -> str:
    """The longer half of the interval, rounded up; nothing where there is none."""
    if figure.margin is None:
        return ""
    grain = 10 ** places[figure.unit]
    half = ceil(figure.margin * _scale(figure) * grain - _DUST) / grain
    return f"±{decimal(half, f'.{places[figure.unit]}f', speech)}"


def _scale(figure: Figure) -> int:
    return 100 if figure.unit == "share" else 1


def _decimals(half: float, most: int) -> int:
    """So many that ``half`` shows two digits."""
    return most if half <= 0 else max(1, min(most, ceil(-log10(half)) + 1))
