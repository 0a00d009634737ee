"""Life at the tables: every figure of the bench keeps its goal, at a few tables for a week or at all for a month."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.life import live
from bench.life.book import Page
from bench.life.figures import figures
from bench.life.people import start
from bot.clock import DAY

TABLES, DAYS = (13, 6) if os.environ.get("SOAK") == "short" else (40, 30)
MONTHLY = ("pings per person and own turn, median", "pings per person and own turn, p95")
"""What only a longer time shows: in the first days nobody's habits are known."""
ROOT = Path(__file__).parents[2]
LUCKY = True  # chance follows from the seed of a life, here and in another process alike


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_month_of_life_keeps_every_goal() -> None:
    pages, left_standing = live(TABLES, DAYS, seed=17)
    found = figures(pages, left_standing, start() + DAYS * DAY)
    counted = [f for f in found if f.floor is not None and (DAYS > 7 or f.name not in MONTHLY)]
    missed = {f.name: f.value for f in counted if f.floor is not None and f.value > f.floor}
    dead_ends = [end for page in pages for end in page.dead_ends]
    assert not missed, f"{missed}\n" + "\n".join(dead_ends[:3])


@pytest.mark.slow
def test_the_same_seed_is_the_same_life() -> None:
    """In another process, where everything that has no order has another one."""
    code = "from tests.bot.test_life import course; print(course(5))"
    env = os.environ | {"PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=ROOT, env=env, capture_output=True)
    assert told.stdout.decode().strip() == course(5), told.stderr.decode()
    assert course(6) != course(5)


def course(seed: int) -> str:
    """What came of a few tables in a day, down to every ping."""
    pages, left_standing = live(3, 1, seed)
    return repr((left_standing, [_told(page) for page in pages]))


def _told(page: Page) -> object:
    people = [(who.seat, who.turns, who.calls, who.delays) for who in page.people.values()]
    return page.channel, page.moves, page.messages, people
