"""Trading on a phone, in a real browser: every tap is counted, and the screens are kept to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect
from playwright.async_api import Error as PageError

from bot.app import IslandBot
from game.table import Island
from playground.kit import Playground
from tests.bot.conftest import PATIENCE, quick
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_whole_game import seated
from tests.playground.page.conftest import chromium  # noqa: F401 - a fixture
from tests.playground.page.window import PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

TRIES = 5
OFFER, LIKELY, BANK, ACCEPT, COUNTER = 4, 2, 3, 1, 4  # taps at most; of an offer after opening


@pytest_asyncio.fixture(loop_scope="session")
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """Three people in the middle of a turn, with icons as on a real server."""
    async with Playground(strict=False, patience=PATIENCE) as world:
        bot = await world.start(IslandBot(quick(tmp_path, application_emojis=True)))
        hall = await seated(world, bot, 3, 7, island="beginner")
        await arrange(hall, dealt([3, 3, 3, 3, 3]), until="main")
        yield hall


def dealt(owner: list[int]):  # type: ignore[no-untyped-def]
    """Lays out hands: the owner's, and two of each for the others."""

    def lay(game: Island) -> None:
        for seat in game.seats:
            game.table.hands[seat][:5] = owner if seat == game.table.turn.owner else [2] * 5
        game.table.bank[:5] = [19 - sum(hand[i] for hand in game.table.hands) for i in range(5)]

    return lay


class Phone:
    """Somebody with a phone; `taps` counts."""

    def __init__(self, window: Window) -> None:
        self.window, self.taps = window, 0

    def button(self, label: str) -> Locator:
        return self.window.button(label)

    async def tap(self, *labels: str) -> None:
        for label in labels:
            await expect(self.button(label)).to_be_enabled()
            await self.button(label).tap()
            self.taps += 1

    async def counted(self, *labels: str) -> int:
        """How many taps these are."""
        before = self.taps
        await self.tap(*labels)
        return self.taps - before

    async def keep(self, name: str, sees: str) -> None:
        """A screenshot of the newest message, once it says something."""
        message = self.window.page.locator(".messages > .message").filter(has_text=sees).last
        for _ in range(TRIES):
            await expect(message).to_be_visible()
            try:
                await message.scroll_into_view_if_needed()
                break
            except PageError:  # an edit has just put another in its place
                continue
        inside = await self.window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert inside, "something sticks out sideways"
        await self.window.keep(name)


async def owner(hall: Hall) -> Player:
    table = await hall.table()
    return hall.at(table, table.island.table.turn.owner)


async def phones(chromium: Browser, hall: Hall) -> tuple[Phone, Phone, Phone]:  # noqa: F811
    """The owner of the turn and the two others."""
    table, found = await hall.table(), []
    owner = table.island.table.turn.owner
    for i in range(3):
        player = hall.at(table, (owner + i) % 3)
        context = await chromium.new_context(**PHONE)
        window = Window(await context.new_page(), hall.world.server.address)
        await window.open(player.name)
        found.append(Phone(window))
    a, b, c = found
    return a, b, c


async def hands(hall: Hall) -> list[list[int]]:
    """Of the owner and the two others."""
    game = (await hall.table()).island
    return [game.table.hands[(game.table.turn.owner + i) % 3][:5] for i in range(3)]


async def test_trading_takes_few_taps(chromium: Browser, hall: Hall) -> None:  # noqa: F811
    a, b, c = await phones(chromium, hall)
    await offering(hall, a, b)
    await likely_and_counter(hall, a, b)
    await at_the_bank(hall, a)
    await a.tap("Trade", "Standing offer")
    await a.keep("trade-standing", "Leave it open")
    hall.world.core.people.speak((await owner(hall)).actor.id, "cs")
    await a.tap("Trade")
    await a.keep("trade-cs", "Obchod")
    await a.tap("8 vln" if await a.button("8 vln").count() else "4 vlny", "ruda")
    await a.keep("trade-cs-draft", "Nabídnout")
    assert [trouble for phone in (a, b, c) for trouble in phone.window.troubles] == []


async def offering(hall: Hall, a: Phone, b: Phone) -> None:
    """One for one to everybody, and somebody says yes."""
    await a.tap("Trade")
    await a.keep("trade-open", "tap your cards")
    taps = await a.counted("3 wood", "ore")
    await a.keep("trade-draft", "First yes takes it")
    taps += await a.counted("Offer")
    assert taps <= OFFER
    await b.keep("trade-offer", "Accept")
    assert await b.counted("Accept") <= ACCEPT
    await b.keep("trade-done", "🤝")
    await hall.settle()
    assert (await hands(hall))[:2] == [[2, 3, 3, 3, 4], [3, 2, 2, 2, 1]]


async def likely_and_counter(hall: Hall, a: Phone, b: Phone) -> None:
    """What is proposed, and something else asked for instead."""
    await arrange(hall, dealt([0, 0, 3, 2, 2]))
    taps = await a.counted("Trade")
    proposal = a.window.page.locator(".message-main").get_by_role("button", name="→").first
    await expect(proposal).to_be_visible()
    await a.keep("trade-likely", "one tap offers it")
    await proposal.tap()
    assert taps + 1 <= LIKELY
    await expect(b.button("Counter")).to_be_visible()
    taps = await b.counted("Counter", "wool")
    await b.keep("trade-counter", "Your counter-offer")
    taps += await b.counted("Offer")
    assert taps <= COUNTER
    await a.keep("trade-countered", "counter-offer to")


async def at_the_bank(hall: Hall, a: Phone) -> None:
    await arrange(hall, dealt([0, 0, 8, 0, 0]))
    taps = await a.counted("Trade", "Bank")
    await a.keep("trade-bank", "Your rates")
    await a.window.page.locator(".message-main").get_by_role("button", name="→ 1 brick").first.tap()
    assert taps + 1 <= BANK
    await expect(a.window.message("with the bank for").last).to_be_visible()
    await hall.settle()
    assert (await hands(hall))[0][1] == 1
