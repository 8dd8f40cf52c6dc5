"""rules.md section 5: bonuses."""

from __future__ import annotations

import itertools

import pytest
from tests.domain.positions import dealt, last_play, made, mask, position

from cicera import (
    Bonus,
    Item,
    Move,
    State,
    can_play,
    cards_in,
    deal_pack,
    mask_of,
    parse_card,
    parse_rules,
    play,
    refill,
    score,
    start,
)

ALL_ON = "caciada cinquanta=on"


def earned(state: State, move: str) -> tuple[str, ...]:
    return last_play(state, move)[1]


def test_b1_scua() -> None:
    state = position(hands=("7d 2c", "3c"), table="4s 3d")
    assert earned(state, "7dx4s3d") == ("scua",)
    assert earned(position(hands=("7d 2c", "3c"), table="4s 3d 2s"), "7dx4s3d") == ()
    assert earned(position(hands=("Rd 2c", "3c"), table="Rs"), "RdxRs") == ("scua",)
    assert earned(state, "7d") == ()


@pytest.mark.parametrize("last_scua", ["on", "off"])
def test_b1_scua_on_the_last_card_of_a_packet(last_scua: str) -> None:
    """It counts though the next packet finds no table; ``last_scua`` is about the hand's last."""
    rules = f"caciada players=2 packet=2 last_scua={last_scua}"
    state = dealt(rules, table="4s 3s 2c 9c", hands=("3c 9d", "4c 2d"))
    state = made(state, "3cx3s 4cx4s 9dx9c")
    after, bonuses = last_play(state, "2dx2c")
    assert after.awaits_packet
    assert bonuses == ("scua",)


@pytest.mark.parametrize(("last_scua", "bonuses"), [("on", ("scua",)), ("off", ())])
def test_b1_scua_on_the_very_last_card(last_scua: str, bonuses: tuple[str, ...]) -> None:
    rules = f"caciada last_scua={last_scua}"
    state = position(rules, hands=("", "", "", "7d"), table="4s 3d", turn=3)
    assert earned(state, "7dx4s3d") == bonuses
    before = position(rules, hands=("Ac", "", "", "7d"), table="4s 3d", turn=3)
    assert earned(before, "7dx4s3d") == ("scua",)


def test_b1_other_bonuses_of_the_last_card_count() -> None:
    """``last_scua`` off takes away the scùa alone."""
    rules = "caciada last_scua=off"
    state = position(rules, hands=("", "", "", "7d"), table="4d 2d Ad", turn=3)
    assert earned(state, "7dxAd2d4d") == ("simili", "quadriglia")
    state = position(rules, hands=("", "", "", "7d"), table="7c", turn=3, laid="7c")
    assert earned(state, "7dx7c") == ("picada",)


def test_b2_picada() -> None:
    state = dealt(table="7b 3d 4s Rc", hands=("9d", "9c 9s"))
    assert earned(made(state, "9d"), "9cx9d") == ("picada",)


def test_b2_picada_takes_exactly_the_card_just_laid() -> None:
    state = dealt(table="7b 3d 9s Rc", hands=("9d", "9c", "9b"))
    laid = made(state, "9d")
    assert laid.laid == parse_card("9d")
    assert earned(laid, "9cx9s") == ()
    assert earned(laid, "9cx9d") == ("picada",)
    assert earned(made(laid, "9c"), "9bx9d") == ()
    assert earned(made(laid, "9c"), "9bx9c") == ("picada",)


def test_b2_no_picada_on_the_opening_cards() -> None:
    """They were laid by no one, whoever plays first and second."""
    state = dealt(table="7b 3d 4s Rc", hands=("7d 2s", "Rs"))
    assert state.laid is None
    assert earned(state, "7dx7b") == ()
    assert earned(made(state, "2s"), "RsxRc") == ()


def test_b2_no_picada_after_a_capture() -> None:
    """The card laid two plays ago is no longer just laid."""
    state = dealt(table="7b 3d 4s Rc", hands=("9d", "7c", "9s"))
    state = made(state, "9d 7cx7b")
    assert state.laid is None
    assert earned(state, "9sx9d") == ()


def test_b2_no_picada_by_a_sum() -> None:
    """A sum that holds the card just laid is no single capture."""
    state = dealt(table="7b 3d Rs Rc", hands=("4d", "7c"))
    assert earned(made(state, "4d"), "7cx3d4d") == ()


def test_b2_picada_across_a_refill() -> None:
    """Decided in rules.md: it counts."""
    rules = parse_rules("caciada players=2 packet=1")
    pack = [parse_card(code) for code in ("9d", "8c", "7b", "3d", "4s", "Rc", "8s", "5s")]
    rest = [card for card in range(52) if card not in pack]
    state = start(rules, deal_pack(rules, 1, [*pack, *rest]))
    state = made(state, "9d 8c")
    assert state.stage == 2
    assert state.hands == (mask("8s"), mask("5s"))
    assert earned(state, "8sx8c") == ("picada",)


def test_b2_picada_across_a_refill_that_is_given() -> None:
    state = dealt("caciada players=2 packet=1", table="7b 3d 4s Rc", hands=("9d", "8c"))
    state = refill(made(state, "9d 8c"), (mask("8s"), mask("5s")))
    assert state.laid == parse_card("8c")
    assert earned(state, "8sx8c") == ("picada",)


@pytest.mark.parametrize("rank", "FCR")
def test_b2_courts_count(rank: str) -> None:
    state = dealt(table="7b 3d 4s 5c", hands=(f"{rank}d", f"{rank}c"))
    assert earned(made(state, f"{rank}d"), f"{rank}cx{rank}d") == ("picada",)


