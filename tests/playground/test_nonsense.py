"""Requests of every wrong shape are refused in words, change nothing, and break nothing."""

from __future__ import annotations

import copy
import random
from typing import Any

import aiohttp
import pytest

from playground.kit import Playground
from playground.law.openapi import document_path
from playground.wire import Json
from tests.playground.test_law import ALLOWED

pytestmark = pytest.mark.skipif(document_path() is None, reason="the judge of shapes needs openapi.json")

WHOLE: Json = {
    "content": "hi",
    "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}], "footer": {"text": "f"}}],
    "allowed_mentions": {"parse": ["users"]},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "components": ALLOWED["five rows of five"]["components"],
    "flags": 4096,
}
BODIES = [WHOLE, *ALLOWED.values()]
WRONG: list[Any] = [None, 0, -1, 1.5, True, "", "text", [], {}, [None], {"type": "x"}, [[1]], "\x00", 2**70]


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a body."""
    inside = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [p for key, value in inside for p in [(*path, key), *places(value, (*path, key))]]


def spoiled(luck: random.Random) -> Json:
    """A good message with one to three things in it replaced by something else."""
    body: Json = copy.deepcopy(luck.choice(BODIES))
    for _ in range(luck.randint(1, 3)):
        *path, last = luck.choice(places(body) or [("content",)])
        node: Any = body
        for step in path:
            node = node[step]
        node[last] = copy.deepcopy(luck.choice(WRONG))
    return body


async def test_a_spoiled_message_is_taken_or_refused_but_never_breaks_the_server(world: Playground) -> None:
    luck = random.Random(7)
    url = f"{world.server.address}/api/v10/channels/{world.channel.id}/messages"
    taken = 0
    async with aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session:
        for _ in range(80):
            body = spoiled(luck)
            async with session.post(url, json=body) as said:
                answer = await said.json()
            assert said.status in (200, 400), (body, answer)
            taken += said.status == 200
            assert said.status == 200 or answer["code"] in (50035, 50006), answer
            assert len(world.channel.messages) == taken, "a refused message changes nothing"
    assert taken > 2
    world.violations.clear()


SPOILED: list[tuple[str, str, Any]] = [
    ("PUT", "/applications/{app}/commands", {"not": "a list"}),
    ("PUT", "/applications/{app}/commands", [{"name": 5}]),
    ("PUT", "/applications/{app}/commands", [{"name": "a", "description": "d", "options": {"x": 1}}]),
    ("POST", "/channels/{channel}/threads", {"name": 5}),
    ("POST", "/channels/{channel}/threads", []),
    ("PATCH", "/channels/{channel}", {"permission_overwrites": "x"}),
    ("POST", "/users/@me/channels", {"recipient_id": [1]}),
    ("POST", "/applications/{app}/emojis", {"name": "ab", "image": 5}),
    ("POST", "/interactions/1/x/callback", {"type": 4}),
    ("POST", "/webhooks/{app}/x", {"content": "x"}),
    ("POST", "/channels/{channel}/messages/bulk-delete", {"messages": "x"}),
    ("GET", "/channels/{channel}/messages?limit=x", None),
    ("GET", "/channels/abc", None),
    ("PUT", "/channels/{channel}/messages/1/reactions/%00/@me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), SPOILED)
async def test_a_spoiled_request_is_refused(world: Playground, method: str, path: str, body: Any) -> None:
    where = path.format(app=world.core.world.bot_id, channel=world.channel.id)
    headers = {"Authorization": "Bot playground"}
    url = f"{world.server.address}/api/v10{where}"
    before = (len(world.core.world.channels), dict(world.core.world.commands))
    async with aiohttp.ClientSession(headers=headers) as session, session.request(method, url, json=body) as said:
        assert 400 <= said.status < 500, await said.text()
        assert (await said.json())["message"]
    assert (len(world.core.world.channels), dict(world.core.world.commands)) == before


async def test_json_that_is_none_is_50109(world: Playground) -> None:
    url = f"{world.server.address}/api/v10/channels/{world.channel.id}/messages"
    headers = {"Authorization": "Bot playground", "Content-Type": "application/json"}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(url, data=b"{nope") as said:
        assert (said.status, (await said.json())["code"]) == (400, 50109)
