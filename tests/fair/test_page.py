"""The page that checks a game, in a real browser, opened from the disk as people do."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from game.fair.check import check
from tests.fair.games import PAGE, exported
from tests.playground.page.conftest import chromium

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("browser")]
__all__ = ["chromium"]


async def opened(browser: Browser, language: str) -> Page:
    page = await (await browser.new_context(locale=language)).new_page()
    await page.goto(PAGE.absolute().as_uri())
    return page


async def verdict(page: Page, file: Path) -> str:
    await page.set_input_files("#file", [])
    await page.evaluate("document.getElementById('verdict').hidden = true")
    await page.set_input_files("#file", file)
    await page.wait_for_selector("#verdict:not([hidden])")
    return await page.inner_text("#verdict")


async def test_people_check_a_game_in_their_browser(chromium: Browser, tmp_path: Path) -> None:
    file, data = tmp_path / "game-2.jsonl", exported(2)
    file.write_bytes(data)
    report = check(data)
    page = await opened(chromium, "en")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert await verdict(page, file) == (
        f"✅ All {sum(report.outcomes.values())} outcomes of game 2 follow from its seed and from everybody's luck."
    )
    facts = await page.inner_text("#facts")
    assert report.seed in facts and "Bořivoj: 1000000000000000002" in facts and "Islands looked at\t3" in facts
    await page.fill("#promised", "0123")
    await page.wait_for_selector("#verdict.no")
    assert "another hash than the one you noted" in await page.inner_text("#verdict")
    await page.fill("#promised", report.promise[:16] + "…")
    await page.wait_for_selector("#verdict.yes")
    file.write_bytes(data.replace(b'"dice",6,1', b'"dice",6,2', 1))
    assert "the file was altered" in await verdict(page, file)
    assert asked == [], "nothing is sent anywhere"


async def test_the_page_speaks_czech_to_those_who_do(chromium: Browser, tmp_path: Path) -> None:
    old = tmp_path / "game-3.jsonl"
    old.write_bytes(exported(3))
    page = await opened(chromium, "cs-CZ")
    assert await page.inner_text("h1") == "Byly kostky poctivé?"
    assert (await verdict(page, old)).startswith("✅ Všechny výsledky hry 3 plynou z jejího semínka. Je jich")
