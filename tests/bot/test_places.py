"""Where games live: in a thread, on a server that throws the bot out for a while, in a channel that is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.clock import MINUTE
from bot.store import Status
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import label


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


def in_room(players: list[Player], world: Playground, channel_id: str) -> None:
    for player in players:
        player.actor = player.actor.at(world.channel_by_id(channel_id))


async def test_a_game_lives_in_a_thread_beside_the_one_of_its_channel(hours: Hours) -> None:
    hall = await hours.begin()
    anna, ben = hall.players[:2]
    thread = hall.world.core.people.thread(anna.actor.id, hall.world.channel.id, "second table")
    in_room([anna, ben], hall.world, thread["id"])
    await anna.command("/game new")
    await ben.press("Join")
    await hours.quiet()
    await anna.press("Add automatic player")
    await hours.quiet()
    await anna.press("Start")
    await hours.quiet()
    second = await hall.bot.store.games.in_channel(int(thread["id"]))
    first = await hall.bot.store.games.in_channel(int(hall.world.channel.id))
    assert second is not None and first is not None and second.id != first.id
    assert any("table.png" in m.files for m in anna.actor.messages)
    assert (await hall.bot.sessions.open(second.id)).playing


async def test_a_server_without_the_bot_is_left_in_peace_and_the_game_goes_on_when_it_is_back(hours: Hours) -> None:
    hall = await hours.begin(pace="live")
    player = await hours.awaited()
    guild = hall.world.channel.raw["guild_id"]
    hall.world.faults.kick_bot(guild)
    before = len(hall.world.channel.messages)
    await hours.pass_(3 * MINUTE)  # a reminder that cannot be told
    assert len(hall.world.channel.messages) == before
    assert await hall.bot.store.deliveries.waiting() == 0
    assert (await hall.table()).paused
    hall.world.invite_bot()
    while (await hall.table()).paused:  # noqa: ASYNC110 - it hears of the invitation by itself
        await asyncio.sleep(0.01)
    moves = (await hall.table()).island.moves
    await player.command("/roll")
    await hours.moved(moves)
    assert "table.png" in next(m for m in reversed(hall.world.channel.messages) if m.files).files


async def test_a_reminder_whose_answer_got_lost_is_not_sent_twice(hours: Hours) -> None:
    hall = await hours.begin(pace="live")
    hall.world.faults.hang_up(r"/channels/\d+/messages", "POST", after_work=True)
    await hours.clock.advance(3 * MINUTE)
    while await hall.bot.store.deliveries.waiting() or not hours.reminders():  # the next try comes by the clock
        await hours.clock.advance(100)
        await asyncio.sleep(0.01)
    await hours.quiet()
    assert len(hours.reminders()) == 1


async def test_a_game_whose_channel_is_gone_can_be_ended_from_another(hours: Hours) -> None:
    hall = await hours.begin()
    world = hall.world
    new = next(c for c in world.core.world.channels.values() if c["type"] == 0 and c["id"] != world.channel.id)
    world.faults.delete_channel(world.channel.id)
    in_room([hall.host], world, new["id"])
    await hall.host.command("/game abandon")
    assert "no game in this channel" in hall.host.actor.last.text
    await hall.host.command("/game move")
    await hours.quiet()
    await hall.host.press(label("roll"))
    await hall.host.command("/game abandon")
    await hall.host.press("End the game")
    await hours.quiet()
    assert (await hall.table()).record.status == Status.ABANDONED
