"""How is Cicera played, a second time and slowly?

A deliberately plain engine after rules.md, with sets of (rank, suit) pairs. It shares nothing with
the package, knows no masks and trusts its caller: what it and the package agree on is what the
rules say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "F", "C", "R")
SUITS = ("s", "c", "d", "b")
WORTH = {rank: number for number, rank in enumerate(RANKS[:10], start=1)}
PACK = [(rank, suit) for suit in SUITS for rank in RANKS]
BONUSES = ("scua", "picada", "simili", "quadriglia", "cinquanta")

Pair = tuple[str, str]
Taken = frozenset[Pair]
Packets = list[list[set[Pair]]]


def share_out(rules: dict, dealer: int, pack: list[Pair]) -> tuple[set[Pair], Packets]:
    """The table cards and the packets of each seat, dealt card after card (D1-D3)."""
    pack = list(pack)
    table: set[Pair] = set()
    packets: Packets = []
    while pack:
        hands: list[set[Pair]] = [set() for _ in range(rules["players"])]
        while len(hands[dealer]) < rules["packet"]:
            for step in range(1, rules["players"] + 1):
                for _ in range(rules["batch"]):
                    hands[(dealer + step) % rules["players"]].add(pack.pop(0))
        packets.append(hands)
        if len(packets) == 1:
            table = {pack.pop(0) for _ in range(4)}
    return table, packets


def addends(cards: list[Pair], total: int) -> Iterator[Taken]:
    """Every set of numerals among ``cards`` worth ``total`` together."""
    if total == 0:
        yield frozenset()
        return
    for place, card in enumerate(cards):
        if card[0] in WORTH and WORTH[card[0]] <= total:
            for others in addends(cards[place + 1 :], total - WORTH[card[0]]):
                yield others | {card}


class Hand:
    """One hand of the game."""

    def __init__(self, rules: dict, dealer: int, table: set[Pair], packets: Packets) -> None:
        self.rules = rules
        self.turn = (dealer + 1) % rules["players"]
        self.table = set(table)
        self.hands = [set(cards) for cards in packets[0]]
        self.stock = [[set(cards) for cards in packet] for packet in packets[1:]]
        self.sides = 2 if rules["players"] == 4 else rules["players"]
        self.piles: list[set[Pair]] = [set() for _ in range(self.sides)]
        self.bonuses: list[Counter[str]] = [Counter() for _ in range(self.sides)]
        self.laid: Pair | None = None
        self.taker: int | None = None
        self.plies = 0
        self.napoleone: int | None = None

    def copy(self) -> Hand:
        twin = object.__new__(Hand)
        twin.__dict__.update(self.__dict__)
        twin.table = set(self.table)
        twin.hands = [set(cards) for cards in self.hands]
        twin.stock = list(self.stock)
        twin.piles = [set(pile) for pile in self.piles]
        twin.bonuses = [Counter(counts) for counts in self.bonuses]
        return twin

    @property
    def over(self) -> bool:
        return self.plies == 48 or self.napoleone is not None

    def captures(self, card: Pair) -> list[Taken]:
        if card[0] not in WORTH:
            return [frozenset({other}) for other in self.table if other[0] == card[0]]
        return list(addends(sorted(self.table), WORTH[card[0]]))

    def moves(self) -> list[tuple[Pair, Taken]]:
        if self.over:
            return []
        listed: list[tuple[Pair, Taken]] = []
        for card in self.hands[self.turn]:
            listed.append((card, frozenset()))
            listed += [(card, taken) for taken in self.captures(card)]
        return listed

    def play(self, card: Pair, taken: Taken) -> list[str]:
        """Make the move; the names of the bonuses it earned come back."""
        seat, side = self.turn, self.turn % self.sides
        self.hands[seat].remove(card)
        self.plies += 1
        earned: list[str] = []
        if taken:
            self.table -= taken
            self.piles[side] |= taken | {card}
            self.taker = side
            earned = self._earned(card, taken)
            self.bonuses[side].update(earned)
            self.laid = None
        else:
            self.table.add(card)
            self.laid = card
        if self.plies == 48 and self.taker is not None:
            self.piles[self.taker] |= self.table
            self.table = set()
        for winner, pile in enumerate(self.piles):
            if self.rules["napoleone"] and sum(suit == "s" for _, suit in pile) == 13:
                self.napoleone = winner
        self.turn = (seat + 1) % self.rules["players"]
        if not self.over and all(not cards for cards in self.hands):
            self.hands = [set(cards) for cards in self.stock.pop(0)]
        return earned

    def _earned(self, card: Pair, taken: Taken) -> list[str]:
        earned = []
        if not self.table and (self.plies < 48 or self.rules["last_scua"]):
            earned.append("scua")
        if taken == {self.laid}:
            earned.append("picada")
        if len(taken) > 1 and {suit for _, suit in taken} == {card[1]}:
            earned.append("simili")
        if len(taken) >= 3:
            earned.append("quadriglia")
        if len(taken) >= 4 and self.rules["cinquanta"]:
            earned.append("cinquanta")
        return earned

    def sheet(self) -> list[dict[str, int]]:
        """Points of each side, item by item; honours only of a hand that is over."""
        honours = ("carte", "spade", "mata", "dieci", "fante", "napula")
        sheets = [dict.fromkeys((*honours, *BONUSES), 0) for _ in range(self.sides)]
        if self.napoleone is not None:
            return sheets
        for side, sheet in enumerate(sheets):
            sheet.update(self.bonuses[side])
        if not self.over:
            return sheets
        sizes = [len(pile) for pile in self.piles]
        spades = [len([card for card in pile if card[1] == "s"]) for pile in self.piles]
        for side, pile in enumerate(self.piles):
            others = [other for other in range(self.sides) if other != side]
            if all(sizes[side] > sizes[other] for other in others):
                sheets[side]["carte"] = 2
            elif self.sides == 2 and sizes[0] == sizes[1] and self.rules["carte_tie"] == "split":
                sheets[side]["carte"] = 1
            sheets[side]["spade"] = int(all(spades[side] > spades[other] for other in others))
            sheets[side]["mata"] = int(("2", "s") in pile)
            sheets[side]["dieci"] = int(("T", "d") in pile)
            sheets[side]["fante"] = int(("F", "c") in pile)
            sheets[side]["napula"] = self._napula(pile)
        return sheets

    def _napula(self, pile: set[Pair]) -> int:
        length = 0
        for rank in RANKS:
            if (rank, self.rules["napula_suit"]) not in pile:
                break
            length += 1
        return min(length, self.rules["napula_limit"]) if length >= 3 else 0


def perft(hand: Hand, depth: int) -> int:
    """The number of sequences of ``depth`` moves from ``hand``."""
    moves = hand.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for card, taken in moves:
        after = hand.copy()
        after.play(card, taken)
        total += perft(after, depth - 1)
    return total
