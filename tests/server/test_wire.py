"""Does any byte on the wire tell of a card that its receiver may not know?"""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables import NAME, TOKENS, Log, cards_shown, frames, open_table
from tests.strategies import chance_of, divisors

from cicera import PRESETS, InvalidText, format_move, format_record, parse_record
from cicera.domain.cards import FULL_MASK, cards_in, format_cards, mask_of, parse_cards
from cicera.server import events
from cicera.server.failures import Refusal
from cicera.server.fairness import verify_record
from cicera.server.keeping import game_of, show_replay, write_record
from cicera.server.messages import encode_message
from cicera.server.room import Room
from cicera.server.screens import Screen
from cicera.server.table import Table, apply, replay
from cicera.storage import Entry


@st.composite
def played_logs(draw: st.DrawFn, *, hands: int) -> Log:
    """A match of any rule set, persons and bots, broken off anywhere or played to its end."""
    players = draw(st.sampled_from((2, 3, 4)))
    packet = draw(st.sampled_from([d for d in divisors(48 // players) if d > 1]))
    preset = draw(st.sampled_from(sorted(PRESETS)))
    log = open_table(
        f"{preset} players={players} packet={packet} target=9",
        people=draw(st.integers(1, players)),
        seed=draw(st.integers(0, 2**32)),
    )
    bias = draw(st.sampled_from((0.2, 0.8, 1.0)))
    for _ in range(draw(st.integers(1, hands))):
        log.deal(nonces=draw(st.booleans()))
        plies = draw(st.one_of(st.integers(0, 48), st.just(48)))
        for _ply in range(plies):
            if log.table.game.match.state is None:
                break
            log.play(bias=bias)
        if log.table.game.match.state is not None or log.table.phase == "over":
            break
    return log


def known(table: Table, seat: int | None) -> int:
    """The cards that have been shown to ``seat`` in the hands so far."""
    shown = 0
    for game in (*table.past, table.game):
        for number, state in enumerate(game.match.hands):
            if number < len(game.match.sheets):
                return FULL_MASK  # a whole hand has been seen
            shown |= state.deal.table
            for played in state.log:
                shown |= 1 << played.move.card
            if seat is not None:
                for stage in range(state.stage):
                    shown |= state.deal.packets[stage][seat]
        for void in game.void:
            shown |= void
    return shown


@given(played_logs(hands=1))
@settings(max_examples=12)
def test_no_frame_shows_a_hidden_card(log: Log) -> None:
    players = log.table.rules.players
    for token in (*TOKENS[:players], None):
        table: Table | None = None
        for event, frame in zip(log.history, frames(log.history, token), strict=True):
            table = apply(table, event, NAME)
            allowed = known(table, table.seat_of(token))
            assert not cards_shown(frame) & ~allowed, frame


@given(played_logs(hands=1), st.randoms(use_true_random=False))
@settings(max_examples=12)
def test_deals_that_differ_in_hidden_cards_give_the_same_bytes(
    log: Log, chance: random.Random
) -> None:
    if log.table.game.match.state is None:
        return  # nothing is hidden any more
    players = log.table.rules.players
    for token in (*TOKENS[:players], None):
        seen = known(log.table, log.table.seat_of(token))
        other = with_hidden_changed(log, seen, chance)
        assert frames(other, token) == frames(log.history, token)


def with_hidden_changed(log: Log, seen: int, chance: random.Random) -> list[events.TableEvent]:
    """The same events over a pack whose cards outside ``seen`` have changed places."""
    history = list(log.history)
    place = next(i for i, event in enumerate(history) if isinstance(event, events.Dealt))
    dealt = history[place]
    assert isinstance(dealt, events.Dealt)
    pack = list(parse_cards(dealt.pack))
    places = [i for i, card in enumerate(pack) if not seen >> card & 1]
    hidden = [pack[i] for i in places]
    chance.shuffle(hidden)
    for i, card in zip(places, hidden, strict=True):
        pack[i] = card
    history[place] = events.Dealt(dealt.dealer, format_cards(pack), dealt.void)
    return history


def test_the_change_is_a_real_one() -> None:
    """The test above would be worth nothing if it changed nothing."""
    log = open_table("caciada packet=4", seed=3)
    log.deal()
    seen = known(log.table, 0)
    assert len(cards_in(FULL_MASK & ~seen)) == 52 - 4 - 4
    other = with_hidden_changed(log, seen, chance_of(1))
    assert frames(other, TOKENS[1]) != frames(log.history, TOKENS[1])
    assert frames(other, TOKENS[0]) == frames(log.history, TOKENS[0])


@given(played_logs(hands=3))
@settings(max_examples=6)
def test_secrets_and_tokens_never_leave(log: Log) -> None:
    made = [event.secret for event in log.history if isinstance(event, events.Committed)]
    nonces = [event.nonce for event in log.history if isinstance(event, events.NonceGiven)]
    over = {
        mix.secret
        for game in (*log.table.past, log.table.game)
        for mix in game.mixes[: len(game.match.sheets)]
    }
    for token in (*TOKENS, None):
        wire = b"".join(frames(log.history, token))
        assert not any(one.encode() in wire for one in TOKENS)
        for secret in made:
            assert (secret.encode() in wire) <= (secret in over)
        if not over:
            assert not any(nonce.encode() in wire for nonce in nonces)


@pytest.mark.parametrize("rules", ["caciada packet=4", "veloce players=2 packet=4", "moedas"])
def test_every_card_is_seen_in_the_end(rules: str) -> None:
    """The collector of cards does see them: over a whole hand all 52 come by."""
    log = open_table(rules, seed=5)
    log.deal()
    while log.table.game.match.state is not None:
        log.play()
    shown = 0
    for frame in frames(log.history, None):
        shown |= cards_shown(frame)
    assert shown == FULL_MASK == mask_of(range(52))


@given(played_logs(hands=2))
@settings(max_examples=8)
def test_what_is_taken_home_of_a_running_match_is_what_is_over(log: Log) -> None:
    """The record and the replay hold whole hands; what is proven of them is what is over."""
    game = log.table.game
    over = len(game.match.sheets)
    if not over:
        with pytest.raises(Refusal):
            game_of(log.table, game.number)
        return
    record = parse_record(write_record(game, at=0))
    assert record.match.hands[:over] == game.match.hands[:over]
    assert record.match.totals == game.match.totals
    assert {hand for hand, right in verify_record(record).items() if right} == set(
        range(1, over + 1)
    )
    replayed = show_replay(game)
    assert len(replayed.hands) == over
    for shown, state in zip(replayed.hands, game.match.hands, strict=False):
        assert shown.verified
        last = shown.plies[-1]
        assert [play.play.move for play in shown.plies[1:] if play.play] == [
            format_move(played.move) for played in state.log
        ]
        assert last.piles == tuple(pile.bit_count() for pile in state.piles)
        assert mask_of(parse_cards("".join(c for hand in last.hands for c in hand))) == sum(
            state.hands
        )


def record_cards(text: str) -> int:
    """Every card that stands anywhere in a record: in its hands or in a comment."""
    body = "".join(line for line in text.splitlines() if not line.startswith("["))
    return mask_of(card for code in _CODE.findall(body) for card in parse_cards(code))


_CODE = re.compile(r"[A23456789TFCR][scdb]")


@given(played_logs(hands=1), st.randoms(use_true_random=False))
@settings(max_examples=20)
def test_the_record_of_a_running_hand_holds_what_its_reader_has_seen(
    log: Log, chance: random.Random
) -> None:
    state = log.table.game.match.state
    if state is None:
        return
    for seat in (*range(log.table.rules.players), None):
        seen = known(log.table, seat)
        text = write_record(log.table.game, at=0, seat=seat)
        assert not record_cards(text) & ~seen
        mine = 0 if seat is None else state.hands[seat]
        assert record_cards(text) & mine == mine
        assert "Shuffle" not in text
        other = replay(NAME, with_hidden_changed(log, seen, chance))
        assert other is not None
        assert write_record(other.game, at=0, seat=seat) == text
        for played in state.log:
            assert format_move(played.move) in text


@given(played_logs(hands=2))
@settings(max_examples=20)
def test_the_record_of_a_running_match_is_read_as_far_as_cards_were_seen(log: Log) -> None:
    game = log.table.game
    text = write_record(game, at=0, seat=0)
    state = game.match.state
    if len(game.match.hands) == 1 and state is not None and state.stage == 1:
        with pytest.raises(InvalidText) as caught:  # no hand can be written yet
            parse_record(text)
        assert caught.value.code == "no-hand"
        return
    record = parse_record(text)
    assert format_record(record) == text
    if state is not None and state.stage > 1:
        part = record.match.hands[-1]
        assert part.log == state.log[: len(part.log)]
        assert len(state.log) - len(part.log) < state.rules.players * state.rules.packet


@given(played_logs(hands=1))
@settings(max_examples=8)
def test_everybody_gets_their_own_letter_and_spectators_the_same(log: Log) -> None:
    """Whoever asks first, and whatever version their screens show."""
    room = Room(NAME, None, lambda: 0)  # type: ignore[arg-type]  # nothing is stored
    screens = [
        Screen(token=token, language="en", version=None, word="")
        for token in (None, *TOKENS, None, *reversed(TOKENS), "a stranger")
    ]
    for number, event in enumerate(log.history, start=1):
        room._take([(Entry(number, "", 0), event)], own=True)
        for place, screen in enumerate(screens):
            if (number + place) % 3:  # some are slow
                letter = room.letter(screen)
                assert letter == encode_message(room.news(screen))
                screen.version = room.version
    first, other = screens[0], screens[5]
    first.version = other.version = room.version - 1
    assert room.letter(first) is room.letter(other)
