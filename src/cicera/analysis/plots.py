"""What does a measurement look like? The cross-table as a heat map, beside the ratings."""

from __future__ import annotations

from io import BytesIO
from math import copysign, isnan, nan, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cicera.analysis.failures import ArenaRefused
from cicera.analysis.report import Report
from cicera.analysis.statistics import Estimate
from cicera.analysis.wording import decimal, margin
from cicera.domain.rules import format_rules
from cicera.locale import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES: Final = (".png", ".svg", ".pdf")
INK: Final = "#26302e"
FAINT: Final = "#8a9490"
PAPER: Final = "#fbfaf6"
BEHIND, EVEN, AHEAD = "#b4552d", "#f4f1e6", "#1f6f78"
"""Behind is burnt orange, ahead is teal: far apart for colour-blind eyes as well."""
DOTS: Final = 150


def verify_plot(path: Path) -> None:
    """Raise :class:`ArenaRefused` if no picture can be made for ``path``."""
    if path.suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise ArenaRefused("arena-plot-suffix", file=str(path), known=known)
    try:
        import matplotlib as mpl  # noqa: F401  # only whether it is there
    except ImportError as error:
        raise ArenaRefused("arena-needs-extra", library="Matplotlib", extra="lab") from error


def plot(report: Report, speech: Words, suffix: str) -> bytes:
    """The picture of ``report`` as a file of the kind ``suffix``, with words of ``speech``."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    count = len(report.setting.players)
    side = 1.5 + 0.78 * count
    with mpl.rc_context({"svg.hashsalt": "cicera", "font.size": 10, "text.color": INK}):
        figure = Figure(figsize=(2 * side + 2.2, side + 1.5), facecolor=PAPER, layout="constrained")
        table, ladder = figure.subplots(1, 2, width_ratios=(1, 0.9))
        _title(figure, report, speech)
        _cross_table(table, report, speech)
        _ladder(ladder, report, speech)
        data = BytesIO()
        stamp: dict[str, Any] = {} if suffix == ".png" else {_DATES[suffix]: None}
        figure.savefig(data, format=suffix[1:], dpi=DOTS, metadata=stamp)
    return data.getvalue()


_DATES: Final = {".svg": "Date", ".pdf": "CreationDate"}


def _title(figure: Figure, report: Report, speech: Words) -> None:
    setting = report.setting
    figure.suptitle(
        speech(
            "arena-heading",
            rules=format_rules(setting.rules),
            deals=setting.deals,
            seed=setting.seed,
        ),
        x=0.02,
        ha="left",
        fontsize=13,
        fontweight="bold",
    )


def _cross_table(axes: Axes, report: Report, speech: Words) -> None:
    """Row against column in points a hand, the strongest first."""
    from matplotlib.colors import LinearSegmentedColormap

    order = report.ranking
    names = [report.setting.players[place] for place in order]
    largest = max(abs(pair.points.mean) for pair in report.pairs) or 1.0
    colours = LinearSegmentedColormap.from_list("cicera", (BEHIND, EVEN, AHEAD))
    cells = [
        [nan if row == column else _shade(report.between(row, column).mean) for column in order]
        for row in order
    ]
    axes.set_facecolor(PAPER)
    axes.imshow(cells, cmap=colours, vmin=-_shade(largest), vmax=_shade(largest))
    for y, row in enumerate(order):
        for x, column in enumerate(order):
            if row != column:
                _cell(axes, (x, y), report.between(row, column), largest, speech)
    places = range(len(order))
    axes.set_xticks(places, names, rotation=35, ha="left", rotation_mode="anchor")
    axes.set_yticks(places, names)
    axes.xaxis.tick_top()
    axes.set_xticks([place - 0.5 for place in places[1:]], minor=True)
    axes.set_yticks([place - 0.5 for place in places[1:]], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=3)
    axes.tick_params(which="both", length=0, colors=INK)
    axes.spines[:].set_visible(False)
    axes.set_xlabel(speech("arena-plot-table"), color=INK, labelpad=10)


def _shade(points: float) -> float:
    """How dark: by the root, so that one hopeless player does not make all others look alike."""
    return copysign(sqrt(abs(points)), points)


def _cell(
    axes: Axes, place: tuple[int, int], points: Estimate, largest: float, speech: Words
) -> None:
    dark = abs(_shade(points.mean)) > 0.7 * _shade(largest)
    lines = ((decimal(points.mean, "+.2f", speech), 5, 10), (margin(points, speech), -9, 8))
    for text, height, size in lines:
        axes.annotate(
            text, place, ha="center", va="center", color=PAPER if dark else INK, fontsize=size,
            xytext=(0, height), textcoords="offset points",
            fontweight="bold" if size == 10 else "normal",
        )  # fmt: skip


def _ladder(axes: Axes, report: Report, speech: Words) -> None:
    """The ratings with their intervals, the strongest at the top."""
    ratings, order = report.ratings, report.ranking
    names = [report.setting.players[place] for place in order]
    places = list(range(len(order)))
    values = [float(ratings.values[place]) for place in order]
    margins = [float(ratings.margins[place]) for place in order]
    axes.axvline(0, color=FAINT, linewidth=1, zorder=1)
    colours = [AHEAD if value >= 0 else BEHIND for value in values]
    axes.scatter(values, places, s=44, zorder=2, c=colours)
    if not any(map(isnan, margins)):
        axes.errorbar(
            values, places, xerr=margins, fmt="none", ecolor=INK, elinewidth=1.2, capsize=5,
            zorder=3,
        )  # fmt: skip
    _label(axes, values, margins, speech)
    axes.set_yticks(places, names)
    axes.set_ylim(len(order) - 0.5, -0.5)
    _frame(axes, speech)
    anchor = ratings.anchor
    label = (
        speech("arena-plot-ratings")
        if anchor is None
        else speech("arena-plot-ratings-anchor", player=report.setting.players[anchor])
    )
    axes.set_xlabel(label, color=INK, labelpad=10)


def _frame(axes: Axes, speech: Words) -> None:
    """Room, lines and figures round the ratings."""
    from matplotlib.ticker import MaxNLocator

    axes.set_facecolor(PAPER)
    axes.margins(x=0.22)
    axes.grid(axis="x", color=FAINT, alpha=0.25)
    axes.set_axisbelow(True)
    axes.tick_params(length=0, colors=INK)
    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.xaxis.set_major_formatter(
        lambda value, _place: decimal(value, "+.4g" if value else "g", speech)
    )
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)


def _label(axes: Axes, values: list[float], margins: list[float], speech: Words) -> None:
    """Each rating in figures above its mark."""
    ground = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5}
    for place, (value, half) in enumerate(zip(values, margins, strict=True)):
        text = f"{decimal(value, '+.2f', speech)} {margin(Estimate(value, nan, half), speech)}"
        axes.annotate(
            text.strip(), (value, place), ha="center", fontsize=9, bbox=ground,
            xytext=(0, 9), textcoords="offset points",
        )  # fmt: skip
