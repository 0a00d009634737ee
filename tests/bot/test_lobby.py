"""The lobby: seats, colours, systems, options, what is refused and why, another island, abandoning, a rematch."""

from __future__ import annotations

import random

import discord

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated


async def test_the_host_chooses_systems_and_options_and_sees_why_not(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    anna, ben, _ = hall.players
    await ben.press("Settings")
    assert "Only the host" in ben.actor.last.text
    await anna.press("Settings")
    settings = next(m for m in reversed(anna.actor.messages) if m.ephemeral)
    await anna.choose("five_six")
    await hall.settle()
    assert "⚠️" in world.channel.last.text, "three people cannot play the extension for five and six"
    assert world.channel.last.button("Start").disabled
    await Lobby(bot.sessions, hall.game_id).choose_modules(())
    await anna.actor.select("friendly_robber", on=settings, of=settings.selects[1])
    await anna.until(
        lambda: any("friendly_robber" in (b.custom_id or "") for b in anna.actor.last.buttons), "no values"
    )
    await anna.tap(anna.actor.last, anna.actor.last.buttons[0])
    await hall.settle()
    assert (await hall.table()).meta.options == {"friendly_robber": True}
    assert not world.channel.last.button("Start").disabled


async def test_people_take_colours_leave_and_ask_for_another_island(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    _, ben, cleo = hall.players
    await ben.press("Colour")
    await ben.press("blue")
    await hall.settle()
    assert (await hall.table()).meta.colours == ("", "blue", "")
    await cleo.command("/game join", colour="blue")
    assert "colour" in cleo.actor.last.text.lower()
    before = (await hall.table()).meta.promise
    await ben.press("Another island")
    await ben.sees("want")
    assert (await hall.table()).meta.promise == before
    await cleo.press("Another island")
    await hall.settle()
    assert (await hall.table()).meta.promise != before
    await ben.press("Leave")
    await hall.settle()
    assert (await hall.table()).names == ("Anna", "Cleo")
    await ben.press("Leave")
    assert "do not sit" in ben.actor.last.text


async def test_a_channel_has_one_game_and_it_is_shown_again(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben"])
    await hall.open()
    await hall.players[1].command("/game new")
    assert "already a game" in hall.players[1].actor.last.text
    await hall.settle()
    lobbies = [m for m in world.channel.messages if any(str(b) == "Join" for b in m.buttons)]
    assert len(lobbies) == 1
    assert lobbies[0].id == world.channel.last.id


async def test_the_host_ends_a_game_and_is_asked_twice_one_other_cannot(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    anna, ben, _ = hall.players
    await ben.command("/game abandon")
    assert (await hall.table()).playing
    await anna.command("/game abandon")
    await anna.press("End the game")
    await hall.settle()
    assert not (await hall.table()).playing
    assert not any(b for m in world.channel.messages for b in m.buttons)


async def test_a_rematch_seats_the_same_people(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7, target=3)
    await hall.play(random.Random(5), 200)
    await hall.settle()
    stranger = Player(world, "Zoe")
    await stranger.press("Rematch")
    assert "do not sit" in stranger.actor.last.text
    await hall.players[2].press("Rematch")
    await hall.players[2].sees("A new table")
    found = await bot.store.games.in_channel(int(world.channel.id))
    assert found is not None
    again = await bot.sessions.open(found.id)
    assert sorted(again.names) == ["Anna", "Ben", "Cleo"]
    assert again.meta.options == {"target": 3}


async def test_a_bot_without_permissions_says_which(world: Playground, bot: IslandBot) -> None:
    world.deny("Bot", discord.Permissions(attach_files=True).value)
    anna = Player(world, "Anna")
    await anna.command("/game new")
    assert "attach files" in anna.actor.last.text
    assert await bot.store.games.in_channel(int(world.channel.id)) is None
