"""How does the deck get into files? As SVG, PNG or a PDF to print and cut.

PNG and PDF need libraries of the extra ``cicera[deck]``; SVG needs nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import ELOOP
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from cicera.art import FACES, back_svg, card_svg, contact_sheet_svg, print_pages_svg
from cicera.domain.cards import CODES, PACK
from cicera.errors import CiceraError
from cicera.locale import Words
from cicera.terminal.files import explain_os_error

FORMATS: Final = ("svg", "png", "pdf")
SHEET_CARDS: Final = 7
"""The contact sheet is as wide as so many cards at their asked width."""
SHEET_WIDEST: Final = 8_000
"""But never wider than so many pixels, or it would not fit into the memory of a small machine."""

Paint: TypeAlias = Callable[[str, int], bytes]


class DeckNotMade(CiceraError):
    """The files could not be made; the reason is in the values."""


def make_deck(out: Path, *, face: str, form: str, width: int, words: Words) -> list[Path]:
    """Write the deck into the folder ``out``, or as PDF into the file ``out``.

    The folder gets a file a card, ``back`` and the contact sheet ``deck``; ``width`` is that of a
    PNG card in pixels. What was written comes back. Raises :class:`DeckNotMade` when a library is
    missing or a file cannot be written; then no file has changed and no folder is left.
    """
    if str(out) == ".":
        raise DeckNotMade("deck-nowhere")
    if form == "pdf":
        return _write_all(iter([(out, partial(_bind_pdf, face))]), words)
    paint = _png_painter() if form == "png" else _svg
    with _folder(out, words):
        files = (
            (out / f"{name}.{form}", partial(paint, picture, wide))
            for name, picture, wide in _pictures(face, width)
        )
        return _write_all(files, words)


def _pictures(face: str, width: int) -> Iterator[tuple[str, str, int]]:
    """The name, SVG and width in pixels of each picture of the deck."""
    for card in PACK:
        yield CODES[card], card_svg(card, face=face), width
    yield "back", back_svg(), width
    yield "deck", contact_sheet_svg(face), min(SHEET_CARDS * width, SHEET_WIDEST)


def _svg(picture: str, _width: int) -> bytes:
    return picture.encode()


def _png_painter() -> Paint:
    try:
        import resvg_py
    except ImportError as error:
        raise DeckNotMade("deck-needs-extra", library="resvg-py") from error

    def paint(picture: str, width: int) -> bytes:
        return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width))

    return paint


def _bind_pdf(face: str) -> bytes:
    """Every page drawn by itself, then all bound together; the same bytes every time."""
    try:
        from cairosvg import svg2pdf
        from pypdf import PdfReader, PdfWriter
        from pypdf.generic import BooleanObject, NameObject
    except (ImportError, OSError) as error:  # OSError: the library is there, Cairo itself is not
        raise DeckNotMade("deck-needs-extra", library="CairoSVG, Cairo, pypdf") from error
    writer = PdfWriter()
    for page in print_pages_svg(face):
        writer.append(PdfReader(BytesIO(svg2pdf(bytestring=page.encode()))))
    writer.add_metadata({"/Title": "Leonessa" if face == FACES[0] else f"Leonessa {face}"})
    wishes = writer.create_viewer_preferences()
    wishes[NameObject("/DisplayDocTitle")] = BooleanObject(True)
    wishes[NameObject("/PrintScaling")] = NameObject("/None")
    bound = BytesIO()
    writer.write(bound)
    return bound.getvalue()


def _write_all(files: Iterator[tuple[Path, Callable[[], bytes]]], words: Words) -> list[Path]:
    """Write all ``files`` or leave those before as they were; a link is followed, never replaced.

    A file is drawn when it is known that it can be there. All lie written beside their places
    before the first takes its place.
    """
    ready: list[tuple[Path, Path, Path]] = []
    try:
        for file, draw in files:
            with _blamed(file, words):
                place = _place(file)
            data = draw()
            part = place.with_name(f".{place.name}.part")
            ready.append((file, part, place))
            with _blamed(file, words):
                part.write_bytes(data)
        for file, part, place in ready:
            with _blamed(file, words):
                os.replace(part, place)  # noqa: PTH105
    finally:
        for _, part, _ in ready:
            with suppress(OSError):
                part.unlink()
    return [file for file, _, _ in ready]


def _place(file: Path) -> Path:
    """Where ``file`` really is; raises :class:`OSError` if no file can be there."""
    try:
        place = file.resolve()
    except RuntimeError as error:  # a link that leads back to itself, before Python 3.13
        raise OSError(ELOOP, str(file)) from error
    if place.exists() and not place.is_file():
        raise IsADirectoryError if place.is_dir() else FileExistsError
    if not place.parent.is_dir():
        raise NotADirectoryError
    return place


@contextmanager
def _folder(out: Path, words: Words) -> Iterator[None]:
    """A folder at ``out``; if what is done in it fails, those that were not there before go."""
    made: list[Path] = []
    try:
        for folder in (*reversed(out.parents), out):
            with _blamed(folder, words):
                if not folder.is_dir():
                    folder.mkdir()
                    made.append(folder)
        yield
    except BaseException:
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()
        raise


@contextmanager
def _blamed(file: Path, words: Words) -> Iterator[None]:
    """What the system refuses is told of ``file``."""
    try:
        yield
    except OSError as error:
        reason = explain_os_error(error, words)
        raise DeckNotMade("deck-unwritable", file=str(file), reason=reason) from error
