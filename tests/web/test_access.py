"""The page by keyboard, for screen readers, at every size, without movement."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Screens
from tests.web.playing import CORNER, HELD, begin, my_turn, sets_of

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900)]
PACK = [rank + suit for suit in "scdb" for rank in "A23456789TFCR"]


def crowd(page: Page) -> None:
    """Shows 12 cards in the hand and 20 on the table, whatever the server says."""

    def change(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            news: dict[str, Any] = json.loads(message)
            if news["type"] == "update" and news["view"]["hand"]:
                view = news["view"]
                view |= {"opening": PACK[12:32], "log": [], "laid": None, "cards": PACK[:12]}
                view["turn"] = view["seat"]
                view["legal"] = [{"card": card, "captures": []} for card in PACK[:12]]
                news |= {"since": None, "events": []}
            route.send(json.dumps(news))

        server.on_message(tell)

    page.route_web_socket("**/socket?*", change)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_twelve_in_hand_and_twenty_on_the_table_fit(
    screens: Screens, width: int, height: int
) -> None:
    page = screens.open(viewport={"width": width, "height": height})
    crowd(page)
    begin(page)
    expect(page.locator(".place")).to_have_count(20)
    scrolls = page.evaluate(
        "() => document.documentElement.scrollHeight > innerHeight"
        " || document.documentElement.scrollWidth > innerWidth"
    )
    assert not scrolls
    boxes = [card.bounding_box() for card in page.locator(".place").all()]
    frame = page.locator(".table").bounding_box()
    assert frame is not None
    for box in boxes:
        assert box is not None
        assert box["width"] >= 35
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    corners = [card.bounding_box() for card in page.locator(HELD).all()]
    for first in corners:
        assert first is not None
        assert first["x"] >= -1
        assert first["x"] + first["width"] <= width + 1
        for other in corners:
            assert other is not None
            if first is not other:
                apart = max(abs(first["x"] - other["x"]), abs(first["y"] - other["y"]))
                assert apart >= 43.5


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_targets_are_large_enough(screens: Screens, width: int, height: int) -> None:
    page = screens.open(viewport={"width": width, "height": height})
    begin(page)
    my_turn(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input')].filter(e => {
          const { width, height } = e.getBoundingClientRect();
          return !e.closest('.sr, .felt') && width > 0 && (width < 43.5 || height < 43.5);
        }).map(e => e.outerHTML.slice(0, 80))"""
    )
    assert small == []


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci in web/ brings axe-core")
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing(screens: Screens, width: int) -> None:
    page = screens.open(viewport={"width": width, "height": 844}, bypass_csp=True)
    for path in ("/", "/new", "/join", "/rules"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
    page.goto("/")
    begin(page, fill="uniform")
    my_turn(page)
    assert violations(page) == []
    for place in range(3):
        page.locator(".tools .tool").nth(place).click()
        page.wait_for_selector("dialog h2")
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        page.keyboard.press("Escape")


def test_a_whole_turn_by_keyboard(screens: Screens) -> None:
    page = screens.open()
    begin(page, fill="uniform")
    while my_turn(page):
        cards = page.locator(HELD)
        counts = [sets_of(card) for card in cards.all()]
        cards.first.focus()
        place = next((n for n, sets in enumerate(counts) if 0 < sets <= 3), None)
        if place is None:
            page.keyboard.press("Enter")
            if counts[0]:
                page.keyboard.press("p")
            expect(cards).to_have_count(len(counts) - 1)
            continue
        code = cards.nth(place).get_attribute("data-hand")
        page.keyboard.press("Home")
        for _ in range(place % 6):
            page.keyboard.press("ArrowRight")
        for _ in range(place // 6 if len(counts) > 6 else 0):
            page.keyboard.press("ArrowDown")
        expect(page.locator(":focus")).to_have_attribute("data-hand", code or "")
        page.keyboard.press("Enter")
        expect(page.locator(".opt.kA")).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(":focus")).to_have_attribute("data-hand", code or "")
        page.keyboard.press("Enter")
        page.keyboard.press("a")
        expect(page.locator(f"[data-hand='{code}']")).to_have_count(0)
        return
    pytest.fail("no card could take anything in a whole hand")


def test_without_movement_everything_is_there_at_once(screens: Screens) -> None:
    page = screens.open(reduced_motion="reduce")
    page.evaluate("localStorage.cicera = JSON.stringify({ language: 'en', speed: 'calm' })")
    page.reload()
    begin(page)
    page.evaluate(
        """() => { window.flown = 0; new MutationObserver(() => { window.flown += 1; }).observe(
          document.querySelector('.flyers'), { childList: true }); }"""
    )
    my_turn(page)
    page.locator(HELD).first.click(position=CORNER)
    if page.locator(".opt.lay").count():
        page.locator(".opt.lay").click()
    my_turn(page)
    assert page.evaluate("flown") == 0
