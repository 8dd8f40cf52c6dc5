"""rules.md section 3: the deal."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.domain.positions import mask
from tests.domain.reference import PACK, share_out
from tests.strategies import chance_of, random_pack, rule_sets, seeds, without_pack

from cicera import (
    IllegalMove,
    InvalidRules,
    Move,
    Rules,
    State,
    cards_in,
    deal_cards,
    deal_pack,
    format_cards,
    legal_moves,
    make_rules,
    mask_of,
    parse_cards,
    parse_rules,
    play,
    refill,
    start,
)
from cicera.domain.deal import add_packet, is_void

CANONICAL = tuple(range(52))


def cards(*numbers: int) -> int:
    return mask_of(numbers)


def span(first: int, last: int) -> int:
    return mask_of(range(first, last))


def test_d1_packets_then_table_then_stock() -> None:
    deal = deal_pack(make_rules(), 3, CANONICAL)
    assert deal.packets == ((span(0, 12), span(12, 24), span(24, 36), span(36, 48)),)
    assert deal.table == span(48, 52)
    assert deal.pack == CANONICAL
    assert deal.dealer == 3
    assert deal.dealt == 2**52 - 1
    first = deal_pack(make_rules(), 0, CANONICAL)
    assert first.packets[0][1] == span(0, 12)
    assert first.packets[0][0] == span(36, 48)


def test_d1_stock_comes_after_the_table() -> None:
    rules = parse_rules("caciada players=2 packet=6")
    deal = deal_pack(rules, 1, CANONICAL)
    assert deal.packets[0] == (span(0, 6), span(6, 12))
    assert deal.table == span(12, 16)
    assert deal.packets[1] == (span(16, 22), span(22, 28))
    assert len(deal.packets) == rules.packets == 4
    state = start(rules, deal)
    assert state.hands == deal.packets[0]
    assert state.table == deal.table
    assert state.stock == 36


def test_d2_refill() -> None:
    """When every hand is empty the next packet comes; the table stays; nothing is swept."""
    rules = parse_rules("caciada players=3 packet=4")
    state = start(rules, deal_pack(rules, 2, CANONICAL))
    for _ in range(11):
        state = play(state, Move(cards_in(state.hands[state.turn])[0]))
        assert state.stage == 1
    table = state.table
    state = play(state, Move(cards_in(state.hands[state.turn])[0]))
    assert state.stage == 2
    assert state.hands == state.deal.packets[1] == (span(16, 20), span(20, 24), span(24, 28))
    assert state.table & table == table
    assert state.table.bit_count() == 16
    assert state.log[-1].swept == 0
    assert state.turn == 0
    assert state.stock == 24


def test_d2_unequal_hands_are_not_refilled() -> None:
    """Hands run empty together; while one holds cards no packet is due."""
    rules = parse_rules("caciada players=2 packet=1")
    whole = deal_pack(rules, 1, CANONICAL)
    state = start(rules, without_pack(rules, whole))
    assert not state.awaits_packet
    state = play(state, Move(cards_in(state.hands[0])[0]))
    assert not state.awaits_packet
    with pytest.raises(IllegalMove) as refused:
        refill(state, whole.packets[1])
    assert refused.value.code == "no-packet-due"
    state = play(state, Move(cards_in(state.hands[1])[0]))
    assert state.awaits_packet
    assert not state.over
    assert len(legal_moves(state)) == 0
    state = refill(state, whole.packets[1])
    assert not state.awaits_packet
    assert state.hands == whole.packets[1]


def test_d2_the_hand_ends_with_stock_and_hands_empty() -> None:
    for text in ("caciada", "caciada packet=6", "veloce players=2 packet=1", "bigia packet=3"):
        rules = parse_rules(text)
        state = start(rules, deal_pack(rules, 0, CANONICAL))
        for ply in range(48):
            assert not state.over
            assert state.stock == 48 - state.stage * rules.players * rules.packet
            assert sum(map(int.bit_count, state.hands)) + state.stock == 48 - ply
            state = play(state, Move(cards_in(state.hands[state.turn])[0]))
        assert state.over
        assert state.stock == 0
        assert not any(state.hands)
        assert not state.awaits_packet
        assert len(legal_moves(state)) == 0
        with pytest.raises(IllegalMove) as refused:
            play(state, Move(0))
        assert refused.value.code == "hand-over"
        with pytest.raises(IllegalMove):
            refill(state, (0,) * rules.players)


@pytest.mark.parametrize(
    ("batch", "hand"),
    [
        (1, (0, 2, 4, 6, 8, 10)),
        (2, (0, 1, 4, 5, 8, 9)),
        (3, (0, 1, 2, 6, 7, 8)),
        (6, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_d3_batch(batch: int, hand: tuple[int, ...]) -> None:
    rules = make_rules(players=2, packet=6, batch=batch)
    deal = deal_pack(rules, 1, CANONICAL)
    assert deal.packets[0] == (mask_of(hand), span(0, 12) ^ mask_of(hand))
    second = mask_of(card + 16 for card in hand)
    assert deal.packets[1] == (second, span(16, 28) ^ second)
    assert deal.table == span(12, 16)


def test_d3_one_at_a_time_from_the_dealers_right() -> None:
    deal = deal_pack(make_rules("moedas"), 1, CANONICAL)
    right = mask_of(range(0, 48, 4))
    assert deal.packets[0] == (right << 2, right << 3, right, right << 1)


@given(rule_sets(), seeds())
def test_d1_d3_any_deal(rules: Rules, seed: int) -> None:
    """Against the card-by-card deal of the reference."""
    chance = chance_of(seed)
    pack = random_pack(chance, rules)
    dealer = chance.randrange(rules.players)
    deal = deal_pack(rules, dealer, pack)
    fields = {"players": rules.players, "packet": rules.packet, "batch": rules.batch}
    table, packets = share_out(fields, dealer, [PACK[card] for card in pack])
    assert {PACK[card] for card in cards_in(deal.table)} == table
    assert [[{PACK[c] for c in cards_in(hand)} for hand in p] for p in deal.packets] == packets
    again = deal_cards(rules, dealer, deal.table, deal.packets[0])
    for packet in deal.packets[1:]:
        again = add_packet(rules, again, packet)
    assert again.packets == deal.packets
    assert again.dealt == deal.dealt == 2**52 - 1
    with pytest.raises(InvalidRules) as refused:
        add_packet(rules, again, deal.packets[0])
    assert refused.value.code == "nothing-left-to-deal"


@pytest.mark.parametrize(
    ("table", "void"),
    [
        ("Fs Fc Fd 2s", True),
        ("Fs Fc Fd Fb", True),
        ("Cs Cc Cd As", True),
        ("Rs 7d Rd Rb", True),
        ("Fs Fc Cd Cb", False),
        ("Fs Fc Cd Rb", False),
        ("Ts Tc Td Tb", False),
        ("As Ac Ad Ab", False),
        ("Fs Fc 2d 3b", False),
    ],
)
def test_d4_redeal(table: str, void: bool) -> None:
    on, off = make_rules("moedas"), make_rules("moedas", redeal=False)
    assert is_void(on, mask(table)) == void
    assert not is_void(off, mask(table))
    rest = [card for card in range(52) if card not in parse_cards(table)]
    pack = [*rest[:48], *parse_cards(table)]
    hands = [mask_of(rest[start:48:4]) for start in range(4)]
    for rules in (on, off):
        for deal in (
            lambda rules=rules: deal_pack(rules, 0, pack),
            lambda rules=rules: deal_cards(rules, 0, mask(table), hands),
        ):
            if void and rules is on:
                with pytest.raises(InvalidRules) as refused:
                    deal()
                assert refused.value.code == "void-deal"
            else:
                assert deal().table == mask(table)


def test_d4_only_the_opening_table_counts() -> None:
    """Three fanti that are laid in play void nothing."""
    rules = parse_rules("veloce players=2 packet=4")
    table, first = mask("Fs 2c 3c 4c"), (mask("Fc 5c 6c 7c"), mask("Fd 8c 9c Tc"))
    state = start(rules, deal_cards(rules, 1, table, first))
    for code in ("Fc", "Fd", "5c", "8c", "6c", "9c", "7c", "Tc"):
        state = play(state, Move(parse_cards(code)[0]))
    assert state.awaits_packet
    assert refill(state, (mask("As 2s 3s 4s"), mask("5s 6s 7s 8s"))).stage == 2


def refused_deal(code: str, *args: object, **values: object) -> None:
    with pytest.raises(InvalidRules) as refused:
        (deal_pack if len(args) == 3 else deal_cards)(*args)  # type: ignore[call-overload]
    assert refused.value.code == code
    assert str(refused.value)
    for name, value in values.items():
        assert refused.value.values[name] == value


def test_d1_refuses_packs() -> None:
    rules = make_rules()
    refused_deal("not-52-cards", rules, 0, CANONICAL[:51], count=51, distinct=51, missing="Rb")
    refused_deal(
        "not-52-cards", rules, 0, (*CANONICAL[:51], 0), count=52, distinct=51, missing="Rb"
    )
    refused_deal("not-52-cards", rules, 0, (*CANONICAL, 0), count=53, distinct=52, missing="")
    refused_deal("not-52-cards", rules, 0, (), count=0, distinct=0)
    refused_deal("foreign-card", rules, 0, (*CANONICAL[:51], 52), card="52")
    refused_deal("foreign-card", rules, 0, (-1, *CANONICAL[1:]), card="-1")


@pytest.mark.parametrize("odd", [True, 1.0, "1", "2s", None, (1,), [1], 1.5, float("nan")])
def test_d1_refuses_what_is_no_card(odd: object) -> None:
    """A pack is of plain numbers; what only equals one is no card."""
    pack = [odd if card == 1 else card for card in CANONICAL]
    with pytest.raises(InvalidRules) as refused:
        deal_pack(make_rules(), 0, pack)  # type: ignore[arg-type]
    assert refused.value.code == "foreign-card"


@pytest.mark.parametrize("dealer", [-1, 4, 99, True, "0", 0.0, None])
def test_d1_refuses_dealers(dealer: object) -> None:
    rules = make_rules()
    refused_deal("no-such-seat", rules, dealer, CANONICAL)
    packet = deal_pack(rules, 0, CANONICAL).packets[0]
    refused_deal("no-such-seat", rules, dealer, span(48, 52), packet)


def test_d1_refuses_tables() -> None:
    rules = make_rules()
    packet = deal_pack(rules, 3, CANONICAL).packets[0]
    for size, table in ((3, span(48, 51)), (0, 0), (5, span(47, 52))):
        refused_deal("table-size", rules, 0, table, packet, count=size)
    for table in (1 << 52, -1, True, "", None, 1.0):
        refused_deal("foreign-card", rules, 0, table, packet)


def test_d2_refuses_packets() -> None:
    rules = make_rules()
    one, two, three, four = deal_pack(rules, 3, CANONICAL).packets[0]
    table = span(48, 52)
    refused_deal("groups", rules, 0, table, (one, two, three), count=3, players=4)
    refused_deal("groups", rules, 0, table, (one, two, three, four, 0), count=5)
    refused_deal("groups", rules, 0, table, (), count=0)
    refused_deal("packet-size", rules, 0, table, (one, two >> 1 & two, three, four), seat=1)
    refused_deal("packet-size", rules, 0, table, (one, two, three, 0), seat=3, count=0, packet=12)
    refused_deal("dealt-twice", rules, 0, table, (one, two, three, three))
    refused_deal("dealt-twice", rules, 0, table, (one, two, three, span(37, 49)), card="Tb")
    for odd in (1 << 60, -1, None, True, "As", 1.0):
        refused_deal("foreign-card", rules, 0, table, (one, two, three, odd))


def test_d2_refuses_refills() -> None:
    rules = parse_rules("caciada players=2 packet=12")
    whole = deal_pack(rules, 1, CANONICAL)
    state = start(rules, without_pack(rules, whole))
    while not state.awaits_packet:
        state = play(state, Move(cards_in(state.hands[state.turn])[0]))
    good = whole.packets[1]
    for packet, code in (
        ((good[0],), "groups"),
        ((good[0], good[0]), "dealt-twice"),
        ((good[0], whole.packets[0][0]), "dealt-twice"),
        ((good[0], good[1] & (good[1] - 1)), "packet-size"),
        ((good[0], -1), "foreign-card"),
        ((good[0], 1 << 52), "foreign-card"),
    ):
        with pytest.raises(InvalidRules) as refused:
            refill(state, packet)
        assert refused.value.code == code
        assert state.awaits_packet
    with pytest.raises(IllegalMove) as none_to_play:
        play(state, Move(0))
    assert none_to_play.value.code == "not-in-hand"
    assert refill(state, good).hands == good


@given(rule_sets(), seeds())
def test_d2_pack_and_packets_play_alike(rules: Rules, seed: int) -> None:
    """A hand of which the whole pack is known, and one dealt packet after packet."""
    chance = chance_of(seed)
    whole = deal_pack(rules, 0, random_pack(chance, rules))
    known, unknown = start(rules, whole), start(rules, without_pack(rules, whole))
    while not known.over:
        assert facts(known) == facts(unknown)
        moves = legal_moves(known)
        assert list(moves[:50]) == list(legal_moves(unknown)[:50])
        move = moves[chance.randrange(len(moves))]
        known, unknown = play(known, move), play(unknown, move)
        if unknown.awaits_packet:
            assert unknown.stage == known.stage - 1
            unknown = refill(unknown, whole.packets[unknown.stage])
    assert facts(known) == facts(unknown)
    assert unknown.over


def facts(state: State) -> tuple[object, ...]:
    """All of a state but how much it knows of the deal."""
    return (
        state.rules, state.stage, state.turn, state.hands, state.table, state.piles, state.laid,
        state.taker, state.napoleone, state.log, state.over, state.stock,
        format_cards(state.table),
    )  # fmt: skip
