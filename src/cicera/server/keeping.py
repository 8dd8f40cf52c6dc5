"""What may be taken home of a match? Its record, and its replay with all cards open.

Of a match that still goes on both have the hands that are over. The hand on the table is left out
for everybody: its opening cards and plays alone make no record (notation.md N2), and its cards are
hidden.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from cicera.domain.match import Match
from cicera.domain.play import State, play, start
from cicera.domain.rules import format_rules
from cicera.notation.records import Record
from cicera.notation.writer import format_record
from cicera.server import bodies, shapes
from cicera.server.failures import Refusal
from cicera.server.fairness import shuffle_tag, verify_deal
from cicera.server.showing import codes, show_play, show_sheet, show_shuffle
from cicera.server.table import Game, Table


def game_of(table: Table, number: int | None) -> Game:
    """Match ``number`` at ``table``, by default the newest that has a hand which is over.

    Raises :class:`Refusal` when there is none.
    """
    games = [game for game in (*table.past, table.game) if game.match.sheets]
    if number is None:
        if not games:
            raise Refusal("nothing-to-record")
        return games[-1]
    for game in games:
        if game.number == number:
            return game
    raise Refusal("no-such-match", number=number)


def write_record(game: Game, *, at: int) -> str:
    """The hands of ``game`` that are over as a record, each with the proof of its shuffle.

    ``at``, milliseconds since 1970, is when the match began.
    """
    match = _over(game.match)
    mixes = game.mixes[: len(match.hands)]
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    record = Record(
        match=match,
        players=game.names,
        date=day.isoformat(),
        tags=tuple(shuffle_tag(hand, mix) for hand, mix in enumerate(mixes, start=1)),
    )
    return format_record(record)


def show_replay(game: Game) -> bodies.Replay:
    """The hands of ``game`` that are over, ply by ply."""
    match = _over(game.match)
    return bodies.Replay(
        rules=format_rules(match.rules),
        names=game.names,
        match=game.number,
        hands=tuple(_hand(game, number) for number in range(1, len(match.hands) + 1)),
        totals=match.totals,
        winner=match.winner,
        napoleone=match.napoleone,
    )


def _over(match: Match) -> Match:
    """``match`` without the hand in progress."""
    return replace(match, hands=match.hands[: len(match.sheets)])


def _hand(game: Game, number: int) -> shapes.ReplayHand:
    state, mix = game.match.hands[number - 1], game.mixes[number - 1]
    moment = start(state.rules, state.deal)
    plies = [_ply(moment)]
    for played in state.log:
        moment = play(moment, played.move)
        plies.append(_ply(moment))
    return shapes.ReplayHand(
        hand=number,
        dealer=state.deal.dealer,
        opening=codes(state.deal.table),
        plies=tuple(plies),
        sheet=show_sheet(number, state.deal.dealer, game.match.sheets[number - 1]),
        shuffle=show_shuffle(game, number),
        verified=verify_deal(
            state.rules, state.deal, hand=number, commitment=mix.commitment, mix=mix
        ),
    )


def _ply(state: State) -> shapes.ReplayPly:
    count = len(state.log)
    bonuses = [0] * state.rules.sides
    for played in state.log:
        bonuses[state.rules.side_of(played.seat)] += len(played.bonuses)
    return shapes.ReplayPly(
        play=show_play(count - 1, state.log[-1]) if count else None,
        turn=None if state.over else state.turn,
        hands=tuple(map(codes, state.hands)),
        laid_out=codes(state.table),
        laid=None if state.laid is None else codes(1 << state.laid)[0],
        piles=tuple(pile.bit_count() for pile in state.piles),
        points=tuple(bonuses),
        stock=state.stock,
    )
