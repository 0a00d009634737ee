"""Orders in advance: all in one place, set and taken back by taps, none of them deleted by a one-time answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.modules.five_six.phases import said
from playground.kit import Playground
from tests.bot.deals import taps
from tests.bot.hours import Hours
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_favours import WOOL, begun
from tests.bot.test_trade import hall as traders  # noqa: F401 - a fixture
from tests.bot.test_trade import people
from tests.bot.test_turn import hands, seven


@pytest.fixture
def hours(world: Playground, tmp_path: Path) -> Hours:
    return Hours(world, tmp_path)


async def opened(player: Player, name: str) -> None:
    await player.command("/me orders")
    await player.choose(name)


async def test_everything_is_set_listed_and_taken_back_in_one_place(hours: Hours) -> None:
    hall = await hours.begin(5, ("five_six",), pace="day")
    table = await hall.table()
    seat = (table.island.table.turn.owner + 1) % 5
    player = hall.at(table, seat)
    await player.command("/me orders")
    assert "Nothing is set" in player.actor.last.text
    await player.choose("other players' offers")
    await player.press("always decline")
    await player.press("Back")
    await player.choose("Roll")
    await player.press("Always")
    await player.press("Back")
    await player.choose("Build after this turn")
    await player.press("always build")
    await opened(player, "Discard order")
    for tap in ("ore", "wool", "ore", "grain", "at once"):
        await player.press(tap)
    await player.command("/me orders")
    words = player.actor.last.text
    for line in (
        "other players' offers: **always decline**",
        "Roll: **Always**",
        "Build after this turn: **always build**",
        "Discard order: **wool > grain (at once)**",
    ):
        assert line in words
    stored = (await hall.table()).island.settings.discards[seat]
    assert (stored.order, stored.mode) == ([("wool", 0), ("grain", 0)], "at_once")
    for name, back in (("other players' offers", "wait for me"), ("Roll", "Only when I say so")):
        await opened(player, name)
        await player.press(back)
    for name in ("Build after this turn", "Discard order"):
        await opened(player, name)
        await player.press("Take it back")
        assert "Take it back" not in [str(b) for b in player.actor.last.buttons], "nothing is left to take back"
    await player.command("/me orders")
    assert "Nothing is set" in player.actor.last.text
    after = (await hall.table()).island
    assert said(after, seat) == "" and seat not in after.settings.discards


async def test_gifts_are_accepted_for_good_and_the_giver_is_not_stopped(world: Playground, bot: object) -> None:
    """TIME-11."""
    hall, owner = await begun(world, bot)  # type: ignore[arg-type]
    table = await hall.table()
    giver, to = hall.at(table, owner), (owner + 1) % 3
    await opened(hall.at(table, to), "other players' gifts")
    await hall.at(table, to).press("always accept")
    before = table.island.table.hands[to][WOOL]
    await giver.command("/play", what="give-gift", which="wool", **{"and": table.names[to]})
    await giver.sees("gives")
    await hall.settle()
    after = (await hall.table()).island
    assert [p.kind for p in after.prompts] == ["main"] and after.table.hands[to][WOOL] == before + 1


async def test_a_one_time_answer_deletes_no_order(hours: Hours) -> None:
    """RULE-6."""
    hall = await hours.begin(pace="day")
    table = await hall.table()
    player = hall.at(table, 1)
    await player.command("/play", what="stored-discard", which="ore 1")
    await arrange(hall, hands(4, 4, 4))
    await arrange(hall, seven)
    await player.press("Choose")
    message = next(m for m in reversed(player.actor.messages) if m.ephemeral)
    await player.tap(message, message.buttons[0])
    await hours.quiet()
    assert (await hall.table()).island.settings.discards[1].order == [("ore", 1)]


async def test_an_order_for_a_card_that_is_not_in_play_is_refused_in_words(hours: Hours) -> None:
    hall: Hall = await hours.begin(pace="day")
    player = hall.host
    before = (await hall.table()).island.settings.discards
    await player.command("/play", what="stored-discard", which="paper 1")
    assert "paper" in player.actor.last.text
    assert (await hall.table()).island.settings.discards == before


async def test_a_discard_is_ordered_by_taps_from_any_menu(traders: Hall) -> None:  # noqa: F811
    """TRADE-7: no form with `wool 0, ore 2` and a free text for when."""
    a, _, _ = await people(traders)
    await a.press("More …")
    await a.press("Discard order")
    assert a.actor.form is None and "Tap what to give up first" in a.actor.last.text
    await taps(a, "wool", "ore", "at once")
    table = await traders.table()
    stored = table.island.settings.discards[table.island.table.turn.owner]
    assert (list(stored.order), stored.mode) == ([("wool", 0), ("ore", 0)], "at_once")
    await taps(a, "wool")
    stored = (await traders.table()).island.settings.discards[table.island.table.turn.owner]
    assert list(stored.order) == [("ore", 0)], "a second tap keeps it"
