"""The message of an offer tells the truth at every moment, and nothing is left where nothing came of it."""

from __future__ import annotations

from random import Random

import pytest

from bot.app import IslandBot
from bot.seated import Seated
from bot.show.offers import stories
from bot.show.stage import closing, wanted
from bot.show.trade import trade_messages
from bot.speech import speech_of
from bot.store import Posted
from game.engine import Action, Event, legal
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.rolling import EndTurn
from playground.kit import MessageView, Playground
from tests.bot.play import Hall, arrange
from tests.bot.test_trade import hall, people, rich, trades  # noqa: F401 - a fixture
from tests.bot.test_whole_game import seated


def about_trade(hall: Hall) -> list[MessageView]:  # noqa: F811
    """Every public message beside the table."""
    return [m for m in hall.world.channel.messages if not m.text.startswith("## ") and "table.png" not in str(m)]


async def test_a_trade_is_told_by_its_own_offer_alone(hall: Hall) -> None:  # noqa: F811
    """TRADE-1: an offer that came to nothing never tells the trade of another."""
    a, _, c = await people(hall)
    await a.command("/trade offer", give="wool", want="brick")
    await hall.settle()
    await a.press("Withdraw")
    await hall.settle()
    assert about_trade(hall) == [], "what came to nothing leaves nothing"
    await a.command("/trade offer", give="2 wood", want="ore", **{"with": c.name})
    await hall.settle()
    await c.press("Accept")
    await hall.settle()
    [told] = about_trade(hall)
    assert f"{a.name} gives {c.name} 2 wood for 1 ore" in told.text and not told.buttons
    await a.press("End turn")
    await hall.settle()
    [still] = about_trade(hall)
    assert still.text == told.text and "wool" not in still.text


async def test_what_everybody_declines_is_taken_away_at_once(hall: Hall) -> None:  # noqa: F811
    """TRADE-8: no tombstones, and no buttons on what everybody has refused."""
    a, b, c = await people(hall)
    await a.command("/trade offer", give="wool", want="brick")
    for other in (b, c):
        await hall.settle()
        await other.press("Decline")
    await hall.settle()
    assert about_trade(hall) == []
    assert f"{c.name} declines" in hall.world.channel.last.text, "its lines stay in the story of the turn"


async def test_offers_that_lie_open_together_share_one_message(hall: Hall) -> None:  # noqa: F811
    """TRADE-8, TRADE-12: nothing that is over keeps buttons or a message of its own."""
    a, b, c = await people(hall)
    await a.command("/trade offer", give="wool", want="brick")
    await hall.settle()
    first = about_trade(hall)[0]
    assert {*first.pings} == {b.name, c.name}
    await a.command("/trade offer", give="2 wood", want="ore", **{"with": c.name})
    await hall.settle()
    [both] = about_trade(hall)
    assert "1 wool" in both.text and "2 wood" in both.text and both.pings == [c.name]
    [_, accept] = [button for button in both.buttons if str(button) == "Accept"]
    await c.tap(both, accept)
    await hall.settle()
    [rest] = about_trade(hall)
    assert f"🤝 {a.name} gives {c.name} 2 wood for 1 ore" in rest.text and "1 wool" in rest.text
    await a.press("End turn")
    await hall.settle()
    [after] = about_trade(hall)
    assert "2 wood" in after.text and "wool" not in after.text and not after.buttons


async def test_the_maker_is_called_once_when_there_is_somebody_to_choose(hall: Hall) -> None:  # noqa: F811
    a, b, c = await people(hall)
    await a.command("/trade offer", give="2 wood", want="ore", closing="choose")
    await hall.settle()
    await b.press("Accept")
    await hall.settle()
    [message] = about_trade(hall)
    assert message.pings == [a.name] and f"Trade with {b.name}" in [str(button) for button in message.buttons]
    await c.press("Accept")
    await hall.settle()
    [same] = about_trade(hall)
    assert same.id == message.id, "the second yes is an edit: nobody is called twice"
    await a.press(f"Trade with {c.name}")
    await hall.settle()
    [told] = about_trade(hall)
    assert f"{a.name} gives {c.name} 2 wood" in told.text and f"✅ {b.name}" in told.text


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Who has", "1 ore or 1 grain")), ("cs", ("Kdo má", "1 rudu nebo 1 obilí"))],
)
async def test_a_call_reads_as_a_call(hall: Hall, language: str, words: tuple[str, ...]) -> None:  # noqa: F811
    """TRADE-2: in every language, in the message."""
    table = await hall.table()
    seat = table.island.table.turn.owner
    called = Call(seat, {}, {"ore": 1, "grain": 1})
    after = (await hall.bot.sessions.act(hall.game_id, lambda t: (called, None))).after
    [message] = trade_messages(speech_of(language, after), after)
    text = "\n".join(part["content"] for part in _texts((await message.make()).view.to_components()))
    assert all(word in text for word in words), text
    assert message.call == (), "a call binds nobody, and pings nobody"


