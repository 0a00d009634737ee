"""Life at the tables: every figure of the bench keeps its goal, at a few tables for a week or at all for a month."""

from __future__ import annotations

import os

import pytest

from bench.life import live
from bench.life.figures import figures
from bench.life.people import start
from bot.clock import DAY

TABLES, DAYS = (13, 6) if os.environ.get("SOAK") == "short" else (40, 30)
MONTHLY = ("pings per person and own turn, median", "pings per person and own turn, p95")
"""What only a longer time shows: in the first days nobody's habits are known."""


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_a_month_of_life_keeps_every_goal() -> None:
    pages, left_standing = await live(TABLES, DAYS, seed=17)
    found = figures(pages, left_standing, start() + DAYS * DAY)
    counted = [f for f in found if f.floor is not None and (DAYS > 7 or f.name not in MONTHLY)]
    missed = {f.name: f.value for f in counted if f.floor is not None and f.value > f.floor}
    dead_ends = [end for page in pages for end in page.dead_ends]
    assert not missed, f"{missed}\n" + "\n".join(dead_ends[:3])
