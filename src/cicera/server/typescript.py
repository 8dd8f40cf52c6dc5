"""The messages as TypeScript, for the page: ``python -m cicera.server.typescript``.

Every struct of :mod:`cicera.server.shapes`, ``messages`` and ``bodies`` becomes an interface with
its docstring, every alias a type, so that the page and the server cannot drift apart.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType

import msgspec

from cicera.server import bodies, messages, shapes

HEAD = "// Written by `python -m cicera.server.typescript`. Change the Python types instead."
_PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}


def typescript() -> str:
    """The whole file."""
    codes = {name: value for name, value in vars(messages.Close).items() if name.isupper()}
    listed = ", ".join(f"{name}: {value}" for name, value in codes.items())
    parts = [
        HEAD,
        f"export const PROTOCOL = {messages.PROTOCOL};",
        f"/** {messages.Close.__doc__} */\nexport const CLOSE = {{ {listed} }} as const;",
    ]
    sources: dict[str, ast.ClassDef] = {}
    for module in (shapes, messages, bodies):
        parts += _module(module, sources)
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the file to standard output."""
    sys.stdout.write(typescript())


def _module(module: ModuleType, sources: dict[str, ast.ClassDef]) -> Iterator[str]:
    """Its aliases and structs, in the order of the source; its classes go into ``sources``."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            assert node.value is not None
            yield f"export type {ast.unparse(node.target)} = {_type(node.value)};"
        if isinstance(node, ast.ClassDef):
            sources[node.name] = node
            kind = getattr(module, node.name)
            if issubclass(kind, msgspec.Struct) and not kind.__subclasses__():
                yield _interface(kind, sources)


def _interface(kind: type[msgspec.Struct], sources: dict[str, ast.ClassDef]) -> str:
    """``kind`` with the fields of its bases first."""
    lines = [_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
    if kind.__struct_config__.tag is not None:
        lines.append(f'  type: "{kind.__struct_config__.tag}";')
    for base in reversed(kind.__mro__):
        if base.__name__ in sources:
            lines += _fields(sources[base.__name__])
    return "\n".join([*lines, "}"])


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """The fields of one class, each with the docstring that stands under it."""
    for place, field in enumerate(node.body):
        if not isinstance(field, ast.AnnAssign):
            continue
        note = node.body[place + 1] if place + 1 < len(node.body) else None
        if isinstance(note, ast.Expr):
            yield _comment(str(ast.literal_eval(note.value)), "  ")
        optional = "?" if field.value is not None else ""
        yield f"  {ast.unparse(field.target)}{optional}: {_type(field.annotation)};"


def _comment(text: str, indent: str) -> str:
    if "\n" not in text and len(text) < 90:
        return f"{indent}/** {text} */"
    body = textwrap.indent(text, f"{indent} * ", lambda _line: True)
    body = "\n".join(line.rstrip() for line in body.splitlines())
    return f"{indent}/**\n{body}\n{indent} */"


def _type(node: ast.expr) -> str:
    """A Python annotation in TypeScript."""
    match node:
        case ast.Name() | ast.Constant(value=None):
            name = ast.unparse(node)
            return _PLAIN.get(name, name)
        case ast.BinOp():
            return f"{_type(node.left)} | {_type(node.right)}"
        case ast.Subscript(value=ast.Name(id=outer), slice=inner):
            return _generic(outer, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise TypeError(f"no TypeScript for {ast.unparse(node)}")


def _generic(outer: str, inner: list[ast.expr]) -> str:
    if outer == "Annotated":
        return _type(inner[0])
    if outer == "Literal":
        return " | ".join(f'"{ast.literal_eval(value)}"' for value in inner)
    if outer == "dict":
        return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    if outer == "tuple":
        item = _type(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {outer}")


if __name__ == "__main__":
    main()
