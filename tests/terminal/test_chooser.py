"""Choosing a set, and where cards lie: without a screen (rules.md P2-P4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.terminal.tables import begin, laid, step

from cicera import Move, captures, cards_in, mask_of, parse_card, parse_cards
from cicera.domain.play import Choice
from cicera.terminal.chooser import Chooser, filter_sets, make_chooser
from cicera.terminal.places import SIZES, fit_grid, places


def chooser(card: str, table: str) -> Chooser:
    played = parse_card(card)
    return make_chooser(Choice(played, captures(mask_of(parse_cards(table)), played)))


def test_a_sum_is_built_card_by_card() -> None:
    choice = chooser("Td", "As 4b 5c 6s 9s Rd")
    assert not choice.picked
    choice = choice.toggle(parse_card("As"))
    assert (choice.values, choice.missing, choice.complete) == ((1,), 9, False)
    assert choice.fits(parse_card("4b"))
    assert not choice.fits(parse_card("6s"))
    choice = choice.toggle(parse_card("4b"))
    assert (choice.values, choice.missing, choice.complete) == ((1, 4), 5, False)
    assert not choice.fits(parse_card("9s"))
    choice = choice.toggle(parse_card("5c"))
    assert choice.complete
    assert choice.take == Move(parse_card("Td"), mask_of(parse_cards("As 4b 5c")))
    assert choice.lay == Move(parse_card("Td"))
    assert not choice.toggle(parse_card("5c")).complete


def test_the_only_set_is_picked_already() -> None:
    assert chooser("Fc", "Fs 2c").picked == mask_of(parse_cards("Fs"))
    assert chooser("Fc", "Fs Fd 2c").picked == 0


@given(st.integers(0, 51), st.integers(0, (1 << 52) - 1), st.lists(st.integers(0, 50)))
def test_picking_what_fits_always_ends_in_a_set_that_can_be_taken(
    card: int, table: int, places_picked: list[int]
) -> None:
    table &= ~(1 << card)
    choice = make_chooser(Choice(card, captures(table, card)))
    if not choice.sets:
        return
    choice = choice.pick(0)
    picks = iter(places_picked)
    while not choice.complete:
        fitting = cards_in(choice.possible & ~choice.picked)
        assert fitting
        choice = choice.toggle(fitting[next(picks, 0) % len(fitting)])
    assert choice.picked & ~table == 0
    assert choice.picked in captures(table, card)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 5),
        ("4", 2),
        ("4s", 1),
        ("4s 3d", 1),
        ("10", 0),
        ("1", 3),
        ("as 2", 2),
        ("2+2", 1),
        ("2 2 2", 1),
        ("2 2 2 2", 0),
        ("zz", 0),
    ],
)
def test_the_list_is_narrowed_by_cards(text: str, left: int) -> None:
    sets = tuple(
        mask_of(parse_cards(cards)) for cards in ("7b", "4s3d", "As2b4c", "As2s2c2b", "Ac6d")
    )
    assert len(filter_sets(sets, text)) == left


@pytest.mark.parametrize("rules", ["caciada", "veloce players=3 packet=4", "bigia players=2"])
def test_cards_keep_their_places(rules: str) -> None:
    session = begin(rules)
    before: tuple[int | None, ...] = ()
    while session.turn is not None:
        view = session.view
        now = places(view.opening, view.log)
        assert mask_of(card for card in now if card is not None) == view.table
        for card in set(before) & set(now) - {None}:
            assert before.index(card) == now.index(card)
        before, session = now, step(session)
    assert places(session.view.opening, session.view.log) == ()


@pytest.mark.parametrize("width", [56, 76, 82, 160])
@pytest.mark.parametrize("count", [1, 4, 12, 20, 40])
def test_cards_never_overlap_and_every_point_has_one(width: int, count: int) -> None:
    grid = fit_grid(count, width, 11, sizes=SIZES)
    taken = set()
    for place in range(count):
        x, y = grid.corner(place)
        cells = {(x + dx, y + dy) for dx in range(grid.width) for dy in range(grid.height)}
        assert not cells & taken
        assert {grid.at(*cell) for cell in cells} == {place}
        assert x + grid.width <= width
        taken |= cells
    assert grid.at(-1, 0) is None


def test_twenty_cards_fit_the_smallest_usual_window_without_scrolling() -> None:
    for count in (20, 40):
        assert fit_grid(count, 76, 11, sizes=SIZES).lines(count) <= 11
    assert laid("veloce players=2", 34).view.table.bit_count() <= 40
