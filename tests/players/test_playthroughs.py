"""Whole matches that the players play against themselves, kept to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.strategies import without_pack

from cicera import (
    Record,
    advance,
    first_dealer,
    format_record,
    new_match,
    open_hand,
    parse_record,
    parse_rules,
    refill_hand,
    shuffled_deal,
    view,
)
from cicera.players import make_player

FOLDER = Path(__file__).parents[1] / "golden/playthroughs"
TABLES = {
    "caciada": ("", " players=3 packet=8", " players=2"),
    "bigia": (
        " packet=6 batch=3 target=31",
        " players=3 packet=4",
        " players=2 packet=6 target=21",
    ),
    "moedas": (" packet=6", " players=3 packet=16", " players=2 target=31"),
    "veloce": ("", " players=3 packet=4", " players=2 packet=4 target=11"),
}
GAMES = [
    (f"{preset}-{4 - number}-{player}", preset + fields, player, 10 * number + seed)
    for seed, (preset, tables) in enumerate(TABLES.items())
    for number, fields in enumerate(tables)
    for player in ("greedy", "traditional", "random")
]


def playthrough(text: str, player: str, seed: int) -> str:
    """The record of a match of one kind of player; odd seeds are dealt packet after packet."""
    rules = parse_rules(text)
    match = new_match(rules)
    players = [make_player(player, seed=seed, seat=seat) for seat in range(rules.players)]
    while match.winner is None:
        dealer = match.next_dealer
        dealer = first_dealer(seed, rules.players) if dealer is None else dealer
        whole = shuffled_deal(rules, dealer, seed, hand=len(match.hands) + 1)
        match = open_hand(match, without_pack(rules, whole) if seed % 2 else whole)
        while (state := match.state) is not None:
            if state.awaits_packet:
                match = refill_hand(match, whole.packets[state.stage])
            else:
                match = advance(match, players[state.turn].choose(view(match, state.turn)))
    return format_record(Record(match, players=(player,) * rules.players))


@pytest.mark.parametrize(("name", "text", "player", "seed"), GAMES, ids=str)
def test_playthrough(name: str, text: str, player: str, seed: int) -> None:
    kept = (FOLDER / f"{name}.cgn").read_bytes().decode()
    assert playthrough(text, player, seed) == kept
    record = parse_record(kept)
    assert format_record(record) == kept
    assert record.match.winner is not None
    assert f"\nResult {' '.join(map(str, record.match.totals))}\n" in kept or (
        record.match.napoleone is not None
    )


def test_every_playthrough_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.cgn")} == {name for name, *_ in GAMES}
    assert len(GAMES) == 36
