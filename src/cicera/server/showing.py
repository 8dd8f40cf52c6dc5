"""What does a table look like from one seat, as messages?

Everything that leaves the server about a match goes through here, and comes from
``cicera.domain.view`` alone while a hand is on the table: two tables that differ only in cards
hidden from a seat give equal messages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from cicera.domain.bonuses import bonuses_of
from cicera.domain.cards import CODES, Mask, cards_in
from cicera.domain.play import Play, format_move
from cicera.domain.rules import HAND_CARDS, format_rules, rules_dict
from cicera.domain.scoring import Line, Sheet
from cicera.domain.view import View as Sight
from cicera.domain.view import view
from cicera.server import events, messages, shapes
from cicera.server.fairness import Mix, commitment_of
from cicera.server.messages import PROTOCOL
from cicera.server.table import Game, Sitter, Table


def show_table(table: Table, seat: int | None, connected: Collection[int] = ()) -> shapes.View:
    """All that ``seat``, or a spectator, may see."""
    match = table.game.match
    sight = view(match, seat) if match.hands else None
    mine = cards_in(sight.hand) if sight else ()
    return shapes.View(
        protocol=PROTOCOL,
        version=table.version,
        table=table.id,
        phase=table.phase,
        seat=seat,
        host=table.host,
        rules=format_rules(table.rules),
        fields=rules_dict(table.rules),
        target=table.rules.target,
        seats=tuple(
            _seat(table, place, sitter, sight, place in connected)
            for place, sitter in enumerate(table.seats)
        ),
        match=table.game.number,
        hand=sight.number if sight else 0,
        dealer=sight.dealer if sight else None,
        turn=sight.turn if sight else None,
        ply=len(sight.log) if sight else 0,
        totals=match.totals,
        cards=tuple(CODES[card] for card in mine),
        laid_out=codes(sight.table) if sight else (),
        opening=codes(sight.opening) if sight else (),
        stock=sight.stock if sight else 0,
        piles=_piles(sight) if sight else (),
        laid=None if sight is None or sight.laid is None else CODES[sight.laid],
        last_capture=_last_capture(sight) if sight else None,
        taker=sight.taker if sight else None,
        log=tuple(show_play(ply, played) for ply, played in enumerate(sight.log)) if sight else (),
        legal=_legal(sight) if sight else (),
        sheets=show_sheets(table.game),
        winner=match.winner,
        napoleone=match.napoleone,
        due=_due(table),
        shuffle=show_shuffle(table.game, len(match.hands)) if sight else None,
        finished=len(table.finished),
    )


def show_event(table: Table, event: events.TableEvent, token: str | None) -> messages.EventMessage:
    """``event``, which led to ``table``, as the person with ``token`` (hashed) may see it."""
    version = table.version
    match event:
        case events.Created():
            return messages.Created(version)
        case events.Seated(seat, name, _token, player):
            return messages.Seated(version, seat, name, player)  # type: ignore[arg-type]
        case events.Swapped(one, other):
            return messages.Swapped(version, one, other)
        case events.WentAway(seat, by, player):
            return messages.WentAway(version, seat, by, player)  # type: ignore[arg-type]
        case events.CameBack(seat):
            return messages.CameBack(version, seat)
    return _show_hand(table, event, token)


def _show_hand(table: Table, event: events.TableEvent, token: str | None) -> messages.EventMessage:
    version, seat = table.version, table.seat_of(token)
    match event:
        case events.Committed(match, hand, secret):
            return messages.Committed(version, match, hand, commitment_of(secret))
        case events.NonceGiven(giver):
            return messages.NonceGiven(version, giver)
        case events.BecameReady(who):
            return messages.BecameReady(version, who)
        case events.Dealt(dealer):
            sight = view(table.game.match, seat)
            return messages.Dealt(
                version,
                match=table.game.number,
                hand=sight.number,
                dealer=dealer,
                cards=codes(sight.hand),
                opening=codes(sight.opening),
                void=tuple(map(codes, table.game.void)),
            )
        case events.Played():
            return _show_played(table, seat)
    raise AssertionError(event)


def _show_played(table: Table, seat: int | None) -> messages.Played:
    """The last play; new cards were dealt after it when every seat has a whole packet again."""
    sight = view(table.game.match, seat)
    plies = len(sight.log)
    refilled = not sight.over and plies % (table.rules.players * table.rules.packet) == 0
    return messages.Played(
        table.version,
        play=show_play(plies - 1, sight.log[-1]),
        refilled=refilled,
        refill=codes(sight.hand) if refilled else (),
        over=sight.over,
    )


def codes(cards: Mask) -> tuple[str, ...]:
    """The codes of a set of cards, in canonical order."""
    return tuple([CODES[card] for card in cards_in(cards)])


@lru_cache(4096)  # every view has the whole log again
def show_play(ply: int, played: Play) -> shapes.LogEntry:
    """A play as a line of the log."""
    return shapes.LogEntry(
        ply=ply,
        seat=played.seat,
        move=format_move(played.move),
        card=CODES[played.move.card],
        captured=codes(played.move.captured),
        bonuses=tuple(bonus.value for bonus in played.bonuses),
        swept=codes(played.swept),
        swept_to=played.taker,
    )


def show_sheet(hand: int, dealer: int, sheet: Sheet) -> shapes.ScoreSheet:
    """The score of hand number ``hand``."""
    return shapes.ScoreSheet(
        hand=hand,
        dealer=dealer,
        lines=tuple(map(_line, sheet.lines)),
        totals=sheet.totals,
        napoleone=sheet.napoleone,
    )


def show_sheets(game: Game) -> tuple[shapes.ScoreSheet, ...]:
    """The scores of the complete hands of ``game``."""
    hands = zip(game.match.hands, game.match.sheets, strict=False)
    return tuple(
        show_sheet(number, state.deal.dealer, sheet)
        for number, (state, sheet) in enumerate(hands, start=1)
    )


def show_shuffle(game: Game, hand: int) -> shapes.Shuffle:
    """The fair deal of hand number ``hand``; secret and nonces only once it is over."""
    mix = game.mixes[hand - 1]
    over = hand <= len(game.match.sheets)
    return shapes.Shuffle(
        match=game.number,
        hand=hand,
        commitment=mix.commitment,
        secret=mix.secret if over else None,
        nonces=_nonces(mix) if over else (),
    )


def _nonces(mix: Mix) -> tuple[shapes.Nonce, ...]:
    return tuple(
        shapes.Nonce(seat, value, given is not None)
        for seat, (value, given) in enumerate(zip(mix.nonces, mix.given, strict=True))
    )


def _seat(
    table: Table, seat: int, sitter: Sitter | None, sight: Sight | None, connected: bool
) -> shapes.Seat:
    human = sitter is not None and sitter.token is not None
    return shapes.Seat(
        seat=seat,
        side=table.rules.side_of(seat),
        kind="empty" if sitter is None else "human" if human else "bot",
        name=sitter.name if sitter else "",
        player=sitter.player if sitter else None,  # type: ignore[arg-type]  # a name of PLAYERS
        away=sitter is not None and sitter.away,
        connected=human and connected,
        ready=sitter is not None and (sitter.ready or sitter.player is not None),
        nonce=sitter is not None and sitter.nonce is not None,
        held=sight.held[seat] if sight else 0,
    )


def _due(table: Table) -> shapes.DueHand | None:
    if table.due is None:
        return None
    return shapes.DueHand(
        match=table.due.match,
        hand=table.due.hand,
        dealer=table.next_dealer,
        waiting=table.waiting,
        commitment=commitment_of(table.due.secret),
    )


def _piles(sight: Sight) -> tuple[shapes.Pile, ...]:
    piles = []
    for side, count in enumerate(sight.piles):
        lines = [line for line in sight.bonuses if line.side == side]
        piles.append(
            shapes.Pile(
                side=side,
                count=count,
                bonus_cards=codes(_union(line.cards for line in lines)),
                bonuses=tuple(map(_line, lines)),
                points=sum(line.points for line in lines),
            )
        )
    return tuple(piles)


def _union(sets: Iterable[Mask]) -> Mask:
    union = 0
    for cards in sets:
        union |= cards
    return union


def _line(line: Line) -> shapes.ScoreLine:
    return shapes.ScoreLine(
        item=line.item.value,
        side=line.side,
        points=line.points,
        cards=codes(line.cards),
        moves=tuple(format_move(played.move) for played in line.plays),
    )


def _last_capture(sight: Sight) -> shapes.LogEntry | None:
    if sight.last_capture is None:
        return None
    return show_play(sight.log.index(sight.last_capture), sight.last_capture)


def _legal(sight: Sight) -> tuple[shapes.CardChoice, ...]:
    """Every capture with what it would earn at once (rules.md B1-B5)."""
    last = len(sight.log) == HAND_CARDS - 1
    rules = sight.rules
    return tuple(
        shapes.CardChoice(
            card=CODES[card],
            captures=tuple(
                shapes.Capture(
                    cards=codes(captured),
                    bonuses=tuple(
                        bonus.value
                        for bonus in bonuses_of(
                            card,
                            captured,
                            empty=captured == sight.table,
                            laid=sight.laid,
                            scua_counts=rules.last_scua or not last,
                            cinquanta=rules.cinquanta,
                        )
                    ),
                )
                for captured in captures
            ),
        )
        for card, captures in sight.legal
    )
