"""The ladder survives a restart at each of its rungs, whether the bot goes before or after it was reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import MINUTE
from bot.time.presence import Presence, presence
from playground.kit import Playground
from tests.bot.hours import Hours

RUNGS = ((3, "waits for you"), (5, "still waiting"), (5, "may vote for a stand-in"), (2, "Time is up: a stand-in"))
"""Minutes from each rung of the pace of minutes to the next, and what the channel says then."""


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


def channel(hours: Hours) -> str:
    return "\n".join(m.text for m in hours.world.channel.messages)


async def climb(hours: Hours, minutes: int, *, while_down: bool) -> None:
    """So long, with a restart before or after."""
    if while_down:
        await hours.stop()
        await hours.clock.advance(minutes * MINUTE)
    else:
        await hours.pass_(minutes * MINUTE)
        await hours.stop()
    await hours.start_again()


@pytest.mark.slow
@pytest.mark.parametrize("while_down", [False, True], ids=["after each rung", "before each rung"])
async def test_a_restart_at_every_rung_doubles_and_loses_nothing(hours: Hours, while_down: bool) -> None:
    hall = await hours.begin(4, pace="live", time_up="stand_in")
    silent = await hours.awaited()
    seat = (await hall.table()).seat_of(int(silent.actor.id))
    assert seat is not None
    for number, (minutes, words) in enumerate(RUNGS, 1):
        await climb(hours, minutes, while_down=while_down)
        told = channel(hours)
        assert told.count(words) == 1, f"rung {number}:\n{told}"
        assert len(hours.reminders()) == (1 if number < len(RUNGS) else 0)
    assert presence(await hall.table(), seat) is Presence.STOOD_IN
    await silent.press(f"I am back ({silent.name})")
    await hours.quiet()
    await hours.stop()
    await hours.start_again()
    assert presence(await hall.table(), seat) is Presence.HERE
    assert channel(hours).count(f"{silent.name} is back") == 1


@pytest.mark.slow
async def test_a_table_at_rest_is_still_at_rest_after_a_restart_and_wakes_by_one_tap(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, pace="live", time_up="stand_in")
    for minutes, _ in RUNGS:
        await hours.pass_(minutes * MINUTE)
    await hours.stop()
    await hours.start_again()
    moves = (await hall.table()).island.moves
    await hours.pass_(60 * MINUTE)
    assert (await hall.table()).island.moves == moves and channel(hours).count("so the table rests") == 1
    await hall.host.press("I'm back")
    await hours.quiet()
    assert presence(await hall.table(), (await hall.table()).island.waiting_for()[0].seat) is Presence.HERE
