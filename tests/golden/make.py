"""Write the golden files again, after a change that is meant to change them.

``python -m tests.golden.make`` from the root of the project. The packs, numbers and counts come
from the second writings of the algorithms in the tests, never from the package itself; only the
playthroughs and the anchors' choices are the package's own.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from tests.domain.reference import PACK, Hand, perft, share_out
from tests.domain.test_chance import number_below, shuffled, words_of

HERE = Path(__file__).parent
LABELS = ("", "cicera 1 example", "cicera 1 7 dealer")
PERFT = [
    # rules, dealer, seed, depth
    ("caciada", 0, 1, 5),
    ("caciada", 3, 2, 4),
    ("caciada packet=6", 1, 3, 6),
    ("caciada packet=4 cinquanta=on", 2, 4, 8),
    ("caciada packet=1", 0, 5, 16),
    ("moedas", 1, 6, 4),
    ("moedas packet=6 batch=3", 2, 7, 5),
    ("bigia players=2 packet=6", 0, 8, 6),
    ("bigia players=2 packet=1", 1, 9, 18),
    ("bigia players=2 packet=2", 0, 10, 12),
    ("veloce players=2 packet=4", 1, 11, 7),
    ("veloce players=2 packet=24", 0, 12, 3),
    ("veloce players=3 packet=4", 2, 13, 7),
    ("veloce players=3 packet=16", 1, 14, 4),
    ("veloce players=3 packet=2", 0, 15, 11),
    ("caciada players=3 packet=1", 2, 16, 18),
]


def pack_of(seed: int, hand: int = 1, attempt: int = 0) -> list[int]:
    label = f"cicera 1 {seed} pack {hand} {attempt}".encode()
    return shuffled(words_of(label), list(range(52)))


def is_void(table: list[int]) -> bool:
    ranks = [card % 13 for card in table]
    return any(ranks.count(court) >= 3 for court in (10, 11, 12))


def chance() -> dict[str, object]:
    below = [(7, ("dealer",), 4), (7, ("pack", 1, 0), 52), (0, (), 2**32), (-5, ("x", "y"), 3)]
    entries = []
    for seed, purpose, limit in below:
        words = words_of(" ".join(["cicera 1", str(seed), *map(str, purpose)]).encode())
        numbers = [number_below(words, limit) for _ in range(20)]
        entries.append({"seed": seed, "purpose": purpose, "limit": limit, "numbers": numbers})
    dealers = {
        players: [
            number_below(words_of(f"cicera 1 {seed} dealer".encode()), players)
            for seed in range(20)
        ]
        for players in (2, 3, 4)
    }
    packs = [(7, 1, 0), (7, 2, 0), (7, 1, 1), (0, 1, 0), (2026, 3, 0), (2**64, 1, 0)]
    return {
        "words": {label: list(islice(words_of(label.encode()), 20)) for label in LABELS},
        "below": entries,
        "packs": [
            {"seed": s, "hand": h, "attempt": a, "pack": pack_of(s, h, a)} for s, h, a in packs
        ],
        "first_dealers": [{"players": n, "dealers": d} for n, d in dealers.items()],
        "void": {"seed": next(s for s in range(10**6) if is_void(pack_of(s)[48:]))},
    }


def fields_of(text: str) -> dict[str, object]:
    """What the reference needs of a rule set, read from its text without the package."""
    preset, *words = text.split()
    fields: dict[str, object] = {
        "players": 4, "packet": 12, "batch": 1 if preset == "moedas" else None,
        "napoleone": preset != "moedas", "last_scua": True,
        "cinquanta": preset in ("bigia", "veloce"),
    }  # fmt: skip
    for word in words:
        name, value = word.split("=")
        fields[name] = int(value) if value.isdigit() else value == "on"
    fields["batch"] = fields["batch"] or fields["packet"]
    return fields


def counts() -> list[dict[str, object]]:
    entries: list[dict[str, object]] = []
    for text, dealer, seed, depth in PERFT:
        fields = fields_of(text)
        pack = [PACK[card] for card in pack_of(seed)]
        hand = Hand(fields, dealer, *share_out(fields, dealer, pack))
        found = [perft(hand, depth) for depth in range(1, depth + 1)]
        entries.append({"rules": text, "dealer": dealer, "seed": seed, "counts": found})
        print(text, found)  # noqa: T201
    return entries


def main() -> None:
    write("chance.json", chance())
    write("perft.json", counts())
    from tests.players.test_playthroughs import GAMES, playthrough

    folder = HERE / "playthroughs"
    folder.mkdir(exist_ok=True)
    for name, *game in GAMES:
        (folder / f"{name}.cgn").write_bytes(playthrough(*game).encode())
    from tests.players.test_anchors import frozen

    write("anchors.json", frozen())


def write(name: str, value: object) -> None:
    text = json.dumps(value, indent=1)
    (HERE / name).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
