"""Nothing public moves when somebody sets something private: nobody sees that, or when, it was set."""

from __future__ import annotations

import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.play import Hall, arrange, label
from tests.bot.test_whole_game import seated

TABLES: dict[str, tuple[int, tuple[tuple[str, str, str, str], ...]]] = {
    "five_six": (
        5,
        (
            ("/play", "special-signal", "always_build", ""),
            ("/play", "stored-discard", "ore 1", "at_once"),
            ("/trade do", "decline-all", "on", ""),
        ),
    ),
    "cities_and_knights": (3, (("/play", "leave-to-game", "aqueduct", "on"),)),
}


async def at_table(world: Playground, bot: IslandBot, system: str) -> Hall:
    hall = await seated(world, bot, TABLES[system][0], 7, (system,))
    await arrange(hall, lambda game: None, until="main")
    return hall


def standing(hall: Hall) -> dict[str, str]:
    """Every public message as it stands, with the time of its last edit."""
    return {m.id: json.dumps(m.raw, sort_keys=True) for m in hall.world.channel.messages}


async def kept(hall: Hall, setting: Coroutine[Any, Any, Any], what: str) -> None:
    before, version = standing(hall), (await hall.table()).record.version
    await setting
    await hall.settle()
    assert (await hall.table()).record.version > version, f"{what} set nothing"
    assert standing(hall) == before, what


@pytest.mark.parametrize("system", TABLES)
async def test_fair_3_no_private_setting_moves_a_public_message(world: Playground, bot: IslandBot, system: str) -> None:
    hall = await at_table(world, bot, system)
    table = await hall.table()
    quiet = hall.at(table, next(s for s in table.island.seats if s != table.island.table.turn.owner))
    for line, what, which, then in TABLES[system][1]:
        given = {"what": what, "which": which} | ({"and": then} if then else {})
        await kept(hall, quiet.command(line, **given), what)
    await quiet.command("/me orders")
    await quiet.choose(label("roll"))
    await kept(hall, quiet.press("Always"), "a plan")


async def test_what_everybody_may_know_still_moves_it(world: Playground, bot: IslandBot) -> None:
    hall = await at_table(world, bot, "cities_and_knights")
    before, other = standing(hall), hall.players[1]
    await hall.host.command("/trade embargo", target=other.name)
    await hall.settle()
    assert standing(hall) != before


async def test_nor_after_a_restart(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin(3)
    await hours.stop()
    await hours.start_again()
    awaited = await hours.awaited()
    quiet = next(p for p in hall.players if p is not awaited)
    before = standing(hall)
    await quiet.command("/play", what="stored-discard", which="ore 1")
    await quiet.command("/me orders")
    await quiet.choose(label("roll"))
    await quiet.press("Always")
    await hours.quiet()
    assert (await hall.table()).meta.plans
    assert standing(hall) == before
