"""What to take with a card: one set, three, several hundred; by tap, by letter, by dragging."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Screens
from tests.web.playing import (
    CORNER,
    HELD,
    begin,
    free_card,
    friends,
    gone,
    lay_first,
    my_turn,
    on_turn,
    sets_of,
)


def find(pages: tuple[Page, Page], wanted: Callable[[int], bool]) -> tuple[Page, Locator]:
    """Lays card after card until whoever is to play holds one with a wanted number of sets."""
    while True:
        page = on_turn(*pages)
        for card in page.locator(HELD).all():
            if wanted(sets_of(card)):
                code = card.get_attribute("data-hand")
                return page, page.locator(f"[data-hand='{code}']")
        assert page.locator(HELD).count() > 1, "no card had so many sets in a whole hand"
        lay_first(page)


def test_one_set_three_and_several_hundred_are_chosen_from(screens: Screens) -> None:
    pages = friends(screens)
    page, card = find(pages, lambda count: count == 1)
    card.click(position=CORNER)
    expect(page.locator(".dock .opt")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".dock")).to_have_count(0)

    page, card = find(pages, lambda count: count == 3)
    card.click(position=CORNER)
    for letter in "ABC":
        expect(page.locator(f".opt.k{letter}")).to_be_visible()
        assert page.locator(f".place .tag.k{letter}").count() > 0
    card.click(position=CORNER)
    expect(page.locator(".dock")).to_have_count(0)

    page, card = find(pages, lambda count: count >= 200)
    code = card.get_attribute("data-hand") or ""
    card.click(position=CORNER)
    take = page.locator(".opt.take")
    expect(take).to_be_disabled()
    while take.is_disabled():
        page.locator(".place.can:not(.picked)").first.dispatch_event("click")
    taken = page.locator(".place.picked").evaluate_all("all => all.map(e => e.dataset.place)")
    assert taken
    take.click()
    gone(page, code)
    for other in taken:
        expect(page.locator(f"[data-place='{other}']")).to_have_count(0)


ADVISED = "all => all.map(e => e.dataset.hand ?? e.dataset.place).sort()"


def test_a_hint_lights_a_card_and_plays_nothing(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    assert my_turn(page)
    page.get_by_role("button", name="Hint").click()
    hand = page.locator(".held.hinted")
    expect(hand).to_have_count(1)
    code = hand.get_attribute("data-hand") or ""
    expect(hand).to_have_attribute("aria-label", re.compile("Hint"))
    expect(page.locator("[role=log]")).to_contain_text(re.compile("Hint: (lay|take) the"))
    taken = page.locator(".place.hinted").evaluate_all(ADVISED)
    expect(page.locator(HELD)).to_have_count(12)
    page.keyboard.press("h")
    assert page.locator(".place.hinted").evaluate_all(ADVISED) == taken
    hand.click(position=CORNER)
    if taken:
        page.locator(".place.hinted").first.wait_for()
        page.keyboard.press("p")
    elif page.locator(".opt.lay").count():
        page.locator(".opt.lay").click()
    gone(page, code)
    expect(page.locator(".hinted")).to_have_count(0)
    my_turn(page)
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_card_that_can_take_asks_and_the_set_is_taken(screens: Screens) -> None:
    pages = friends(screens, "caciada players=2 packet=12")
    page, card = find(pages, lambda count: 0 < count <= 3)
    code = card.get_attribute("data-hand") or ""
    card.click(position=CORNER)
    expect(page.locator(".opt.lay")).to_be_visible()
    page.locator(".opt.kA").click()
    gone(page, code)
    expect(page.locator(".side.us .pile")).not_to_contain_text("no cards")


def test_a_table_card_that_does_not_fit_says_why(screens: Screens) -> None:
    pages = friends(screens)
    page, card = find(pages, lambda count: 0 < count <= 3)
    card.click(position=CORNER)
    while page.locator(".place.dim").count() == 0:
        page.locator(".opt.lay").click()
        page, card = find(pages, lambda count: 0 < count <= 3)
        card.click(position=CORNER)
    page.locator(".place.dim").first.click()
    expect(page.locator(".ribbon.why")).to_be_visible()
    expect(page.locator(".dock")).to_be_visible()


def middle(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_to_the_table_by_mouse(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    card, code = free_card(page)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".table")), steps=6)
    expect(page.locator(f"[data-hand='{code}'].dragged")).to_be_visible()
    page.mouse.up()
    gone(page, code)
    my_turn(page)
    assert page.locator(HELD).count() == 11


def test_a_card_let_go_elsewhere_stays_in_the_hand(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    card, code = free_card(page)
    held = page.locator(HELD).count()
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(f"[data-hand='{code}'].dragged")).to_have_count(0)
    expect(page.locator(HELD)).to_have_count(held)


def test_a_card_is_dragged_to_the_table_by_finger(screens: Screens) -> None:
    page = screens.open(has_touch=True, is_mobile=True)
    begin(page)
    card, code = free_card(page)
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    x, y = middle(page.locator(".table"))
    touch("touchStart", (box["x"] + 10, box["y"] + 10))
    for step in range(1, 6):
        part = step / 5
        start = (box["x"] + 10) * (1 - part), (box["y"] + 10) * (1 - part)
        touch("touchMove", (start[0] + x * part, start[1] + y * part))
    touch("touchEnd")
    gone(page, code)
