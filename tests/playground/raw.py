"""Messages, components and calls as they go over the wire, for what discord.py itself would never send."""

from __future__ import annotations

from typing import Any

import aiohttp

from playground.kit import Playground
from playground.wire import Json

V2 = 1 << 15


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}], **more}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(*urls: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} for url in urls]}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


async def answer(world: Playground, method: str, path: str, body: Any) -> Any:
    status, said = await _call(world, method, path, body)
    assert status < 300, said
    return said


async def refusal(world: Playground, method: str, path: str, body: Any) -> Json:
    status, said = await _call(world, method, path, body)
    assert 400 <= status < 500, said
    return dict(said)


async def _call(world: Playground, method: str, path: str, body: Any) -> tuple[int, Any]:
    headers = {"Authorization": "Bot playground"}
    url = f"{world.server.address}/api/v10{path}"
    async with aiohttp.ClientSession(headers=headers) as session, session.request(method, url, json=body) as said:
        return said.status, await said.json()
