"""How do cards, tables and score sheets show in a notebook?

Where ``import cicera`` finds itself in IPython, or after ``%load_ext cicera.art``, every view and
score sheet that a cell returns is drawn; a :class:`Picture` shows itself anywhere that looks for
``_repr_svg_``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from cicera.art.card import card_svg
from cicera.art.scores import sheet_svg
from cicera.art.table import table_svg
from cicera.domain.cards import Card
from cicera.domain.scoring import Sheet
from cicera.domain.view import View

_TABLE_SCALE: Final = 0.6
"""How many pixels a unit of a table is; a unit of a card is one."""
_SHEET_SCALE: Final = 0.75
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """An SVG that a notebook shows as a picture."""

    svg: str

    def __repr__(self) -> str:
        """What a notebook shows that does not trust pictures yet: no page full of paths."""
        return f"<Picture, {len(self.svg)} bytes of SVG>"

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def picture(thing: Card | View | Sheet, *, face: str = "leonessa") -> Picture:
    """``thing`` (a card, a view or a score sheet) as a picture.

    It has a size in pixels, since a notebook would stretch a picture without one as far as it can:
    a card is 200 wide, a table 720, a score sheet of two sides 734.

    >>> picture(23)._repr_svg_()[:4]
    '<svg'
    """
    if isinstance(thing, View):
        return Picture(_sized(table_svg(thing, face=face), _TABLE_SCALE))
    if isinstance(thing, Sheet):
        return Picture(_sized(sheet_svg(thing, face=face), _SHEET_SCALE))
    return Picture(_sized(card_svg(thing, face=face), 1))


def load_ipython_extension(ipython: Any) -> None:
    """Let IPython draw views and score sheets: ``%load_ext cicera.art``."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    for kind in (View, Sheet):
        formatter.for_type(kind, lambda thing: picture(thing).svg)


def _sized(svg: str, scale: float) -> str:
    """``svg`` with its width and height in pixels, a unit being ``scale``."""
    size = _SIZE.search(svg)
    assert size is not None, "every picture of ours has a viewBox"
    width, height = (round(float(side) * scale) for side in size.groups())
    return svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
