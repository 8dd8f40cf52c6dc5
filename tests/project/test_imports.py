"""What `import cicera` brings, and what it leaves alone."""

from __future__ import annotations

import ast
import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cicera

PACKAGE = Path(cicera.__file__).parent
LIBRARY = """
import sys
before = set(sys.modules)
import {module}
new = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(new - set(sys.stdlib_module_names)))
"""


def run(script: str) -> str:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize(
    "module", ["cicera", "cicera.domain.view", "cicera.notation", "cicera.players", "cicera.locale"]
)
def test_only_the_standard_library(module: str) -> None:
    assert run(LIBRARY.format(module=module)) == "cicera"


def test_playing_needs_only_the_standard_library() -> None:
    """A whole hand, its score and its record, and an error that nobody reads."""
    script = """
import sys
import cicera
from cicera.players import make_player
rules = cicera.make_rules()
match = cicera.open_hand(cicera.new_match(rules), cicera.shuffled_deal(rules, 0, 7))
player = make_player("greedy", seed=7)
while match.state is not None:
    match = cicera.advance(match, player.choose(cicera.view(match, match.state.turn)))
cicera.parse_record(cicera.format_record(cicera.Record(match)))
try:
    cicera.parse_card("7x")
except cicera.InvalidText as error:
    repr(error)
names = {name.partition(".")[0] for name in sys.modules}
print(*sorted(names & {"fluent", "babel", "click", "textual", "rich", "attr", "platformdirs"}))
"""
    assert run(script) == ""


def test_public_names() -> None:
    """``__all__`` is what the package imports from its parts, in the usual order, no more."""
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    imported = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(cicera.__all__) == imported
    assert len(cicera.__all__) == len(set(cicera.__all__))

    def order(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert cicera.__all__ == sorted(cicera.__all__, key=order)
    for name in cicera.__all__:
        assert hasattr(cicera, name), name


def test_public_names_of_the_parts() -> None:
    """What ``domain`` and ``notation`` offer for playing, reading and writing is all there."""
    import cicera.notation as notation

    assert set(notation.__all__) <= set(cicera.__all__)
    for name in ("parse", "format"):
        for thing in ("card", "cards", "move", "rules", "record"):
            assert f"{name}_{thing}" in cicera.__all__


def test_public_names_are_documented() -> None:
    """Every function and class says what it gives; not in words made by a decorator."""
    for name in cicera.__all__:
        thing = getattr(cicera, name)
        if not callable(thing) or thing is int:
            continue
        document = thing.__doc__ or ""
        assert len(document) > 15, name
        assert document.split("\n\n")[0].endswith((".", ":", ")")), name
        if dataclasses.is_dataclass(thing) or hasattr(thing, "_fields"):
            assert not document.startswith(f"{name}("), name


def test_every_public_function_of_the_package_is_documented() -> None:
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.parent.name not in ("domain", "notation", "players", "cicera", "locale"):
            continue
        tree = ast.parse(file.read_text("utf-8"))
        assert ast.get_docstring(tree), file
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name[0] != "_":
                assert ast.get_docstring(node), f"{file.name}: {node.name}"


def test_version() -> None:
    from importlib import metadata

    assert metadata.version("cicera") == cicera.__version__
    assert all(part.isdigit() for part in cicera.__version__.split("."))
