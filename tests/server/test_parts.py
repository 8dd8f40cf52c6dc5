"""The small parts: names, limits, shuffles, settings, types for the page."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
from pathlib import Path

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from cicera import Record, make_rules, new_match, open_hand, parse_record, server, storage
from cicera.errors import CiceraError
from cicera.locale import LANGUAGES, message_files, words
from cicera.notation.writer import format_record
from cicera.server.fairness import Mix, commitment_of, shuffle_tag, verify_record
from cicera.server.limits import Limit
from cicera.server.logs import start_logs
from cicera.server.names import LIMIT, bot_name, clean_name, person_name
from cicera.server.settings import Settings
from cicera.server.typescript import typescript

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KEY = re.compile(r"^([\w-]+) =", re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Nicolo\u0300", "Nicolò"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("李", "李"),
        ("🦁", "🦁"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("a" * LIMIT, "a" * LIMIT),
        (FAMILY, FAMILY),
        ("\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f468", "👩🏽\u200d❤️\u200d👨"),
    ],
)
def test_names_are_trimmed_and_composed(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "name-empty"),
        (" \u00a0\u2003 ", "name-empty"),
        ("a" * (LIMIT + 1), "name-long"),
        ("a\x00", "name-characters"),
        ("\u202eana", "name-characters"),
        ("\u200b", "name-characters"),
        ("a\u0301\u0301\u0301\u0301", "name-characters"),
        ("\u0301", "name-characters"),
        ("\ue000", "name-characters"),
        ("\ud800", "name-characters"),
        ("\u3164", "name-characters"),
        ("a\u2800", "name-characters"),
        ("a\u200db", "name-characters"),
        ("\u200d", "name-characters"),
        (FAMILY + "\u200d", "name-characters"),
        ("a\ufffd", "name-characters"),
        ("\ufdfd", "name-characters"),
        ("\U0001242b", "name-characters"),
        ("\ufdfa\ufdfa", "name-long"),
        ("\u115fb", "name-characters"),
        ("ANA", "name-taken"),
        ("Ana\ufe0f", "name-taken"),
        ("\uff21\uff4e\uff41", "name-taken"),
    ],
)
def test_other_names_are_refused(text: str, code: str) -> None:
    with pytest.raises(CiceraError) as caught:
        clean_name(text, taken=["Ana"])
    assert caught.value.code == code


def test_guests_are_numbered_in_their_language() -> None:
    taken: list[str] = []
    for language, name in (
        ("en", "Guest"),
        ("en", "Guest 2"),
        ("it", "Ospite"),
        ("en", "Guest 3"),
        ("it", "Ospite 2"),
    ):
        taken.append(person_name("", language, taken))
        assert taken[-1] == name
        assert clean_name(name) == name
    assert person_name("", "en", ["GUEST", "guest 3"]) == "Guest 2"
    assert person_name(" Ana ", "it") == "Ana"


@given(st.text(max_size=30))
def test_a_name_stays_as_it_was_cleaned(text: str) -> None:
    try:
        name = clean_name(text)
    except CiceraError:
        return
    assert clean_name(name) == name
    assert 0 < len(name) <= LIMIT
    record = Record(open_hand(new_match(make_rules(players=2)), _deal()), players=(name, "x"))
    assert parse_record(format_record(record)).players[0] == name


def _deal():
    return Mix("0" * 64, (None, None)).deal(make_rules(players=2), dealer=0, hand=1)


def test_bots_take_names_that_are_free() -> None:
    assert bot_name(["LUCIA"]) == "Piero"


def test_a_client_may_do_so_much_and_then_waits() -> None:
    now = [0.0]
    limit = Limit(3, 60, lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 20.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_limits_forget_who_is_quiet() -> None:
    now = [0.0]
    limit = Limit(1, 1, lambda: now[0])
    for client in range(10_001):
        limit.allows(str(client))
    now[0] = 10.0
    assert limit.allows("one more")
    assert len(limit._buckets) < 10


def test_the_seed_of_a_hand_byte_for_byte() -> None:
    """As docs/server.md tells it, with nothing of ours but the hash."""
    mix = Mix("ab" * 32, ("00" * 16, None))
    assert commitment_of(mix.secret) == hashlib.sha256(b"\xab" * 32).hexdigest()
    covered = hashlib.sha256(f"{'ab' * 32} 1".encode()).hexdigest()[:32]
    assert mix.nonces == ("00" * 16, covered)
    text = f"{'ab' * 32} {'00' * 16} {covered}"
    assert mix.seed == int(hashlib.sha256(text.encode()).hexdigest(), 16)


@pytest.mark.parametrize("change", range(6))
def test_a_broken_promise_is_found(change: int) -> None:
    rules = make_rules("moedas", players=2)
    mix = Mix("0c" * 32, ("0" * 32, None))
    match = open_hand(new_match(rules), mix.deal(rules, dealer=0, hand=1))
    tag = shuffle_tag(1, mix)
    assert verify_record(Record(match, tags=(tag,))) == {1: True}
    values = list(tag.values)
    values[change % len(values)] = {
        0: "2", 1: "0" * 64, 2: "1c" * 32, 3: "1" * 32, 4: values[4].rstrip("*"), 5: "x"
    }[change]  # fmt: skip
    broken = tag._replace(values=tuple(values))
    assert verify_record(Record(match, tags=(broken,))) == {1: False}


def test_void_deals_are_part_of_the_shuffle() -> None:
    rules = make_rules("moedas")
    voids = (Mix(f"{n:064x}", (None,) * 4).void(rules, hand=1) for n in range(5000))
    first = next(filter(None, voids))
    assert all(table.bit_count() == 4 for table in first)


def test_settings_come_from_the_environment() -> None:
    found = Settings.from_environment(
        {"CICERA_HOST": "0.0.0.0", "CICERA_PORT": "80", "CICERA_BOT_SECONDS": "0.5", "X": "y"}  # noqa: S104
    )
    assert (found.host, found.port, found.bot_seconds) == ("0.0.0.0", 80, 0.5)  # noqa: S104
    for name, text in (
        ("PORT", "x"), ("PORT", "70000"), ("ADDRESS", "a.example"), ("BOTS", "0"), ("LOCAL", "x"),
        ("POLL", "nan"), ("PATIENCE", "inf"), ("SOCKETS_PER_TABLE", "0"),
        ("JOINS_PER_MINUTE", "-1"),
    ):  # fmt: skip
        with pytest.raises(CiceraError, match="cannot be"):
            Settings.from_environment({f"CICERA_{name}": text})


def test_the_types_for_the_page_are_complete() -> None:
    text = typescript()
    named = set(re.findall(r"export (?:type|interface) (\w+)", text))
    bare = re.sub(r"//.*?\n|/\*\*.*?\*/", "", text, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z][a-z]\w*\b", bare))
    assert used - named == {"Record"}
    assert 'type: "update";' in text
    assert "cards: CardCode[];" in text


def test_every_word_of_the_server_is_in_every_language() -> None:
    keys = {
        language: set(KEY.findall(message_files(language)["server.ftl"])) for language in LANGUAGES
    }
    assert len(set(map(frozenset, keys.values()))) == 1
    codes = set()

    for package in (server, storage):
        for file in Path(package.__path__[0]).glob("*.py"):
            codes |= set(re.findall(r'(?:Refusal|CiceraError)\(\s*"([\w-]+)"', file.read_text()))
    for language in LANGUAGES:
        assert all(f"error-{code}" in words(language) for code in codes)


def test_a_fault_is_logged_without_what_was_in_the_variables(
    capsys: pytest.CaptureFixture[str],
) -> None:
    root = logging.getLogger()
    before = list(root.handlers), root.level
    try:
        start_logs()
        token = "a secret token"  # noqa: S105
        for logger in (structlog.get_logger(), logging.getLogger("uvicorn.error")):
            try:
                raise ValueError(len(token))
            except ValueError:
                logger.exception("server-fault")
    finally:
        root.handlers[:], root.level = before
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["server-fault"] * 2
    assert "ValueError" in lines[0]
    assert "secret" not in "".join(lines)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other data folders")
def test_a_new_data_folder_is_its_owners_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    database = Settings().with_data_folder().database
    assert database == f"sqlite:///{tmp_path / 'cicera' / 'tables.db'}"
    assert (tmp_path / "cicera").stat().st_mode & 0o777 == 0o700
    (tmp_path / "cicera").chmod(0o750)
    assert Settings().with_data_folder().database == database
    assert (tmp_path / "cicera").stat().st_mode & 0o777 == 0o750  # the owner's word counts
