"""kill -9 at any moment: no acknowledged action is lost, none is applied twice, the table comes back, buttons work."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.history import entries
from bot.lobby.actions import Lobby
from bot.store import Posted
from bot.time.clocks import clock_of
from game.create import starter
from game.engine import encode, replay
from playground.kit import MessageView, Playground
from playground.world import nonces
from playground.world.world import Event
from tests.bot.conftest import PATIENCE, quick
from tests.bot.play import Hall
from tests.bot.process import Onlooker, Process, peeking, running
from tests.bot.test_faults import live_tables
from tests.bot.test_whole_game import seated

POSTS, CALLBACKS = r"/channels/\d+/messages", r"/callback"
FULL = os.environ.get("SOAK") == "full"
SOON = "1s 600s 1200s"  # a first reminder after a second, no other while the test lasts


async def sound(hall: Onlooker) -> int:
    """The log gives exactly the position that is kept: nothing missing, nothing twice. How many moves it has."""
    table = await hall.table()
    lines = await entries(hall.bot.store, hall.game_id)
    again = replay(starter(table.setup()), lines)
    assert encode(again) == encode(table.island)
    return len(lines) - 1


async def survive(world: Playground, tmp_path: Path, kills: int, seed: int, *, storm: bool = False) -> None:
    """Play, kill, look; as often as asked for."""
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    rng = random.Random(seed)
    async with running(world, url) as bot, peeking(url) as eyes:
        hall = Onlooker(world, eyes, ["Anna", "Ben", "Cleo"])
        while bot.kills < kills:
            if not bot.kills or (await hall.table()).island.over:
                await hall.open()
                await hall.start()
            trouble = asyncio.create_task(_strike(world, rng)) if storm else None
            acknowledged = await _until_killed(hall, bot, rng)
            if trouble is not None:
                await trouble
                world.faults.deliver_reversed(0)  # what is held back would reach nobody
            await bot.start()
            assert acknowledged <= await sound(hall) <= acknowledged + 1
            world.faults.calm()
            await hall.settle()
            await _table_stands(hall)
        print(f"seed {seed}: killed {bot.kills} times in {await sound(hall)} moves")
        assert bot.kills == kills


async def _until_killed(hall: Onlooker, bot: Process, rng: random.Random) -> int:
    """Play by command until the bot is gone; how many moves it had said were done."""
    done = await sound(hall)
    death = asyncio.create_task(_later(bot.kill, rng.uniform(0.02, 2.0)))
    with contextlib.suppress(AssertionError):
        while not death.done() and not (await hall.table()).island.over:
            table = await hall.table()
            prompt = rng.choice(table.island.waiting_for())
            action = hall.choice(table, prompt.seat, rng)
            acting = asyncio.create_task(hall.by_command(action))
            await asyncio.wait([acting, death], return_when=asyncio.FIRST_COMPLETED)
            if not acting.done():
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
                break
            acting.result()
            done += not _apologised(hall, table.user_at(action.seat))
    await death
    return done


def _apologised(hall: Onlooker, user: int | None) -> bool:
    """The last this person heard is that nothing was changed."""
    player = next(p for p in hall.players if int(p.actor.id) == user)
    private = [m.text for m in player.actor.messages if m.ephemeral]
    return bool(private) and "nothing was changed" in private[-1]


async def _later(act: Callable[[], Awaitable[None]], seconds: float) -> None:
    await asyncio.sleep(seconds)
    await act()


async def _strike(world: Playground, rng: random.Random) -> None:
    """Two of the things that go wrong between the bot and Discord, while it plays."""
    faults = world.faults
    path, times = rng.choice([POSTS, CALLBACKS, ""]), rng.randint(1, 3)
    every: list[Callable[[], object]] = [
        lambda: faults.fail(429, path, times=times),
        lambda: faults.fail(500, path, times=times),
        lambda: faults.fail(503, path, times=times),
        lambda: faults.slow(0.2, path, times=times),
        lambda: faults.hang_up(path, times=times),
        lambda: faults.hang_up(path, times=times, after_work=True),
        faults.drop_gateway,
        faults.half_open_gateway,
        faults.ask_to_reconnect,
        faults.invalidate_sessions,
        lambda: faults.close_gateway(4000),
        lambda: faults.deliver_twice(times),
        faults.deliver_reversed,
    ]
    for strike in rng.sample(every, 2):
        await asyncio.sleep(rng.uniform(0.0, 0.3))
        if asyncio.iscoroutine(struck := strike()):
            await struck


async def _table_stands(hall: Hall) -> None:
    """One table message is alive, calls whoever must act, and its buttons still work."""
    table = await hall.table()
    if table.island.over:
        return
    prompt = table.island.waiting_for()[0]
    player = hall.at(table, prompt.seat)
    await player.sees(f"<@{player.actor.id}>")
    alive = [m for m in hall.world.channel.messages if any(str(b) == "My hand" for b in m.buttons)]
    assert len(alive) == 1
    await player.press("My hand")
    await player.until(lambda: player.actor.last.files == ["hand.png"], "the hand was not shown")


async def reminded_once(world: Playground, tmp_path: Path, kills: int, seed: int) -> None:
    """Let somebody be waited for, kill the bot about when the reminder is due, and count what comes."""
    url = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3"
    rng = random.Random(seed)
    async with running(world, url, PACE_LIVE=SOON) as bot, peeking(url) as eyes:
        hall = Onlooker(world, eyes, ["Anna", "Ben", "Cleo"])
        await hall.open()
        await Lobby(eyes.sessions, hall.game_id).choose_option("pace", "live")
        await hall.start()
        while bot.kills < kills:
            await _new_question(hall, rng)
            known = len(_reminders(world))
            await asyncio.sleep(rng.uniform(0.6, 1.1))
            await bot.kill()
            await bot.start()
            await _wait_for_reminder(hall)
            await hall.settle()
            await asyncio.sleep(0.3)
            assert len(_reminders(world)) == known + 1


async def _new_question(hall: Onlooker, rng: random.Random) -> None:
    """Act until somebody is waited for whom nobody has reminded yet."""
    while True:
        table = await hall.table()
        await hall.by_command(hall.choice(table, table.island.waiting_for()[0].seat, rng))
        if await _waits(hall) == [0]:
            return


async def _wait_for_reminder(hall: Onlooker) -> None:
    async with asyncio.timeout(PATIENCE):
        while await _waits(hall) != [1]:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.02)


async def _waits(hall: Onlooker) -> list[int]:
    """How often each person who is waited for was reminded."""
    table = await hall.table()
    clocks = [clock_of(table, seat) for seat in range(len(table.seats))]
    return [clock.reminders for clock in clocks if clock is not None]


def _reminders(world: Playground) -> list[MessageView]:
    return [m for m in world.channel.messages if "waits for you" in m.text]


async def test_a_table_posted_as_the_bot_died_goes_when_its_turn_has_passed(world: Playground, tmp_path: Path) -> None:
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    hall = await seated(world, bot, 3, 7)

    async def never(posted: Posted) -> None:
        await asyncio.Event().wait()

    bot.store.messages.remember = never  # type: ignore[method-assign]
    known, rng = len(world.channel.messages), random.Random(1)
    for _ in range(2):  # two foundings, a settlement and a road each; the table of the first is posted, and no more
        for _ in range(2):
            table = await hall.table()
            action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
            await bot.sessions.act(hall.game_id, lambda _table, action=action: (action, None))
        await world.until(lambda: len(world.channel.messages) > known, "no new table")
    await world.stop(bot)
    hall.bot = await world.start(IslandBot(quick(tmp_path)))
    await hall.settle()
    await _table_stands(hall)


async def test_a_table_whose_post_was_never_answered_goes_when_its_turn_has_passed(
    world: Playground, bot: IslandBot
) -> None:
    hall = await seated(world, bot, 3, 7)
    known, rng = len(world.channel.messages), random.Random(1)
    world.faults.hang_up(r"/channels/\d+/messages$", "POST", times=1, after_work=True)
    for _ in range(2):
        for _ in range(2):
            table = await hall.table()
            action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
            await bot.sessions.act(hall.game_id, lambda _table, action=action: (action, None))
        await world.until(lambda: len(world.channel.messages) > known, "no new table")
    await hall.settle()
    await _table_stands(hall)


async def test_a_table_whose_post_was_never_answered_shows_what_happened_since(
    world: Playground, bot: IslandBot
) -> None:
    """Discord recognises the second try and answers with the first message, which knows nothing of the newest move."""
    hall, rng = await seated(world, bot, 3, 7), random.Random(1)
    known = len(world.channel.messages)

    async def move() -> None:
        table = await hall.table()
        action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
        await bot.sessions.act(hall.game_id, lambda _table: (action, None))

    await move()
    await hall.settle()
    world.faults.hang_up(r"/channels/\d+/messages$", "POST", times=1, after_work=True)
    await move()
    await world.until(lambda: len(world.channel.messages) > known, "the table of the next founding was not posted")
    await move()
    await hall.settle()
    await _table_stands(hall)
    assert "places a settlement" in live_tables(hall)[-1].text


def _note_post(event: Event, posted: list[str]) -> None:
    if event.name == "MESSAGE_CREATE" and event.post is not None and event.post.reader is None:
        posted.append(event.post.id)


async def test_a_table_whose_post_was_never_answered_is_found_when_discord_no_longer_knows_it(
    world: Playground, bot: IslandBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It recognises a repeated post for some minutes, and a database may be away for longer."""
    hall, rng, posted = await seated(world, bot, 3, 7), random.Random(1), list[str]()
    monkeypatch.setattr(nonces, "MINUTES", 0.0)
    world.core.world.listeners.append(lambda event: _note_post(event, posted))
    world.faults.hang_up(r"/channels/\d+/messages$", "POST", times=1, after_work=True)
    for _ in range(2):
        table = await hall.table()
        action = hall.choice(table, table.island.waiting_for()[0].seat, rng)
        await bot.sessions.act(hall.game_id, lambda _table, action=action: (action, None))
    await hall.settle()
    await _table_stands(hall)
    assert len(posted) == 1


async def test_when_only_telling_fails_nobody_hears_that_nothing_was_changed(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    table = await hall.table()
    action = hall.choice(table, table.island.waiting_for()[0].seat, random.Random(1))
    world.faults.hang_up(r"/webhooks/.*/messages/@original", times=1)
    await hall.by_command(action)
    player = hall.at(table, action.seat)
    await player.sees("It is done, but I could not show you")
    assert (await hall.table()).island.moves == table.island.moves + 1


@pytest.mark.slow
@pytest.mark.parametrize("storm", [False, True], ids=["calm", "storm"])
@pytest.mark.parametrize("seed", range(10 if FULL else 1))
async def test_a_killed_bot_loses_and_repeats_nothing(
    world: Playground, tmp_path: Path, seed: int, storm: bool
) -> None:
    await survive(world, tmp_path, 20 if FULL else 3, seed, storm=storm)


@pytest.mark.slow
async def test_reminders_due_when_the_bot_is_killed_come_once(world: Playground, tmp_path: Path) -> None:
    await reminded_once(world, tmp_path, 10 if FULL else 1, 2)
