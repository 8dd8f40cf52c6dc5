"""Tables, score sheets and pages as pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import cos, radians, sin
from xml.etree import ElementTree as ET

import pytest

from cicera import (
    CiceraError,
    Match,
    Sheet,
    advance,
    deal_pack,
    legal_moves,
    make_rules,
    new_match,
    open_hand,
    shuffled_deal,
    shuffled_pack,
    stream,
    view,
)
from cicera.art import (
    FACES,
    Picture,
    back_svg,
    card_svg,
    load_ipython_extension,
    picture,
    print_pages_svg,
    renamed_svg,
    sheet_svg,
)
from cicera.art.glyphs import figures
from cicera.art.pages import BLEED, CARD, EDGE, PAGE
from cicera.art.table import CLOTH, SIZE, grid, place_of, table_svg
from cicera.domain.cards import CODES, PACK, cards_in, mask_of
from cicera.domain.scoring import Item, Line

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [(4, 12), (4, 6), (3, 16), (3, 4), (2, 6), (2, 24)]


def played(players: int, packet: int, plies: int, *, seed: int = 7) -> Match:
    rules = make_rules("bigia", players=players, packet=packet)
    match = open_hand(new_match(rules), shuffled_deal(rules, 0, seed))
    chance = stream(seed, "test")
    while match.state is not None and plies:
        moves = legal_moves(match.state)
        match = advance(match, moves[chance.below(len(moves))])
        plies -= 1
    return match


def shown(svg: str) -> set[str]:
    return set(re.findall(r'<symbol id="t-\w-(\w\w)"', svg))


def verify_picture(svg: str) -> ET.Element:
    """Well-formed, shapes alone, every id once and every reference answered."""
    root = ET.fromstring(svg)  # noqa: S314
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "defs", "clipPath", "g", "path", "use", "symbol",
    }  # fmt: skip
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    asked = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)
    assert {one or other for one, other in asked} <= set(ids)
    return root


def backs(svg: str) -> Iterator[tuple[int, list[tuple[float, float]]]]:
    """The turn in degrees and the four corners of every back that is not part of a pile."""
    for found in re.finditer(
        r'<use href="#t-l-back" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"'
        r'(?: transform="rotate\((\S+) [^"]*)?"?/>',
        svg,
    ):
        left, top, width, height = (float(text) for text in found.groups()[:4])
        turn = radians(int(found[5] or 0))
        if width < 50:
            continue
        corners = []
        for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x, y = across * width / 2, down * height / 2
            corners.append(
                (
                    left + width / 2 + x * cos(turn) - y * sin(turn),
                    top + height / 2 + x * sin(turn) + y * cos(turn),
                )
            )
        yield int(found[5] or 0), corners


@pytest.mark.parametrize(("players", "packet"), SIZES)
@pytest.mark.parametrize("plies", [0, 9])
def test_closed_hands_are_fans_that_cover_neither_the_table_nor_the_edge(
    players: int, packet: int, plies: int
) -> None:
    left, top, width, height = CLOTH
    match = played(players, packet, plies)
    for seat in (None, *range(players)):
        seen = view(match, seat)
        fans = list(backs(table_svg(seen)))
        assert len(fans) == sum(held for at, held in enumerate(seen.held) if at != seat)
        assert len({turn for turn, _ in fans}) >= len(fans) / 2
        for _, corners in fans:
            assert all(8 < x < SIZE[0] - 8 and 8 < y < SIZE[1] - 8 for x, y in corners)
            sides = {
                "left": max(x for x, _ in corners) < left - 16,
                "right": min(x for x, _ in corners) > left + width + 16,
                "top": max(y for _, y in corners) < top - 16,
                "bottom": min(y for _, y in corners) > top + height + 16,
            }
            assert any(sides.values())


@pytest.mark.parametrize(("players", "packet"), SIZES)
@pytest.mark.parametrize("plies", [0, 1, 17, 40, 48])
def test_a_table_shows_what_the_view_holds_and_no_other_card(
    players: int, packet: int, plies: int
) -> None:
    match = played(players, packet, plies)
    for seat in (None, *range(players)):
        seen = view(match, seat)
        svg = table_svg(seen)
        verify_picture(svg)
        bonus_cards = {card for line in seen.bonuses for card in cards_in(line.cards)}
        public = {*cards_in(seen.hand | seen.table), *bonus_cards}
        assert {CODES[card] for card in cards_in(seen.hand | seen.table)} <= shown(svg)
        assert shown(svg) <= {CODES[card] for card in public}


def bonus_row(svg: str) -> list[str]:
    """The cards that lie face up in the piles."""
    return re.findall(r'<use href="#t-\w-(\w\w)" x="[^"]+" y="[^"]+" width="44"', svg)


def test_a_card_that_earned_two_bonuses_lies_in_the_pile_once() -> None:
    seen = view(played(4, 12, 20), 0)
    both = tuple(Line(item, 1, 1, mask_of([3])) for item in (Item.SCUA, Item.PICADA))
    assert bonus_row(table_svg(replace(seen, bonuses=both))) == [CODES[3]]


@pytest.mark.parametrize(("count", "more"), [(8, ""), (9, "1"), (14, "6")])
def test_bonus_cards_for_which_there_is_no_room_are_a_number(count: int, more: str) -> None:
    seen = view(played(4, 12, 20), 0)
    line = Line(Item.QUADRIGLIA, 0, count, mask_of(range(20, 20 + count)))
    svg = table_svg(replace(seen, bonuses=(line,)))
    assert bonus_row(svg) == [CODES[card] for card in range(20, 28)]
    plus = re.findall(r'h12m-6 -6v12"/><path [^>]* d="([^"]+)"', svg)
    assert plus == ([figures(more)[0]] if more else [])


def test_tables_and_score_sheets_have_a_title_before_all_else() -> None:
    match = played(4, 12, 48)
    (sheet,) = match.sheets
    for svg, totals in (
        (table_svg(view(match, 0)), match.totals),
        (sheet_svg(sheet), sheet.totals),
    ):
        first = ET.fromstring(svg)[0]  # noqa: S314
        assert (first.tag, first.text) == (f"{SVG}title", "Cicera {} – {}".format(*totals))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_totals_have_a_sign_of_their_own(players: int) -> None:
    (sheet,) = played(players, 4, 48).sheets
    assert len(re.findall(r'l17 16l-17 16h28"', sheet_svg(sheet))) == 1


def test_hidden_cards_do_not_change_a_picture() -> None:
    rules = make_rules()
    pack = list(shuffled_pack(7))
    twin = pack.copy()
    twin[0], twin[12], twin[30] = pack[12], pack[30], pack[0]  # three other hands
    pictures = {
        table_svg(view(open_hand(new_match(rules), deal_pack(rules, 3, cards)), seat=3))
        for cards in (pack, twin)
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("face", FACES)
def test_every_face_can_lie_on_the_table(face: str) -> None:
    verify_picture(table_svg(view(played(4, 12, 20), 0), face=face))


def test_seats_sit_anticlockwise_from_the_viewer() -> None:
    match = played(4, 12, 0)
    assert [place_of(view(match, 2), seat) for seat in (2, 3, 0, 1)] == [
        "bottom", "right", "top", "left",
    ]  # fmt: skip
    assert place_of(view(played(2, 6, 0), 1), 0) == "top"
    assert [place_of(view(played(3, 4, 0)), seat) for seat in range(3)] == [
        "bottom", "right", "left",
    ]  # fmt: skip


@pytest.mark.parametrize("count", range(41))
def test_any_number_of_cards_fits_on_the_table(count: int) -> None:
    columns, width = grid(count, 720, 330)
    rows = -(-count // columns)
    assert columns * width + 10 * (columns - 1) <= 720.001
    assert rows * width * 1.9 + 10 * (rows - 1) <= 330.001
    assert width >= 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_score_sheet_shows_every_line(players: int) -> None:
    match = played(players, 4, 48)
    (sheet,) = match.sheets
    svg = sheet_svg(sheet)
    verify_picture(svg)
    cards = {CODES[card] for line in sheet.lines for card in cards_in(line.cards)}
    assert cards <= set(re.findall(r'<symbol id="s-\w-(\w\w)"', svg))


def test_a_napoleone_has_its_picture() -> None:
    svg = sheet_svg(Sheet(2, (), complete=True, napoleone=1))
    verify_picture(svg)
    assert "s-l-Rs" in svg


def test_an_empty_sheet_has_its_picture() -> None:
    verify_picture(sheet_svg(Sheet(3, (), complete=False)))


@pytest.mark.parametrize("face", FACES)
def test_a_deck_is_printed_on_twelve_pages_of_a4(face: str) -> None:
    pages = list(print_pages_svg(face))
    assert len(pages) == 12
    printed: list[str] = []
    for number, page in enumerate(pages):
        root = verify_picture(page)
        assert (root.attrib["width"], root.attrib["height"]) == ("297mm", "210mm")
        used = re.findall(r'<use href="#page-\w-(\w+)"', page)
        if number % 2:
            assert set(used) == {"back"}
        else:
            printed += used
    assert printed == list(CODES)


@pytest.mark.parametrize("face", FACES)
def test_a_back_lies_behind_every_card_whichever_side_the_paper_is_turned_over(face: str) -> None:
    pages = [
        {
            (float(x), float(y))
            for x, y in re.findall(r'<use href="#page-\w-\w+" x="([^"]+)" y="([^"]+)"', page)
        }
        for page in print_pages_svg(face)
    ]
    for cards, behind in zip(pages[::2], pages[1::2], strict=True):
        assert behind == {(PAGE[0] - CARD[0] - x, y) for x, y in cards}
        assert behind == {(x, PAGE[1] - CARD[1] - y) for x, y in cards}


@pytest.mark.parametrize("face", FACES)
def test_the_paper_of_every_card_goes_on_beyond_the_outermost_cuts(face: str) -> None:
    def colour(svg: str) -> str:
        found = re.search(r'fill="(#\w+)"', svg.rsplit("</defs>", maxsplit=1)[-1])
        assert found
        return found[1]

    papers = {colour(card_svg(card, face=face)) for card in PACK}
    for number, page in enumerate(print_pages_svg(face)):
        bleed = re.search(r'</defs><path fill="(#\w+)" d="M(\S+) (\S+)h(\S+)v(\S+?)h', page)
        assert bleed
        assert {bleed[1]} == ({colour(back_svg())} if number % 2 else papers)
        left, top, width, height = (float(text) for text in bleed.groups()[1:])
        spots = re.findall(r'<use href="#page-\w-\w+" x="([^"]+)" y="([^"]+)"', page)
        xs, ys = ([float(spot[axis]) for spot in spots] for axis in (0, 1))
        assert (left, top) == (min(xs) - BLEED, min(ys) - BLEED)
        assert (left + width, top + height) == (
            max(xs) + CARD[0] + BLEED,
            max(ys) + CARD[1] + BLEED,
        )


@pytest.mark.parametrize("face", FACES)
def test_crop_marks_lie_between_the_colour_and_what_a_printer_leaves_bare(face: str) -> None:
    for page in print_pages_svg(face):
        (marks,) = re.findall(r'stroke="#000" stroke-width="0.2" d="([^"]+)"', page)
        lines = re.findall(r"M(\S+) (\S+)([hv])(-?[\d.]+)", marks)
        spots = re.findall(r'<use href="#page-\w-\w+" x="([^"]+)" y="([^"]+)"', page)
        cuts = [
            {float(spot[axis]) + far for spot in spots for far in (0, CARD[axis])}
            for axis in (0, 1)
        ]
        assert len(lines) == 2 * (len(cuts[0]) + len(cuts[1]))
        for x, y, way, far in lines:
            axis = "hv".index(way)
            start = float((x, y)[axis])
            ends = sorted((start, start + float(far)))
            assert min(ends[0], PAGE[axis] - ends[1]) > EDGE - 1e-9
            assert ends[1] < min(cuts[axis]) - BLEED or ends[0] > max(cuts[axis]) + BLEED
            assert float((x, y)[1 - axis]) in cuts[1 - axis]


def test_a_picture_that_stands_twice_can_have_ids_of_its_own() -> None:
    seen = view(played(4, 12, 20), 0)
    pictures = [card_svg(23), back_svg(), table_svg(seen)]
    twice = [*pictures, *(renamed_svg(svg, f"again-{n}") for n, svg in enumerate(pictures))]
    for svg in twice:
        verify_picture(svg)
    first, again = (
        {name for svg in half for name in re.findall(r' id="([^"]+)"', svg)}
        for half in (twice[:3], twice[3:])
    )
    assert first
    assert not first & again
    assert len(again) == sum(len(re.findall(r' id="', svg)) for svg in pictures)


@pytest.mark.parametrize("tag", ["", "1", "a b", 'a"', "à"])
def test_what_cannot_begin_an_id_is_refused(tag: str) -> None:
    with pytest.raises(ValueError, match="no tag"):
        renamed_svg(card_svg(0), tag)


def test_a_picture_in_a_notebook_has_a_size() -> None:
    match = played(4, 12, 48)
    sizes = []
    for thing in (23, view(match, 0), match.sheets[0]):
        root = ET.fromstring(str(picture(thing)))  # noqa: S314
        width, height = int(root.attrib["width"]), int(root.attrib["height"])
        _, _, wide, tall = (float(text) for text in root.attrib["viewBox"].split())
        assert height / width == pytest.approx(tall / wide, rel=0.01)
        sizes.append(width)
    assert sizes == [200, 720, 734]


def test_a_picture_that_is_not_trusted_is_one_short_line() -> None:
    assert re.fullmatch(r"<Picture, \d+ bytes of SVG>", repr(picture(23)))


def test_a_notebook_finds_the_pictures() -> None:
    match = played(4, 12, 48)
    for thing in (23, view(match, 0), match.sheets[0]):
        shown_picture = picture(thing)
        assert isinstance(shown_picture, Picture)
        assert shown_picture._repr_svg_() == str(shown_picture)
        ET.fromstring(str(shown_picture))  # noqa: S314


def test_the_notebook_extension_draws_views_and_sheets() -> None:
    painters: dict[type, Callable[[object], str]] = {}

    class Formatter:
        def for_type(self, kind: type, painter: Callable[[object], str]) -> None:
            painters[kind] = painter

    class Display:
        formatters = {"image/svg+xml": Formatter()}  # noqa: RUF012

    class Shell:
        display_formatter = Display()

    load_ipython_extension(Shell())
    match = played(4, 12, 48)
    for thing in (view(match, 0), match.sheets[0]):
        assert painters[type(thing)](thing) == str(picture(thing))
    assert len(painters) == 2


def test_a_face_that_is_none_is_refused() -> None:
    with pytest.raises((ValueError, CiceraError)):
        picture(0, face="piacentina")


def test_tables_of_two_faces_can_stand_in_one_document() -> None:
    seen = view(played(4, 12, 20), 0)
    first, second = (
        set(re.findall(r' id="([^"]+)"', table_svg(seen, face=face))) for face in FACES[:2]
    )
    assert {name for name in first & second if not name.startswith("back")} == set()


@pytest.mark.parametrize("card", [-1, 52, "As", None])
def test_what_is_no_card_has_no_picture(card: object) -> None:
    with pytest.raises(ValueError, match="cards are 0 to 51"):
        picture(card)  # type: ignore[arg-type]
