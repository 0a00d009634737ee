"""Five players: who signals it builds between the turns, and hands the turn on."""

from __future__ import annotations

from bot.app import IslandBot
from bot.moves import read_line
from bot.time.early import wished
from game.modules.base.standing import StandingOffer
from game.modules.five_six.phases import SpecialSignal, said
from game.table import Island
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import arrange, label
from tests.bot.test_whole_game import seated


def two_of_each(game: Island) -> None:
    for hand in game.table.hands:
        hand[:5] = [2] * 5


async def test_a_signal_opens_the_own_building_phase(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 5, 52, ("five_six",))
    await arrange(hall, two_of_each, until="main")
    table = await hall.table()
    owner = table.island.table.turn.owner
    builder = hall.at(table, (owner + 2) % 5)
    await builder.command("/play", what="special-signal", which="build")
    await hall.at(table, owner).move(label("end_turn"))
    await hall.settle()
    assert "Building between the turns" in world.channel.last.text
    roads = len((await hall.table()).island.table.roads)
    await builder.press("Build")
    await builder.press(label("build_road"))
    await builder.choose(0)
    await hall.settle()
    assert len((await hall.table()).island.table.roads) == roads + 1
    await builder.move(label("done"))
    await hall.settle()
    after = await hall.table()
    assert after.island.table.turn.owner == (owner + 1) % 5
    assert after.island.table.turn.part == "turn"


async def test_the_wish_stands_on_the_table_at_a_slow_pace_and_is_taken_back_by_the_same_tap(
    world: Playground, bot: IslandBot
) -> None:
    """RULE-5."""
    hall = await seated(world, bot, 5, 52, ("five_six",), pace="day")
    await arrange(hall, two_of_each, until="main")
    table = await hall.table()
    owner = table.island.table.turn.owner
    builder, other = (hall.at(table, (owner + n) % 5) for n in (2, 3))
    for _ in range(3):
        await builder.press("Build before the next turn")
    assert "You will build" in builder.actor.last.text
    for _ in range(2):
        await other.press("Build before the next turn")
    assert "You will not build" in other.actor.last.text
    await hall.at(table, owner).press("Build before the next turn")
    assert not wished(await hall.table(), owner)
    assert "It is your turn: build now" in hall.at(table, owner).actor.last.text
    await hall.at(table, owner).move(label("end_turn"))
    await hall.settle()
    after = await hall.table()
    assert [(p.seat, p.kind) for p in after.island.waiting_for()] == [((owner + 2) % 5, "special_build")]


async def test_a_stand_in_leaves_no_wish_behind_for_whoever_comes_back(world: Playground, bot: IslandBot) -> None:
    """Else they are asked to build between all turns of the others, for good."""
    hall = await seated(world, bot, 5, 52, ("five_six",))
    await arrange(hall, two_of_each, until="main")
    table = await hall.table()
    away = hall.at(table, table.island.table.turn.owner)
    await away.command("/game stand-in")
    await hall.settle()
    after = await hall.table()
    assert after.island.table.turn.owner != table.island.table.turn.owner, "the stand-in played the turn to its end"
    assert not any(after.island.settings.signals.values())


async def test_whoever_takes_a_seat_over_inherits_no_orders_of_an_automatic_player(
    world: Playground, bot: IslandBot
) -> None:
    hall = await seated(world, bot, 4, 52, ("five_six",), automatic=1)
    await arrange(hall, two_of_each, until="main")
    table = await hall.table()
    seat = next(s.seat for s in table.seats if s.user_id is None)
    await bot.sessions.act(table.id, lambda now: (SpecialSignal(seat, "always_build"), None))
    await bot.sessions.act(table.id, lambda now: (StandingOffer(seat, {"wool": 1}, {"ore": 1}), None))
    zoe = Player(world, "Zoe")
    await hall.host.command("/game replace", player=table.names[seat], person=zoe.actor)
    await hall.settle()
    await zoe.press(f"Zoe: sit down for {table.names[seat]}")
    for voter, more in zip(hall.players[1:3], (2, 1), strict=True):
        await hall.settle()
        await voter.press(f"Vote: Zoe for {table.names[seat]} ({more} more)")
    await hall.settle()
    after = await hall.table()
    assert after.user_at(seat) == int(zoe.actor.id)
    await zoe.command("/me orders")
    assert "Nothing is set" in zoe.actor.last.text
    assert said(after.island, seat) == "" and after.island.settings.standing == []
    lines = [read_line(line)[:2] for line in await bot.store.log.read(table.id)]
    taken_back = [("special_signal", [seat, "none"]), ("withdraw_standing", [seat, 1])]
    assert sorted(lines[-2:]) == taken_back, "by actions of the game, so that its log tells everything"
