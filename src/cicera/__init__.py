"""Cicera, the 52-card fishing game of Brescia.

The names below are the game itself, on the standard library alone: cards, rules, play, scores and
views (``cicera.domain``), and the game as text (``cicera.notation``).

>>> import cicera
>>> match = cicera.new_match(cicera.parse_rules("caciada"))
>>> match = cicera.open_hand(match, cicera.shuffled_deal(match.rules, dealer=0, seed=7))
>>> match = cicera.advance(match, cicera.legal_moves(match.state)[0])
>>> cicera.view(match, seat=2).turn
2
"""

import sys as _sys

from cicera.domain.bonuses import Bonus
from cicera.domain.captures import captures
from cicera.domain.cards import (
    Card,
    Mask,
    cards_in,
    format_card,
    format_cards,
    mask_of,
    parse_card,
    parse_cards,
)
from cicera.domain.chance import Stream, first_dealer, shuffled_pack, stream
from cicera.domain.deal import Deal, deal_cards, deal_pack, shuffled_deal
from cicera.domain.match import Match, advance, new_match, open_hand, refill_hand
from cicera.domain.play import (
    Choice,
    Move,
    Moves,
    Play,
    State,
    can_play,
    legal_moves,
    play,
    refill,
    start,
    verify_play,
)
from cicera.domain.rules import PRESETS, Rules, format_rules, make_rules, parse_rules
from cicera.domain.scoring import Item, Line, Sheet, score
from cicera.domain.view import View, view
from cicera.errors import AmbiguousMove, CiceraError, IllegalMove, InvalidRules, InvalidText
from cicera.notation import (
    Comment,
    Part,
    Place,
    Record,
    Tag,
    format_move,
    format_record,
    parse_move,
    parse_record,
)

__version__ = "0.1.0"

__all__ = [
    "PRESETS",
    "AmbiguousMove",
    "Bonus",
    "Card",
    "Choice",
    "CiceraError",
    "Comment",
    "Deal",
    "IllegalMove",
    "InvalidRules",
    "InvalidText",
    "Item",
    "Line",
    "Mask",
    "Match",
    "Move",
    "Moves",
    "Part",
    "Place",
    "Play",
    "Record",
    "Rules",
    "Sheet",
    "State",
    "Stream",
    "Tag",
    "View",
    "advance",
    "can_play",
    "captures",
    "cards_in",
    "deal_cards",
    "deal_pack",
    "first_dealer",
    "format_card",
    "format_cards",
    "format_move",
    "format_record",
    "format_rules",
    "legal_moves",
    "make_rules",
    "mask_of",
    "new_match",
    "open_hand",
    "parse_card",
    "parse_cards",
    "parse_move",
    "parse_record",
    "parse_rules",
    "play",
    "refill",
    "refill_hand",
    "score",
    "shuffled_deal",
    "shuffled_pack",
    "start",
    "stream",
    "verify_play",
    "view",
]


def _show_pictures() -> None:
    """In IPython, let views and score sheets show as pictures (:mod:`cicera.art`)."""
    ipython = _sys.modules.get("IPython")
    find_shell = getattr(ipython, "get_ipython", None)
    shell = find_shell() if find_shell else None
    if shell is not None:
        from cicera.art import load_ipython_extension

        load_ipython_extension(shell)


_show_pictures()
