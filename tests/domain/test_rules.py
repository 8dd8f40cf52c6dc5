"""rules.md section 8: rule sets."""

from __future__ import annotations

import dataclasses
import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import divisors, overrides, rule_sets

from cicera import PRESETS, InvalidRules, Rules, format_rules, make_rules, parse_rules
from cicera.domain.rules import FIELDS, rules_dict

TABLE = {
    "caciada": (4, 12, 12, False, "none", "s", 13, True, False, True, 51),
    "bigia": (4, 12, 12, False, "split", "s", 13, True, True, True, 51),
    "moedas": (4, 12, 1, True, "none", "d", 10, False, False, True, 51),
    "veloce": (4, 12, 12, True, "split", "s", 13, True, True, True, 21),
}
NAMES = (
    "players", "packet", "batch", "redeal", "carte_tie", "napula_suit", "napula_limit",
    "napoleone", "cinquanta", "last_scua", "target",
)  # fmt: skip


def text_of(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("preset", TABLE)
def test_8_presets(preset: str) -> None:
    rules = make_rules(preset)
    assert rules.preset == preset
    for name, value in zip(NAMES, TABLE[preset], strict=True):
        assert getattr(rules, name) == value, name
        assert type(getattr(rules, name)) is type(value), name
    assert parse_rules(preset) == rules
    assert format_rules(rules) == preset


def test_8_there_are_four_and_caciada_is_usual() -> None:
    assert set(PRESETS) == set(TABLE)
    assert set(FIELDS) == set(NAMES)
    assert make_rules() == make_rules("caciada")


def test_8_dictionary() -> None:
    """All fields as the replay contract prints them, in its order."""
    assert rules_dict(parse_rules("caciada target=31")) == {
        "preset": "caciada", "players": 4, "packet": 12, "batch": 12, "redeal": False,
        "carte_tie": "none", "napula_suit": "s", "napula_limit": 13, "napoleone": True,
        "cinquanta": False, "last_scua": True, "target": 31,
    }  # fmt: skip
    assert list(rules_dict(make_rules())) == ["preset", *NAMES]


@pytest.mark.parametrize(
    "text",
    [
        "caciada",
        "bigia packet=6", "bigia packet=4", "bigia players=2 packet=6", "bigia batch=1",
        "bigia batch=2", "bigia batch=3", "bigia target=21", "bigia target=31", "bigia target=41",
        "moedas packet=6",
        "veloce players=2 packet=4", "veloce players=3 packet=4", "veloce target=11",
    ],
)  # fmt: skip
def test_8_brackets(text: str) -> None:
    """What the sources also offer."""
    assert format_rules(parse_rules(text)) == text


CHOICES = {
    "players": (2, 3, 4),
    "redeal": (True, False),
    "carte_tie": ("none", "split"),
    "napula_suit": ("s", "c", "d", "b"),
    "napula_limit": tuple(range(3, 14)),
    "napoleone": (True, False),
    "cinquanta": (True, False),
    "last_scua": (True, False),
    "target": (1, 11, 21, 31, 41, 51, 9999),
}


@pytest.mark.parametrize("preset", TABLE)
@pytest.mark.parametrize("name", NAMES)
def test_8_overrides(preset: str, name: str) -> None:
    """Every value of every field, on every preset; the other fields stay."""
    for value in CHOICES.get(name, divisors(12)):
        others = {"packet": 4, "batch": 4} if name == "players" else {}
        rules = make_rules(preset, **{name: value, **others})
        assert getattr(rules, name) == value
        usual = dict(zip(NAMES, TABLE[preset], strict=True)) | others
        if name == "packet" and preset != "moedas":
            usual["batch"] = value
        for other in NAMES:
            assert other == name or getattr(rules, other) == usual[other]
        words = [f"{key}={text_of(v)}" for key, v in {name: value, **others}.items()]
        assert parse_rules(" ".join([preset, *words])) == rules
        assert parse_rules(format_rules(rules)) == rules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_d2_packets(players: int) -> None:
    for packet in range(-1, 50):
        if packet > 0 and (48 // players) % packet == 0:
            rules = make_rules(players=players, packet=packet)
            assert rules.packets * packet * players == 48
        else:
            with pytest.raises(InvalidRules) as refused:
                make_rules(players=players, packet=packet, batch=1)
            assert refused.value.code == "packet-divides"
            known = ", ".join(map(str, divisors(48 // players)))
            assert refused.value.values["known"] == known
            assert str(packet) in str(refused.value)
            assert known in str(refused.value)


def test_d2_usual_packets() -> None:
    for players, packets in ((4, (12, 6, 4)), (2, (12, 6, 4)), (3, (16, 8, 4))):
        for packet in packets:
            assert make_rules(players=players, packet=packet).packet == packet


def test_d3_batches() -> None:
    for packet in divisors(24):
        for batch in range(-1, 26):
            if batch > 0 and packet % batch == 0:
                assert make_rules(players=2, packet=packet, batch=batch).batch == batch
            else:
                with pytest.raises(InvalidRules) as refused:
                    make_rules(players=2, packet=packet, batch=batch)
                assert refused.value.code == "batch-divides"
                assert refused.value.values["known"] == ", ".join(map(str, divisors(packet)))


def test_8_batch_of_packet_follows() -> None:
    assert make_rules("caciada", packet=6).batch == 6
    assert make_rules("moedas", packet=6).batch == 1
    assert make_rules("moedas", packet=6, batch="packet").batch == 6
    assert parse_rules("moedas batch=packet packet=4").batch == 4
    assert parse_rules("bigia players=2 packet=6 target=31").batch == 6
    assert format_rules(parse_rules("moedas batch=packet")) == "moedas batch=12"
    assert format_rules(parse_rules("caciada batch=12")) == "caciada"
    assert format_rules(parse_rules("caciada packet=6 batch=6")) == "caciada packet=6"
    assert format_rules(parse_rules("caciada packet=6 batch=2")) == "caciada packet=6 batch=2"


REFUSED = [
    # text, code, field or preset at fault, offset of its word
    ("", "unknown-preset", None, 0),
    ("scopa", "unknown-preset", None, 0),
    ("  scopa", "unknown-preset", None, 2),
    ("Caciada", "unknown-preset", None, 0),
    ("caciada,", "unknown-preset", None, 0),
    ("target=31", "unknown-preset", None, 0),
    ("caciada redeal", "not-a-setting", None, 8),
    ("caciada colour=red", "unknown-field", "colour", 8),
    ("caciada =3", "unknown-field", "", 8),
    ("caciada preset=bigia", "unknown-field", "preset", 8),
    ("caciada target = 31", "not-a-setting", None, 8),
    ("caciada target=31 target=31", "field-twice", "target", 18),
    ("caciada redeal=yes", "not-a-flag", "redeal", 8),
    ("caciada redeal=On", "not-a-flag", "redeal", 8),
    ("caciada redeal=", "not-a-flag", "redeal", 8),
    ("caciada last_scua=1", "not-a-flag", "last_scua", 8),
    ("caciada target=", "not-a-number", "target", 8),
    ("caciada target=-1", "not-a-number", "target", 8),
    ("caciada target=+1", "not-a-number", "target", 8),
    ("caciada target=3.0", "not-a-number", "target", 8),
    ("caciada target=٣", "not-a-number", "target", 8),
    ("caciada target=99999", "not-a-number", "target", 8),
    ("caciada packet=packet", "not-a-number", "packet", 8),
    ("caciada batch=all", "not-a-number", "batch", 8),
    ("caciada target=0", "out-of-range", "target", 8),
    ("caciada napula_limit=2", "out-of-range", "napula_limit", 8),
    ("caciada napula_limit=14", "out-of-range", "napula_limit", 8),
    ("caciada players=1", "not-a-choice", "players", 8),
    ("caciada players=0", "not-a-choice", "players", 8),
    ("caciada players=5", "not-a-choice", "players", 8),
    ("caciada carte_tie=half", "not-a-choice", "carte_tie", 8),
    ("caciada napula_suit=x", "not-a-choice", "napula_suit", 8),
    ("caciada napula_suit=sc", "not-a-choice", "napula_suit", 8),
    ("caciada napula_suit=", "not-a-choice", "napula_suit", 8),
    ("caciada packet=5", "packet-divides", "packet", 8),
    ("caciada packet=0", "packet-divides", "packet", 8),
    ("caciada packet=16", "packet-divides", "packet", 8),
    ("caciada players=3 packet=12", "packet-divides", "packet", 18),
    ("caciada players=3", "packet-divides", "packet", 0),
    ("bigia target=21 batch=5", "batch-divides", "batch", 16),
    ("bigia packet=6 batch=4", "batch-divides", "batch", 15),
    ("bigia batch=0", "batch-divides", "batch", 6),
]


@pytest.mark.parametrize(("text", "code", "field", "offset"), REFUSED)
def test_8_refuses(text: str, code: str, field: str | None, offset: int) -> None:
    with pytest.raises(InvalidRules) as refused:
        parse_rules(text)
    error = refused.value
    assert (error.code, error.values["offset"]) == (code, offset)
    if field is not None:
        assert error.values["field"] == field
    assert str(error)


def test_8_refuses_the_first_offence() -> None:
    """An unknown preset stands before the fields, and is what is wrong."""
    for text in ("scopa foo=1", "scopa target=x", "scopa redeal", "scopa target=1 target=1"):
        with pytest.raises(InvalidRules) as refused:
            parse_rules(text)
        assert (refused.value.code, refused.value.values["offset"]) == ("unknown-preset", 0)


WRONG_TYPES = {
    "players": (True, "4", 4.0, None, b"4", (4,)),
    "packet": (True, "12", 12.0, None, "packet"),
    "batch": (True, "1", 1.0, None, "all"),
    "redeal": (1, 0, "on", None, 1.0),
    "carte_tie": (True, None, 0, b"none", ["none"]),
    "napula_suit": (True, None, 0, b"s", ["s"], {"s"}),
    "napula_limit": (True, "13", 13.0, None),
    "napoleone": (1, 0, "on", None),
    "cinquanta": (1, 0, "on", None),
    "last_scua": (1, 0, "on", None),
    "target": (True, "51", 51.0, None, float("nan"), float("inf")),
}


@pytest.mark.parametrize("name", NAMES)
def test_8_refuses_wrong_types(name: str) -> None:
    for value in WRONG_TYPES[name]:
        with pytest.raises(InvalidRules) as refused:
            make_rules(**{name: value})
        assert str(refused.value)
        with pytest.raises(InvalidRules):
            dataclasses.replace(make_rules(), **{name: value})


@pytest.mark.parametrize(
    "preset", ["", "Caciada", "scopa", None, 1, True, b"bigia", ("bigia",), []]
)
def test_8_refuses_unknown_presets(preset: object) -> None:
    with pytest.raises(InvalidRules) as refused:
        make_rules(preset)  # type: ignore[arg-type]
    assert refused.value.code == "unknown-preset"
    assert "caciada, bigia, moedas, veloce" in str(refused.value)
    with pytest.raises(InvalidRules):
        dataclasses.replace(make_rules(), preset=preset)  # type: ignore[arg-type]


def test_8_refuses_unknown_fields() -> None:
    with pytest.raises(InvalidRules) as refused:
        make_rules("bigia", colour="red")
    assert refused.value.code == "unknown-field"


def test_8_reasons() -> None:
    """What is wrong and what would be right, in words."""
    for text, words in {
        "caciada packet=5": "1, 2, 3, 4, 6, 12",
        "caciada players=3": "1, 2, 4, 8, 16",
        "caciada packet=6 batch=4": "1, 2, 3, 6",
        "caciada players=5": "2, 3, 4",
        "caciada napula_suit=x": "s, c, d, b",
        "caciada carte_tie=x": "none, split",
        "caciada colour=red": "players, packet, batch",
        "scopa": "caciada, bigia, moedas, veloce",
    }.items():
        with pytest.raises(InvalidRules, match=re.escape(words)):
            parse_rules(text)


@given(rule_sets())
def test_8_round_trip(rules: Rules) -> None:
    text = format_rules(rules)
    assert parse_rules(text) == rules
    assert format_rules(parse_rules(text)) == text
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301
    assert hash(parse_rules(text)) == hash(rules)
    assert Rules(**rules_dict(rules)) == rules  # type: ignore[arg-type]


@given(st.sampled_from(sorted(TABLE)), overrides(), st.randoms(use_true_random=False))
def test_8_any_order(preset: str, fields: dict, chance) -> None:
    words = [f"{name}={text_of(value)}" for name, value in fields.items()]
    chance.shuffle(words)
    spaced = chance.choice((" ", "  ", "\t")).join([preset, *words])
    assert parse_rules(f" {spaced} ") == make_rules(preset, **fields)


@given(st.text(max_size=40) | st.lists(st.sampled_from(
    ["caciada", "veloce", "players=2", "players=3", "packet=4", "batch=packet", "target=7",
     "redeal=on", "=", "x=", "redeal", "packet=7"]), max_size=5).map(" ".join))  # fmt: skip
def test_8_any_text(text: str) -> None:
    try:
        rules = parse_rules(text)
    except InvalidRules as error:
        refused = error
    else:
        assert parse_rules(format_rules(rules)) == rules
        return
    assert str(refused)
    assert 0 <= int(refused.values["offset"]) <= len(text)
