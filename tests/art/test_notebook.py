"""In a notebook, what a cell returns is a picture, and nowhere else is anything loaded for it."""

from __future__ import annotations

import subprocess
import sys

STAND_IN = """
import sys, types

class Formatter:
    def __init__(self):
        self.painters = {}

    def for_type(self, kind, painter):
        self.painters[kind] = painter

class Shell:
    def __init__(self):
        self.display_formatter = types.SimpleNamespace(formatters={"image/svg+xml": Formatter()})

shell = Shell() if RUNNING else None
IPython = types.ModuleType("IPython")
IPython.get_ipython = lambda: shell
sys.modules["IPython"] = IPython
"""
PLAY = """
import cicera
match = cicera.new_match(cicera.make_rules())
match = cicera.open_hand(match, cicera.shuffled_deal(match.rules, dealer=0, seed=7))
"""
SHOW = """
import xml.etree.ElementTree as ET
painters = shell.display_formatter.formatters["image/svg+xml"].painters
for thing in (cicera.view(match, seat=0), cicera.Sheet(2, (), complete=False)):
    print(ET.fromstring(painters[type(thing)](thing)).tag)
"""


def said(program: str) -> list[str]:
    """What a fresh Python prints when it runs ``program``."""
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()


def test_an_import_in_ipython_is_enough_to_see_views_and_sheets() -> None:
    shown = said(STAND_IN.replace("RUNNING", "True") + PLAY + SHOW)
    assert shown == ["{http://www.w3.org/2000/svg}svg"] * 2


def test_where_ipython_is_but_imported_nothing_is_drawn() -> None:
    program = STAND_IN.replace("RUNNING", "False") + PLAY
    assert said(program + "print('cicera.art' in sys.modules)") == ["False"]


def test_without_ipython_an_import_loads_neither_it_nor_the_pictures() -> None:
    names = "('IPython', 'cicera.art')"
    program = f"import sys{PLAY}print([name in sys.modules for name in {names}])"
    assert said(program) == ["[False,", "False]"]


def test_an_ipython_that_is_still_loading_is_left_alone() -> None:
    program = "import sys, types; sys.modules['IPython'] = types.ModuleType('IPython')"
    assert said(program + PLAY + "print(match.rules.players)") == ["4"]
