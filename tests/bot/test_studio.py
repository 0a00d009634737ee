"""Pictures that somebody waits for come before those of channels, however many of those wait."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.studio import Studio

PAINTED = True


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Tables that take until they are let go; hands are drawn at once."""
    go_on = threading.Event()
    monkeypatch.setattr("bot.studio.board_png", lambda *_: go_on.wait(20) and "table")
    monkeypatch.setattr("bot.studio.hand_png", lambda *_: "hand")
    return go_on


async def test_a_hand_overtakes_all_tables_that_wait(slow: threading.Event) -> None:
    studio, anything = Studio(), _Anything()
    tables = [asyncio.create_task(studio.board(anything, anything)) for _ in range(20)]
    async with asyncio.timeout(60):
        assert await studio.hand(anything, anything, 0) == "hand"  # type: ignore[comparison-overlap]
    assert not any(task.done() for task in tables)
    slow.set()
    assert await asyncio.gather(*tables) == ["table"] * 20
    studio.close()


class _Anything:
    """Whatever a studio asks of a table."""

    names = ()

    def __getattr__(self, name: str) -> Any:
        return self

    def __call__(self, *_: object) -> Any:
        return self
