"""What administrators of a server set: where and by whom tables are opened, and in which language they speak."""

from __future__ import annotations

import pytest

from bot.app import IslandBot
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated


def boss(world: Playground) -> Player:
    """Somebody who may change the server's settings; nobody else may."""
    return Player(world, "Owner")


async def no_table(world: Playground, bot: IslandBot, player: Player, words: str) -> None:
    await player.command("/game new")
    assert words in player.actor.last.text and player.actor.last.ephemeral and player.actor.last.pings == []
    assert await bot.sessions.in_channel(int(player.actor.channel.id)) is None


async def test_tables_are_opened_only_in_the_channels_chosen(world: Playground, bot: IslandBot) -> None:
    owner, anna, harbour = boss(world), Player(world, "Anna"), world.channel_named("harbour")
    await owner.command("/server channel", channel=harbour.id)
    await owner.sees(f"<#{harbour.id}>")
    await no_table(world, bot, anna, f"<#{harbour.id}>")
    anna.actor = anna.actor.at(harbour)
    await anna.command("/game new")
    assert await bot.sessions.in_channel(int(harbour.id)) is not None
    await owner.command("/server channel", channel=harbour.id, play=False)
    here = Player(world, "Ben")
    await here.command("/game new")
    assert await bot.sessions.in_channel(int(world.channel.id)) is not None


async def test_tables_are_opened_only_by_the_roles_chosen(world: Playground, bot: IslandBot) -> None:
    owner, anna, ben = boss(world), Player(world, "Anna"), Player(world, "Ben")
    role = world.add_role("Settlers", anna.actor)
    await owner.command("/server starter", role=role)
    await owner.sees(f"<@&{role}>")
    await no_table(world, bot, ben, f"<@&{role}>")
    await anna.command("/game new")
    assert await bot.sessions.in_channel(int(world.channel.id)) is not None


async def test_others_cannot_change_the_servers_settings(world: Playground, bot: IslandBot) -> None:
    anna = Player(world, "Anna")
    with pytest.raises(AssertionError, match="finds no command /server"):
        await anna.command("/server channel", channel=world.channel.id)
    assert (await bot.store.servers.load(int(world.channel.raw["guild_id"]))).channels == ()


async def test_a_language_chosen_in_mid_game_is_spoken_at_once(world: Playground, bot: IslandBot) -> None:
    hall: Hall = await seated(world, bot, 3, 7, island="beginner")
    table = await hall.table()
    player = hall.at(table, table.island.table.turn.owner)
    await player.command("/me language", language="cs")
    await player.press("My hand")
    assert "V ruce máš" in player.actor.last.text and "Roll the dice" in world.channel.last.text
    await boss(world).command("/server language", language="cs")
    await hall.settle()
    assert "Hoď kostkami" in world.channel.last.text, "the table message that stands there speaks it too"
    await player.press("Hodit")
    await hall.settle()
    assert f"{player.name} hází" in world.channel.last.text
    other = hall.at(table, (table.island.table.turn.owner + 1) % 3)
    await other.press("Moje karty")
    assert "You hold" in other.actor.last.text, "private words stay the reader's"
    assert (await hall.table()).island.moves == table.island.moves + 1
