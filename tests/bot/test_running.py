"""Running a game: pause and go on, kick, substitutes, stand-ins, another channel; by host, moderator or vote."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.clock import DAY, HOUR
from game.engine import view
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import label


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def test_told_1_a_pause_stops_play_and_reminders_until_the_game_goes_on(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    player = await hours.awaited()
    await hall.host.command("/game pause")
    await hours.quiet()
    assert "The game is paused" in hall.world.channel.last.text
    before = (await hall.table()).island.moves
    await player.command("/roll")
    assert "It goes on with /game resume" in player.actor.last.text
    await player.command("/build", what="road")
    assert "It goes on with /game resume" in player.actor.last.text, "not that something else comes first"
    shown = {str(button) for button in hall.world.channel.last.buttons}
    assert "My hand" in shown and not shown & {"Place a building", "Roll", "Undo", "More …"}, (
        "they could only be refused"
    )
    await hours.pass_(3 * DAY)
    assert hours.reminders() == [] and (await hall.table()).island.moves == before
    await hall.host.command("/game pause")
    assert "is paused" in hall.host.actor.last.text
    await hall.host.command("/game resume")
    await hours.pass_(8 * HOUR)
    assert len(hours.reminders()) == 1
    await player.command("/roll")
    assert (await hall.table()).island.moves == before + 1


async def test_a_paused_game_stays_paused_over_a_restart_and_stand_ins_wait_too(hours: Hours) -> None:
    hall = await hours.begin()
    player = await hours.awaited()
    await hall.host.command("/game pause")
    await player.command("/game stand-in")
    await hours.quiet()
    before = (await hall.table()).island.moves
    await hours.stop()
    await hours.start_again()
    assert (await hall.table()).paused and (await hall.table()).island.moves == before
    one, other = (p for p in hall.players if p is not player)  # who proposes something is back, and plays
    await one.command("/game resume")
    await hours.quiet()
    await other.press("Vote: go on (1 more)")
    await hours.quiet()
    assert (await hall.table()).island.moves > before


async def test_players_who_are_not_the_host_decide_by_vote(hours: Hours) -> None:
    hall = await hours.begin(4)
    guests = hall.players[1:]
    await guests[0].command("/game pause")
    await hours.quiet()
    assert not (await hall.table()).paused
    await guests[1].press("Vote: pause (2 more)")
    await hours.quiet()
    await guests[2].press("Vote: pause (1 more)")
    await hours.quiet()
    assert (await hall.table()).paused
    stranger = Player(hall.world, "Zoe")
    await stranger.command("/game resume")
    assert "no vote" in stranger.actor.last.text
    assert (await hall.table()).paused


async def test_a_vote_twice_is_nothing(hours: Hours) -> None:
    hall = await hours.begin(4)
    guest = hall.players[1]
    await guest.command("/game pause")
    await hours.quiet()
    table = await hall.table()
    voted = [t for t in table.chronicle.told if t.event.key == "voted"]
    await guest.command("/game pause")
    message = next(m for m in reversed(hall.world.channel.messages) if any("Vote: pause" in str(b) for b in m.buttons))
    await guest.actor.click(next(b for b in message.buttons if "Vote: pause" in str(b)), on=message)
    await hall.players[2].press("Vote: pause (2 more)")
    await hours.quiet()
    after = await hall.table()
    told = [t for t in after.chronicle.told if t.event.key == "voted"]
    assert len(voted) == 1 and len(told) == 2, "one line for each voice"
    assert after.record.version == table.record.version + 1 and not after.paused


async def test_a_moderator_decides_alone(hours: Hours) -> None:
    hall = await hours.begin()
    hall.world.grant("@everyone", discord.Permissions(manage_messages=True).value)
    await Player(hall.world, "Zoe").command("/game pause")
    assert (await hall.table()).paused


async def test_an_outsider_is_not_even_asked_whether_somebody_shall_leave(hours: Hours) -> None:
    hall = await hours.begin(3)
    zoe = Player(hall.world, "Zoe")
    await zoe.command("/game kick", player="Ben")
    assert zoe.actor.last.text == "You have no vote here." and zoe.actor.last.buttons == []


async def test_somebody_is_kicked_by_vote_and_a_substitute_takes_the_seat_over(hours: Hours) -> None:
    hall = await hours.begin(4)
    silent = await hours.awaited()
    if silent is hall.host:
        pytest.fail("the lot of this seed seats a guest first")
    seat = (await hall.table()).seat_of(int(silent.actor.id))
    assert seat is not None
    others = [p for p in hall.players if p not in (silent, hall.host)]
    await hall.host.command("/game kick", player=silent.name)
    assert (await hall.table()).meta.ballots == (), "it is asked once before anything happens"
    await hall.host.press(f"Remove {silent.name}")
    await hours.quiet()
    for i, other in enumerate(others):
        await other.press(f"Vote: {silent.name} leaves ({2 - i} more)")
        await hours.quiet()
    await hall.host.sees(f"{silent.name} has left the table by vote ({others[0].name}, {others[1].name})")
    await silent.command("/hand")
    assert "an automatic player holds your seat" in silent.actor.last.text
    zoe = Player(hall.world, "Zoe")
    await zoe.command("/game replace", player=silent.name)
    assert "can propose you with /game replace" in zoe.actor.last.text
    await others[0].command("/game replace", player=silent.name, person=zoe.actor)
    await hours.quiet()
    await zoe.press(f"Zoe: sit down for {silent.name}")
    await hours.quiet()
    assert (await hall.table()).user_at(seat) is None
    await others[1].press(f"Vote: Zoe for {silent.name} (2 more)")
    await hours.quiet()
    await hall.host.press(f"Vote: Zoe for {silent.name} (1 more)")
    await hours.quiet()
    after = await hall.table()
    assert after.user_at(seat) == int(zoe.actor.id) and after.names[seat] == "Zoe"
    await hall.host.sees(f"Zoe takes over {silent.name}'s seat by vote")
    await zoe.command("/hand")
    assert zoe.actor.last.files == ["hand.png"]
    assert view(after.island, seat).table.hands[seat] == after.island.table.hands[seat]
    await silent.command("/hand")
    assert "Zoe holds your seat" in silent.actor.last.text


async def test_nobody_sits_at_two_seats_and_unknown_names_are_refused(hours: Hours) -> None:
    hall = await hours.begin()
    version = (await hall.table()).record.version
    await hall.host.command("/game replace", player="Ben")
    assert "already has a seat" in hall.host.actor.last.text
    await hall.host.command("/game kick", player="Nobody @everyone")
    assert "Nobody here is called" in hall.host.actor.last.text
    assert hall.host.actor.last.pings == []
    assert (await hall.table()).record.version == version


async def test_a_person_leaves_the_seat_to_a_stand_in_and_comes_back(hours: Hours) -> None:
    hall = await hours.begin()
    player = await hours.awaited()
    seat = (await hall.table()).seat_of(int(player.actor.id))
    assert seat is not None
    await player.command("/game stand-in")
    await hours.quiet()
    assert (await hall.table()).island.waiting_for()[0].seat != seat
    await player.command("/game status")
    assert f"A stand-in plays for {player.name}" in player.actor.last.text
    await player.command("/game back")
    assert not (await hall.table()).is_automatic(seat)
    await player.command("/game back")
    assert "Nobody plays in your place" in player.actor.last.text


async def test_a_game_whose_channel_is_gone_goes_on_in_another(hours: Hours) -> None:
    hall = await hours.begin()
    player = await hours.awaited()
    lost = hall.world.channel
    new = next(c for c in hall.world.core.world.channels.values() if c["type"] == 0 and c["id"] != lost.id)
    hall.world.faults.delete_channel(lost.id)
    await hall.bot.sessions.change(hall.game_id, lambda tx, table: table)
    await hours.quiet()
    room = hall.world.channel_by_id(new["id"])
    hall.host.actor = hall.host.actor.at(room)
    player.actor = player.actor.at(room)
    await hall.host.command("/game move")
    await hours.quiet()
    assert "table.png" in room.last.files
    before = (await hall.table()).island.moves
    await player.press(label("roll"))
    await hours.moved(before)
