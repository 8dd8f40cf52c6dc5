"""Can the round figures be told where they are a few pixels high?"""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
import resvg_py
from PIL import Image

from cicera.art.glyphs import THICK, figures

PIXELS = 8
"""The height of the second index of *grande* on a card 40 pixels wide, and a little less."""


def grey(digit: str) -> bytes:
    """How much of each pixel of a square is covered by the figure, its axis in the middle."""
    outline, width = figures(digit)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{width / 2 - 30} 0 60 60">'
        f'<path d="{outline}" fill="none" stroke="#000" stroke-width="{THICK}"/></svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=PIXELS))
    return Image.open(BytesIO(png)).convert("RGBA").getchannel("A").tobytes()


@pytest.mark.parametrize(("one", "other"), list(combinations("689", 2)))
def test_round_figures_differ_by_a_good_part_of_their_ink(one: str, other: str) -> None:
    first, second = grey(one), grey(other)
    apart = sum(abs(a - b) for a, b in zip(first, second, strict=True))
    assert apart > 0.3 * (sum(first) + sum(second)) / 2
