"""The full-screen table, played by keys and by mouse through Textual's pilot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.terminal.tables import begin, keeper, laid, my_turn, step, until
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from cicera import Move, cards_in, parse_record
from cicera.domain.bonuses import Bonus
from cicera.domain.cards import VALUE
from cicera.domain.play import Play
from cicera.locale import LANGUAGES
from cicera.terminal.app import TableApp
from cicera.terminal.cloth import Hand, Table
from cicera.terminal.flourish import Flourish, Notice
from cicera.terminal.letters import bare_style
from cicera.terminal.pages import Page, ScorePage
from cicera.terminal.paint import Look, paint_card
from cicera.terminal.parts import Keys, Voice, move_text
from cicera.terminal.session import Session
from cicera.terminal.sets import SetsPage
from cicera.terminal.speech import Speech


@asynccontextmanager
async def table(
    session: Session,
    folder: Path,
    *,
    size: tuple[int, int] = (80, 24),
    speech: Speech | None = None,
    delay: float = 0,
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    """The app at ``session``, once the others have played."""
    app = TableApp(keeper(session, folder), speech or Speech("en"), delay=delay)
    app.animation_level = "none"
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        yield app, pilot


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the others have played and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def drawn(app: TableApp) -> str:
    """Everything on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def said(app: TableApp, selector: type[Static]) -> str:
    """What one part says."""
    return str(app.board.query_one(selector).render())


async def test_a_whole_match_by_keyboard_alone(tmp_path: Path) -> None:
    session = begin("veloce target=1", seed=3)
    async with table(session, tmp_path) as (app, pilot):
        for _ in range(100):
            now = app.keeper.session
            if isinstance(app.screen, ScorePage) and now.match.winner is not None:
                break
            await pilot.press("enter")
            await settle(app, pilot)
        assert app.keeper.session.match.winner is not None
        assert "wins the match" in drawn(app) or "win the match" in drawn(app)
        assert "The finished match is kept in" in drawn(app)
        finished = parse_record(app.keeper.path.read_bytes())
        assert finished.match == app.keeper.session.match
        await pilot.press("escape")
        assert isinstance(app.screen, ScorePage)
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.keeper.session.match.totals == (0, 0)
        assert app.keeper.session.match.hands[0].deal.dealer != session.state.deal.dealer
        assert app.keeper.path.name == "match-2.cgn"


async def test_a_whole_hand_by_mouse_alone(tmp_path: Path) -> None:
    async with table(begin(), tmp_path) as (app, pilot):
        for _ in range(100):
            if isinstance(app.screen, ScorePage):
                break
            hand = app.board.query_one(Hand)
            card = app.board.hand[0]
            await pilot.click(Hand, offset=hand.point_of(card))
            await pilot.pause()
            chooser = app.board.chooser
            if chooser is not None:
                for taken in cards_in(chooser.sets[0] & ~chooser.picked):
                    cloth = app.board.query_one(Table)
                    await pilot.click(Table, offset=cloth.point_of(taken))
                if app.board.chooser is not None:  # the only set was picked already
                    assert len(chooser.sets) == 1
                    await click_key(app, pilot, "enter")
            await settle(app, pilot)
        assert isinstance(app.screen, ScorePage)
        assert len(app.keeper.session.state.log) == 48
        assert any(
            played.move.captured for played in app.keeper.session.state.log if played.seat == 0
        )
        await click_key(app, pilot, "leave")
        await settle(app, pilot)
        assert len(app.keeper.session.match.hands) == 2


async def click_key(app: TableApp, pilot: Pilot[None], action: str) -> None:
    """Click on the words of an action."""
    keys = app.screen.query_one(Keys)
    place = next(x for x in range(80) if keys.action_at(x) == action)
    await pilot.click(Keys, offset=(place + 1, 0))
    await pilot.pause()


