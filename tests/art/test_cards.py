"""Every card of every face, and the back, as pictures."""

from __future__ import annotations

import gzip
import hashlib
import itertools
import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cicera.art import FACES, back_svg, card_svg, contact_sheet_svg
from cicera.domain.cards import COURTS_MASK, PACK, cards_in, format_card

GOLDEN = Path(__file__).parent / "golden.json"
SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {"svg", "title", "defs", "clipPath", "g", "path", "use"}
CARD_BYTES = 14_000
DECK_BYTES = 400_000


def pictures() -> list[tuple[str, str]]:
    """A name and the picture of every card of every face, and the back."""
    cards = [(f"{face} {format_card(c)}", card_svg(c, face=face)) for face in FACES for c in PACK]
    return [*cards, ("back", back_svg())]


PICTURES = dict(pictures())


def digest(*texts: str) -> str:
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def digests() -> dict[str, str]:
    """One digest a face, of its 52 cards in canonical order, and one for the back."""
    faces = {face: digest(*(card_svg(card, face=face) for card in PACK)) for face in FACES}
    return faces | {"back": digest(back_svg())}


def test_every_face_has_every_card() -> None:
    assert FACES == ("leonessa", "grande", "francese")
    assert len(PICTURES) == 3 * 52 + 1
    assert len(set(PICTURES.values())) == len(PICTURES)


def test_bytes_are_those_of_the_golden_file() -> None:
    """When a drawing was meant to change: ``python -m tests.art.test_cards``."""
    assert digests() == json.loads(GOLDEN.read_text(encoding="utf-8"))


def test_bytes_do_not_depend_on_the_hash_seed() -> None:
    program = (
        "from cicera.art import back_svg, card_svg; import hashlib;"
        "print(hashlib.sha256((card_svg(23) + card_svg(37, face='grande') + back_svg())"
        ".encode()).hexdigest())"
    )
    seen = {
        subprocess.run(  # noqa: S603
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1", "77")
    }
    assert seen == {digest(card_svg(23), card_svg(37, face="grande"), back_svg())}


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_shapes_and_nothing_else(name: str) -> None:
    svg = PICTURES[name]
    root = ET.fromstring(svg)  # noqa: S314
    assert root.get("viewBox") == "0 0 200 380"
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert titles == ([] if name == "back" else [name.split()[1]])
    assert "style" not in svg
    assert "script" not in svg
    assert "data:" not in svg
    assert re.findall(r'https?://[^"]*', svg) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("name", PICTURES)
def test_every_reference_is_to_the_card_itself(name: str) -> None:
    svg = PICTURES[name]
    ids = re.findall(r' id="([^"]*)"', svg)
    references = re.findall(r'(?:href="|url\()([^")]*)', svg)
    assert len(ids) == len(set(ids))
    assert {reference.removeprefix("#") for reference in references} == set(ids)
    assert all(reference.startswith("#") for reference in references)
    face, code = name.split() if name != "back" else ("back", "")
    prefix = f"{face[0]}{code}-" if code else "back-"
    assert all(name.startswith(prefix) for name in ids)


def test_ids_cannot_clash_when_all_cards_stand_in_one_document() -> None:
    ids = [name for svg in PICTURES.values() for name in re.findall(r' id="([^"]*)"', svg)]
    assert len(ids) == len(set(ids))


def test_sizes() -> None:
    sizes = {name: len(svg.encode()) for name, svg in PICTURES.items()}
    assert max(sizes.values()) < CARD_BYTES, sorted(sizes.items(), key=lambda item: -item[1])[:5]
    for face in FACES:
        deck = "".join(card_svg(card, face=face) for card in PACK) + back_svg()
        assert len(gzip.compress(deck.encode())) < DECK_BYTES


@pytest.mark.parametrize("face", FACES)
def test_no_two_courts_share_more_than_sixty_percent_of_their_paths(face: str) -> None:
    courts = {
        format_card(card): set(re.findall(r' d="([^"]*)"', card_svg(card, face=face)))
        for card in cards_in(COURTS_MASK)
    }
    assert len(courts) == 12
    for (one, paths), (other, others) in itertools.combinations(courts.items(), 2):
        shared = len(paths & others) / min(len(paths), len(others))
        assert shared <= 0.6, (one, other, shared)


@pytest.mark.parametrize("face", FACES)
def test_contact_sheet_shows_the_deck(face: str) -> None:
    root = ET.fromstring(contact_sheet_svg(face))  # noqa: S314
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert titles == [format_card(card) for card in PACK]
    assert len(root.findall(f"{SVG}svg")) == 53


def test_unknown_face_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'tarot'.*leonessa, grande, francese"):
        card_svg(0, face="tarot")


def test_back_is_the_same_turned_round() -> None:
    """All that is not symmetrical in itself is drawn once and used again, turned by 180 degrees."""
    assert 'id="back-half"' in back_svg()
    assert '<use href="#back-half" transform="rotate(180 1000 1900)"/>' in back_svg()


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(digests(), indent=2) + "\n", encoding="utf-8")
