"""Bots think elsewhere, know only their view, and are stopped when they think too long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cicera import make_rules, new_match, open_hand, shuffled_deal, view
from cicera.server import bots as module
from cicera.server.bots import Bots, fallback
from cicera.server.worker import Question, answer


def question(name: str = "greedy", seed: int = 7) -> Question:
    match = open_hand(new_match(make_rules()), shuffled_deal(make_rules(), dealer=3, seed=seed))
    return Question(name, seed, (0, name, 1, 1, 0), view(match, 0))


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    made = Bots(workers=1, budget=30.0)
    yield made
    await made.close()


async def test_bots_answer_as_they_would_here(bots: Bots) -> None:
    for name in ("greedy", "random"):
        for seed in range(3):
            asked = question(name, seed)
            assert await bots.choose(asked) == answer(asked)


async def test_many_may_ask_at_once(bots: Bots) -> None:
    asked = [question("random", seed) for seed in range(12)]
    assert await asyncio.gather(*map(bots.choose, asked)) == list(map(answer, asked))


@pytest.mark.parametrize("worker", ["import time; time.sleep(600)", "raise SystemExit", "print(1)"])
async def test_a_bot_that_fails_is_replaced(worker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Bots(workers=1, budget=1.0)
    with monkeypatch.context() as patch:
        patch.setattr(module, "_WORKER", ("-c", worker))
        asked = question()
        assert await made.choose(asked) == fallback(asked.view)
    assert made._all == set()
    made._budget = 30.0
    assert await made.choose(asked) == answer(asked)
    await made.close()


async def test_whoever_stops_asking_gets_no_old_answer(bots: Bots) -> None:
    first, second = question("random", 1), question("random", 2)
    task = asyncio.create_task(bots.choose(first))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await bots.choose(second) == answer(second)
