"""rules.md section 4: play."""

from __future__ import annotations

import pytest
from tests.domain.positions import dealt, made, mask, position

from cicera import (
    AmbiguousMove,
    IllegalMove,
    InvalidText,
    Move,
    Play,
    State,
    can_play,
    format_move,
    legal_moves,
    parse_card,
    parse_move,
    play,
    verify_play,
)
from cicera.domain.play import list_moves, moves_of


def moves(state: State, card: str = "") -> list[str]:
    listed = [format_move(move) for move in legal_moves(state)]
    return [move for move in listed if move.startswith(card)]


def test_p1_one_card_three_effects() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d 9c",))
    assert moves(state, "7d") == ["7d", "7dx4s3d", "7dx7b"]
    laid, summed, single = (made(state, move) for move in moves(state, "7d"))
    for after in (laid, summed, single):
        assert after.hands[0] == state.hands[0] ^ mask("7d")
        assert after.hands[1:] == state.hands[1:]
        assert after.turn == 1
        assert len(after.log) == 1
    assert laid.table == mask("7b 3d 4s Rc 7d")
    assert laid.piles == (0, 0)
    assert summed.table == mask("7b Rc")
    assert summed.piles == (mask("7d 3d 4s"), 0)
    assert single.table == mask("3d 4s Rc")
    assert single.piles == (mask("7d 7b"), 0)


def test_p1_only_in_turn_and_from_the_hand() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d", "7c"))
    for code in ("7c", "7b"):
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(parse_card(code)))
        assert refused.value.code == "not-in-hand"
        assert refused.value.values["seat"] == 0
    after = made(state, "7d")
    with pytest.raises(IllegalMove):
        play(after, Move(parse_card("7d")))
    assert made(after, "7c").turn == 2


def test_p1_states_never_change() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d",))
    before = (state.hands, state.table, state.piles, state.log, hash(state))
    made(state, "7dx3d4s")
    assert (state.hands, state.table, state.piles, state.log, hash(state)) == before
    with pytest.raises(AttributeError):
        state.table = 0  # type: ignore[misc]


def test_p2_single_capture() -> None:
    """One of the same rank; with several the player chooses, the others stay."""
    state = dealt(table="7b 7s 2d Rc", hands=("7d",))
    assert moves(state, "7d") == ["7d", "7dx7s", "7dx7b"]
    after = made(state, "7dx7s")
    assert after.table == mask("7b 2d Rc")
    assert after.piles[0] == mask("7d 7s")
    with pytest.raises(IllegalMove) as refused:
        play(state, Move(parse_card("7d"), mask("7b 7s")))
    assert refused.value.code == "wrong-sum"


def test_p2_courts() -> None:
    state = dealt(table="Fs Fc Rd Cb", hands=("Fd Rs Cc",))
    assert moves(state, "Fd") == ["Fd", "FdxFs", "FdxFc"]
    assert moves(state, "Rs") == ["Rs", "RsxRd"]
    assert moves(state, "Cc") == ["Cc", "CcxCb"]
    for text in ("Fd Fs Fc", "Fd Cb", "Rs Cb", "Fd Rd"):
        card, captured = text.split(maxsplit=1)
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(parse_card(card), mask(captured)))
        assert refused.value.code == "court-takes-its-rank"


def test_p2_a_numeral_takes_no_card_of_another_value() -> None:
    state = dealt(table="6b 8s Fd Rc", hands=("7d", "As"))
    for captured, code in (
        ("6b", "takes-its-value"),
        ("8s", "takes-its-value"),
        ("Fd", "court-in-sum"),
    ):
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(parse_card("7d"), mask(captured)))
        assert refused.value.code == code


def test_p3_sum_capture() -> None:
    """Any number of numerals; with several sets the player chooses one, the others stay."""
    state = dealt(table="2d 3d 4d 5s", hands=("9d 5c 7c Td",))
    assert moves(state, "9d") == ["9d", "9dx5s4d", "9dx2d3d4d"]
    assert moves(state, "5c") == ["5c", "5cx5s", "5cx2d3d"]
    assert moves(state, "7c") == ["7c", "7cx5s2d", "7cx3d4d"]
    assert moves(state, "Td") == ["Td", "Tdx5s2d3d"]
    after = made(state, "9dx2d3d4d")
    assert after.table == mask("5s")
    assert after.piles[0] == mask("9d 2d 3d 4d")


