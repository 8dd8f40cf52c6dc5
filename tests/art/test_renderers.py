"""Whoever draws a picture, a browser, the PNG or the PDF, draws the same one."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import islice

import cairosvg
import numpy as np
import numpy.typing as npt
import pytest
import resvg_py
from PIL import Image

from cicera.art import FACES, back_svg, card_svg, print_pages_svg
from cicera.domain.cards import PACK, format_card

WIDTH, BLOCK = 200, 4
FARTHEST = 32
"""How far a block of 4 by 4 pixels may be apart, of 255: less than the edge of a shape, as long as
edges are smoothed in two ways. With round ends that CairoSVG would not leave it was 165 and more in
every French court and every index."""
PICTURES = {
    f"{face} {format_card(card)}": card_svg(card, face=face) for face in FACES for card in PACK
} | {"back": back_svg()}


def pixels(png: bytes) -> npt.NDArray[np.float64]:
    """Rows, columns and three colours, on white paper."""
    picture = Image.open(BytesIO(png)).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    return np.asarray(Image.alpha_composite(paper, picture).convert("RGB"), np.float64)


def farthest(svg: str, width: int) -> float:
    """The mean difference of the block in which both renderers differ most."""
    one = pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))
    tall, wide, _ = one.shape
    other = pixels(cairosvg.svg2png(bytestring=svg.encode(), output_width=wide, output_height=tall))
    tall, wide = tall // BLOCK, wide // BLOCK
    apart = (one - other)[: tall * BLOCK, : wide * BLOCK]
    means = apart.reshape(tall, BLOCK, wide, BLOCK, 3).mean((1, 3))
    return float(np.abs(means).max())


@pytest.mark.parametrize("name", PICTURES)
def test_cairo_draws_the_card_that_resvg_draws(name: str) -> None:
    assert farthest(PICTURES[name], WIDTH) < FARTHEST


@pytest.mark.parametrize("face", FACES)
def test_cairo_draws_the_pages_that_resvg_draws(face: str) -> None:
    for page in islice(print_pages_svg(face), 2):
        assert farthest(re.sub(' (width|height)="[^"]*mm"', "", page), 1188) < FARTHEST


def test_round_ends_of_a_group_that_its_lines_take_back_would_be_seen() -> None:
    svg = PICTURES["grande Fs"].replace("<g ", '<g stroke-linecap="round" ', 1)
    svg = re.sub(r'<path (fill="none"(?![^>]*linecap))', r'<path stroke-linecap="butt" \1', svg)
    assert farthest(svg, WIDTH) > 3 * FARTHEST