@pytest.mark.parametrize(
    "rules",
    ["bigia packet=4", "veloce players=3 packet=4", "caciada players=3 packet=16",
     "caciada players=2 packet=24"],
)  # fmt: skip
async def test_tables_of_every_number(rules: str, tmp_path: Path) -> None:
    session = begin(rules, seat=1)
    async with table(session, tmp_path) as (app, pilot):
        for _ in range(5):
            await pilot.press("right", "enter")
            if app.board.chooser is not None:
                await pilot.press("l")
            await settle(app, pilot)
        mine = [p for p in app.keeper.session.state.log if p.seat == 1]
        assert len(mine) == 5
        assert ("Piero" in drawn(app)) == (session.rules.players > 2)
        assert ("Bortolo" in drawn(app)) == (session.rules.players > 3)


async def test_a_card_that_takes_nothing_is_laid_at_once(tmp_path: Path) -> None:
    session = until(begin(), lambda s: my_turn(s) and not s.view.legal[0].captures)
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press("enter")
        assert app.keeper.session.state.log[len(session.state.log)].move == Move(
            session.view.legal[0].card
        )


async def test_a_card_that_takes_one_set_is_asked_about(tmp_path: Path) -> None:
    session = until(begin(), lambda s: my_turn(s) and len(s.view.legal[0].captures) == 1)
    card, (only,) = session.view.legal[0]
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press("enter")
        assert app.keeper.session is session
        assert app.board.chooser is not None
        assert app.board.chooser.picked == only
        await pilot.press("enter")
        assert app.keeper.session.state.log[len(session.state.log)].move == Move(card, only)


async def test_a_set_is_built_by_keys_among_hundreds(tmp_path: Path) -> None:
    session = laid("veloce players=2", 34)
    place, choice = max(enumerate(session.view.legal), key=lambda pair: len(pair[1].captures))
    wanted = max(choice.captures, key=lambda cards: cards.bit_count())
    assert len(choice.captures) > 300
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press(*["right"] * place, "enter")
        assert "sets to choose from" in said(app, Voice)
        for count, card in enumerate(cards_in(wanted), start=1):
            while app.board.target != card:  # a digit goes round the cards of its value
                await pilot.press(str(VALUE[card] % 10))
            await pilot.press("space")
            chooser = app.board.chooser
            assert chooser is not None
            assert chooser.picked.bit_count() == count
            dim = {c for c, look in app.board._table_looks().items() if look.dim}
            assert dim == set(cards_in(session.view.table & ~chooser.possible))
            if chooser.missing:
                assert f"{chooser.missing} to go" in said(app, Voice)
        await pilot.press("enter")
        assert app.keeper.session.state.log[len(session.state.log)].move == Move(
            choice.card, wanted
        )


async def test_a_set_is_found_in_the_list(tmp_path: Path) -> None:
    session = laid("veloce players=2", 34)
    place, choice = max(enumerate(session.view.legal), key=lambda pair: len(pair[1].captures))
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press(*["right"] * place, "enter", "tab")
        page = app.screen
        assert isinstance(page, SetsPage)
        assert page.query_one(OptionList).option_count == len(choice.captures)
        await pilot.press("4", "space", "3")
        await pilot.pause()
        assert page.query_one(Input).value == "4 3"
        assert 0 < page.query_one(OptionList).option_count < len(choice.captures)
        await pilot.press("down", "down", "up")
        taken = page.shown[1]
        await pilot.press("enter")
        await settle(app, pilot)
        assert app.keeper.session.state.log[len(session.state.log)].move == Move(choice.card, taken)


async def test_the_list_can_be_left_and_clicked(tmp_path: Path) -> None:
    session = laid("caciada", 16)
    place, choice = max(enumerate(session.view.legal), key=lambda pair: len(pair[1].captures))
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press(*["right"] * place, "enter", "tab", "z")
        await pilot.pause()
        assert isinstance(app.screen, SetsPage)
        assert app.screen.query_one(OptionList).option_count == 0
        await pilot.press("enter")
        assert isinstance(app.screen, SetsPage)
        await pilot.press("escape")
        assert app.keeper.session is session
        await pilot.press("tab")
        await pilot.pause()
        assert isinstance(app.screen, SetsPage)
        third = app.screen.shown[2]
        await pilot.click(OptionList, offset=(3, 2))
        await settle(app, pilot)
        assert app.keeper.session.state.log[len(session.state.log)].move == Move(choice.card, third)


