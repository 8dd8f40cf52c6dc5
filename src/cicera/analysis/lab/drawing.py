"""How are bars, curves and dots of the lab drawn? With whiskers for the intervals.

Colours are far apart for colour-blind eyes, and no meaning is left to colour alone: lines differ in
their marks and dashes too, and bars are labelled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cicera.analysis.lab.figures import Figure
from cicera.analysis.lab.wording import digits, margin_text, value_text
from cicera.analysis.plots import AHEAD, BEHIND, FAINT, INK, PAPER
from cicera.analysis.wording import decimal
from cicera.locale import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FIRST: Final = BEHIND
LAST: Final = AHEAD
MIDDLE: Final = "#d3a13b"
_WHISKER: Final[dict[str, Any]] = {"fmt": "none", "ecolor": INK, "elinewidth": 1.2, "zorder": 4}
_TICKS: Final = [step * 10**power for power in range(5) for step in (1, 2, 5)]
_SEEN: Final = 0.0004
"""A share below this is left out at the ends of a curve."""


@dataclass(frozen=True, slots=True)
class Line:
    """How one line is told from the others."""

    colour: str
    mark: str
    dashes: Any


LINES: Final = (
    Line(AHEAD, "o", "-"),
    Line(BEHIND, "s", (0, (5, 1.5))),
    Line(MIDDLE, "^", (0, (1.2, 1))),
    Line("#4b5a94", "D", (0, (5, 1.5, 1.2, 1.5))),
    Line("#7a4b73", "v", (0, (3, 1))),
    Line(INK, "P", "-"),
)


def head(axes: Axes, text: str) -> None:
    """Say above ``axes`` what is in it."""
    axes.set_title(text, loc="left", fontsize=10.5, fontweight="bold", color=INK, pad=8)


def stacked_bars(
    axes: Axes,
    labels: Sequence[str],
    parts: Sequence[tuple[str, str, list[Figure]]],
    totals: list[Figure],
    speech: Words,
) -> None:
    """Bars to the right, each made of ``parts``, with its total in figures."""
    places = range(len(labels))
    starts = [0.0] * len(labels)
    for name, colour, figures in parts:
        values = [figure.value for figure in figures]
        axes.barh(
            places, values, left=starts, color=colour, label=name, height=0.68, edgecolor=PAPER,
            zorder=2,
        )  # fmt: skip
        starts = [start + value for start, value in zip(starts, values, strict=True)]
    _whiskers(axes, places, totals, across=True)
    _figures_beside(axes, places, totals, speech)
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.margins(x=0.2)
    axes.set_xlim(left=0)
    _frame(axes, speech, "x")
    axes.legend(loc="lower right", frameon=False, fontsize=9)


def bars(
    axes: Axes, labels: Sequence[str], colours: Sequence[str], figures: list[Figure], speech: Words
) -> None:
    """Bars upwards with their figures."""
    places = range(len(labels))
    scale = _scale(figures)
    axes.bar(places, [scale * one.value for one in figures], color=colours, width=0.62, zorder=2)
    _whiskers(axes, places, figures, across=False)
    decimals = digits(figures)
    for place, one in zip(places, figures, strict=True):
        text = f"{value_text(one, decimals, speech)}\n{margin_text(one, decimals, speech)}"
        _note(axes, text.strip(), (place, scale * _high(one)), (0, 5), va="bottom")
    axes.set_xticks(places, [_broken(label) for label in labels], fontsize=9)
    axes.margins(y=0.2)
    axes.set_ylim(bottom=0)
    _frame(axes, speech, "y", unit=figures[0].unit)


def balance(
    axes: Axes,
    labels: Sequence[str],
    above: tuple[str, str, list[Figure]],
    below: tuple[str, str, list[Figure]],
    speech: Words,
) -> None:
    """What each gets stands up, what it loses hangs down."""
    places = range(len(labels))
    decimals = digits(above[2] + below[2])
    for sign, (name, colour, figures) in ((1, above), (-1, below)):
        values = [sign * one.value for one in figures]
        axes.bar(places, values, color=colour, width=0.55, label=name, zorder=2)
        errors = [one.margin or 0.0 for one in figures]
        axes.errorbar(places, values, yerr=errors, capsize=4, **_WHISKER)
        for place, one in zip(places, figures, strict=True):
            text = f"{value_text(one, decimals, speech)} {margin_text(one, decimals, speech)}"
            _note(
                axes, text.strip(), (place, sign * _high(one)), (0, 5 * sign),
                va="bottom" if sign > 0 else "top",
            )  # fmt: skip
    axes.axhline(0, color=INK, linewidth=1, zorder=3)
    axes.set_xticks(places, labels)
    axes.margins(y=0.16)
    _frame(axes, speech, "y", signed=True)
    axes.legend(loc="upper left", frameon=False, fontsize=9, ncols=2, bbox_to_anchor=(-0.02, 1.01))
    top = max(map(_high, above[2]))
    axes.set_ylim(top=top * 1.42)


def curves(
    axes: Axes,
    lines: Sequence[tuple[str, Line, list[Figure]]],
    speech: Words,
    *,
    first: int = 0,
    marked: bool = False,
) -> None:
    """Distributions over the whole numbers from ``first`` on, the intervals as bands."""
    width = max(map(len, (figures for _, _, figures in lines)))
    seen = [
        place
        for place in range(width)
        if any(figures[place].value > _SEEN for _, _, figures in lines)
    ]
    shown = range(seen[0], seen[-1] + 1)
    numbers = [place + first for place in shown]
    for name, line, figures in lines:
        kept = [figures[place] for place in shown]
        values = [100 * one.value for one in kept]
        axes.plot(
            numbers, values, color=line.colour, linestyle=line.dashes, label=name, zorder=3,
            linewidth=1.8, marker=line.mark if marked else None, markersize=5,
        )  # fmt: skip
        lows = [100 * (one.value if one.low is None else one.low) for one in kept]
        highs = [100 * _high(one) for one in kept]
        axes.fill_between(numbers, lows, highs, color=line.colour, alpha=0.22, linewidth=0)
    axes.set_ylim(bottom=0)
    axes.margins(x=0.02)
    _frame(axes, speech, "y", unit="share")
    _whole_numbers(axes)
    axes.legend(loc="upper right", frameon=False, fontsize=9)


def columns(axes: Axes, labels: Sequence[str], figures: list[Figure], speech: Words) -> None:
    """Shares that stand beside one another; the first, which is most of them, is grey."""
    places = range(len(labels))
    colours = [FAINT, *[AHEAD] * (len(labels) - 1)]
    axes.bar(places, [100 * one.value for one in figures], color=colours, width=0.7, zorder=2)
    _whiskers(axes, places, figures, across=False)
    decimals = {"share": 1}
    for place, one in zip(places, figures, strict=True):
        if one.value:
            text = value_text(one, {"share": 2} if one.value < 0.001 else decimals, speech)
            _note(axes, text, (place, 100 * _high(one)), (0, 3), va="bottom", size=8)
    axes.set_xticks(places, labels)
    axes.margins(x=0.02, y=0.15)
    axes.set_ylim(bottom=0)
    _frame(axes, speech, "y", unit="share")


def dots(
    axes: Axes,
    labels: Sequence[str],
    lines: Sequence[Line],
    figures: list[Figure],
    speech: Words,
    *,
    even: float | None = None,
) -> None:
    """Marks under one another, their figures beside them; a line where all would be ``even``."""
    scale = _scale(figures)
    if even is not None:
        axes.axvline(scale * even, color=FAINT, linewidth=1.2, linestyle=(0, (3, 2)), zorder=1)
    decimals = digits(figures)
    for place, (line, one) in enumerate(zip(lines, figures, strict=True)):
        value = scale * one.value
        axes.plot([value], [place], line.mark, color=line.colour, markersize=7.5, zorder=3)
        _whiskers(axes, [place], [one], across=True)
        text = f"{value_text(one, decimals, speech)} {margin_text(one, decimals, speech)}"
        axes.text(
            1.0, place, text.strip(), transform=axes.get_yaxis_transform(), ha="right", va="center",
            fontsize=9, zorder=5,
        )  # fmt: skip
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.6, -0.75)
    _room(axes, figures, even)
    _frame(axes, speech, "x", unit=figures[0].unit)


def _room(axes: Axes, figures: list[Figure], even: float | None) -> None:
    """Leave the right third to what is written there."""
    from matplotlib.ticker import MaxNLocator

    scale = _scale(figures)
    ends = [one.value if one.low is None else one.low for one in figures]
    ends += map(_high, figures)
    ends += [] if even is None else [even]
    low, high = scale * min(ends), scale * max(ends)
    span = (high - low) or abs(high) or 1.0
    axes.set_xlim(low - 0.12 * span, high + 0.75 * span)
    locator = MaxNLocator(3)
    axes.set_xticks([tick for tick in locator.tick_values(low, high) if tick <= high + 0.1 * span])
    axes.set_xlim(low - 0.12 * span, high + 0.75 * span)


def courses(
    axes: Axes, lines: Sequence[tuple[str, list[Figure]]], speech: Words, *, logarithmic: bool
) -> None:
    """Lines over the plies: the first with its interval, the others as steps above it."""
    styles = (Line(AHEAD, "o", "-"), Line(BEHIND, "", (0, (5, 1.5))), Line(FAINT, "", (0, (1, 1))))
    for (name, figures), line in zip(lines, styles, strict=True):
        plies = range(1, len(figures) + 1)
        values = [one.value for one in figures]
        axes.plot(
            plies, values, color=line.colour, linestyle=line.dashes, marker=line.mark,
            markersize=3.5, linewidth=1.8, label=name, zorder=3,
            drawstyle="default" if line.mark else "steps-mid",
        )  # fmt: skip
        if figures[0].margin is not None:
            lows = [one.value if one.low is None else one.low for one in figures]
            axes.fill_between(
                plies, lows, list(map(_high, figures)), color=line.colour, alpha=0.2, linewidth=0,
                step=None if line.mark else "mid",
            )  # fmt: skip
    if logarithmic:
        from matplotlib.ticker import FixedLocator, NullLocator

        most = max(one.value for _, figures in lines for one in figures)
        axes.set_yscale("log")
        axes.yaxis.set_major_locator(FixedLocator([tick for tick in _TICKS if tick <= 1.2 * most]))
        axes.yaxis.set_minor_locator(NullLocator())
    else:
        axes.set_ylim(bottom=0)
    axes.margins(x=0.02)
    axes.set_xlabel(speech("lab-plot-ply"), color=INK)
    axes.set_xticks([1, *range(8, len(lines[0][1]) + 1, 8)])
    _frame(axes, speech, "y")
    axes.legend(loc="upper right" if logarithmic else "upper left", frameon=False, fontsize=9)


def _whiskers(axes: Axes, places: Sequence[int], figures: list[Figure], *, across: bool) -> None:
    scale = _scale(figures)
    values = [scale * one.value for one in figures]
    below = [scale * (one.value - (one.value if one.low is None else one.low)) for one in figures]
    above = [scale * (_high(one) - one.value) for one in figures]
    errors = [[max(0.0, part) for part in parts] for parts in (below, above)]
    if across:
        axes.errorbar(values, places, xerr=errors, capsize=4, **_WHISKER)
    else:
        axes.errorbar(places, values, yerr=errors, capsize=4, **_WHISKER)


def _figures_beside(
    axes: Axes, places: Sequence[int], figures: list[Figure], speech: Words
) -> None:
    decimals = digits(figures)
    for place, one in zip(places, figures, strict=True):
        text = f"{value_text(one, decimals, speech)} {margin_text(one, decimals, speech)}"
        _note(axes, text.strip(), (_high(one), place), (7, 0), ha="left", va="center")


def _note(
    axes: Axes,
    text: str,
    place: tuple[float, float],
    away: tuple[float, float],
    *,
    ha: str = "center",
    va: str = "center",
    size: float = 9,
) -> None:
    axes.annotate(
        text, place, xytext=away, textcoords="offset points", ha=ha, va=va, fontsize=size, zorder=5,
        linespacing=1.15,
    )  # fmt: skip


def _frame(axes: Axes, speech: Words, along: Any, *, unit: str = "", signed: bool = False) -> None:
    """Lines and figures along one axis, in the language's way of writing them."""
    axes.set_facecolor(PAPER)
    axes.grid(axis=along, color=FAINT, alpha=0.25)
    axes.set_axisbelow(True)
    axes.tick_params(which="both", length=0, colors=INK)
    axes.spines[["top", "right", "left", "bottom"]].set_visible(False)
    axis = axes.xaxis if along == "x" else axes.yaxis
    sign = "%" if unit == "share" else ""
    axis.set_major_formatter(
        lambda value, _place: decimal(abs(value) if signed else value, ".6g", speech) + sign
    )


def _whole_numbers(axes: Axes) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _scale(figures: Sequence[Figure]) -> int:
    return 100 if figures[0].unit == "share" else 1


def _high(figure: Figure) -> float:
    return figure.value if figure.high is None else figure.high


def _broken(label: str) -> str:
    """A label in two lines, broken at the space nearest to its middle."""
    spaces = [place for place, sign in enumerate(label) if sign == " "]
    if not spaces:
        return label
    middle = min(spaces, key=lambda place: abs(place - len(label) / 2))
    return f"{label[:middle]}\n{label[middle + 1 :]}"
