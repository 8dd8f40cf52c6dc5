"""Who got the good cards?

Told of hands that are over, and of nothing else. What is fair is reckoned from the cards that were
dealt to anybody, so neither the four cards on the table nor a void deal bends it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from cicera.domain.cards import (
    COURTS_MASK,
    DIECI,
    FANTE_CAGNI,
    MATA,
    SPADE,
    SUIT_CODES,
    SUIT_MASKS,
    Mask,
    parse_cards,
)
from cicera.domain.deal import deal_pack
from cicera.domain.rules import Rules, parse_rules
from cicera.domain.scoring import NAPULA_FROM
from cicera.server import bodies, events
from cicera.server.bodies import DealtKind
from cicera.server.chances import Draw, fair
from cicera.storage import Store

TABLES: Final = 1000
"""So many of the newest tables are looked at together."""
_FRESH: Final = 600_000
"""For so many milliseconds the answer about all tables is given again."""


class Receiver(NamedTuple):
    """Who was dealt cards."""

    name: str
    bot: bool


class Hand(NamedTuple):
    """A hand that is over: what each seat was dealt in it, and who played there at the deal."""

    rules: Rules
    dealt: tuple[Mask, ...]
    receivers: tuple[Receiver, ...]


@dataclass(slots=True)
class _Account:
    """What one receiver was dealt."""

    hands: int = 0
    seen: Counter[DealtKind] = field(default_factory=Counter)
    draws: dict[DealtKind, Counter[Draw]] = field(default_factory=dict)


def finished_hands(history: Iterable[events.TableEvent]) -> Iterator[Hand]:
    """The hands of one table that are over, in order. Plays in ``history`` are passed over.

    A hand is over when the next one is promised: both are written down together.
    """
    rules: Rules | None = None
    seats: dict[int, Receiver] = {}
    hand: Hand | None = None
    for event in history:
        match event:
            case events.Created(text):
                rules = parse_rules(text)
            case events.Dealt():
                assert rules is not None
                hand = _hand(rules, event, seats)
            case events.Committed() if hand is not None:
                yield hand
                hand = None
            case _:
                _arrange(seats, event)


def tell(hands: Iterable[Hand]) -> bodies.DealtCards:
    """What everybody at a table was dealt."""
    return _tell(
        (hand.rules, dict(_together(zip(hand.receivers, hand.dealt, strict=True))))
        for hand in hands
    )


def tell_sorts(hands: Iterable[Hand]) -> bodies.DealtCards:
    """What persons and bots were dealt, in hands in which there were both."""
    return _tell((hand.rules, sorts) for hand in hands if len(sorts := _sorts(hand)) > 1)


class Dealings:
    """What the tables of ``store`` tell; ``clock`` gives milliseconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._told: bodies.DealtCards | None = None
        self._at = 0

    async def at(self, table: str) -> bodies.DealtCards:
        """What was dealt at one table."""
        return await asyncio.to_thread(tell, await self._hands(table))

    async def everywhere(self) -> bodies.DealtCards:
        """What persons and bots were dealt at the newest tables; looked up now and then."""
        async with self._lock:
            if self._told is None or self._clock() - self._at > _FRESH:
                hands: list[Hand] = []
                for table in await self._store.tables(newest=TABLES):
                    hands += await self._hands(table)
                self._told = await asyncio.to_thread(tell_sorts, hands)
                self._at = self._clock()
            return self._told

    async def _hands(self, table: str) -> list[Hand]:
        entries = await self._store.read(table, but=events.PLAYED)
        return list(finished_hands(events.parse_event(entry.body) for entry in entries))


def _arrange(seats: dict[int, Receiver], event: events.TableEvent) -> None:
    """Note who sits where after ``event``."""
    match event:
        case events.Seated(seat, name, _token, player):
            seats[seat] = Receiver(name, player is not None)
        case events.Swapped(one, other):
            nobody = Receiver("", bot=False)
            seats[one], seats[other] = seats.get(other, nobody), seats.get(one, nobody)
        case events.WentAway(seat):
            seats[seat] = seats[seat]._replace(bot=True)
        case events.CameBack(seat):
            seats[seat] = seats[seat]._replace(bot=False)


def _hand(rules: Rules, event: events.Dealt, seats: Mapping[int, Receiver]) -> Hand:
    deal = deal_pack(rules, event.dealer, parse_cards(event.pack))
    dealt = tuple(reduce(or_, packets) for packets in zip(*deal.packets, strict=True))
    return Hand(rules, dealt, tuple(seats[seat] for seat in range(rules.players)))


def _sorts(hand: Hand) -> dict[Receiver, Mask]:
    """What persons got together in a hand, and what bots did."""
    sorts = (Receiver("", receiver.bot) for receiver in hand.receivers)
    return _together(zip(sorts, hand.dealt, strict=True))


def _together(shares: Iterable[tuple[Receiver, Mask]]) -> dict[Receiver, Mask]:
    together: dict[Receiver, Mask] = {}
    for receiver, cards in shares:
        together[receiver] = together.get(receiver, 0) | cards
    return together


def _kinds(rules: Rules) -> dict[DealtKind, Mask]:
    """The cards that are counted, by kind (rules.md S2-S6, C2)."""
    ace = 13 * SUIT_CODES.index(rules.napula_suit)
    napula = ((1 << NAPULA_FROM) - 1) << ace
    return {
        "good": 1 << MATA | 1 << DIECI | 1 << FANTE_CAGNI | napula,
        "mata": 1 << MATA,
        "dieci": 1 << DIECI,
        "fante": 1 << FANTE_CAGNI,
        "napula": napula,
        "spade": SUIT_MASKS[SPADE],
        "courts": COURTS_MASK,
    }


def _tell(hands: Iterable[tuple[Rules, dict[Receiver, Mask]]]) -> bodies.DealtCards:
    accounts: dict[Receiver, _Account] = {}
    count = 0
    for rules, shares in hands:
        count += 1
        dealt = reduce(or_, shares.values())
        kinds = _kinds(rules)
        for receiver, cards in shares.items():
            account = accounts.setdefault(receiver, _Account())
            account.hands += 1
            for kind, mask in kinds.items():
                draw = Draw(cards.bit_count(), (dealt & mask).bit_count())
                account.seen[kind] += (cards & mask).bit_count()
                account.draws.setdefault(kind, Counter())[draw] += 1
    receivers = tuple(_receiver(*one) for one in accounts.items())
    tallies = [tally for receiver in receivers for tally in receiver.tallies]
    return bodies.DealtCards(
        hands=count,
        receivers=receivers,
        numbers=len(tallies),
        unusual=sum(not tally.low <= tally.seen <= tally.high for tally in tallies),
    )


def _receiver(receiver: Receiver, account: _Account) -> bodies.DealtTo:
    tallies = []
    for kind, draws in account.draws.items():
        mean, low, high = fair(draws)
        tallies.append(bodies.Tally(kind, account.seen[kind], round(mean, 2), low, high))
    return bodies.DealtTo(
        name=receiver.name, bot=receiver.bot, hands=account.hands, tallies=tuple(tallies)
    )