def test_p3_never_two_sets_at_once() -> None:
    state = dealt(table="2d 3d 5s 4d", hands=("5c 7c",))
    for card, captured in (("5c", "5s 2d 3d"), ("7c", "5s 2d 3d 4d")):
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(parse_card(card), mask(captured)))
        assert refused.value.code == "wrong-sum"


def test_p3_courts_are_no_part_of_sums() -> None:
    """A fante is worth no 8, 10 or 11, nor zero."""
    state = dealt(table="2d 3d Fs Rd", hands=("5c", "Tc"))
    assert moves(state, "5c") == ["5c", "5cx2d3d"]
    for captured in ("2d 3d Fs", "2d Fs", "3d Rd"):
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(parse_card("5c"), mask(captured)))
        assert refused.value.code == "court-in-sum"


def test_p3_a_single_asso_is_no_wild_card() -> None:
    state = dealt(table="2d 3d 4s Rd", hands=("Ac",))
    assert moves(state, "Ac") == ["Ac"]


def test_p3_seven_cards_at_once() -> None:
    """The longest sum: four aces and three twos."""
    state = position(hands=("Tc",), table="As Ac Ad Ab 2s 2c 2d", turn=0)
    assert moves(state, "Tc")[-1] == "TcxAs2sAc2cAd2dAb"
    after = made(state, "TcxAs2sAc2cAd2dAb")
    assert [str(bonus) for bonus in after.log[-1].bonuses] == ["scua", "quadriglia"]


def test_p4_laying_is_always_allowed() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs As",))
    for card in "7d", "Rs", "As":
        assert can_play(state, Move(parse_card(card)))
        after = made(state, card)
        assert after.table == state.table | mask(card)
        assert after.piles == (0, 0)
        assert after.log[-1].bonuses == ()
    empty = position(hands=("7d",))
    assert moves(empty) == ["7d"]


def test_p5_the_pile_is_the_sides() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d", "3c", "Rs", "4c"))
    after = made(state, "7dx7b 3cx3d RsxRc 4cx4s")
    assert after.piles == (mask("7d 7b Rs Rc"), mask("3c 3d 4c 4s"))
    assert after.table == 0
    three = dealt("caciada players=3 packet=16", table="7b 3d 4s Rc", hands=("7d", "3c", "Rs"))
    after = made(three, "7dx7b 3cx3d RsxRc")
    assert after.piles == (mask("7d 7b"), mask("3c 3d"), mask("Rs Rc"))


def test_p6_the_sweep_goes_to_the_last_captor() -> None:
    state = position(hands=("7d", "Rs"), table="3d 4d 2c", turn=0, taker=0)
    after = made(state, "7dx3d4d Rs")
    assert after.over
    assert after.table == 0
    last = after.log[-1]
    assert last == Play(1, Move(parse_card("Rs")), (), mask("2c Rs"), 0)
    assert after.piles[0] == mask("7d 3d 4d 2c Rs")


def test_p6_the_last_card_captures_and_sweeps() -> None:
    """The sweep leaves the table empty, but is no scùa."""
    state = position(hands=("", "Rs"), table="2c Rd 5b", turn=1, taker=0)
    after = made(state, "RsxRd")
    assert after.log[-1] == Play(1, Move(parse_card("Rs"), mask("Rd")), (), mask("2c 5b"), 1)
    assert after.taker == 1
    assert after.piles[1] & mask("Rs Rd 2c 5b") == mask("Rs Rd 2c 5b")


def test_p6_the_sweep_earns_no_bonus() -> None:
    """Not even where the cards swept sum to the last card, in its suit."""
    state = position(hands=("", "7d"), table="3d 4d", turn=1, taker=1)
    after = made(state, "7d")
    assert after.log[-1] == Play(1, Move(parse_card("7d")), (), mask("3d 4d 7d"), 1)


