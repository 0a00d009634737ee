"""Suggestions while typing: an empty list for whoever cannot have any, and nothing in the log."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from discord import app_commands

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.test_whole_game import seated


async def test_ops_11_everything_suggests_something_or_nothing_to_everybody(
    world: Playground, bot: IslandBot, caplog: pytest.LogCaptureFixture
) -> None:
    outsider = Player(world, "Dana")
    options = [
        (command.qualified_name, parameter.display_name)
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for parameter in command._params.values()
        if callable(parameter.autocomplete) and not command.qualified_name.startswith("server")  # administrators'
    ]
    assert len(options) > 30
    caplog.set_level(logging.WARNING)
    for seat in (False, True):  # first in a channel without a game, then beside one and at it
        hall = await seated(world, bot, 3, 7) if seat else None
        for name, option in options:
            for person in [outsider, *(hall.players[:1] if hall else [])]:
                found: Any = await person.actor.complete(f"/{name}", option, **{option: "a"})
                assert isinstance(found, list), f"/{name} {option}"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []


async def test_what_completes_to_what_this_table_can_do_now(world: Playground, bot: IslandBot) -> None:
    """Nothing of other rule systems, nothing for those who wait or only watch; a whole deed can be chosen at once."""
    hall = await seated(world, bot, 3, 7)
    table = await hall.table()
    mover = hall.at(table, table.island.waiting_for()[0].seat)
    waiting = next(p for p in hall.players if p is not mover)

    async def offered(person: Player, line: str, option: str = "what", **given: str) -> list[dict[str, str]]:
        found: Any = await person.actor.complete(line, option, **{**given, option: given.get(option, "")})
        return list(found)

    first, *deeds = await offered(mover, "/build")
    assert first == {"name": "Place a building", "value": "found_building"}
    assert len(deeds) == 24 and all(deed["name"].startswith("Place a building: ") for deed in deeds)
    places = await offered(mover, "/build", "at", what="found_building")
    assert places == await offered(mover, "/build", "at"), "the only thing there is to build needs no name"
    assert len(places) == 25 and " — " in places[0]["name"]
    assert await offered(waiting, "/build") == await offered(Player(world, "Dana"), "/build") == []
    await mover.command("/build", what=deeds[0]["value"])
    assert len((await hall.table()).island.table.buildings) == 1
    await mover.command("/build", what="castle")
    assert "I do not know what “castle” is here" in mover.actor.last.text
