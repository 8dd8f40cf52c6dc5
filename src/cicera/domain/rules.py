"""Which rules is a match played by? (rules.md section 8, T2, D2-D4, B5, S1, S6, S7, M2)

Four rule sets come from the sources; any field of one can be overridden. As text: a preset, then
``field=value`` in any order, as ``bigia players=2 packet=6 target=31``.

>>> rules = parse_rules("caciada packet=6 target=31")
>>> rules.batch, format_rules(rules)
(6, 'caciada packet=6 target=31')
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final

from cicera.domain.cards import SUIT_CODES
from cicera.errors import InvalidRules

Value = int | bool | str

HAND_CARDS: Final = 48
TABLE_CARDS: Final = 4
MAX_TARGET: Final = 9999


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One complete rule set; impossible combinations raise :class:`InvalidRules`.

    Make one from a preset with :func:`make_rules` or :func:`parse_rules`.
    """

    preset: str
    players: int
    packet: int
    batch: int
    redeal: bool
    carte_tie: str
    napula_suit: str
    napula_limit: int
    napoleone: bool
    cinquanta: bool
    last_scua: bool
    target: int

    def __post_init__(self) -> None:
        _verify(self)

    @property
    def sides(self) -> int:
        """How many sides score: 2 with 4 players, else one a player (T2)."""
        return 2 if self.players == 4 else self.players

    @property
    def packets(self) -> int:
        """How many packets each player gets in a hand (D2)."""
        return HAND_CARDS // (self.players * self.packet)

    def side_of(self, seat: int) -> int:
        """The side that ``seat`` plays for (T2)."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of ``side`` in order of play (T2)."""
        return tuple(range(side, self.players, self.sides))


_IT: Final[dict[str, Value]] = {
    "players": 4, "packet": 12, "batch": "packet", "redeal": False, "carte_tie": "none",
    "napula_suit": "s", "napula_limit": 13, "napoleone": True, "cinquanta": False,
    "last_scua": True, "target": 51,
}  # fmt: skip
_ES: Final = _IT | {"carte_tie": "split", "cinquanta": True}
PRESETS: Final[dict[str, dict[str, Value]]] = {
    "caciada": _IT,
    "bigia": _ES,
    "moedas": _IT
    | {"batch": 1, "redeal": True, "napula_suit": "d", "napula_limit": 10, "napoleone": False},
    "veloce": _ES | {"redeal": True, "target": 21},
}
"""Field values of each preset; a ``batch`` of "packet" follows the packet."""
DEFAULT_PRESET: Final = "caciada"
FIELDS: Final = tuple(_IT)
FLAGS: Final = ("redeal", "napoleone", "cinquanta", "last_scua")
NUMBERS: Final = ("players", "packet", "batch", "napula_limit", "target")
CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "players": (2, 3, 4),
    "carte_tie": ("none", "split"),
    "napula_suit": tuple(SUIT_CODES),
}
RANGES: Final = {"napula_limit": (3, 13), "target": (1, MAX_TARGET)}
_WORD = re.compile(r"\S+")


def make_rules(preset: str = DEFAULT_PRESET, **overrides: Value) -> Rules:
    """The rules of ``preset`` with some fields overridden.

    Raises :class:`InvalidRules` for an unknown preset or field and for a combination that cannot
    be played. A batch of "packet" follows an overridden packet.
    """
    _verify_preset(preset)
    for name in overrides:
        if name not in FIELDS:
            raise InvalidRules("unknown-field", field=name, known=", ".join(FIELDS))
    values = PRESETS[preset] | overrides
    if values["batch"] == "packet":
        values["batch"] = values["packet"]
    return Rules(preset=preset, **values)  # type: ignore[arg-type]  # judged by _verify


