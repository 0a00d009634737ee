"""The judge itself: it finds what is wrong, in requests and in answers."""

from __future__ import annotations

import pytest

from playground.kit import Playground
from playground.law.openapi import Validator, document_path
from tests.playground.little_bot import LittleBot

PATH = document_path()
pytestmark = pytest.mark.skipif(PATH is None, reason="no openapi.json: set DISCORD_OPENAPI to the document")


@pytest.fixture
def judge() -> Validator:
    assert PATH is not None
    return Validator(PATH)


def test_a_good_request_passes_and_ids_may_be_numbers(judge: Validator) -> None:
    body = {"content": "hi", "allowed_mentions": {"users": [123]}, "message_reference": {"message_id": 5}}
    assert judge.request("POST", "/channels/1/messages", body) == []


def test_a_wrong_type_deep_in_the_components_is_named_by_its_place(judge: Validator) -> None:
    body = {"components": [{"type": 1, "components": [{"type": 2, "style": "blue", "custom_id": "x"}]}]}
    found = judge.request("POST", "/channels/1/messages", body)
    assert any(line.startswith("components/0/components/0/style") for line in found)


def test_an_operation_that_does_not_exist_is_named(judge: Validator) -> None:
    assert judge.request("POST", "/nonsense", {}) == ["no such operation: POST /nonsense"]


def test_an_answer_without_a_required_field_is_found(judge: Validator) -> None:
    found = judge.response("GET", "/users/1", 200, {"id": "1"})
    assert any("username" in line for line in found)


def test_a_verdict_is_remembered_without_mixing_bodies_up(judge: Validator) -> None:
    path = "/channels/1/messages"
    assert (
        judge.request("POST", path, {"content": "turn 1"}) == judge.request("POST", path, {"content": "turn 2"}) == []
    )
    assert judge.request("POST", path, {"content": 1})
    assert judge.request("POST", path, {"flags": "1"})


async def test_a_violation_fails_the_test_that_caused_it() -> None:
    with pytest.raises(AssertionError, match="Against the OpenAPI document"):
        async with Playground() as world:
            await world.start(LittleBot())
            world.core.world.bot.user["username"] = 7
            await world.user("Anna").slash("/isle roll")


async def test_requests_and_answers_are_really_judged(world: Playground, bot: LittleBot) -> None:
    await world.user("Anna").slash("/isle roll")
    assert world.core.validator is not None
    assert world.core.validator.checked >= 4 and world.violations == []
