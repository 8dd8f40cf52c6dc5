"""What if the line breaks, the page is left, the seat moves, or the server dies?"""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, expect
from tests.web.conftest import Screens, Server
from tests.web.playing import (
    HELD,
    begin,
    free_card,
    friends,
    gone,
    lay_first,
    moves,
    my_turn,
    on_turn,
    set_up,
)

LOST = "Connection lost"
ELSEWHERE = "This seat was opened on another screen."


def hand(page: Page) -> set[str]:
    """The cards in the hand, once it is there."""
    page.wait_for_selector(HELD)
    codes: list[str] = page.locator(HELD).evaluate_all("all => all.map(e => e.dataset.hand)")
    return set(codes)


def test_a_seat_is_kept_offline_by_reload_back_a_second_tab_and_another_device(
    screens: Screens,
) -> None:
    anna, bruno = friends(screens, "caciada players=2 packet=12")
    page = on_turn(anna, bruno)
    other = bruno if page is anna else anna
    mine = hand(page)

    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(other.locator(".seat.gone")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(other.locator(".seat.gone")).to_have_count(0)
    mine.discard(lay_first(page))
    lay_first(other)
    on_turn(page)

    page.reload()
    assert hand(page) == mine
    page.goto("/")
    page.go_back()
    assert hand(page) == mine

    tab = screens.page(page.context, page.url)
    assert hand(tab) == mine
    expect(page.get_by_text(ELSEWHERE)).to_be_visible()
    on_turn(tab)

    tab.get_by_role("button", name="Options").click()
    tab.get_by_role("button", name="Open your seat on another device").click()
    link = tab.locator("dialog .address").inner_text()
    device = screens.open(re.sub(r"^https?://[^/]+", "", link))
    assert hand(device) == mine
    expect(tab.get_by_text(ELSEWHERE)).to_be_visible()
    assert "seat=" not in device.url
    on_turn(device)
    mine.discard(lay_first(device))
    on_turn(other)
    assert hand(device) == mine
    screens.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")


def test_a_seat_opened_elsewhere_says_so_and_can_come_back(screens: Screens) -> None:
    person = screens.person()
    first = screens.page(person)
    address = begin(first)
    second = screens.page(person, address)
    second.wait_for_selector(HELD)
    expect(first.get_by_text(ELSEWHERE)).to_be_visible()
    first.get_by_role("button", name="Play here").click()
    expect(second.get_by_text(ELSEWHERE)).to_be_visible()
    assert my_turn(first)


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_that_ends_in_mid_hand_loses_nothing(
    screens: Screens, server: Server, how: str
) -> None:
    page = screens.open()
    begin(page)
    for _ in range(2):
        my_turn(page)
        lay_first(page)
    my_turn(page)
    mine = hand(page)
    before = moves(page)
    getattr(server, how)()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    assert hand(page) == mine
    mine.discard(lay_first(page))
    assert my_turn(page)
    after = moves(page)
    assert after[: len(before)] == before
    played = [move[:2] for move in after]
    assert len(set(played)) == len(played), "a card was played twice"
    assert hand(page) == mine
    screens.forgive("WebSocket", "ERR_CONNECTION_REFUSED")


def test_a_play_under_way_when_the_server_is_killed_is_made_once(
    screens: Screens, server: Server
) -> None:
    page = screens.open()
    begin(page)
    card, code = free_card(page)
    card.dispatch_event("click")
    server.kill()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    gone(page, code)
    assert my_turn(page)
    assert [move[:2] for move in moves(page)].count(code) == 1
    screens.forgive("WebSocket", "ERR_CONNECTION_REFUSED")


HEIGHT = "strip => strip.offsetHeight"
BARE = """() => [...document.querySelectorAll('button, a')].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  if (!width || one.closest('.sr, .felt')) return false;
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.strip')
    && !one.closest('.strip');
}).map(one => one.outerHTML.slice(0, 80))"""
"""The controls that the strip above the page lies on."""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390), (1440, 900)])
def test_what_is_the_matter_covers_no_control(screens: Screens, width: int, height: int) -> None:
    page = screens.open(viewport={"width": width, "height": height})
    begin(page)
    my_turn(page)
    page.context.set_offline(True)
    strip = page.locator(".notice.strip")
    expect(strip).to_contain_text(LOST)
    for size in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", size)
        expect(page.locator(".play")).to_have_css("top", f"{strip.evaluate(HEIGHT)}px")
        assert page.evaluate(BARE) == []
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    expect(strip).to_have_count(0)
    expect(page.locator(".play")).to_have_css("top", "0px")
    screens.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")


@pytest.mark.parametrize("token", ["#seat=", "#seat=abcdefghijklmnopqrstuvwxyz"])
def test_a_personal_link_that_opens_no_seat_says_so(screens: Screens, token: str) -> None:
    anna = screens.open()
    address = set_up(anna, fill=None)
    page = screens.open(address + token)
    expect(page.get_by_text("this link opens no seat", exact=False).first).to_be_visible()
    assert "#" not in page.url
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    screens.forgive("400", "401", "403", "404", "409")


def test_a_left_seat_is_played_by_the_computer_and_taken_back(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    my_turn(page)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Let the computer play").click()
    page.get_by_role("button", name="Yes, it plays for me").click()
    expect(page.get_by_text("The computer plays for you.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="I play again").click()
    expect(page.get_by_text("The computer plays for you.")).to_have_count(0)
    if my_turn(page):
        lay_first(page)
    else:
        page.get_by_role("button", name="Next hand").click()
        page.wait_for_selector(HELD)
