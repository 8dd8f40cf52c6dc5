"""What does an answer of the lab look like? One picture a question, made of its figures."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from cicera.analysis.lab import drawing
from cicera.analysis.lab.answers import Answer
from cicera.analysis.lab.drawing import FIRST, LAST, LINES, MIDDLE
from cicera.analysis.lab.wording import heading, title, word
from cicera.analysis.plots import DOTS, FAINT, INK, PAPER
from cicera.locale import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

_SIDE_COLOURS: Final = {"side-first": FIRST, "side-middle": MIDDLE, "side-dealer": LAST}
_STAMPS: Final = {".svg": "Date", ".pdf": "CreationDate"}
_SIZES: Final = {
    "points": (12, 6.4), "seats": (12, 4.8), "match": (12, 5), "rules": (13, 7.6),
    "table": (12, 4.8),
}  # fmt: skip


def plot_answer(answer: Answer, speech: Words, suffix: str) -> bytes:
    """The picture of ``answer`` as a file of the kind ``suffix``, with words of ``speech``."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "cicera", "font.size": 10, "text.color": INK}):
        canvas = Figure(figsize=_SIZES[answer.question], facecolor=PAPER, layout="constrained")
        engine: Any = canvas.get_layout_engine()
        inch = 1 / canvas.get_figheight()
        engine.set(rect=(0.005, 0.24 * inch, 0.99, 1 - 0.94 * inch), w_pad=0.12, h_pad=0.1)
        canvas.text(
            0.015, 1 - 0.12 * inch, title(answer, speech), fontsize=14, fontweight="bold", va="top"
        )
        canvas.text(
            0.015, 1 - 0.44 * inch, heading(answer, speech), fontsize=9.5, va="top", color=FAINT
        )
        footnote = f"{speech('lab-interval')} · {answer.command}"
        canvas.text(0.015, 0.09 * inch, footnote, fontsize=8, color=FAINT)
        _PICTURES[answer.question](canvas, answer, speech)
        _settle(canvas)
        data = BytesIO()
        stamp: dict[str, Any] = {} if suffix == ".png" else {_STAMPS[suffix]: None}
        canvas.savefig(data, format=suffix[1:], dpi=DOTS, metadata=stamp)
    return data.getvalue()


def _settle(canvas: Canvas) -> None:
    """Lay out for good, on round numbers: the solver's last digits are not the same each time."""
    canvas.draw_without_rendering()
    canvas.set_layout_engine("none")
    for axes in canvas.axes:
        left, bottom, width, height = (round(part, 4) for part in axes.get_position().bounds)
        axes.set_position((left, bottom, width, height))


def _points(canvas: Canvas, answer: Answer, speech: Words) -> None:
    """Points by item, each bar shared by the sides; the totals; the napula's length."""
    grid = canvas.add_gridspec(2, 2, width_ratios=(1.15, 1), height_ratios=(1.25, 1))
    items = answer.table("items")
    sides = [key for key in _SIDE_COLOURS if key in items.columns]
    rows = [row for row in items.rows if row.key != "total"]
    axes = canvas.add_subplot(grid[:, 0])
    drawing.stacked_bars(
        axes,
        [word(row.key, speech) for row in rows],
        [
            (word(key, speech), _SIDE_COLOURS[key], [row.figures[key] for row in rows])
            for key in sides
        ],
        [row.figures["points"] for row in rows],
        speech,
    )
    drawing.head(axes, speech("lab-plot-items"))
    spread = answer.table("spread")
    axes = canvas.add_subplot(grid[0, 1])
    drawing.curves(
        axes,
        [
            (word(key, speech), style, spread.column(key))
            for key, style in zip(sides, _side_lines(sides), strict=True)
        ],
        speech,
    )
    drawing.head(axes, speech("lab-plot-spread"))
    napula = answer.table("napula")
    axes = canvas.add_subplot(grid[1, 1])
    drawing.columns(
        axes,
        [word(row.key, speech) for row in napula.rows],
        napula.column("of-hands"),
        speech,
    )
    drawing.head(axes, speech("lab-table-napula"))


