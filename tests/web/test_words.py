"""Every screen of a match, in each language: words for people, and never a key."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Page, expect
from tests.web.conftest import Screens
from tests.web.playing import begin, my_turn, play_match, set_up

KEY = re.compile(r"\b(page|item|card|rules|error)-[a-z]|\{ ?\$|\bundefined\b|\bNaN\b|\[object")
LANGUAGES = ["it", "en", "es", "pt"]


def read(page: Page, where: str = "body") -> None:
    """Looks at all words of a part of the page, those for screen readers too."""
    expect(page.locator(where).get_by_text("…", exact=True)).to_have_count(0)
    spoken: list[str] = page.locator(where).evaluate(
        "part => [...part.querySelectorAll('[aria-label], [alt], [placeholder], [aria-valuetext]')]"
        ".flatMap(e => ['aria-label', 'alt', 'placeholder', 'aria-valuetext']"
        ".map(name => e.getAttribute(name) ?? ''))"
    )
    for text in [page.locator(where).inner_text(), *spoken]:
        assert not KEY.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_from_the_menu_to_the_last_score(screens: Screens, language: str) -> None:
    page = screens.open(locale=f"{language}-{language.upper()}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    for path in ("/", "/new", "/join", "/rules", "/nowhere"):
        page.goto(path)
        page.wait_for_selector("h1")
        for more in page.locator("summary").all():
            more.click()
        read(page)
    page.goto(set_up(page, fill=None))
    page.wait_for_selector(".lobby")
    read(page)
    page.goto("/")
    address = begin(page, "veloce target=1")
    my_turn(page)
    read(page)
    page.locator(".pile").first.click()
    read(page, "dialog")
    page.keyboard.press("Escape")
    for button in page.locator(".tools .tool").all()[:3]:
        button.click()
        page.wait_for_selector("dialog h2")
        read(page, "dialog")
        page.keyboard.press("Escape")
    play_match(page)
    read(page)
    page.goto(f"{address}/replay?match=1&hand=1&ply=9")
    page.wait_for_selector(".reel")
    read(page)
    page.locator(".tool.trust").click()
    page.wait_for_selector(".gauge")
    read(page, "dialog")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_said_in_words(screens: Screens, language: str) -> None:
    page = screens.open("/t/nosuchtable", locale=f"{language}-{language.upper()}")
    page.wait_for_selector(".plaque")
    read(page)
    page.goto("/")
    address = begin(page)
    page.goto(f"{address}/replay?match=9")
    page.wait_for_selector(".plaque")
    read(page)
    screens.forgive("404", "409")
