"""Answers of the lab: their parts add up, and say what they are about."""

from __future__ import annotations

import json
import shlex

import numpy as np
import pytest

from cicera import PRESETS, make_rules, parse_rules
from cicera.analysis.lab.answers import Answer, answer_dict
from cicera.analysis.lab.asking import ask
from cicera.analysis.lab.failures import LabRefused
from cicera.analysis.lab.names import QUESTIONS
from cicera.analysis.lab.sampling import draw
from cicera.domain.scoring import Item
from cicera.errors import InvalidText

HANDS = 3000
RULES = ("caciada", "veloce players=2 packet=6", "bigia players=3 packet=4")


def asked(question: str, rules: str = "caciada", **more: object) -> Answer:
    chosen = None if question in ("match", "rules") else [parse_rules(rules)]
    return ask(question, chosen, hands=HANDS, seed=7, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", RULES)
def test_points_add_up(rules: str) -> None:
    """Over the items to the whole, over the sides to the item; all shares to 1."""
    answer = asked("points", rules)
    items = answer.table("items")
    total = items.row("total").figures
    rows = [items.row(f"item-{item}").figures for item in Item]
    sides = [key for key in items.columns if key.startswith("side-")]
    assert len(sides) == answer.rules[0].sides
    assert sum(row["points"].value for row in rows) == pytest.approx(total["points"].value)
    assert sum(row["of-points"].value for row in rows) == pytest.approx(1)
    for row in (*rows, total):
        assert sum(row[side].value for side in sides) == pytest.approx(row["points"].value)
    lengths = answer.table("napula")
    assert sum(figure.value for figure in lengths.column("of-hands")) == pytest.approx(1)
    points = sum(
        int(row.key) * row.figures["of-hands"].value for row in lengths.rows if row.key != "none"
    )
    assert points == pytest.approx(items.row("item-napula").figures["points"].value)
    for side in sides:
        column = answer.table("spread").column(side)
        assert sum(figure.value for figure in column) == pytest.approx(1)
        mean = sum(total * figure.value for total, figure in enumerate(column))
        assert mean == pytest.approx(total_of(answer, side))


def total_of(answer: Answer, side: str) -> float:
    return answer.table("items").row("total").figures[side].value


@pytest.mark.parametrize("rules", RULES)
def test_seats_add_up(rules: str) -> None:
    answer = asked("seats", rules)
    sides, seats = answer.table("sides"), answer.table("seats")
    won = [row.figures["won"].value for row in sides.rows]
    assert sum(won) == pytest.approx(1)
    assert len(seats.rows) == answer.rules[0].players
    assert sum(figure.value for figure in seats.column("picada")) == pytest.approx(
        sum(figure.value for figure in seats.column("picada-suffered"))
    )
    ahead = answer.table("lead").rows[0].figures["points"]
    points = [row.figures["points"].value for row in sides.rows if "points" in row.figures]
    assert ahead.value == pytest.approx(points[-1] - points[0])


def test_the_dealer_is_better_off() -> None:
    """Whoever plays: all of the interval is above 0."""
    for player in ("greedy", "taking", "random"):
        lead = asked("seats", player=player).table("lead").rows[0].figures["points"]
        assert lead.low is not None
        assert lead.low > 0


def test_matches_by_rule_set() -> None:
    answer = asked("match")
    matches, length = answer.table("matches"), answer.table("length")
    assert matches.columns == tuple(PRESETS) == length.columns
    for name in PRESETS:
        mean = sum(int(row.key) * row.figures[name].value for row in length.rows)
        assert mean == pytest.approx(matches.row("hands").figures[name].value)
        assert sum(figure.value for figure in length.column(name)) == pytest.approx(1)
    assert matches.row("target").figures["veloce"].value == 21
    assert (
        matches.row("hands").figures["veloce"].value < matches.row("hands").figures["bigia"].value
    )
    assert matches.row("by-napoleone").figures["moedas"].value == 0


def test_rule_sets_differ_where_they_say() -> None:
    """Split ties give all of carte; only two rule sets have a cinquanta."""
    table = asked("rules").table("rules")
    carte, cinquanta = table.row("item-carte").figures, table.row("item-cinquanta").figures
    for split, none in (("bigia", "caciada"), ("veloce", "moedas")):
        tied = table.row("carte-tied").figures[none].value
        assert carte[split].value > 1.99
        assert carte[none].value == pytest.approx(carte[split].value - 2 * tied, abs=0.02)
        assert cinquanta[split].value > 0
        assert cinquanta[none].value == 0


def test_table_ply_by_ply() -> None:
    answer = asked("table")
    plies, every = answer.table("ply"), answer.table("plies")
    assert len(plies.rows) == 48
    first = plies.rows[0].figures
    assert (first["cards-mean"].value, first["cards-mean"].margin) == (4, 0)
    for kind in ("cards", "moves"):
        column = [row.figures[f"{kind}-mean"].value for row in plies.rows]
        mean = every.row(kind).figures["mean"]
        assert mean.value == pytest.approx(float(np.mean(column)), rel=1e-3)
        most = max(row.figures[f"{kind}-max"].value for row in plies.rows)
        assert every.row(kind).figures["max"].value == most
    shares = [
        row.figures["of-plays"].value
        for row in answer.table("captures").rows
        if "of-plays" in row.figures
    ]
    assert sum(shares) == pytest.approx(1)
    sample = draw(make_rules(), player="greedy", hands=HANDS, seed=7)
    assert answer.table("captures").rows[0].figures["a-hand"].value == pytest.approx(
        sample.sizes[:, 0].mean()
    )


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_figure_has_its_interval(question: str) -> None:
    """Except what cannot: the largest that was seen, and a target."""
    answer = asked(question)
    for table in answer.tables:
        for row in table.rows:
            for key, figure in row.figures.items():
                if key.endswith("max") or figure.unit == "given":
                    assert figure.margin is None
                    continue
                assert figure.low is not None
                assert figure.high is not None
                assert figure.low <= figure.value <= figure.high


@pytest.mark.parametrize("question", QUESTIONS)
def test_json_is_the_same_for_any_workers_and_names_its_command(question: str) -> None:
    answers = [answer_dict(asked(question, workers=workers)) for workers in (1, 2)]
    assert answers[0] == answers[1]
    told = json.loads(json.dumps(answers[0], allow_nan=False))
    words = shlex.split(told["command"])
    assert words[:3] == ["cicera", "lab", question]
    given = dict(zip(words[-6::2], words[-5::2], strict=True))
    assert given == {"--player": "greedy", "--hands": str(HANDS), "--seed": "7"}
    assert words.count("--rules") == len(told["rules"])
    assert (told["format"], told["question"], told["hands"]) == ("cicera lab", question, HANDS)


def test_one_hand_is_answered() -> None:
    for question in ("points", "seats", "table", "rules"):
        answer = ask(question, hands=1, seed=1)
        assert answer.hands == 1


def test_what_cannot_be_asked_is_refused() -> None:
    two = [make_rules(), make_rules("bigia")]
    with pytest.raises(LabRefused, match="points, seats"):
        ask("weather")
    with pytest.raises(LabRefused, match="one rule set"):
        ask("points", two)
    with pytest.raises(LabRefused, match="twice"):
        ask("rules", [two[0], two[0]])
    with pytest.raises(InvalidText, match="greedy, taking, random"):
        ask("points", player="nobody")
    with pytest.raises(LabRefused, match="0 hands"):
        ask("points", hands=0)
    with pytest.raises(LabRefused, match="do not end one match to 51"):
        ask("match", two, hands=2)
