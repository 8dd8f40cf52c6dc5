"""What may be done at a table, and by whom? Judged without any server."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables import NAME, TOKENS, Log, open_table, play_of, secret
from tests.strategies import chance_of

from cicera.domain.view import view
from cicera.errors import CiceraError
from cicera.server import events, messages
from cicera.server.bodies import CreateTable, JoinTable
from cicera.server.deciding import Actor, Join, found
from cicera.server.fairness import verify_deal
from cicera.server.keeping import game_of, write_record
from cicera.server.showing import show_table
from cicera.server.table import replay

Command = messages.Command


def refused(
    log: Log, seat: int, command: Command | Join, *, connected: tuple[int, ...] = ()
) -> str:
    """The code that the command is refused with; nothing has changed then."""
    before = log.table
    with pytest.raises(CiceraError) as caught:
        log.do(Actor(TOKENS[seat]), command, connected)
    assert log.table == before
    for language in ("it", "en", "es", "pt"):
        assert caught.value.message(language)
    return caught.value.code


def finish_hand(log: Log) -> None:
    while log.table.game.match.state is not None:
        log.play()


def ready(log: Log, *seats: int) -> None:
    for seat in seats:
        due = log.table.due
        assert due is not None
        log.do(Actor(TOKENS[seat]), messages.Ready("r", due.match, due.hand))


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (CreateTable("Ana", "caciada packet=5"), "packet-divides"),
        (CreateTable("Ana", "bridge"), "unknown-preset"),
        (CreateTable("Ana", "caciada players=2", seat=2), "no-such-seat"),
        (CreateTable("Ana", "caciada players=3 packet=8", dealer=3), "no-such-seat"),
        (CreateTable("  "), "name-empty"),
    ],
)
def test_an_impossible_table_is_refused(body: CreateTable, code: str) -> None:
    with pytest.raises(CiceraError) as caught:
        found(body, "t", 1, secret(1))
    assert caught.value.code == code


def test_bots_fill_every_other_seat() -> None:
    made = found(CreateTable("Piero", "caciada", seat=2, fill="random"), "t", 1, secret(1))
    table = replay(NAME, made)
    assert table is not None
    names = [sitter.name for sitter in table.seats if sitter]
    assert len(set(names)) == 4
    assert names[2] == "Piero"
    assert [s and s.player for s in table.seats] == ["random", "random", None, "random"]
    assert table.host == 2


def test_people_join_where_there_is_room() -> None:
    log = open_table("caciada players=3 packet=8", people=1)
    log.do(Actor(TOKENS[1]), Join(JoinTable("Bea"), TOKENS[1]))
    assert [s and s.name for s in log.table.seats][1] == "Bea"
    assert refused(log, 2, Join(JoinTable("Bea ", 2), TOKENS[2])) == "name-taken"
    assert refused(log, 2, Join(JoinTable("Zoe", 0), TOKENS[2])) == "seat-taken"
    assert refused(log, 2, Join(JoinTable("Zoe", 3), TOKENS[2])) == "no-such-seat"
    log.do(Actor(TOKENS[2]), Join(JoinTable("Zoe"), TOKENS[2]))
    assert refused(log, 3, Join(JoinTable("Dora"), TOKENS[3])) == "table-full"


def test_nobody_joins_a_running_match() -> None:
    log = open_table("caciada players=2", people=1)
    log.deal()
    assert refused(log, 1, Join(JoinTable("Bea"), TOKENS[1])) == "match-running"


def test_partners_are_chosen_by_swapping() -> None:
    log = open_table("caciada", people=3)
    log.do(Actor(TOKENS[0]), messages.Swap("s", 1, 2))
    assert [s and s.token for s in log.table.seats] == [TOKENS[0], TOKENS[2], TOKENS[1], None]
    assert refused(log, 2, messages.Swap("s", 0, 2)) == "not-host"
    assert refused(log, 2, messages.Swap("s", 1, 2)) == "not-host"
    assert refused(log, 0, messages.Swap("s", 1, 1)) == "same-seat"
    log.do(Actor(TOKENS[2]), messages.Swap("s", 1, 3))
    assert log.table.seat_of(TOKENS[2]) == 3
    assert log.table.host == 0


def test_the_host_gives_seats_away() -> None:
    log = open_table("caciada", people=2)
    assert refused(log, 1, messages.Assign("a", 2, "greedy")) == "not-host"
    assert refused(log, 0, messages.Assign("a", 0, "greedy")) == "own-seat"
    log.do(Actor(TOKENS[0]), messages.Assign("a", 1, None))
    assert refused(log, 1, messages.Leave("l")) == "not-seated"
    assert refused(log, 0, messages.DealNow("d", 1, 1)) == "seats-empty"
    log.do(Actor(TOKENS[0]), messages.Assign("a", 1, "random"))
    log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 1))
    assert refused(log, 0, messages.Assign("a", 1, "greedy")) == "match-running"


def test_only_the_host_begins() -> None:
    log = open_table("caciada players=2")
    assert refused(log, 1, messages.DealNow("d", 1, 1)) == "not-host"
    assert refused(log, 1, messages.Ready("r", 1, 1)) == "host-begins"
    assert refused(log, 0, messages.DealNow("d", 1, 2)) == "stale"
    log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 1))
    assert refused(log, 0, messages.DealNow("d", 1, 1)) == "stale"


def test_the_next_hand_waits_for_all_persons_or_the_host() -> None:
    log = open_table("caciada players=3 packet=8 target=99", people=2)
    log.deal()
    finish_hand(log)
    assert log.table.phase == "between"
    assert log.table.waiting == (0, 1)
    ready(log, 1)
    assert log.table.waiting == (0,)
    assert refused(log, 1, messages.Ready("r", 1, 2)) == "stale"
    ready(log, 0)
    assert len(log.table.game.match.hands) == 2
    finish_hand(log)
    assert refused(log, 1, messages.DealNow("d", 1, 3)) == "not-host"
    log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 3))
    assert len(log.table.game.match.hands) == 3


def test_the_deal_goes_round_and_a_rematch_goes_on_with_it() -> None:
    log = open_table("veloce players=2 packet=4 target=1", seed=11)
    log.deal()
    dealers = [log.table.game.match.hands[0].deal.dealer]
    for _hand in range(6):
        finish_hand(log)
        ready(log, 0, 1)
        dealers.append(log.table.game.match.hands[-1].deal.dealer)
    assert all(b == (a + 1) % 2 for a, b in itertools.pairwise(dealers))
    assert len(log.table.past) >= 2
    assert [game.number for game in log.table.past] == list(range(1, len(log.table.past) + 1))


def test_who_leaves_before_the_first_hand_is_gone() -> None:
    log = open_table("caciada", people=2)
    log.do(Actor(TOKENS[0]), messages.Leave("l"))
    assert log.table.seats[0] is None
    assert log.table.host == 1


def test_a_bot_takes_a_left_seat_and_gives_it_back() -> None:
    log = open_table("caciada players=2", seed=1)
    log.deal()
    log.do(Actor(TOKENS[0]), messages.Leave("l"))
    assert log.table.host == 1
    sitter = log.table.seats[0]
    assert sitter is not None
    assert sitter.away
    while log.table.turn != 0:
        log.play()
    assert refused(log, 0, play_of(log.table, "As")) == "seat-away"
    ply = log.table.ply
    log.play()  # the bot's
    assert log.table.ply == ply + 1
    log.do(Actor(TOKENS[0]), messages.Return("b"))
    assert refused(log, 0, messages.Return("b")) == "stale"
    assert log.table.host == 0
    with pytest.raises(CiceraError, match="faster"):
        log.do(Actor(bot=0), play_of(log.table, "As"))


def test_others_may_have_a_bot_stand_in_for_who_is_not_there() -> None:
    log = open_table("caciada players=3 packet=8")
    log.deal()
    assert refused(log, 0, messages.StandIn("s", 1), connected=(1,)) == "seat-connected"
    assert refused(log, 0, messages.StandIn("s", 0)) == "seat-connected"
    log.do(Actor(TOKENS[2]), messages.StandIn("s", 0), connected=(1, 2))
    assert log.table.host == 1
    assert isinstance(log.history[-1], events.WentAway)
    assert log.history[-1].by == 2


def test_bots_do_not_play_on_for_ever_when_all_have_left() -> None:
    log = open_table("caciada players=2 target=1")
    log.deal()
    log.do(Actor(TOKENS[0]), messages.Leave("l"))
    log.do(Actor(TOKENS[1]), messages.Leave("l"))
    finish_hand(log)
    assert log.table.phase in ("between", "over")
    assert log.table.due is not None
    log.do(Actor(TOKENS[1]), messages.Return("b"))
    assert log.table.waiting == (1,)


def test_changed_seats_put_a_finished_match_away() -> None:
    log = open_table("veloce target=1", people=2, seed=4)
    log.deal()
    while log.table.phase != "over":
        if log.table.phase == "between":
            ready(log, 0, 1)
        finish_hand(log)
    dealer = log.table.next_dealer
    names = log.table.game.names
    log.do(Actor(TOKENS[0]), messages.Swap("s", 0, 1))
    assert log.table.phase == "lobby"
    assert log.table.past[0].names == names
    assert log.table.next_dealer == dealer
    log.deal()
    assert log.table.game.number == 2
    assert log.table.game.names[:2] == (names[1], names[0])
    assert game_of(log.table, None).number == 1
    assert write_record(game_of(log.table, 1), at=0).startswith('[Cicera "1"]')


def test_every_deal_keeps_its_promise() -> None:
    log = open_table("moedas target=30", seed=2)
    log.deal()
    for _hand in range(4):
        finish_hand(log)
        if log.table.phase == "over":
            break
        log.deal(nonces=_hand % 2 == 0)
    promised = [event.secret for event in log.history if isinstance(event, events.Committed)]
    for number, state in enumerate(log.table.game.match.hands, start=1):
        mix = log.table.game.mixes[number - 1]
        assert mix.secret == promised[number - 1]
        rules = log.table.rules
        assert verify_deal(rules, state.deal, hand=number, commitment=mix.commitment, mix=mix)


def test_a_nonce_is_given_once_and_matters() -> None:
    packs = []
    for nonce in ("0" * 32, "1" * 32):
        log = open_table("caciada players=2")
        log.do(Actor(TOKENS[1]), messages.GiveNonce("n", 1, 1, nonce))
        assert refused(log, 1, messages.GiveNonce("n", 1, 1, "2" * 32)) == "stale"
        log.do(Actor(TOKENS[0]), messages.DealNow("d", 1, 1))
        packs.append(log.table.game.match.hands[0].deal.pack)
    assert packs[0] != packs[1]


def any_command(log: Log, pick: Callable[[int], int]) -> Command | Join:
    """Some command that could make sense, or not."""
    due = log.table.due
    moment = (due.match, due.hand) if due else (1, 1 + pick(2))
    seat, other = pick(log.table.rules.players), pick(log.table.rules.players)
    return (
        messages.GiveNonce("c", *moment, f"{pick(9):032x}"),
        messages.Ready("c", *moment),
        messages.DealNow("c", *moment),
        messages.Swap("c", seat, other),
        messages.Assign("c", seat, (None, "greedy")[pick(2)]),
        messages.StandIn("c", seat),
        messages.Leave("c"),
        messages.Return("c"),
        Join(JoinTable(f"New {pick(5)}", seat), TOKENS[pick(4)]),
    )[pick(9)]


@given(
    st.integers(0, 2**32),
    st.sampled_from(("caciada", "veloce players=2 packet=4", "moedas players=3 packet=8")),
)
@settings(max_examples=20)
def test_whatever_is_sent_the_table_stays_whole(seed: int, rules: str) -> None:
    """Random commands of random people: each is done or refused, and the log replays."""
    chance = chance_of(seed)
    log = open_table(f"{rules} target=3", people=1 + seed % 3, seed=seed)
    for _step in range(150):
        in_play = log.table.game.match.state is not None
        with suppress(CiceraError):
            if in_play and chance.random() < 0.8:
                log.play()
            else:
                token = TOKENS[chance.randrange(4)]
                if log.table.seat_of(token) is None:
                    command: Command | Join = Join(JoinTable(f"P {token}"), token)
                else:
                    command = any_command(log, chance.randrange)
                    if isinstance(command, Join):
                        continue
                log.do(Actor(token), command)
    table = log.table
    written = [events.parse_event(events.format_event(event)) for event in log.history]
    assert replay(NAME, written) == table
    assert (table.due is None) == (table.phase == "playing")
    tokens = [sitter.token for sitter in table.seats if sitter and sitter.token]
    names = [sitter.name for sitter in table.seats if sitter]
    assert len(set(tokens)) == len(tokens)
    assert len(set(names)) == len(names)
    for seat in (None, *range(table.rules.players)):
        shown = show_table(table, seat)
        if table.game.match.hands:
            sight = view(table.game.match, seat)
            assert len(shown.cards) == sight.hand.bit_count()
            assert [choice.card for choice in shown.legal] == (
                list(shown.cards) if seat is not None and seat == shown.turn else []
            )
