"""Indices can be read: WCAG contrast of at least 4.5 on the paper of the card."""

from __future__ import annotations

import pytest

from cicera.art.card import card_svg
from cicera.art.emblems import FRENCH
from cicera.art.grande import INDEX_COLOUR
from cicera.art.ink import AZURE, CREAM
from cicera.art.leonessa import FIGURE_COLOURS
from cicera.art.table import SIDE_COLOURS
from cicera.domain.cards import ASSO, FANTE, PACK, RANK, SUIT


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_on_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_index_of_grande() -> None:
    assert contrast(INDEX_COLOUR, CREAM) >= 7


@pytest.mark.parametrize("suit", range(4))
def test_index_of_francese(suit: int) -> None:
    assert contrast(FRENCH[suit][1], CREAM) >= 4.5


@pytest.mark.parametrize("suit", range(4))
def test_figure_of_leonessa(suit: int) -> None:
    assert contrast(FIGURE_COLOURS[suit], CREAM) >= 4.5


@pytest.mark.parametrize("colour", [*SIDE_COLOURS, CREAM])
def test_large_figures_on_the_table(colour: str) -> None:
    """Points are 40 high, much larger than the 24 pixels from which 3 is enough."""
    assert contrast(colour, AZURE.light) >= 3


@pytest.mark.parametrize("card", PACK)
def test_figures_are_on_the_numerals_of_leonessa_and_nowhere_else(card: int) -> None:
    svg = card_svg(card, face="leonessa")
    numbered = ASSO < RANK[card] < FANTE
    assert ("-half" in svg) is numbered
    assert not numbered or f'stroke="{FIGURE_COLOURS[SUIT[card]]}" stroke-width="' in svg
    assert "-half" not in card_svg(card, face="grande")


@pytest.mark.parametrize("card", PACK)
def test_index_colours_are_the_ones_drawn(card: int) -> None:
    assert f'stroke="{INDEX_COLOUR}"' in card_svg(card, face="grande")
    assert card_svg(card, face="francese").count(f'stroke="{FRENCH[SUIT[card]][1]}"') >= 2
