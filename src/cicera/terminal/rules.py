"""What does a rule set mean, in plain words, and how does it differ from the default?"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from cicera.domain.rules import (
    DEFAULT_PRESET,
    FIELDS,
    PRESETS,
    Rules,
    format_rules,
    format_value,
    make_rules,
)
from cicera.locale import Words
from cicera.notation.wording import explain_field

__all__ = ["explain_field", "explain_rules"]


def explain_rules(rules: Rules, words: Words, *, width: int = 79) -> Iterator[str]:
    """``rules`` line by line, the fields that differ from the default preset marked.

    The default compared with follows a batch of "packet", as its text form does.
    """
    default = make_rules()
    yield format_rules(rules)
    yield from textwrap.wrap(words(f"preset-{rules.preset}"), width)
    different = [field for field in FIELDS if getattr(rules, field) != getattr(default, field)]
    for title, fields in (
        ("rules-different", different),
        ("rules-same", [field for field in FIELDS if field not in different]),
    ):
        if not fields:
            continue
        yield ""
        yield words(title, preset=DEFAULT_PRESET)
        for field in fields:
            yield from _field(field, rules, default, words, width)
    if not different:
        yield ""
        yield from textwrap.wrap(words("rules-presets", known=", ".join(PRESETS)), width)


def _field(field: str, rules: Rules, default: Rules, words: Words, width: int) -> Iterator[str]:
    value, usual = (format_value(getattr(either, field)) for either in (rules, default))
    head = f"{field}={value}"
    if value != usual:
        head += f" ({words('rules-usual', preset=DEFAULT_PRESET, value=usual)})"
    yield f"  {head}"
    yield from textwrap.wrap(
        explain_field(field, rules, words),
        width,
        initial_indent="      ",
        subsequent_indent="      ",
    )
