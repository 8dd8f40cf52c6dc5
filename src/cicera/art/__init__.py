"""The game as pictures: the deck *Leonessa*, tables and score sheets, drawn in code as SVG."""

from __future__ import annotations

from cicera.art.card import FACES, back_svg, card_svg
from cicera.art.notebook import Picture, load_ipython_extension, picture
from cicera.art.pages import print_pages_svg
from cicera.art.renaming import renamed_svg
from cicera.art.scores import sheet_svg
from cicera.art.sheet import contact_sheet_svg
from cicera.art.table import table_svg

__all__ = [
    "FACES",
    "Picture",
    "back_svg",
    "card_svg",
    "contact_sheet_svg",
    "load_ipython_extension",
    "picture",
    "print_pages_svg",
    "renamed_svg",
    "sheet_svg",
    "table_svg",
]
