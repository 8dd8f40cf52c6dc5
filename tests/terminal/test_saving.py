"""Matches are written whole or not at all, and what cannot be written is not lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.terminal.tables import NOW, begin, keeper, step

from cicera import format_record, parse_record
from cicera.terminal import saving
from cicera.terminal.saving import free_path, new_path, save_record
from cicera.terminal.speech import Speech


def test_what_is_saved_is_the_record(tmp_path: Path) -> None:
    session = begin(name="Èrica")
    path = tmp_path / "new" / "folders" / "match.cgn"
    save_record(session.record(), path)
    assert path.read_bytes() == format_record(session.record()).encode()
    assert parse_record(path.read_bytes()) == session.record()
    assert [file.name for file in path.parent.iterdir()] == ["match.cgn"]


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.cgn"
    path.write_text("old")

    def full(number: int) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        save_record(begin().record(), path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    target, link = tmp_path / "real.cgn", tmp_path / "link.cgn"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    save_record(begin().record(), link)
    assert link.is_symlink()
    assert target.read_text().startswith("[Cicera")
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        save_record(begin().record(), tmp_path / "match.cgn")
    finally:
        os.umask(old)
    assert (tmp_path / "match.cgn").stat().st_mode & 0o777 == 0o640


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        save_record(begin().record(), tmp_path)


def test_new_paths_are_dated_and_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first = new_path(NOW)
    assert first == tmp_path / "cicera" / "matches" / "2026-11-29-213000.cgn"
    save_record(begin().record(), first)
    assert new_path(NOW).name == "2026-11-29-213000-2.cgn"
    assert free_path(tmp_path / "other.cgn") == tmp_path / "other.cgn"


def test_keeping_writes_only_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = keeper(begin(), tmp_path)
    written = []
    real = saving.save_record
    monkeypatch.setattr(
        "cicera.terminal.keeper.save_record",
        lambda record, path: (written.append(record), real(record, path)),
    )
    kept.keep()
    kept.keep()
    assert len(written) == 1
    kept.session = step(kept.session)
    kept.keep()
    assert len(written) == 2


def test_closing_says_where_and_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = keeper(begin(), tmp_path / "a folder")
    assert kept.close(Speech("en"))
    said = capsys.readouterr().out
    assert str(kept.path) in said
    assert f"cicera terminal '{kept.path}'" in said


def test_what_cannot_be_saved_is_printed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    kept = keeper(begin(name="Èrica"), in_the_way)
    assert not kept.close(Speech("it"))
    said = capfd.readouterr()
    assert "Non è stato possibile salvare" in said.err
    assert parse_record(said.out) == kept.session.record()


def test_a_rematch_has_a_file_of_its_own(tmp_path: Path) -> None:
    session = begin("veloce players=2 target=1")
    while session.match.winner is None:
        session = step(session)
    kept = keeper(session, tmp_path)
    kept.keep()
    kept.rematch()
    kept.keep()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["match-2.cgn", "match.cgn"]
    assert parse_record((tmp_path / "match.cgn").read_text()).match == session.match
