"""How far is the set that is being picked, in words?"""

from __future__ import annotations

from rich.text import Text

from cicera.domain.cards import VALUE, Card, cards_in
from cicera.terminal.chooser import Chooser
from cicera.terminal.parts import chips
from cicera.terminal.speech import Speech


def sum_text(chooser: Chooser, speech: Speech) -> Text:
    """The card, then what is picked and what is to go: ``A + 4 = 5, 5 to go``."""
    text = chips([chooser.card], speech)
    text.append("  ")
    if not chooser.picked:
        text.append(speech("terminal-choose", count=len(chooser.sets)))
        return text
    if not VALUE[chooser.card]:
        text.append(speech("terminal-choose-full", terms=speech.codes(chooser.picked), total=""))
        return text
    picked = sorted(cards_in(chooser.picked), key=lambda card: VALUE[card])
    terms = " + ".join(map(_term, picked))
    total = sum(chooser.values)
    if chooser.complete:
        text.append(speech("terminal-choose-full", terms=terms, total=total), "bold")
        text.append(" ✓")
    else:
        left = chooser.missing
        text.append(speech("terminal-choose-sum", terms=terms, total=total, left=left))
    return text


def cannot_pick(chooser: Chooser, card: Card) -> bool:
    """Whether the rules themselves, not only the cards there, keep ``card`` out of the set."""
    if not VALUE[card] or not VALUE[chooser.card]:
        return True
    return sum(chooser.values) + VALUE[card] > VALUE[chooser.card]


def _term(card: Card) -> str:
    return "A" if VALUE[card] == 1 else str(VALUE[card])
