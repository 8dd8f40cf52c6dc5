"""rules.md section 1: cards."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.domain.reference import PACK, WORTH
from tests.domain.test_captures import oracle

from cicera import (
    InvalidText,
    cards_in,
    format_card,
    format_cards,
    mask_of,
    parse_card,
    parse_cards,
)
from cicera.domain import cards

CODES = [rank + suit for rank, suit in PACK]


def test_c1_pack() -> None:
    assert len(cards.PACK) == 52
    assert [format_card(card) for card in cards.PACK] == CODES
    assert len(set(CODES)) == 52
    assert cards.FULL_MASK == mask_of(range(52)) == 2**52 - 1
    for suit, code in enumerate("scdb"):
        assert cards.cards_in(cards.SUIT_MASKS[suit]) == tuple(
            card for card in range(52) if CODES[card][1] == code
        )
    for rank, code in enumerate("A23456789TFCR"):
        assert cards.cards_in(cards.RANK_MASKS[rank]) == tuple(
            card for card in range(52) if CODES[card][0] == code
        )


def test_c2_values() -> None:
    assert [cards.VALUE[card] for card in range(52)] == [WORTH.get(rank, 0) for rank, _ in PACK]
    assert [CODES[card] for card in cards_in(cards.COURTS_MASK)] == [
        code for code in CODES if code[0] in "FCR"
    ]
    assert cards.NUMERALS_MASK == cards.FULL_MASK ^ cards.COURTS_MASK


def test_c3_codes() -> None:
    for card, code in enumerate(CODES):
        assert parse_card(code) == card
        assert format_card(card) == code
    named = {"As": 0, "2s": cards.MATA, "Td": cards.DIECI, "Fc": cards.FANTE_CAGNI, "Cc": 24}
    for code, card in named.items():
        assert parse_card(code) == card


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1s", "As"), ("1S", "As"), ("10d", "Td"), ("10D", "Td"), ("fc", "Fc"), ("CC", "Cc"),
        ("cc", "Cc"), ("tD", "Td"), ("aB", "Ab"), ("rS", "Rs"), ("cs", "Cs"), ("sS", None),
    ],
)  # fmt: skip
def test_c3_input(text: str, code: str | None) -> None:
    if code is None:
        with pytest.raises(InvalidText):
            parse_card(text)
    else:
        assert format_card(parse_card(text)) == code


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "s", "s7", "0s", "11s", "1", "10", "7x", "7d ", " 7d", "7 d", "7d7d", "Jc", "Qc",
        "Kc", "7d\n", "7♦", "７d", "7ｄ", "ſ", "7ſ", "٧d", "100d", "01s", "-1s",
    ],
)  # fmt: skip
def test_c3_refuses(text: str) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_card(text)
    assert refused.value.code == "not-a-card"
    assert refused.value.values == {"text": text}


def test_c3_sequences() -> None:
    spelled = parse_cards("As2s 10d\tFc\n1b")
    assert format_cards(spelled) == "As2sTdFcAb"
    assert format_cards(spelled, separator=" ") == "As 2s Td Fc Ab"
    assert parse_cards("") == parse_cards(" \n") == ()
    assert parse_cards("7d7d") == (32, 32)
    for text, wrong in (("As7", "7"), ("As 7x 7d", "7x"), ("Asx", "x"), ("7d/", "/")):
        with pytest.raises(InvalidText) as refused:
            parse_cards(text)
        assert refused.value.values == {"text": wrong}


def test_c4_french() -> None:
    suits = {"s": "♠", "c": "♥", "d": "♦", "b": "♣"}
    ranks = {"T": "10", "F": "J", "C": "Q", "R": "K"}
    for card, (rank, suit) in enumerate(PACK):
        assert cards.french_code(card) == ranks.get(rank, rank) + suits[suit]


def test_c4_unicode() -> None:
    names = {
        "A": "ACE", "2": "TWO", "3": "THREE", "4": "FOUR", "5": "FIVE", "6": "SIX", "7": "SEVEN",
        "8": "EIGHT", "9": "NINE", "T": "TEN", "F": "JACK", "C": "QUEEN", "R": "KING",
    }  # fmt: skip
    suits = {"s": "SPADES", "c": "HEARTS", "d": "DIAMONDS", "b": "CLUBS"}
    for card, (rank, suit) in enumerate(PACK):
        name = f"PLAYING CARD {names[rank]} OF {suits[suit]}"
        assert unicodedata.name(cards.unicode_card(card)) == name


@given(st.sets(st.integers(0, 51)))
def test_c5_order(chosen: set[int]) -> None:
    mask = mask_of(chosen)
    assert mask.bit_count() == len(chosen)
    assert cards_in(mask) == tuple(sorted(chosen))
    assert format_cards(mask) == "".join(CODES[card] for card in sorted(chosen))
    assert mask_of([*chosen, *chosen]) == mask
    assert mask_of(cards_in(mask)) == mask


@given(st.lists(st.integers(0, 51)), st.sampled_from(["", " "]), st.booleans(), st.booleans())
def test_c5_round_trip(chosen: list[int], separator: str, lower: bool, digits: bool) -> None:
    text = format_cards(chosen, separator=separator)
    assert parse_cards(text) == tuple(chosen)
    if digits:
        text = text.replace("T", "10").replace("A", "1")
    assert parse_cards(text.lower() if lower else text) == tuple(chosen)


def test_facts_numerals() -> None:
    numerals = [card for card in range(52) if PACK[card][0] in WORTH]
    counted = [len(list(oracle(numerals, total))) for total in range(2, 11)]
    assert counted == [10, 24, 51, 100, 190, 344, 601, 1024, 1702]
