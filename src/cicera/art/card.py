"""How does a card become a picture? One SVG for each card and face, and one for the back.

>>> svg = card_svg(23, face="leonessa")
>>> svg.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 380">')
True
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from cicera.art.back import draw_back
from cicera.art.francese import draw_francese
from cicera.art.grande import draw_grande
from cicera.art.ink import Drawing
from cicera.art.leonessa import draw_leonessa
from cicera.domain.cards import Card, format_card

_PAINTERS: Final[dict[str, Callable[[Drawing, Card], None]]] = {
    "leonessa": draw_leonessa,
    "grande": draw_grande,
    "francese": draw_francese,
}
FACES: Final = tuple(_PAINTERS)
"""The names of the faces a deck can have; the first is the plain one."""


@cache
def card_svg(card: Card, *, face: str = "leonessa") -> str:
    """The picture of ``card`` (0-51), the same bytes every time; its title is the card's code.

    Every id begins with the face's first letter and the code, so that many cards can stand in one
    document. Raises :class:`ValueError` for an unknown face or card.
    """
    if face not in _PAINTERS:
        raise ValueError(f"no face {face!r}; there are {', '.join(_PAINTERS)}")
    if type(card) is not int or card not in range(52):
        raise ValueError(f"no card {card!r}; cards are 0 to 51")
    code = format_card(card)
    drawing = Drawing(face[0] + code)
    _PAINTERS[face](drawing, card)
    return drawing.svg(title=code)


@cache
def back_svg() -> str:
    """The picture of the back, the same for every face."""
    drawing = Drawing("back")
    draw_back(drawing)
    return drawing.svg()
