"""What does a field of the rules mean, in plain words? (rules.md section 8)"""

from __future__ import annotations

from cicera.domain.rules import FLAGS, Rules, format_value
from cicera.locale import Words


def explain_field(field: str, rules: Rules, words: Words) -> str:
    """What the value of one ``field`` of ``rules`` means, in a sentence.

    >>> from cicera import parse_rules
    >>> from cicera.locale import words
    >>> explain_field("cinquanta", parse_rules("caciada"), words("en"))
    'Taking four cards at once is a quadriglia and no more.'
    """
    value = getattr(rules, field)
    if field in FLAGS:
        return words(f"rule-{field}-{format_value(value)}")
    if field == "napula_suit":
        return words(f"rule-{field}", suit=value)
    return words(f"rule-{field}", value=value, packets=rules.packets)
