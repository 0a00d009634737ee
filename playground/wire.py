"""What crosses the wire: JSON, uploads, one request, one answer, one refusal."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

if TYPE_CHECKING:
    from playground.core import Core

Json = dict[str, Any]
Answer = Json | list[Any] | tuple[int, Json] | None
FILE_PART = re.compile(r"files\[(\d+)\]$")


class Refusal(Exception):
    """A request that is refused, with the status, code and words the bot API uses for it."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {json.dumps(errors) if errors else ''}".rstrip())
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> Json:
        """The refusal as JSON."""
        body: Json = {"message": self.message, "code": self.code}
        return {**body, "errors": self.errors} if self.errors else body


@dataclass(frozen=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    index: str = "0"
    description: str | None = None


@dataclass
class Call:
    """One REST request, read completely."""

    core: Core
    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    parts: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    reason: str | None = None

    @property
    def form(self) -> Json:
        """The body, which must be an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise Refusal(400, 50109, "The request body contains invalid JSON.")
        return self.body

    def number(self, name: str, default: int, most: int) -> int:
        """A whole number from the query, within 1 and `most`."""
        raw = self.query.get(name)
        if raw is None:
            return default
        if not raw.isdecimal() or not 1 <= int(raw) <= most:
            raise Refusal(400, 50035, "Invalid Form Body", {name: problem("NUMBER_TYPE_MAX", f"1 to {most}.")})
        return int(raw)

    def flag(self, name: str) -> bool:
        """A yes or no from the query."""
        return self.query.get(name, "").lower() in ("1", "true")


def problem(code: str, message: str) -> Json:
    """One entry of the `errors` tree of an Invalid Form Body."""
    return {"_errors": [{"code": code, "message": message}]}


def reply(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """A JSON response whose content type is exactly what discord.py compares with."""
    return web.Response(
        body=json.dumps(data, separators=(",", ":")).encode(),
        status=status,
        headers={"Content-Type": "application/json", **(headers or {})},
    )


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body and the files of a request, whether it is JSON or multipart."""
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    return (_parse(raw) if raw else None), []


async def _read_multipart(request: web.Request) -> tuple[Any, list[Upload]]:
    payload: Any = None
    fields: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read(decode=False))
        name = part.name or ""
        if name == "payload_json":
            payload = _parse(data)
        elif part.filename is not None:
            numbered = FILE_PART.match(name)
            uploads.append(Upload(part.filename, data, numbered[1] if numbered else name))
        else:
            fields[name] = data.decode()
    return (fields if payload is None else payload), uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
