"""Things that go wrong between the bot and Discord: what was done stays done once, and the table is shown once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.history import entries
from game.create import starter
from game.engine import encode, replay
from game.table import Island
from playground.kit import MessageView, Playground
from tests.bot.conftest import quick
from tests.bot.deals import taps
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_whole_game import seated

POSTS = r"/channels/\d+/messages"


def live_tables(hall: Hall) -> list[MessageView]:
    """Table messages that still have buttons; reminders have the same."""
    shown = [m for m in hall.world.channel.messages if "waits for you" not in m.text]
    return [m for m in shown if any(str(b) == "My hand" for b in m.buttons)]


async def sound(hall: Hall) -> None:
    """The log gives the position, and exactly one table message is alive."""
    await hall.settle()
    table = await hall.table()
    again = replay(starter(table.setup()), await entries(hall.bot.store, hall.game_id))
    assert encode(again) == encode(table.island)
    assert len(live_tables(hall)) == 1


def two_of_each(game: Island) -> None:
    for hand in game.table.hands:
        hand[:5] = [2] * 5


async def some_moves(hall: Hall, rng: random.Random, count: int) -> None:
    for _ in range(count):
        table = await hall.table()
        prompt = rng.choice(table.island.waiting_for())
        await hall.by_command(hall.choice(table, prompt.seat, rng))


@pytest.mark.parametrize("fault", ["429", "500", "503", "lost request", "lost answer", "slow"])
async def test_a_message_gets_through_and_only_once(world: Playground, bot: IslandBot, fault: str) -> None:
    hall = await seated(world, bot, 3, 7)
    if fault.isdigit():
        world.faults.fail(int(fault), POSTS, times=2)
    elif fault == "slow":
        world.faults.slow(0.2, POSTS, times=3)
    else:
        world.faults.hang_up(POSTS, times=2, after_work=fault == "lost answer")
    await some_moves(hall, random.Random(1), 4)
    await sound(hall)


@pytest.mark.parametrize("fault", ["drop", "reconnect", "close"])
async def test_a_lost_gateway_loses_nothing(world: Playground, bot: IslandBot, fault: str) -> None:
    hall = await seated(world, bot, 3, 7)
    await some_moves(hall, random.Random(1), 2)
    if fault == "drop":
        world.faults.drop_gateway()
    elif fault == "reconnect":
        world.faults.ask_to_reconnect()
    else:
        await world.faults.close_gateway(4000)
    await world.online(seconds=30)
    await some_moves(hall, random.Random(2), 2)
    await sound(hall)


async def test_after_a_restart_old_buttons_and_open_drafts_still_work(world: Playground, tmp_path: Path) -> None:
    first: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    hall = await seated(world, first, 3, 7, island="beginner")
    await arrange(hall, two_of_each, "main")
    table = await hall.table()
    owner = hall.at(table, table.island.table.turn.owner)
    await taps(owner, "Trade", "2 wood", "ore")
    await world.stop(first)
    hall.bot = await world.start(IslandBot(quick(tmp_path)))
    await taps(owner, "Offer")
    await hall.settle()
    assert len((await hall.table()).island.table.offers) == 1
    await owner.press("Withdraw")
    await hall.settle()
    assert (await hall.table()).island.table.offers == []


async def test_a_deleted_table_message_comes_back(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    [message] = live_tables(hall)
    await bot.get_partial_messageable(int(message.post.channel_id)).get_partial_message(int(message.id)).delete()
    await some_moves(hall, random.Random(1), 1)
    await sound(hall)


async def test_a_tap_that_comes_twice_makes_one_offer(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7, island="beginner")
    await arrange(hall, two_of_each, "main")
    table = await hall.table()
    owner: Player = hall.at(table, table.island.table.turn.owner)
    await taps(owner, "Trade", "2 wood", "ore")
    world.faults.deliver_twice()
    await taps(owner, "Offer")
    await hall.settle()
    assert len((await hall.table()).island.table.offers) == 1
