"""There is air round everything on a French card."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from itertools import combinations

import pytest
import resvg_py
from PIL import Image

from cicera.art import card_svg
from cicera.art import francese as face
from cicera.art.emblems import BRONZE, FRENCH, RED
from cicera.art.ink import AZURE, BLACK, OCHRE, VERMILION, Drawing
from cicera.art.paths import cos, sin
from cicera.domain.cards import COURTS_MASK, FANTE, PACK, RANK, SUIT, Card, cards_in, format_card

Box = tuple[float, float, float, float]
WIDTHS = {0: 52, 1: 48, 2: 38, 3: 54}
"""How wide the sign of a suit is at scale 1."""
HEIGHT = 52
NUMBERS = [card for card in PACK if RANK[card] < FANTE]
CREAM = (0xF7, 0xEE, 0xD9)
SUIT_OF_COLOUR = {
    AZURE.light: 0, AZURE.dark: 0, VERMILION.light: 1, VERMILION.dark: 1, RED: 1,
    OCHRE.light: 2, OCHRE.dark: 2, BRONZE.light: 2, BRONZE.dark: 2, BLACK.light: 3,
}  # fmt: skip
"""The suit that each colour of a court belongs to; cream and skin belong to none."""


def box(x: float, y: float, width: float, height: float) -> Box:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def apart(one: Box, other: Box) -> float:
    """How far two boxes are apart, along the axis where they are farther."""
    return max(other[0] - one[2], one[0] - other[2], other[1] - one[3], one[1] - other[3])


def pips(card: Card, monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Where the pips of ``card`` are drawn."""
    seen: list[Box] = []

    def note(
        _drawing: Drawing, suit: int, x: float, y: float, scale: float, *, turn: float = 0
    ) -> None:
        assert turn in (0, 180)
        seen.append(box(x, y, WIDTHS[suit] * scale, HEIGHT * scale))

    monkeypatch.setattr(face, "french_pip", note)
    face.draw_francese(Drawing("test"), card)
    return seen


WINDOW: Box = (48, 8, 152, 372)
"""What the corners of the indices leave between them."""


@pytest.mark.parametrize("card", NUMBERS, ids=format_card)
def test_pips_touch_neither_each_other_nor_the_frame(
    card: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    boxes = pips(card, monkeypatch)
    assert len(boxes) == RANK[card] + 1
    left, top, right, bottom = WINDOW
    assert all(apart(one, other) >= 5.9 for one, other in combinations(boxes, 2))
    assert RANK[card] == 0 or all(
        one[0] >= left + 4.8 and one[2] <= right - 4.8 and one[1] > top + 9 and one[3] < bottom - 9
        for one in boxes
    )


@pytest.mark.parametrize("card", NUMBERS, ids=format_card)
def test_pips_stand_on_the_axis_of_the_card_and_its_lower_half_is_the_upper_turned(
    card: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    middles = {
        (round((left + right) / 2 - 100, 3), round((top + bottom) / 2 - 190, 3))
        for left, top, right, bottom in pips(card, monkeypatch)
    }
    assert {(-x, y) for x, y in middles} == middles
    assert RANK[card] + 1 == 7 or {(x, -y) for x, y in middles} == middles


@pytest.mark.parametrize("card", NUMBERS, ids=format_card)
def test_pips_are_larger_than_the_sign_in_the_corner(
    card: Card, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[float] = []

    def note(_drawing: Drawing, suit: int, x: float, _y: float, scale: float) -> None:
        assert x + WIDTHS[suit] * scale / 2 < WINDOW[0] - 3
        signs.append(WIDTHS[suit] * scale)

    monkeypatch.setattr(face, "french_sign", note)
    smallest = min(right - left for left, _, right, _ in pips(card, monkeypatch))
    assert smallest > 1.05 * max(signs)


@pytest.mark.parametrize("card", PACK, ids=format_card)
def test_the_index_stands_free_between_the_edge_and_the_frame(card: Card) -> None:
    picture = painted(card_svg(card, face="francese"), 400).convert("RGB")
    around = [(x, 20) for x in range(10, 90)] + [(x, y) for x in (10, 91) for y in range(20, 228)]
    around += [(x, 230) for x in range(30, 90)]
    around += [(399 - x, 759 - y) for x, y in around]
    assert {picture.getpixel(spot) for spot in around} == {CREAM}


@pytest.mark.parametrize("suit", range(4))
def test_the_box_of_a_sign_is_as_wide_as_the_sign(suit: int) -> None:
    picture = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 80 80">'
        f'<path d="{FRENCH[suit][0]}"/></svg>'
    )
    bounds = painted(picture, 800).getchannel("A").getbbox()
    assert bounds is not None
    assert (bounds[2] - bounds[0]) / 10 == pytest.approx(WIDTHS[suit], abs=0.7)
    assert (bounds[3] - bounds[1]) / 10 <= HEIGHT + 1


def painted(svg: str, width: int) -> Image.Image:
    return Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert(
        "RGBA"
    )


@pytest.mark.parametrize("card", list(cards_in(COURTS_MASK)), ids=format_card)
def test_nothing_but_the_band_touches_the_frame(card: Card) -> None:
    """A strip of bare paper runs along the inside of the frame on all four sides."""
    picture = painted(card_svg(card, face="francese"), 400).convert("RGB")
    strip = [(21, y) for y in (*range(265, 356), *range(405, 720))]
    strip += [(101, y) for y in range(40, 240)]
    strip += [(x, 241) for x in range(40, 101)]
    strip += [(x, 21) for x in range(130, 360)]
    strip += [(399 - x, 759 - y) for x, y in strip]
    assert {picture.getpixel(spot) for spot in strip} == {CREAM}


@pytest.mark.parametrize("card", list(cards_in(COURTS_MASK)), ids=format_card)
def test_a_court_wears_the_colour_of_its_suit(card: Card) -> None:
    """No colour of another suit covers a quarter as much; in spades and diamonds next to nothing.

    Ink is left out of the others, as it is every card's line.
    """
    picture = painted(card_svg(card, face="francese"), 400).convert("RGB")
    data = picture.tobytes()
    colours = Counter(data[i : i + 3].hex() for i in range(0, len(data), 3))
    covered: Counter[int] = Counter()
    for colour, suit in SUIT_OF_COLOUR.items():
        covered[suit] += colours[colour.removeprefix("#")]
    own = covered.pop(SUIT[card])
    covered.pop(3, None)
    foreign = 0.02 if SUIT[card] in (0, 2) else 0.25
    assert own > 0.15 * picture.width * picture.height
    assert sum(covered.values()) < foreign * own, covered


@pytest.mark.parametrize("suit", range(4))
def test_the_corner_sign_keeps_away_from_the_ace(suit: int) -> None:
    (ace,) = (card for card in PACK if RANK[card] == 0 and SUIT[card] == suit)
    picture = painted(card_svg(ace, face="francese"), 400).convert("RGB")
    for radius in (64, 68, 72):
        ring = [
            (round(200 + 2 * radius * cos(angle)), round(380 + 2 * radius * sin(angle)))
            for angle in range(360)
        ]
        assert {picture.getpixel(spot) for spot in ring} == {CREAM}
