"""What is said, in every language: no key missing, no variable forgotten, plurals right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.tables import begin, step, until

from cicera import parse_card, parse_rules, terminal
from cicera.locale import LANGUAGES, message_files, words
from cicera.terminal.sheet import sheet_text
from cicera.terminal.signs import draw_ascii, to_ascii
from cicera.terminal.speech import Speech

_KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z-]+)")


def bodies(language: str) -> dict[str, str]:
    """What each message of the terminal says in a language."""
    lines = message_files(language)["terminal.ftl"].splitlines()
    parts = _KEY.split("\n".join(line for line in lines if not line.startswith("#")))[1:]
    return {key: body.strip() for key, body in zip(parts[::2], parts[1::2], strict=True)}


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    return {key: set(_VARIABLE.findall(body)) for key, body in bodies(language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    ours, english = variables(language), variables("en")
    assert ours.keys() == english.keys()
    grammar = {"rank", "suit"}  # an article may depend on the card
    for key, said in ours.items():
        assert said - grammar == english[key] - grammar, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_do_not_borrow_sentences(language: str) -> None:
    same = {"terminal-choose-full", "terminal-earns", "terminal-key-name-enter"}
    ours, english = bodies(language), bodies("en")
    shared = {key for key, body in ours.items() if body == english[key]}
    assert language == "en" or shared <= same


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("it", "As", "l'asso di spade"),
        ("it", "8b", "l'otto di bastoni"),
        ("it", "Td", "il dieci di denari"),
        ("es", "Fc", "la sota de copas"),
        ("es", "Cs", "el caballo de espadas"),
        ("pt", "Ab", "o ás de paus"),
        ("en", "Rc", "the king of cups"),
    ],
)
def test_cards_have_their_article(language: str, card: str, name: str) -> None:
    assert Speech(language).card(parse_card(card)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialect_names_three_cards(language: str) -> None:
    speech = Speech(language, dialect=True)
    for code, name in (("2s", "dó fino"), ("Td", "Dés Bèl"), ("Fc", "Fànt Cagnì")):
        assert speech.name(parse_card(code)) == name
        assert speech.card(parse_card(code)).endswith(f" {name}")
    assert speech.card(parse_card("Fs")) == Speech(language).card(parse_card("Fs"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_match_is_told(language: str, plain: bool) -> None:
    speech = Speech(language, dialect=plain, french=plain, ascii=plain)
    session = begin("bigia packet=6 target=11", name="")
    said = list(speech.rules(session.rules)) + list(speech.players(session))
    while session.match.winner is None:
        session = step(session)
        if session.last is not None:
            said += [speech.played(session, session.last), speech.move(session.last)]
            said.append(speech.swept(session, session.last))
        if session.turn is None:
            said += list(sheet_text(session, speech))
    said.append(speech.winner(session))
    text = "\n".join(said)
    assert "terminal-" not in text
    assert "{" not in text
    assert text.isascii() or not plain
    for item in ("picada", "quadriglia"):
        assert item in text


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "1 point", "2 points"), ("it", "1 punto", "2 punti")]
)
def test_bonuses_are_counted_in_words(language: str, one: str, two: str) -> None:
    def best(count: int) -> str:
        session = until(
            begin(seed=11),
            lambda session: session.last is not None and len(session.last.bonuses) == count,
        )
        assert session.last is not None
        return Speech(language).played(session, session.last)

    assert best(1).endswith(f": {one}!")
    assert best(2).endswith(f": {two}!")


def test_the_person_is_addressed_and_the_others_are_named() -> None:
    session = until(begin(name="Tu"), lambda session: len(session.state.log) == 8)
    told = [Speech("en").played(session, played) for played in session.state.log]
    mine = [line for line in told if line.startswith("You ")]
    assert len(mine) == 2
    assert any(line.startswith("Lucia ") for line in told)
    assert Speech("it").seat(session, session.seat) == "Tu"
    assert Speech("pt").seat(session, session.seat) == "Você"


def test_names_cannot_play_tricks_with_the_terminal() -> None:
    session = begin(name="An\x1b[2Jna\u202e \x07")
    assert Speech("en").seat(session, session.seat) == "An[2Jna"
    assert Speech("en").seat(begin(name="\x1b"), 0) == "seat 0"


def test_every_message_can_be_said_in_ascii() -> None:
    for language in LANGUAGES:
        for text in message_files(language).values():
            said = to_ascii(text.replace("?", "").replace("¿", ""))
            assert not {"?", "~"} & set(said)


def test_every_sign_of_the_terminal_has_an_ascii_form() -> None:
    sources = [path.read_text("utf-8") for path in Path(terminal.__path__[0]).glob("*.py")]
    signs = {sign for text in sources for sign in text if not sign.isascii()} - {"¿"}
    assert len(signs) > 50
    for sign in signs:
        assert not {"?", "~"} & set(to_ascii(sign)), sign
        assert sign in "↵␣" or not {"?", "~"} & set(draw_ascii(sign)), sign


@pytest.mark.parametrize(("language", "enter"), [("en", "Enter"), ("it", "Invio")])
def test_keys_with_a_sign_have_a_word_in_ascii(language: str, enter: str) -> None:
    assert Speech(language, ascii=True).key("↵") == enter
    assert Speech(language).key("↵") == "↵"
    assert Speech(language, ascii=True).key("← →") == "<- ->"


def test_rules_are_said_of_the_table_at_hand() -> None:
    plain = " ".join(Speech("en").rules(parse_rules("caciada")))
    other = " ".join(Speech("en").rules(parse_rules("bigia players=2 packet=6 target=31")))
    assert "51 points" in plain
    assert "31 points" in other
    assert plain != other
    assert words("en")("rule-cinquanta-on") in other
