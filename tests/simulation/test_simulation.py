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

from tests.simulation.bugs import BUGS
from tests.simulation.faults import Faults
from tests.simulation.run import Report, simulate, spent

SEEDS = 1
FULL = os.environ.get("SOAK") == "full"
WANTED = 10_000 if FULL else 300
PARTS = 4
EACH = 100
KINDS = 22
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
MINUTE = 60.0  # of the processor
ROOT = Path(__file__).parents[2]


def sound(report: Report) -> None:
    assert report.problems == [], f"python -m tests.simulation {report.seed} {EACH}\n{report}"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_goes_wrong_everything_comes_right(seed: int) -> None:
    report = simulate(seed, 30)
    sound(report)
    assert report.moves > 5 and report.faults.total() >= 20  # of thirty: some strike where nothing is


def test_the_same_seed_is_the_same_run() -> None:
    first, second = simulate("again", 6), simulate("again", 6)
    assert (first.course, first.steps, first.faults) == (second.course, second.steps, second.faults)
    assert first.course != simulate("another", 3).course


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
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_faults(part: int, record_property: Callable[[str, object], None]) -> None:
    faults, deeds, outages, began = Counter[str](), 0, 0, len(spent)
    seed = 1_000_000 * (part + 1)
    while faults.total() < WANTED / PARTS:
        report = simulate(seed, EACH)
        sound(report)
        faults, deeds, outages, seed = faults + report.faults, deeds + report.deeds, outages + report.outages, seed + 1
    for name, count in {**faults, "deeds": deeds, "long outages noticed": outages}.items():
        record_property(f"simulation: {name}", count)
    record_property("simulation: faults", faults.total())
    record_property("simulation: seconds of the processor", round(sum(spent[began:])))
    if FULL:
        assert len(+faults) >= KINDS, "of all kinds"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_found_within_a_minute(bug: Any) -> None:
    began, found = time.process_time(), False
    for seed in range(1_000):
        found = any(problem.startswith(BUGS[bug]) for problem in simulate(seed, EACH, bug).problems)
        if found or time.process_time() - began > MINUTE:
            break
    assert found


def test_every_kind_of_fault_is_drawn() -> None:
    kinds = {name for name in vars(Faults) if not name.startswith("_")} - {"strike", "calm", "sum_up", "total"}
    assert len(kinds) == KINDS
