"""Was the pack dealt as it was shuffled, and shuffled as it was promised?

Before a hand the server chooses a secret of 256 bits and shows its SHA-256. Then every seat gives
a nonce. A seat that gives none gets one that follows from the secret, so that the server has
nothing left to choose. The seed of the hand is the SHA-256 of secret and nonces; packs and the
first dealer follow from the seed as ``docs/chance.md`` says. ``docs/server.md`` has every byte.

>>> from cicera import parse_rules
>>> rules = parse_rules("caciada")
>>> shuffle = Mix("00" * 32, (None, "ab" * 16, None, None))
>>> deal = shuffle.deal(rules, dealer=3, hand=1)
>>> verify_deal(rules, deal, hand=1, commitment=shuffle.commitment, mix=shuffle)
True
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from cicera.domain.cards import Mask, mask_of
from cicera.domain.chance import first_dealer, shuffled_pack
from cicera.domain.deal import Deal, is_void, shuffled_deal
from cicera.domain.rules import TABLE_CARDS, Rules
from cicera.notation.records import Record, Tag

TAG: Final = "Shuffle"
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_NONCE: Final = re.compile(r"[0-9a-f]{32,64}")
_COVERED: Final = "*"
"""Stands behind a nonce that the server made."""


@dataclass(frozen=True, slots=True)
class Mix:
    """All that a shuffle is mixed from: the secret, and a nonce a seat or None where none came."""

    secret: str
    given: tuple[str | None, ...]

    @property
    def commitment(self) -> str:
        """The promise: SHA-256 of the secret's bytes, in hexadecimal."""
        return commitment_of(self.secret)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonce of each seat; where none was given, the one that follows from the secret."""
        return tuple(
            nonce or sha256(f"{self.secret} {seat}".encode()).hexdigest()[:32]
            for seat, nonce in enumerate(self.given)
        )

    @property
    def seed(self) -> int:
        """What packs and first dealer follow from."""
        text = " ".join((self.secret, *self.nonces))
        return int.from_bytes(sha256(text.encode()).digest(), "big")

    def first_dealer(self) -> int:
        """Who deals the first hand, when nobody was named (rules.md T3)."""
        return first_dealer(self.seed, len(self.given))

    def deal(self, rules: Rules, *, dealer: int, hand: int) -> Deal:
        """The deal of hand number ``hand``, after any that were void (rules.md D4)."""
        return shuffled_deal(rules, dealer, self.seed, hand=hand)

    def void(self, rules: Rules, *, hand: int) -> tuple[Mask, ...]:
        """The table cards of the deals that were void before that one (rules.md D4)."""
        seed = self.seed
        tables: list[Mask] = []
        start = rules.players * rules.packet
        while True:
            pack = shuffled_pack(seed, hand=hand, attempt=len(tables))
            table = mask_of(pack[start : start + TABLE_CARDS])
            if not is_void(rules, table):
                return tuple(tables)
            tables.append(table)


def commitment_of(secret: str) -> str:
    """The promise of ``secret``."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def verify_deal(rules: Rules, deal: Deal, *, hand: int, commitment: str, mix: Mix) -> bool:
    """Whether ``mix`` keeps the promise ``commitment`` and ``deal`` follows from it."""
    if mix.commitment != commitment:
        return False
    return deal.pack == mix.deal(rules, dealer=deal.dealer, hand=hand).pack


def shuffle_tag(hand: int, mix: Mix) -> Tag:
    """The tag of a record that proves the deal of ``hand``."""
    nonces = (
        nonce if given else nonce + _COVERED
        for nonce, given in zip(mix.nonces, mix.given, strict=True)
    )
    return Tag(TAG, (str(hand), mix.commitment, mix.secret, *nonces))


def verify_record(record: Record) -> dict[int, bool]:
    """For each hand of ``record`` whether its Shuffle tag proves its deal; False if it has none.

    >>> from cicera import new_match, open_hand, parse_rules
    >>> rules, mix = parse_rules("bigia players=2"), Mix("11" * 32, ("0" * 32, None))
    >>> match = open_hand(new_match(rules), mix.deal(rules, dealer=1, hand=1))
    >>> verify_record(Record(match, tags=(shuffle_tag(1, mix),))), verify_record(Record(match))
    ({1: True}, {1: False})
    """
    proofs = {tag.values[0]: tag.values[1:] for tag in record.tags if tag.name == TAG}
    return {
        number: _proves(record.rules, state.deal, number, proofs.get(str(number), ()))
        for number, state in enumerate(record.match.hands, start=1)
    }


def _proves(rules: Rules, deal: Deal, hand: int, values: tuple[str, ...]) -> bool:
    if len(values) != 2 + rules.players:
        return False
    commitment, secret, *nonces = values
    bare = [nonce.removesuffix(_COVERED) for nonce in nonces]
    if not _SECRET.fullmatch(secret) or not all(map(_NONCE.fullmatch, bare)):
        return False
    given = (None if nonce.endswith(_COVERED) else nonce for nonce in nonces)
    mix = Mix(secret, tuple(given))
    made_here = Mix(secret, (None,) * rules.players).nonces
    for nonce, mark, made in zip(bare, nonces, made_here, strict=True):
        if (nonce == made) != mark.endswith(_COVERED):
            return False
    return verify_deal(rules, deal, hand=hand, commitment=commitment, mix=mix)
