"""Fishermen through what people see: the lobby, every use by clicks and by commands, a whole game."""

from __future__ import annotations

import random

import pytest

from bot.app import IslandBot
from bot.lobby.actions import Lobby
from game.core.land import touch
from game.engine import Action, legal
from game.modules.fishermen.state import FISH, of
from game.table import Island
from playground.kit import Playground
from tests.bot.play import Hall, arrange
from tests.bot.test_whole_game import NAMES, seated, the_end

USES = ("fish_robber", "fish_steal", "fish_resource", "fish_road", "fish_card", "fish_boot")


def ready(seat: int, game: Island) -> None:
    """A seat has fish and the boot; there is a robber, and everybody has cards."""
    state, t = of(game), game.table
    for other in game.seats:
        t.hands[other][:5] = [1, 1, 1, 1, 1]
    t.bank[:5] = [19 - len(t.hands)] * 5
    t.robber = t.terrain.index("forest")
    for tokens in state.tokens:
        tokens.clear()
    state.tokens[seat], state.used, state.boot = [3, 3, 2], {}, seat
    state.pool.mixed = {"1": 11, "2": 9, "3": 6}
    kind = game.rules.index[FISH]
    for other in game.seats:
        t.hands[other][kind] = 3 if other == seat else 0
    t.bank[kind] = 26
    touch(game)


async def at_main(world: Playground, bot: IslandBot) -> Hall:
    hall = await seated(world, bot, 4, 60, ("fishermen",))
    await arrange(hall, lambda game: None, until="main")
    return hall


async def use_of(hall: Hall, key: str) -> Action:
    owner = (await hall.table()).island.table.turn.owner
    await arrange(hall, lambda game: ready(owner, game))
    return next(a for a in legal((await hall.table()).view(owner), owner) if a.key == key)


async def every_use(hall: Hall, way: str) -> None:
    for key in USES:
        action = await use_of(hall, key)
        before = (await hall.table()).island.moves
        await getattr(hall, way)(action)
        assert (await hall.table()).island.moves == before + 1, key
        while (prompt := (await hall.table()).island.waiting_for()[0]).kind != "main":
            answer = prompt.default((await hall.table()).island)
            await hall.bot.sessions.act(hall.game_id, lambda table, a=answer, p=prompt.id: (a, p))
        await hall.settle()


async def test_every_use_of_fish_and_the_boot_by_buttons(world: Playground, bot: IslandBot) -> None:
    await every_use(await at_main(world, bot), "by_buttons")


async def test_every_use_of_fish_and_the_boot_by_commands(world: Playground, bot: IslandBot) -> None:
    await every_use(await at_main(world, bot), "by_command")


async def test_the_table_shows_tokens_and_boot_and_the_hand_its_fish(world: Playground, bot: IslandBot) -> None:
    hall = await at_main(world, bot)
    await use_of(hall, "fish_robber")
    table = await hall.table()
    owner = table.island.table.turn.owner
    player = hall.at(table, owner)
    await player.press("My hand")
    assert "Caught: 8 fish" in str(next(m for m in reversed(player.actor.messages) if m.ephemeral).alt)
    other = hall.at(table, (owner + 1) % 4)
    assert not any("8 fish" in message.text for message in other.actor.messages)
    assert of(table.view((owner + 1) % 4)).tokens[owner] == [] and of(table.island).boot == owner


async def test_the_lobby_offers_it_and_says_what_does_not_go_with_it(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, NAMES[:4])
    await hall.open()
    lobby = Lobby(bot.sessions, hall.game_id)
    await lobby.choose_modules(("fishermen", "castles"))
    await hall.settle()
    assert "Fishermen" in world.channel.last.text
    assert not next(b for b in world.channel.last.buttons if str(b) == "Start").disabled
    await lobby.choose_modules(("fishermen", "volcano"))
    await hall.settle()
    assert next(b for b in world.channel.last.buttons if str(b) == "Start").disabled


@pytest.mark.slow
async def test_a_whole_game_by_commands_and_buttons(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 192, ("fishermen",), target=3)
    await hall.play(random.Random(1), 200)
    await the_end(hall)
