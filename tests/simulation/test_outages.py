"""OPS-1 in made-up time: whatever the database does for however long, afterwards everything goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.simulation.run import Report, Simulation, simulate

PLAY = 40.0  # seconds of an undisturbed game, before and after
LAST_LOOK = 2.0  # seconds before the end of an outage
GAVE_UP = 600.0  # seconds after which a process ends by itself, if nothing else is set


class Outage(Simulation):
    """A run in which one thing goes wrong, for as long as it says."""

    what, seconds = "", 0.0
    well = ready = 0
    """How /healthz and /readyz answered shortly before it was over."""

    async def _trouble(self) -> None:
        for person in self.people:
            person.awake.set()
        await asyncio.sleep(PLAY)
        end = self.loop.time() + self.seconds
        setattr(self.disk, self.what, end)
        self.faults.count[self.what], self.faults.until = 1, end
        await asyncio.sleep(self.seconds - LAST_LOOK)
        health, request = self.machines[0].bot.health, Any
        type(self).well = (await health._well(request)).status
        type(self).ready = (await health._ready(request)).status
        await asyncio.sleep(PLAY + LAST_LOOK)


def outage(name: str, lasts: float, seed: int) -> tuple[Report, type[Outage]]:
    course = type("Outage", (Outage,), {"what": name, "seconds": lasts})
    report = simulate(f"{name} for {lasts} {seed}", 1, course=course)
    assert report.problems == [] and report.moves > 5, str(report)
    return report, course


def test_ops_01_a_database_that_was_away_costs_nothing_but_time() -> None:
    report, seen = outage("gone", 90.0, 1)
    assert (seen.well, seen.ready) == (503, 503), "health was red meanwhile"
    assert report.starts == 1, "nobody had to start it anew"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("what", "seconds", "well", "ready"),
    [
        ("locked", 14.0, 200, 503),  # for so long as here those who read wait as well
        ("gone", 5.0, 200, 503),
        ("full", 30.0, 200, 200),  # it can be read all the same
        ("full", 120.0, 503, 503),
    ],
)
def test_ops_01_every_outage_is_seen_as_what_it_is(what: str, seconds: float, well: int, ready: int) -> None:
    report, seen = outage(what, seconds, 1)
    assert (seen.well, seen.ready) == (well, ready) and report.starts == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize(("what", "seconds"), [("locked", 14.0), ("gone", 5.0), ("gone", 90.0), ("full", 120.0)])
def test_ops_01_whenever_it_happens(what: str, seconds: float, seed: int) -> None:
    report, _ = outage(what, seconds, seed)
    assert report.starts == 1


@pytest.mark.slow
def test_ops_01_a_process_that_manages_nothing_for_long_is_started_anew() -> None:
    report, _ = outage("gone", GAVE_UP + 90.0, 1)
    assert report.starts > 1
