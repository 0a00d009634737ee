"""The lobby: seats, colours, systems, options, what is refused and why, another island, abandoning, a rematch."""

from __future__ import annotations

import random

import discord

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from playground.kit import MessageView, Playground
from playground.kit.views import Control
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
    await anna.actor.select("friendly_robber", on=settings, of=_offering(settings, "friendly_robber"))
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
    before = (await hall.table()).meta
    await ben.press("Another island")
    await ben.sees("want")
    assert (await hall.table()).meta.rerolls == 0
    await cleo.press("Another island")
    await hall.settle()
    after = (await hall.table()).meta
    assert (after.rerolls, after.looked) == (1, before.looked + 1)
    assert after.promise == before.promise, "what was promised stands, whatever island is laid"
    await ben.press("Leave")
    await hall.settle()
    assert (await hall.table()).names == ("Anna", "Cleo")
    await ben.press("Leave")
    assert "are not at this table" in ben.actor.last.text


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
    assert {str(b) for m in world.channel.messages for b in m.buttons} <= {"Why?"}, "nothing is left to be played"


async def test_a_rematch_seats_the_same_people(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7, target=3)
    await hall.play(random.Random(5), 200)
    await hall.settle()
    stranger = Player(world, "Zoe")
    await stranger.press("Rematch")
    assert "are not at this table" in stranger.actor.last.text
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
    assert "Attach Files" in anna.actor.last.text
    assert await bot.store.games.in_channel(int(world.channel.id)) is None


async def test_lobby_4_the_host_starts_and_a_guest_is_noted_as_ready(world: Playground, bot: IslandBot) -> None:
    anna, ben, cleo = (Player(world, name) for name in ("Anna", "Ben", "Cleo"))
    await anna.command("/game new")
    await ben.press("Join")
    await cleo.press("Join")
    await ben.press("Start")
    assert "you are ready" in ben.actor.last.text
    await ben.sees("👍 Ben")
    await cleo.command("/game start")
    table = await bot.sessions.in_channel(int(world.channel.id))
    assert table is not None and table.in_lobby
    assert table.meta.ready == (int(ben.actor.id), int(cleo.actor.id))
    await anna.command("/game leave")
    await ben.sees("1. **Ben**")
    await cleo.command("/game automatic")
    assert (await bot.sessions.open(table.id)).meta.ready == (), "they were ready for the table as it was"
    await ben.press("Start")
    await cleo.press("Start")
    await cleo.sees("Founding")
    assert not (await bot.sessions.open(table.id)).in_lobby, "everybody who sits there wanted it"


async def test_lobby_10_only_those_at_the_table_add_automatic_players(world: Playground, bot: IslandBot) -> None:
    anna, zoe = Player(world, "Anna"), Player(world, "Zoe")
    await anna.command("/game new")
    await anna.sees("A new table")
    await zoe.command("/game automatic")
    assert "are not at this table" in zoe.actor.last.text
    table = await bot.sessions.in_channel(int(world.channel.id))
    assert table is not None and len(table.seats) == 1


def _offering(page: MessageView, value: str) -> Control:
    """The list in which something can be chosen."""
    return next(s for s in page.selects if any(o["value"] == value for o in s.raw["options"]))


async def test_the_pace_stands_in_the_first_lines_and_is_changed_by_one_tap(world: Playground, bot: IslandBot) -> None:
    """TIME-2, TIME-12."""
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.settle()
    assert "a day a turn" in world.channel.last.text.splitlines()[1]
    assert "10 points win" in world.channel.last.text
    await hall.players[1].press("Pace")
    assert "Only the host" in hall.players[1].actor.last.text
    for shown in ("a week a turn", "No clock", "live, minutes a turn", "a day a turn"):
        await hall.host.press("Pace")
        await hall.settle()
        assert shown in world.channel.last.text.splitlines()[1]


async def test_lobby_1_a_fifth_person_is_let_in_by_one_tap(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo", "Dan", "Eva"])
    await hall.open()
    await hall.settle()
    assert "Needs 3 or 4 players; 5 are here." in world.channel.last.text
    assert world.channel.last.button("Start").disabled
    await hall.players[1].press("Switch on: Five and six players")
    assert "Only the host" in hall.players[1].actor.last.text
    await hall.host.press("Switch on: Five and six players")
    await hall.settle()
    assert not world.channel.last.button("Start").disabled
    assert "Needs" not in world.channel.last.text and "Switch on" not in str(world.channel.last)


async def test_lobby_1_nothing_is_promised_that_would_not_help(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo", "Dan", "Eva"])
    await hall.open()
    await Lobby(bot.sessions, hall.game_id).choose_modules(("cities_and_knights",))
    await hall.settle()
    assert "Switch on" not in str(world.channel.last)


async def test_lobby_2_colours_are_those_that_fit_the_table(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    await hall.host.press("Colour")
    offered = {str(button) for button in hall.host.actor.last.buttons}
    assert {"red", "blue"} < offered and not {"green", "brown"} & offered
    ben = hall.players[1]
    found = await ben.actor.complete("/game join", "colour", colour="")
    assert {choice["value"] for choice in found} == offered
    for word in ("green", "pink"):
        await ben.command("/game join", colour=word)
        assert f"There is no colour “{word}”" in ben.actor.last.text
    lobby = Lobby(bot.sessions, hall.game_id)
    await lobby.choose_modules(("five_six",))
    await hall.host.press("Colour")
    assert "green" in {str(button) for button in hall.host.actor.last.buttons}


async def test_lobby_8_the_island_is_shown_before_everybody_sits(world: Playground, bot: IslandBot) -> None:
    """To one person as to four: the same island, counted once."""
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.host.command("/game new")
    await hall.settle()
    alone = world.channel.last
    assert alone.files == ["island.png"] and "Playing: Base game" in alone.text
    assert alone.text.splitlines()[2] == "🏁 10 points win.", "LOBBY-3: the target is known too"
    table = await bot.sessions.in_channel(int(hall.host.actor.channel.id))
    assert table is not None
    for player in hall.players[1:]:
        await player.press("Join")
    await hall.settle()
    after = await bot.sessions.open(table.id)
    assert (table.meta.looked, after.meta.looked) == (1, 1)
    assert world.channel.last.alt == alone.alt


async def test_lobby_7_a_printed_map_offers_no_other_island(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    await hall.open()
    assert any("island" in str(button) for button in world.channel.last.buttons)
    await Lobby(bot.sessions, hall.game_id).choose_modules(("corsica",))
    await hall.settle()
    assert not any("island" in str(button) for button in world.channel.last.buttons)
    await hall.host.press("Settings")
    assert not any("island" in str(select.raw.get("placeholder", "")) for select in hall.host.actor.last.selects)
