"""The deck in files: whose fault it is when it cannot be written, and that nothing is half done."""

from __future__ import annotations

import errno
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pytest
from pypdf import PdfReader

from cicera.art import FACES, card_svg
from cicera.domain.cards import CODES, PACK
from cicera.locale import LANGUAGES, words
from cicera.terminal import deck
from cicera.terminal.command import run
from cicera.terminal.deck import SHEET_WIDEST, DeckNotMade, make_deck
from cicera.terminal.files import explain_os_error

EN = words("en")


@contextmanager
def no_file_over(size: int) -> Iterator[None]:
    """The system refuses, here and now, to let a file grow over ``size`` bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The PDF of each face."""
    folder = tmp_path_factory.mktemp("books")
    for face in FACES:
        make_deck(folder / f"{face}.pdf", face=face, form="pdf", width=None, words=EN)
    return {face: folder / f"{face}.pdf" for face in FACES}


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What ``cicera deck`` says when it refuses; its language is English."""
    assert run(["deck", *arguments, "--lang", "en"]) == 2
    return capsys.readouterr().err.splitlines()[0]


@pytest.mark.parametrize(
    ("form", "module", "library"),
    [("png", "resvg_py", "resvg-py"), ("pdf", "cairosvg", "CairoSVG"), ("pdf", "pypdf", "pypdf")],
)
def test_without_a_library_nothing_is_made_and_it_is_named(
    form: str,
    module: str,
    library: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    out = tmp_path / "new" if form == "png" else tmp_path / "deck.pdf"
    said = refusal([str(out), "--format", form], capsys)
    assert said == f"cicera: {EN('error-deck-needs-extra', library=library)}"
    assert list(tmp_path.iterdir()) == []


def test_without_cairo_itself_the_refusal_says_what_pip_cannot_do(tmp_path: Path) -> None:
    """CairoSVG as it is where the library of the system is missing."""
    program = (
        "import ctypes.util, cffi, sys\n"
        "ctypes.util.find_library = lambda _name: None\n"
        "def dlopen(self, name, flags=0): raise OSError(f'cannot load library {name!r}')\n"
        "cffi.FFI.dlopen = dlopen\n"
        "from cicera.terminal.command import main\n"
        f"main(['deck', {str(tmp_path / 'deck.pdf')!r}, '--format', 'pdf', '--lang', 'en'])"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, f"cicera: {EN('error-deck-needs-cairo')}\n")
    assert "libcairo2" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["svg", "pdf"])
def test_a_width_that_nothing_has_is_refused(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "new")
    said = refusal([out, "--format", form, "--width", "80"], capsys)
    assert said == f"cicera: {EN('error-deck-no-width', form=form)}"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("root", ["/", "//", "/tmp/.."])  # noqa: S108
def test_the_root_of_the_disk_gets_no_files(root: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal([root], capsys) == f"cicera: {EN('error-deck-root', folder=str(Path(root)))}"


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


@pytest.mark.parametrize("form", ["svg", "pdf"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_itself_is_refused(
    form: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert run(["deck", str(loop), "--format", form, "--lang", language]) == 2
    assert capsys.readouterr().err == f"cicera: {loop}: {words(language)('file-link-loop')}\n"
    assert loop.is_symlink()


@pytest.mark.parametrize("form", ["svg", "pdf"])
def test_a_pipe_and_a_device_are_left_alone(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, Path(os.devnull)):
        said = refusal([str(place), "--format", form], capsys)
        assert said == f"cicera: {place}: {EN('file-special')}"
        assert not place.is_file()


@pytest.mark.parametrize("form", ["svg", "pdf"])
def test_a_name_that_is_too_long_is_said_to_be(
    form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / ("a" * 300)
    said = refusal([str(place), "--format", form], capsys)
    assert said.startswith(f"cicera: {tmp_path}{os.sep}aaa")
    assert said.endswith(f": {EN('file-name-long')}")


def test_the_longest_name_a_file_can_have_is_long_enough(tmp_path: Path) -> None:
    file = tmp_path / ("a" * 255)
    assert deck._write_all(iter([(file, lambda: b"a book")]), EN) == [file]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "file-disk-full"),
        (errno.EDQUOT, "file-disk-full"),
        (errno.EROFS, "file-read-only"),
        (errno.EACCES, "file-forbidden"),
        (errno.ENAMETOOLONG, "file-name-long"),
        (errno.EFBIG, "file-too-large"),
    ],
)
def test_what_the_system_refuses_is_said_in_words(language: str, number: int, key: str) -> None:
    said = explain_os_error(OSError(number, "what the system says"), words(language))
    assert said == words(language)(key)
    assert not re.search(r"E[A-Z]{4}|what the system", said)


def test_a_disk_that_takes_no_more_leaves_the_deck_before_as_it_was(tmp_path: Path) -> None:
    make_deck(tmp_path, face="leonessa", form="svg", width=None, words=EN)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    sizes = {CODES[card]: len(card_svg(card, face="grande")) for card in PACK}
    size = sorted(sizes.values())[-3]
    first = next(code for code in sizes if sizes[code] > size)
    said = re.escape(f"{tmp_path / first}.svg: {EN('file-too-large')}")
    with no_file_over(size), pytest.raises(DeckNotMade, match=said):
        make_deck(tmp_path, face="grande", form="svg", width=None, words=EN)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_disk_that_takes_no_more_leaves_no_new_folder(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    out = tmp_path / "old" / "new" / "newer"
    with no_file_over(14_000), pytest.raises(DeckNotMade, match=re.escape("deck.svg")):
        make_deck(out, face="grande", form="svg", width=None, words=EN)
    assert list(tmp_path.rglob("*")) == [tmp_path / "old"]


def test_files_of_others_are_neither_taken_for_ours_nor_removed(tmp_path: Path) -> None:
    mine = [tmp_path / name for name in (".As.svg.part", ".deck.svg.part", "As.txt")]
    for file in mine:
        file.write_text("mine", "utf-8")
    make_deck(tmp_path, face="leonessa", form="svg", width=None, words=EN)
    assert [file.read_text("utf-8") for file in mine] == ["mine"] * 3
    assert len(list(tmp_path.iterdir())) == 3 + 54


def test_two_runs_at_once_do_not_meet(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cicera", "deck", str(tmp_path / "deck")]
    runs = [
        subprocess.Popen([*command, "--face", face], stdout=subprocess.DEVNULL)  # noqa: S603
        for face in ("leonessa", "grande")
    ]
    assert [one.wait() for one in runs] == [0, 0]
    assert len(list((tmp_path / "deck").iterdir())) == 54
    for card in PACK:
        drawn = (tmp_path / "deck" / f"{CODES[card]}.svg").read_text("utf-8")
        assert drawn in {card_svg(card, face="leonessa"), card_svg(card, face="grande")}


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_may_not_be_written_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.pdf"
    file.write_text("mine", "utf-8")
    file.chmod(0o444)
    said = refusal([str(file), "--format", "pdf"], capsys)
    assert said == f"cicera: {file}: {EN('file-forbidden')}"
    assert file.read_text("utf-8") == "mine"


@pytest.mark.parametrize(("form", "count"), [("png", 54), ("pdf", 12)])
def test_a_terminal_shows_how_far_the_drawing_is(form: str, count: int, tmp_path: Path) -> None:
    out = str(tmp_path / "deck")
    command = f"deck {out} --format {form} --lang en" + " --width 200" * (form == "png")
    child = pexpect.spawn(sys.executable, ["-m", "cicera", *command.split()], dimensions=(24, 100))
    child.expect(r"Pictures drawn: .*?\d+/" + str(count), timeout=60)
    child.expect(r"written: ", timeout=60)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_without_a_terminal_there_is_no_progress(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "cicera", "deck", str(tmp_path), "--format", "png", "--width", "8"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


def test_an_interrupt_while_the_command_loads_says_nothing() -> None:
    program = (
        "import os, signal, sys\n"
        "class Slow:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'click':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Slow())\n"
        "from cicera.__main__ import main\n"
        "main()"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize(
    ("face", "title"),
    [
        ("leonessa", "Leonessa"),
        ("grande", "Leonessa grande"),
        ("francese", "Leonessa francese"),
    ],
)
def test_a_pdf_has_a_title_and_no_date(face: str, title: str, books: dict[str, Path]) -> None:
    book = PdfReader(books[face])
    assert str(book.metadata) == str({"/Producer": "pypdf", "/Title": title})
    wishes = {"/DisplayDocTitle": True, "/PrintScaling": "/None"}
    assert str(book.root_object["/ViewerPreferences"]) == str(wishes)


def test_a_pdf_has_the_same_bytes_every_time(books: dict[str, Path], tmp_path: Path) -> None:
    file = tmp_path / "again.pdf"
    make_deck(file, face="grande", form="pdf", width=None, words=EN)
    assert file.read_bytes() == books["grande"].read_bytes()


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
