"""A match at this terminal: how it goes on, and that breaking it off changes nothing."""

from __future__ import annotations

import pytest
from tests.terminal.tables import RULE_SETS, begin, laid, my_turn, step, until

from cicera import (
    IllegalMove,
    InvalidRules,
    InvalidText,
    Move,
    Record,
    Tag,
    cards_in,
    format_cards,
    format_record,
    parse_record,
    parse_rules,
    view,
)
from cicera.locale import LANGUAGES
from cicera.players import PLAYERS
from cicera.terminal.session import Session, resume_session, start_session


def resume(text: str, **changed: object) -> Session:
    given = {"seed": 999, "seat": 0, "opponents": ("random",), "name": "Nobody"} | changed
    return resume_session(parse_record(text), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_whole_match_ends_with_a_winner(rules: str) -> None:
    session = begin(rules, opponents=("greedy", "random"))
    while session.match.winner is None:
        session = step(session)
    assert max(session.match.totals) >= session.rules.target or session.match.napoleone is not None
    assert session.turn is None


@pytest.mark.parametrize("rules", RULE_SETS)
def test_going_on_from_a_file_equals_going_on_at_every_ply(rules: str) -> None:
    session = begin(rules, seat=1, opponents=("random", "greedy"))
    while session.match.winner is None:
        again = resume(format_record(session.record()))
        if session.turn is None:  # a file between hands goes on with the next hand
            session = session.next_hand()
        assert again == session
        session = step(session)


def test_a_seed_decides_everything() -> None:
    def log(seed: int) -> str:
        session = begin(seed=seed, opponents=("random",))
        for _ in range(60):
            session = step(session)
        return format_record(session.record())

    assert log(7) == log(7)
    assert log(7) != log(8)


def test_players_choose_from_their_own_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    session = until(begin(), lambda session: not my_turn(session))
    seen = []

    class Spy:
        name = "greedy"

        def choose(self, seen_view: object) -> Move:
            seen.append(seen_view)
            return Move(session.view.log[0].move.card if session.view.log else 0)

    monkeypatch.setitem(PLAYERS, "greedy", lambda chance: Spy())
    session.choose()
    assert seen == [view(session.match, session.turn)]


def test_nobody_chooses_for_the_person() -> None:
    session = until(begin(), my_turn)
    with pytest.raises(IllegalMove, match="turn"):
        session.choose()


def test_opponents_are_gone_through_again_and_again() -> None:
    session = begin(seat=2, opponents=("greedy", "random"))
    assert [session.player(seat) for seat in (3, 0, 1)] == ["greedy", "random", "greedy"]


def test_a_move_is_never_made_twice() -> None:
    session = until(begin(), my_turn)
    move = Move(cards_in(session.view.hand)[0])
    after = session.play(move)
    with pytest.raises(IllegalMove):
        after.play(move)


def test_unknown_packets_are_drawn_by_the_seed_and_kept() -> None:
    """A record with Table and Deal lines does not know its stock (notation.md N2)."""
    session = until(begin("bigia packet=6"), my_turn)
    written = format_record(session.record())
    pack = next(line for line in written.splitlines() if line.startswith("Pack "))
    deal = session.state.deal
    groups = " / ".join(map(format_cards, deal.packets[0]))
    text = written.replace(pack, f"Table {format_cards(deal.table)}\nDeal {groups}")
    assert "Pack" not in text
    first, second = resume(text), resume(text)
    while first.state.stage == 1:
        first, second = step(first), step(second)
    assert first == second
    assert first.state.deal.dealt.bit_count() == 4 + 2 * 24
    assert first.state.hands != session.state.hands
    again = resume(format_record(first.record()))
    assert again == first
    # another seed draws other cards
    other = resume(text.replace('[Seed "7"]', '[Seed "8"]'))
    while other.state.stage == 1:
        other = step(other)
    assert other.state.deal.packets[1] != first.state.deal.packets[1]


def test_a_file_without_our_tags_takes_what_is_asked_for() -> None:
    record = parse_record(format_record(Record(match=until(begin(), my_turn).match)))
    session = resume_session(record, seed=5, seat=3, opponents=("random",), name="Anna")
    assert (session.seat, session.seed, session.opponents) == (3, 5, ("random",))
    assert session.names == ("Lucia", "Piero", "Bortolo", "Anna")


def test_tags_comments_and_names_of_a_file_are_kept() -> None:
    session = until(begin(), my_turn)
    text = format_record(session.record()).replace("[Date", '[Event "Sagra"]\n[Date')
    text = text.replace("\n\nHand 1 dealer", "\n{well begun}\n\nHand 1 dealer")
    again = resume(text)
    assert again.tags == (Tag("Event", ("Sagra",)),)
    written = format_record(again.record())
    assert "{well begun}" in written
    assert written.count('[Seed "7"]') == 1
    assert again.names == session.names


@pytest.mark.parametrize(
    ("old", "new", "error", "code"),
    [
        ('[Seat "0"]', '[Seat "4"]', InvalidRules, "no-such-seat"),
        ('[Seat "0"]', '[Seat "left"]', InvalidText, "not-a-number"),
        ('[Seed "7"]', '[Seed "-7"]', InvalidText, "not-a-seed"),
        ('[Seed "7"]', f'[Seed "{"9" * 5000}"]', InvalidText, "not-a-seed"),
        ('"greedy"', '"wizard"', InvalidText, "unknown-player"),
        ('[Seed "7"]', '[Seed "abc"]', InvalidText, "not-a-seed"),
        ('[Seed "7"]', f'[Seed "{1 << 64}"]', InvalidText, "not-a-seed"),
        ('[Seed "7"]', '[Seed "7"]\n[Seed "8"]', InvalidText, "tag-twice"),
        ('[Seat "0"]', '[Seat "0"]\n[Seat "0"]', InvalidText, "tag-twice"),
        ('"greedy"', '"greedy" "greedy" "greedy" "greedy"', InvalidText, "too-many-opponents"),
    ],
)
def test_tags_that_make_no_sense_are_refused(
    old: str, new: str, error: type[InvalidText], code: str
) -> None:
    text = format_record(begin().record())
    assert old in text
    with pytest.raises(error) as caught:
        resume(text.replace(old, new))
    assert caught.value.code == code


def test_a_decided_match_does_not_go_on() -> None:
    session = begin("veloce players=2 target=1")
    while session.match.winner is None:
        session = step(session)
    with pytest.raises(IllegalMove) as caught:
        resume(format_record(session.record()))
    assert caught.value.code == "match-decided"


def test_a_rematch_passes_the_deal_on_and_has_new_packs() -> None:
    session = begin("veloce players=2 target=1")
    while session.match.winner is None:
        session = step(session)
    again = session.rematch("2026-11-30")
    dealers = session.state.deal.dealer, again.state.deal.dealer
    assert dealers[1] == (dealers[0] + 1) % 2
    assert again.match.totals == (0, 0)
    assert again.state.deal.pack != session.match.hands[0].deal.pack
    assert (again.seat, again.names, again.date) == (session.seat, session.names, "2026-11-30")
    assert resume(format_record(again.record())) == again


def test_a_seat_that_is_not_there_and_an_unknown_player_are_refused() -> None:
    rules = parse_rules("veloce players=2")
    with pytest.raises(InvalidRules):
        start_session(rules, seed=1, seat=2, name="Anna", date="2026-11-29")
    with pytest.raises(InvalidText):
        start_session(rules, seed=1, opponents=("wizard",), name="Anna", date="2026-11-29")
    with pytest.raises(InvalidText):
        start_session(rules, seed=1, name="An\nna", date="2026-11-29")


def test_a_crowded_table_can_be_reached() -> None:
    """What other tests stand on: 39 cards on the table, hundreds of sets for one card."""
    session = laid("veloce players=2", 34)
    assert session.view.table.bit_count() == 39
    assert max(len(choice.captures) for choice in session.view.legal) > 300


def test_the_largest_seed_goes_on_and_errors_are_said_in_every_language() -> None:
    text = format_record(begin().record())
    last = (1 << 64) - 1
    assert resume(text.replace('[Seed "7"]', f'[Seed "{last}"]')).seed == last
    for count, seats in ((2, 1), (4, 3)):
        error = InvalidText("too-many-opponents", count=count, seats=seats)
        for language in LANGUAGES:
            assert str(count) in error.message(language)
            assert str(seats) in error.message(language)


def test_more_opponents_than_seats_are_not_kept() -> None:
    session = begin("veloce players=2", opponents=("greedy", "random"))
    assert session.opponents == ("greedy",)
