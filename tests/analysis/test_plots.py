"""Pictures of results: their words and figures, and what is refused."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.analysis.measuring import setting, synthetic

from cicera.analysis.arena import measure
from cicera.analysis.failures import ArenaRefused
from cicera.analysis.plots import SUFFIXES, plot, verify_plot
from cicera.analysis.report import Report, make_report
from cicera.analysis.wording import decimal
from cicera.locale import LANGUAGES, words
from cicera.players import PLAYERS

HEADS = {".png": b"\x89PNG\r\n", ".svg": b"<?xml", ".pdf": b"%PDF-"}
TEXT = re.compile(r"<!-- (.+?) -->")


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Report:
    monkeypatch.setitem(PLAYERS, "first", PLAYERS["random"])
    return make_report(synthetic({"greedy": 2, "first": 1, "random": -4}, 30))


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_picture_is_of_its_kind_and_the_same_each_time(suffix: str, report: Report) -> None:
    picture = plot(report, words("en"), suffix)
    assert picture.startswith(HEADS[suffix])
    assert plot(report, words("en"), suffix) == picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_shows_every_figure_in_the_persons_language(
    language: str, report: Report
) -> None:
    speech = words(language)
    shown = TEXT.findall(plot(report, speech, ".svg").decode())
    assert speech("arena-plot-table") in shown
    assert speech("arena-plot-ratings") in shown
    for pair in report.pairs:
        for sign in (1, -1):
            assert decimal(sign * pair.points.mean, "+.2f", speech) in shown
        assert f"±{decimal(pair.points.margin, '.2f', speech)}" in shown
    for value, half in zip(report.ratings.values, report.ratings.margins, strict=True):
        figure = decimal(float(value), "+.2f", speech)
        assert f"{figure} ±{decimal(float(half), '.2f', speech)}" in shown
    for name in report.setting.players:
        assert shown.count(name) == 3


def test_a_picture_of_a_single_deal_and_of_level_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """No interval, and no difference to colour."""
    monkeypatch.setitem(PLAYERS, "first", PLAYERS["greedy"])
    report = make_report(measure(setting("greedy", "first", deals=1)), anchor="first")
    shown = TEXT.findall(plot(report, words("en"), ".svg").decode())
    assert "+0.00" in shown
    assert words("en")("arena-plot-ratings-anchor", player="first") in shown


def test_what_cannot_be_drawn_is_refused_before(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ArenaRefused) as refused:
        verify_plot(Path("result.gif"))
    assert ".png, .svg, .pdf" in str(refused.value)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ArenaRefused) as refused:
        verify_plot(Path("result.png"))
    assert "cicera[lab]" in str(refused.value)
