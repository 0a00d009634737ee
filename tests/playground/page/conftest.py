"""A real Chromium, a playground with the demo bot, and windows opened by name."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from playground.server import Server
from tests.playground.page.stage import stage
from tests.playground.page.window import DESK, Window

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=60_000)  # milliseconds, however busy the machine is
Visit = Callable[..., Awaitable[Window]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser with a new, temporary profile."""
    if not shutil.which(CHROMIUM):
        pytest.skip(f"there is no Chromium at {CHROMIUM} (Debian: apt install chromium)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def island() -> AsyncIterator[Server]:
    """A playground with the demo bot online."""
    async with stage() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def visit(chromium: Browser, island: Server) -> AsyncIterator[Visit]:
    """Opens a window as somebody; at the end no window may have met an error or left the playground."""
    windows: list[Window] = []

    async def open_as(name: str | None = None, **options: Any) -> Window:
        context = await chromium.new_context(**{**DESK, **options})
        window = Window(await context.new_page(), island.address)
        windows.append(window)
        await window.open(name)
        return window

    yield open_as
    for window in windows:
        await window.page.context.close()
    assert [trouble for window in windows for trouble in window.troubles] == []
