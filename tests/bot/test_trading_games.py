"""Whole games by clicks in which people trade in every form there is, as soon as a position allows it.

Nothing is laid out: island, dice and hands are those of the seed. After every deal the hands are what the deal says,
the log plays again to the same hands, and what the channel says is read back and compared with the log.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.app import IslandBot
from bot.clock import SystemClock
from bot.lobby.actions import Lobby
from bot.seated import Seated
from bot.time.polite import awake_from
from bot.trading.ways import VERB
from bot.wire import Press
from game.automa.drive import seen_by
from game.automa.levels import LEVELS
from game.engine import Action, Question
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.erie_canal.exchange import CanalExchange, UseCanal
from game.table import Island
from playground.kit import Control, MessageView, Playground
from tests.bot import forms, readback
from tests.bot.deals import next_tap
from tests.bot.forms import BANK, Cards, Deal, Trade
from tests.bot.people import Player
from tests.bot.play import Hall, _press
from tests.bot.test_maps import agreed
from tests.bot.test_whole_game import reseed, seated, the_end

SEED, CANAL_SEED = 3, 7
MOST = 900  # actions of a game
AMONG_PLAYERS = (
    forms.offer, forms.call, forms.counter, forms.first_yes, forms.choose, forms.standing, forms.night, forms.embargo,
    forms.decline_all, forms.bank, forms.harbour,
)  # fmt: skip
CANAL = (forms.canal_given, forms.canal_asked)
TOKEN_USES = (UseCanal.key, CanalExchange.key)


class Traders:
    """The people of a game; each form of trade is used so many times, then they play on to the end."""

    def __init__(self, hall: Hall, ways: tuple[object, ...], times: int, kept: tuple[str, ...] = ()) -> None:
        self.hall, self.ways, self.times, self.kept = hall, ways, times, kept
        self.used, self.asleep, self.dealt = Counter[str](), set[int](), 0

    async def play(self, rng: Random) -> None:
        for _ in range(MOST):
            table = await self.hall.table()
            if not table.playing:
                return
            if (found := self._possible(table.island)) is not None:
                self.dealt = table.island.table.turn.part_number
                await self._deal(*found)
                continue
            prompt = table.island.waiting_for()[0]
            await self._do(self._chosen(table.island, prompt, rng))
        raise AssertionError(f"not over after {MOST} actions")

    def _chosen(self, g: Island, prompt: Question, rng: Random) -> Action:
        """What a gentle player does; but whoever means to trade tokens does not use them up before."""
        action = LEVELS["gentle"].choose(seen_by(g, prompt), prompt.seat, rng)
        wanting = any(self.used[way.__name__] < self.times for way in self.ways)  # type: ignore[attr-defined]
        return EndTurn(prompt.seat) if wanting and action.key in self.kept else action

    def _possible(self, g: Island) -> tuple[str, Deal] | None:
        """The form used least that is wanted and goes now; one deal a turn, as at a table."""
        prompt, turn = g.waiting_for()[0], g.table.turn
        if prompt.kind != "main" or prompt.seat != turn.owner or turn.part_number == self.dealt:
            return None
        for way in sorted(self.ways, key=lambda way: self.used[way.__name__]):  # type: ignore[attr-defined]
            name = way.__name__  # type: ignore[attr-defined]
            deal = way(g, prompt.seat, g.from_seat(prompt.seat)[1:]) if self.used[name] < self.times else None  # type: ignore[operator]
            if deal is not None:
                return name, deal
        return None

    # --- clicks ------------------------------------------------------------------------------------------------------

    async def _do(self, action: Action) -> None:
        table = await self.hall.table()
        player = self.hall.at(table, action.seat)
        if isinstance(action, AnswerOffer):
            await player.tap(*self._button(player, "offer", action.key, f"{action.offer}~{action.answer}~"))
        elif isinstance(action, CloseOffer):
            await player.tap(*self._button(player, "offer", action.key, f"{action.offer}~{action.partner}~"))
        elif isinstance(action, MakeOffer) and action.counters:
            await player.tap(*self._button(player, "counter", "", str(action.counters)))
            await self._compose(player, table, action)
        else:
            await self.hall.by_buttons(action)
        await self.hall.settle()
        after = await self.hall.table()
        assert after.island.moves == table.island.moves + 1, player.actor.story(f"tried {action}")

    def _button(self, player: Player, verb: str, action: str, args: str) -> tuple[MessageView, Control]:
        for message in reversed(player.actor.messages):
            for button in message.buttons:
                press: Press | None = _press(button)
                if press and (press.verb, press.action, press.args) == (verb, action, args):
                    return message, button
        raise AssertionError(player.actor.story(f"finds no button {verb} {action} {args}"))

    async def _compose(self, player: Player, table: Seated, action: Action) -> None:
        """A counter-offer: the prefilled message, tapped until it says what is meant."""
        while (await self.hall.table()).island.moves == table.island.moves:
            message = next(m for m in reversed(player.actor.messages) if m.ephemeral and self._composes(m))
            tap = next_tap(table, action, message)
            assert tap is not None
            await player.tap(message, tap)

    def _composes(self, message: MessageView) -> bool:
        return any((press := _press(button)) and press.verb == VERB for button in message.buttons)

    # --- deals -------------------------------------------------------------------------------------------------------

    async def _deal(self, name: str, deal: Deal) -> None:
        before = (await self.hall.table()).island
        if name == "night":
            await self._sleeping(before, deal)
        calls = self._calls()
        for step in deal.steps:
            await self._do(step((await self.hall.table()).island))
            await self._lies_open()
        await self._came_of(before, deal)
        self.used[name] += 1
        if name == "standing":
            await self._to_bed(before.table.turn.owner)
        if name == "night":
            assert deal.trade is not None
            sleeper = (await self.hall.table()).names[deal.trade.one]
            assert self._calls()[sleeper] == calls[sleeper], "nobody is woken for it"

    async def _to_bed(self, seat: int) -> None:
        """Who has left an offer sleeps from now on."""
        hour = SystemClock().now() // 3_600_000 % 24
        player = self.hall.at(await self.hall.table(), seat)
        await player.command("/me timezone", zone="UTC")
        await player.command("/me quiet", since=f"{(hour - 1) % 24:02}:00", until=f"{(hour + 12) % 24:02}:00")
        self.asleep.add(seat)

    async def _sleeping(self, g: Island, deal: Deal) -> None:
        assert deal.trade is not None and deal.trade.one in self.asleep
        user, now = self.hall.at(await self.hall.table(), deal.trade.one).actor.id, SystemClock().now()
        assert awake_from(await self.hall.bot.store.people.load(int(user)), now) > now

    def _calls(self) -> Counter[str]:
        return Counter(name for message in self.hall.world.channel.messages for name in message.pings)

    # --- the truth ---------------------------------------------------------------------------------------------------

    async def _lies_open(self) -> None:
        """The message of offers names exactly what lies open by the log, with everybody's answer."""
        table = await self.hall.table()
        game, _ = await readback.logged(self.hall)
        text = "\n".join(m.text for m in self.hall.world.channel.messages)
        for pattern, calls in ((readback.OFFER, False), (readback.CALL, True)):
            lying = [o for o in game.table.offers if (o.closing == "call") is calls]
            expected = Counter((table.names[o.maker], readback.frozen(o.give), readback.frozen(o.get)) for o in lying)
            assert readback.found(table, pattern, text) == expected
        for offer in game.table.offers:
            for seat, answer in offer.answers.items():
                assert f"{'✅' if answer == 'accept' else '❌'} {table.names[seat]}" in _unsigned(text)

    async def _came_of(self, before: Island, deal: Deal) -> None:
        table = await self.hall.table()
        game, events = await readback.logged(self.hall)
        hands = [list(hand) for hand in before.table.hands]
        if deal.trade is not None:
            _exchange(before, hands, deal.trade)
        assert table.island.table.hands == hands == game.table.hands
        for key in readback.STORY:
            assert readback.in_stories(self.hall, table, key) == readback.of_events(table, events, key), key
        if deal.by:
            last = [event for event in events if event.key == "traded"][-1].args
            assert (last["seat"], last["other"], last["by"]) == (deal.trade.one, deal.trade.other, deal.by)  # type: ignore[union-attr]


