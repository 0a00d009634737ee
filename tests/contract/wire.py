"""Requests as they go over the wire, one at a time, and never faster than the server allows."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp

AGENT = "DiscordBot (island-bot contract, 1)"
ID = re.compile(r"\d{15,21}")
TRIES = 5
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0000003010100c9fe92ef"
    "0000000049454e44ae426082"
)  # a picture of one pixel


@dataclass(frozen=True)
class Said:
    """An answer."""

    status: int
    body: Any

    @property
    def code(self) -> int:
        """Discord's code of a refusal."""
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0


class Asks(Protocol):
    """Somebody who carries requests to a server."""

    async def ask(self, method: str, path: str, body: Any = None, files: Sequence[str] = ()) -> Said: ...


class Wire:
    """A server at an address."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address
        self._session = aiohttp.ClientSession(headers={"Authorization": f"Bot {token}", "User-Agent": AGENT})
        self._rests: dict[str, float] = {}
        self.waited = 0.0

    async def ask(self, method: str, path: str, body: Any = None, files: Sequence[str] = ()) -> Said:
        """Send one request; where the server says “too fast” it is sent again when it may be."""
        for _ in range(TRIES):
            bucket = f"{method} {ID.sub('', path)}"
            await self._rest(bucket)
            url, data = f"{self._address}/api/v10{path}", _form(body, files) if files else None
            async with self._session.request(method, url, data=data, json=None if files else body) as got:
                said = Said(got.status, await got.json() if got.content_type == "application/json" else None)
                self._note(bucket, got.headers)
            if said.status != 429:
                return said
            self._rests[bucket] = _now() + float(said.body.get("retry_after", 1)) + 0.1
        raise AssertionError(f"{method} {path}: still too fast after {TRIES} tries")

    def _note(self, bucket: str, headers: Any) -> None:
        if headers.get("X-RateLimit-Remaining") == "0":
            self._rests[bucket] = _now() + float(headers.get("X-RateLimit-Reset-After", 0))

    async def _rest(self, bucket: str) -> None:
        wait = self._rests.get(bucket, 0.0) - _now()
        if wait > 0:
            self.waited += wait
            await asyncio.sleep(wait)

    async def close(self) -> None:
        await self._session.close()


def _now() -> float:
    return asyncio.get_running_loop().time()


def _form(body: Any, files: Sequence[str]) -> aiohttp.FormData:
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for number, name in enumerate(files):
        form.add_field(f"files[{number}]", DOT, filename=name, content_type="image/png")
    return form
