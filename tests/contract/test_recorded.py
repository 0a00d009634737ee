"""What the real service was heard to answer is asked of the playground again, for ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

from playground.law import messages
from playground.world.nonces import Nonces
from tests.contract.conftest import on_playground
from tests.contract.record import FOLDER, replay
from tests.contract.run import House
from tests.contract.scenarios import SCENARIOS

HEARD = {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.json"))}

NOTHING_YET = pytest.param("", marks=pytest.mark.skip(reason="`make real` has not been run on Discord yet"))


async def again(ready: House, entries: list[dict[str, Any]]) -> list[str]:
    async def act(act: str, what: str, value: str) -> Any:
        assert ready.human is not None and ready.ears is not None
        ready.human.does(act, ready.where.channel, what, value)
        return await ready.ears.next(ready.human.patience)

    try:
        return await replay(entries, ready.wire, ready.known, act, ready.pass_time)
    finally:
        assert ready.human is not None
        await ready.human.rests()


@pytest.mark.parametrize("name", HEARD or [NOTHING_YET])
async def test_the_playground_answers_as_discord_did(name: str) -> None:
    async with on_playground() as (_, ready):
        assert await again(ready, HEARD[name]) == []


async def recorded(name: str) -> list[dict[str, Any]]:
    async with on_playground() as (_, ready):
        result = await ready.run(name)
    return json.loads(json.dumps(result.record.entries))  # as it stands in a file


@pytest.mark.parametrize("name", SCENARIOS)
async def test_whatever_was_recorded_can_be_played_again(name: str) -> None:
    entries = await recorded(name)
    async with on_playground() as (_, ready):
        assert entries and await again(ready, entries) == []


async def test_a_playground_that_answers_otherwise_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    nonces, text = await recorded("a_repeated_nonce"), await recorded("limits_of_text")
    monkeypatch.setattr(Nonces, "sent", lambda *given: None)
    monkeypatch.setattr(messages, "CONTENT", 2500)
    async with on_playground() as (_, ready):
        [found] = await again(ready, nonces)
        assert ".id: recorded" in found
        [found] = await again(ready, text)
        assert "recorded 400" in found and "here 200" in found


async def test_what_only_the_playground_says_is_found_too() -> None:
    entries = await recorded("posting_editing_and_deleting")
    del entries[0]["said"][1]["pinned"]
    entries[0]["said"][1]["news"] = "of Discord"
    async with on_playground() as (_, ready):
        assert await again(ready, entries) == ["POST /channels/<channel>/messages: .pinned is only here"]
