"""Every form of trade by clicks; after each the hands are right, and the channel says what is logged."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.app import IslandBot
from bot.cards import read_cards
from bot.moves import read_line
from game.core.land import touch
from game.engine import Action
from game.modules.base.bank import BankTrade
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.base.standing import StandingOffer, TakeStanding
from game.table import Building, Harbour, Island
from game.words import speaking
from playground.kit import Playground
from tests.bot.deals import taps
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_maps import agreed
from tests.bot.test_trade import trades
from tests.bot.test_whole_game import seated

GIVES = re.compile(r"^- (?P<seat>\w+) gives (?P<other>\w+) (?P<give>.+?) for (?P<get>.+?)\.?$", re.MULTILINE)
BANK = re.compile(r"^- (?P<seat>\w+) trades (?P<give>.+?) with the bank for (?P<get>.+?)\.?$", re.MULTILINE)
WOOD, BRICK, ORE, GRAIN = {"wood": 1}, {"brick": 1}, {"ore": 1}, {"grain": 1}
CLOSING_KEYS = ("answer_offer", "close_offer", "take_standing")


class Market:
    """A hall in the middle of a turn, everybody with four cards of each kind before each trade."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.trades = self.deals = 0

    async def open(self) -> None:
        await self.refill("main")
        table = await self.hall.table()
        self.owner = table.island.table.turn.owner
        self.seats = table.island.from_seat(self.owner)

    def at(self, number: int) -> Player:
        """The owner is 0, the next one 1, and so on."""
        return self._players[number]

    async def refill(self, until: str = "") -> None:
        await arrange(self.hall, _rich, until)
        table = await self.hall.table()
        order = table.island.from_seat(table.island.table.turn.owner)
        self._players = [self.hall.at(table, seat) for seat in order]
        self.before = [list(hand) for hand in table.island.table.hands]

    async def do(self, action: Action) -> None:
        await self.hall.by_buttons(action)
        await self.hall.settle()

    async def accept(self, number: int, which: int = -1) -> None:
        player, message = self.at(number), trades(self.hall)[-1]
        await player.tap(message, [b for b in message.buttons if str(b) == "Accept"][which])
        await self.hall.settle()

    async def traded(self, one: int, other: int, give: dict[str, int], get: dict[str, int], by: str) -> None:
        """Exactly this exchange has happened since the last look: by the hands, by the story, by words, by the log."""
        table = await self.hall.table()
        rules = table.island.rules
        expected = [list(hand) for hand in self.before]
        for kind, n in give.items():
            _move(expected, one, other, rules.index[kind], n)
        for kind, n in get.items():
            _move(expected, other, one, rules.index[kind], n)
        assert table.island.table.hands == expected
        told = [t.event.args for t in table.chronicle.told if t.event.key == "traded"]
        assert (told[-1]["seat"], told[-1]["other"], told[-1]["by"]) == (one, other, by)
        assert (told[-1]["give"], told[-1]["get"]) == (give, get)
        self.trades += 1
        assert len(told) == self.trades
        said = self._said(GIVES)
        spoken = [
            (table.names[a["seat"]], table.names[a["other"]], _frozen(a["give"]), _frozen(a["get"])) for a in told
        ]
        assert said == Counter(spoken), "what people read is what happened"
        lines = [read_line(line)[0] for line in await self.hall.bot.store.log.read(table.id)]
        assert lines[-1].partition("@")[0] in CLOSING_KEYS
        assert not trades(self.hall) or table.island.table.offers
        await self.refill()

    def _said(self, pattern: re.Pattern[str]) -> Counter[tuple[object, ...]]:
        """The sentences of a kind in the stories of all turns, read back by the reader people type for."""
        rules, words = self.hall.bot.sessions._kept[self.hall.game_id].island.rules, speaking("en")
        text = "\n".join(m.text for m in self.hall.world.channel.messages if "## Turn" in m.text)
        found = Counter[tuple[object, ...]]()
        for match in pattern.finditer(text):
            sides = (_frozen(read_cards(match[side], rules, words)) for side in ("give", "get"))
            found[*(match[name] for name in ("seat", "other") if name in pattern.groupindex), *sides] += 1
        return found

    async def banked(self, give: dict[str, int], get: dict[str, int]) -> None:
        table = await self.hall.table()
        rules = table.island.rules
        hand = [n - a + b for n, a, b in zip(self.before[self.owner], rules.cards(give), rules.cards(get), strict=True)]
        assert table.island.table.hands[self.owner] == hand
        told = [t.event.args for t in table.chronicle.told if t.event.key == "bank_traded"]
        said = self._said(BANK)
        assert said == Counter((table.names[a["seat"]], _frozen(a["give"]), _frozen(a["get"])) for a in told)
        await self.refill()


def _rich(game: Island) -> None:
    for hand in game.table.hands:
        hand[: game.rules.card_kinds] = [4] * game.rules.card_kinds
    game.table.offers.clear()
    game.prompts = [p for p in game.prompts if p.kind != "offer"]
    touch(game)


