"""What the commands say, and with which exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from cicera import __version__
from cicera.locale import LANGUAGES, words
from cicera.players import PLAYERS
from cicera.terminal.command import run

HANDS = (
    "As2s3s5s6s7s8s9sTsFsCsRs",
    "Ac2c3c4c5c6c7c8c9cTcCcRc",
    "Ad2d3d4d5d6d7d8d9dTdFdCd",
    "Ab2b3b4b5b6b8b9bTbFbCbRb",
)
RECORD = f"""[Cicera "1"]

Hand 1 dealer 3
Table 4s 7b Fc Rd
Deal {" / ".join(HANDS)}
7sx7b 4cx4s Fd
"""


def cicera(
    *arguments: str, text: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The command as a person runs it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return subprocess.run(  # noqa: S603
        [sys.executable, "-m", "cicera", *arguments],
        input=text,
        capture_output=True,
        check=False,
        env=clean | {"LANG": "C.UTF-8"} | environment,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.cgn"
    file.write_text(RECORD, "utf-8")
    return file


def test_version_is_that_of_the_package() -> None:
    done = cicera("--version")
    assert (done.returncode, done.stdout) == (0, f"cicera {__version__}\n".encode())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["terminal"], ["replay"], ["rules"]])
def test_help_is_in_the_persons_language(
    language: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--help", "--lang", language]) == 0
    asked = capsys.readouterr().out
    speech = words(language)
    sentence = speech(f"command-{command[0] if command else 'cicera'}")
    assert " ".join(sentence.split()) in " ".join(asked.split())
    assert speech("help-usage") in asked
    assert speech("help-options") in asked


def test_the_language_comes_from_the_environment() -> None:
    assert words("it")("command-cicera") in cicera("--help", LANG="it_IT.UTF-8").stdout.decode()
    assert words("es")("command-cicera") in cicera("--help", CICERA_LANG="es").stdout.decode()
    assert words("en")("command-cicera") in cicera("--help", LANG="de_DE.UTF-8").stdout.decode()


def test_without_arguments_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "replay" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["repaly"], "replay"),
        (["replay"], "metavar-files"),
        (["replay", "--jsn", "x"], "--json"),
        (["replay", "--json=3", "x"], "--json"),
        (["rules", "caciada", "players=5"], "2, 3, 4"),
        (["rules", "scopa"], "caciada, bigia, moedas, veloce"),
        (["rules", "--lang", "de"], "it, en, es, pt"),
        (["terminal", "a", "b"], "b"),
        (["terminal", "--seed", "x"], "--seed"),
        (["terminal", "--seed"], "--seed"),
        (["terminal", "--seat", "4"], "0-3"),
        (["terminal", "--against", "nobody"], ", ".join(PLAYERS)),
        (["terminal", "--rules", "veloce packet=5"], "packet"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_use_is_refused_in_words(
    arguments: list[str], said: str, language: str,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("CICERA_LANG", language)
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("cicera: ")
    wanted = words(language)(said).rstrip(".") if said.startswith("metavar-") else said
    assert wanted in captured.err
    assert "Traceback" not in captured.err


def test_replay_refuses_each_bad_file_and_replays_the_others(record: Path) -> None:
    bad = record.with_name("bad.cgn")
    bad.write_text(RECORD.replace("4cx4s", "4cx7b"), "utf-8")
    missing = record.with_name("missing.cgn")
    done = cicera("replay", "--json", str(bad), str(missing), str(record.parent), str(record))
    assert done.returncode == 2
    refusals = done.stderr.decode().splitlines()
    assert refusals[0].startswith(f"{bad}:6:7: ")
    assert [line.split(": ")[0] for line in refusals[1:]] == [str(missing), str(record.parent)]
    assert [json.loads(line)["file"] for line in done.stdout.splitlines()] == [str(record)]


def test_replay_reads_standard_input() -> None:
    done = cicera("replay", "--json", "-", text=RECORD.encode())
    assert done.returncode == 0
    summary = json.loads(done.stdout)
    assert summary["file"] == "-"
    assert summary["hands"][0]["plies"] == 3


def test_bytes_that_are_no_text_are_refused_with_their_place() -> None:
    done = cicera("replay", "-", text=b'[Cicera "1"]\n[Event "\xff"]\n')
    assert done.returncode == 2
    assert done.stderr.decode().startswith("-:2:9: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", "--lang", language, str(record)]) == 0
    told = capsys.readouterr().out
    speech = words(language)
    assert speech("replay-hand", number=1, dealer=speech("seat-number", seat=3)) in told
    assert "7sx7b" in told
    assert speech("item-picada") not in told
    assert speech("replay-undecided", target=51) in told


def test_replay_names_the_players_and_the_bonuses(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = RECORD.replace("\n\n", '\n[Players "Ana" "Bruno" "Carla" "Dario"]\n\n', 1)
    record.write_text(named + "FbxFd\n", "utf-8")
    assert run(["replay", "--lang", "en", str(record)]) == 0
    told = capsys.readouterr().out
    assert "Dario       FbxFd         picada" in told
    assert "Bruno + Dario" in told


def test_a_closed_pipe_ends_quietly(record: Path) -> None:
    reader = subprocess.Popen(  # noqa: S603
        [sys.executable, "-m", "cicera", "replay", *[str(record)] * 400],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.readline()
    reader.stdout.close()
    assert reader.stderr.read() == b""
    reader.stderr.close()
    assert reader.wait() == 141


def test_output_that_cannot_say_a_letter_does_not_break(record: Path) -> None:
    done = cicera("replay", "--lang", "it", str(record), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"7sx7b" in done.stdout


def test_rules_marks_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "en", "bigia", "target=31"]) == 0
    different, same = capsys.readouterr().out.split("The same as")
    assert "target=31 (caciada: 51)" in different
    assert "cinquanta=on (caciada: off)" in different
    assert "napoleone=on" in same


def test_rules_without_words_says_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("caciada\n")
    assert "caciada, bigia, moedas, veloce" in said


@pytest.mark.parametrize("face", ["leonessa", "grande", "francese"])
def test_deck_writes_every_card(face: str, tmp_path: Path) -> None:
    assert run(["deck", str(tmp_path / "deck"), "--face", face]) == 0
    names = {file.name for file in (tmp_path / "deck").iterdir()}
    assert len(names) == 54
    assert {"As.svg", "Rb.svg", "back.svg", "deck.svg"} <= names


def test_deck_writes_pictures_of_the_asked_width(tmp_path: Path) -> None:
    assert run(["deck", str(tmp_path), "--format", "png", "--width", "16"]) == 0
    head = (tmp_path / "Fc.png").read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    assert int.from_bytes(head[16:20], "big") == 16


def test_deck_binds_a_book_to_print(tmp_path: Path) -> None:
    file = tmp_path / "deck.pdf"
    assert run(["deck", str(file), "--format", "pdf"]) == 0
    pages = PdfReader(file).pages
    assert len(pages) == 12
    assert round(pages[0].mediabox.width / 72 * 25.4) == 297


def test_deck_says_where_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("mine", "utf-8")
    assert run(["deck", str(blocked)]) == 2
    assert str(blocked) in capsys.readouterr().err
    assert blocked.read_text("utf-8") == "mine"
    assert run(["deck", str(tmp_path), "--format", "pdf"]) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_deck_says_which_library_it_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setitem(sys.modules, "cairosvg", None)
    for form in ("png", "pdf"):
        assert run(["deck", str(tmp_path / form), "--format", form]) == 2
        assert "cicera[deck]" in capsys.readouterr().err


def test_a_match_is_not_saved_over_somebodys_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken.cgn"
    taken.write_text("mine", "utf-8")
    done = cicera("terminal", "--plain", "--save", str(taken))
    assert done.returncode == 2
    assert done.stderr.decode() == f"cicera: {taken}: {words('en')('file-exists')}\n"
    assert taken.read_text("utf-8") == "mine"


def test_a_match_gone_on_with_is_saved_in_its_own_file(record: Path) -> None:
    done = cicera("terminal", str(record), "--plain", "--save", str(record))
    assert done.returncode == 0
    assert "[Seat " in record.read_text("utf-8")


def test_nothing_in_a_file_commands_the_terminal(record: Path) -> None:
    evil = RECORD.replace("\n\n", '\n[Players "A\x1b[31m" "B\x07" "C\u202e" "D"]\n\n', 1)
    record.write_text(evil, "utf-8")
    told = cicera("replay", str(record))
    broken = cicera("replay", "-", text=RECORD.encode() + b"\x1b[31mevil")
    assert told.returncode == 0
    for output in (told.stdout, broken.stderr):
        assert b"\x1b" not in output
        assert "\u202e".encode() not in output
    assert b"\\x1b[31mevil" in broken.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["rules", "--help"])
def test_a_full_disk_is_said_in_a_line(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "cicera", command], stdout=full, stderr=subprocess.PIPE,
            check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.startswith(b"cicera: ")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_fault(closed: str, record: Path) -> None:
    done = subprocess.run(  # noqa: S602
        f"{sys.executable} -m cicera replay {record} {closed}", shell=True, capture_output=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""


def test_rules_do_not_go_with_a_saved_match(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["terminal", str(record), "--rules", "bigia", "--lang", "en"]) == 2
    assert "--rules" in capsys.readouterr().err


def test_deck_follows_a_link_and_replaces_nothing_but_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link, real = tmp_path / "link.pdf", tmp_path / "real.pdf"
    real.write_text("", "utf-8")
    link.symlink_to(real)
    assert run(["deck", str(link), "--format", "pdf"]) == 0
    assert link.is_symlink()
    assert real.read_bytes().startswith(b"%PDF")
    os.mkfifo(tmp_path / "pipe")
    assert run(["deck", str(tmp_path / "pipe"), "--format", "pdf"]) == 2
    assert (tmp_path / "pipe").is_fifo()
    assert run(["deck", ""]) == 2
    assert capsys.readouterr().err.count("cicera: ") == 2


def test_a_match_is_not_saved_where_there_is_no_folder(tmp_path: Path) -> None:
    place = tmp_path / "nowhere" / "match.cgn"
    done = cicera("terminal", "--plain", "--save", str(place))
    assert done.returncode == 2
    assert done.stderr.decode() == f"cicera: {place}: {words('en')('file-in-no-folder')}\n"
    assert not place.parent.exists()


def test_a_card_not_held_is_spoken_of_to_the_player(tmp_path: Path) -> None:
    place = tmp_path / "match.cgn"
    done = cicera(
        "terminal", "--plain", "--seed", "7", "--lang", "en", "--save", str(place), text=b"9d\n"
    )
    assert words("en")("terminal-plain-not-held", card="9d") in done.stdout.decode()
    assert "seat 0" not in done.stdout.decode()
