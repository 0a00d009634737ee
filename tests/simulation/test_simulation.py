"""The bot under every fault that can be drawn by lot: nothing is lost, nothing is doubled; same seed, same run."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.simulation.bugs import BESIDE, BUGS
from tests.simulation.faults import Faults
from tests.simulation.run import Report, Simulation, simulate, spent
from tests.simulation.several import Fleet, Several

SEEDS = 1
FULL = os.environ.get("SOAK") == "full"
WANTED = 10_000 if FULL else 300
PARTS = 4
EACH = 100
KINDS, MORE_KINDS = 22, 5
COURSES: dict[str, type[Simulation]] = {"one": Simulation, "several": Several}
FOUND = {
    1_000_005: "health was green without a database while no worker had anything to ask of it",
    1_000_014: "a transaction that could not even be undone stood in the way of all that followed",
    1_000_010: "an automatic player's move was taken for overdue after the clock was put back",
    2_000_010: "a table whose first post was never answered showed what was true then",
    2_000_021: "a reminder was missed that had been heeded, in moments that were lived twice",
    2_000_022: "a killed process kept the lock on its database",
    3_000_000: "a press that met the end of the bot was taken for a bug",
    3_000_011: "health was red though nothing was wrong",
    7_000_030: "a table was posted again when Discord no longer knew that it had been",
}
"""Seeds that once found something in the bot or in the simulation itself."""
FOUND_BESIDE = {
    11: "the workers of a process that serves no table were not waited for",
    2_000_005: "a press on a letter that was taken away meanwhile was called a bug",
}
"""The same of several processes."""
MINUTE = 60.0  # of the processor
ROOT = Path(__file__).parents[2]


def sound(report: Report, course: str = "one") -> None:
    assert report.problems == [], f"python -m tests.simulation {report.seed} {EACH} {course}\n{report}"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_goes_wrong_everything_comes_right(seed: int) -> None:
    report = simulate(seed, 30)
    sound(report)
    assert report.moves > 5 and report.faults.total() >= 20  # of thirty: some strike where nothing is


@pytest.mark.parametrize("seed", (1,))
def test_ops_02_whatever_goes_wrong_with_two_processes_everything_comes_right(seed: int) -> None:
    report = simulate(seed, 30, course=Several)
    sound(report, "several")
    assert report.moves > 5 and report.faults.total() >= 20 and report.starts > 2


def test_the_same_seed_is_the_same_run() -> None:
    first, second = simulate("again", 6), simulate("again", 6)
    assert (first.course, first.steps, first.faults) == (second.course, second.steps, second.faults)
    assert first.course != simulate("another", 3).course
    assert simulate(1, 5, course=Several).course == simulate(1, 5, course=Several).course


@pytest.mark.slow
def test_it_is_the_same_in_another_process() -> None:
    code = "from tests.simulation.run import simulate; print(simulate('again', 25).course)"
    told = subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert told.stdout.decode().split() == [simulate("again", 25).course]


@pytest.mark.slow
@pytest.mark.parametrize("seed", FOUND)
def test_what_was_found_once_stays_away(seed: int) -> None:
    sound(simulate(seed, EACH))


@pytest.mark.slow
@pytest.mark.parametrize("seed", FOUND_BESIDE)
def test_what_was_found_once_with_several_processes_stays_away(seed: int) -> None:
    sound(simulate(seed, EACH, course=Several), "several")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("course", COURSES)
def test_thousands_of_faults(course: str, part: int, record_property: Callable[[str, object], None]) -> None:
    faults, deeds, outages, began = Counter[str](), 0, 0, len(spent)
    seed = 1_000_000 * (part + 1)
    while faults.total() < WANTED / PARTS / len(COURSES):
        report = simulate(seed, EACH, course=COURSES[course])
        sound(report, course)
        faults, deeds, outages, seed = faults + report.faults, deeds + report.deeds, outages + report.outages, seed + 1
    for name, count in {**faults, "deeds": deeds, "long outages noticed": outages}.items():
        record_property(f"simulation: {name}", count)
    record_property("simulation: faults", faults.total())
    record_property("simulation: seconds of the processor", round(sum(spent[began:])))
    if FULL:
        assert len(+faults) >= KINDS + (MORE_KINDS if course == "several" else 0), "of all kinds"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_found_within_a_minute(bug: Any) -> None:
    assert _found(bug, BUGS[bug], Simulation)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("bug", BESIDE, ids=lambda bug: bug.__name__)
def test_a_planted_bug_of_several_processes_is_found_within_a_minute(bug: Any) -> None:
    assert _found(bug, BESIDE[bug], Several)


def _found(bug: Any, signs: tuple[str, ...], course: type[Simulation]) -> bool:
    """Is it seen for what it is within a minute of the processor?"""
    began = time.process_time()
    for seed in range(1_000):
        report = simulate(seed, EACH, bug, course=course)
        if any(problem.startswith(signs) for problem in report.problems):
            return True
        if time.process_time() - began > MINUTE:
            break
    return False


@pytest.mark.parametrize(("kind", "count"), [(Faults, KINDS), (Fleet, MORE_KINDS)])
def test_every_kind_of_fault_is_drawn(kind: type[Faults], count: int) -> None:
    others = {"strike", "calm", "sum_up", "total", "database_gone" if kind is Fleet else ""}
    assert len({name for name in vars(kind) if not name.startswith("_")} - others) == count
