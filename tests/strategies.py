"""What do random rule sets, packs, matches and records look like?"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from hypothesis import strategies as st

from cicera import (
    PRESETS,
    Comment,
    Deal,
    Match,
    Move,
    Part,
    Place,
    Record,
    Rules,
    State,
    Tag,
    advance,
    deal_cards,
    deal_pack,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    refill_hand,
)


def chance_of(seed: int | str) -> random.Random:
    """Chance for a test, the same every time."""
    return random.Random(seed)  # noqa: S311


BIASES: Final = ("any", "never", "always", "rarely", "often")
"""How a random player takes to capturing."""
TABLE_CARDS: Final = 4


def divisors(number: int) -> list[int]:
    """All divisors of ``number``, counted by trying them."""
    return [d for d in range(1, number + 1) if number % d == 0]


@st.composite
def overrides(draw: st.DrawFn) -> dict[str, int | str | bool]:
    """Fields that fit together, some of them left to the preset."""
    players = draw(st.sampled_from((2, 3, 4)))
    packet = draw(st.sampled_from(divisors(48 // players)))
    chosen: dict[str, int | str | bool] = {"players": players, "packet": packet}
    batch = draw(st.sampled_from(["packet", *divisors(packet)]))
    chosen["batch"] = batch
    optional: dict[str, st.SearchStrategy[int | str | bool]] = {
        "redeal": st.booleans(),
        "carte_tie": st.sampled_from(("none", "split")),
        "napula_suit": st.sampled_from("scdb"),
        "napula_limit": st.integers(3, 13),
        "napoleone": st.booleans(),
        "cinquanta": st.booleans(),
        "last_scua": st.booleans(),
        "target": st.integers(1, 60),
    }
    for name, values in optional.items():
        if draw(st.booleans()):
            chosen[name] = draw(values)
    return chosen


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any preset with any fields overridden."""
    return make_rules(draw(st.sampled_from(sorted(PRESETS))), **draw(overrides()))


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32 - 1)


