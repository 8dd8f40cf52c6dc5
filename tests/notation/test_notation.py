"""notation.md N1-N7: what a file may say, and how it is written."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.domain.positions import dealt, mask
from tests.domain.test_captures import tables
from tests.notation.samples import (
    DEAL,
    DECIDED,
    GROUPS,
    HAND,
    NAPOLEONE,
    OPENING,
    PACK,
    TABLE,
    TAGS,
    UNDECIDED,
)
from tests.strategies import chance_of, random_match, rule_sets, seeds

from cicera import (
    AmbiguousMove,
    Comment,
    IllegalMove,
    InvalidText,
    Move,
    Moves,
    Part,
    Place,
    Record,
    State,
    Tag,
    cards_in,
    format_cards,
    format_move,
    format_record,
    legal_moves,
    make_rules,
    mask_of,
    new_match,
    parse_card,
    parse_cards,
    parse_move,
    parse_record,
    parse_rules,
    play,
)


def state_of(record: Record) -> State:
    return record.match.hands[-1]


def moves_of(record: Record) -> list[str]:
    return [format_move(played.move) for played in state_of(record).log]


# N1


def test_n1_tags() -> None:
    text = (
        '[Cicera "1"]\n[Rules "caciada target=31"]\n'
        '[Players "Ana" "Bruno" "Carla" "Dario"]\n[Date "2026-11-29"]\n[Event "prova"]\n'
    )
    record = parse_record(text + HAND + TABLE + DEAL)
    assert record.rules == parse_rules("caciada target=31")
    assert record.players == ("Ana", "Bruno", "Carla", "Dario")
    assert record.date == "2026-11-29"
    assert record.tags == (Tag("Event", ("prova",)),)
    assert format_record(record).startswith(text)


def test_n1_defaults() -> None:
    record = parse_record('[Cicera "1"]\n' + HAND + TABLE + DEAL)
    assert record.rules == make_rules("caciada")
    assert (record.players, record.date, record.tags, record.comments) == ((), None, (), ())


def test_n1_unknown_tags_are_kept() -> None:
    """In their order, with all their values, also when one stands twice."""
    tags = '[Site "Brescia"]\n[Event "a" "b" ""]\n[Site "Città"]\n[x-1_ò "{;}"]\n'
    record = parse_record('[Cicera "1"]\n' + tags + HAND + TABLE + DEAL)
    assert record.tags == (
        Tag("Site", ("Brescia",)),
        Tag("Event", ("a", "b", "")),
        Tag("Site", ("Città",)),
        Tag("x-1_ò", ("{;}",)),
    )
    assert tags in format_record(record)


def test_n1_escapes() -> None:
    text = '[Cicera "1"]\n[Event "O\\"Neil \\\\" "\\\\\\""]\n' + HAND + TABLE + DEAL
    record = parse_record(text)
    assert record.tags == (Tag("Event", ('O"Neil \\', '\\"')),)
    assert '[Event "O\\"Neil \\\\" "\\\\\\""]\n' in format_record(record)


def test_n1_spaces_and_order() -> None:
    """Blank lines and spaces mean nothing; known tags are written in one order."""
    text = (
        '\n  [ Cicera "1" ] \n\n[Date  "2026-11-29"]\n\t[Event"x""y"]\n'
        '[Players "a" "b"]\n[Rules "bigia players=2"]\n'
        "Hand 1 dealer 0\n" + f"Pack {PACK}\n"
    )
    record = parse_record(text)
    assert format_record(record).startswith(
        '[Cicera "1"]\n[Rules "bigia players=2"]\n[Players "a" "b"]\n[Date "2026-11-29"]\n'
        '[Event "x" "y"]\n\nHand 1 dealer 0\nPack As'
    )


def test_n1_rules_are_written_canonically() -> None:
    record = parse_record(
        '[Cicera "1"]\n[Rules "  bigia  target=0031 packet=6 batch=packet players=2 "]\n'
        "Hand 1 dealer 0\n" + f"Pack {PACK}\n"
    )
    assert '[Rules "bigia players=2 packet=6 target=31"]' in format_record(record)


# N2


def test_n2_table_and_deal() -> None:
    state = state_of(parse_record(OPENING))
    assert state.deal.dealer == 3
    assert state.deal.pack is None
    assert state.table == mask("4s 7b Fc Rd")
    assert state.hands == tuple(map(mask, GROUPS))
    assert state.turn == 0


@pytest.mark.parametrize(
    "deal",
    [
        " / ".join(" ".join(group[i : i + 2] for i in range(0, 24, 2)) for group in GROUPS),
        "/".join(GROUPS),
        " / ".join(group.lower() for group in GROUPS),
        " / ".join(group.replace("T", "10").replace("A", "1") for group in GROUPS),
        " / ".join(group[:10] + "  " + group[10:] for group in GROUPS),
        " / ".join("".join(reversed([g[i : i + 2] for i in range(0, 24, 2)])) for g in GROUPS),
    ],
)
def test_n2_cards_with_or_without_spaces(deal: str) -> None:
    record = parse_record(TAGS + HAND + "Table 4S7b fCRd\nDeal " + deal + "\n")
    assert record == parse_record(OPENING)
    assert format_record(record) == OPENING


def test_n2_pack() -> None:
    for dealer in range(4):
        text = f"{TAGS}Hand 1 dealer {dealer}\nPack {PACK}\n"
        state = state_of(parse_record(text))
        assert state.deal.pack == tuple(range(52))
        first = (dealer + 1) % 4
        assert state.hands[first] == mask_of(range(12))
        assert state.table == mask_of(range(48, 52))
        assert format_record(parse_record(text)) == text


def test_n2_pack_by_batch() -> None:
    text = f'[Cicera "1"]\n[Rules "moedas"]\n\nHand 1 dealer 3\nPack {PACK}\n'
    assert state_of(parse_record(text)).hands[0] == mask_of(range(0, 48, 4))


def test_n2_refills() -> None:
    head = '[Cicera "1"]\n[Rules "caciada players=2 packet=1"]\n\nHand 1 dealer 1\n'
    text = head + "Table 4s Fc Rd 7b\nDeal As / Ac\nAs AcxAs\nDeal 2s / 2c\n2s\n"
    record = parse_record(text)
    assert state_of(record).stage == 2
    assert state_of(record).hands == (0, mask("2c"))
    assert format_record(record) == text
    assert format_record(parse_record(text.replace("\nDeal 2s", " Deal 2s"))) == text


def test_n2_pack_and_deal_are_the_same_play() -> None:
    """A record with Pack, and one with the Table and Deal lines of the same cards."""
    with_pack = parse_record(UNDECIDED)
    state = state_of(with_pack)
    deal = " / ".join(map(format_cards, state.deal.packets[0]))
    table = format_cards(state.deal.table)
    text = UNDECIDED.replace(f"Pack {PACK}\n", f"Table {table}\nDeal {deal}\n")
    with_deal = parse_record(text)
    assert with_deal.match.sheets == with_pack.match.sheets
    assert state_of(with_deal).log == state.log
    assert state_of(with_deal).piles == state.piles
    assert state_of(with_deal).deal.pack is None


# N3


def test_n3_moves() -> None:
    record = parse_record(OPENING + "7sx7b 9c 9d\n\n9b {x} 2S\t10c\r\n 1D\n")
    assert moves_of(record) == ["7sx7b", "9c", "9d", "9b", "2s", "Tc", "Ad"]


def test_n3_line_breaks_mean_nothing() -> None:
    together = parse_record(OPENING + "7sx7b 9c 9dx9c 9b As 2c")
    apart = parse_record(OPENING + "\n\n".join(["7sx7b", "9c", "9dx9c", "9b", "As", "2c"]) + "\n\n")
    assert together == apart
    assert format_record(apart) == OPENING + "7sx7b 9c 9dx9c 9b\nAs 2c\n"


def test_n3_moves_may_follow_the_deal_at_once() -> None:
    """Only a keyword ends the cards of a Deal line, so moves stand on lines of their own."""
    with pytest.raises(InvalidText) as refused:
        parse_record(OPENING.rstrip() + " 7s\n")
    assert refused.value.code == "packet-size"


@given(tables(), st.data())
def test_n3_captured_cards_in_any_order(
    drawn: tuple[list[int], list[int]], data: st.DataObject
) -> None:
    """Readers take every order and every spelling; writers have one."""
    table, hand = drawn
    moves = Moves(cards_in(mask_of(hand)), mask_of(table))
    state = replace_hand(table, hand)
    for move in data.draw(st.lists(st.sampled_from(moves[:300]), max_size=8)):
        text = format_move(move)
        assert parse_move(text, state) == move
        captured = list(cards_in(move.captured))
        shuffled = data.draw(st.permutations(captured))
        spelled = format_cards([move.card])
        if captured:
            spelled += "x" + format_cards(shuffled)
        for other in (spelled, spelled.lower(), spelled.upper(), f" {spelled}\n"):
            assert parse_move(other, state) == move
        digits = spelled.replace("T", "10").replace("A", "1")
        assert parse_move(digits, state) == move
        assert text == format_move(parse_move(digits, state))


def replace_hand(table: list[int], hand: list[int]) -> State:
    """A state of any table and hand; what else it says does not matter here."""
    state = dealt("caciada", table="4s 7b Fc Rd")
    return state._replace(table=mask_of(table), hands=(mask_of(hand), *state.hands[1:]))


def test_n3_canonical_order() -> None:
    state = dealt(table="2d 3s 4d Rc", hands=("9c",))
    assert format_move(parse_move("9cx4d3s2d", state)) == "9cx3s2d4d"
    assert format_move(Move(parse_card("9c"))) == "9c"


def test_n3_short_captures_are_for_people_only() -> None:
    """``9dx`` names the only capture when a person types it; a file says what is taken."""
    state = dealt(table="4s 5b 9s Rc", hands=("9d Rb 2s",))
    assert format_move(parse_move("Rbx", state)) == "RbxRc"
    with pytest.raises(AmbiguousMove) as several:
        parse_move("9dx", state)
    assert several.value.values["options"] == "9dx9s, 9dx4s5b"
    with pytest.raises(InvalidText):
        parse_move("2sx", state)
    with pytest.raises(InvalidText):
        parse_record(OPENING + "7sx\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "7",
        "7d7b",
        "7dx7",
        "7dxx7b",
        "x7b",
        "7d x 7b",
        "7d,7b",
        "7dx7b,",
        "7dx 7b",
        "7d\n7d",
    ],
)
def test_n3_refuses(text: str) -> None:
    state = dealt(table="4s 7b 9s Rc", hands=("7d",))
    with pytest.raises(InvalidText) as refused:
        parse_move(text, state)
    assert refused.value.code == "not-a-move"
    assert refused.value.line == 0
    assert str(refused.value) == refused.value.message()


def test_n3_refuses_twice_the_same() -> None:
    state = dealt(table="4s 7b 9s Rc", hands=("7d",))
    with pytest.raises(InvalidText) as refused:
        parse_move("7dx7b7B", state)
    assert refused.value.code == "named-twice"


@given(st.text(max_size=12) | st.text("7dxsb49Rc10 ", max_size=12), seeds())
def test_n3_any_text(text: str, seed: int) -> None:
    """Any text is a legal move, or an error of the package."""
    state = dealt(table="4s 7b 9s Rc", hands=("7d 4d 9b Rs",))
    try:
        move = parse_move(text, state)
    except (InvalidText, IllegalMove, AmbiguousMove) as error:
        said = str(error)
    else:
        said = format_move(move)
        assert move in list(legal_moves(state))
    assert said


# N4


def test_n4_score_and_result() -> None:
    assert UNDECIDED.endswith("\nScore 0 0\n")
    assert DECIDED.endswith("\nScore 19 0\nResult 19 0\n")
    assert NAPOLEONE.endswith("\nScore 0 0\nResult napoleone 0\n")
    for text in (UNDECIDED, DECIDED, NAPOLEONE):
        assert format_record(parse_record(text)) == text


def test_n4_both_are_optional() -> None:
    """What a file leaves out the writer puts in."""
    for text in (UNDECIDED, DECIDED, NAPOLEONE):
        bare = "".join(
            line for line in text.splitlines(True) if not line.startswith(("Score", "Result"))
        )
        assert parse_record(bare) == parse_record(text)
        assert format_record(parse_record(bare)) == text


def test_n4_a_result_may_stand_on_its_own() -> None:
    text = UNDECIDED.replace("Score 0 0\n", "Result 0 0\n")
    record = parse_record(text)
    assert record.match.winner is None
    assert format_record(record) == UNDECIDED


def test_n4_three_sides() -> None:
    text = f'[Cicera "1"]\n[Rules "caciada players=3 packet=16"]\n\nHand 1 dealer 0\nPack {PACK}\n'
    record = parse_record(text)
    chance = chance_of(3)
    match = random_match(chance, record.rules)
    written = format_record(Record(match))
    assert f"Score {' '.join(map(str, match.totals))}\n" in written
    assert len(match.totals) == 3
    assert parse_record(written) == Record(match)


def test_n4_napoleone_may_be_claimed_by_numbers_too() -> None:
    text = NAPOLEONE.replace("Result napoleone 0", "Result 0 0")
    assert format_record(parse_record(text)) == NAPOLEONE


# N5


def test_n5_comments() -> None:
    text = OPENING + "7s {lays} 7c ; why not take\n7d{close} {two}\n; on a line of its own\n8b\n"
    record = parse_record(text)
    assert moves_of(record) == ["7s", "7c", "7d", "8b"]
    assert record.annotation(1, 0) == ("lays",)
    assert record.annotation(1, 1) == ("why not take",)
    assert record.annotation(1, 2) == ("close", "two", "on a line of its own")
    assert record.annotation(1, 3) == record.annotation(2, 0) == ()
    assert format_record(record) == (
        OPENING + "7s {lays} 7c {why not take} 7d {close} {two} {on a line of its own} 8b\n"
    )


def test_n5_a_comment_needs_no_space() -> None:
    assert moves_of(parse_record(OPENING + "7s{x}7c;y\n7d")) == ["7s", "7c", "7d"]


def test_n5_comments_everywhere() -> None:
    lines = DECIDED.splitlines()
    text = "\n".join(f"{line} {{after {number}}}" for number, line in enumerate(lines, start=1))
    record = parse_record(text)
    places = [comment.place for comment in record.comments]
    assert [place.part for place in places if place.part is not Part.MOVE] == [
        Part.TAGS, Part.TAGS, Part.TAGS, Part.HAND, Part.DEAL, Part.SCORE, Part.RESULT,
    ]  # fmt: skip
    assert [place.nth for place in places if place.part is Part.MOVE] == list(range(3, 48, 4))
    assert [comment.text for comment in record.comments] == [
        f"after {number}" for number in range(1, len(lines) + 1)
    ]
    again = parse_record(format_record(record))
    assert again == record


def test_n5_a_brace_ends_a_comment() -> None:
    record = parse_record(OPENING + "7s {a { b} 7c ; c } d\n7d ; {e}\n")
    assert record.annotation(1, 0) == ("a { b",)
    assert record.annotation(1, 1) == ("c } d",)
    assert record.annotation(1, 2) == ("{e}",)
    written = format_record(record)
    assert "7c ; c } d\n7d ; {e}\n" in written
    assert parse_record(written) == record


def test_n5_comments_hide_what_they_hold() -> None:
    record = parse_record(
        OPENING + '7s {7c Hand 2 dealer 0 [x "y"] ; } ; } Score 9 9\n; Result 1 2\n7c\n'
    )
    assert moves_of(record) == ["7s", "7c"]


def test_n5_of_several_lines() -> None:
    record = parse_record(OPENING + "7s {one\ntwo\r\nthree} 7c\n")
    assert record.annotation(1, 0) == ("one\ntwo\nthree",)
    assert parse_record(format_record(record)) == record


def test_n5_empty_comments_are_dropped() -> None:
    record = parse_record(OPENING + "7s {} 7c ;\n; \n{ \n }7d\n")
    assert record.comments == ()
    assert moves_of(record) == ["7s", "7c", "7d"]


def test_n5_semicolons_and_braces_in_quotes_are_text() -> None:
    record = parse_record('[Cicera "1"]\n[Event "a; {b} c"] ; real\n' + HAND + TABLE + DEAL)
    assert record.tags == (Tag("Event", ("a; {b} c",)),)
    assert record.comments == (Comment(Place(Part.TAGS), "real"),)


# N6


@pytest.mark.parametrize("plies", [0, 1, 4, 5, 47, 48])
def test_n6_a_file_may_end_after_any_move(plies: int) -> None:
    lines = UNDECIDED.splitlines()
    moves = " ".join(lines[5:17]).split()[:plies]
    text = "\n".join(lines[:5]) + "\n" + " ".join(moves)
    record = parse_record(text)
    assert len(state_of(record).log) == plies
    assert (record.match.state is None) == (plies == 48)
    assert parse_record(format_record(record)) == record


def test_n6_hands_count_up_and_dealers_follow() -> None:
    text = UNDECIDED
    for number, dealer in ((2, 1), (3, 2), (4, 3), (5, 0)):
        text += f"Hand {number} dealer {dealer}\n"
        record = parse_record(text + f"Pack {PACK}\n")
        assert len(record.match.hands) == number
        hand = UNDECIDED.splitlines()[4:]
        state = state_of(record)
        moves = []
        at = state
        while not at.over:
            move = legal_moves(at)[0]
            moves.append(format_move(move))
            at = play(at, move)
        text += hand[0] + "\n" + " ".join(moves) + "\n"
    assert parse_record(text).match.totals == (0, 0)


def test_n6_the_first_dealer_is_free() -> None:
    for dealer in range(4):
        text = f"{TAGS}Hand 1 dealer {dealer}\nPack {PACK}\n"
        assert state_of(parse_record(text)).deal.dealer == dealer


# N7


def test_n7_line_ends_and_byte_order_mark() -> None:
    text = OPENING + "7s {one\ntwo} 7c ; three\n7d\n"
    record = parse_record(text)
    for other in (
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        "\ufeff" + text.replace("\n", "\r\n"),
        text.rstrip("\n"),
        text + "\n\n",
        text.replace(" ", "  ").replace("Hand  1", "Hand\t1"),
    ):
        assert parse_record(other) == record
        assert parse_record(other.encode()) == record
    for line_end in ("\n", "\r\n"):
        mixed = text.replace("\n", line_end, 3)
        assert parse_record(mixed) == record


def test_n7_only_one_mark_and_only_at_the_start() -> None:
    for text in ("\ufeff\ufeff" + OPENING, OPENING + "\ufeff7s\n"):
        with pytest.raises(InvalidText):
            parse_record(text)


def test_n7_canonical() -> None:
    """One text for one record."""
    text = (
        '[Cicera "1"]\n[Rules "caciada"]\n\nHand 1 dealer 3\nTable 4s Fc Rd 7b\n'
        + DEAL
        + "7sx7b 9c 9dx9c 9b\nAs\n"
    )
    assert format_record(parse_record(text)) == text
    noisy = text.replace("\n", " \n\n").replace("7sx7b", "7SX7B").replace("Deal", "   Deal")
    assert format_record(parse_record(noisy)) == text


# Records made by hand


@pytest.fixture
def record() -> Record:
    return parse_record(OPENING + "7s 7c\n")


def test_records_are_plain_values(record: Record) -> None:
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301
    assert hash(parse_record(format_record(record))) == hash(record)
    assert record.rules is record.match.rules


def test_records_refuse_what_cannot_be_written(record: Record) -> None:
    def refused(code: str, **fields: object) -> None:
        with pytest.raises(InvalidText) as error:
            replace(record, **fields)
        assert error.value.code == code
        assert str(error.value)

    place = Place(Part.MOVE, 1, 0)
    refused("no-hand", match=new_match(make_rules()))
    refused("players-tag", players=("a", "b"))
    refused("players-tag", players=("a",) * 5)
    refused("line-break", players=("a", "b", "c\n", "d"))
    refused("line-break", tags=(Tag("Event", ("a\rb",)),))
    refused("not-a-date", date="29.11.2026")
    refused("not-a-date", date="2026-13-01")
    refused("not-a-date", date="")
    for name in ("Cicera", "Rules", "Players", "Date", "", "a b", "-a", 'a"', "a]"):
        refused("tag-name", tags=(Tag(name, ("x",)),))
    refused("tag-value", tags=(Tag("Event", ()),))
    for text in ("", " x", "x ", "\n", "a}\nb", "a\rb"):
        refused("comment-text", comments=(Comment(place, text),))


def test_records_refuse_comments_that_have_no_place(record: Record) -> None:
    """A comment behind a move that was not made could not be written, so it is refused."""
    for place in (
        Place(Part.MOVE, 1, 2),
        Place(Part.MOVE, 2, 0),
        Place(Part.MOVE, 1, -1),
        Place(Part.DEAL, 1, 1),
        Place(Part.SCORE, 1),
        Place(Part.RESULT),
        Place(Part.HAND, 2),
    ):
        with pytest.raises(InvalidText) as refused:
            replace(record, comments=(Comment(place, "lost"),))
        assert refused.value.code == "comment-place"


@given(rule_sets(), seeds(), st.integers(1, 2), st.integers(0, 48))
def test_replaying_a_record_gives_its_states(rules, seed: int, hands: int, plies: int) -> None:
    """What was played directly, written and read, is the same match state by state."""
    seen = []
    match = random_match(chance_of(seed), rules, hands=hands, plies=plies, on_state=seen.append)
    read = parse_record(format_record(Record(match))).match
    assert read == match
    assert hash(read) == hash(match)
    assert read.totals == seen[-1].totals
    assert read.winner == match.winner


def test_cards_read_as_written() -> None:
    assert parse_cards(PACK) == tuple(range(52))


@pytest.mark.parametrize("text", [None, [], 7, ("a",)])
def test_what_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record(text)  # type: ignore[arg-type]
    assert refused.value.code == "not-text"


def test_a_text_that_cannot_be_written_is_refused_at_its_place() -> None:
    with pytest.raises(InvalidText) as refused:
        parse_record('[Cicera "1"]\n[Foo "\ud800"]\n')
    assert (refused.value.code, refused.value.line, refused.value.column) == ("not-utf-8", 2, 7)
