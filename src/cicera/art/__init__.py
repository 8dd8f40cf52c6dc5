"""Cards as pictures: the deck *Leonessa*, drawn in code, standard library only."""

from __future__ import annotations

from cicera.art.card import FACES, back_svg, card_svg
from cicera.art.sheet import contact_sheet_svg

__all__ = ["FACES", "back_svg", "card_svg", "contact_sheet_svg"]