def _move(hands: list[list[int]], giver: int, taker: int, kind: int, n: int) -> None:
    hands[giver][kind] -= n
    hands[taker][kind] += n


def _frozen(cards: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(cards.items()))


@pytest.fixture
async def market(world: Playground, bot: IslandBot) -> Market:
    hall = await seated(world, bot, 4, 7, island="beginner")
    market = Market(hall)
    await market.open()
    return market


async def test_every_form_of_trade_among_players(market: Market) -> None:
    a, b, c, d = market.seats
    first, second = market.at(1), market.at(2)
    await market.do(MakeOffer(a, WOOD, ORE, [b]))
    await market.accept(1)
    await market.traded(a, b, WOOD, ORE, "first")

    await market.do(Call(a, {"wood": 1, "brick": 1}, {"ore": 1, "grain": 1}))
    said = "\n".join(m.text for m in market.hall.world.channel.messages)
    assert "1 wood or 1 brick" in said and "1 grain or 1 ore" in said and "1 wood and 1 brick" not in said
    await taps(first, "Make an offer", "4 ore", "wood", "Offer")
    await market.hall.settle()
    await market.accept(0)
    await market.traded(b, a, ORE, WOOD, "call")

    await market.do(MakeOffer(a, WOOD, ORE, [b, c], "choose"))
    await taps(second, "Counter", "wood", "Offer")
    await market.hall.settle()
    await market.accept(0)
    await market.traded(c, a, ORE, {"wood": 2}, "counter")

    await market.do(MakeOffer(a, BRICK, GRAIN, [], "first"))
    await market.accept(2)
    await market.traded(a, c, BRICK, GRAIN, "first")

    await market.do(MakeOffer(a, {"brick": 2}, GRAIN, [], "choose"))
    for number in (1, 2, 3):
        await market.accept(number)
    await market.at(0).press(f"Trade with {market.at(3).name}")
    await market.hall.settle()
    await market.traded(a, d, {"brick": 2}, GRAIN, "chosen")

    await market.do(StandingOffer(b, {"wool": 1}, ORE))  # and goes to sleep
    number = (await market.hall.table()).island.settings.standing[0].id
    await market.do(TakeStanding(a, number))
    await market.traded(b, a, {"wool": 1}, ORE, "standing")

    await market.do(Embargo(b, a))
    await market.do(DeclineAll(c, "on"))
    await market.do(MakeOffer(a, WOOD, ORE, [], "choose"))
    message = trades(market.hall)[-1]
    assert first.name not in message.text.split("offers")[-1] and f"❌ {second.name}" in message.text
    assert message.pings == [market.at(3).name], "who bars or declines everything is not called"
    await market.accept(3)
    await market.traded(a, d, WOOD, ORE, "only")


async def test_bank_and_harbour(market: Market) -> None:
    a = market.owner
    await market.do(BankTrade(a, "wood", 4, {"ore": 1}))
    await market.banked({"wood": 4}, {"ore": 1})

    def harboured(game: Island) -> None:
        topology = game.rules.topology
        corner = next(c for c, building in game.table.buildings.items() if building.seat == a)
        edge = next(e for e, ends in enumerate(topology.edge_corners) if corner in ends)
        assert isinstance(game.table.buildings[corner], Building)
        game.table.harbours = [*game.table.harbours, Harbour(edge, "wool")]
        game.memo.clear()
        touch(game)

    await arrange(market.hall, harboured)
    await market.do(BankTrade(a, "wool", 2, {"ore": 1}))
    await market.banked({"wool": 2}, {"ore": 1})


async def test_commodities_change_hands(world: Playground, bot: IslandBot) -> None:
    market = Market(await seated(world, bot, 3, 7, ("cities_and_knights",)))
    await market.open()
    a, b, _ = market.seats
    await market.do(MakeOffer(a, {"cloth": 1, "wood": 1}, {"paper": 2}, [b]))
    await market.accept(1)
    await market.traded(a, b, {"cloth": 1, "wood": 1}, {"paper": 2}, "first")


async def test_canal_tokens_change_hands(world: Playground, bot: IslandBot) -> None:
    hall = await agreed(world, bot)
    await hall.start()
    market = Market(hall)
    await market.open()
    a, b, _ = market.seats

    def token(game: Island) -> None:
        game.table.hands[a][game.rules.index["canal"]] += 2
        game.table.bank[game.rules.index["canal"]] -= 2

    await arrange(hall, token)
    await market.refill()
    await market.do(MakeOffer(a, {"canal": 1}, {"ore": 2}, [b]))
    await market.accept(1)
    await market.traded(a, b, {"canal": 1}, {"ore": 2}, "first")
    await market.do(MakeOffer(a, WOOD, {"canal": 1}, [b]))
    await market.accept(1)
    await market.traded(a, b, WOOD, {"canal": 1}, "first")
