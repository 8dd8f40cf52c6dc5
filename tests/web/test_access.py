"""The page by keyboard, for screen readers, at every size, without movement."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Screens
from tests.web.playing import (
    CORNER,
    HELD,
    begin,
    gone,
    lay_first,
    my_turn,
    play_out,
    set_up,
    sets_of,
)

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900)]
HANDFUL = 24
LISTEN = """window.heard = [];
  new MutationObserver(all => all.forEach(({ addedNodes }) => addedNodes.forEach(node => {
    const added = node.matches?.('[role=log] p') ? [node] : node.querySelectorAll?.('[role=log] p');
    added?.forEach(line => window.heard.push(line.textContent));
  }))).observe(document, { childList: true, subtree: true });"""
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
    expect(page.get_by_text("…", exact=True)).to_have_count(0)
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    return [
        f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]
    ]


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci in web/ brings axe-core")
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_on_the_pages(screens: Screens, width: int) -> None:
    page = screens.open(viewport={"width": width, "height": 844}, bypass_csp=True)
    for path in ("/", "/new", "/join", "/rules", "/nowhere", "/t/nosuchtable"):
        page.goto(path)
        page.wait_for_selector("h1, .plaque")
        assert violations(page) == [], path
    page.goto("/new")
    page.locator("summary").click()
    assert violations(page) == []
    page.goto(set_up(page, fill=None))
    page.wait_for_selector(".lobby")
    assert violations(page) == []
    screens.forgive("404")


@pytest.mark.skipif(not AXE.is_file(), reason="npm ci in web/ brings axe-core")
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_at_the_table(screens: Screens, width: int) -> None:
    page = screens.open(viewport={"width": width, "height": 844}, bypass_csp=True)
    address = begin(page, "caciada packet=4", fill="random")
    my_turn(page)
    assert violations(page) == []
    page.locator(".pile").first.click()
    page.wait_for_selector("dialog h2")
    assert violations(page) == []
    page.keyboard.press("Escape")
    for place in range(3):
        page.locator(".tools .tool").nth(place).click()
        page.wait_for_selector("dialog h2")
        assert violations(page) == []
        page.keyboard.press("Escape")
    play_out(page)
    assert violations(page) == []
    page.goto(f"{address}/replay?match=1&hand=1&ply=20")
    page.wait_for_selector(".reel")
    assert violations(page) == []
    page.locator(".tool.trust").click()
    page.wait_for_selector(".gauge")
    assert violations(page) == []


def focus_by_arrows(page: Page, code: str) -> None:
    """Goes from the first card of the hand to another by arrow keys alone."""
    page.keyboard.press("Home")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-hand", re.compile("."))
    for _ in range(HANDFUL):
        if focused.get_attribute("data-hand") == code:
            return
        here, there = focused.bounding_box(), page.locator(f"[data-hand='{code}']").bounding_box()
        assert here is not None
        assert there is not None
        across = there["x"] - here["x"]
        if abs(across) > 2:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if there["y"] > here["y"] else "ArrowUp")
    pytest.fail(f"no way by arrows to {code}")


def test_a_whole_hand_by_keyboard_alone_and_each_play_is_announced_once(screens: Screens) -> None:
    page = screens.open()
    page.add_init_script(LISTEN)
    page.reload()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(HELD)
    while my_turn(page):
        counts = {
            card.get_attribute("data-hand") or "": sets_of(card)
            for card in page.locator(HELD).all()
        }
        code = next((code for code, sets in counts.items() if 0 < sets <= 3), next(iter(counts)))
        focus_by_arrows(page, code)
        page.keyboard.press("Enter")
        if 0 < counts[code] <= 3:
            expect(page.locator(".opt.kA")).to_be_focused()
            page.keyboard.press("Escape")
            expect(page.locator(":focus")).to_have_attribute("data-hand", code)
            page.keyboard.press("Enter")
            page.keyboard.press("a")
        elif counts[code]:
            page.keyboard.press("p")
        gone(page, code)
    heard = [text for text in page.evaluate("heard") if not text.startswith("Your turn")]
    page.get_by_role("link", name="See the hand again").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".reel")
    said = []
    for _ in range(48):
        page.keyboard.press("ArrowRight")
        said.append(page.locator(".said code").inner_text())
    assert len(heard) == 48, heard
    assert len(set(said)) == 48


def test_focus_moves_nothing_on_a_phone_on_its_side(screens: Screens) -> None:
    page = screens.open(viewport={"width": 844, "height": 390})
    begin(page)
    my_turn(page)
    page.keyboard.press("Tab")
    for key in ("End", "Home", "ArrowRight", "ArrowUp", "ArrowDown"):
        page.locator(f"{HELD}[tabindex='0']").focus()
        page.keyboard.press(key)
        page.wait_for_function("document.activeElement.matches('.held, .place')")
        scrolled = page.evaluate(
            "() => [...document.querySelectorAll('*')].filter(e => e.scrollTop).map(e => e.tagName)"
        )
        assert scrolled == []
        assert (page.locator(".play > .bar").bounding_box() or {})["y"] >= 0


def test_the_live_region_is_one_polite_log_in_the_accessibility_tree(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    my_turn(page)
    lay_first(page)
    my_turn(page)
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    logs = [node for node in tree if node.get("role", {}).get("value") == "log"]
    assert len(logs) == 1
    live = {one["name"]: one["value"].get("value") for one in logs[0]["properties"]}
    assert live["live"] == "polite"
    assert re.search("You (lay|take)", page.locator("[role=log]").inner_text())


@pytest.mark.parametrize("width", [320, 390, 1440])
def test_text_at_twice_its_size_goes_nowhere_beyond_the_edge(screens: Screens, width: int) -> None:
    page = screens.open(viewport={"width": width, "height": 844}, locale="it-IT")
    twice = "() => { document.documentElement.style.fontSize = '200%'; }"
    wider = "() => document.documentElement.scrollWidth - innerWidth"
    for path in ("/", "/new", "/join", "/rules"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.evaluate(twice)
        assert page.evaluate(wider) <= 0, path
    address = begin(page, "caciada packet=4")
    page.evaluate(twice)
    my_turn(page)
    assert page.evaluate(wider) <= 0
    card = page.locator(HELD).first.bounding_box()
    assert card is not None
    assert card["y"] + 44 <= 844
    play_out(page)
    assert page.evaluate(wider) <= 0
    page.goto(f"{address}/replay?match=1&hand=1&ply=20")
    page.wait_for_selector(".reel")
    page.evaluate(twice)
    assert page.evaluate(wider) <= 0


def test_twenty_four_cards_in_the_hand_can_be_told_apart_and_hit(screens: Screens) -> None:
    page = screens.open(viewport={"width": 320, "height": 568})
    begin(page, "caciada players=2 packet=24")
    expect(page.locator(HELD)).to_have_count(24)
    boxes = [card.bounding_box() for card in page.locator(HELD).all()]
    for first in boxes:
        assert first is not None
        assert first["x"] >= 0
        assert first["x"] + first["width"] <= 321
        for other in boxes:
            assert other is not None
            if first is not other:
                assert abs(first["x"] - other["x"]) >= 36 or abs(first["y"] - other["y"]) >= 36


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
