"""Sessions to test with: how they are made, and how far they are played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from cicera import Move, cards_in, parse_rules, stream, view
from cicera.players import PLAYERS
from cicera.terminal.keeper import Keeper
from cicera.terminal.session import Session, start_session

NOW = datetime(2026, 11, 29, 21, 30)
RULE_SETS = (
    "caciada target=11",
    "bigia packet=6 target=11",
    "moedas packet=4 batch=2 target=11",
    "veloce players=2 target=5",
    "veloce players=3 packet=4 target=11",
    "caciada players=3 packet=16 target=5",
    "bigia players=2 packet=24 target=5",
)


def begin(
    rules: str = "caciada",
    *,
    seed: int = 7,
    seat: int = 0,
    opponents: tuple[str, ...] = ("greedy",),
    name: str = "Anna",
) -> Session:
    """A new session."""
    return start_session(
        parse_rules(rules), seed=seed, seat=seat, opponents=opponents, name=name, date="2026-11-29"
    )


def keeper(session: Session, folder: Path) -> Keeper:
    """Who keeps ``session`` in ``folder``."""
    return Keeper(session, folder / "match.cgn", lambda: NOW)


def person(session: Session) -> Move:
    """What a person who plays anything would do, the same every time for the same place."""
    legal = session.view.legal
    chance = stream(session.seed, "person", *session.place)
    choice = legal[chance.below(len(legal))]
    return Move(choice.card, (0, *choice.captures)[chance.below(1 + len(choice.captures))])


def step(session: Session) -> Session:
    """The session one move or one deal further on."""
    if session.turn is None:
        return session.next_hand()
    mine = session.turn == session.seat
    return session.play(person(session) if mine else session.choose())


def until(session: Session, there: Callable[[Session], bool]) -> Session:
    """The session played on, the person playing as greedy does, until ``there``."""
    greedy = PLAYERS["greedy"](stream(0))
    while not there(session):
        if session.turn is None:
            session = session.next_hand()
        else:
            session = session.play(greedy.choose(view(session.match, session.turn)))
    return session


def my_turn(session: Session) -> bool:
    """Whether the person is to move."""
    return session.turn == session.seat


def laid(rules: str, count: int, *, seed: int = 7) -> Session:
    """A session in which at least ``count`` cards were laid, none taken, and it is our turn."""
    session = begin(rules, seed=seed)
    plies = 0
    while plies < count or not my_turn(session):
        assert session.turn is not None
        hand = cards_in(session.state.hands[session.turn])
        session = session.play(Move(hand[-1 if plies % 3 else 0]))
        plies += 1
    return session
