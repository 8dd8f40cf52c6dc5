"""rules.md section 6: honours, napula, napoleone."""

from __future__ import annotations

import pytest
from tests.domain.positions import FULL, made, mask, position

from cicera import (
    Item,
    Sheet,
    State,
    cards_in,
    deal_pack,
    format_cards,
    legal_moves,
    parse_rules,
    play,
    score,
)

SPADE = mask("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Fs Cs Rs")
DENARI = mask("Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Fd Cd Rd")
TWO = "caciada napoleone=off players=2 packet=12"
THREE = "caciada napoleone=off players=3 packet=16"


def ended(rules: str, *piles: str, rest: int | None = None) -> Sheet:
    """The sheet of a hand that ends with these piles; side ``rest`` gets all other cards."""
    rest = parse_rules(rules).sides - 1 if rest is None else rest
    state = position(rules, hands=("Rb",), piles=piles, rest=rest, taker=rest)
    after = made(state, "Rb")
    assert after.over
    assert not after.table
    return score(after)


def points(sheet: Sheet, item: Item) -> tuple[int, ...]:
    return tuple(sheet.points(side, item) for side in range(sheet.sides))


def lots(count: int) -> str:
    """So many cards that earn no honour."""
    plain = cards_in(FULL & ~(SPADE | mask("Td Fc Rb")))
    return format_cards(plain[:count])


def shared(*sizes: int) -> list[str]:
    """All cards but the last to be played, so many to each of the first piles."""
    rest = list(range(51))
    return [format_cards([rest.pop() for _ in range(size)]) for size in sizes]


def test_s1_carte() -> None:
    sheet = ended(TWO, lots(27), "")
    assert points(sheet, Item.CARTE) == (2, 0)
    sheet = ended(TWO, lots(25), "")
    assert points(sheet, Item.CARTE) == (0, 2)


@pytest.mark.parametrize(("tie", "right"), [("none", (0, 0)), ("split", (1, 1))])
@pytest.mark.parametrize("players", ["players=2", "players=4"])
def test_s1_carte_tie(players: str, tie: str, right: tuple[int, int]) -> None:
    rules = f"caciada napoleone=off {players} carte_tie={tie}"
    sheet = ended(rules, lots(26), "")
    assert points(sheet, Item.CARTE) == right


@pytest.mark.parametrize("tie", ["none", "split"])
def test_s1_carte_tie_of_three(tie: str) -> None:
    """A tie at the top scores nobody."""
    sheet = ended(f"{THREE} carte_tie={tie}", *shared(20, 20), "")
    assert points(sheet, Item.CARTE) == (0, 0, 0)


def test_s1_carte_of_three() -> None:
    """Most cards, though fewer than half; equal ones below the top mean nothing."""
    assert points(ended(THREE, *shared(20, 18), ""), Item.CARTE) == (2, 0, 0)
    assert points(ended(THREE, *shared(16, 20), ""), Item.CARTE) == (0, 2, 0)
    assert points(ended(THREE, *shared(16, 16), ""), Item.CARTE) == (0, 0, 2)


@pytest.mark.parametrize(("tie", "right"), [("none", (0, 0)), ("split", (1, 1))])
def test_s1_nobody_captured(tie: str, right: tuple[int, int]) -> None:
    """0 cards each are a tie at the top as well; the other honours are nobody's."""
    state = position(
        f"caciada carte_tie={tie}",
        hands=("Rb",),
        table=format_cards(FULL & ~mask("Rb")),
        taker=None,
    )
    after = made(state, "Rb")
    assert after.piles == (0, 0)
    sheet = score(after)
    assert points(sheet, Item.CARTE) == right
    assert sheet.totals == right


def test_s2_spade() -> None:
    assert points(ended(TWO, "As2s3s4s5s6s7s", ""), Item.SPADE) == (1, 0)
    assert points(ended(TWO, "As2s3s4s5s6s", ""), Item.SPADE) == (0, 1)
    three = ended(THREE, "As2s3s4s5s", "6s7s8s9s", "TsFsCsRs")
    assert points(three, Item.SPADE) == (1, 0, 0)


def test_s2_spade_tie() -> None:
    three = ended(THREE, "As2s3s4s5s", "6s7s8s9sTs", "FsCsRs")
    assert points(three, Item.SPADE) == (0, 0, 0)


@pytest.mark.parametrize(
    ("item", "code"), [(Item.MATA, "2s"), (Item.DIECI, "Td"), (Item.FANTE, "Fc")]
)
def test_s3_s4_s5_single_cards(item: Item, code: str) -> None:
    assert points(ended(TWO, code, ""), item) == (1, 0)
    assert points(ended(TWO, "", code), item) == (0, 1)
    assert points(ended(THREE, "", code, ""), item) == (0, 1, 0)
    line = next(line for line in ended(TWO, code, "").lines if line.item is item)
    assert (line.side, line.points, line.cards) == (0, 1, mask(code))


