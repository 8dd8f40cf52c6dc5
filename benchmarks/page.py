"""How much does the page weigh, how soon is a card on it, and does movement stay cheap?

A real Chromium at the server of this checkout, with the page that `make page` put there.

    python benchmarks/page.py            a table
    python benchmarks/page.py --json     one line of JSON
    options: --rounds 5; CICERA_CHROMIUM names the browser

Weights are gzip -9 of what came over the wire. A first card is timed in a browser without a cache,
from the start of the navigation to the frame after the one in which its picture was decoded; the
median of the rounds. Layouts are counted in a trace of what the others play in one round of the
table, at normal speed: a browser lays out once a frame at most unless a script makes it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
MY_TURN: Final = ".ribbon .call i, .score"
DRAWN: Final = """selector => new Promise(done => {
  const look = () => {
    const image = document.querySelector(selector);
    if (!image?.complete || !image.naturalWidth) return requestAnimationFrame(look);
    image.decode().then(() => requestAnimationFrame(() => done(performance.now())));
  };
  look();
})"""
CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline.stack"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with serving() as address, browsing() as browser:
        figures = measure(browser, address, options.rounds)
    if options.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:<52} {value:>10,.1f}")


def measure(browser: Browser, address: str, rounds: int) -> dict[str, float]:
    """Every figure, by its name and unit."""
    page = Visit(browser, address)
    page.open("/")
    figures = {"script of the menu, kB": page.weight("script")}
    table = page.begin()
    figures["script until a table stands, kB"] = page.weight("script")
    figures["style, kB"] = page.weight("stylesheet")
    figures["fonts, kB"] = page.weight("font")
    for face in page.faces():
        figures[f"deck {face}, kB"] = page.weight_of(f"/{face}-")
    seat = page.page.context.storage_state()
    figures |= moving(page.page)
    page.close()
    menu, first = [], []
    for _ in range(rounds):
        menu.append(first_card(browser, address, "/", ".spread img"))
        first.append(first_card(browser, address, table, ".hand .held img", seat))
    figures["first card of the menu, ms"] = statistics.median(menu)
    figures["first card of the hand, ms"] = statistics.median(first)
    return figures


class Visit:
    """One person's page, and all that was fetched for it."""

    def __init__(self, browser: Browser, address: str) -> None:
        context = browser.new_context(viewport=PHONE, locale="en-GB", base_url=address)
        self.page = context.new_page()
        self._origin = address
        self._fetched: dict[str, str] = {}
        self.page.on("response", self._keep)

    def open(self, path: str) -> None:
        """Goes to an address and waits until nothing more is fetched."""
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")

    def begin(self) -> str:
        """Sets up a table and waits for the turn; gives back its path."""
        answer = self.page.request.post(
            "/api/tables",
            data={"name": "Anna", "rules": "caciada", "seat": 0, "fill": "greedy"},
            headers={"Origin": self._origin},
        )
        table: str = answer.json()["table"]
        self.page.evaluate("table => sessionStorage.setItem('cicera-start', table)", table)
        self.open(f"/t/{table}")
        self.page.wait_for_selector(MY_TURN)
        return f"/t/{table}"

    def faces(self) -> list[str]:
        """Has every face fetched, by the leaf where it is chosen."""
        self.page.get_by_role("button", name="Options").click()
        self.page.wait_for_load_state("networkidle")
        self.page.keyboard.press("Escape")
        names = (re.search(r"/(\w+)-[\w-]+\.json", address) for address in list(self._fetched))
        return sorted({found[1] for found in names if found})

    def weight(self, kind: str) -> float:
        """Of everything of a kind that was fetched so far."""
        return sum(
            self._weigh(path) for path, known in list(self._fetched.items()) if known == kind
        )

    def weight_of(self, part: str) -> float:
        """Of what has ``part`` in its address."""
        return sum(self._weigh(path) for path in list(self._fetched) if part in path)

    def close(self) -> None:
        """The person leaves."""
        self.page.context.close()

    def _keep(self, response: Response) -> None:
        if response.ok and not response.url.startswith(f"{self._origin}/api"):
            self._fetched[response.url] = response.request.resource_type

    def _weigh(self, path: str) -> float:
        return len(gzip.compress(self.page.request.get(path).body(), 9)) / 1000


def first_card(browser: Browser, address: str, path: str, selector: str, seat: Any = None) -> float:
    """Milliseconds from the start of the navigation to a card that is drawn."""
    context = browser.new_context(
        viewport=PHONE, locale="en-GB", base_url=address, storage_state=seat
    )
    page = context.new_page()
    page.goto(path, wait_until="commit")
    drawn: float = page.evaluate(DRAWN, selector)
    context.close()
    return drawn


def moving(page: Page) -> dict[str, float]:
    """Layouts while the others play once round the table."""
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    card = page.locator(".hand .held").first
    code = card.get_attribute("data-hand")
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    card.dispatch_event("click")
    if page.locator(".opt.lay").count():
        page.locator(".opt.lay").dispatch_event("click")
    page.wait_for_selector(f"[data-hand='{code}']", state="detached")
    page.wait_for_selector(MY_TURN)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    return _layouts(events)


def _layouts(events: list[dict[str, Any]]) -> dict[str, float]:
    frames = sorted(
        event["ts"]
        for event in events
        if event["name"] == "AnimationFrame::Render" and event["ph"] == "b"
    )
    layouts = [event for event in events if event["name"] == "Layout" and event["ph"] in "BX"]
    forced = [event for event in layouts if "stackTrace" in event["args"].get("beginData", {})]
    busiest = max(
        (sum(start <= event["ts"] < end for event in layouts) for start, end in pairwise(frames)),
        default=0,
    )
    return {
        "a round of four plays: frames": len(frames),
        "a round of four plays: layouts": len(layouts),
        "a round of four plays: layouts a script forced": len(forced),
        "a round of four plays: layouts in the busiest frame": busiest,
        "a round of four plays: time in layout, ms": sum(e.get("dur", 0) for e in layouts) / 1000,
    }


@contextmanager
def serving() -> Iterator[str]:
    """The server, with tables of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "cicera", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with log.open("w") as output:
            process = subprocess.Popen(  # noqa: S603
                command, stdout=output, stderr=subprocess.STDOUT
            )
        try:
            while not (found := re.search(r"http://[\w.]+:\d+", log.read_text())):
                if process.poll() is not None:
                    raise SystemExit(log.read_text())
                time.sleep(0.05)
            yield found[0]
        finally:
            process.terminate()
            process.wait()


@contextmanager
def browsing() -> Iterator[Browser]:
    path = os.environ.get("CICERA_CHROMIUM") or shutil.which("chromium")
    if path is None:
        raise SystemExit("no Chromium on this machine; CICERA_CHROMIUM names one")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


if __name__ == "__main__":
    main()
