"""TIME-18: a quiet word to the moderators, peace from somebody or from a table, and the options of the last lobby."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.manners import AGAIN
from bot.time.presence import EVERYBODY
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_trade import hall as traders  # noqa: F401 - a fixture
from tests.bot.test_whole_game import seated


async def hall_of(world: Playground, bot: IslandBot) -> tuple[Hall, Player, Player]:
    """A table, somebody at it, and somebody they have something against."""
    hall = await seated(world, bot, 3, 7)
    return hall, hall.players[1], hall.players[2]


async def test_a_report_reaches_the_owner_and_nobody_at_the_table(world: Playground, bot: IslandBot) -> None:
    hall, ben, cleo = await hall_of(world, bot)
    before = world.channel.text
    await ben.command("/game report", player=cleo.name, reason="gives everything to @everyone **Anna**")
    assert "The owner of this server has your report" in ben.actor.last.text
    [letter] = world.user("Owner").dm.messages
    assert f"{ben.name} asks you to look at {cleo.name}" in letter.text
    assert "@everyone" not in letter.text and "**" not in letter.text
    assert f"/{world.channel.id}/" in letter.text
    assert world.channel.text == before and cleo.actor.dm.messages == hall.host.actor.dm.messages == []


async def test_by_taps_to_the_channel_the_server_has_chosen(world: Playground, bot: IslandBot) -> None:
    _, ben, cleo = await hall_of(world, bot)
    room, owner = world.add_channel("moderators", 0), Player(world, "Owner")
    await owner.command("/server channel", channel=room.id, reports=True)
    assert "Everybody can read that channel" in owner.actor.last.text
    world.withhold("@everyone", 1 << 10)  # nobody sees channels any more but those who are let in
    await owner.command("/server channel", channel=room.id, reports=True)
    assert f"arrive in <#{room.id}>" in owner.actor.last.text
    world.grant("@everyone", 1 << 10)
    await ben.command("/game report")
    await ben.choose(cleo.name)
    await ben.submit({"reason": "plays for Anna"})
    await ben.sees("The moderators have your report")
    assert "plays for Anna" in room.last.text and "plays for Anna" not in world.channel.text
    assert world.user("Owner").dm.messages == []


@pytest.mark.parametrize(
    ("player", "reason", "words"),
    [
        ("Ben", "me", "That is you"),
        ("Cleo", " ", "Write in a few words"),
        ("Cleo", "\u200b ", "Write in a few words"),
        ("Nobody", "x", "Nobody"),
    ],
)
async def test_a_report_about_nobody_or_nothing_is_refused(
    world: Playground, bot: IslandBot, player: str, reason: str, words: str
) -> None:
    _, ben, _ = await hall_of(world, bot)
    await ben.command("/game report", player=player, reason=reason)
    assert words in ben.actor.last.text
    assert world.user("Owner").dm.messages == []


async def test_moderators_are_not_flooded(world: Playground, bot: IslandBot) -> None:
    _, ben, cleo = await hall_of(world, bot)
    for _ in range(2):
        await ben.command("/game report", player=cleo.name, reason="again and again")
    assert "You have just sent a report" in ben.actor.last.text
    assert len(world.user("Owner").dm.messages) == 1


async def test_moderators_are_not_flooded_by_a_restart_or_a_reset_either(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin(pace="day")
    ben, cleo = hall.players[1:]
    await ben.command("/game report", player=cleo.name, reason="the first")
    await hours.stop()
    await hours.start_again()
    await ben.command("/me reset")
    await ben.command("/game report", player=cleo.name, reason="the second")
    assert "You have just sent a report" in ben.actor.last.text
    await hours.pass_(AGAIN)
    await ben.command("/game report", player=cleo.name, reason="the third")
    letters = world.user("Owner").dm.messages
    assert ["the first" in letters[0].text, "the third" in letters[-1].text, len(letters)] == [True, True, 2]


async def test_offers_of_somebody_muted_call_nobody_and_are_still_there(traders: Hall) -> None:  # noqa: F811
    table = await traders.table()
    maker = traders.at(table, table.island.table.turn.owner)
    muting, other = (p for p in traders.players if p is not maker)
    await muting.command("/game report")
    await muting.press(f"No pings for offers of {maker.name}")
    assert muting.with_button(f"Pings for offers of {maker.name} again") is not None
    await maker.command("/trade offer", give="wool", want="ore")
    await traders.settle()
    offer = await muting.sees("1 wool")
    assert muting.with_button("Accept") is not None
    assert offer.pings == [other.name]


async def test_a_muted_table_neither_calls_nor_reminds_and_nobody_sees_that(world: Playground, tmp_path: Path) -> None:
    hours = Hours(world, tmp_path)
    hall = await hours.begin(pace="live")
    player = await hours.awaited()
    before = world.channel.text
    await player.command("/game report")
    await player.press("No pings from this table")
    await hours.pass_(4 * 60_000)
    assert hours.reminders() == [] and world.channel.text == before
    await player.press("Pings from this table again")
    await hours.pass_(5 * 60_000)
    assert len(hours.reminders()) == 1
    seat = (await hall.table()).seat_of(int(player.actor.id))
    assert (await hall.table()).meta.muted == {str(seat): ()} and EVERYBODY == -1


async def test_a_new_lobby_can_be_like_the_last_one(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 7, ("event_cards",), target=12)
    room = world.add_channel("second", 0)
    host = Player(world, hall.host.name)
    host.actor = host.actor.at(room)
    await host.command("/game new")
    await host.sees("A new table")
    await host.press("Like last time")
    await host.sees("Event cards")
    found = await bot.store.games.in_channel(int(room.id))
    assert found is not None
    meta = (await bot.sessions.open(found.id)).meta
    old = (await hall.table()).meta
    assert (meta.modules, meta.options, meta.last) == (old.modules, old.options, 0)
    assert host.with_button("Like last time") is None
