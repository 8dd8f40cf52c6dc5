"""How do several cards stand in one picture? Each is drawn once and placed as often as needed."""

from __future__ import annotations

from typing import Final

from cicera.art.card import back_svg, card_svg
from cicera.art.glyphs import figures
from cicera.art.ink import HEIGHT, WIDTH, Colour
from cicera.domain.cards import Card, format_card

_HEAD: Final = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
SHAPE: Final = HEIGHT / WIDTH
"""How much taller than wide a card is."""


class Canvas:
    """A picture ``width`` by ``height`` units, made of cards, figures and plain shapes.

    ``tag`` begins the ids of its own symbols; those inside a card begin with its face and code.
    """

    def __init__(self, width: float, height: float, *, tag: str, face: str = "leonessa") -> None:
        self.width, self.height = width, height
        self._tag = f"{tag}-{face[0]}"
        self._face = face
        self._symbols: dict[str, str] = {}
        self._pieces: list[str] = []
        self._title = ""

    def card(self, card: Card | None, x: float, y: float, width: float, *, turn: int = 0) -> None:
        """``card`` (None: a back), its upper left corner at ``x, y``, turned about its middle."""
        key = "back" if card is None else format_card(card)
        symbol = f"{self._tag}-{key}"
        if symbol not in self._symbols:
            svg = back_svg() if card is None else card_svg(card, face=self._face)
            inside = svg.removeprefix(_HEAD).removesuffix("</svg>")
            self._symbols[symbol] = (
                f'<symbol id="{symbol}" viewBox="0 0 {WIDTH} {HEIGHT}">{inside}</symbol>'
            )
        height = width * SHAPE
        turned = f' transform="rotate({turn} {_n(x + width / 2)} {_n(y + height / 2)})"'
        self._pieces.append(
            f'<use href="#{symbol}" x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" '
            f'height="{_n(height)}"{turned if turn else ""}/>'
        )

    def shape(self, data: str, colour: Colour, *, line: Colour = "", width: float = 0) -> None:
        """An outline filled with ``colour``, with a ``line`` round it if one is given."""
        stroke = f' stroke="{line}" stroke-width="{_n(width)}"' if line else ""
        self._pieces.append(f'<path fill="{colour}"{stroke} d="{data}"/>')

    def box(
        self, x: float, y: float, width: float, height: float, colour: Colour, *, line: Colour = ""
    ) -> None:
        """A rectangle."""
        data = f"M{_n(x)} {_n(y)}h{_n(width)}v{_n(height)}h{_n(-width)}z"
        self.shape(data, colour, line=line, width=2 if line else 0)

    def lozenge(
        self, x: float, y: float, size: float, colour: Colour, *, line: Colour = ""
    ) -> None:
        """The deck's ornament, ``size`` high, its middle at ``x, y``."""
        tall, wide = size / 2, size * 0.36
        data = (
            f"M{_n(x)} {_n(y - tall)}L{_n(x + wide)} {_n(y)}"
            f"L{_n(x)} {_n(y + tall)}L{_n(x - wide)} {_n(y)}z"
        )
        self.shape(data, colour, line=line, width=2 if line else 0)

    def number(
        self, number: int, x: float, y: float, height: float, colour: Colour, *, align: float = 0
    ) -> None:
        """``number``, its top at ``y``; its left is at ``x``, or with ``align`` 1 its right."""
        data, width = figures(str(number))
        scale = height / 60
        left = x - align * width * scale
        self._pieces.append(
            f'<path fill="none" stroke="{colour}" stroke-width="9.5" '
            f'transform="translate({_n(left)} {_n(y)}) scale({_n(scale)})" d="{data}"/>'
        )

    def title(self, text: str) -> None:
        """A name for the whole, for those who cannot see it or a program that reads it."""
        self._title = f"<title>{text}</title>"

    def svg(self) -> str:
        """The picture as SVG."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(self.width)} '
            f'{_n(self.height)}">{self._title}<defs>{"".join(self._symbols.values())}</defs>'
            f"{''.join(self._pieces)}</svg>"
        )


def _n(number: float) -> str:
    """A number in hundredths, the same text on every machine."""
    return f"{round(number, 2):g}" if abs(number) < 100_000 else f"{number:.0f}"