async def test_a_wrong_card_is_explained(tmp_path: Path) -> None:
    session = laid("caciada", 16)
    six = next(place for place, card in enumerate(cards_in(session.view.hand)) if VALUE[card] == 6)
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press(*["right"] * six, "enter")
        await pilot.press("5", "space", "9", "space")
        assert "5 + 9 is 14, not 6" in said(app, Notice)
        assert app.board.chooser is not None
        assert app.board.chooser.picked.bit_count() == 1
        await pilot.press("enter")
        assert app.keeper.session is session


async def test_nothing_is_sent_out_of_turn_or_twice(tmp_path: Path) -> None:
    session = until(begin(), lambda s: my_turn(s) and not s.view.legal[0].captures)
    async with table(session, tmp_path, delay=30) as (app, pilot):
        await pilot.press("enter", "enter", "l", "l", "enter")
        assert len(app.keeper.session.state.log) == len(session.state.log) + 1
        assert "not your turn" in said(app, Notice)
        app.board.send(Move(session.view.legal[0].card))
        assert len(app.keeper.session.state.log) == len(session.state.log) + 1


async def test_a_bonus_is_celebrated_and_the_game_goes_on_under_it(tmp_path: Path) -> None:
    def picada(session: Session) -> bool:
        laid_card = session.view.laid
        return laid_card is not None and any(
            1 << laid_card in choice.captures for choice in session.view.legal
        )

    session = until(begin(), lambda s: my_turn(s) and picada(s))
    assert session.view.laid is not None
    card = next(c.card for c in session.view.legal if 1 << session.view.laid in c.captures)
    async with table(session, tmp_path, delay=30) as (app, pilot):
        app.board.choose(card)
        app.board.send(Move(card, 1 << session.view.laid))
        await pilot.pause()
        assert "PICADA" in str(app.board.query_one(Flourish).render())
        assert "picada: 1 point" in said(app, Voice)
        await pilot.click(Flourish)
        await pilot.pause()
        assert not app.board.query(Flourish)


async def test_what_the_others_take_is_shown_first(tmp_path: Path) -> None:
    session = until(begin(), lambda s: s.turn not in (None, s.seat) and bool(s.choose().captured))
    async with table_without_waiting(session, tmp_path) as (app, _pilot):
        captured = session.choose().captured
        for _ in range(100):
            await asyncio.sleep(0.02)
            if app.board.coming is not None:
                break
        looks = app.board._table_looks()
        assert {card for card, look in looks.items() if look.picked} == set(cards_in(captured))
        assert app.keeper.session is session


@asynccontextmanager
async def table_without_waiting(
    session: Session, folder: Path
) -> AsyncIterator[tuple[TableApp, Pilot[None]]]:
    app = TableApp(keeper(session, folder), Speech("en"), delay=0.3)
    async with app.run_test() as pilot:
        yield app, pilot


@pytest.mark.parametrize("key", ["h", "m", "r", "s", "question_mark"])
async def test_pages_open_scroll_and_close(key: str, tmp_path: Path) -> None:
    session = laid("caciada", 16)
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press(key)
        assert isinstance(app.screen, Page)
        before = drawn(app)
        await pilot.press("down", "down", "pagedown")
        await pilot.pause()
        if key in "hr":
            assert drawn(app) != before
        await pilot.press("escape")
        assert app.screen is app.board


