"""Which games of which packages does ``peers.py`` play, and how?

Each work is a function of a number of hands and a seed that plays so many hands, every move uniform
over all legal ones, scores them, and tells how many hands (or iterations) and plies that were. What
it needs is made once, before anything is timed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any, Final

import numpy as np

from cicera import legal_moves, make_rules, play, score, shuffled_deal, start
from cicera.kernels import packing, rollout, scoring, search
from cicera.kernels import play as moves_of
from cicera.kernels.chance import below, deal
from cicera.kernels.jit import kernel
from cicera.kernels.layout import ITEMS, LIVE, MAX_SIDES, TURN, Words
from cicera.players.search import EXPLORATION, GREEDY_SHARE, make_plan

DEAL, PLAY, SEARCH = "deal", "play", "search"
"""Deal, play and score; play and score what is dealt; iterations of a search from the opening."""
COMPILED, STEPPED = "compiled", "from Python"
"""The package plays the hand in one call into compiled code; or Python makes each move."""
PLIES: Final = 48
POSITIONS: Final = 8
"""Dealt hands that are played again and again, or searched."""
ITERATIONS: Final = 10_000
"""Iterations of one search, into a tree that starts empty."""
EXPLORE: Final = 2.0
"""The weight of what is little known in OpenSpiel's search."""

Done = tuple[int, int]
"""Hands and plies; for a search iterations and 0."""


@dataclass(frozen=True, slots=True)
class Work:
    """Something to be timed."""

    kind: str
    name: str
    way: str
    run: Callable[[int, int], Done]


def cicera_works() -> Iterator[Work]:
    """Ours; the first of each kind is what the others are compared with."""
    yield Work(DEAL, "cicera.kernels", COMPILED, _kernels_deal)
    yield Work(DEAL, "cicera.kernels", STEPPED, _kernels_stepped)
    yield Work(DEAL, "cicera.domain", STEPPED, _domain_deal)
    yield Work(PLAY, "cicera.kernels", COMPILED, _kernels_play())
    yield Work(PLAY, "cicera.domain", STEPPED, _domain_play())
    yield Work(SEARCH, "cicera.kernels", COMPILED, _kernels_search(rollout.UNIFORM))
    yield Work(SEARCH, "cicera.kernels, as ismcts-4k", COMPILED, _kernels_search(GREEDY_SHARE))


def _kernels_deal(hands: int, seed: int) -> Done:
    state, chance = packing.new_state(make_rules()), packing.new_chance(seed)
    tally = np.zeros(rollout.TALLY_WIDTH, np.int64)
    rollout.playouts(state, chance, rollout.UNIFORM, hands, tally)
    return hands, hands * PLIES


def _kernels_stepped(hands: int, seed: int) -> Done:
    state, chance = packing.new_state(make_rules()), packing.new_chance(seed)
    points = np.zeros(ITEMS * MAX_SIDES, np.int64)
    for hand in range(hands):
        deal(state, chance, hand % 4)
        while not moves_of.over(state):
            index = below(chance, moves_of.count_moves(state))
            moves_of.play(state, moves_of.nth_move(state, index))
        scoring.score(state, points)
    return hands, hands * PLIES


def _kernels_play() -> Callable[[int, int], Done]:
    states = _dealt()
    points = np.zeros(ITEMS * MAX_SIDES, np.int64)

    def run(hands: int, seed: int) -> Done:
        state = states[seed % POSITIONS].copy()
        again_and_again(state, packing.new_chance(seed), hands, points)
        return hands, hands * PLIES

    return run


def _dealt() -> list[Words]:
    rules = make_rules()
    deals = [shuffled_deal(rules, 0, 7, hand=hand) for hand in range(POSITIONS)]
    return [packing.pack_deal(rules, each) for each in deals]


@kernel
def again_and_again(state: Words, chance: Words, hands: int, points: Words) -> None:
    """Play a dealt hand out and score it, ``hands`` times."""
    kept = np.zeros(LIVE, np.int64)
    moves_of.save(state, kept, 0)
    for _ in range(hands):
        rollout.playout(state, chance, rollout.UNIFORM)
        scoring.score(state, points)
        moves_of.load(state, kept, 0)


def _domain_deal(hands: int, seed: int) -> Done:
    rules, chance = make_rules(), random.Random(seed)
    for hand in range(1, hands + 1):
        _play_out(start(rules, shuffled_deal(rules, hand % 4, seed, hand=hand)), chance)
    return hands, hands * PLIES


def _domain_play() -> Callable[[int, int], Done]:
    rules = make_rules()
    states = [start(rules, shuffled_deal(rules, 0, 7, hand=hand)) for hand in range(POSITIONS)]

    def run(hands: int, seed: int) -> Done:
        chance = random.Random(seed)
        for _ in range(hands):
            _play_out(states[seed % POSITIONS], chance)
        return hands, hands * PLIES

    return run


def _play_out(state: Any, chance: random.Random) -> None:
    while not state.over:
        moves = legal_moves(state)
        state = play(state, moves[int(chance.random() * len(moves))])
    score(state)


