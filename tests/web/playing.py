"""What a person does at a table, by the words that stand on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Screens

HELD = ".hand .held"
CORNER = {"x": 10, "y": 10}


def set_up(page: Page, rules: str = "caciada", fill: str | None = "greedy") -> str:
    """Sets up a table with the page's person as its host; gives back its address."""
    answer = page.request.post(
        "/api/tables",
        data={"name": "Anna", "rules": rules, "seat": 0, "fill": fill},
        headers={"Origin": re.sub(r"(?<=\w)/.*", "", page.url)},
    )
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']}"


def begin(page: Page, rules: str = "caciada", fill: str | None = "greedy") -> str:
    """Sets up a table, sits down as its host and deals; gives back its address."""
    address = set_up(page, rules, fill)
    page.evaluate("table => sessionStorage.setItem('cicera-start', table)", address[3:])
    page.goto(address)
    page.wait_for_selector(HELD)
    return address


def friends(screens: Screens, rules: str = "caciada players=2 packet=24") -> tuple[Page, Page]:
    """Two people at a table of their own, the second by the first one's link; dealt."""
    anna = screens.open()
    address = set_up(anna, rules, None)
    anna.goto(address)
    bruno = screens.open(address)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Bruno")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()
    for page in (anna, bruno):
        page.wait_for_selector(HELD)
    return anna, bruno


def on_turn(*pages: Page) -> Page:
    """Waits until one of the pages is to play, and gives it back."""
    while True:
        for page in pages:
            if page.locator(".ribbon .call i").count():
                return page
        pages[0].wait_for_timeout(20)


def my_turn(page: Page) -> bool:
    """Waits for the turn, or for the score: then False."""
    page.wait_for_selector(".ribbon .call i, .score")
    return page.locator(".score").count() == 0


def sets_of(card: Locator) -> int:
    """How many sets a card of the hand can take, as its label says."""
    found = re.search(r"take in (\d+)", card.get_attribute("aria-label") or "")
    return int(found[1]) if found else 0


def free_card(page: Page) -> tuple[Locator, str]:
    """A card of the hand that can only be laid."""
    while my_turn(page):
        for card in page.locator(HELD).all():
            if sets_of(card) == 0:
                return card, card.get_attribute("data-hand") or ""
        lay_first(page)
    raise AssertionError("every card of a whole hand could take something")


def lay_first(page: Page) -> str:
    """Lays the first card of the hand; gives back its code."""
    card = page.locator(HELD).first
    code = card.get_attribute("data-hand") or ""
    choose = sets_of(card) > 0
    card.click(position=CORNER)
    if choose:
        page.locator(".opt.lay").click()
    gone(page, code)
    return code


def gone(page: Page, code: str) -> None:
    """Waits until a card has left the hand."""
    expect(page.locator(f"[data-hand='{code}']")).to_have_count(0)


def play_out(page: Page) -> int:
    """Lays cards until the hand is over, by clicks without a mouse; gives back how many."""
    count = 0
    while my_turn(page):
        card = page.locator(HELD).first
        code = card.get_attribute("data-hand") or ""
        card.dispatch_event("click")
        page.wait_for_selector(f".opt.lay, .hand:not(:has([data-hand='{code}']))")
        if page.locator(".opt.lay").count():
            page.locator(".opt.lay").dispatch_event("click")
        gone(page, code)
        count += 1
    return count


def play_match(page: Page) -> None:
    """Plays hands out until somebody has won."""
    play_out(page)
    while page.locator(".score:not(.over)").count():
        page.locator(".score .cta").click()
        page.wait_for_selector(HELD)
        play_out(page)
    page.wait_for_selector(".score.over")


def moves(page: Page) -> list[str]:
    """The plays so far, oldest first, as the sheet of moves writes them."""
    page.locator(".tools .tool").first.click()
    page.wait_for_selector("dialog h2")
    written = page.locator("dialog .log code").all_inner_texts()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return written[::-1]
