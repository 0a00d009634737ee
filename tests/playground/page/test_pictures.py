"""The bot's own pictures on the page: in the box a client would show them in, at a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.app import IslandBot
from bot.icons import wanted
from bot.seated import Seated, saved
from bot.store import Action as Transaction
from game.engine import AnyGame, Chance, submit
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated
from tests.playground.page.window import ARTEFACTS, DESK, PHONE, Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]

MOVES = 150
WIDE, HIGH, SCREEN = 550, 350, 390


def later(table: Seated) -> AnyGame:
    """The same game in its middle, as gentle players would play it, somebody about to build."""
    g, rng = table.island, Random(3)
    player = table.family.levels["gentle"]
    for n in range(10 * MOVES):
        prompt = g.waiting_for()[0]
        if n > MOVES and prompt.kind == "main" and g.table.turn.red:
            break
        seen = table.family.seen_by(g, prompt)
        g = submit(g, player.choose(seen, prompt.seat, rng, lambda: False), Chance(Random(n).randrange))
    return g


async def in_the_middle(world: Playground, bot: IslandBot, modules: tuple[str, ...] = ()) -> Hall:
    hall = await seated(world, bot, 4, 7, modules)

    def laid(tx: Transaction, table: Seated) -> Seated:
        game = later(table)
        tx.save(snapshot=saved(game))
        return table.after(table.record.version, game=game)

    await bot.sessions.change(hall.game_id, laid)
    await hall.host.command("/board")
    await hall.settle()
    return hall


async def looked_at(chromium: Browser, world: Playground, size: dict[str, Any], name: str) -> dict[str, float]:
    """A person opens the page, finds the picture, enlarges it and goes back; where it stood."""
    context = await chromium.new_context(**size, reduced_motion="reduce", locale="en-GB")
    window = Window(await context.new_page(), world.server.address)
    await window.open("Anna")
    picture = window.page.locator(".messages > .message .gallery img").last
    await expect(picture).to_have_js_property("complete", True)
    await picture.scroll_into_view_if_needed()
    box = await picture.bounding_box()
    await window.keep(name)
    card = window.page.locator(".messages > .message .container").last
    await card.screenshot(path=str(ARTEFACTS / f"{name}-message.png"), animations="disabled")
    await picture.click()
    await expect(window.page.locator(".lightbox img")).to_be_visible()
    large = await window.page.locator(".lightbox img").bounding_box()
    assert box and large and round(large["width"]) >= round(box["width"])
    await context.close()
    assert window.troubles == []
    return dict(box)


async def test_real_2_a_table_is_shown_in_the_box_of_a_client(chromium: Browser, tmp_path: Path) -> None:
    async with Playground(strict=False, locals=("Anna",)) as world:
        bot: IslandBot = await world.start(IslandBot(quick(tmp_path, application_emojis=True)))
        await world.until(lambda: len(bot.icons) == len(wanted()), "all icons", 60)
        await in_the_middle(world, bot)
        desk = await looked_at(chromium, world, DESK, "table-desk")
        assert desk["width"] <= WIDE and desk["height"] <= HIGH and desk["height"] > HIGH * 0.9
        phone = await looked_at(chromium, world, PHONE, "table-phone")
        assert SCREEN * 0.8 < phone["width"] <= SCREEN
