"""Seats change hands by their owner's word or a vote of the others, and everybody can read who held what, and when."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.clock import DAY, HOUR
from bot.time.presence import resting
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def seat_of(hall: Hall, person: Player) -> int:
    seat = (await hall.table()).seat_of(int(person.actor.id))
    assert seat is not None
    return seat


async def hand_over(hours: Hours, owner: Player, to: Player) -> None:
    """By the owner's own word, and the other's."""
    await owner.command("/game replace", player=owner.name, person=to.actor)
    assert f"up to {to.name}" in owner.actor.last.text
    await hours.quiet()
    await to.press(f"{to.name}: sit down for {owner.name}")
    await hours.quiet()


async def test_fair_2_a_host_who_plays_cannot_look_into_a_hand_through_a_friend(hours: Hours) -> None:
    hall = await hours.begin()
    ben, alt = hall.players[1], Player(hall.world, "Alt")
    seat = await seat_of(hall, ben)
    await hall.host.command("/game replace", player="Ben", person=alt.actor)
    await hours.quiet()
    await alt.press("Alt: sit down for Ben")
    await hours.quiet()
    assert "now the others vote" in alt.actor.last.text
    await alt.command("/hand")
    assert "are not at this table" in alt.actor.last.text
    await hall.host.press("Vote: Alt for Ben (1 more)")
    assert "the others decide" in hall.host.actor.last.text
    assert (await hall.table()).user_at(seat) == int(ben.actor.id)
    await hall.players[2].press("Vote: Alt for Ben (1 more)")
    await hours.quiet()
    assert (await hall.table()).user_at(seat) == int(alt.actor.id), "the vote of the others is enough"
    told = (await hall.host.sees("Alt takes over Ben's seat by vote (Cleo)")).text
    assert "Anna proposes: Alt takes over Ben's seat." in told, "the trace keeps the names of then"


async def test_fair_2_whoever_comes_back_is_told_who_held_their_hand(hours: Hours) -> None:
    hall = await hours.begin()
    ben, zoe = hall.players[1], Player(hall.world, "Zoe")
    seat = await seat_of(hall, ben)
    await hand_over(hours, ben, zoe)
    await hall.host.sees("Zoe takes over Ben's seat as Ben wished.")
    began = hours.clock.now() // 1000
    await hours.pass_(3 * HOUR)
    await ben.command("/hand")
    assert f"As you wished: since <t:{began}:f> Zoe holds your seat." in ben.actor.last.text
    await hand_over(hours, zoe, ben)
    ended = hours.clock.now() // 1000
    assert f"Zoe held your hand from <t:{began}:f> to <t:{ended}:f>." in ben.actor.last.text
    assert (await hall.table()).names[seat] == "Ben"
    await hall.host.sees(f"Ben is back in their seat, which Zoe had held since <t:{began}:f>.")
    await hall.host.command("/game status")
    told = hall.host.actor.last.text
    assert f"Seat {seat + 1}: Zoe, from <t:{began}:f> to <t:{ended}:f>" in told
    assert f"Seat {seat + 1}: Ben, since <t:{ended}:f>" in told
    changes = (await hall.table()).meta.changes
    assert [(c.old, c.name, c.why) for c in changes] == [("Ben", "Zoe", "own"), ("Zoe", "Ben", "own")]


async def test_who_held_one_seat_takes_no_other(hours: Hours) -> None:
    hall = await hours.begin()
    ben, cleo, zoe = hall.players[1], hall.players[2], Player(hall.world, "Zoe")
    await hand_over(hours, ben, zoe)
    await cleo.command("/game replace", player="Cleo", person=ben.actor)
    assert "has held another seat of this game" in cleo.actor.last.text


async def test_a_moderator_who_does_not_play_acts_by_name_and_takes_no_seat(hours: Hours) -> None:
    """TIME-8: kick asks once. TIME-9: who does not play here opens no vote."""
    hall = await hours.begin()
    mia, zoe = Player(hall.world, "Mia"), Player(hall.world, "Zoe")
    hall.world.add_role("Moderators", mia.actor)
    hall.world.grant("Moderators", discord.Permissions(manage_messages=True).value)
    seat = await seat_of(hall, hall.players[1])
    await mia.command("/game replace", player="Ben", person=zoe.actor)
    assert "can propose you" in mia.actor.last.text
    await mia.command("/game kick", player="Ben")
    await mia.press("Remove Ben")
    await hours.quiet()
    await hall.host.sees("Ben has left the table by decision of Mia, who does not play here")
    await mia.command("/game replace", player="Ben")
    assert "can propose you" in mia.actor.last.text, "nobody gives a seat to themselves"
    await mia.command("/game replace", player="Ben", person=zoe.actor)
    await hours.quiet()
    assert (await hall.table()).user_at(seat) is None, "who sits down agrees first"
    await zoe.press("Zoe: sit down for Ben")
    await hours.quiet()
    await hall.host.sees("Zoe takes over Ben's seat by decision of Mia")


async def test_a_vote_for_a_stand_in_ends_when_the_person_moves(hours: Hours) -> None:
    """TIME-7."""
    hall = await hours.begin(4)
    player = await hours.awaited()
    other = next(p for p in hall.players if p is not player)
    await other.command("/game stand-in", player=player.name)
    await hours.quiet()
    vote = f"Vote: stand-in for {player.name} (2 more)"
    assert other.with_button(vote) is not None
    before = (await hall.table()).island.moves
    await player.command("/roll")
    await hours.moved(before)
    assert other.with_button(vote) is None and (await hall.table()).meta.ballots == ()


async def test_where_nobody_else_could_vote_a_present_person_keeps_the_seat(hours: Hours) -> None:
    hall = await hours.begin(3)
    cleo = hall.players[2]
    await cleo.command("/game stand-in")
    await hall.host.command("/game kick", player="Ben")
    await hall.host.press("Remove Ben")
    assert "Nobody else is here to vote" in hall.host.actor.last.text
    assert (await hall.table()).meta.changes[-1].old == "Cleo"


async def test_a_seat_deserted_for_a_week_may_be_given_away_by_the_only_one_left(hours: Hours) -> None:
    hall = await hours.begin(3)
    ben, cleo, zoe = hall.players[1], hall.players[2], Player(hall.world, "Zoe")
    for player in (ben, cleo):
        await player.command("/game stand-in")
    await hall.host.command("/game replace", player="Ben", person=zoe.actor)
    assert "Nobody else is here to vote" in hall.host.actor.last.text
    await hours.pass_(7 * DAY)
    assert resting(await hall.table()), "a week of silence, and a stand-in plays for the last one too"
    await hall.host.command("/game replace", player="Ben", person=zoe.actor)
    await hours.quiet()
    await zoe.press("Zoe: sit down for Ben")
    await hours.quiet()
    await hall.host.sees("Zoe takes over Ben's seat by decision of Anna; nobody else plays")


async def test_who_proposes_at_a_table_that_rests_is_back_and_reads_first_what_was_missed(hours: Hours) -> None:
    hall = await hours.begin(3)
    for player in hall.players:
        await player.command("/game stand-in")
    await hours.pass_(7 * DAY)
    assert resting(await hall.table())
    zoe = Player(hall.world, "Zoe")
    await hall.host.command("/game replace", player="Ben", person=zoe.actor)
    await hours.quiet()
    answer = next(m.text for m in reversed(hall.host.actor.messages) if m.ephemeral)
    assert answer.startswith("### While you were away") and answer.endswith("a button on the table message.")
    assert not resting(await hall.table())
    await zoe.press("Zoe: sit down for Ben")
    await hours.quiet()
    await hall.host.sees("Zoe takes over Ben's seat by decision of Anna; nobody else plays")


async def test_a_seat_offered_before_the_table_came_to_rest_is_still_there_to_be_taken(hours: Hours) -> None:
    hall = await hours.begin(3)
    ben, zoe = hall.players[1], Player(hall.world, "Zoe")
    seat = await seat_of(hall, ben)
    await ben.command("/game replace", player="Ben", person=zoe.actor)
    for player in (hall.players[0], hall.players[2], ben):
        await player.command("/game stand-in")
    await hours.quiet()
    assert resting(await hall.table())
    await zoe.press("Zoe: sit down for Ben")
    await hours.quiet()
    table = await hall.table()
    assert table.user_at(seat) == int(zoe.actor.id) and not resting(table)
