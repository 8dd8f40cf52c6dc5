"""What is a card drawn with? A small palette and five ways to lay colour down.

Everything is flat: one line weight, and two planes of a colour with a hard edge between them in
place of shading (``docs/deck.md``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
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


@dataclass(frozen=True, slots=True)
class _Path:
    """One outline and how it is painted."""

    attributes: str
    data: str


class Drawing:
    """The pieces of one picture in the order they are laid down.

    ``tag`` begins every id, so that many cards can stand in one document.
    """

    def __init__(self, tag: str) -> None:
        self._tag = tag
        self._clips: dict[str, str] = {}
        self._pieces: list[_Path | str] = []

    def fill(self, data: Data, colour: Colour) -> None:
        """A shape without a line."""
        self._path(f'fill="{colour}"', data)

    def part(self, data: Data, colour: Colour, line: Colour = INK, width: float = LINE) -> None:
        """A shape with the line round it."""
        self._path(f'fill="{colour}" stroke="{line}"{_width(width)}', data)

    def stroke(
        self, data: Data, colour: Colour = INK, width: float = LINE, *, butt: bool = False
    ) -> None:
        """A line with round ends, or ``butt`` ones.

        Each line asks for its round ends itself: CairoSVG, which makes the PDF, cannot go back from
        round ends in a group around.
        """
        cap = "" if butt else ' stroke-linecap="round"'
        self._path(f'fill="none" stroke="{colour}"{_width(width)}{cap}', data)

    def silhouette(self, *shapes: Data, line: Colour = INK, width: float = LINE) -> None:
        """One contour round several shapes; their fills are laid on it afterwards."""
        attributes = f'fill="{line}" stroke="{line}"{_width(2 * width)}'
        if len(shapes) == 1:
            self._path(attributes, shapes[0])
            return
        self._pieces.append(f"<g {attributes}>")
        for data in shapes:
            self._path("", data)
        self._pieces.append("</g>")

    def cut(self, *shapes: Data, colour: Colour, line: Colour = CREAM) -> None:
        """A beast's parts: flat colour, freed from what lies behind by a light line."""
        self.silhouette(*shapes, line=line, width=1.5)
        for data in shapes:
            self.fill(data, colour)

    def planes(self, data: Data, shade: Data, dye: Dye) -> None:
        """A shape with the line round it, dark where ``shade`` covers it."""
        self.cloth(data, Pattern(shade), dye.dark, dye.light)

    def cloth(self, data: Data, pattern: Pattern, colour: Colour, base: Colour) -> None:
        """A patterned garment with the line round it."""
        self.silhouette(data)
        self.clad(data, pattern, colour, base=base)

    def clad(self, data: Data, pattern: Pattern, colour: Colour, *, base: Colour = "") -> None:
        """A pattern inside a shape, over ``base``; without a line."""
        if base:
            self.fill(data, base)
        clip = f'clip-path="url(#{self._clip(data)})" '
        self._path(clip + _pattern_attributes(pattern, colour), pattern.data)

    @contextmanager
    def within(self, data: Data) -> Iterator[None]:
        """Everything drawn inside shows only where ``data`` is."""
        with self._group(f'clip-path="url(#{self._clip(data)})"'):
            yield

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, *, flip: bool = False) -> Iterator[None]:
        """Everything drawn inside is mirrored if ``flip``, then scaled and moved."""
        across = -scale if flip else scale
        matrix = f"{across:g} 0 0 {scale:g} {round(10 * x)} {round(10 * y)}"
        with self._group(f'transform="matrix({matrix})"'):
            yield

    @contextmanager
    def turned(self) -> Iterator[None]:
        """Everything drawn inside stands on its head."""
        with self._group(f'transform="{_HALF_TURN}"'):
            yield

    def twice(self, half: Callable[[Drawing], None]) -> None:
        """What ``half`` draws, upright and standing on its head, as on a card that turns."""
        name = f"{self._tag}-half"
        with self._group(f'id="{name}"'):
            half(self)
        self._pieces.append(f'<use href="#{name}" transform="{_HALF_TURN}"/>')

    def svg(self, *, title: str = "") -> str:
        """The whole picture; ``title`` is a plain code."""
        names = self._repeated()
        shapes = "".join(f'<path id="{name}" d="{data}"/>' for data, name in names.items())
        clips = "".join(
            f'<clipPath id="{name}">{_element(_Path("", data), names)}</clipPath>'
            for data, name in self._clips.items()
        )
        pieces = (p if isinstance(p, str) else _element(p, names) for p in self._pieces)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
            + (f"<title>{title}</title>" if title else "")
            + (f"<defs>{shapes}{clips}</defs>" if shapes or clips else "")
            + f'<g transform="scale(.1)" stroke-width="{round(10 * LINE)}" '
            + 'stroke-linejoin="round">'
            + "".join(pieces)
            + "</g></svg>"
        )

    def _path(self, attributes: str, data: Data) -> None:
        self._pieces.append(_Path(attributes, shorten(data)))

    def _clip(self, data: Data) -> str:
        return self._clips.setdefault(shorten(data), f"{self._tag}-c{len(self._clips)}")

    @contextmanager
    def _group(self, attributes: str) -> Iterator[None]:
        self._pieces.append(f"<g {attributes}>")
        yield
        self._pieces.append("</g>")

    def _repeated(self) -> dict[str, str]:
        """Names for the outlines that come more than once and are long enough to be worth one."""
        counts = Counter(piece.data for piece in self._pieces if isinstance(piece, _Path))
        counts.update(self._clips.keys())
        often = [data for data, count in counts.items() if count > 1 and len(data) > _LONG]
        return {data: f"{self._tag}-{i}" for i, data in enumerate(often)}


_LONG: Final = 40
_HALF_TURN: Final = f"rotate(180 {5 * WIDTH} {5 * HEIGHT})"


def _element(path: _Path, names: dict[str, str]) -> str:
    attributes = f" {path.attributes}" if path.attributes else ""
    if path.data in names:
        return f'<use href="#{names[path.data]}"{attributes}/>'
    return f'<path{attributes} d="{path.data}"/>'


def _width(width: float) -> str:
    return "" if width == LINE else f' stroke-width="{round(10 * width)}"'


def _pattern_attributes(pattern: Pattern, colour: Colour) -> str:
    if not pattern.width:
        return f'fill="{colour}"'
    dash = f' stroke-dasharray="{round(10 * pattern.dash)}"' if pattern.dash else ""
    return f'fill="none" stroke="{colour}" stroke-width="{round(10 * pattern.width)}"{dash}'
