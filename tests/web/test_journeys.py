"""People at the page, from the first tap to the last score."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import expect
from tests.web.conftest import Screens, Server
from tests.web.playing import CORNER, HELD, begin, lay_first, my_turn, play_out, sets_of


def test_one_tap_from_the_menu_to_a_running_table(screens: Screens) -> None:
    page = screens.open()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(HELD)).to_have_count(12)
    assert my_turn(page)


def test_a_hand_is_played_to_its_score_and_the_next_one_dealt(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    assert play_out(page) == 12
    expect(page.get_by_role("heading", name="End of hand 1")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Cards")).to_be_visible()
    page.get_by_role("button", name="Next hand").click()
    expect(page.locator(HELD)).to_have_count(12)


def test_a_match_for_two_to_eleven_is_won_and_played_again(screens: Screens) -> None:
    page = screens.open()
    begin(page, "veloce players=2 packet=12 target=1")
    play_out(page)
    while page.get_by_role("button", name="Next hand").count():
        page.get_by_role("button", name="Next hand").click()
        page.wait_for_selector(HELD)
        play_out(page)
    expect(page.locator(".score.over h1")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(HELD)).to_have_count(12)


def test_what_is_on_the_table_is_there_again_in_the_same_places(screens: Screens) -> None:
    page = screens.open()
    begin(page, fill="uniform")
    for _ in range(4):
        my_turn(page)
        lay_first(page)
    my_turn(page)
    places = "all => all.map(e => [e.dataset.place, e.style.translate]).sort().join()"
    before = page.locator(".place").evaluate_all(places)
    page.reload()
    my_turn(page)
    assert page.locator(".place").evaluate_all(places) == before


def test_a_play_is_sent_once_however_often_the_card_is_tapped(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    my_turn(page)
    cards = page.locator(HELD)
    card = next(card for card in cards.all() if sets_of(card) == 0)
    card.evaluate("card => { card.click(); card.click(); card.click(); }")
    my_turn(page)
    expect(cards).to_have_count(11)


def test_friends_meet_by_link_and_see_only_their_own_cards(screens: Screens) -> None:
    anna = screens.open("/new")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("radio", name="Two").check()
    anna.get_by_role("radio", name="Friends, by link").check()
    anna.get_by_role("button", name="Set the table").click()
    anna.wait_for_url(re.compile("/t/"))
    expect(anna.get_by_alt_text("The link of the table as a QR code")).to_be_visible()
    expect(anna.get_by_role("button", name="Begin")).to_be_disabled()

    bruno = screens.open(anna.url)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Bruno")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()

    hands = []
    for page in (anna, bruno):
        page.wait_for_selector(HELD)
        hands.append({card.get_attribute("data-hand") for card in page.locator(HELD).all()})
    assert not hands[0] & hands[1]
    for page, other in ((anna, hands[1]), (bruno, hands[0])):
        assert not any(page.locator(f"[data-hand='{code}']").count() for code in other)


def test_a_seat_opened_elsewhere_says_so_and_can_come_back(screens: Screens) -> None:
    person = screens.person()
    first = screens.page(person)
    address = begin(first)
    second = screens.page(person, address)
    second.wait_for_selector(HELD)
    expect(first.get_by_text("This seat was opened on another screen.")).to_be_visible()
    first.get_by_role("button", name="Play here").click()
    expect(second.get_by_text("This seat was opened on another screen.")).to_be_visible()
    assert my_turn(first)


def test_a_server_that_stops_and_comes_back_loses_nothing(screens: Screens, server: Server) -> None:
    page = screens.open()
    begin(page)
    my_turn(page)
    lay_first(page)
    my_turn(page)
    held = page.locator(HELD).count()
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    lay_first(page)
    expect(page.locator(HELD)).to_have_count(held - 1)
    screens.complaints[:] = [text for text in screens.complaints if "WebSocket" not in text]


def test_every_play_is_announced_once(screens: Screens) -> None:
    page = screens.open()
    begin(page)
    page.evaluate(
        """() => { window.heard = [];
        new MutationObserver(all => all.forEach(({ addedNodes }) => addedNodes.forEach(
          node => node.textContent && window.heard.push(node.textContent)
        ))).observe(document.querySelector('[role=log]'), { childList: true }); }"""
    )
    for _ in range(3):
        my_turn(page)
        lay_first(page)
    my_turn(page)
    heard = [text for text in page.evaluate("heard") if text.startswith("You ")]
    assert len(heard) == 3
    assert len(set(heard)) == 3


def test_a_finished_hand_opens_at_an_exact_move(screens: Screens) -> None:
    page = screens.open()
    address = begin(page)
    play_out(page)
    page.goto(f"{address}/replay?match=1&hand=1&ply=48")
    expect(page.locator(".count")).to_have_text("48/48")
    page.get_by_role("button", name="Move before").click()
    expect(page).to_have_url(re.compile("ply=47"))
    expect(page.get_by_text("Shuffle verified")).to_be_visible()
    expect(page.locator(".open-hand .chip")).to_have_count(1)


@pytest.mark.parametrize("language", ["it", "en", "es", "pt"])
def test_no_word_is_missing(screens: Screens, language: str) -> None:
    page = screens.open(locale=f"{language}-{language.upper()}")
    keys = re.compile(r"\bpage-|\bitem-|\{ ?\$")
    for path in ("/", "/new", "/join", "/rules"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert not keys.search(page.locator("body").inner_text())
    page.goto("/")
    begin(page)
    page.wait_for_selector(".ribbon .call i")
    assert not keys.search(page.locator("body").inner_text())
    for button in page.locator(".tools .tool").all()[:3]:
        button.click()
        page.wait_for_selector("dialog h2")
        page.wait_for_load_state("networkidle")
        assert not keys.search(page.locator("dialog").inner_text())
        page.keyboard.press("Escape")


def test_a_card_that_can_take_asks_and_the_set_is_taken(screens: Screens) -> None:
    page = screens.open()
    begin(page, fill="uniform")
    while my_turn(page):
        able = [card for card in page.locator(HELD).all() if 0 < sets_of(card) <= 3]
        if not able:
            lay_first(page)
            continue
        code = able[0].get_attribute("data-hand")
        able[0].click(position=CORNER)
        expect(page.locator(".opt.lay")).to_be_visible()
        page.locator(".opt.kA").click()
        expect(page.locator(f"[data-hand='{code}']")).to_have_count(0)
        expect(page.locator(".side.us .pile")).not_to_have_attribute(
            "aria-label", "Pile of Us, no cards"
        )
        return
    pytest.fail("no card could take anything in a whole hand")
