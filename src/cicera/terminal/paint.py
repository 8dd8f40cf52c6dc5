"""What does a card look like in a terminal? Lines of characters in the colours of the deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style

from cicera.domain.cards import BASTONI, COPPE, DENARI, FANTE, RANK, SPADE, SUIT, VALUE, Card

INK, CREAM, CREAM_DARK = "#191a24", "#f7eed9", "#e6d9ba"
PAGE, FIELD, CLOTH, LINE, SOFT = "#0c2350", "#12356f", "#14397a", "#2a5aa6", "#b9cbe8"
VERMILION, VERMILION_DARK = "#c2331f", "#a82a1c"
OCHRE, OCHRE_DARK, OCHRE_LIGHT = "#e3a434", "#8a5a08", "#f2cd83"
DIM_PAPERS: Final = "#1d4788", "#23508f"
"""The paper of a card out of reach: at rest, and under the cursor."""

SUIT_COLOURS: Final = {SPADE: "#1b4a94", COPPE: "#b52e1b", DENARI: OCHRE_DARK, BASTONI: INK}
PIPS: Final = {SPADE: "†", COPPE: "Y", DENARI: "◉", BASTONI: "╳"}
FRENCH_PIPS: Final = {SPADE: "♠", COPPE: "♥", DENARI: "♦", BASTONI: "♣"}
FRENCH_COLOURS: Final = {SPADE: INK, COPPE: "#b52e1b", DENARI: "#b52e1b", BASTONI: INK}
FIGURES: Final = "♙♘♔"
STAR: Final = "★"

_MIDDLE = ("     ", "  x  ", "     ")
_PIPS_3: Final = {
    1: _MIDDLE,
    2: ("  x  ", "     ", "  x  "),
    3: ("  x  ", "  x  ", "  x  "),
    4: ("x   x", "     ", "x   x"),
    5: ("x   x", "  x  ", "x   x"),
    6: ("x   x", "x   x", "x   x"),
    7: ("x   x", "x x x", "x   x"),
    8: ("x x x", "x   x", "x x x"),
    9: ("x x x", "x x x", "x x x"),
    10: ("x x x", "xx xx", "x x x"),
}
_PIPS_5: Final = {
    1: ("     ", "     ", "  x  ", "     ", "     "),
    2: ("     ", "  x  ", "     ", "  x  ", "     "),
    3: ("  x  ", "     ", "  x  ", "     ", "  x  "),
    4: ("x   x", "     ", "     ", "     ", "x   x"),
    5: ("x   x", "     ", "  x  ", "     ", "x   x"),
    6: ("x   x", "     ", "x   x", "     ", "x   x"),
    7: ("x   x", "  x  ", "x   x", "     ", "x   x"),
    8: ("x   x", "  x  ", "x   x", "  x  ", "x   x"),
    9: ("x   x", "x   x", "  x  ", "x   x", "x   x"),
    10: ("x   x", "x   x", "x   x", "x   x", "x   x"),
}
# The fante stands, the cavallo rides, the re is crowned; x is the suit they carry.
_COURTS_3: Final = (
    ("  ▄  ", " ╶●╴x", "  █  "),
    (" ● ▗▖", "╶█▄█▘", "x▌ ▐ "),
    (" ▙▙▟ ", "  ● x", " ▟█▙ "),
)
_COURTS_5: Final = (
    ("   ▄   ", "   ●   ", "  ╶█╴x ", "   █   ", "  ╱ ╲  "),
    ("x  ●   ", "  ╶█╴▟▖", "  ▄██▛▀", " ╱██▜▌ ", "  ▌  ▐ "),
    ("  ▖▖▗  ", "  ▙█▟  ", "   ● x ", "  ▟█▙  ", " ▟███▙ "),
)


@dataclass(frozen=True, slots=True)
class Look:
    """How one card is shown: out of reach, picked, under the cursor, just laid."""

    dim: bool = False
    picked: bool = False
    cursor: bool = False
    fresh: bool = False


PLAIN: Final = Look()


@lru_cache(maxsize=4096)
def paint_card(
    card: Card, code: str, width: int, height: int, look: Look, *, french: bool = False
) -> tuple[tuple[Segment, ...], ...]:
    """The ``height`` lines of a card ``width`` cells wide, its name ``code`` in the corner."""
    paper, ink = _colours(card, look, french=french)
    corner = Style(color=ink, bgcolor=paper, bold=not look.dim)
    pip = Style(color=ink, bgcolor=paper)
    inset = " " if width > 4 else ""
    lines = [[Segment((inset + code).ljust(width), corner)]]
    lines += [[Segment(text.center(width), pip)] for text in _middle(card, height, french=french)]
    if height == 2:
        lines = [lines[0], [Segment(_foot(card, width, french=french), pip)]]
    elif height > 2:
        lines.append([Segment((code + inset).rjust(width), corner)])
    _mark(lines, look, width, Style(color=ink, bgcolor=paper, bold=True))
    return tuple(tuple(line) for line in lines)


def suit_style(card: Card, *, french: bool, paper: str = CREAM) -> Style:
    """The style of a card's name on a small piece of card."""
    colours = FRENCH_COLOURS if french else SUIT_COLOURS
    return Style(color=colours[SUIT[card]], bgcolor=paper, bold=True)


def _colours(card: Card, look: Look, *, french: bool) -> tuple[str, str]:
    if look.dim:
        return (DIM_PAPERS[1], "#dfe8f6") if look.cursor else (DIM_PAPERS[0], "#9fb6dc")
    ink = (FRENCH_COLOURS if french else SUIT_COLOURS)[SUIT[card]]
    if look.picked:
        return OCHRE, INK
    return (OCHRE_LIGHT if look.cursor else CREAM), ink


def _middle(card: Card, height: int, *, french: bool) -> list[str]:
    """The lines between the two names: pips, or a court's figure over its suit."""
    inner = height - 2
    pip = (FRENCH_PIPS if french else PIPS)[SUIT[card]]
    value = VALUE[card]
    if inner < 3:
        return [pip if value else f"{FIGURES[RANK[card] - FANTE]} {pip}"] * max(inner, 0)
    if value:
        pattern = (_PIPS_5 if inner >= 5 else _PIPS_3)[value]
        return [line.replace("x", pip) for line in pattern]
    figures = _COURTS_5 if inner >= 5 else _COURTS_3
    return [line.replace("x", pip) for line in figures[RANK[card] - FANTE]]


def _foot(card: Card, width: int, *, french: bool) -> str:
    pip = (FRENCH_PIPS if french else PIPS)[SUIT[card]]
    return f"{pip if VALUE[card] else FIGURES[RANK[card] - FANTE]} ".rjust(width)


def _mark(lines: list[list[Segment]], look: Look, width: int, style: Style) -> None:
    """Put the signs of ``look`` into the last line: never by colour alone."""
    sign = "✓" if look.picked else STAR if look.fresh else ""
    last = "".join(segment.text for segment in lines[-1])
    if sign:
        last = sign + last[1:]
    if look.cursor:
        first = "".join(segment.text for segment in lines[0])
        lines[0] = [Segment(first.rstrip().ljust(width - 1) + "◂", style)]
    lines[-1] = [Segment(last, style if sign else lines[-1][0].style)]
