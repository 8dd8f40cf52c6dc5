"""How is an answer of the lab told in lines of text?"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from cicera.analysis.lab.answers import Answer, Table
from cicera.analysis.lab.figures import Figure
from cicera.analysis.lab.wording import (
    heading,
    margin_text,
    table_digits,
    title,
    value_text,
    word,
)
from cicera.locale import Words

GAP = 2
LABEL = 24
"""A label is at most so wide; a longer one is wrapped, and so are the heads of columns."""


def tell_answer(answer: Answer, speech: Words, width: int) -> Iterator[str]:
    """The lines of ``answer``, none wider than ``width`` columns, which are 40 or more."""
    yield from wrap(title(answer, speech), width)
    yield from wrap(heading(answer, speech), width)
    for table in answer.tables:
        if table.told != ():
            yield ""
            yield from wrap(speech(f"lab-table-{table.key}"), width)
            yield from _tell_table(table, speech, width)
    yield ""
    yield from wrap(speech("lab-interval"), width)
    yield from wrap(answer.command, width, subsequent_indent="  ", break_on_hyphens=False)


def _tell_table(table: Table, speech: Words, width: int) -> Iterator[str]:
    """A line a row; where the columns do not fit beside one another, they follow below."""
    places = table_digits(table)
    told = [row for row in table.rows if table.told is None or row.key in table.told]
    labels = [wrap(word(row.key, speech), LABEL) for row in told]
    wide = max(len(line) for label in labels for line in label)
    columns = []
    for column in table.columns:
        cells = _cells([row.figures.get(column) for row in told], places, speech)
        body = max(map(len, cells))
        head = wrap(word(column, speech), max(body, 11))
        columns.append((max(body, *map(len, head)), head, cells))
    while columns:
        block = [columns.pop(0)]
        used = wide + GAP + block[0][0]
        while columns and used + GAP + columns[0][0] <= width:
            used += GAP + columns[0][0]
            block.append(columns.pop(0))
        yield from _tell_block(block, labels, wide)
        if columns:
            yield ""


def _tell_block(
    block: list[tuple[int, list[str], list[str]]], labels: list[list[str]], wide: int
) -> Iterator[str]:
    height = max(len(head) for _, head, _ in block)
    heads = [[""] * (height - len(head)) + head for _, head, _ in block]
    for line in range(height):
        words = (f"{head[line]:>{size}}" for head, (size, _, _) in zip(heads, block, strict=True))
        yield (" " * wide + "".join(" " * GAP + text for text in words)).rstrip()
    for place, label in enumerate(labels):
        cells = "".join(" " * GAP + f"{cells[place]:>{size}}" for size, _, cells in block)
        yield from label[:-1]
        yield f"{label[-1]:<{wide}}{cells}".rstrip()


def _cells(figures: list[Figure | None], places: dict[str, int], speech: Words) -> list[str]:
    """Values and intervals under one another, each right-aligned."""
    pairs = [
        ("", "") if one is None
        else (value_text(one, places, speech), margin_text(one, places, speech))
        for one in figures
    ]  # fmt: skip
    after = max(len(half) for _, half in pairs)
    return [
        f"{value} {half:<{after}}" if after and value else value + " " * (after and after + 1)
        for value, half in pairs
    ]
