"""Does the documentation say what happens? Every example in it is run."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cicera import format_record, parse_record

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[object]:
    return [
        pytest.param(match[2], id=f"{page.relative_to(ROOT)}:{number}")
        for page in PAGES
        if "_build" not in page.parts
        for number, match in enumerate(FENCE.finditer(page.read_text("utf-8")))
        if match[1] == language
    ]


@pytest.mark.parametrize("block", blocks("cgn"))
def test_every_record_is_a_record(block: str) -> None:
    record = parse_record(block)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize("block", blocks("pycon"))
def test_every_python_session_goes_as_shown(block: str) -> None:
    test = doctest.DocTestParser().get_doctest(block, {}, "docs", None, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("block", blocks("console"))
def test_every_command_prints_what_is_shown(block: str) -> None:
    for command, shown in re.findall(r"^\$ (cicera.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", *command.split()],
            cwd=ROOT,
            env=os.environ | {"CICERA_LANG": "en", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
            capture_output=True,
            check=False,
            text=True,
            encoding="utf-8",
        )
        assert done.stdout + done.stderr == shown
