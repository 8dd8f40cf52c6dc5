"""The pictures of the page, drawn by cicera.art: ``python scripts/export.py``.

Writes ``src/generated``: one JSON file a face, which maps a card's code to its SVG, and the back,
the lioness in the colours of each place where she stands, and the signs of the suits.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB.parent / "src"))

from cicera.art import FACES, back_svg, card_svg  # noqa: E402
from cicera.art.emblems import french_sign, latin_sign  # noqa: E402
from cicera.art.ink import AZURE, CREAM, VERMILION, Drawing  # noqa: E402
from cicera.art.lioness import lioness  # noqa: E402
from cicera.domain.cards import PACK, format_card  # noqa: E402

# body, its shade, claws and tongue, the line that frees a limb from what lies behind it
LIONESSES = {
    "gold": ("#e3a434", "#b97a1c", "#d6402a", "#12316a"),
    "flag": ("#e3a434", "#b97a1c", "#f7eed9", "#a82a1c"),
    "shade": ("#9c2416", "#8d2014", "#9c2416", "#b52e1b"),
}


def main() -> None:
    """Write every file anew."""
    folder = WEB / "src" / "generated"
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        cards = {format_card(card): card_svg(card, face=face) for card in PACK}
        _write(folder / f"{face}.json", json.dumps(cards, separators=(",", ":")))
    _write(folder / "back.svg", back_svg())
    for name, colours in LIONESSES.items():
        _write(folder / f"lioness-{name}.svg", _lioness(*colours))
    for number, suit in enumerate("scdb"):
        for kind, sign in (("latin", latin_sign), ("french", french_sign)):
            drawing = Drawing(f"{kind}-{suit}")
            sign(drawing, number, 24, 24, 1)
            _write(folder / f"{kind}-{suit}.svg", _framed(drawing, *_BOXES[kind]))


_BOXES = {"latin": (-6, -6, 60, 60), "french": (0, 0, 48, 48)}


def _lioness(body: str, shade: str, claws: str, line: str) -> str:
    drawing = Drawing("lioness")
    lioness(drawing)
    svg = _framed(drawing, -4, -4, 162, 206)
    new = {AZURE.light: body, AZURE.dark: shade, VERMILION.light: claws, CREAM: line}
    for number, old in enumerate(new):
        svg = svg.replace(old, f"@{number}@")
    for number, colour in enumerate(new.values()):
        svg = svg.replace(f"@{number}@", colour)
    return svg


def _framed(drawing: Drawing, x: float, y: float, width: float, height: float) -> str:
    """The drawing cut to a box of its own."""
    svg = drawing.svg()
    head, rest = svg.split(">", 1)
    start = head.index('viewBox="')
    return f'{head[:start]}viewBox="{x} {y} {width} {height}">{rest}'


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