def random_rules(chance: random.Random) -> Rules:
    """Any preset with any fields overridden, from plain chance."""
    players = chance.choice((2, 3, 4))
    packet = chance.choice(divisors(48 // players))
    return make_rules(
        chance.choice(sorted(PRESETS)),
        players=players,
        packet=packet,
        batch=chance.choice(divisors(packet)),
        redeal=chance.random() < 0.5,
        carte_tie=chance.choice(("none", "split")),
        napula_suit=chance.choice("scdb"),
        napula_limit=chance.randint(3, 13),
        napoleone=chance.random() < 0.5,
        cinquanta=chance.random() < 0.5,
        last_scua=chance.random() < 0.5,
        target=chance.randint(1, 60),
    )


def random_pack(chance: random.Random, rules: Rules) -> list[int]:
    """A pack that is not void, sometimes with alike cards close together."""
    while True:
        pack = list(range(52))
        chance.shuffle(pack)
        if chance.random() < 0.25:
            pack.sort(key=lambda card: (card % 13 // 4, chance.random()))
        first = rules.players * rules.packet
        ranks = [card % 13 for card in pack[first : first + TABLE_CARDS]]
        if not rules.redeal or all(ranks.count(court) < 3 for court in (10, 11, 12)):
            return pack


def random_move(chance: random.Random, state: State, bias: str = "any") -> Move:
    """A legal move of ``state``, with a taste for capturing or not."""
    moves = legal_moves(state)
    if bias == "any" or (bias == "rarely" and chance.random() < 0.1):
        return moves[chance.randrange(len(moves))]
    if bias in ("never", "rarely"):
        return Move(chance.choice(moves.cards))
    captures = [move for move in moves[:4000] if move.captured]
    if captures and (bias == "always" or chance.random() < 0.8):
        return chance.choice(captures)
    return Move(chance.choice(moves.cards))


def without_pack(rules: Rules, deal: Deal) -> Deal:
    """What a Table and the first Deal line tell of ``deal``."""
    return deal_cards(rules, deal.dealer, deal.table, deal.packets[0])


def random_match(
    chance: random.Random,
    rules: Rules,
    *,
    hands: int = 1,
    plies: int = 48,
    on_state: Callable[[Match], None] = lambda match: None,
) -> Match:
    """A random match of at most ``hands`` hands, the last of at most ``plies`` plies."""
    match = new_match(rules)
    dealer = chance.randrange(rules.players)
    for number in range(hands):
        if match.winner is not None:
            break
        whole = deal_pack(rules, dealer, random_pack(chance, rules))
        known = chance.random() < 0.5
        match = open_hand(match, whole if known else without_pack(rules, whole))
        on_state(match)
        bias = chance.choice(BIASES)
        limit = plies if number == hands - 1 else 48
        while match.state is not None and len(match.state.log) < limit:
            if match.state.awaits_packet:
                match = refill_hand(match, whole.packets[match.state.stage])
            else:
                match = advance(match, random_move(chance, match.state, bias))
            on_state(match)
        dealer = (dealer + 1) % rules.players
    return match


_LINE = st.text(
    st.characters(exclude_characters="\r\n", exclude_categories=("Cs",)), min_size=1, max_size=20
)
VALUES: Final = st.one_of(
    st.sampled_from(("", '"', "\\", '\\"', "[x]", "a; {b}", "Brèscia")), _LINE
)
COMMENTS: Final = st.one_of(
    st.sampled_from(("note", "}", "a } b", "{", "; {", '"', "7dx2s", "Hand 2", "two\nlines", "è")),
    _LINE.map(str.strip).filter(bool),
)
NAMES: Final = st.one_of(
    st.sampled_from(("Event", "Site", "Città", "x-1", "cicera", "_")),
    st.from_regex(r"[A-Za-z_][A-Za-z0-9_-]{0,8}", fullmatch=True).filter(
        lambda name: name not in ("Cicera", "Rules", "Players", "Date")
    ),
)


def places_of(match: Match) -> list[Place]:
    """Every place of the text of ``match`` that a comment can stand behind."""
    places = [Place(Part.TAGS)]
    for number, state in enumerate(match.hands, start=1):
        places.append(Place(Part.HAND, number))
        if state.deal.pack is None:
            places.append(Place(Part.TABLE, number))
        stages = 1 if state.deal.pack is not None else state.stage
        places += [Place(Part.DEAL, number, stage) for stage in range(stages)]
        places += [Place(Part.MOVE, number, ply) for ply in range(len(state.log))]
        if number <= len(match.sheets):
            places.append(Place(Part.SCORE, number))
    if match.winner is not None:
        places.append(Place(Part.RESULT))
    return places


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any match with names, a date, other tags and comments anywhere."""
    rules = draw(rule_sets())
    chance = chance_of(draw(seeds()))
    match = random_match(
        chance, rules, hands=draw(st.integers(1, 3)), plies=draw(st.integers(0, 48))
    )
    names = tuple(draw(VALUES) for _ in range(rules.players)) if draw(st.booleans()) else ()
    places = places_of(match)
    comments = draw(st.lists(st.tuples(st.sampled_from(places), COMMENTS), max_size=8))
    order = {place: index for index, place in enumerate(_text_order(match))}
    comments.sort(key=lambda comment: order[comment[0]])
    return Record(
        match=match,
        players=names,
        date=draw(st.none() | st.dates().map(lambda day: day.isoformat())),
        tags=tuple(
            Tag(name, tuple(values))
            for name, values in draw(
                st.lists(st.tuples(NAMES, st.lists(VALUES, min_size=1, max_size=3)), max_size=3)
            )
        ),
        comments=tuple(Comment(*comment) for comment in comments),
    )


def _text_order(match: Match) -> list[Place]:
    """The places in the order of the text: a refill's Deal line stands among the moves."""
    plies = match.rules.players * match.rules.packet

    def key(place: Place) -> tuple[int, ...]:
        first = {Part.TAGS: 0, Part.RESULT: 10**6}.get(place.part, place.hand)
        order = {Part.HAND: -3, Part.TABLE: -2, Part.SCORE: 1000}.get(place.part, 0)
        if place.part is Part.DEAL:
            return (first, place.nth * plies, -1)
        return (first, order or place.nth, 0)

    return sorted(places_of(match), key=key)
