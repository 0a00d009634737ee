"""OPS-23: however much waits to be drawn, presses are answered; and however long a bot plays, it stays as large."""

from __future__ import annotations

import asyncio
import gc
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.app import IslandBot
from bot.studio import Studio
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import eventually
from tests.bot.play import Hall, label
from tests.bot.test_whole_game import seated

OURS = ("bot.", "game.", "renderer.", "discord.")
ACTIONS = 2_000 if os.environ.get("SOAK") == "full" else 120
GROWN = 0.5  # things more per action are no leak: a table has more on it as its game goes on, and patches of pictures
# are kept up to a limit; whatever is kept of each action is one thing at least


async def test_ops_23_a_press_is_answered_whatever_waits_to_be_drawn(
    world: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every hand that delivers has a picture that is never finished."""
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, deliveries_at_once=1)))
    hall = await seated(world, bot, 3, 7, island="beginner")
    table = await hall.table()
    player = hall.at(table, table.island.waiting_for()[0].seat)
    drawn = asyncio.Event()

    async def never(*_: Any, **__: Any) -> Any:
        drawn.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Studio, "board", never)
    assert not (await player.actor.click(label("roll"))).failed
    await drawn.wait()
    await player.command("/me show")
    seat = table.island.waiting_for()[0].seat
    await hall.by_command(hall.choice(await hall.table(), seat, random.Random(1)))
    moved = table.island.moves + 2
    await eventually(lambda: _moves(hall, moved), "a move waited for a picture")


async def _moves(hall: Hall, count: int) -> bool:
    return (await hall.table()).island.moves >= count


@pytest.mark.slow
@pytest.mark.timeout(3600)
async def test_ops_23_what_a_bot_keeps_in_memory_does_not_grow(world: Playground, tmp_path: Path) -> None:
    """Things of ours and of discord.py are counted, not bytes, which depend on the machine."""
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, games_in_memory=2)))
    rng, counts = random.Random(3), list[Counter[str]]()
    hall = await seated(world, bot, 3, 7)
    for part in range(3):
        for _ in range(ACTIONS):
            table = await hall.table()
            if table.playing:
                prompt = rng.choice(table.island.waiting_for())
                await hall.by_command(hall.choice(table, prompt.seat, rng))
            else:
                hall = await seated(world, bot, 3, 8 + part)
        await hall.settle()
        counts.append(_things())
    more = counts[2] - counts[1]
    assert more.total() < GROWN * ACTIONS, more.most_common(20)


def _things() -> Counter[str]:
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    named = (f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)  # some types of others name no module
    return Counter(name for name in named if name.startswith(OURS))
