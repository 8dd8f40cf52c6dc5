"""The deck in files: whose fault it is when it cannot be written, and that nothing is half done."""

from __future__ import annotations

import errno
import re
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from cicera.locale import LANGUAGES, words
from cicera.terminal.command import run
from cicera.terminal.deck import SHEET_WIDEST, DeckNotMade, make_deck

EN = words("en")


def fill_the_disk(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From the file ``name`` on there is no room."""
    write = Path.write_bytes

    def write_bytes(path: Path, data: bytes) -> int:
        if name in path.name:
            path.touch()
            raise OSError(errno.ENOSPC, "no room")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", write_bytes)


@pytest.mark.parametrize("form", ["png", "pdf"])
def test_without_its_library_nothing_is_made(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setitem(sys.modules, "pypdf", None)
    assert run(["deck", str(tmp_path / "new" / form), "--format", form]) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_a_files_place_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "9d.svg").mkdir()
    assert run(["deck", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (f"cicera: {tmp_path / '9d.svg'}: {EN('file-is-folder')}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["9d.svg"]


def test_a_file_in_a_folders_place_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("mine", "utf-8")
    assert run(["deck", str(tmp_path / "taken" / "deep" / "down"), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"cicera: {tmp_path / 'taken'}: {EN('file-exists')}\n"
    assert (tmp_path / "taken").read_text("utf-8") == "mine"


def test_a_pdf_in_no_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nowhere" / "deck.pdf"
    assert run(["deck", str(file), "--format", "pdf", "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"cicera: {file}: {EN('file-in-no-folder')}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_link_to_itself_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert run(["deck", str(loop), "--format", "pdf", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"cicera: {loop}: ")
    assert loop.is_symlink()


def test_a_full_disk_leaves_the_deck_before_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_deck(tmp_path, face="leonessa", form="svg", width=400, words=EN)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    fill_the_disk(monkeypatch, "Fd")
    with pytest.raises(DeckNotMade, match=re.escape(str(tmp_path / "Fd.svg"))):
        make_deck(tmp_path, face="francese", form="svg", width=400, words=EN)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_full_disk_leaves_no_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "old").mkdir()
    fill_the_disk(monkeypatch, "deck")
    with pytest.raises(DeckNotMade):
        make_deck(
            tmp_path / "old" / "new" / "newer", face="grande", form="svg", width=400, words=EN
        )
    assert list(tmp_path.rglob("*")) == [tmp_path / "old"]


@pytest.mark.parametrize(
    ("face", "title"),
    [
        ("leonessa", "Leonessa"),
        ("grande", "Leonessa grande"),
        ("francese", "Leonessa francese"),
    ],
)
def test_a_pdf_has_a_title_and_no_date(face: str, title: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.pdf"
    make_deck(file, face=face, form="pdf", width=400, words=EN)
    book = PdfReader(file)
    assert str(book.metadata) == str({"/Producer": "pypdf", "/Title": title})
    wishes = {"/DisplayDocTitle": True, "/PrintScaling": "/None"}
    assert str(book.root_object["/ViewerPreferences"]) == str(wishes)


def test_a_pdf_has_the_same_bytes_every_time(tmp_path: Path) -> None:
    data = set()
    for name in ("one.pdf", "other.pdf"):
        make_deck(tmp_path / name, face="grande", form="pdf", width=400, words=EN)
        data.add((tmp_path / name).read_bytes())
    assert len(data) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_how_wide_a_picture_can_be(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["deck", "--help", "--lang", language]) == 0
    said = " ".join(capsys.readouterr().out.split())
    low, high = re.search(r"(\d+) (?:to|a) (\d+) (?:pixels?|píxeles)", said).groups()  # type: ignore[union-attr]
    for width in (int(low) - 1, int(high) + 1):
        assert run(["deck", str(tmp_path), "--format", "png", "--width", str(width)]) == 2
    assert list(tmp_path.iterdir()) == []


def test_the_contact_sheet_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def paint(_picture: str, width: int) -> bytes:
        asked.append(width)
        return b""

    monkeypatch.setattr("cicera.terminal.deck._png_painter", lambda: paint)
    make_deck(tmp_path, face="leonessa", form="png", width=4000, words=EN)
    assert asked == [4000] * 53 + [SHEET_WIDEST]
