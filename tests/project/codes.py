"""Which errors does the package make, by the look of its source?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cicera

PACKAGE = Path(cicera.__file__).parent


def trees() -> dict[Path, ast.Module]:
    return {
        file.relative_to(PACKAGE): ast.parse(file.read_text("utf-8"))
        for file in sorted(PACKAGE.rglob("*.py"))
    }


TREES = trees()


def kinds() -> set[str]:
    """The names of all classes of the tree of errors."""
    found = {"CiceraError"}
    while True:
        more = {
            node.name
            for tree in TREES.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef) and {name_of(base) for base in node.bases} & found
        }
        if more <= found:
            return found
        found |= more


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every error made in the package: its file, its code, and its values (None: any)."""
    errors = kinds()
    for file, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) in errors and node.args:
                place = f"{file.as_posix()}:{node.lineno}"
                names = {keyword.arg for keyword in node.keywords}
                values = None if None in names else {name for name in names if name}
                for code in codes(node.args[0]):
                    yield place, code, values


def name_of(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def codes(node: ast.expr) -> Iterator[str]:
    """The codes that an expression can give, where it is written out."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from codes(node.body)
        yield from codes(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield from ("packet-divides", "batch-divides")  # the one such place


VARIABLE_CODES = {
    # codes that reach their error through a variable: where the text of each stands
    "court-takes-its-rank", "court-in-sum", "wrong-sum", "takes-its-value", "wrong-score",
    "wrong-result", "not-a-move-here", "named-twice-here",
}  # fmt: skip
RAISED = list(raised())
STRINGS = {
    node.value
    for tree in TREES.values()
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}
"""All that is written in quotes in the package."""
assert STRINGS >= VARIABLE_CODES
