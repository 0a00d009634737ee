"""Plans and usual answers: what is done at once for somebody, seen by nobody else, and never twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import DAY
from bot.seated import Seated
from bot.time.plans import mode_of
from playground.kit import Playground
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import arrange, label


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def choose(player: Player, line: str, mode: str) -> None:
    """Set a plan by taps."""
    await player.command("/me orders")
    await player.choose(label(line))
    await player.press(mode)


def next_of(hours: Hours, table: Seated) -> Player:
    return hours.hall.at(table, (table.island.table.turn.owner + 1) % len(table.seats))


async def test_a_planned_roll_and_end_of_turn_happen_once_when_the_turn_comes(hours: Hours) -> None:
    hall = await hours.begin()
    table = await hall.table()
    owner, planner = hall.at(table, table.island.table.turn.owner), next_of(hours, table)
    await choose(planner, "roll", "Always")
    await choose(planner, "end_turn", "In my next turn")
    others = [m for m in owner.actor.messages if "In my next turn" in m.text]
    assert others == [] and "plan" not in hall.world.channel.text.lower()
    await arrange(hall, lambda game: None, until="main")
    await owner.move(label("end_turn"))
    await hours.quiet()
    after = await hall.table()
    if after.island.table.turn.number == table.island.table.turn.number + 1:  # a 7: the robber first
        await arrange(hall, lambda game: None, until="before_roll")
        await hours.quiet()
        after = await hall.table()
    assert after.island.table.turn.number == table.island.table.turn.number + 2
    assert sum(after.chronicle.rolled[str((table.island.table.turn.owner + 1) % 3)]) == 1
    await hours.stop()
    await hours.start_again()
    assert (await hall.table()).island.moves == after.island.moves
    seat = after.seat_of(int(planner.actor.id))
    assert seat is not None
    assert [mode_of(after, seat, key) for key in ("roll", "end_turn")] == ["always", "off"]  # once is over


@pytest.mark.parametrize(("mode", "further"), [("combined", set()), ("split", {"to_building"})])
async def test_only_what_this_game_knows_can_be_planned(hours: Hours, mode: str, further: set[str]) -> None:
    hall = await hours.begin(turn_mode=mode)
    await hall.host.command("/me orders")
    offered = {o["value"]: o["label"] for o in hall.host.actor.last.selects[0].raw["options"]}
    plans = {f"plan.{key}": label(key) for key in {"roll", "end_turn"} | further}
    assert {key: words for key, words in offered.items() if key.startswith("plan.")} == plans


async def test_what_was_taken_back_is_not_done_again(hours: Hours) -> None:
    hall = await hours.begin()
    table = await hall.table()
    owner = hall.at(table, table.island.table.turn.owner)
    await arrange(hall, lambda game: None, until="main")
    await choose(owner, "end_turn", "Always")  # not in the turn that is running
    await hours.quiet()
    assert (await hall.table()).island.table.turn.number == table.island.table.turn.number
    planner = next_of(hours, table)
    await choose(planner, "end_turn", "Always")
    await owner.move(label("end_turn"))
    await hours.quiet()
    await arrange(hall, lambda game: None, until="main")
    await hours.quiet()
    third = await hall.table()
    assert third.island.table.turn.number == table.island.table.turn.number + 2
    await planner.command("/undo")
    await hours.quiet()
    back = await hall.table()
    assert back.island.table.turn.number == table.island.table.turn.number + 1
    assert back.island.moves == third.island.moves + 1


async def test_offers_to_somebody_on_vacation_are_declined_at_once(hours: Hours) -> None:
    hall = await hours.begin()

    def deal(game: object) -> None:
        for hand in game.table.hands:  # type: ignore[attr-defined]
            hand[:5] = [2] * 5

    await arrange(hall, deal, until="main")
    table = await hall.table()
    owner = hall.at(table, table.island.table.turn.owner)
    away, here = (hall.at(table, (table.island.table.turn.owner + i) % 3) for i in (1, 2))
    await hours.settings(away, vacation_until=hours.clock.now() + DAY)
    await owner.command("/trade offer", give="wool", want="ore")
    await hours.quiet()
    [offer] = (await hall.table()).island.table.offers
    seats = {(await hall.table()).seat_of(int(p.actor.id)) for p in (away,)}
    assert {seat for seat, said in offer.answers.items() if said == "decline"} == seats
    await hours.settings(here, answers={"offer": "usual"})
    await owner.command("/trade offer", give="wool", want="grain")
    await hours.quiet()
    assert [o.get for o in (await hall.table()).island.table.offers if len(o.answers) == 2] != []
