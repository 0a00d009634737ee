"""A game in the thread of a forum's post, and in one below an announcement: as in any other thread."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bot.app import IslandBot
from playground.kit import Actor, Playground
from playground.law.permissions import Can
from playground.world.things import FORUM, NEWS, NEWS_THREAD, PUBLIC_THREAD
from tests.bot.play import Hall
from tests.bot.shown import move, shown


def posted(world: Playground, anna: Actor) -> Actor:
    """Anna starts a post in a forum."""
    return anna.at(world.add_channel("games", FORUM)).post("Our game", "Who joins?", archive_after=60)


def announced(world: Playground, anna: Actor) -> Actor:
    """Anna starts a thread below an announcement."""
    room = world.add_channel("news", NEWS)
    news = world.user("Owner").at(room).say("A new evening of games")
    return anna.at(room).thread("Our game", on=news, archive_after=60)


@pytest.mark.parametrize(("begun", "kind"), [(posted, PUBLIC_THREAD), (announced, NEWS_THREAD)])
async def test_a_table_is_opened_shown_and_outlives_archiving(
    world: Playground, bot: IslandBot, begun: Callable[[Playground, Actor], Actor], kind: int
) -> None:
    hall = Hall(world, bot, ["Anna", "Ben", "Cleo"])
    thread = begun(world, hall.host.actor)
    assert thread.channel.raw["type"] == kind
    for player in hall.players:
        player.actor = player.actor.at(thread.channel)
    await hall.open()
    await thread.sees("A new table")
    await hall.start()
    table = await shown(hall)
    world.clock.forward(2 * 3600)
    await move(hall, random.Random(1))
    assert (await shown(hall)).id == table.id and not thread.channel.raw["thread_metadata"]["archived"]


async def test_without_leave_to_write_in_threads_a_post_gets_no_table(world: Playground, bot: IslandBot) -> None:
    thread = posted(world, world.user("Anna"))
    world.withhold("Bot", Can.SEND_MESSAGES_IN_THREADS)
    world.withhold("@everyone", Can.SEND_MESSAGES_IN_THREADS)
    told = (await thread.slash("/game new")).message.text
    assert "missing the permissions Send Messages in Threads." in told
    assert await bot.store.games.in_channel(int(thread.channel.id)) is None
