"""Two worlds at the wire: games that differ only in what others may not know, the same presses, the same messages."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import catalogue
from tests.bot.worlds.leaks import LEAKS, one_bit, planted, shown_again
from tests.bot.worlds.twins import Twins, twins
from tests.bot.worlds.wire import differences
from tests.bot.worlds.world import World, entered
from tests.conftest import TWO_WORLDS

SYSTEMS = tuple(
    key for key in catalogue() if key != "development"
)  # which is part of every game; the dice game hides nothing
FULL = os.environ.get("SOAK") == "full"
SAMPLE, SOAKED, MOVES = 3, 4, 6
Walk = Callable[[World], Awaitable[None]]
Trace = dict[str, list[str]]


def sample() -> list[tuple[str, int]]:
    """Some systems, others every day; the variable repeats a day."""
    rng = Random(os.environ[TWO_WORLDS])
    return [(system, rng.randrange(10_000)) for system in rng.sample(SYSTEMS, SAMPLE)]


async def walk(world: World) -> None:
    """The same presses in both worlds."""
    await world.look_around()
    await world.others_in_private()
    await world.trade()
    await world.time_passes()
    await world.play_on(MOVES)


async def both(path: Path, pair: Twins, walked: Walk) -> tuple[Trace, Trace]:
    """What others received in each, as long as the rules say that the games look alike to them."""
    traces: list[Trace] = []
    views: list[dict[str, Any]] = []
    for n, course in enumerate(pair.courses):
        (path / str(n)).mkdir()
        async with entered(path / str(n), pair, course) as world:
            await walked(world)
        traces.append(world.wire.steps)
        views.append(world.views)
    apart = next((step for step, seen in views[0].items() if views[1].get(step) != seen), None)
    assert apart is None or apart.startswith("move "), f"the games look different already after {apart}"
    steps = list(traces[0])
    kept = steps[: steps.index(apart)] if apart else steps
    return {s: traces[0][s] for s in kept}, {s: traces[1].get(s, []) for s in kept}


async def compared(path: Path, system: str, seed: int, hands: str = "counts") -> int:
    one, other = await both(path, twins(system, seed, hands), walk)
    found = differences(one, other)
    told = "\n".join(f"{step}: {what}" for step, what in found.items())
    assert not found, f"{system}, seed {seed}, {hands} ({TWO_WORLDS}={os.environ[TWO_WORLDS]}):\n{told}"
    return sum(map(len, one.values()))


async def test_nobody_else_receives_anything_different(tmp_path: Path) -> None:
    assert await compared(tmp_path, "best_friends", 2348) > 50


@pytest.mark.slow
async def test_nor_where_the_table_remembers_what_was_seen_of_hands(tmp_path: Path) -> None:
    assert await compared(tmp_path, "base", 1, "remembered") > 50


@pytest.mark.slow
@pytest.mark.parametrize("hands", ["counts", "remembered"])
@pytest.mark.parametrize(
    ("system", "seed"), [(system, seed) for system in SYSTEMS for seed in range(SOAKED)] if FULL else sample()
)
async def test_nor_in_any_other_system(
    tmp_path: Path, system: str, seed: int, hands: str, record_property: Callable[[str, int], None]
) -> None:
    record_property("two worlds: messages compared", await compared(tmp_path, system, seed, hands))


@pytest.mark.slow
async def test_fair_6_every_planted_leak_is_found_and_nothing_without_one(tmp_path: Path) -> None:
    pair = twins("base", 1)
    tells = one_bit(pair)

    async def leaking(world: World) -> None:
        for name, leak in LEAKS.items():
            await world.step(f"clean: {name}", leak.show(world))
            with planted(leak, tells):
                await world.step(f"leak: {name}", leak.show(world))
            await world.step(f"what leaked is cleared away: {name}", shown_again(world))

    one, other = await both(tmp_path, pair, leaking)
    found = differences(one, other)
    assert {step for step in found if step.startswith("clean")} == set(), found
    assert {step for step in found if step.startswith("leak")} == {f"leak: {name}" for name in LEAKS}
