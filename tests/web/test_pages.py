"""The pages beside the table: a new one, the replay, whether the cards are fair, what is wrong."""

from __future__ import annotations

import random
import re

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, expect
from tests.web.conftest import Screens
from tests.web.playing import HELD, begin, lay_first, my_turn, play_match, play_out

RADIOS = ["players", "preset", "target", "packet", "batch", "tie", "napula", "limit", "dealer"]


def choose_by_chance(page: Page, chance: random.Random) -> None:
    """Chooses something in every group of the new table, and turns some of the switches."""
    for name in RADIOS:
        options = page.locator(f"input[type=radio][name={name}]")
        chosen = options.nth(chance.randrange(options.count()))
        chosen.dispatch_event("click")
        expect(chosen).to_be_checked()
    for switch in page.locator("form input[type=checkbox]").all():
        if chance.random() < 0.5:
            switch.click()


def test_only_tables_that_are_possible_can_be_chosen(screens: Screens) -> None:
    page = screens.open("/new")
    page.locator("summary").click()
    chance = random.Random(52)  # noqa: S311
    for _ in range(15):
        choose_by_chance(page, chance)
        rules = page.locator(".rule-text code").inner_text()
        answer = page.request.get("/api/rules", params={"text": rules})
        assert answer.ok, (rules, answer.text())


def test_any_number_of_points_and_the_first_dealer_can_be_chosen(screens: Screens) -> None:
    page = screens.open("/new")
    target = page.get_by_role("spinbutton", name="Another number of points")
    target.fill("0")
    expect(page.locator(".rule-text code")).to_have_text("caciada")
    target.fill("17")
    expect(page.locator(".rule-text code")).to_have_text("caciada target=17")
    page.locator("summary").click()
    page.get_by_role("radio", name="The one opposite").check(force=True)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(HELD)
    my_turn(page)
    expect(page.locator(".seat.top .deals")).to_have_count(1)


def test_earlier_matches_and_hands_can_be_taken_home_from_the_table(screens: Screens) -> None:
    page = screens.open()
    begin(page, "veloce players=2 packet=12 target=1")
    my_turn(page)
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_text("Once a hand is over, it is here")).to_be_visible()
    page.keyboard.press("Escape")
    play_match(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(HELD)
    my_turn(page)
    page.get_by_role("button", name="Moves").click()
    with page.expect_download() as found:
        page.get_by_role("link", name="Save the written match").click()
    assert "Anna" in found.value.path().read_text()
    page.get_by_role("link", name="See it again").click()
    expect(page.locator(".count")).to_have_text(re.compile("^0/"))


def test_a_table_as_it_was_chosen(screens: Screens) -> None:
    page = screens.open("/new")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Three").check()
    page.get_by_role("radio", name="31", exact=True).check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".stool")).to_have_count(3)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(HELD)
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .rule-text code")).to_contain_text("players=3")
    expect(page.locator("dialog .rule-text code")).to_contain_text("target=31")


def test_a_finished_hand_opens_at_an_exact_move(screens: Screens) -> None:
    page = screens.open()
    address = begin(page)
    play_out(page)
    page.get_by_role("link", name="See the hand again").click()
    expect(page.locator(".count")).to_have_text("0/48")
    page.goto(f"{address}/replay?match=1&hand=1&ply=48")
    expect(page.locator(".count")).to_have_text("48/48")
    page.get_by_role("button", name="Move before").click()
    expect(page).to_have_url(re.compile("ply=47"))
    expect(page.locator(".open-hand .chip")).to_have_count(1)
    page.get_by_role("slider").fill("20")
    expect(page).to_have_url(re.compile("ply=20"))
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.locator(".count")).to_have_text("22/48")
    page.get_by_role("button", name="Pause").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link of this move").click()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = screens.open(re.sub(r"^https?://[^/]+", "", link))
    expect(friend.locator(".count")).to_have_text(page.locator(".count").inner_text())
    expect(friend.locator(".open-hand")).to_have_count(4)


def test_a_match_is_saved_as_a_file(screens: Screens) -> None:
    page = screens.open()
    address = begin(page)
    play_out(page)
    page.goto(f"{address}/replay?match=1&hand=1&ply=0")
    with page.expect_download() as found:
        page.get_by_role("link", name="Save the written match").click()
    text = found.value.path().read_text()
    assert found.value.suggested_filename.endswith(".cgn")
    assert "Anna" in text


def test_the_promise_stands_before_the_deal_and_the_proof_after_it(screens: Screens) -> None:
    page = screens.open()
    address = begin(page)
    my_turn(page)
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Are the cards fair?").click()
    promise = page.locator("dialog .proof dd").first.inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promise)
    expect(page.get_by_text("It is counted here once a hand is over.")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    lay_first(page)
    play_out(page)
    page.goto(f"{address}/replay?match=1&hand=1&ply=0")
    page.get_by_role("button", name="Shuffle verified").click()
    expect(page.get_by_text("Who got the good cards?")).to_be_visible()
    page.locator("dialog summary").click()
    expect(page.locator("dialog .proof dd").first).to_have_text(promise)
    swords = page.locator(".dealt").first.locator("li:has-text('Swords') > b").all_inner_texts()
    assert len(swords) == 4
    assert 9 <= sum(map(int, swords)) <= 13


def test_an_address_without_a_table_shows_the_way_back(screens: Screens) -> None:
    page = screens.open("/t/nosuchtable")
    page.get_by_role("link", name="To the menu").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/nowhere")
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    screens.forgive("404")


def test_sound_is_on_by_one_tap_and_stays_on(screens: Screens) -> None:
    page = screens.open()
    page.add_init_script(
        "window.made = 0; const Real = AudioContext;"
        " window.AudioContext = class extends Real {"
        " constructor() { super(); window.made += 1; } };"
    )
    begin(page)
    my_turn(page)
    assert page.evaluate("made") == 0
    sound = page.get_by_role("button", name="Sound")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("made") == 1
    page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