def _kernels_search(taste: int) -> Callable[[int, int], Done]:
    """The search of the player ``ismcts-4k``, ``taste`` out of 256 moves of its playouts greedy."""
    states = _dealt()
    tree, logs = np.zeros((ITERATIONS + 1) * search.NODE, np.int64), np.zeros(ITERATIONS + 1)
    search.fill_logarithms(logs)
    moves = packing.new_moves()

    def run(searches: int, seed: int) -> Done:
        for number in range(searches):
            state = states[(seed + number) % POSITIONS].copy()
            plan = make_plan(int(state[TURN]), ITERATIONS, taste, explore=EXPLORATION)
            search.grow_tree(state, plan, packing.new_chance(seed), tree, logs, moves)
        return searches * ITERATIONS, 0

    return run


def openspiel_works() -> Iterator[Work]:
    """The games of OpenSpiel with four players and 52 cards, and one of 48 plies."""
    spiel: Any = import_module("pyspiel")
    for title, text, known, opening, has_search in (
        ("hearts", "hearts", ("No Pass",), ("2C",), True),
        ("bridge", "bridge(use_double_dummy_result=false)", (), ("1NT", *["Pass"] * 3), True),
        ("spades", "spades", (), (), False),
        ("oh hell", "oh_hell(players=4,num_tricks_fixed=12)", (), (), True),
    ):
        game = _Game(spiel, text, known, opening)
        name = f"OpenSpiel {title}"
        yield Work(DEAL, name, COMPILED, game.deal)
        yield Work(DEAL, name, STEPPED, game.stepped)
        yield Work(PLAY, name, COMPILED, game.play)
        if has_search:
            yield Work(SEARCH, name, COMPILED, game.search)


class _Game:
    """A game of OpenSpiel.

    ``known`` and ``opening`` are the first outcomes of chance and the first moves of the hands that
    are dealt before; then there is a choice to make, since nothing is searched where there is none.
    """

    def __init__(
        self, spiel: Any, text: str, known: tuple[str, ...], opening: tuple[str, ...]
    ) -> None:
        self._spiel = spiel
        self._game = spiel.load_game(text)
        chance = random.Random(7)
        dealt = iter(lambda: self._opened(chance, known, opening), None)
        choices = (state for state in dealt if len(state.legal_actions()) > 1)
        self._dealt = list(islice(choices, POSITIONS))
        self._bots = [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
        state = self._dealt[0].clone()
        self._chances = state.move_number() - len(opening)
        spiel.evaluate_bots(state, self._bots, 1)
        self._plies = state.move_number() - self._dealt[0].move_number()

    def _opened(
        self, chance: random.Random, known: tuple[str, ...], opening: tuple[str, ...]
    ) -> Any:
        state = self._game.new_initial_state()
        for outcome in known:
            state.apply_action(_action(state, outcome))
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        for move in opening:
            state.apply_action(_action(state, move))
        return state

    def deal(self, hands: int, seed: int) -> Done:
        """Its own bots play, one call a hand."""
        plies = 0
        for hand in range(hands):
            state = self._game.new_initial_state()
            self._spiel.evaluate_bots(state, self._bots, seed * 1000 + hand)
            plies += state.move_number() - self._chances
        return hands, plies

    def stepped(self, hands: int, seed: int) -> Done:
        chance, plies = random.Random(seed), 0
        for _ in range(hands):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
            state.returns()
            plies += state.move_number() - self._chances
        return hands, plies

    def play(self, hands: int, seed: int) -> Done:
        """The playouts of its search: a search of one node evaluates it by so many."""
        evaluator = self._spiel.RandomRolloutEvaluator(hands, seed)
        bot = self._spiel.MCTSBot(self._game, evaluator, EXPLORE, 1, 100, False, seed, False)
        bot.step(self._dealt[seed % POSITIONS])
        return hands, hands * self._plies

    def search(self, searches: int, seed: int) -> Done:
        evaluator = self._spiel.RandomRolloutEvaluator(1, seed)
        for number in range(searches):
            bot = self._spiel.ISMCTSBot(seed, evaluator, EXPLORE, ITERATIONS)
            bot.step(self._dealt[(seed + number) % POSITIONS])
        return searches * ITERATIONS, 0


def _action(state: Any, text: str) -> int:
    """The action that OpenSpiel writes as ``text``."""
    texts = {state.action_to_string(action): action for action in state.legal_actions()}
    assert text in texts, f"no {text!r} among {sorted(texts)}"
    return int(texts[text])


def rlcard_works() -> Iterator[Work]:
    """Its environments with its random agents; bridge also without the features of its states."""
    rlcard: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")

    def made(name: str) -> Any:
        environment = rlcard.make(name, config={"seed": 7})
        agent = agents.RandomAgent(num_actions=environment.num_actions)
        environment.set_agents([agent] * environment.num_players)
        return environment

    for name in ("bridge", "doudizhu", "uno"):
        yield Work(DEAL, f"RLCard {name}", STEPPED, _environment(made(name)))
    yield Work(DEAL, "RLCard bridge, no features", STEPPED, _bridge_alone(made("bridge")))


def _environment(environment: Any) -> Callable[[int, int], Done]:
    def run(hands: int, seed: int) -> Done:
        np.random.seed(seed)  # its agents draw from numpy's global generator
        before = environment.timestep
        for _ in range(hands):
            environment.run(is_training=True)
        return hands, environment.timestep - before

    return run


def _bridge_alone(environment: Any) -> Callable[[int, int], Done]:
    game = environment.game

    def run(hands: int, seed: int) -> Done:
        chance, plies = random.Random(seed), 0
        for _ in range(hands):
            game.init_game()
            while not game.is_over():
                game.step(chance.choice(game.judger.get_legal_actions()))
                plies += 1
            environment.get_payoffs()
        return hands, plies

    return run
