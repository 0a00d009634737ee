"""Time: reminders once per interval at a polite hour, what happens when it is up, stand-ins, votes and the way back."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND, at
from bot.time.presence import Presence, presence, resting
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.play import arrange, label
from tests.bot.test_turn import hands, seven


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def test_a_reminder_comes_once_per_interval_and_the_second_is_louder(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    player = await hours.awaited()
    await hours.pass_(16 * HOUR - SECOND)
    assert hours.reminders() == [], "somebody new may look in once a day"
    await hours.pass_(SECOND)
    [first] = hours.reminders()
    table = next(m for m in hall.world.channel.messages if "table.png" in m.files)
    assert first.pings == [player.name]
    assert f"/{hall.world.channel.id}/{table.id}" in first.text
    await hours.pass_(4 * HOUR - SECOND)
    assert len(hours.reminders()) == 1
    await hours.pass_(SECOND)
    [second] = hours.reminders()  # it has taken the place of the first
    assert "🔔" not in first.text and "🔔" in second.text


async def test_the_buttons_of_a_reminder_act_right_there(hours: Hours) -> None:
    """TIME-6: it goes with the answer."""
    hall = await hours.begin(pace="live")
    player = await hours.awaited()
    await hours.pass_(3 * MINUTE)
    [reminder] = hours.reminders()
    before = (await hall.table()).island.moves
    await player.tap(reminder, reminder.button(label("roll")))
    await hours.quiet()
    assert (await hall.table()).island.moves == before + 1
    assert hours.reminders() == []  # answered, so it is gone
    await hours.pass_(2 * MINUTE)  # and the rest of the turn is not reminded of at once
    assert hours.reminders() == []


async def test_after_the_third_reminder_more_than_half_of_the_others_send_a_stand_in(hours: Hours) -> None:
    hall = await hours.begin(4, pace="live")
    table = await hall.table()
    silent = await hours.awaited()
    seat = table.seat_of(int(silent.actor.id))
    assert seat is not None
    for wait in (3, 5, 5):
        assert silent.with_button(f"Vote: stand-in for {silent.name} (2 more)") is None
        await hours.pass_(wait * MINUTE)
    others = [p for p in hall.players if p is not silent]
    await silent.press(f"Vote: stand-in for {silent.name} (2 more)")
    assert "no vote" in silent.actor.last.text
    await others[0].press(f"Vote: stand-in for {silent.name} (2 more)")
    await hours.quiet()
    await others[0].actor.click(
        f"Vote: stand-in for {silent.name} (1 more)"
    )  # twice the same voice: nothing comes of it
    await hours.quiet()
    assert not (await hall.table()).is_automatic(seat)
    await others[1].press(f"Vote: stand-in for {silent.name} (1 more)")
    await hours.quiet()
    await hall.host.sees(f"The table has voted ({others[0].name}, {others[1].name}): a stand-in plays")
    assert (await hall.table()).is_automatic(seat)
    assert (await hall.table()).island.waiting_for()[0].seat != seat  # it has moved on
    await silent.press(f"I am back ({silent.name})")
    await hours.quiet()
    assert not (await hall.table()).is_automatic(seat)
    await hall.host.sees(f"{silent.name} is back; the stand-in had played since <t:")
    assert "An automatic player held your hand from <t:" in silent.actor.last.text


async def test_when_time_is_up_the_default_is_played(hours: Hours) -> None:
    """TIME-3, TIME-4, TIME-13: one limit for the whole turn, and one line that says so."""
    hall = await hours.begin(pace="day", time_up="default")
    before = await hall.table()
    await hours.pass_(8 * HOUR)
    await hours.pass_(8 * HOUR)
    await hours.pass_(8 * HOUR - SECOND)
    assert (await hall.table()).island.moves == before.island.moves
    await hours.pass_(SECOND)
    after = await hall.table()
    assert after.island.table.turn.number == before.island.table.turn.number + 1  # rolled, and ended the turn
    assert not after.is_automatic(before.island.waiting_for()[0].seat)
    assert [t.event.key for t in after.chronicle.told].count("moved_for") == 1
    assert hours.reminders() == []


async def test_a_discard_made_for_somebody_is_told_in_a_whole_sentence_before_it_is_seen(hours: Hours) -> None:
    """What was given up shows when everybody has chosen, so the line is followed by that of the next."""
    hall = await hours.begin(pace="day", time_up="default")
    await arrange(hall, hands(4, 4, 4))
    await arrange(hall, seven)
    await hours.pass_(24 * HOUR)
    lines = next(m.text for m in hall.world.channel.messages if "time was up" in m.text).splitlines()
    told = [f"- {player.name}'s time was up, so the bot made a safe move for them." for player in hall.players]
    first = next(at for at, line in enumerate(lines) if "discards" in line)
    assert sorted(lines[first - 3 : first]) == sorted(told)


async def test_when_time_is_up_a_stand_in_plays_until_the_person_moves(hours: Hours) -> None:
    hall = await hours.begin(pace="live", time_up="stand_in")
    player = await hours.awaited()
    seat = (await hall.table()).seat_of(int(player.actor.id))
    assert seat is not None
    for wait in (3, 5, 5, 2):
        await hours.pass_(wait * MINUTE)
    await hall.host.sees("Time is up: a stand-in plays")
    table = await hall.table()
    assert table.is_automatic(seat)
    version = table.record.version
    other = next(p for p in hall.players if p is not player)
    await player.command("/trade embargo", target=other.name, state="on")
    await hours.quiet()
    after = await hall.table()
    assert not after.is_automatic(seat)
    assert after.record.version == version + 1  # the move and the return are one step


async def test_quiet_hours_move_a_reminder_over_midnight(hours: Hours) -> None:
    await hours.begin(pace="day")
    player = await hours.awaited()
    due = at(hours.clock.now() + 16 * HOUR)
    evening = (due.hour * 60 + due.minute - 60) % 1440
    await hours.settings(player, quiet_from=evening, quiet_until=(evening + 9 * 60) % 1440, time_zone="UTC")
    await hours.pass_(16 * HOUR)
    await hours.pass_(9 * HOUR - 2 * MINUTE)
    assert hours.reminders() == [], "an hour of the sixteen is still to come in the morning"
    await hours.pass_(2 * MINUTE)
    assert len(hours.reminders()) == 1


async def test_a_limit_counts_waking_hours_only(hours: Hours) -> None:
    """TIME-5: a day of waking hours, of which a night of nine is none."""
    hall = await hours.begin(pace="day", time_up="default")
    player, before = await hours.awaited(), (await hall.table()).island.moves
    evening = at(hours.clock.now() + 6 * HOUR)
    minute = evening.hour * 60 + evening.minute
    await hours.settings(player, quiet_from=minute, quiet_until=(minute + 9 * 60) % 1440, time_zone="UTC")
    await hours.pass_(DAY + 9 * HOUR + 9 * HOUR - 2 * MINUTE)
    assert (await hall.table()).island.moves == before, "two nights have passed"
    await hours.pass_(4 * MINUTE)
    assert (await hall.table()).island.moves > before


async def test_a_vacation_is_seen_at_the_table_and_stops_the_clock_of_whoever_is_away(hours: Hours) -> None:
    """TIME-5, TIME-14."""
    hall = await hours.begin(pace="day", time_up="default")
    player = await hours.awaited()
    before = (await hall.table()).island.moves
    await hours.pass_(6 * HOUR)
    await player.command("/me vacation", days=5)
    table = await hall.host.sees(f"{player.name} is away until")
    assert table.text.count(f"{player.name} is away until") == 2, "told as it happens, and shown while it lasts"
    await hours.pass_(5 * DAY - SECOND)
    assert hours.reminders() == [] and (await hall.table()).island.moves == before
    await hours.pass_(SECOND)
    await hall.host.sees(f"{player.name} is expected back")
    await hours.pass_(2 * HOUR)  # six of the eight hours before the first reminder had passed
    assert len(hours.reminders()) == 1
    await hours.pass_(8 * HOUR)
    await hours.pass_(8 * HOUR - SECOND)
    assert (await hall.table()).island.moves == before
    await hours.pass_(SECOND)
    assert (await hall.table()).island.moves > before


async def test_a_game_allows_so_many_days_of_vacation(hours: Hours) -> None:
    hall = await hours.begin(pace="day", vacation=3)
    player = await hours.awaited()
    table = await hall.table()
    seat = table.seat_of(int(player.actor.id))
    assert seat is not None
    ends = hours.clock.now() + 3 * DAY
    await player.command("/me vacation", days=2)
    assert "the table allows" not in player.actor.last.text
    await player.command("/me vacation", days=40)
    channel = f"<#{hall.world.channel.id}>"
    assert f"In {channel} only until <t:{ends // SECOND}:D>: the table allows no more." in player.actor.last.text
    await hours.pass_(3 * DAY)
    assert presence(await hall.table(), seat) is Presence.HERE
    await player.command("/me vacation", days=40)
    assert f"No days off are left in {channel}: your clock runs on there." in player.actor.last.text
    await hours.quiet()
    assert presence(await hall.table(), seat) is Presence.HERE


async def test_who_moves_on_vacation_is_here(hours: Hours) -> None:
    hall = await hours.begin(pace="day")
    player = await hours.awaited()
    await player.command("/me vacation", days=5)
    await hall.host.sees(f"{player.name} is away until")
    before = (await hall.table()).island.moves
    await player.press(label("roll"))
    await hours.moved(before)
    assert (await hall.table()).meta.away == {}


async def test_one_clock_covers_the_whole_turn(hours: Hours) -> None:
    """BASE-O20: rolling late leaves less time for the rest; taking back gives none."""
    hall = await hours.begin(pace="day", time_up="default")
    player = await hours.awaited()
    for wait in (8, 8, 4):
        await hours.pass_(wait * HOUR)
    await player.press(label("roll"))
    await hours.quiet()
    table = await hall.table()
    turn = table.island.table.turn.number
    await hours.pass_(4 * HOUR - SECOND)
    assert (await hall.table()).island.table.turn.number == turn
    await hours.pass_(SECOND)
    await hall.host.sees(f"{player.name}'s time was up")
    assert (await hall.table()).island.table.turn.number != turn


async def test_a_second_silence_brings_a_stand_in(hours: Hours) -> None:
    hall = await hours.begin(pace="day", time_up="default")
    for _ in range(40):
        await hours.pass_(8 * HOUR)
    assert resting(await hall.table())


async def test_no_limit_strikes_before_a_reminder_could_be_read(hours: Hours) -> None:
    """TIME-5."""
    hall = await hours.begin(pace="day")
    before = (await hall.table()).island.moves
    await hours.stop()
    await hours.clock.advance(3 * DAY)
    await hours.start_again()
    assert len(hours.reminders()) == 1 and (await hall.table()).island.moves == before
    await hours.pass_(8 * HOUR - SECOND)
    assert not (await hall.table()).is_automatic((await hall.table()).island.waiting_for()[0].seat)
    await hours.pass_(SECOND)
    await hall.host.sees("Time is up: a stand-in plays")


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_real_9_whatever_bars_direct_messages_the_reminder_comes_in_the_channel(hours: Hours, code: int) -> None:
    hall = await hours.begin(pace="live")
    player = await hours.awaited()
    await hours.settings(player, reminders="direct")
    hall.world.faults.fail(403, "/users/@me/channels", "POST", code=code)
    await hours.pass_(3 * MINUTE)
    [reminder] = hours.reminders()
    assert reminder.pings == [player.name] and player.actor.dm.messages == []


async def test_reminders_come_by_direct_message_or_in_the_channel_where_those_are_closed(hours: Hours) -> None:
    hall = await hours.begin(pace="live")
    player = await hours.awaited()
    await hours.settings(player, reminders="direct", language="cs")
    await hours.pass_(3 * MINUTE)
    assert hours.reminders() == []
    letter = player.actor.dm.last
    assert "čeká na tebe" in letter.text
    hall.world.faults.close_dms(player.actor.id)
    await hours.pass_(5 * MINUTE)
    assert player.actor.dm.messages == []  # replaced by the next one
    [reminder] = hours.reminders()
    assert reminder.pings == [player.name]
    before = (await hall.table()).island.moves
    await player.tap(reminder, reminder.buttons[0])
    await hours.moved(before)
    assert hours.reminders() == []


async def test_who_wants_no_reminders_gets_none_but_the_others_may_vote(hours: Hours) -> None:
    await hours.begin(pace="live")
    player = await hours.awaited()
    await hours.settings(player, reminders="off")
    for wait in (3, 5, 5):
        await hours.pass_(wait * MINUTE)
    assert hours.reminders() == []
    assert player.with_button(f"Vote: stand-in for {player.name} (2 more)")


async def test_a_table_without_pace_reminds_nobody(hours: Hours) -> None:
    await hours.begin(pace="none")
    await hours.pass_(30 * DAY)
    assert hours.reminders() == []


async def test_a_reminder_that_fell_due_while_the_bot_was_away_comes_once(hours: Hours) -> None:
    await hours.begin(pace="day")
    await hours.stop()
    await hours.clock.advance(3 * DAY)
    await hours.start_again()
    assert len(hours.reminders()) == 1
    await hours.stop()
    await hours.start_again()
    assert len(hours.reminders()) == 1


async def test_the_next_in_turn_is_told_if_they_want_to_know(hours: Hours) -> None:
    hall = await hours.begin()
    table = await hall.table()
    first, third = (hall.at(table, (table.island.table.turn.owner + i) % 3) for i in (0, 2))
    await hours.settings(third, one_ahead=True)
    await arrange(hall, lambda game: None, until="main")
    await first.move(label("end_turn"))
    await hours.quiet()
    assert [("You are next" in m.text) for m in third.actor.dm.messages] == [True]
    await hours.stop()
    await hours.start_again()
    assert len(third.actor.dm.messages) == 1


async def test_a_silent_player_passes_when_the_signal_window_closes(hours: Hours) -> None:
    """FS-O7, RULE-4: one window for all."""
    hall = await hours.begin(5, ("five_six",), pace="live")
    await arrange(hall, lambda game: None, until="special_wish")
    table = await hall.table()
    prompts = table.island.waiting_for()
    assert len({p.seat for p in prompts} - {table.island.table.turn.owner}) == 4
    await hours.pass_(29 * SECOND)
    assert (await hall.table()).island.waiting_for() == prompts
    await hours.pass_(SECOND)  # one window for all of them
    [now] = (await hall.table()).island.waiting_for()
    assert now.kind == "before_roll"
    await arrange(hall, lambda game: None, until="special_wish")
    await hours.stop()
    await hours.clock.advance(HOUR)
    await hours.start_again()
    assert [p.kind for p in (await hall.table()).island.waiting_for()] == ["before_roll"]
