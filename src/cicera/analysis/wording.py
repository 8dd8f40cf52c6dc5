"""How are figures written in the person's language?"""

from __future__ import annotations

from math import isnan

from cicera.analysis.statistics import Estimate
from cicera.locale import Words


def decimal(value: float, form: str, speech: Words) -> str:
    """``value`` in the format ``form``, with the decimal sign of the language; – if unknown."""
    return "–" if isnan(value) else format(value, form).replace(".", speech("arena-decimal-sign"))


def margin(points: Estimate, speech: Words, form: str = ".2f") -> str:
    """The half width of an interval; nothing if it is not known."""
    return "" if isnan(points.margin) else f"±{decimal(points.margin, form, speech)}"