def parse_rules(text: str) -> Rules:
    """The rules that ``text`` says; raises :class:`InvalidRules` with the offending field.

    An error's ``values["offset"]`` is where in ``text`` the offending word starts.
    """
    if not isinstance(text, str):
        raise InvalidRules("unknown-preset", text=repr(text), known=", ".join(PRESETS), offset=0)
    words = [(match[0], match.start()) for match in _WORD.finditer(text)]
    preset, start = words[0] if words else ("", 0)
    if preset not in PRESETS:
        known = ", ".join(PRESETS)
        raise InvalidRules("unknown-preset", text=preset, known=known, offset=start)
    overrides: dict[str, Value] = {}
    places = {"preset": start}
    for word, offset in words[1:]:
        name, equals, value = word.partition("=")
        try:
            if not equals:
                raise InvalidRules("not-a-setting", text=word)
            if name in overrides:
                raise InvalidRules("field-twice", field=name)
            overrides[name] = _parse_value(name, value)
            _verify_alone(name, overrides[name])
        except InvalidRules as error:
            error.values["offset"] = offset
            raise
        places[name] = offset
    try:
        return make_rules(preset, **overrides)
    except InvalidRules as error:
        error.values["offset"] = places.get(str(error.values.get("field", "preset")), start)
        raise


def format_rules(rules: Rules) -> str:
    """The canonical text of ``rules``: its preset, then the fields that differ, in order."""
    preset = PRESETS[rules.preset]
    words = [rules.preset]
    for name in FIELDS:
        value = getattr(rules, name)
        usual = preset[name] if preset[name] != "packet" else rules.packet
        if value != usual:
            words.append(f"{name}={format_value(value)}")
    return " ".join(words)


def format_value(value: Value) -> str:
    """A field's value as it stands in the text form."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def rules_dict(rules: Rules) -> dict[str, Value]:
    """All fields by name, the preset first, as the replay contract prints them."""
    return {field.name: getattr(rules, field.name) for field in fields(rules)}


def packets_for(players: int) -> tuple[int, ...]:
    """The packets that ``players`` can be dealt (D2), smallest first."""
    return divisors(HAND_CARDS // players)


def divisors(number: int) -> tuple[int, ...]:
    """All divisors of ``number``, smallest first."""
    return tuple(d for d in range(1, number + 1) if number % d == 0)


def _parse_value(name: str, text: str) -> Value:
    if name not in FIELDS:
        raise InvalidRules("unknown-field", field=name, known=", ".join(FIELDS))
    if name in FLAGS:
        if text not in ("on", "off"):
            raise InvalidRules("not-a-flag", field=name, text=text)
        return text == "on"
    if name in NUMBERS and not (name == "batch" and text == "packet"):
        if not re.fullmatch(r"[0-9]{1,4}", text):
            raise InvalidRules("not-a-number", field=name, text=text)
        return int(text)
    return text


def _verify(rules: Rules) -> None:
    _verify_preset(rules.preset)
    for name in NUMBERS:
        if type(getattr(rules, name)) is not int:
            raise InvalidRules("not-a-number", field=name, text=str(getattr(rules, name)))
    for name in FLAGS:
        if type(getattr(rules, name)) is not bool:
            raise InvalidRules("not-a-flag", field=name, text=str(getattr(rules, name)))
    for name in FIELDS:
        _verify_alone(name, getattr(rules, name))
    _verify_divides("packet", rules.packet, HAND_CARDS // rules.players)
    _verify_divides("batch", rules.batch, rules.packet)


def _verify_alone(name: str, value: Value) -> None:
    """What can be said of one field without the others."""
    if name in CHOICES:
        _verify_choice(name, value, CHOICES[name])
    elif name in RANGES and isinstance(value, int):
        _verify_range(name, value, *RANGES[name])


def _verify_preset(preset: str) -> None:
    if type(preset) is not str or preset not in PRESETS:
        raise InvalidRules("unknown-preset", text=str(preset), known=", ".join(PRESETS))


def _verify_choice(name: str, value: Value, known: tuple[Value, ...]) -> None:
    if value not in known:
        raise InvalidRules(
            "not-a-choice", field=name, text=str(value), known=", ".join(map(str, known))
        )


def _verify_divides(name: str, value: int, whole: int) -> None:
    if value < 1 or whole % value:
        known = ", ".join(map(str, divisors(whole)))
        raise InvalidRules(f"{name}-divides", field=name, value=value, whole=whole, known=known)


def _verify_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise InvalidRules("out-of-range", field=name, value=value, low=low, high=high)
