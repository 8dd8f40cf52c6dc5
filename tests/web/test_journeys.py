"""People at the page, from the first tap to the last score."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, expect
from tests.web.conftest import Screens
from tests.web.playing import (
    CORNER,
    HELD,
    begin,
    gone,
    lay_first,
    my_turn,
    play_match,
    play_out,
    set_up,
    sets_of,
)


def test_one_tap_from_the_menu_to_a_running_table(screens: Screens) -> None:
    page = screens.open()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(HELD)).to_have_count(12)
    assert my_turn(page)


def test_a_newcomer_plays_a_whole_hand_by_mouse(screens: Screens) -> None:
    page = screens.open(viewport={"width": 1280, "height": 800})
    page.evaluate("localStorage.cicera = JSON.stringify({ language: 'en', speed: 'fast' })")
    page.reload()
    page.get_by_role("button", name="Play now").click()
    plays = 0
    while my_turn(page):
        cards = page.locator(HELD).all()
        able = next((card for card in cards if 0 < sets_of(card) <= 3), None)
        if able is None:
            lay_first(page)
        else:
            code = able.get_attribute("data-hand") or ""
            able.click(position=CORNER)
            page.locator(".opt.kA").click()
            gone(page, code)
        plays += 1
        if plays == 3:
            page.get_by_role("button", name="Options").click()
            page.get_by_role("radio", name="No movement").check(force=True)
            page.get_by_role("button", name="Close").click()
    assert plays == 12
    expect(page.get_by_role("heading", name="End of hand 1")).to_be_visible()
    page.get_by_role("button", name="Next hand").click()
    expect(page.locator(HELD)).to_have_count(12)


def test_a_hand_in_several_packets_is_played_to_its_score(screens: Screens) -> None:
    page = screens.open()
    begin(page, "caciada packet=4")
    assert play_out(page) == 12
    expect(page.get_by_role("rowheader", name="Cards")).to_be_visible()
    spades = page.locator(".score tr:has(th:text-is('Swords')) .num").all_inner_texts()
    assert sum(map(int, spades)) == 13
    cards = page.locator(".score tr:has(th:text-is('Cards')) .num").all_inner_texts()
    assert sum(map(int, cards)) == 52


@pytest.mark.parametrize("rules", ["veloce players=2 packet=12", "caciada players=3 packet=16"])
def test_a_match_is_won_and_played_again_with_the_next_dealer(screens: Screens, rules: str) -> None:
    page = screens.open()
    begin(page, f"{rules} target=1")
    first = dealer(page)
    play_match(page)
    replay = page.locator(".score footer a").first.get_attribute("href") or ""
    hands = int(replay.partition("hand=")[2].partition("&")[0])
    seats = page.locator(".seat").count() + 1
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(HELD)).not_to_have_count(0)
    assert dealer(page) == (first + hands) % seats


def dealer(page: Page) -> int:
    """Which seat deals; the person's own, 0, has no banner."""
    seat = page.locator(".seat:has(.deals)")
    return int(seat.get_attribute("data-seat") or "") if seat.count() else 0


def test_what_is_on_the_table_is_there_again_in_the_same_places(screens: Screens) -> None:
    page = screens.open()
    begin(page, fill="random")
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


def test_guests_without_a_name_move_stand_up_and_sit_down_again(screens: Screens) -> None:
    anna = screens.open()
    address = set_up(anna, fill=None)
    anna.goto(address)
    guests = [screens.open(address) for _ in range(2)]
    for guest in guests:
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.get_by_text("this is you")).to_be_visible()
    names = anna.locator(".stool:not(.empty) .who b").all_inner_texts()
    assert len(set(names)) == 3, names
    one = guests[0]
    seat = one.locator(".stool.empty .who").count()
    one.get_by_role("button", name="Move here").click()
    expect(one.locator(".stool.me")).to_contain_text("this is you")
    expect(one.locator(".stool.empty")).to_have_count(seat)
    one.get_by_role("button", name="Stand up").click()
    expect(one.get_by_role("button", name="Sit down")).to_be_visible()
    expect(anna.locator(".stool.empty")).to_have_count(seat + 1)
    one.get_by_role("button", name="Sit here").first.click()
    expect(anna.locator(".stool.empty")).to_have_count(seat)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390)])
def test_the_way_on_from_the_lobby_is_in_sight(screens: Screens, width: int, height: int) -> None:
    page = screens.open(viewport={"width": width, "height": height})
    page.goto(set_up(page))
    expect(page.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(HELD)


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


def test_the_host_chooses_who_sits_where_before_the_first_hand(screens: Screens) -> None:
    anna = screens.open()
    address = set_up(anna, "caciada", None)
    anna.goto(address)
    bruno = screens.open(address)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.locator(".stool:not(.me)").nth(1).get_by_role("button", name="Sit here").click()
    stools = anna.locator(".stool")
    expect(stools.filter(has_text="Bruno")).to_have_count(1)
    anna.get_by_role("button", name="Swap seats: Bruno").click()
    partner = stools.nth(2)
    partner.get_by_role("button", name="Swap seats").click()
    expect(partner).to_contain_text("Bruno")
    while (free := anna.get_by_role("button", name="Computer")).count():
        count = free.count()
        free.first.click()
        expect(free).to_have_count(count - 1)
    anna.get_by_role("button", name="Begin").click()
    anna.wait_for_selector(HELD)
    expect(anna.locator(".seat.top")).to_contain_text("Bruno")


def test_a_spectator_sees_no_hand_and_a_late_friend_takes_a_bots_seat(screens: Screens) -> None:
    anna = screens.open()
    address = set_up(anna, "caciada players=2 packet=12", "greedy")
    anna.goto(address)
    expect(anna.get_by_role("button", name="Begin")).to_be_enabled()
    bruno = screens.open(address)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Bruno")).to_be_visible()
    carla = screens.open(address)
    expect(carla.get_by_text("All seats are taken")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()
    expect(carla.get_by_text("You are watching")).to_be_visible()
    assert carla.locator(HELD).count() == 0


def test_a_long_name_is_cut_where_it_must_be_and_told_in_full(screens: Screens) -> None:
    page = screens.open(viewport={"width": 320, "height": 568})
    name = "Massimiliano Bartolo"
    address = set_up(page, "caciada players=2 packet=12", None)
    page.goto(address)
    friend = screens.open(address)
    friend.get_by_label("Your name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text(name)).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(HELD)
    page.locator(".seat").click()
    expect(page.locator(".ribbon")).to_contain_text(name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