def _texts(components: list) -> list:  # type: ignore[type-arg]
    found = []
    for part in components:
        found += [part] if part.get("content") else []
        found += _texts(part.get("components", []))
    return found


async def test_an_offer_that_led_to_another_trade_is_over_once_everybody_has_answered(hall: Hall) -> None:  # noqa: F811
    """TRADE-12: else it keeps its buttons though whoever made it has what they wanted."""
    a, b, c = await people(hall)
    await a.command("/trade offer", give="wool", want="brick")
    await hall.settle()
    await b.press("Counter")
    await b.press("ore")
    await b.press("Offer")
    await hall.settle()
    message = trades(hall)[-1]
    await a.tap(message, [button for button in message.buttons if str(button) == "Accept"][-1])
    await hall.settle()
    assert trades(hall)[-1].button("Accept"), "the third has not answered yet"
    await c.press("Decline")
    await hall.settle()
    [told] = about_trade(hall)
    assert f"{b.name} gives {a.name} 1 brick for" in told.text and not told.buttons


async def test_a_counter_offer_tells_what_it_answers(hall: Hall) -> None:  # noqa: F811
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="wood", want="ore")
    await hall.settle()
    await b.press("Counter")
    await b.press("Offer")
    await hall.settle()
    [message] = about_trade(hall)
    assert message.pings == [a.name]
    await a.tap(message, [button for button in message.buttons if str(button) == "Accept"][-1])
    await hall.settle()
    await a.press("End turn")
    await hall.settle()
    [told] = about_trade(hall)
    assert f"{b.name} gives {a.name} 1 ore for 1 wood" in told.text
    assert f"{a.name}: 1 wood for 1 ore" in told.text, "what it began with"


@pytest.mark.parametrize("seed", range(4))
async def test_the_words_are_those_of_the_log(world: Playground, bot: IslandBot, seed: int) -> None:
    """Random dealings of three people: at every moment the message says what lies open, and afterwards every trade."""
    room = await seated(world, bot, 3, 7, island="beginner")
    await arrange(room, rich, until="main")
    rng, table = Random(seed), await room.table()
    key, left, log = "", list[str](), list[Event]()
    for _ in range(40):
        action = _dealing(table, rng)
        moved = await bot.sessions.act(room.game_id, lambda t, a=action: (a, None))
        table, log = moved.after, [*log, *(event for event in moved.events if event.key == "traded")]
        now = _as_told(bot, table, key)
        if key and now != key:
            left.append(_left(bot, table, key))
        key = now
    table = (await bot.sessions.act(room.game_id, lambda t: (EndTurn(t.island.table.turn.owner), None))).after
    left += [_left(bot, table, key)] if key else []
    speech = speech_of("en", table)
    told = "\n".join(left).split("🤝 ")[1:]
    assert sorted(line.split("\n")[0] for line in told) == sorted(speech.tell(event) for event in log)


def _dealing(table: Seated, rng: Random) -> Action:
    """Anything about offers that is legal now."""
    game, ways = table.island, list[Action]()
    for seat in game.seats:
        ways += [a for a in legal(game, seat) if a.key in ("answer_offer", "close_offer", "withdraw_offer")]
    dead = [story.id for story in stories(table, table.turn_key).values() if story.refused]
    ways = [a for a in ways if getattr(a, "offer", 0) not in dead]  # their message is gone: only commands reach them
    owner, kinds = game.table.turn.owner, game.rules.kinds[:5]
    give, get = rng.sample(kinds, 2)
    if not ways or rng.random() < 0.3:
        maker = rng.choice([owner, owner, *game.seats])
        held = game.table.hands[maker][game.rules.index[give]]
        if held and len(game.table.offers) < 4:
            closing_ = rng.choice(["first", "choose"])
            asked = [o.id for o in game.table.offers if maker in o.to and o.maker == owner] if maker != owner else [0]
            return MakeOffer(maker, {give: 1}, {get: 1}, [], closing_, rng.choice([0, *asked]))
    return rng.choice(ways) if ways else Call(owner, {}, {get: 1})


def _as_told(bot: IslandBot, table: Seated, old: str) -> str:
    """Check the message of now against the offers; its key, if there is one."""
    told = stories(table, table.turn_key)
    for offer in table.island.table.offers:
        story = told[offer.id]
        assert (story.give, story.get, story.answers) == (offer.give, offer.get, offer.answers)
    standing = [_posted(table, old)] if old else []
    plan = [m for m in wanted(bot, table, standing) if m.kind == "trade"]
    assert len(plan) == any(story.live for story in told.values()), "one message, while there is something to say"
    return plan[0].key if plan else ""


def _left(bot: IslandBot, table: Seated, key: str) -> str:
    """What stays of a message."""
    page = closing(bot, table, _posted(table, key))
    assert page is not None
    return "\n".join(part["content"] for part in _texts(page.view.to_components()))


def _posted(table: Seated, key: str) -> Posted:
    return Posted(1, table.record.channel_id, table.id, "trade", key, 0, None)