def _unsigned(text: str) -> str:
    """Without the coloured squares before names."""
    return "".join(c for c in text if c not in "🟥🟦🟧⬜🟩🟫🟨🟪⬛🔴🔵🟠⚪🟢🟤🟡🟣⚫").replace("  ", " ")


def _exchange(g: Island, hands: list[list[int]], trade: Trade) -> None:
    def move(cards: Cards, giver: int, taker: int) -> None:
        for kind, n in cards.items():
            index = g.rules.index[kind]
            if giver != BANK:
                hands[giver][index] -= n
            if taker != BANK:
                hands[taker][index] += n

    move(trade.give, trade.one, trade.other)
    move(trade.get, trade.other, trade.one)


async def whole_game(hall: Hall, ways: tuple[object, ...], times: int, seed: int, kept: tuple[str, ...] = ()) -> None:
    """From the founding to the last point; every form was used so often."""
    traders = Traders(hall, ways, times, kept)
    await traders.play(Random(seed))
    await the_end(hall)
    assert traders.used == {way.__name__: times for way in ways}  # type: ignore[attr-defined]


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_every_form_of_trade_in_a_whole_game(world: Playground, bot: IslandBot) -> None:
    await whole_game(await seated(world, bot, 4, SEED, target=6), AMONG_PLAYERS, 2, SEED)


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_commodities_are_traded_in_a_whole_game(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, SEED, ("cities_and_knights",), target=7)
    await whole_game(hall, (forms.commodity, forms.bank, forms.offer), 3, SEED)


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_canal_tokens_are_traded_in_a_whole_game(world: Playground, bot: IslandBot) -> None:
    hall, seed = await agreed(world, bot), bytes([CANAL_SEED]) * 32
    await reseed(bot, hall.game_id, seed)
    lobby = Lobby(bot.sessions, hall.game_id)
    await lobby.choose_option("target", 7)
    await lobby.start(int(hall.host.actor.id), seed)
    await hall.settle()
    await whole_game(hall, CANAL, 2, CANAL_SEED, TOKEN_USES)
