"""What is a card drawn with? A small palette and five ways to lay colour down.

Everything is flat: one line weight, and two planes of a colour with a hard edge between them in
place of shading (``docs/deck.md``).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, TypeAlias

from cicera.art.paths import Data
from cicera.art.patterns import Pattern
from cicera.art.shorten import shorten

Colour: TypeAlias = str

INK: Final = "#191a24"
CREAM: Final = "#f7eed9"
WIDTH: Final = 200
HEIGHT: Final = 380
LINE: Final = 2.0
"""The one line weight, in card units."""


@dataclass(frozen=True, slots=True)
class Dye:
    """A colour in its two planes."""

    light: Colour
    dark: Colour


AZURE: Final = Dye("#1b4a94", "#12356f")
VERMILION: Final = Dye("#d6402a", "#a82a1c")
OCHRE: Final = Dye("#e3a434", "#b97a1c")
BLACK: Final = Dye(INK, INK)
WHITE: Final = Dye(CREAM, "#e2d3b0")
SKIN: Final = Dye("#f3cda4", "#d58f5e")


class Drawing:
    """The pieces of one picture in the order they are laid down.

    ``tag`` begins every id, so that many cards can stand in one document.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.clips: dict[Data, str] = {}
        self.pieces: list[str] = []

    def fill(self, data: Data, colour: Colour) -> None:
        """A shape without a line."""
        self._path(f'fill="{colour}"', data)

    def part(self, data: Data, colour: Colour, line: Colour = INK, width: float = LINE) -> None:
        """A shape with the line round it."""
        self._path(f'fill="{colour}" stroke="{line}"{_width(width)}', data)

    def stroke(
        self, data: Data, colour: Colour = INK, width: float = LINE, *, butt: bool = False
    ) -> None:
        """A line with round ends, or ``butt`` ones."""
        cap = ' stroke-linecap="butt"' if butt else ""
        self._path(f'fill="none" stroke="{colour}"{_width(width)}{cap}', data)

    def silhouette(self, *shapes: Data, line: Colour = INK, width: float = LINE) -> None:
        """One contour round several shapes; their fills are laid on it afterwards."""
        attributes = f'fill="{line}" stroke="{line}"{_width(2 * width)}'
        self._path(attributes, "".join(shapes))

    def cut(self, *shapes: Data, colour: Colour, line: Colour = CREAM) -> None:
        """A beast's parts: flat colour, freed from what lies behind by a light line."""
        self.silhouette(*shapes, line=line, width=1.5)
        for data in shapes:
            self.fill(data, colour)

    def planes(self, data: Data, shade: Data, dye: Dye) -> None:
        """A shape with the line round it, dark where ``shade`` covers it."""
        self.silhouette(data)
        self.clad(data, Pattern(shade), dye.dark, base=dye.light)

    def clad(self, data: Data, pattern: Pattern, colour: Colour, *, base: Colour = "") -> None:
        """A pattern inside a shape, over ``base``; without a line."""
        if base:
            self.fill(data, base)
        name = self.clips.setdefault(data, f"{self.tag}-{len(self.clips)}")
        attributes = _pattern_attributes(pattern, colour)
        self._path(f'clip-path="url(#{name})" {attributes}', pattern.data)

    def cloth(self, data: Data, pattern: Pattern, colour: Colour, base: Colour) -> None:
        """A patterned garment with the line round it."""
        self.silhouette(data)
        self.clad(data, pattern, colour, base=base)

    @contextmanager
    def moved(
        self, x: float, y: float, scale: float = 1, *, flip: bool = False
    ) -> Iterator[None]:
        """Everything drawn inside is mirrored if ``flip``, then scaled and moved."""
        across = -scale if flip else scale
        matrix = f"{across:g} 0 0 {scale:g} {round(10 * x)} {round(10 * y)}"
        self.pieces.append(f'<g transform="matrix({matrix})">')
        yield
        self.pieces.append("</g>")

    @contextmanager
    def within(self, data: Data) -> Iterator[None]:
        """Everything drawn inside shows only where ``data`` is."""
        name = self.clips.setdefault(data, f"{self.tag}-{len(self.clips)}")
        self.pieces.append(f'<g clip-path="url(#{name})">')
        yield
        self.pieces.append("</g>")

    def svg(self, *, title: str = "") -> str:
        """The whole picture; ``title`` is a plain code."""
        clips = "".join(
            f'<clipPath id="{name}"><path d="{shorten(data)}"/></clipPath>'
            for data, name in self.clips.items()
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            + (f"<title>{title}</title>" if title else "")
            + (f"<defs>{clips}</defs>" if clips else "")
            + f'<g transform="scale(.1)" stroke-width="{round(10 * LINE)}" '
            + 'stroke-linejoin="round" stroke-linecap="round">'
            + "".join(self.pieces)
            + "</g></svg>"
        )

    def _path(self, attributes: str, data: Data) -> None:
        self.pieces.append(f'<path {attributes} d="{shorten(data)}"/>')


def _width(width: float) -> str:
    return "" if width == LINE else f' stroke-width="{round(10 * width)}"'


def _pattern_attributes(pattern: Pattern, colour: Colour) -> str:
    if not pattern.width:
        return f'fill="{colour}"'
    dash = f' stroke-dasharray="{round(10 * pattern.dash)}"' if pattern.dash else ""
    corner = ' stroke-linejoin="miter"' if "l" in pattern.data else ""
    width = f'stroke-width="{round(10 * pattern.width)}"'
    return f'fill="none" stroke="{colour}" stroke-linecap="butt" {width}{dash}{corner}'
