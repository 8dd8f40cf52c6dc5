"""How does the score sheet of a hand read, line by line?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cicera.domain.scoring import Item, Line, Sheet, score
from cicera.terminal.session import Session
from cicera.terminal.speech import Speech


@dataclass(frozen=True, slots=True)
class Row:
    """One item of the sheet: what each side scores for it, and the lines that say with what."""

    item: Item
    lines: tuple[Line | None, ...]


def current_sheet(session: Session) -> Sheet:
    """The sheet of the hand on the table; of one in progress, the bonuses so far."""
    return score(session.state)


def rows(session: Session) -> list[Row]:
    """Every item that someone scored or that is always counted, in the order of the sheet."""
    sheet = current_sheet(session)
    always = tuple(Item)[:5] if sheet.complete and sheet.napoleone is None else ()
    found = []
    for item in Item:
        lines = tuple(
            next((line for line in sheet.lines if (line.item, line.side) == (item, side)), None)
            for side in range(session.rules.sides)
        )
        if item in always or any(lines):
            found.append(Row(item, lines))
    return found


def outcome(session: Session, speech: Speech) -> str:
    """What the end of a hand means for the match; nothing if it simply goes on."""
    match = session.match
    if match.napoleone is not None:
        return speech("terminal-napoleone", side=speech.side(session, match.napoleone))
    if match.winner is not None:
        return speech.winner(session)
    totals = match.totals
    tied = totals.count(max(totals)) > 1
    over = match.state is None
    return speech("terminal-tied-on") if over and tied and max(totals) >= match.rules.target else ""


def sheet_title(session: Session, speech: Speech) -> str:
    """The heading of the sheet."""
    complete = current_sheet(session).complete
    key = "terminal-sheet-title" if complete else "terminal-sheet-so-far"
    return speech(key, number=len(session.match.hands))


def sheet_text(session: Session, speech: Speech) -> Iterator[str]:
    """The sheet as plain lines."""
    sheet = current_sheet(session)
    yield sheet_title(session, speech)
    for row in rows(session):
        if not any(row.lines):
            yield f"  {speech.item(row.item)}: {speech('terminal-sheet-nobody')}"
        for line in filter(None, row.lines):
            side = speech.side(session, line.side)
            yield f"  {speech.item(line.item)}: {side} {line.points} ({speech.earned(line)})"
    for number, total in enumerate(session.match.totals):
        name = speech.side(session, number)
        hand = f"{speech('terminal-sheet-hand')} {sheet.totals[number]}"
        whole = f"{speech('terminal-sheet-match')} {total}, {speech.to_go(session, number)}"
        yield f"{name}: {hand}; {whole}"
    if said := outcome(session, speech):
        yield said
