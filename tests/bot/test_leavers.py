"""Who leaves a game before its end leaves a trace, in plain words, and a server may ask for a better one."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from msgspec import structs

from bot.departures import departed
from bot.seated import Change, Seated
from bot.store import Seat, Server, TrackRecord
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def record(hall: Hall, who: Player) -> TrackRecord:
    return await hall.bot.store.departures.record(int(who.actor.id))


async def leave(who: Player, hours: Hours) -> None:
    await who.command("/game leave")
    await who.press("Leave the game")
    await hours.quiet()


async def test_a_game_left_stands_in_the_statistics_and_beside_the_name_in_the_next_lobby(hours: Hours) -> None:
    """TIME-17."""
    hall = await hours.begin(3)
    ben = hall.players[1]
    await leave(ben, hours)
    assert await record(hall, ben) == TrackRecord(0, 1)
    assert await record(hall, hall.host) == TrackRecord(0, 0)
    await ben.command("/stats player")
    assert ben.actor.last.text.endswith("one left early (0% finished).\nNo rolls are on record.")
    await hall.host.command("/game abandon")
    await hall.host.press("End the game")
    await hours.quiet()
    await hall.host.command("/game new")
    await ben.press("Join")
    lobby = await hall.host.sees("A new table")
    assert "**Ben** (any colour) · left 1 of 1 games" in lobby.text
    assert "**Anna** (any colour)\n" in lobby.text


async def test_a_server_may_ask_for_games_played_to_the_end(hours: Hours) -> None:
    hall = await hours.begin(3)
    ben = hall.players[1]
    await leave(ben, hours)
    await hall.host.command("/game abandon")
    await hall.host.press("End the game")
    await hours.quiet()
    hall.world.add_role("Admins", hall.host.actor)
    hall.world.grant("Admins", discord.Permissions(manage_guild=True).value)
    await hall.host.command("/game new")
    await hall.host.command("/server record", share=80)
    assert "at least 80% of the games they began" in hall.host.actor.last.text
    await ben.command("/game join")
    assert "you have left 1 of 1" in ben.actor.last.text
    await hall.players[2].command("/game join")
    assert "You are at the table" in hall.players[2].actor.last.text
    await hall.host.command("/server record", games=2)
    zoe = Player(hall.world, "Zoe")
    await zoe.press("Join")
    await zoe.sees("have played 2 games to the end; you have 0")
    table = await hall.bot.sessions.in_channel(int(hall.world.channel.id))
    assert table is not None and len(table.seats) == 2


# --- what counts ------------------------------------------------------------------------------------------------------


async def changed(hall: Hall, *changes: Change, **seats: Seat) -> Seated:
    """The table as if these changes of hands had happened."""
    table = await hall.table()
    kept = tuple(seats.get(f"s{s.seat}", s) for s in table.seats)
    return table.after(table.record.version, meta=structs.replace(table.meta, changes=changes), seats=kept)


async def test_who_hands_a_seat_on_or_is_only_stood_in_for_has_not_left(hours: Hours) -> None:
    hall = await hours.begin(3)
    table = await hall.table()
    user = table.user_at(1) or 0
    away = Change(1, 5, 0, "", user, "Ben", "time_up")
    given = Change(1, 9, 77, "Zoe", user, "Ben", "own")
    assert departed(await changed(hall, away, s1=Seat(1, user, None, "cautious"))) == set()
    assert departed(await changed(hall, away, given, s1=Seat(1, 77))) == set()
    taken = structs.replace(given, why="vote")
    assert departed(await changed(hall, away, taken, s1=Seat(1, 77))) == {user}
    back = Change(1, 12, user, "Ben", 77, "Zoe", "own")
    assert departed(await changed(hall, away, taken, back)) == set(), "whoever is back has not left"


async def test_nobody_is_left_alone_by_one_who_plays_alone(hours: Hours) -> None:
    hall = await hours.begin(1, automatic=2)
    await leave(hall.host, hours)
    assert await record(hall, hall.host) == TrackRecord(0, 0)


async def test_forgetting_takes_the_trace_along(hours: Hours) -> None:
    hall = await hours.begin(3)
    ben = hall.players[1]
    await leave(ben, hours)
    await hall.bot.store.keeping.forget(int(ben.actor.id))
    assert await record(hall, ben) == TrackRecord(0, 0)


def test_a_share_of_nothing_is_whole() -> None:
    assert (TrackRecord(0, 0).share, TrackRecord(3, 1).share, Server(1).least_share) == (100, 75, 0)