async def test_settings_are_changed_at_the_table(tmp_path: Path) -> None:
    async with table(laid("caciada", 16), tmp_path, size=(120, 40)) as (app, pilot):
        assert "♥" not in drawn(app)
        await pilot.press("f")
        await pilot.pause()
        assert "J♣" in drawn(app)
        await pilot.press("d", "s")
        await pilot.pause()
        await pilot.press("escape", "p")
        assert "0.9" in said(app, Notice)
        assert app.board.delay == 0.9
        assert app.board.speech.dialect


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_at_every_usual_size(language: str, tmp_path: Path) -> None:
    session = until(begin("bigia packet=6"), lambda s: my_turn(s) and len(s.state.log) > 20)
    speech = Speech(language, dialect=language == "it")
    async with table(session, tmp_path, speech=speech) as (app, pilot):
        for key in ("h", "m", "r", "s"):
            await pilot.press(key)
            text = drawn(app)
            assert "terminal-" not in text
            assert "{" not in text
            await pilot.press("escape")
        for size in ((120, 40), (60, 20)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = drawn(app)
            assert speech("terminal-your-turn") in text
            name = "terminal-key-quit-short" if size == (60, 20) else "terminal-key-quit"
            assert f" q {speech(name)}" in text
            assert speech("terminal-target", target=51) in text
            assert speech("terminal-stock", count=session.view.stock) in text
            assert "terminal-" not in text


@pytest.mark.parametrize("size", [(200, 60), (59, 24), (80, 19), (20, 5), (1, 1)])
async def test_any_size_is_survived(size: tuple[int, int], tmp_path: Path) -> None:
    async with table(laid("caciada", 16), tmp_path) as (app, pilot):
        await pilot.resize_terminal(*size)
        await pilot.pause()
        small = size[0] < 60 or size[1] < 20
        if small and size[0] >= 20:
            assert "too small" in " ".join(drawn(app).split())
        assert app.board.has_class("small") == small
        await pilot.press("right")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not app.board.has_class("small")
        assert "Your turn" in drawn(app)


async def test_every_card_of_a_crowded_table_is_drawn(tmp_path: Path) -> None:
    session = laid("veloce players=2", 34)
    async with table(session, tmp_path) as (app, _pilot):
        text = drawn(app)
        for card in cards_in(session.view.table | session.view.hand):
            assert app.board.speech.code(card) in text


async def test_a_table_that_does_not_fit_scrolls_to_the_cursor(tmp_path: Path) -> None:
    session = laid("veloce players=2", 34)
    async with table(session, tmp_path, size=(60, 20)) as (app, pilot):
        cloth = app.board.query_one(Table)
        assert cloth.max_scroll_y > 0
        last = max(cloth.cells, key=lambda cell: cell[0])
        assert app.board.speech.code(cloth.cells[last]) not in table_text(app)
        cloth.reveal(cloth.cells[last])
        await pilot.pause()
        assert app.board.speech.code(cloth.cells[last]) in table_text(app)


def table_text(app: TableApp) -> str:
    region = app.board.query_one(Table).region
    lines = drawn(app).splitlines()[region.y : region.bottom]
    return "\n".join(line[region.x : region.right] for line in lines)


async def test_ascii_draws_nothing_else(tmp_path: Path) -> None:
    session = laid("veloce players=2", 34)
    speech = Speech("it", ascii=True, dialect=True)
    async with table(session, tmp_path, speech=speech) as (app, pilot):
        for keys in ((), ("enter",), ("tab",), ("escape",), ("escape",), ("f",), ("h",)):
            await pilot.press(*keys)
            await pilot.pause()
            text = drawn(app)
            assert text.isascii(), sorted(set(text) - set(map(chr, range(128))))
            assert len({len(line) for line in text.splitlines()}) == 1


@pytest.mark.parametrize(
    ("key", "where"),
    [
        ("q", ""),
        ("q", "enter"),
        ("ctrl+q", ""),
        ("ctrl+c", "enter"),
        ("ctrl+c", "h"),
        ("ctrl+c", "tab"),
        ("ctrl+q", "tab"),
    ],
)
async def test_quitting_works_from_everywhere(key: str, where: str, tmp_path: Path) -> None:
    session = laid("caciada", 16)
    async with table(session, tmp_path) as (app, pilot):
        await pilot.press("5", "right", "right")
        if where in ("enter", "tab"):
            await pilot.press("enter")
        if where in ("h", "tab"):
            await pilot.press(where)
        await pilot.press(key)
        await pilot.pause()
        assert app._exit


async def test_between_hands_quitting_keeps_the_hand_that_ended(tmp_path: Path) -> None:
    session = until(begin("veloce players=2 target=99"), lambda s: len(s.state.log) == 47)
    while not my_turn(session):
        session = step(session)
    async with table(session, tmp_path) as (app, pilot):
        for _ in range(4):
            if not isinstance(app.screen, ScorePage):
                await pilot.press("enter")
                await settle(app, pilot)
        assert isinstance(app.screen, ScorePage)
        await pilot.press("q")
    kept = parse_record(app.keeper.path.read_bytes())
    assert kept.match.state is None
    assert len(kept.match.sheets) == len(app.keeper.session.match.sheets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
async def test_the_footer_has_whole_entries(language: str, *, plain: bool, tmp_path: Path) -> None:
    speech = Speech(language, ascii=plain)
    session = laid("caciada", 16)
    async with table(session, tmp_path, size=(60, 20), speech=speech) as (app, pilot):
        for chosen in (False, True):
            if chosen:
                app.board.choose(max(session.view.legal, key=lambda c: len(c.captures)).card)
                await pilot.pause()
            keys = app.board.query_one(Keys)
            last = drawn(app).splitlines()[-1].rstrip()
            words = [f"{entry.key} {entry.words}" for entry in keys.fitting]
            assert last == " " + "  ".join(map(speech.clean, words))
            actions = [entry.action for entry in keys.fitting]
            assert {"enter", "lay", "help", "app.leave"} <= set(actions)
            assert not plain or "~" not in last


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_the_score_sheet_uses_the_height_there_is(
    size: tuple[int, int], tmp_path: Path
) -> None:
    session = until(begin("bigia packet=6"), lambda s: s.turn is None)
    async with table(session, tmp_path, size=size) as (app, pilot):
        assert isinstance(app.screen, ScorePage)
        await pilot.pause()
        lines = app.screen.query_one("#page-lines")
        page = app.screen.query_one("#page").region
        assert lines.max_scroll_y == 0 or page.height == size[1] - 1
        assert ("more below" in drawn(app)) == (lines.max_scroll_y > 0)
        assert "next hand" in drawn(app).splitlines()[-1]


async def test_what_does_not_fit_scrolls_and_says_so(tmp_path: Path) -> None:
    async with table(laid("caciada", 16), tmp_path) as (app, pilot):
        await pilot.press("h")
        await pilot.pause()
        assert app.screen.query_one("#page").region.height == 23
        assert "▼ more below" in drawn(app)
        assert drawn(app).splitlines()[-1].split() == ["Esc", "close", "↑", "↓", "more"]
        await pilot.press(*["pagedown"] * 5)
        await pilot.pause()
        assert "more below" not in drawn(app)


async def test_a_popup_shows_its_own_keys(tmp_path: Path) -> None:
    session = laid("caciada", 16)
    async with table(session, tmp_path) as (app, pilot):
        app.board.choose(max(session.view.legal, key=lambda c: len(c.captures)).card)
        await pilot.press("tab")
        await pilot.pause()
        last = drawn(app).splitlines()[-1]
        assert "A–Z 0–9 narrow the list" in last
        assert " l lay" not in drawn(app)


def test_the_bonuses_of_a_move_outlast_its_cards() -> None:
    session = laid("caciada", 16)
    captured = sum(1 << card for card in cards_in(session.view.table)[:5])
    bonuses = (Bonus.SIMILI, Bonus.QUADRIGLIA, Bonus.CINQUANTA)
    played = Play(2, Move(session.view.hand.bit_length() - 1, captured), bonuses)
    for language in LANGUAGES:
        for width in (36, 45, 56, 72):
            text = move_text(played, session, Speech(language), width)
            assert "simili + quadriglia + cinquanta" in text.plain
            assert len(text) <= width


def test_without_colour_cards_stand_out() -> None:
    for look in (Look(), Look(picked=True), Look(cursor=True), Look(dim=True)):
        for line in paint_card(0, "Ac", 7, 5, look):
            for segment in line:
                assert segment.style is not None
                style = bare_style(segment.style)
                assert style.color is style.bgcolor is None
                assert bool(style.reverse) != look.dim
                assert bool(style.dim) == look.dim


async def test_a_page_left_at_once_asks_for_nothing_that_has_gone(tmp_path: Path) -> None:
    """What a popup put off to the next refresh may come when it has been left."""
    async with table(begin(), tmp_path) as (app, pilot):
        await settle(app, pilot)
        await pilot.press("h")
        page = app.screen
        assert isinstance(page, Page)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not page
        page.fit()
        page.tell_more()
