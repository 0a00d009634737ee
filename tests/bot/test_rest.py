"""A table that nobody is at rests: nothing is played, drawn or told, and one tap wakes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import DAY, MINUTE
from bot.time.presence import Presence, presence, resting
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.play import label

LIVE = {"pace": "live", "time_up": "stand_in"}


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def until_all_are_silent(hours: Hours) -> None:
    for _ in range(40):
        if resting(await hours.hall.table()):
            return
        await hours.pass_(16 * MINUTE)
    raise AssertionError("never at rest")


async def test_three_silent_people_leave_a_table_that_rests(hours: Hours) -> None:
    """TIME-1."""
    hall = await hours.begin(**LIVE)
    await until_all_are_silent(hours)
    table = await hall.table()
    assert [presence(table, seat) for seat in range(3)] == [Presence.STOOD_IN] * 3
    assert table.island.moves < 30
    shown = [m for m in hall.world.channel.messages if "so the table rests" in m.text][-1]
    assert [str(b) for b in shown.buttons] == ["I'm back"]
    messages, moves = len(hall.world.channel.messages), table.island.moves
    await hours.pass_(6 * DAY)
    assert (await hall.table()).island.moves == moves
    assert len(hall.world.channel.messages) == messages


async def test_one_tap_wakes_a_table_and_the_others_are_still_stood_in_for(hours: Hours) -> None:
    hall = await hours.begin(**LIVE)
    await until_all_are_silent(hours)
    moves = (await hall.table()).island.moves
    await hall.host.press("I'm back")
    await hours.quiet()
    table = await hall.table()
    seat = table.seat_of(int(hall.host.actor.id))
    assert seat is not None and presence(table, seat) is Presence.HERE
    assert [p.seat for p in table.island.waiting_for()] == [seat]  # the stand-ins have played as far as that
    assert table.island.moves >= moves
    await hall.host.sees(f"{hall.host.name} is back")


async def test_a_resting_table_writes_after_a_week_and_after_a_month_and_never_again(hours: Hours) -> None:
    hall = await hours.begin(**LIVE)
    await until_all_are_silent(hours)
    letters = [[len(p.actor.dm.messages) for p in hall.players]]
    for days in (7, 22, 1, 60):
        await hours.pass_(days * DAY)
        letters.append([len(p.actor.dm.messages) for p in hall.players])
    assert letters == [[0] * 3, [1] * 3, [1] * 3, [2] * 3, [2] * 3]
    await hours.stop()
    await hours.start_again()
    letter = hall.host.actor.dm.last
    await hall.host.actor.dm.click(letter.button("I'm back"), on=letter)
    await hall.host.sees(f"{hall.host.name} is back")
    assert not resting(await hall.table())


async def test_one_silent_person_among_automatic_players_does_not_lose_the_game_overnight(hours: Hours) -> None:
    """TIME-1: it was played to its end within seconds."""
    hall = await hours.begin(1, automatic=2, **LIVE)
    await until_all_are_silent(hours)
    moves = (await hall.table()).island.moves
    await hours.pass_(DAY)
    table = await hall.table()
    assert table.playing and table.island.moves == moves
    told = "\n".join(m.text for m in hall.world.channel.messages)
    assert "Time is up" in told and "The others may vote" not in told, "there is nobody who could"


async def test_whoever_comes_back_reads_first_what_happened_meanwhile(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2, **LIVE)
    seat = (await hall.table()).seat_of(int(hall.host.actor.id))
    assert seat is not None
    await hall.host.command("/game stand-in")
    await hours.quiet()
    table = await hall.table()
    assert resting(table) and str(seat) in table.chronicle.absences
    await hall.host.press("I'm back")
    await hours.quiet()
    words = hall.host.actor.last.text
    assert words.startswith("### While you were away")
    assert "no turn has ended since" in words
    assert [name in words for name in table.names] == [True] * 3
    assert (await hall.table()).chronicle.absences == {}


async def test_what_was_missed_is_counted_and_told_to_one_who_simply_moves(hours: Hours) -> None:
    hall = await hours.begin(3, **LIVE)
    table = await hall.table()
    gone = hall.at(table, (table.island.table.turn.owner + 1) % 3)
    await gone.command("/game stand-in")
    await hours.quiet()
    for key in ("roll", "end_turn"):
        await (await hours.awaited()).move(label(key))
        await hours.quiet()
    seat = table.seat_of(int(gone.actor.id))
    missed = (await hall.table()).chronicle.absences[str(seat)]
    got = [e.event for e in (await hall.table()).chronicle.told if e.event.key == "produced"]
    assert sum(sum(e.args["cards"].values()) for e in got) == sum(sum(c.values()) for c in missed.gained.values()) > 0
    await gone.command("/trade embargo", target=(await hours.awaited()).name, state="on")
    await hours.quiet()
    words = next(m.text for m in reversed(gone.actor.messages) if "While you were away" in m.text)
    assert "2 turns were played" in words and " got " in words and "An automatic player held your hand" in words
