"""What a person does at a table, by the words that stand on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

HELD = ".hand .held"
CORNER = {"x": 10, "y": 10}


def begin(page: Page, rules: str = "caciada", fill: str | None = "greedy") -> str:
    """Sets up a table, sits down as its host and deals; gives back its address."""
    answer = page.request.post(
        "/api/tables",
        data={"name": "Anna", "rules": rules, "seat": 0, "fill": fill},
        headers={"Origin": page.url.rstrip("/")},
    )
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    page.evaluate("table => sessionStorage.setItem('cicera-start', table)", table)
    page.goto(f"/t/{table}")
    page.wait_for_selector(HELD)
    return f"/t/{table}"


def my_turn(page: Page) -> bool:
    """Waits for the turn, or for the score: then False."""
    page.wait_for_selector(".ribbon .call i, .score")
    return page.locator(".score").count() == 0


def sets_of(card: Locator) -> int:
    """How many sets a card of the hand can take, as its label says."""
    found = re.search(r"take in (\d+)", card.get_attribute("aria-label") or "")
    return int(found[1]) if found else 0


def lay_first(page: Page) -> str:
    """Lays the first card of the hand; gives back its code."""
    card = page.locator(HELD).first
    code = card.get_attribute("data-hand") or ""
    choose = sets_of(card) > 0
    card.click(position=CORNER)
    if choose:
        page.locator(".opt.lay").click()
    expect(page.locator(f"[data-hand='{code}']")).to_have_count(0)
    return code


def play_out(page: Page) -> int:
    """Lays cards until the hand is over; gives back how many."""
    count = 0
    while my_turn(page):
        lay_first(page)
        count += 1
    return count
