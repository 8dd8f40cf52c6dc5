"""What does the whole deck look like? All cards of a face in one picture, one suit a row."""

from __future__ import annotations

from typing import Final

from cicera.art.card import back_svg, card_svg
from cicera.art.ink import HEIGHT, WIDTH
from cicera.domain.cards import PACK, RANK, SUIT

CLOTH: Final = "#1e5c3e"
_GAP: Final = 16
_HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" '


def contact_sheet_svg(face: str = "leonessa") -> str:
    """The 52 cards of ``face`` on green cloth, and the back in a column of its own."""
    width, height = 14 * (WIDTH + _GAP) + _GAP, 4 * (HEIGHT + _GAP) + _GAP
    cards = [_placed(card_svg(card, face=face), RANK[card], SUIT[card]) for card in PACK]
    return (
        f'{_HEAD}viewBox="0 0 {width} {height}">'
        f'<path fill="{CLOTH}" d="M0 0h{width}v{height}h-{width}z"/>'
        + "".join(cards)
        + _placed(back_svg(), 13, 0)
        + "</svg>"
    )


def _placed(svg: str, column: int, row: int) -> str:
    x, y = _GAP + column * (WIDTH + _GAP), _GAP + row * (HEIGHT + _GAP)
    return svg.replace(_HEAD, f'<svg x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" ', 1)
