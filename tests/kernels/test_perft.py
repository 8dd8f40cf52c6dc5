"""As many sequences of moves as ``domain`` and the reference engine count."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from cicera import parse_rules, shuffled_deal
from cicera.kernels import packing
from cicera.kernels.layout import LIVE
from cicera.kernels.perft import perft

COUNTS = json.loads((Path(__file__).parents[1] / "golden/perft.json").read_text("utf-8"))


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry["rules"])
def test_perft(entry: dict) -> None:
    rules = parse_rules(entry["rules"])
    state = packing.pack_deal(rules, shuffled_deal(rules, entry["dealer"], entry["seed"]))
    before = state[:LIVE].copy()
    kept = np.zeros((LIVE + 2) * len(entry["counts"]), np.int64)
    for depth, right in enumerate(entry["counts"], start=1):
        assert perft(state, depth, kept) == right
        np.testing.assert_array_equal(state[:LIVE], before)