def test_p6_nobody_captured() -> None:
    """Decided in rules.md: the cards go to no one."""
    state = dealt(table="As 2s 3s 4s")
    while not state.over:
        state = play(state, legal_moves(state)[0])
    assert state.table == 2**52 - 1
    assert state.piles == (0, 0)
    assert state.taker is None
    assert all(played.swept == 0 and played.taker is None for played in state.log)


def test_p6_no_sweep_of_nothing() -> None:
    state = position(hands=("", "7d"), table="3d 4d", turn=1, taker=0)
    after = made(state, "7dx3d4d")
    assert after.log[-1].swept == 0
    assert after.log[-1].taker is None
    assert after.taker == 1


def test_p6_no_sweep_between_packets() -> None:
    state = dealt("caciada players=2 packet=1", table="3d 4d 2c 9c", hands=("7d", "Rs"))
    after = made(state, "7dx3d4d Rs")
    assert after.awaits_packet
    assert after.table == mask("2c 9c Rs")
    assert after.log[-1].swept == 0


# What is refused


@pytest.mark.parametrize(
    ("card", "captured"),
    [
        (99, 0), (-1, 0), (52, 0), (32, -1), (32, 1 << 52), (32, -(1 << 60)), (-1, -1), (10**30, 0),
        (True, 0), (32.0, 0), ("7d", 0), (None, 0), (32, "7b"), (32, None), (32, 1.0), (32, True),
        (32, False), ((32,), 0), (32, (45,)), (float("nan"), 0), (32, float("inf")), (b"7d", 0),
    ],
)  # fmt: skip
def test_p1_refuses_what_is_no_move(card: object, captured: object) -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d 2s",))
    before = hash(state)
    move = Move(card, captured)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove) as refused:
        play(state, move)
    assert refused.value.code == "no-such-move"
    assert str(refused.value)
    with pytest.raises(IllegalMove):
        verify_play(state, move)
    assert not can_play(state, move)
    assert hash(state) == before


def test_p2_p3_refusals_say_what_would_be_right() -> None:
    state = dealt(table="7b 3d 4s Fc", hands=("7d Rs 5d", "8c"))
    for text, words in {
        "7dx3d7b": "7dx3d7b: 3 + 7 is 10, not 7; legal with 7d: 7d, 7dx4s3d, 7dx7b",
        "5dx4s": "5dx4s: a single card must be worth 5, this one is worth 4",
        "7dx4sFc": "legal with 7d: 7d, 7dx4s3d, 7dx7b",
        "RsxFc": "legal with Rs: Rs",
        "8c": "8c is not in seat 0's hand",
        "7dx7c": "4s Fc 3d 7b",
    }.items():
        with pytest.raises(IllegalMove) as refused:
            parse_move(text, state)
        assert words in str(refused.value)


def test_p1_named_moves() -> None:
    """``9dx`` takes the only set there is; several are listed."""
    state = dealt(table="7b 3d 4s Rc", hands=("7d Rs 2s 9c",))
    assert parse_move(" RSX ", state) == Move(parse_card("Rs"), mask("Rc"))
    with pytest.raises(AmbiguousMove) as several:
        parse_move("7dx", state)
    assert several.value.code == "which-capture"
    assert several.value.values["options"] == "7dx4s3d, 7dx7b"
    with pytest.raises(InvalidText) as nothing:
        parse_move("2sx", state)
    assert nothing.value.code == "takes-nothing"
    with pytest.raises(IllegalMove) as not_held:
        parse_move("Rbx", state)
    assert not_held.value.code == "not-in-hand"


def test_p1_lists() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("7d",))
    legal = legal_moves(state)
    assert list_moves(legal[:3], limit=3) == ", ".join(moves(state)[:3])
    assert list_moves(legal, limit=2) == ", ".join(moves(state)[:2]) + ", …"
    assert list_moves([]) == ""
    assert len(moves_of(state, parse_card("7d"))) == 3
    assert len(moves_of(state, parse_card("Fd"))) == 1
