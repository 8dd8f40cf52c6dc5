"""There is air between a picture of the Latin faces and its frame."""

from __future__ import annotations

from io import BytesIO

import pytest
import resvg_py
from PIL import Image

from cicera.art import card_svg
from cicera.domain.cards import ASSO, FANTE, PACK, RANK, Card, format_card

CREAM = (0xF7, 0xEE, 0xD9)
WIDTH, EDGE = 400, 21
FRAMED = [card for card in PACK if RANK[card] == ASSO or RANK[card] >= FANTE]
"""The numerals of *leonessa* have an open frame."""


def touched(face: str, card: Card, bottom: int) -> list[tuple[int, int]]:
    """What is painted on the strip just inside the frame, from the top down to ``bottom``."""
    png = resvg_py.svg_to_bytes(svg_string=card_svg(card, face=face), width=WIDTH)
    picture = Image.open(BytesIO(bytes(png))).convert("RGB")
    strip = [(x, y) for x in (EDGE, WIDTH - 1 - EDGE) for y in range(40, bottom)]
    strip += [(x, EDGE) for x in range(40, WIDTH - 40)]
    return [spot for spot in strip if picture.getpixel(spot) != CREAM]


@pytest.mark.parametrize("card", FRAMED, ids=format_card)
def test_aces_and_courts_of_leonessa_keep_off_the_frame(card: Card) -> None:
    assert touched("leonessa", card, 2 * 335) == []


@pytest.mark.parametrize("card", PACK, ids=format_card)
def test_pictures_and_indices_of_grande_keep_off_the_frame(card: Card) -> None:
    assert touched("grande", card, 2 * 265) == []
