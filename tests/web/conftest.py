"""A real browser, and the real server with the page as it was last built in web/build."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.serving import BUILD

playwright = pytest.importorskip("playwright.sync_api")

CHROMIUM = os.environ.get("CICERA_CHROMIUM") or shutil.which("chromium")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = {"width": 390, "height": 844}
PATIENCE = 60
"""Seconds that anything may take on a slow machine before it counts as broken."""
playwright.expect.set_options(timeout=PATIENCE * 1000)


class Server:
    """The server as a process of its own, which can be stopped and started again."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serving", self._port, str(self._database)]
        root = Path(__file__).parents[2]
        log = self._database.with_suffix(".log")
        with log.open("w") as output:
            self._process = subprocess.Popen(  # noqa: S603
                command, cwd=root, stdout=output, stderr=subprocess.STDOUT
            )
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"^http://\S+:(\d+)$", log.read_text(), re.MULTILINE)):
            assert self._process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.05)
        self.address, self._port = found[0], found[1]

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """Ends it in the middle of whatever it does, as a power cut would."""
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (BUILD / "index.html").is_file():
        pytest.skip("the page is not built: npm ci && npm run build, in web/")
    server = Server(tmp_path_factory.mktemp("web") / "tables.db")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[playwright.Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine; CICERA_CHROMIUM names one")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield browser
        browser.close()


class Screens:
    """Opens screens, each a person of its own, and remembers what they complained about."""

    def __init__(self, browser: playwright.Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._contexts: list[playwright.BrowserContext] = []
        self.complaints: list[str] = []

    def person(self, **options: object) -> playwright.BrowserContext:
        settings = {"viewport": PHONE, "locale": "en-GB", "base_url": self._address} | options
        context = self._browser.new_context(**settings)
        context.add_init_script(
            "localStorage.cicera ??= JSON.stringify({ language: navigator.language.slice(0, 2),"
            " speed: 'none' })"
        )
        context.set_default_timeout(PATIENCE * 1000)
        self._contexts.append(context)
        return context

    def open(self, path: str = "/", **options: object) -> playwright.Page:
        return self.page(self.person(**options), path)

    def page(self, context: playwright.BrowserContext, path: str = "/") -> playwright.Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.goto(path)
        return page

    def forgive(self, *words: str) -> None:
        """Takes back complaints with one of the words: they were meant to happen."""
        self.complaints[:] = [
            text for text in self.complaints if not any(word in text for word in words)
        ]

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _hear(self, message: playwright.ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)


@pytest.fixture
def screens(browser: playwright.Browser, server: Server) -> Iterator[Screens]:
    screens = Screens(browser, server.address)
    yield screens
    screens.close()
    assert screens.complaints == []
