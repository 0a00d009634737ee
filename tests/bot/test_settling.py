"""What people live through when an offer is settled: no second visit, one call, no question twice."""

from __future__ import annotations

import asyncio

import pytest

from bot.app import IslandBot
from game.modules.base.answering import AnswerOffer
from game.modules.base.offers import Call
from playground.kit import MessageView, Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange, label
from tests.bot.test_trade import people, rich, trades, wood
from tests.bot.test_whole_game import seated


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    """Three people in the middle of a turn, everybody with cards; who offers chooses among those who accept."""
    hall = await seated(world, bot, 3, 7, island="beginner", closing="choose")
    table = await hall.table()
    await hall.at(table, table.island.table.turn.owner).move(label("roll"))
    await hall.settle()
    await arrange(hall, rich, until="main")
    return hall


async def told(hall: Hall, key: str) -> list[dict[str, object]]:
    return [t.event.args for t in (await hall.table()).chronicle.told if t.event.key == key]


async def answer(player: Player, message: MessageView, button: str) -> None:
    await player.tap(message, message.button(button))


async def test_one_addressee_who_accepts_is_enough(hall: Hall) -> None:
    """TRADE-4: nothing left to choose, nothing left to press."""
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore", **{"with": b.name})
    await b.press("Accept")
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b)) == (1, 5)
    assert not trades(hall)


async def test_the_last_no_settles_the_only_yes(hall: Hall) -> None:
    """TRADE-4: one yes and all others no is settled, whoever speaks last."""
    a, b, c = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await b.press("Accept")
    await hall.settle()
    assert await wood(hall, a) == 3
    await answer(c, trades(hall)[-1], "Decline")
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b), await wood(hall, c)) == (1, 5, 3)


async def test_the_maker_is_called_once_to_choose(hall: Hall) -> None:
    """TRADE-4: the proposer is called when somebody accepts."""
    a, b, c = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    [first] = trades(hall)
    assert set(first.pings) == {b.name, c.name}
    await b.press("Accept")
    await hall.settle()
    [second] = trades(hall)
    assert second.id != first.id and second.pings == [a.name], "posted anew, for an edit calls nobody"
    await answer(c, second, "Accept")
    await hall.settle()
    [third] = trades(hall)
    assert third.id == second.id, "nobody is called twice for the same thing"
    assert {f"Trade with {p.name}" for p in (b, c)} <= {str(button) for button in third.buttons}
    await a.press(f"Trade with {c.name}")
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, c)) == (1, 5)


async def test_ending_the_turn_with_a_yes_open_asks_once(hall: Hall) -> None:
    """TRADE-4: an accepted offer is not dropped without a word."""
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await b.press("Accept")
    await hall.settle()
    turn = (await hall.table()).island.table.turn.number
    await a.command("/end")
    await hall.settle()
    assert (await hall.table()).island.table.turn.number == turn
    question = a.actor.last
    assert question.ephemeral and b.name in question.text and "2 wood for 1 ore" in question.text
    await a.tap(question, question.button("End the turn without it"))
    await hall.settle()
    assert (await hall.table()).island.table.turn.number == turn + 1
    assert await wood(hall, b) == 3


async def test_the_question_before_the_end_trades_in_one_tap(hall: Hall) -> None:
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await b.press("Accept")
    await hall.settle()
    await a.press(label("end_turn"))
    await hall.settle()
    question = a.actor.last
    await a.tap(question, question.button(f"Trade with {b.name}"))
    await hall.settle()
    assert (await wood(hall, a), await wood(hall, b)) == (1, 5)


async def test_the_same_answer_twice_is_nothing(hall: Hall) -> None:
    """TRADE-3: no line, no version, no timer, however often it is pressed."""
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    [message] = trades(hall)
    await answer(b, message, "Decline")
    await hall.settle()
    table, [message] = await hall.table(), trades(hall)
    seat, offer = table.seat_of(int(b.actor.id)), table.island.table.offers[0].id
    assert seat is not None
    again = AnswerOffer(seat, offer, "decline")
    moved = await hall.bot.sessions.act(table.id, lambda now: (again, None), user_id=int(b.actor.id))
    assert moved.after is moved.before and not moved.events
    assert (await hall.table()).record.version == table.record.version, "nothing was written down"
    taps = await asyncio.gather(*(b.actor.click(message.button("Decline"), on=message) for _ in range(4)))
    assert not any(tap.failed for tap in taps)
    await hall.settle()
    await answer(b, message, "Accept")
    await hall.settle()
    assert [args["answer"] for args in await told(hall, "answered_offer")] == ["decline", "accept"], "BASE-X11"


async def test_settings_and_offers_made_twice_are_nothing(hall: Hall) -> None:
    """TRADE-3, TRADE-11: embargoes, standing offers, settings and identical offers too."""
    a, b, c = await people(hall)
    await b.command("/trade embargo", target=c.name, state="on")
    await c.command("/trade do", what="decline-all", which="on")
    await b.command("/trade standing", give="ore", want="wool", count="2")
    await a.command("/trade offer", give="2 wood", want="ore")
    version = (await hall.table()).record.version
    await b.command("/trade embargo", target=c.name, state="on")
    await c.command("/trade do", what="decline-all", which="on")
    await b.command("/trade standing", give="ore", want="wool", count="2")
    await a.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    table = await hall.table()
    assert table.record.version == version
    assert len(table.island.table.offers) == len(table.island.settings.standing) == 1
    for key in ("embargo_on", "standing_made", "offered"):
        assert len(await told(hall, key)) == 1, key


async def test_nobody_is_told_that_their_own_offer_is_gone(hall: Hall) -> None:
    """TRADE-9: it is not gone, it is their own."""
    a, _, _ = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore")
    await hall.settle()
    await answer(a, trades(hall)[-1], "Accept")
    assert "your own offer" in a.actor.last.text


async def test_a_call_reads_as_a_call_and_alternatives_as_or(hall: Hall) -> None:
    """TRADE-2: in the story and in the message."""
    a, b, _ = await people(hall)
    table = await hall.table()
    call = Call(table.island.table.turn.owner, {"wood": 1, "brick": 1}, {"ore": 1, "grain": 1})
    await hall.bot.sessions.act(table.id, lambda now: (call, None), user_id=int(a.actor.id))
    await hall.settle()
    said = "\n".join(m.text for m in hall.world.channel.messages)
    assert f"{a.name} is looking for 1 ore or 1 grain and would give 1 wood or 1 brick." in said
    assert "**1 wood or 1 brick** for **1 ore or 1 grain**" in said and "1 wood and 1 brick" not in said
    await b.press("Make an offer")
    for tap in ("3 ore", "wood", "Offer"):
        await b.press(tap)
    await hall.settle()
    assert f"An offer to {a.name}, who asked" in trades(hall)[-1].text, "nobody has offered anything to counter"
