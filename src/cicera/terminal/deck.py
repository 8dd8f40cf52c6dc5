"""How does the deck get into files? As SVG, PNG or a PDF to print and cut.

PNG and PDF need libraries of the extra ``cicera[deck]``; SVG needs nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from cicera.art import back_svg, card_svg, contact_sheet_svg
from cicera.art.pages import print_pages_svg
from cicera.domain.cards import CODES, PACK
from cicera.errors import CiceraError
from cicera.locale import Words
from cicera.terminal.files import explain_os_error

FORMATS: Final = ("svg", "png", "pdf")
SHEET_CARDS: Final = 7
"""The contact sheet is as wide as so many cards at their asked width."""


class DeckNotMade(CiceraError):
    """The files could not be made; the reason is in the values."""


def make_deck(out: Path, *, face: str, form: str, width: int, words: Words) -> list[Path]:
    """Write the deck into the folder ``out``, or as PDF into the file ``out``.

    The folder gets a file a card, ``back`` and the contact sheet ``deck``; ``width`` is that of a
    PNG card in pixels. What was written comes back. Raises :class:`DeckNotMade` when a library is
    missing or a file cannot be written.
    """
    if str(out) == ".":
        raise DeckNotMade("deck-nowhere")
    try:
        if form == "pdf":
            _write(out, _pdf(face))
            return [out]
        out.mkdir(parents=True, exist_ok=True)
        paint = _png if form == "png" else _svg
        written = []
        for name, picture, wide in _pictures(face, width):
            written.append(out / f"{name}.{form}")
            _write(written[-1], paint(picture, wide))
    except OSError as error:
        reason = explain_os_error(error, words)
        raise DeckNotMade("deck-unwritable", file=str(out), reason=reason) from error
    return written


def _pictures(face: str, width: int) -> Iterator[tuple[str, str, int]]:
    """The name, SVG and width in pixels of each picture of the deck."""
    for card in PACK:
        yield CODES[card], card_svg(card, face=face), width
    yield "back", back_svg(), width
    yield "deck", contact_sheet_svg(face), SHEET_CARDS * width


def _svg(picture: str, _width: int) -> bytes:
    return picture.encode()


def _png(picture: str, width: int) -> bytes:
    try:
        import resvg_py
    except ImportError as error:
        raise DeckNotMade("deck-needs-extra", library="resvg-py") from error
    return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width))


def _pdf(face: str) -> bytes:
    """Every page drawn by itself, then all bound together."""
    convert, bind = _pdf_tools()
    return bind([convert(page) for page in print_pages_svg(face)])


def _pdf_tools() -> tuple[Callable[[str], bytes], Callable[[list[bytes]], bytes]]:
    try:
        from cairosvg import svg2pdf
        from pypdf import PdfReader, PdfWriter
    except (ImportError, OSError) as error:  # OSError: the library is there, Cairo itself is not
        raise DeckNotMade("deck-needs-extra", library="CairoSVG, Cairo, pypdf") from error

    def convert(page: str) -> bytes:
        return bytes(svg2pdf(bytestring=page.encode()))

    def bind(pages: list[bytes]) -> bytes:
        writer = PdfWriter()
        for page in pages:
            writer.append(PdfReader(BytesIO(page)))
        bound = BytesIO()
        writer.write(bound)
        return bound.getvalue()

    return convert, bind


def _write(file: Path, data: bytes) -> None:
    """Write all of a file or leave the one before as it was; a link is followed, never replaced."""
    file = file.resolve()
    if file.exists() and not file.is_file():
        kind = IsADirectoryError if file.is_dir() else FileExistsError
        raise kind(str(file))
    part = file.with_name(f".{file.name}.part")
    try:
        part.write_bytes(data)
        os.replace(part, file)  # noqa: PTH105
    finally:
        part.unlink(missing_ok=True)
