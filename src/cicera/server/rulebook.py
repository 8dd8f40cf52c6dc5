"""What can a table be made with, and what do its rules mean in plain words?"""

from __future__ import annotations

from typing import Final, get_args

from cicera.domain.rules import (
    FIELDS,
    MAX_TARGET,
    PRESETS,
    Rules,
    format_rules,
    make_rules,
    packets_for,
    rules_dict,
)
from cicera.locale import LANGUAGES, words
from cicera.notation.wording import explain_field
from cicera.server import names
from cicera.server.bodies import Choices, PresetInfo, RulesInWords, RuleWords
from cicera.server.shapes import PlayerName

_BASICS: Final = ("play", "lay", "bonuses", "honours", "sweep")


def explain(rules: Rules, language: str) -> RulesInWords:
    """``rules`` in plain words, each field beside what is usual in the default rule set."""
    speech, usual = words(language), make_rules()
    return RulesInWords(
        text=format_rules(rules),
        preset=rules.preset,
        words=speech(f"preset-{rules.preset}"),
        basics=tuple(speech(f"terminal-rules-{key}") for key in _BASICS),
        fields=tuple(
            RuleWords(
                field=field,
                value=getattr(rules, field),
                words=explain_field(field, rules, speech),
                usual=getattr(usual, field),
            )
            for field in FIELDS
        ),
    )


def choices(language: str) -> Choices:
    """Everything that there is to choose from."""
    speech = words(language)
    return Choices(
        presets=tuple(
            PresetInfo(name, speech(f"preset-{name}"), rules_dict(make_rules(name)))
            for name in PRESETS
        ),
        packets={str(players): packets_for(players) for players in (2, 3, 4)},
        players=get_args(PlayerName),
        languages=LANGUAGES,
        name_limit=names.LIMIT,
        target_limit=MAX_TARGET,
    )
