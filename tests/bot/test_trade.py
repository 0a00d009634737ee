"""Trade: offers, answers, counters, choice among those who accept, standing offers, embargoes."""

from __future__ import annotations

import asyncio

import pytest

from bot.app import IslandBot
from game.core.land import touch
from game.table import Island
from playground.kit import MessageView, Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_whole_game import seated

FULL = {"wood": 3, "brick": 3, "wool": 3, "grain": 3, "ore": 3}


def rich(game: Island) -> None:
    """Everybody holds three of each, and it is the turn of seat 0 after the roll."""
    for hand in game.table.hands:
        hand[:5] = [3] * 5
    game.table.bank[:5] = [19 - 3 * game.rules.players] * 5
    touch(game)


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    """Three people in the middle of a turn, everybody with cards."""
    hall = await seated(world, bot, 3, 7, island="beginner")
    table = await hall.table()
    await hall.at(table, table.island.table.turn.owner).move(label("roll"))
    await hall.settle()
    await arrange(hall, rich, until="main")
    return hall


async def people(hall: Hall) -> tuple[Player, Player, Player]:
    """The owner of the turn and the two others."""
    table = await hall.table()
    owner = table.island.table.turn.owner
    a, b, c = (hall.at(table, (owner + i) % 3) for i in range(3))
    return a, b, c


def trades(hall: Hall) -> list[MessageView]:
    return [m for m in hall.world.channel.messages if any(str(b) == "Accept" for b in m.buttons)]


async def wood(hall: Hall, player: Player) -> int:
    table = await hall.table()
    seat = table.seat_of(int(player.actor.id))
    assert seat is not None
    return table.island.table.hands[seat][0]


async def test_the_proposer_chooses_among_those_who_accept(hall: Hall) -> None:
    a, b, c = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore", closing="choose")
    for other in (b, c):
        await other.press("Accept")
    await hall.settle()
    await a.press(f"Trade with {c.name}")
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b), await wood(hall, c)) == (1, 3, 5)
    assert not trades(hall), "the message of the offer still has buttons"


async def test_the_first_who_accepts_gets_it_and_the_others_are_told(hall: Hall) -> None:
    a, b, c = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore", closing="first")
    await hall.settle()
    [message] = trades(hall)
    accept = message.button("Accept")
    replies = await asyncio.gather(*(p.actor.click(accept, on=message) for p in (b, c, b, c)))
    assert not any(reply.failed for reply in replies)
    for player in (b, c):  # the one who was late, and both who pressed twice
        assert (await player.sees("That offer is gone.")).ephemeral
    await hall.settle()
    woods = (await wood(hall, a), await wood(hall, b), await wood(hall, c))
    assert woods in ((1, 5, 3), (1, 3, 5)), "exactly one of them traded, once"
    assert not trades(hall)


async def test_who_declines_everything_while_away_is_not_called(hall: Hall) -> None:
    a, b, c = await people(hall)
    await c.command("/trade do", what="decline-all", which="on")
    await a.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    [message] = trades(hall)
    assert f"❌ {c.name}" in message.text and message.pings == [b.name]
    await c.command("/trade do", what="decline-all", which="off")
    await hall.settle()
    await c.tap(trades(hall)[-1], trades(hall)[-1].button("Accept"))
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, c)) == (1, 5), "back again, and free to change one's mind"


async def test_offers_by_taps_are_declined_and_withdrawn(hall: Hall) -> None:
    a, b, _ = await people(hall)
    await a.press("Trade")
    for label_ in ("3 wood", "grain", "grain", "Offer"):
        await a.press(label_)
    await b.press("Decline")
    await hall.settle()
    [message] = trades(hall)
    assert f"❌ {b.name}" in message.text and "1 wood" in message.text and "2 grain" in message.text
    await a.press("Withdraw")
    await hall.settle()
    assert not trades(hall)
    assert await wood(hall, a) == 3


async def test_a_counter_offer_stands_beside_the_first_one(hall: Hall) -> None:
    a, b, c = await people(hall)
    await a.command("/trade offer", give="wood", want="ore")
    await b.press("Counter")
    assert "You give 1 ore" in b.actor.last.text and "You want 1 wood" in b.actor.last.text
    await b.press("wood")
    await b.press("wood")
    await b.press("Offer")
    await hall.settle()
    [message] = trades(hall)
    assert f"↩️ {b.name}" in message.text and f"{b.name} offers" in message.text
    assert a.name in message.pings and c.name not in message.pings
    await a.tap(message, [button for button in message.buttons if str(button) == "Accept"][-1])
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b)) == (0, 6)


async def test_a_standing_offer_is_taken_while_its_maker_sleeps(hall: Hall) -> None:
    a, b, _ = await people(hall)
    await b.command("/trade standing", give="ore", want="wood", count="2")
    await hall.settle()
    assert "Standing offers" in hall.world.channel.last.text
    await a.press("Trade")
    await a.press("More …")
    await a.press(label("take_standing"))
    await a.until(lambda: True, "")
    await _take(a)
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b)) == (2, 4)


async def _take(player: Player) -> None:
    message = next(m for m in reversed(player.actor.messages) if m.ephemeral)
    await player.tap(message, message.buttons[0])


async def test_an_embargo_is_seen_and_kept(hall: Hall) -> None:
    a, b, _ = await people(hall)
    table = await hall.table()
    seat = table.seat_of(int(a.actor.id))
    await b.command("/trade embargo", target=str(seat), state="on")
    await hall.settle()
    assert f"{b.name} does not trade with {a.name}" in hall.world.channel.last.text
    reply = await a.command("/trade offer", give="wood", want="ore", **{"with": b.name})
    assert "embargo" in a.actor.last.text.lower() or "trade" in a.actor.last.text.lower()
    assert not trades(hall)
    assert reply.message.ephemeral


async def test_everything_between_the_players_can_be_listed(hall: Hall) -> None:
    a, b, c = await people(hall)
    await c.command("/trade list")
    assert "No offers, no embargoes." in c.actor.last.text
    await a.command("/trade offer", give="2 wood", want="ore")
    await b.command("/trade standing", give="ore", want="wool", count="2")
    await b.command("/trade embargo", target=c.name, state="on")
    await c.command("/trade do", what="decline-all", which="on")
    await c.command("/trade list")
    said = c.actor.last.text
    assert f"- {a.name}: 2 wood for 1 ore" in said and f"{b.name}: 1 ore for 1 wool" in said
    assert f"{b.name} does not trade with {c.name}" in said and "declined for you" in said
    await a.command("/trade list")
    assert "declined for you" not in a.actor.last.text


async def test_all_offers_end_with_the_turn(hall: Hall) -> None:
    """TRADE-12: no offer outlives its turn."""
    a, _, _ = await people(hall)
    await a.command("/trade offer", give="wood", want="ore")
    await hall.settle()
    assert trades(hall)
    await a.command("/end")
    await hall.settle()
    assert not trades(hall)


async def test_nonsense_is_answered_in_words_and_changes_nothing(hall: Hall) -> None:
    a, _, _ = await people(hall)
    before = (await hall.table()).record.version
    for give, want in (("2 wood", "gold"), ("wood", "wood"), ("99 wood", "ore"), ("<@1>", "wood"), ("", "ore")):
        await a.command("/trade offer", **{k: v for k, v in (("give", give), ("want", want)) if v})
        a.actor.form = None
    assert (await hall.table()).record.version == before
