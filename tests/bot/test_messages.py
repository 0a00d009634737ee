"""The life of a message on a service as strict as Discord: kept, restored, opened again, shown plainly, left to rest.

simcord cannot follow here: it lists the files of components among the attachments, finds `attachment://` names of
earlier requests, forgets nonces with their messages, and archives no thread by the clock.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from sqlalchemy import delete

from bot.app import IslandBot
from bot.clock import HOUR, MINUTE
from bot.delivery import OLD_PACE, TIDY_PACE
from bot.messages.answers import BY_CODE, Then, next_try, read
from bot.store import tables
from bot.store.database import Step
from playground.kit import Playground
from playground.law.permissions import Can
from playground.world.compose import walk
from tests.bot.conftest import quick
from tests.bot.hours import Hours
from tests.bot.people import eventually
from tests.bot.play import Hall
from tests.bot.shown import closed, live_tables, move, next_turn, shown
from tests.bot.test_whole_game import seated

POSTS, EDITS = r"/channels/\d+/messages$", r"/channels/\d+/messages/\d+$"


# --- keeping its picture ---------------------------------------------------------------------------------------------


async def test_real_1_acc_1_a_past_table_keeps_picture_and_words_for_it(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    before = await shown(hall)
    picture, words = before.data(), before.alt
    await next_turn(hall, random.Random(1))
    now = await shown(hall)
    assert now.id != before.id and closed(before)
    assert before.data() == picture and before.alt == words and words
    said = [item["description"] for part in walk(before.raw["components"]) for item in part.get("items", ())]
    assert said == words, "where clients read it aloud, not only with the file"


async def test_after_a_restart_a_past_table_keeps_its_picture_too(world: Playground, tmp_path: Path) -> None:
    hall = await seated(world, await world.start(IslandBot(quick(tmp_path))), 3, 7)
    before = await shown(hall)
    await world.stop(hall.bot)
    hall.bot = await world.start(IslandBot(quick(tmp_path)))
    await next_turn(hall, random.Random(1))
    await shown(hall)
    assert closed(before) and before.files == ["table.png"] and before.alt


async def test_real_1_cleaning_up_never_delays_the_live_table(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    old, rng = await shown(hall), random.Random(1)
    world.faults.fail(400, f"/messages/{old.id}$", "PATCH", times=1000, code=50035)
    for _ in range(3):
        await next_turn(hall, rng)
        table = await hall.table()
        called = f"<@{table.user_at(table.island.waiting_for()[0].seat)}>"

        def one_calls(called: str = called) -> bool:
            others = [m for m in live_tables(hall) if m.id != old.id]
            return len(others) == 1 and called in others[0].text

        await world.until(one_calls, f"no table calls {called}")
    assert live_tables(hall)[0].id == old.id, "it could not be closed, and nobody waited for that"


# --- deleted, lost, twice --------------------------------------------------------------------------------------------


async def test_real_4_a_deleted_lobby_and_a_deleted_table_come_back_with_the_next_change(
    world: Playground, bot: IslandBot
) -> None:
    hall, moderator = Hall(world, bot, ["Anna", "Ben", "Cleo"]), world.user("Owner")
    await hall.host.command("/game new")
    await hall.settle()
    moderator.delete(await hall.host.sees("A new table"))
    ben = hall.players[1]
    await ben.command("/game join")
    assert ben.name in (await hall.host.sees("A new table")).text
    await hall.players[2].press("Join")
    found = await bot.store.games.in_channel(int(world.channel.id))
    assert found is not None
    hall.game_id = found.id
    await hall.start()
    moderator.delete(await shown(hall))
    await move(hall, random.Random(1))
    await shown(hall)


async def test_real_4_board_brings_a_deleted_table_back(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    world.user("Owner").delete(await shown(hall))
    assert live_tables(hall) == []
    await hall.host.command("/board")
    await shown(hall)


async def test_real_5_a_reminder_with_the_buttons_of_the_table_is_no_stray(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin(pace="live")
    await hours.pass_(6 * MINUTE)
    [reminder] = hours.reminders()
    hall.bot.store.deliveries.cut_off.add(hall.game_id)
    await hall.bot.deliverer.repair(await hall.table())
    await hours.quiet()
    assert reminder.id in {m.id for m in world.channel.messages}
    assert hall.game_id not in hall.bot.store.deliveries.cut_off


async def test_a_reminder_nobody_remembers_is_taken_away(world: Playground, tmp_path: Path) -> None:
    """Sent just before the bot was killed, and answered before it was back."""
    hours = Hours(world, tmp_path)
    hall = await hours.begin(pace="live")
    await hours.pass_(6 * MINUTE)
    [reminder] = hours.reminders()
    forgotten = delete(tables.message).where(tables.message.c.message_id == int(reminder.id))
    await hall.bot.store._database.write(Step(forgotten))
    hall.bot.store.deliveries.cut_off.add(hall.game_id)
    await hall.bot.deliverer.repair(await hall.table())
    await hours.quiet()
    assert hours.reminders() == []
    await shown(hall)


async def test_a_game_that_moves_at_once_is_shown_in_its_new_channel(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    await shown(hall)
    there = world.channel_named("harbour")
    hall.host.actor = hall.host.actor.at(there)
    await hall.host.command("/game move")
    await shown(hall)
    assert all(closed(m) for m in world.channel.messages), "what was left behind is closed"


# --- permissions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("told", [True, False], ids=["known beforehand", "found out by asking"])
async def test_ops_13_without_attach_files_the_table_is_shown_in_words_until_it_may(
    world: Playground, bot: IslandBot, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await seated(world, bot, 3, 7)
    await shown(hall)
    if not told:
        monkeypatch.setattr(bot.deliverer.life, "_may_attach", lambda table: True)
    world.deny("@everyone", Can.ATTACH_FILES)
    await next_turn(hall, random.Random(1))
    await hall.settle()
    [table] = live_tables(hall)
    assert table.files == [] and "hexes" in table.text.casefold(), "the picture's words stand in for it"
    world.allow_again("@everyone")
    await world.until(lambda: live_tables(hall)[0].files == ["table.png"], "the picture does not come back")


async def test_ops_13_permissions_taken_and_given_back(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    old, rng = await shown(hall), random.Random(1)
    world.deny("@everyone", Can.SEND_MESSAGES)
    await next_turn(hall, rng)
    await hall.settle()
    assert live_tables(hall)[0].id == old.id
    await hall.host.actor.dm.sees("not allowed to write there")
    await next_turn(hall, rng)
    await hall.settle()
    assert len([m for m in hall.host.actor.dm.messages if "cannot show" in m.text]) == 1, "told once"
    await hall.host.command("/board")
    await hall.host.sees("not allowed to write there")
    world.allow_again("@everyone")
    await world.until(lambda: live_tables(hall)[-1].id != old.id, "nothing happens when it may again")
    await shown(hall)
    assert await bot.store.deliveries.failed() == []


async def test_what_rests_is_tried_again_after_a_restart(world: Playground, tmp_path: Path) -> None:
    hall = await seated(world, await world.start(IslandBot(quick(tmp_path))), 3, 7)
    old = await shown(hall)
    world.deny("@everyone", Can.SEND_MESSAGES)
    await next_turn(hall, random.Random(1))
    await hall.settle()
    await world.stop(hall.bot)
    world.allow_again("@everyone")
    hall.bot = await world.start(IslandBot(quick(tmp_path)))
    await world.until(lambda: live_tables(hall)[-1].id != old.id, "it was forgotten")
    await shown(hall)


async def test_real_6_whoever_opens_a_table_that_cannot_be_shown_hears_why(world: Playground, bot: IslandBot) -> None:
    anna = world.user("Anna")
    world.faults.fail(403, POSTS, "POST", code=50001)  # which the permissions told with it do not show
    reply = await anna.slash("/game new")
    assert "I do not see it" in reply.text
    assert anna.dm.messages == [], "whoever asked has been told"
    world.grant("Bot", Can.PIN_MESSAGES)  # something about its rights has changed
    await anna.sees("A new table")


# --- what Discord says -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (400, 0), (400, 50109)])
async def test_ops_12_what_is_refused_again_and_again_is_shown_in_words_then_rests(
    world: Playground, tmp_path: Path, status: int, code: int
) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin()
    world.faults.fail(status, POSTS, "POST", times=3, code=code)
    await next_turn(hall, random.Random(1))
    await hours.through(1, 2, 4)
    [table] = [m for m in live_tables(hall) if m.id == world.channel.last.id]
    assert table.files == [], "three times with its picture, then without"
    world.faults.fail(status, "/channels/", times=1000, code=code)
    await next_turn(hall, random.Random(2))
    await hours.through(1, 2, 4, 60)
    asked = len([e for e in world.journal if e.status == status])
    await hours.through(60, 60, 60)
    assert len([e for e in world.journal if e.status == status]) == asked, "nobody knocks for ever"
    assert hall.bot.deliverer.unshown.games == {hall.game_id: "refused"}


async def test_real_10_a_long_rate_limit_blocks_nobody_and_is_waited_out(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin()
    world.faults.fail(429, POSTS, "POST", retry_after=300.0)
    await next_turn(hall, random.Random(1))
    await world.until(lambda: any(e.status == 429 for e in world.journal), "nothing was sent")
    await hours.through(120)
    assert len(hall.bot.deliverer.claims) == 0 and len([e for e in world.journal if e.status == 429]) == 1
    await hours.through(181)
    await shown(hall)


def test_real_8_every_answer_has_its_consequence() -> None:
    for code, reading in BY_CODE.items():
        assert reading.then in Then and (reading.why or reading.then is not Then.STOP), code
    for then in (Then.STOP, Then.PLAIN, Then.ANEW, Then.OPEN):
        known = next(r for r in BY_CODE.values() if r.then is then)
        assert next_try(known, 1, 0) is None, "met on the spot, or not at all"
    doubtful = read(ValueError("a bug"))
    assert [next_try(doubtful, 9, n) is None for n in (1, 3, 4)] == [False, False, True]


async def test_real_11_old_messages_are_edited_less_often(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin()
    hours.bot.deliverer.interval = 0.6
    await hours.clock.advance(2 * HOUR)

    def edits() -> int:
        return len([e for e in world.journal if e.method == "PATCH" and "/channels/" in e.path and e.status == 200])

    async def edited(times: int) -> None:
        await world.until(lambda: edits() == times, f"{edits()} edits, not {times}")

    before, began = edits(), time.monotonic()  # by which channels are paced, whatever a test's clock says
    for times in (1, 2):
        await hall.bot.deliverer.repair(await hall.table())
        await edited(before + times)
    assert time.monotonic() - began >= 0.6 * OLD_PACE, "the second waits longer than for a new message"
    assert 6 / (1.2 * OLD_PACE) + 6 / (1.2 * TIDY_PACE) <= 3, "both ways together stay within three in six seconds"


# --- places that are lost --------------------------------------------------------------------------------------------


async def test_ops_14_a_deleted_channel_stops_the_clocks_and_the_host_hears_how_to_go_on(
    world: Playground, bot: IslandBot
) -> None:
    hall = await seated(world, bot, 3, 7)
    lost = world.channel.id
    there = world.channel_named("harbour")
    world.faults.delete_channel(lost)
    await hall.host.actor.dm.sees("/game move")
    assert (await hall.table()).paused
    hall.host.actor = hall.host.actor.at(there)
    await hall.host.command("/game move")
    await shown(hall)
    assert not (await hall.table()).paused


async def test_a_bot_thrown_out_and_invited_again_goes_on(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7)
    await shown(hall)
    world.faults.kick_bot(world.channel.raw["guild_id"])

    async def noticed() -> bool:
        return bool((await hall.table()).paused and bot.deliverer.unshown.games)

    await eventually(noticed, "the table is not paused")
    world.invite_bot()
    await world.until(lambda: not bot.deliverer.unshown.games, "it is still not shown")
    assert not (await hall.table()).paused
    await shown(hall)