def test_b2_a_partner_may_do_it() -> None:
    """The previous player is whoever played before; in pairs it is never the partner."""
    three = dealt("caciada players=3 packet=16", table="7b 3d 4s 5c", hands=("9d", "9c"))
    assert earned(made(three, "9d"), "9cx9d") == ("picada",)


def test_b2_picada_and_scua() -> None:
    """Both at once: the one meeting that picada can have."""
    state = position(hands=("7d 2c", "7s Fc"), table="")
    assert earned(made(state, "7d"), "7sx7d") == ("scua", "picada")


def test_b3_simili() -> None:
    state = dealt(table="4d 3d 3s Rc", hands=("7d 7s",))
    assert earned(state, "7dx3d4d") == ("simili",)
    assert earned(state, "7dx3s4d") == ()
    assert earned(state, "7sx3d4d") == ()


def test_b3_a_single_capture_is_never_simili() -> None:
    """A single capture is of another suit by nature."""
    for card in range(52):
        others = [other for other in range(52) if other % 13 == card % 13 and other != card]
        assert all(other // 13 != card // 13 for other in others)
    state = position(hands=("Rd 2c", "3c"), table="Rs 2s")
    assert earned(state, "RdxRs") == ()


def test_b4_quadriglia() -> None:
    state = dealt(table="2d 3s 4d 6c", hands=("9c 5c 8b",))
    assert earned(state, "9cx3s2d4d") == ("quadriglia",)
    assert earned(state, "9cx3s6c") == ()
    assert earned(state, "5cx3s2d") == ()


def test_b4_with_simili_and_scua() -> None:
    state = position(hands=("9d 2c", "3c"), table="2d 3d 4d")
    assert earned(state, "9dx2d3d4d") == ("scua", "simili", "quadriglia")


@pytest.mark.parametrize("flag", ["on", "off"])
def test_b5_cinquanta(flag: str) -> None:
    """Four or more table cards: one more point besides the quadriglia's."""
    rules = f"caciada cinquanta={flag}"
    more = ("cinquanta",) if flag == "on" else ()
    four = position(rules, hands=("Tc 2s", "3b"), table="As 2d 3s 4d Rc")
    assert earned(four, "TcxAs3s2d4d") == ("quadriglia", *more)
    three = position(rules, hands=("9c 2s", "3b"), table="2d 3s 4d Rc")
    assert earned(three, "9cx3s2d4d") == ("quadriglia",)
    five = position(rules, hands=("Tc 2s", "3b"), table="As Ad 2d 2c 4d Rc")
    assert earned(five, "TcxAs2cAd2d4d") == ("quadriglia", *more)


def test_b5_four_points_with_one_card() -> None:
    """Scùa, simili, quadriglia and cinquanta: the most that one card earns."""
    state = position(ALL_ON, hands=("Td 2c", "3c"), table="Ad 2d 3d 4d")
    after, bonuses = last_play(state, "TdxAd2d3d4d")
    assert bonuses == ("scua", "simili", "quadriglia", "cinquanta")
    assert [line.points for line in score(after).lines] == [1, 1, 1, 1]


def test_b1_b5_credited_to_the_side_at_once() -> None:
    state = position(ALL_ON, hands=("Td 2c", "3c", "2s", "4c"), table="Ad 2d 3d 4d")
    sheet = score(made(state, "TdxAd2d3d4d 3c"))
    assert sheet.totals == (4, 0)
    assert not sheet.complete
    sheet = score(made(state, "Td 3cx3d 2sx2d 4cx4d"))
    assert sheet.totals == (0, 0)
    sheet = score(made(state, "TdxAd2d3d4d 3c 2s"))
    assert sheet.points(0, Item.SCUA) == 1
    assert sheet.points(1, Item.SCUA) == 0


def test_b1_b5_cumulative() -> None:
    """Two scùe of one side are two points, each with its card face up."""
    state = position(hands=("7d 2c", "3c Rs", "3s Rd"), table="4s 3d")
    after = made(state, "7dx4s3d 3c 3sx3c")
    sheet = score(after)
    assert sheet.points(0, Item.SCUA) == 2
    assert sheet.points(0, Item.PICADA) == 1
    scua = next(line for line in sheet.lines if line.item is Item.SCUA)
    assert scua.cards == mask("7d 3s")
    assert [played.seat for played in scua.plays] == [0, 2]


def test_b1_b5_names() -> None:
    assert [str(bonus) for bonus in Bonus] == [
        "scua", "picada", "simili", "quadriglia", "cinquanta",
    ]  # fmt: skip


def test_facts_four_points_at_most() -> None:
    """Every ten of denari's capture of low denari and others: never five, never with picada."""
    table = "As Ad 2d 3d 4d 5d 6d 7d 8d 9d Tc"
    for laid in cards_in(mask(table)):
        state = position(ALL_ON, hands=("Td 2c", "3c"), table=table)
        state = state._replace(laid=laid)
        sums = itertools.combinations(cards_in(mask(table)), 4)
        for captured in [1 << parse_card("Tc"), *(mask_of(cards) for cards in sums)]:
            move = Move(parse_card("Td"), captured)
            if can_play(state, move):
                bonuses = play(state, move).log[-1].bonuses
                assert len(bonuses) <= 4
                assert Bonus.PICADA not in bonuses or set(bonuses) <= {Bonus.PICADA, Bonus.SCUA}
