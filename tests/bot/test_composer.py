"""Trading by taps: one private message, from the hand to the offer; nothing typed, nothing kept in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.trading.draft import Draft, read_draft, written
from bot.ui import MOST_COMPONENTS
from bot.wire import LONGEST, Press
from game.engine import Refused
from game.rules import compose
from game.setup import Setup
from game.table import Island
from playground.kit import Control, MessageView, Playground
from tests.bot.conftest import quick
from tests.bot.deals import taps
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_maps import agreed
from tests.bot.test_trade import hall, people, trades  # noqa: F401 - a fixture
from tests.bot.test_whole_game import seated

KINDS = compose(Setup(4, ("cities_and_knights",))).kinds


def private(player: Player) -> MessageView:
    """The newest private message of a person."""
    return [m for m in player.actor.messages if m.ephemeral][-1]


def labels(message: MessageView) -> list[str]:
    return [str(b) for b in message.buttons if not b.disabled]


async def test_told_35_an_offer_to_everybody_takes_three_taps_after_opening(hall: Hall) -> None:  # noqa: F811
    """TRADE-7: no form, no syntax."""
    a, b, c = await people(hall)
    await taps(a, "Trade", "3 wood", "ore", "Offer")
    await hall.settle()
    [offer] = (await hall.table()).island.table.offers
    assert (offer.give, offer.get, len(offer.to)) == ({"wood": 1}, {"ore": 1}, 2)
    assert len(trades(hall)) == 1 and {*trades(hall)[0].pings} == {b.name, c.name}
    assert labels(private(a)) == ["Another trade"]


@pytest.mark.parametrize("way", ["menu", "command"])
async def test_whatever_way_somebody_begins_nothing_is_typed_into_a_form(hall: Hall, way: str) -> None:  # noqa: F811
    """TRADE-7: from the menu of everything, and by a command without any words."""
    a, _, _ = await people(hall)
    if way == "menu":
        await taps(a, "More …", "Offer a trade")
    else:
        await a.command("/trade offer")
    assert a.actor.form is None and "tap your cards" in private(a).text
    await taps(a, "3 wood", "ore", "Offer")
    [offer] = (await hall.table()).island.table.offers
    assert (offer.give, offer.get) == ({"wood": 1}, {"ore": 1})


async def test_what_was_tapped_too_often_is_taken_back(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "2 wood", "1 wood", "grain", "ore", "ore")
    message = private(a)
    assert "You give 3 wood" in message.text and "You want 1 grain and 2 ore" in message.text
    assert "0 wood" not in labels(message), "there is no fourth"
    await taps(a, "−1 wood", "−1 ore", "−1 grain")
    assert "You give 2 wood" in private(a).text and "You want 1 ore" in private(a).text
    assert "wood" not in labels(private(a)), "what is given cannot be wished for"


async def test_some_receivers_are_named_and_the_first_yes_need_not_take_it(hall: Hall) -> None:  # noqa: F811
    a, b, c = await people(hall)
    await taps(a, "Trade", "3 wood", "ore", b.name)
    assert f"**To** {b.name}" in private(a).text
    await taps(a, c.name)
    assert f"{b.name}" in private(a).text and f"{c.name}" in private(a).text
    await taps(a, b.name, c.name)
    assert "**To** everybody" in private(a).text
    await taps(a, "First yes takes it ✓")
    assert "First yes takes it" in labels(private(a)), "with a day or more a turn it was on, and now it is off"
    await taps(a, c.name, "Offer")
    [offer] = (await hall.table()).island.table.offers
    table = await hall.table()
    assert offer.closing == "choose" and [table.names[s] for s in offer.to] == [c.name]


async def test_a_call_needs_one_side_only(hall: Hall) -> None:  # noqa: F811
    a, b, _ = await people(hall)
    await taps(a, "Trade", "ore", "grain")
    assert "Offer" not in labels(private(a))
    await taps(a, "Just ask around")
    [call] = (await hall.table()).island.table.offers
    assert (call.closing, call.give, call.get) == ("call", {}, {"ore": 1, "grain": 1})
    await taps(b, "Make an offer")
    assert "**You give** …" in private(b).text, "of alternatives nothing is chosen for anybody"
    await taps(b, "3 ore", "wood", "Offer")
    offer = (await hall.table()).island.table.offers[-1]
    assert offer.counters == call.id and (offer.give, offer.get) == ({"ore": 1}, {"wood": 1})


async def test_a_call_can_follow_any_number_of_offers(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    for want in ("ore", "brick", "grain"):
        await a.command("/trade offer", give="wood", want=want)
    await hall.settle()
    await taps(a, "Trade", "wool")
    assert "Just ask around" in labels(private(a))


async def test_a_standing_offer_is_left_by_taps(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "Standing offer", "3 wood", "ore", "1 ×")
    await a.choose("until your next turn")
    await taps(a, "Leave it open")
    [offer] = (await hall.table()).island.settings.standing
    assert (offer.give, offer.get, offer.count, offer.until) == ({"wood": 1}, {"ore": 1}, 2, "own_turn")


async def test_a_bank_trade_takes_three_taps_and_shows_the_rates(hall: Hall) -> None:  # noqa: F811
    """TRADE-10: the list of the bank reads as a trade."""
    a, _, _ = await people(hall)

    def plenty(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [0, 0, 8, 0, 0]

    await arrange(hall, plenty)
    await taps(a, "Trade", "Bank")
    found = [name for name in labels(private(a)) if "→" in name]
    assert len(found) == 4 and all("wool →" in name for name in found), "only what is possible"
    assert ":1" in private(a).text
    before = (await hall.table()).record.version
    await a.press(next(name for name in found if name.endswith("1 brick")))
    table = await hall.table()
    assert table.record.version == before + 1
    assert table.island.table.hands[table.island.table.turn.owner][1] == 1
    assert "with the bank for" in private(a).text and any("→" in name for name in labels(private(a)))


async def test_a_likely_trade_is_one_tap(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)

    def short_of_ore(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [0, 0, 3, 2, 2]

    await arrange(hall, short_of_ore)
    await taps(a, "Trade")
    first = next(b for b in private(a).buttons if "→" in str(b))
    assert "1 ore" in str(first)
    await a.tap(private(a), first)
    [offer] = (await hall.table()).island.table.offers
    assert offer.get == {"ore": 1}


async def test_a_standing_offer_that_helps_is_taken_with_one_tap(hall: Hall) -> None:  # noqa: F811
    a, b, _ = await people(hall)

    def short_of_ore(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [0, 0, 3, 2, 2]

    await arrange(hall, short_of_ore)
    await b.command("/trade standing", give="ore", want="wool")
    await taps(a, "Trade")
    await a.press(f"1 wool → 1 ore · {b.name}")
    table = await hall.table()
    assert table.island.table.hands[table.island.table.turn.owner][:5] == [0, 0, 2, 2, 3]


# --- stale, twice, somebody else, after a restart --------------------------------------------------------------------


def held(message: MessageView, name: str) -> Control:
    return next(b for b in message.buttons if str(b) == name)


async def test_two_taps_on_offer_are_one_offer(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "ore")
    message = private(a)
    offer = held(message, "Offer")
    replies = await asyncio.gather(*(a.actor.click(offer, on=message) for _ in range(3)))
    assert not any(reply.failed for reply in replies)
    await a.until(lambda: "Another trade" in labels(private(a)), "the offer is not made")
    await hall.settle()
    assert len((await hall.table()).island.table.offers) == 1


async def test_two_taps_at_the_bank_are_one_trade(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)

    def plenty(game: Island) -> None:
        game.table.hands[game.table.turn.owner][:5] = [0, 0, 8, 0, 0]

    await arrange(hall, plenty)
    await taps(a, "Trade", "Bank")
    message = private(a)
    trade = next(b for b in message.buttons if str(b).endswith("1 brick"))
    await asyncio.gather(*(a.actor.click(trade, on=message) for _ in range(2)))
    await a.until(lambda: "with the bank for" in private(a).text, "the trade is not made")
    await hall.settle()
    table = await hall.table()
    assert table.island.table.hands[table.island.table.turn.owner][1] == 1


async def test_cards_lost_meanwhile_are_said_and_nothing_is_offered(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "ore")
    message = private(a)

    def robbed(game: Island) -> None:
        game.table.hands[game.table.turn.owner][0] = 0

    await arrange(hall, robbed)
    await a.tap(message, held(message, "Offer"))
    assert "wood" in a.actor.last.text and not (await hall.table()).island.table.offers
    await a.tap(message, held(message, "ore"))
    assert "**You give** …" in next(m for m in a.actor.messages if m.id == message.id).text


async def test_a_draft_ends_with_its_turn(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "ore")
    message = private(a)
    await a.press("End turn")
    await hall.settle()
    before = (await hall.table()).record.version
    await a.tap(message, held(message, "Offer"))
    assert "That turn is over" in a.actor.last.text
    assert (await hall.table()).record.version == before


async def test_a_counter_to_an_offer_that_is_gone_is_refused(hall: Hall) -> None:  # noqa: F811
    a, b, _ = await people(hall)
    await a.command("/trade offer", give="wood", want="ore")
    await taps(b, "Counter")
    message = private(b)
    await a.press("Withdraw")
    await hall.settle()
    await b.tap(message, held(message, "Offer"))
    assert "That offer is gone" in b.actor.last.text and not (await hall.table()).island.table.offers


async def test_a_draft_outlives_a_restart(world: Playground, bot: IslandBot, hall: Hall, tmp_path: Path) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "ore")
    await world.stop(bot)
    hall.bot = await world.start(IslandBot(quick(tmp_path)))
    await taps(a, "ore", "Offer")
    [offer] = (await hall.table()).island.table.offers
    assert offer.get == {"ore": 2}


async def test_a_draft_of_a_game_that_is_over_says_so(hall: Hall) -> None:  # noqa: F811
    a, _, _ = await people(hall)
    await taps(a, "Trade", "3 wood", "ore")
    message = private(a)

    def nearly(game: Island) -> None:
        game.table.target = 2

    await arrange(hall, nearly)
    await a.press("End turn")
    table = await hall.table()
    while table.playing:
        seat = table.island.waiting_for()[0].seat
        await hall.bot.sessions.act(hall.game_id, lambda t: (t.island.waiting_for()[0].default(t.island), None))
        table = await hall.table()
        assert seat >= 0
    await a.tap(message, held(message, "Offer"))
    assert "over" in a.actor.last.text.lower()


async def test_canal_tokens_are_given_and_wished_for_like_cards(world: Playground, bot: IslandBot) -> None:
    room = await agreed(world, bot)
    await room.start()

    def tokens(game: Island) -> None:
        owner, token = game.table.turn.owner, game.rules.index["canal"]
        game.table.hands[owner][:5] = [1] * 5
        game.table.hands[owner][token] = 1

    await arrange(room, tokens, until="main")
    table = await room.table()
    a = room.at(table, table.island.table.turn.owner)
    await taps(a, "Trade", "1 canal token", "ore", "Offer")
    [offer] = (await room.table()).island.table.offers
    assert (offer.give, offer.get) == ({"canal": 1}, {"ore": 1})


# --- the limits of a message -----------------------------------------------------------------------------------------


async def test_the_fullest_draft_fits_one_message(world: Playground, bot: IslandBot) -> None:
    """Commodities too, everything in the hand and much of it chosen."""
    room = await seated(world, bot, 4, 7, modules=("cities_and_knights",))

    def full(game: Island) -> None:
        for hand in game.table.hands:
            hand[:8] = [2] * 8

    await arrange(room, full, until="main")
    table = await room.table()
    a = room.at(table, table.island.table.turn.owner)
    await taps(a, "Trade")
    for name in ("2 wood", "2 brick", "2 wool", "2 grain", "coin", "paper", "cloth", "ore"):
        assert sum(1 for _ in _parts(private(a).raw["components"])) <= MOST_COMPONENTS
        await taps(a, name)
    assert sum(1 for _ in _parts(private(a).raw["components"])) <= MOST_COMPONENTS
    await a.press("Offer")
    [offer] = (await room.table()).island.table.offers
    assert len(offer.give) == len(offer.get) == 4


def _parts(components: list[dict]):  # type: ignore[no-untyped-def, type-arg]
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


def test_the_longest_draft_fits_a_button_and_comes_back() -> None:
    draft = Draft("s", 2**20, dict.fromkeys(KINDS, 19), dict.fromkeys(KINDS, 24), (0, 1, 2, 3, 4, 5), True, 2**20)
    draft = draft.with_(until="9999", count=9)
    text = written(draft, KINDS)
    assert read_draft(text, KINDS) == draft
    press = Press("deal", 2**40, action="B10.24.10", ticket=2**63 - 1, args=text)
    assert len(press.custom_id()) <= LONGEST


@pytest.mark.parametrize(
    "text", ["", "~", "o~~~~~~~", "x~1~1~1~~~~1", "o~1~!~1~~~~1", "o~1~" + "1" * 40 + "~1~~~~1", "o~1~1~1~zzzzzz~~~1"]
)
def test_a_draft_nobody_wrote_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_draft(text, KINDS)
