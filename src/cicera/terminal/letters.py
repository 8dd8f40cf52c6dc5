"""How is the table drawn where only ASCII or no colour can be shown?"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from cicera.terminal.paint import DIM_PAPERS, LINE
from cicera.terminal.signs import draw_ascii

_LIGHT: Final = 0.5
"""From this brightness on, from 0 to 1, a ground is shown in reverse."""
_DIM: Final = {Color.parse(paper).rgb for paper in DIM_PAPERS}
_FAINT: Final = Color.parse(LINE).rgb


class Letters(LineFilter):
    """Everything drawn in ASCII, sign for sign, so that nothing moves."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """``segments`` in ASCII."""
        return [
            segment
            if segment.control or segment.text.isascii()
            else Segment(draw_ascii(segment.text), segment.style)
            for segment in segments
        ]


class Colourless(LineFilter):
    """Everything drawn without colour: a light ground in reverse, what is out of reach dim."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """``segments`` without colour."""
        return [
            segment
            if segment.control or segment.style is None
            else Segment(segment.text, bare_style(segment.style))
            for segment in segments
        ]


@lru_cache(maxsize=4096)
def bare_style(style: Style) -> Style:
    """``style`` without its colours, in bold, dim and reverse."""
    if style.color is None and style.bgcolor is None:
        return style
    ink, paper = _rgb(style.color), _rgb(style.bgcolor)
    if style.reverse:
        ink, paper = paper, ink
    faint = bool(style.dim) or paper in _DIM or ink == _FAINT
    light = paper is not None and Color(*paper).brightness >= _LIGHT
    kept = style.without_color
    return kept + Style(reverse=light, dim=faint, bold=bool(style.bold) and not faint)


def _rgb(colour: RichColor | None) -> tuple[int, int, int] | None:
    if colour is None or colour.is_default:
        return None
    red, green, blue = colour.get_truecolor()
    return red, green, blue
