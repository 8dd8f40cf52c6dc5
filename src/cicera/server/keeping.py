"""What may be taken home of a match? Its record, and its replay with all cards open.

Of a match that still goes on both have the hands that are over. A hand on the table is in the
record as far as all its cards have been seen: a ``Deal`` line has the cards of every seat
(notation.md N2), so it can stand there once the last card of that packet was played. What came
after that is told in a comment, with the cards of the person who asks.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from cicera.domain.cards import format_cards
from cicera.domain.match import Match
from cicera.domain.play import State, format_move, play, start
from cicera.domain.rules import format_rules
from cicera.notation.records import Comment, Part, Place, Record
from cicera.notation.writer import format_record
from cicera.server import bodies, shapes
from cicera.server.failures import Refusal
from cicera.server.fairness import shuffle_tag, verify_deal
from cicera.server.showing import codes, show_play, show_sheet, show_shuffle
from cicera.server.table import Game, Table


def game_of(table: Table, number: int | None, *, running: bool = False) -> Game:
    """Match ``number`` at ``table``, by default the newest that has a hand which is over.

    A hand that was dealt will do if the match may be ``running``. Raises :class:`Refusal` when
    there is none.
    """
    games = [
        game
        for game in (*table.past, table.game)
        if game.match.sheets or (running and game.match.hands)
    ]
    if number is None:
        if not games:
            raise Refusal("nothing-to-record")
        return games[-1]
    for game in games:
        if game.number == number:
            return game
    raise Refusal("no-such-match", number=number)


def write_record(game: Game, *, at: int, seat: int | None = None) -> str:
    """What ``seat``, or a spectator, may take home of ``game`` as a record.

    Each hand that is over has the proof of its shuffle. ``at``, milliseconds since 1970, is when
    the match began. Before the first packet of the first hand was played out, tags and a comment
    are all that can be written.
    """
    over = len(game.match.sheets)
    match, running = _over(game.match), game.match.state
    comments: tuple[Comment, ...] = ()
    if running is not None:
        if running.stage > 1:
            match = replace(match, hands=(*match.hands, _played_out(running)))
        comments = (Comment(_end(match), _on_the_table(running, len(game.match.hands), seat)),)
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    record = Record(
        match=match if match.hands else game.match,
        players=game.names,
        date=day.isoformat(),
        tags=tuple(shuffle_tag(hand, mix) for hand, mix in enumerate(game.mixes[:over], start=1)),
        comments=comments,
    )
    text = format_record(record)
    return text if match.hands else text[: text.index("\n\n") + 1]


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


def _played_out(state: State) -> State:
    """``state`` when the last card of the packet before was played, nothing else being known."""
    rules, deal, stages = state.rules, state.deal, state.stage - 1
    moment = start(rules, replace(deal, packets=deal.packets[:stages], pack=None))
    for played in state.log[: stages * rules.players * rules.packet]:
        moment = play(moment, played.move)
    return moment


def _end(match: Match) -> Place:
    """What stands last in the record of ``match``."""
    hand = len(match.hands)
    if match.state is not None:
        return Place(Part.MOVE, hand, len(match.state.log) - 1)
    return Place(Part.SCORE, hand) if hand else Place(Part.TAGS)


def _on_the_table(state: State, hand: int, seat: int | None) -> str:
    """The packet that is being played, as in a record but with ``?`` for hidden cards."""
    rules, stages = state.rules, state.stage - 1
    lines = []
    if not stages:
        table = format_cards(state.deal.table, separator=" ")
        lines = [f"Hand {hand} dealer {state.deal.dealer}", f"Table {table}"]
    packet = enumerate(state.deal.packets[stages])
    groups = (format_cards(cards) if place == seat else "?" for place, cards in packet)
    lines.append(f"Deal {' / '.join(groups)}")
    moves = [
        format_move(played.move) for played in state.log[stages * rules.players * rules.packet :]
    ]
    for first in range(0, len(moves), rules.players):
        lines.append(" ".join(moves[first : first + rules.players]))
    return "\n".join(lines)


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
