"""Where hands are played changes nothing but the time it takes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from typing import Any

import pytest
from tests.analysis.measuring import First, setting, told

from cicera import InvalidText
from cicera.analysis.arena import measure
from cicera.analysis.engines import HereEngine, LocalEngine, make_engine
from cicera.analysis.failures import ArenaRefused, WorkerLost
from cicera.analysis.results import Results
from cicera.players import PLAYERS

GIVEN = setting(deals=9, seed=5)


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    return told(measure(GIVEN, engine=HereEngine(), chunk=1))


@pytest.mark.parametrize(("workers", "chunk"), [(1, 4), (2, 1), (2, 4), (3, 2), (2, 100)])
def test_workers_and_chunks_change_nothing(workers: int, chunk: int, here: dict[str, Any]) -> None:
    assert told(measure(GIVEN, engine=make_engine("local", workers), chunk=chunk)) == here
    assert not multiprocessing.active_children()


def test_rules_for_three_go_through_processes() -> None:
    given = setting(seats=3, deals=3)
    assert told(measure(given, engine=LocalEngine(2), chunk=1)) == told(measure(given))


def test_an_error_in_a_worker_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that only this process knows is unknown to the others."""
    monkeypatch.setitem(PLAYERS, "first", lambda _chance: First())
    with pytest.raises(InvalidText) as refused:
        measure(setting("greedy", "first"), engine=LocalEngine(2))
    assert refused.value.code == "unknown-player"
    assert not multiprocessing.active_children()


def test_a_worker_that_is_killed_ends_the_run() -> None:
    def kill(_results: Results) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(WorkerLost):
        measure(setting(deals=50), engine=LocalEngine(2), chunk=1, progress=kill)
    assert not multiprocessing.active_children()


def test_a_run_that_is_stopped_leaves_no_process() -> None:
    def stop(results: Results) -> None:
        if results.done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure(setting(deals=50), engine=LocalEngine(2), chunk=1, progress=stop)
    assert not multiprocessing.active_children()


def test_ray_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ArenaRefused) as refused:
        make_engine("ray")
    assert "cicera[ray]" in str(refused.value)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Ray cluster of two machines, as far as Ray can tell, with a core each."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'cicera[ray]'")
    import ray
    from ray.cluster_utils import Cluster

    machine = {"num_cpus": 1, "object_store_memory": 100 << 20, "include_dashboard": False}
    machines = Cluster(initialize_head=True, head_node_args=machine)
    machines.add_node(num_cpus=1, object_store_memory=100 << 20)
    machines.wait_for_nodes()
    yield machines.address
    ray.shutdown()
    machines.shutdown()


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_ray_cluster_gives_the_same_results(
    cluster: str, here: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two workers that Ray runs, and an error comes back as ours."""
    import ray

    monkeypatch.setenv("RAY_ADDRESS", cluster)
    ray.init(address=cluster, log_to_driver=False)
    try:
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert told(measure(GIVEN, engine=make_engine("ray"), chunk=1)) == here
        assert told(measure(GIVEN, engine=make_engine("ray", 1), chunk=4)) == here
        monkeypatch.setitem(PLAYERS, "first", lambda _chance: First())
        with pytest.raises(InvalidText):
            measure(setting("greedy", "first"), engine=make_engine("ray"))
    finally:
        ray.shutdown()
