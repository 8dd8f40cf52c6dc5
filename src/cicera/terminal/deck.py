"""How does the deck get into files? As SVG, PNG or a PDF to print and cut.

PNG and PDF need libraries of the extra ``cicera[deck]``; SVG needs nothing.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import ELOOP, ENXIO
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from cicera.art import FACES, back_svg, card_svg, contact_sheet_svg, print_pages_svg
from cicera.art.pages import PAGES
from cicera.domain.cards import CODES, PACK
from cicera.errors import CiceraError
from cicera.locale import Words
from cicera.terminal.files import explain_os_error

FORMATS: Final = ("svg", "png", "pdf")
USUAL_WIDTH: Final = 400
"""How wide a PNG card is, in pixels, if nothing is said."""
SHEET_CARDS: Final = 7
"""The contact sheet is as wide as so many cards at their asked width."""
SHEET_WIDEST: Final = 8_000
"""But never wider than so many pixels, or it would not fit into the memory of a small machine."""

PICTURES: Final = len(PACK) + 2
"""The cards, the back and the contact sheet."""

Paint: TypeAlias = Callable[[str, int], bytes]
Note: TypeAlias = Callable[[], None]
"""Called when a picture or a page is done."""


class DeckNotMade(CiceraError):
    """The files could not be made; the reason is in the values."""


def make_deck(out: Path, *, face: str, form: str, width: int | None, words: Words) -> list[Path]:
    """Write the deck into the folder ``out``, or as PDF into the file ``out``.

    The folder gets a file a card, ``back`` and the contact sheet ``deck``; ``width`` is that of a
    PNG card in pixels, and nothing else has one. What was written comes back. Raises
    :class:`DeckNotMade` when a library is missing, a file cannot be written or what is asked makes
    no sense; then no file has changed and no folder is left.
    """
    if str(out) == ".":
        raise DeckNotMade("deck-nowhere")
    if width is not None and form != "png":
        raise DeckNotMade("deck-no-width", form=form)
    if form == "pdf":
        with _progress(PAGES, words) as note:
            return _write_all(iter([(out, partial(_bind_pdf, face, note))]), words)
    if Path(os.path.realpath(out)) == Path(os.path.realpath(out)).parent:
        raise DeckNotMade("deck-root", folder=str(out))
    paint = _png_painter() if form == "png" else _svg
    with _folder(out, words), _progress(PICTURES if form == "png" else 0, words) as note:
        files = (
            (out / f"{name}.{form}", partial(_painted, paint, picture, wide, note))
            for name, picture, wide in _pictures(face, width or USUAL_WIDTH)
        )
        return _write_all(files, words)


def _painted(paint: Paint, picture: str, width: int, note: Note) -> bytes:
    data = paint(picture, width)
    note()
    return data


@contextmanager
def _progress(count: int, words: Words) -> Iterator[Note]:
    """A bar on standard error, where a person looks at it, if there is much to do."""
    if not count or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn(words("deck-progress")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)
        yield lambda: bar.advance(task)


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
        raise _lacking(error) from error

    def paint(picture: str, width: int) -> bytes:
        return bytes(resvg_py.svg_to_bytes(svg_string=picture, width=width))

    return paint


def _lacking(error: ImportError) -> DeckNotMade:
    """The refusal that names the one library which is not there."""
    module = (error.name or "").partition(".")[0]
    return DeckNotMade("deck-needs-extra", library=_DISTRIBUTIONS.get(module, module))


_DISTRIBUTIONS: Final = {"resvg_py": "resvg-py", "cairosvg": "CairoSVG"}
"""What a module is called where it is installed from, if not the same."""


def _bind_pdf(face: str, note: Note) -> bytes:
    """Every page drawn by itself, then all bound together; the same bytes every time."""
    try:
        from cairosvg import svg2pdf
        from pypdf import PdfReader, PdfWriter
        from pypdf.generic import BooleanObject, NameObject
    except ImportError as error:
        raise _lacking(error) from error
    except OSError as error:  # the Python library is there, Cairo itself is not
        raise DeckNotMade("deck-needs-cairo") from error
    writer = PdfWriter()
    for page in print_pages_svg(face):
        writer.append(PdfReader(BytesIO(svg2pdf(bytestring=page.encode()))))
        note()
    writer.add_metadata({"/Title": "Leonessa" if face == FACES[0] else f"Leonessa {face}"})
    wishes = writer.create_viewer_preferences()
    wishes[NameObject("/DisplayDocTitle")] = BooleanObject(True)
    wishes[NameObject("/PrintScaling")] = NameObject("/None")
    bound = BytesIO()
    writer.write(bound)
    return bound.getvalue()


def _write_all(files: Iterator[tuple[Path, Callable[[], bytes]]], words: Words) -> list[Path]:
    """Write all ``files`` or leave those before as they were; a link is followed, never replaced.

    A file is drawn when it is known that it can be there. All lie written beside their places,
    under names that nobody else has, before the first takes its place.
    """
    ready: list[tuple[Path, Path, Path]] = []
    try:
        for file, draw in files:
            with _blamed(file, words):
                place = _place(file)
            data = draw()
            part = place.with_name(f".cicera-{secrets.token_hex(8)}.part")
            with _blamed(file, words), part.open("xb") as stream:
                ready.append((file, part, place))
                stream.write(data)
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
    if place.is_symlink():  # the same, since Python 3.13
        raise OSError(ELOOP, str(file))
    if not place.parent.is_dir():
        raise NotADirectoryError
    _verify_plain(place)
    return place


def _verify_plain(place: Path) -> None:
    """Refuse what is there but cannot be replaced by a file."""
    if place.is_dir():
        raise IsADirectoryError
    if not place.exists():
        return
    if not place.is_file():
        raise OSError(ENXIO, str(place))
    if not os.access(place, os.W_OK):
        raise PermissionError


@contextmanager
def _folder(out: Path, words: Words) -> Iterator[None]:
    """A folder at ``out``; if what is done in it fails, those that were not there before go."""
    made: list[Path] = []
    try:
        for folder in (*reversed(out.parents), out):
            with _blamed(folder, words):
                if not folder.is_dir():
                    _make_folder(folder)
                    made.append(folder)
        yield
    except BaseException:
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()
        raise


def _make_folder(folder: Path) -> None:
    """A new folder; raises :class:`OSError` that says what is there instead."""
    if os.path.lexists(folder):
        folder.stat()  # a link to itself or to nothing
        raise FileExistsError if folder.is_file() else OSError(ENXIO, str(folder))
    folder.mkdir()


@contextmanager
def _blamed(file: Path, words: Words) -> Iterator[None]:
    """What the system refuses is told of ``file``."""
    try:
        yield
    except OSError as error:
        reason = explain_os_error(error, words)
        raise DeckNotMade("deck-unwritable", file=str(file), reason=reason) from error