def test_s3_s4_s5_no_other_card() -> None:
    for code in (
        "2c",
        "2d",
        "2b",
        "As",
        "3s",
        "Tc",
        "Ts",
        "Tb",
        "9d",
        "Fs",
        "Fd",
        "Fb",
        "Cc",
        "Rc",
    ):
        sheet = ended(TWO, code, "")
        for item in (Item.MATA, Item.DIECI, Item.FANTE):
            assert points(sheet, item) == (0, 1)


NAPULA = [
    # rules, pile of side 0, points
    ("", "As2s3s", 3),
    ("", "As2s", 0),
    ("", "As2s4s", 0),
    ("", "2s3s4s", 0),
    ("", "As3s4s", 0),
    ("", "As2s3s4s", 4),
    ("", "As2s3s5s6s", 3),
    ("", "As2s3s4s5s6s7s8s9sTs", 10),
    ("", "As2s3s4s5s6s7s8s9sTsFs", 11),
    ("", "As2s3s4s5s6s7s8s9sTsFsCs", 12),
    ("", "As2s3s4s5s6s7s8s9sTsFsCsRs", 13),
    ("", "As2s3s4s5s6s7s8s9sFsCsRs", 9),
    ("", "As2s3s4s5s6s7s8s9sTsCsRs", 10),
    ("", "Ad2d3d4d", 0),
    ("napula_limit=10", "As2s3s4s5s6s7s8s9sTsFsCs", 10),
    ("napula_limit=10", "As2s3s4s5s6s7s8s9s", 9),
    ("napula_limit=3", "As2s3s4s5s", 3),
    ("napula_limit=12", "As2s3s4s5s6s7s8s9sTsFsCsRs", 12),
    ("napula_suit=d napula_limit=10", "Ad2d3d4d5d6d7d8d9dTdFdCdRd", 10),
    ("napula_suit=d napula_limit=10", "Ad2d3d4d", 4),
    ("napula_suit=d napula_limit=10", "As2s3s4s", 0),
    ("napula_suit=c", "Ac2c3c4c5c6c7c8c9cTcFcCc", 12),
    ("napula_suit=b", "Ab2b3b", 3),
]


@pytest.mark.parametrize(("fields", "pile", "right"), NAPULA)
def test_s6_napula(fields: str, pile: str, right: int) -> None:
    sheet = ended(f"{TWO} {fields}", pile, "")
    assert sheet.points(0, Item.NAPULA) == right
    other = ended(f"{THREE} {fields}", "", "", pile, rest=0)
    assert other.points(2, Item.NAPULA) == right


def test_s6_presets() -> None:
    """Denari to the ten in ``moedas``; spade through the courts in the others."""
    denari, spade = format_cards(DENARI), format_cards(SPADE & ~mask("Rs"))
    assert ended("moedas", denari, "").points(0, Item.NAPULA) == 10
    assert ended("moedas", spade, denari).points(0, Item.NAPULA) == 0
    for preset in ("caciada", "bigia", "veloce"):
        assert ended(preset, spade, "").points(0, Item.NAPULA) == 12
        assert ended(preset, denari, "").points(0, Item.NAPULA) == 0


def test_s6_needs_ace_two_and_three_in_one_pile() -> None:
    sheet = ended(TWO, "As2s", "3s4s5s")
    assert points(sheet, Item.NAPULA) == (0, 0)


def test_s6_shows_its_cards() -> None:
    sheet = ended(TWO + " napula_limit=4", "As2s3s4s5s", "")
    line = next(line for line in sheet.lines if line.item is Item.NAPULA)
    assert line.cards == mask("As2s3s4s")


def twelve_spade(rules: str, **more: object) -> State:
    return position(
        rules,
        hands=("Ac 2b", "3c", "Fc", "4c"),
        table="As 3d",
        piles=(format_cards(SPADE & ~mask("As")),),
        rest=1,
        **more,  # type: ignore[arg-type]
    )


def test_s7_napoleone_mid_hand() -> None:
    """All 13 spade: the match is won there and then, and the hand scores nothing else."""
    state = twelve_spade("caciada target=51")
    after = made(state, "AcxAs")
    assert after.over
    assert after.napoleone == 0
    assert not after.awaits_packet
    sheet = score(after)
    assert sheet == Sheet(2, (), complete=True, napoleone=0)
    assert sheet.totals == (0, 0)
    assert after.hands == (mask("2b"), *state.hands[1:])
    assert after.table == mask("3d")


