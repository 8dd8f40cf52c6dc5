"""Pictures of the lab's answers: every question, every language, the same each time."""

from __future__ import annotations

import re

import pytest

from cicera import parse_rules
from cicera.analysis.lab.answers import Answer
from cicera.analysis.lab.asking import ask
from cicera.analysis.lab.names import QUESTIONS
from cicera.analysis.lab.plots import plot_answer
from cicera.analysis.lab.wording import heading, table_digits, title, value_text, word
from cicera.locale import words

HEADS = {".png": b"\x89PNG\r\n", ".svg": b"<?xml", ".pdf": b"%PDF-"}
TEXT = re.compile(r"<!-- (.+?) -->", re.DOTALL)


def answer_to(question: str, rules: str = "caciada", hands: int = 500) -> Answer:
    chosen = None if question in ("match", "rules") else [parse_rules(rules)]
    return ask(question, chosen, hands=hands, seed=2)


@pytest.mark.parametrize(
    ("question", "suffix"),
    [*((question, ".svg") for question in QUESTIONS), ("match", ".png"), ("match", ".pdf")],
)
def test_a_picture_is_of_its_kind_and_the_same_each_time(question: str, suffix: str) -> None:
    answer = answer_to(question)
    picture = plot_answer(answer, words("en"), suffix)
    assert picture.startswith(HEADS[suffix])
    assert plot_answer(answer, words("en"), suffix) == picture


@pytest.mark.parametrize(
    ("question", "language"),
    [
        *((question, "en") for question in QUESTIONS),
        *(("seats", each) for each in ("it", "es", "pt")),
    ],
)
def test_a_picture_says_what_it_shows_and_its_command(question: str, language: str) -> None:
    speech, answer = words(language), answer_to(question)
    shown = TEXT.findall(plot_answer(answer, speech, ".svg").decode())
    assert title(answer, speech) in shown
    assert heading(answer, speech) in shown
    command = answer.command.replace("--", "- -")  # as a comment in XML has it
    assert any(answer.command in text or command in text for text in shown)


def test_points_are_written_beside_their_bars() -> None:
    speech, answer = words("it"), answer_to("points", "veloce players=3 packet=4")
    shown = TEXT.findall(plot_answer(answer, speech, ".svg").decode())
    items = answer.table("items")
    places = table_digits(items)
    for row in items.rows[:-1]:
        assert word(row.key, speech) in shown
        value = value_text(row.figures["points"], places, speech)
        assert any(text.startswith(value) for text in shown)
    for side in ("side-first", "side-middle", "side-dealer"):
        assert shown.count(word(side, speech)) == 2


@pytest.mark.parametrize("question", ["points", "table"])
def test_one_hand_can_be_drawn(question: str) -> None:
    """Without any interval."""
    assert plot_answer(answer_to(question, hands=1), words("en"), ".png")
