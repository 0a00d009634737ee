"""Maps: chosen in the lobby, the canal agreed to by everybody, founded and played by clicks."""

from __future__ import annotations

import pytest

from bot.app import IslandBot
from bot.commands.paths import paths
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.erie_canal.exchange import CanalExchange, UseCanal
from game.modules.erie_canal.state import held, of
from game.table import Island
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange

NAMES = ["Anna", "Ben", "Cleo"]


async def chosen(world: Playground, bot: IslandBot, *systems: str) -> Hall:
    """A lobby whose host has chosen these systems from the list."""
    hall = Hall(world, bot, NAMES)
    await hall.open()
    await hall.settle()
    await hall.host.press("Settings")
    settings = next(m for m in reversed(hall.host.actor.messages) if m.ephemeral)
    await hall.host.actor.select(*systems, on=settings, of=settings.selects[0])
    await hall.settle()
    return hall


async def agreed(world: Playground, bot: IslandBot) -> Hall:
    """A lobby for New York with the canal that everybody has agreed to."""
    hall = await chosen(world, bot, "new_york", "erie_canal")
    for player in hall.players[1:]:
        await player.press("Agree to Erie Canal")
        await hall.settle()
    return hall


async def found_everything(hall: Hall) -> None:
    """Everybody founds by clicks, where the silent would."""
    while (table := await hall.table()).island.table.turn.part == "founding":
        prompt = table.island.waiting_for()[0]
        action = prompt.default(table.island)
        assert isinstance(action, FoundBuilding | FoundRoad)
        await hall.by_buttons(action)
    await hall.settle()


@pytest.mark.parametrize("system", ["corsica", "new_york"])
async def test_a_map_is_started_from_the_lobby_and_founded_by_clicks(
    world: Playground, bot: IslandBot, system: str
) -> None:
    hall = await chosen(world, bot, system)
    assert not world.channel.last.button("Start").disabled
    assert world.channel.last.files == ["island.png"]
    await hall.start()
    await found_everything(hall)
    island = (await hall.table()).island
    assert island.table.layout == system and len(island.table.buildings) == len(island.table.roads) == 6
    named = [island.rules.topology.sites[corner].name for corner in island.table.buildings]
    story = "\n".join(message.text for message in world.channel.messages)
    assert any(name in story for name in named), "sites are called by their names"


async def test_what_a_map_does_not_go_with_is_said(world: Playground, bot: IslandBot) -> None:
    await chosen(world, bot, "corsica", "volcano")
    assert world.channel.last.button("Start").disabled
    assert world.channel.last.text.count("the map you chose is fixed") == 1
    assert "Volcano" in world.channel.last.text


async def test_the_canal_needs_everybodys_consent(world: Playground, bot: IslandBot) -> None:
    hall = await chosen(world, bot, "new_york", "erie_canal")
    _, ben, cleo = hall.players
    assert world.channel.last.button("Start").disabled
    assert "Still to agree to Erie Canal: " in world.channel.last.text
    await ben.press("Agree to Erie Canal")
    await hall.settle()
    assert world.channel.last.button("Start").disabled
    await cleo.press("Agree to Erie Canal")
    await hall.settle()
    assert not world.channel.last.button("Start").disabled
    assert not any(str(button).startswith("Agree") for button in world.channel.last.buttons)
    await hall.start()
    await found_everything(hall)
    assert (await hall.table()).island.rules.has("erie_canal")


async def test_who_joins_later_is_asked_too_and_automatic_players_agree(world: Playground, bot: IslandBot) -> None:
    hall = await agreed(world, bot)
    await hall.host.press("Add automatic player")
    await hall.settle()
    assert not world.channel.last.button("Start").disabled
    await hall.players[2].press("Leave")
    await hall.settle()
    dan = Player(world, "Dan")
    await dan.press("Join")
    await hall.settle()
    assert world.channel.last.button("Start").disabled
    assert "Still to agree to Erie Canal: " in world.channel.last.text
    await dan.press("Agree to Erie Canal")
    await hall.settle()
    assert not world.channel.last.button("Start").disabled


def with_token(game: Island) -> None:
    seat = game.table.turn.owner
    canal = game.rules.index["canal"]
    game.table.hands[seat][:5] = [2, 0, 0, 1, 1]
    game.table.hands[seat][canal], game.table.bank[canal] = 1, 11


async def test_a_canal_token_is_used_by_clicks(world: Playground, bot: IslandBot) -> None:
    hall = await agreed(world, bot)
    await hall.start()
    await arrange(hall, with_token, until="main")
    owner = (await hall.table()).island.table.turn.owner
    await hall.by_buttons(UseCanal(owner))
    await hall.by_buttons(CanalExchange(owner, {"wood": 2}, "brick"))
    island = (await hall.table()).island
    assert of(island).in_use == owner and held(island, owner) == 1
    assert island.rules.named(island.table.hands[owner]) == {"brick": 1, "grain": 1, "ore": 1, "canal": 1}


async def test_sites_are_typed_by_name(world: Playground, bot: IslandBot) -> None:
    hall = await chosen(world, bot, "corsica")
    await hall.start()
    table = await hall.table()
    player = hall.at(table, table.island.waiting_for()[0].seat)
    await player.command("/build", what=paths()[FoundBuilding.key].what, at="belgodere")
    await hall.settle()
    island = (await hall.table()).island
    assert list(island.table.buildings) == [island.rules.topology.find_corner("Belgodère")]
    assert "Belgodère (" in "\n".join(message.text for message in world.channel.messages)
