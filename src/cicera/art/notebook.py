"""How do cards, tables and score sheets show in a notebook?

``%load_ext cicera.art`` draws every view and score sheet that a cell returns; a
:class:`Picture` shows itself anywhere that looks for ``_repr_svg_``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cicera.art.card import card_svg
from cicera.art.scores import sheet_svg
from cicera.art.table import table_svg
from cicera.domain.cards import Card
from cicera.domain.scoring import Sheet
from cicera.domain.view import View


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG that a notebook shows as a picture."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def picture(thing: Card | View | Sheet, *, face: str = "leonessa") -> Picture:
    """``thing`` (a card, a view or a score sheet) as a picture.

    >>> picture(23)._repr_svg_()[:4]
    '<svg'
    """
    if isinstance(thing, View):
        return Picture(table_svg(thing, face=face))
    if isinstance(thing, Sheet):
        return Picture(sheet_svg(thing, face=face))
    return Picture(card_svg(thing, face=face))


def load_ipython_extension(ipython: Any) -> None:
    """Let IPython draw views and score sheets: ``%load_ext cicera.art``."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    formatter.for_type(View, table_svg)
    formatter.for_type(Sheet, sheet_svg)