def test_s7_not_with_twelve() -> None:
    after = made(twelve_spade("caciada"), "Ac 3cx3d")
    assert after.napoleone is None
    assert not after.over


def test_s7_off() -> None:
    state = twelve_spade("moedas")
    after = made(state, "AcxAs")
    assert after.napoleone is None
    assert not after.over
    end = after
    while not end.over:
        end = play(end, legal_moves(end)[0])
    sheet = score(end)
    assert sheet.napoleone is None
    assert sheet.points(0, Item.SPADE) == 1
    assert sheet.complete


def test_s7_by_the_other_side() -> None:
    state = position(
        "caciada", hands=("2b", "Ac", "Fc", "4c"), table="As 3d",
        piles=("", format_cards(SPADE & ~mask("As"))), rest=0, turn=1,
    )  # fmt: skip
    assert made(state, "AcxAs").napoleone == 1


def test_s7_by_the_card_played() -> None:
    """The thirteenth spade may be the card that captures."""
    state = position(
        "caciada",
        hands=("As", "2b"),
        table="Ac 3d",
        piles=(format_cards(SPADE & ~mask("As")),),
        rest=1,
    )
    assert made(state, "AsxAc").napoleone == 0


def test_s7_by_the_sweep() -> None:
    state = position(
        "caciada", hands=("", "Rb"), table="As 3d", piles=(format_cards(SPADE & ~mask("As")),),
        rest=1, turn=1, taker=0,
    )  # fmt: skip
    after = made(state, "Rb")
    assert after.napoleone == 0
    assert after.log[-1].swept == mask("As 3d Rb")
    assert score(after).totals == (0, 0)
    lost = position(
        "caciada", hands=("", "Rb"), table="As 3d", piles=(format_cards(SPADE & ~mask("As")),),
        rest=1, turn=1, taker=1,
    )  # fmt: skip
    assert made(lost, "Rb").napoleone is None


def test_s7_by_a_partner_and_by_each_of_three() -> None:
    """Side 0 is seats 0 and 2; with three players each seat is its own."""
    four = position(
        "caciada", hands=("2b", "3b", "Ac", "4c"), table="As 3d",
        piles=(format_cards(SPADE & ~mask("As")),), rest=1, turn=2,
    )  # fmt: skip
    assert made(four, "AcxAs").napoleone == 0
    three = position(
        "caciada players=3 packet=16", hands=("2b", "3b", "Ac"), table="As 3d",
        piles=("", "", format_cards(SPADE & ~mask("As"))), rest=0, turn=2,
    )  # fmt: skip
    assert made(three, "AcxAs").napoleone == 2


def test_s7_no_packet_is_dealt_any_more() -> None:
    """Napoleone with the last card of a packet: the hand is over, the stock stays."""
    rules = parse_rules("caciada players=2 packet=1")
    state = position(rules, hands=("", "Ac"), table="As 3d", turn=1,
                     piles=("", format_cards(SPADE & ~mask("As"))), rest=0)  # fmt: skip
    state = state._replace(deal=deal_pack(rules, 1, range(52)), stage=3, log=state.log[:5])
    after = made(state, "AcxAs")
    assert after.over
    assert after.stage == 3
    assert after.hands == (0, 0)
    assert not after.awaits_packet


def test_m1_honours_come_at_the_end() -> None:
    """A hand in progress shows its bonuses alone."""
    state = position("caciada", hands=("7d 2b", "3b"), table="7c", piles=("2sTdFc",))
    sheet = score(made(state, "7dx7c"))
    assert not sheet.complete
    assert [(line.item, line.side, line.points) for line in sheet.lines] == [(Item.SCUA, 0, 1)]


def test_facts_honours_total_six() -> None:
    sheet = ended(TWO, "2sTdAs3s", "")
    honours = (Item.CARTE, Item.SPADE, Item.MATA, Item.DIECI, Item.FANTE)
    assert sum(sum(points(sheet, item)) for item in honours) == 6
    tied = ended(TWO, lots(26), "")
    assert sum(sum(points(tied, item)) for item in honours) == 4


def test_sheet_order() -> None:
    """Lines stand in the order of the sheet, and say what they are worth."""
    sheet = ended(TWO, format_cards(FULL & ~mask("Rb Rc")), "")
    assert [line.item for line in sheet.lines] == [
        Item.CARTE, Item.SPADE, Item.MATA, Item.DIECI, Item.FANTE, Item.NAPULA,
    ]  # fmt: skip
    assert sheet.totals == (2 + 1 + 1 + 1 + 1 + 13, 0)
    assert [str(item) for item in Item] == [
        "carte", "spade", "mata", "dieci", "fante", "napula",
        "scua", "picada", "simili", "quadriglia", "cinquanta",
    ]  # fmt: skip
