"""How is a measurement of players told in lines of text?"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from cicera.analysis.duplicate import seatings
from cicera.analysis.report import Effort, Report, Versus
from cicera.analysis.wording import decimal, margin
from cicera.domain.rules import format_rules
from cicera.locale import Words

CELL = 9
"""How wide a column of the cross-table is."""


def tell(report: Report, speech: Words, width: int) -> Iterator[str]:
    """The lines of ``report``, none wider than ``width`` columns where the names allow it."""
    setting = report.setting
    rules = format_rules(setting.rules)
    yield from wrap(
        speech("arena-heading", rules=rules, deals=setting.deals, seed=setting.seed), width
    )
    yield from wrap(speech("arena-seatings", times=len(seatings(setting.rules.players))), width)
    if len(setting.players) > 2 or report.ratings.anchor is not None:
        yield ""
        yield from _ratings(report, speech, width)
    if len(setting.players) > 2:
        yield ""
        yield from _cross_table(report, speech, width)
    for pair in report.pairs:
        yield ""
        yield from _pair(pair, speech, width)
    yield ""
    yield from _efforts(report.efforts, speech)


def _ratings(report: Report, speech: Words, width: int) -> Iterator[str]:
    ratings, players = report.ratings, report.setting.players
    anchor = ratings.anchor
    yield from wrap(
        speech("arena-ratings")
        if anchor is None
        else speech("arena-ratings-anchor", player=players[anchor]),
        width,
    )
    wide = max(map(len, players))
    for rank, place in enumerate(report.ranking, start=1):
        value = decimal(float(ratings.values[place]), "+.2f", speech)
        line = f"{rank:>3} {players[place]:<{wide}}  {value:>7}"
        if place != anchor:
            line += f" ± {decimal(float(ratings.margins[place]), '.2f', speech)}"
        yield line
    if len(players) > 2:
        misfit = decimal(ratings.misfit, ".2f", speech)
        yield from wrap(speech("arena-misfit", points=misfit), width)


def _cross_table(report: Report, speech: Words, width: int) -> Iterator[str]:
    """Row against column, the strongest first; in several blocks if the columns do not fit."""
    order, players = report.ranking, report.setting.players
    wide = max(map(len, players)) + 5
    columns = max(1, (width - wide) // CELL)
    yield speech("arena-cross-table")
    for start in range(0, len(order), columns):
        if start:
            yield ""
        block = range(start, min(start + columns, len(order)))
        yield (" " * wide + "".join(f"{rank + 1:>{CELL}}" for rank in block)).rstrip()
        for rank, row in enumerate(order):
            head = f"{rank + 1:>3} {players[row]}".ljust(wide)
            above, below = head, " " * wide
            for column in block:
                if order[column] == row:
                    above, below = above + f"{'·':>{CELL}}", below + " " * CELL
                    continue
                points = report.between(row, order[column])
                above += f"{decimal(points.mean, '+.2f', speech):>{CELL}}"
                below += f"{margin(points, speech):>{CELL}}"
            yield above.rstrip()
            if below.strip():
                yield below.rstrip()


def _pair(pair: Versus, speech: Words, width: int) -> Iterator[str]:
    hands = pair.won + pair.tied + pair.lost
    rows = [
        (speech("arena-points"), _points(pair, speech)),
        (
            speech("arena-hands"),
            speech(
                "arena-hands-shares",
                won=decimal(100 * pair.won / hands, ".1f", speech),
                tied=decimal(100 * pair.tied / hands, ".1f", speech),
                lost=decimal(100 * pair.lost / hands, ".1f", speech),
            ),
        ),
        (speech("arena-matches"), _matches(pair, speech)),
    ]
    if any(pair.napoleoni):
        first, second = pair.napoleoni
        rows.append((speech("arena-napoleoni"), f"{first} – {second}"))
    wide = max(len(label) for label, _ in rows)
    yield " – ".join(pair.players)
    for label, text in rows:
        head = f"  {label:<{wide}}  "
        yield from wrap(text, width, initial_indent=head, subsequent_indent=" " * len(head))


def _points(pair: Versus, speech: Words) -> str:
    points = pair.points
    text = f"{decimal(points.mean, '+.2f', speech)} {margin(points, speech).replace('±', '± ')}"
    spread = speech("arena-spread", spread=decimal(points.sd, ".2f", speech))
    return f"{text.rstrip()}  ({spread})"


def _matches(pair: Versus, speech: Words) -> str:
    share = pair.match_share
    if share is None:
        return speech("arena-no-matches")
    mean, low, high = (decimal(100 * part, ".1f", speech) for part in share)
    return speech("arena-matches-share", count=sum(pair.matches), won=mean, low=low, high=high)


def _efforts(efforts: tuple[Effort, ...], speech: Words) -> Iterator[str]:
    heads = ["", speech("arena-ms"), speech("arena-longest"), speech("arena-nodes")]
    rows = [
        [
            one.player,
            decimal(1000 * one.seconds / one.moves, ".3f", speech),
            decimal(1000 * one.longest, ".1f", speech),
            decimal(one.nodes / one.moves, ".0f", speech),
        ]
        for one in efforts
    ]
    table = [heads, *rows]
    wide = [max(len(row[column]) for row in table) for column in range(len(heads))]
    for row in table:
        cells = [f"{text:>{wide[column]}}" for column, text in enumerate(row) if column]
        yield "  ".join([f"{row[0]:<{wide[0]}}", *cells])
