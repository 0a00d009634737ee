"""Times and orders that make no sense get a sentence and change nothing."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.app import IslandBot
from bot.store import Person
from bot.time.orders import answering
from playground.kit import Playground
from playground.wire import Refusal
from tests.bot.people import Player
from tests.bot.test_settings import load


@pytest.fixture
def anna(world: Playground, bot: IslandBot) -> Player:
    """Somebody who may set everything."""
    player = Player(world, "Anna")
    world.add_role("Admins", player.actor)
    world.grant("Admins", discord.Permissions(manage_guild=True).value)
    return player


async def test_a_pace_of_zero_is_no_pace_and_a_servers_own_begins_its_tables(anna: Player, bot: IslandBot) -> None:
    guild = next(iter(anna.world.core.world.guilds))
    for value in ("0", "-1", "zero"):
        await anna.command("/server default", option="pace", value=value)
        assert "“Pace” cannot have this value" in anna.actor.last.text
        assert (await bot.store.servers.load(int(guild))).defaults == {}
    await anna.command("/server default", option="pace", value="week")
    assert "Pace: a week a turn" in anna.actor.last.text
    await anna.command("/game new")
    lobby = await anna.sees("A new table")
    assert "⏱️ **a week a turn** · a stand-in plays, it does only what it must" in lobby.text.splitlines()[1]


@pytest.mark.parametrize("line", ["PACE_DAY=0h 8h 24h", "PACE_DAY=8h 0h 24h", "PACE_LIVE=3m 5m 0m"])
def test_whoever_runs_the_bot_sets_no_pace_of_zero_either(line: str, tmp_path: Path) -> None:
    with pytest.raises(Exception, match="three times such as"):
        load(line, tmp_path)


async def test_a_vacation_into_the_past_and_an_unknown_zone_change_nothing(anna: Player, bot: IslandBot) -> None:
    with pytest.raises(Refusal, match="between 0 and 60"):
        await anna.command("/me vacation", days=-3)
    await anna.command("/me timezone", zone="Atlantis/Centre")
    assert "I do not know the time zone “Atlantis/Centre”" in anna.actor.last.text
    await anna.command("/me quiet", since="25:00", until="7")
    assert "“25:00” is not a time of day" in anna.actor.last.text
    await anna.command("/me quiet", since="22:00")
    assert "Say both, since when and until when" in anna.actor.last.text
    assert await bot.store.people.load(int(anna.actor.id)) == Person(int(anna.actor.id))


@pytest.mark.parametrize("card", ["paper", "gold", "", "brick;drop"])
def test_an_order_of_resources_takes_resources_alone(card: str) -> None:
    person = Person(1, answers={"hilda": "ore,wool"})
    assert answering(person, "hilda", card).answers in ({}, {"hilda": "ore,wool"})
    assert answering(person, "hilda", "wool").answers == {"hilda": "ore"}