def _seats(canvas: Canvas, answer: Answer, speech: Words) -> None:
    """Points and hands won by side; picada scored and suffered by seat."""
    left, middle, right = canvas.subplots(1, 3, width_ratios=(1, 1, 1.5))
    sides = answer.table("sides")
    rows = [row for row in sides.rows if row.key in _SIDE_COLOURS]
    colours = [_SIDE_COLOURS[row.key] for row in rows]
    labels = [word(row.key, speech) for row in rows]
    drawing.bars(left, labels, colours, [row.figures["points"] for row in rows], speech)
    drawing.head(left, speech("lab-plot-side-points"))
    drawing.bars(
        middle,
        [*labels, word("hand-tied", speech)],
        [*colours, FAINT],
        [*(row.figures["won"] for row in rows), sides.row("hand-tied").figures["won"]],
        speech,
    )
    drawing.head(middle, speech("lab-plot-won"))
    seats = answer.table("seats")
    drawing.balance(
        right,
        [word(row.key, speech) for row in seats.rows],
        (word("picada", speech), LAST, seats.column("picada")),
        (word("picada-suffered", speech), FIRST, seats.column("picada-suffered")),
        speech,
    )
    drawing.head(right, speech("lab-plot-picada"))


def _match(canvas: Canvas, answer: Answer, speech: Words) -> None:
    """How long matches are, and who wins them."""
    left, right = canvas.subplots(1, 2, width_ratios=(1.6, 1))
    length, matches = answer.table("length"), answer.table("matches")
    names = list(length.columns)
    drawing.curves(
        left,
        [(name, _line(place), length.column(name)) for place, name in enumerate(names)],
        speech,
        first=1,
        marked=True,
    )
    drawing.head(left, speech("lab-plot-length"))
    won = matches.row("won-by-first-dealer").figures
    even = {1 / rules.sides for rules in answer.rules}
    drawing.dots(
        right,
        names,
        [_line(place) for place in range(len(names))],
        [won[name] for name in names],
        speech,
        even=even.pop() if len(even) == 1 else None,
    )
    drawing.head(right, word("won-by-first-dealer", speech))


def _rules(canvas: Canvas, answer: Answer, speech: Words) -> None:
    """A panel for each measure, the rule sets under one another."""
    table = answer.table("rules")
    names = list(table.columns)
    wide = 4
    high = -(-len(table.rows) // wide)
    panels = canvas.subplots(high, wide, squeeze=False)
    for place, axes in enumerate(panels.flat):
        if place >= len(table.rows):
            axes.set_visible(False)
            continue
        row = table.rows[place]
        shown = [name for name in names if name in row.figures]
        drawing.dots(
            axes,
            shown if place % wide == 0 else [""] * len(shown),
            [_line(names.index(name)) for name in shown],
            [row.figures[name] for name in shown],
            speech,
        )
        drawing.head(axes, word(row.key, speech))


def _table(canvas: Canvas, answer: Answer, speech: Words) -> None:
    """Cards and moves, ply by ply: the mean, what 99 in 100 do not exceed, the most."""
    plies = answer.table("ply")
    rows = [row for row in plies.rows if row.figures]
    for axes, what in zip(canvas.subplots(1, 2), ("cards", "moves"), strict=True):
        drawing.courses(
            axes,
            [
                (word(level, speech), [row.figures[f"{what}-{level}"] for row in rows])
                for level in ("mean", "p99", "max")
            ],
            speech,
            logarithmic=what == "moves",
        )
        drawing.head(axes, speech(f"lab-plot-{what}"))


def _line(place: int) -> drawing.Line:
    return LINES[place % len(LINES)]


def _side_lines(sides: list[str]) -> list[drawing.Line]:
    dashes = {"side-first": (0, (4, 1.5)), "side-middle": (0, (1, 1)), "side-dealer": "-"}
    return [drawing.Line(_SIDE_COLOURS[key], "o", dashes[key]) for key in sides]


_PICTURES: Final[dict[str, Callable[[Canvas, Answer, Words], None]]] = {
    "points": _points,
    "seats": _seats,
    "match": _match,
    "rules": _rules,
    "table": _table,
}
