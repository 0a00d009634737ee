"""What the rules leave to a player is asked, by taps: what to pay with, what was seen, how many."""

from __future__ import annotations

from typing import Any

from bot.widgets.ask import ask_about
from game.modules.base.discarding import Discard, DiscardQuestion
from game.modules.base.picking import Pick, PickInTurn
from game.modules.best_friends.exchange import PutBackQuestion
from game.modules.best_friends.state import Held
from game.modules.best_friends.state import of as friends
from game.modules.cities_and_knights.cards.secrets import MasterCards
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayInvention
from game.modules.helpers.ryan import RyanCard
from game.table import Island
from tests.bot.parity import Desk, by_buttons, laid
from tests.kit import card, give, island, setup


def asked(g: Island, question: Any, seat: int = 0) -> Desk:
    """Somebody at a table who is asked just this."""
    g.prompts.clear()
    g.ask(seat, question)
    return Desk(laid(g, setup(4)), seat)


async def opened(desk: Desk) -> str:
    """The private page of the question, as text."""
    prompt = desk.table.view(desk.seat).prompts[0]
    await ask_about(desk, desk, desk.speech, desk.table, desk.seat, prompt)  # type: ignore[arg-type]
    return desk.text


async def test_rule_2_jgl_10_the_buyer_chooses_what_tokens_pay() -> None:
    g = island(4, "jungle")
    give(g, 0, ore=1, wool=1, grain=1, discovery=3)
    desk = Desk(laid(g, setup(4, "jungle")), 0)
    await desk.public()
    await desk.tap("Build")
    await desk.tap("Buy a development card")
    assert desk.choices[0] == "Buy a development card, 1 wool, 1 grain and 1 ore by token"
    assert desk.choices[-1] == "Buy a development card" and len(desk.choices) == 8
    for tokens in ({}, {"wool": 1}, {"wool": 1, "grain": 1, "ore": 1}):
        await by_buttons(desk.table, BuyDevelopment(0, tokens))


async def test_with_nothing_to_choose_nothing_is_asked() -> None:
    g = island(4)
    give(g, 0, ore=1, wool=1, grain=1)
    desk = Desk(laid(g, setup(4)), 0)
    await desk.public()
    await desk.tap("Build")
    assert await desk.arrives("Buy a development card") == BuyDevelopment(0)


async def test_rule_3_hlp_47_the_hand_that_is_looked_into_is_shown() -> None:
    desk = asked(island(4, "helpers"), RyanCard(secret={"wool": 3, "ore": 1}, target=1))
    assert "Ben holds: 3 wool and 1 ore" in (page := await opened(desk))
    assert "Which card?" in page, "a question, not the name of what is missing"
    assert desk.labels == ["wool", "ore"]


async def test_rule_3_bf_44_the_drawn_favour_is_named() -> None:
    g = island(4, "best_friends")
    friends(g).tokens[0] = [Held("guild_trader", 0), Held("guild_scholar", 0)]
    assert "You have drawn: **Scholars**" in await opened(asked(g, PutBackQuestion(secret="guild_scholar")))


async def test_rule_3_the_master_merchant_sees_the_other_hand_and_takes_from_it_alone() -> None:
    g = island(4, "cities_and_knights")
    give(g, 0, brick=2)
    desk = asked(g, MasterCards(secret={"wool": 1, "paper": 2}, other=2, number=2))
    text = await opened(desk)
    assert "Cleo holds: 1 wool and 2 paper" in text and "brick" not in text
    assert {"+ wool", "+ paper"} < set(desk.labels) and "+ brick" not in desk.labels


async def test_told_22_base_44_discards_are_put_together_by_more_and_less() -> None:
    g = island(4)
    give(g, 0, wool=5, ore=3)
    desk = asked(g, DiscardQuestion(number=4))
    assert "4 more cards" in (page := await opened(desk)) and "up to" not in page.casefold(), "all four are due"
    assert "+ brick" not in desk.labels, "there is none to give"
    await desk.tap("+ wool")
    assert "3 more cards" in desk.text and "up to" not in desk.text.casefold()
    assert "not the right number" not in desk.text
    assert "− wool" in desk.labels
    await desk.tap("− wool")
    for _ in range(3):
        await desk.tap("+ ore")
    assert "+ ore" not in desk.labels, "all of it is chosen"
    await desk.tap("+ wool")
    assert not any(label.startswith("+") for label in desk.labels), "it is enough"
    assert await desk.arrives("Confirm") == Discard(0, {"ore": 3, "wool": 1})


async def test_vol_d8_fewer_may_be_taken_where_fewer_are_allowed() -> None:
    desk = asked(island(4), PickInTurn(number=2, why="hex", fewer=True))
    assert "Up to 2 more cards" in await opened(desk)
    assert await desk.arrives("Confirm") == Pick(0, {})
    desk = asked(island(4), PickInTurn(number=2, why="hex", fewer=False))
    await opened(desk)
    assert "Confirm" not in desk.labels, "nothing is no answer here"


async def test_told_23_what_completes_something_is_suggested_first() -> None:
    g = island(4)
    give(g, 0, grain=2, ore=1)
    card(g, 0, "invention")
    desk = Desk(laid(g, setup(4)), 0)
    await desk.public()
    await desk.tap("Cards")
    await desk.tap("Play year of plenty")
    assert desk.labels[0] == "2 ore", "which makes a city"
    assert await desk.arrives("2 ore") == PlayInvention(0, {"ore": 2})
