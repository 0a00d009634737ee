"""Pairs of request and answer, written down with ids blanked, and played again on a playground.

An id becomes `<id 3>`, the third that was met; what the server is asked for later under that name is the id that the
answer had at the same place. Times, addresses, tokens and people's names are blanked too: nothing private is kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from tests.contract.wire import Asks, Said

FOLDER = Path(__file__).parent / "recorded"
ID = re.compile(r"(?<![\w.])\d{15,21}(?![\w.])")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[\d.:+-]*Z?")
PERSONAL = {"username", "global_name", "avatar", "discriminator", "display_name", "nick", "banner", "name_localized"}
VOLATILE = {  # differs from run to run, or says nothing about what the bot relies on
    "version", "size", "width", "height", "retry_after", "remaining", "reset_after", "total", "errors",
    "placeholder_version", "public_flags", "flags_new", "clan", "primary_guild", "collectibles", "position",
    "avatar_decoration_data", "last_message_id", "total_message_sent", "message_count", "member_count",
    "permissions", "app_permissions",
}  # fmt: skip


class Record:
    """What was said in one scenario."""

    def __init__(self, known: dict[str, str] | None = None) -> None:
        self.entries: list[dict[str, Any]] = []
        self._names = dict(known or {})

    def pair(self, method: str, path: str, body: Any, files: Sequence[str], said: Said) -> None:
        asked = [method, self._blank(path), self._blank(body), list(files)]
        self.entries.append({"asked": asked, "said": [said.status, self._blank(said.body)]})

    def act(self, act: str, what: str, value: str, told: Any) -> None:
        self._names.setdefault(told["token"], f"<token {len(self._names) + 1}>")
        heard = {"id": told["id"], "token": told["token"], "type": told["type"]}
        self.entries.append({"act": [act, what, value], "heard": self._blank(heard)})

    def wait(self, seconds: float) -> None:
        self.entries.append({"wait": seconds})

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.entries, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")

    def _blank(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {k: self._blank(v, k) for k, v in value.items()}
        if isinstance(value, list):
            return [self._blank(v, key) for v in value]
        if not isinstance(value, str):
            return value
        if key in PERSONAL:
            return "<name>"
        for known, name in self._names.items():
            value = value.replace(known, name) if len(known) > 21 else value
        value = TIME.sub("<time>", value)
        if value.startswith(("http://", "https://", "ws://", "wss://")):
            return "<address>"
        return ID.sub(lambda found: self._names.setdefault(found[0], f"<id {len(self._names) + 1}>"), value)


async def replay(
    entries: list[dict[str, Any]],
    wire: Asks,
    known: dict[str, str],
    act: Callable[[str, str, str], Awaitable[Any]],
    pass_time: Callable[[float], Awaitable[None]],
) -> list[str]:
    """Ask again what was asked; what the answers differ in. `known` names the ids of the place: blanked name → id."""
    names, differences = dict(known), list[str]()
    for entry in entries:
        if "wait" in entry:
            await pass_time(entry["wait"])
        elif "act" in entry:
            told = await act(*entry["act"])
            _learn(entry["heard"], told, names)
        else:
            method, path, body, files = _filled(entry["asked"], names)
            said = await wire.ask(method, path, body, files)
            status, believed = entry["said"]
            where = f"{method} {entry['asked'][1]}"
            if said.status != status:
                differences.append(f"{where}: recorded {status} {believed}, here {said.status} {said.body}")
                continue
            _learn(believed, said.body, names)
            differences += [f"{where}: {found}" for found in _compared(_filled(believed, names), said.body, "")]
    return differences


def _filled(value: Any, names: dict[str, str]) -> Any:
    """With ids in the place of blanked names."""
    if isinstance(value, dict):
        return {k: _filled(v, names) for k, v in value.items()}
    if isinstance(value, list):
        return [_filled(v, names) for v in value]
    if not isinstance(value, str):
        return value
    return re.sub(
        r"<(id|token) \d+>|<(guild|channel|application|me)>", lambda found: names.get(found[0], found[0]), value
    )


def _learn(recorded: Any, here: Any, names: dict[str, str]) -> None:
    """Which id stands here where a blanked one stood."""
    if isinstance(recorded, dict) and isinstance(here, dict):
        for key in recorded.keys() & here.keys():
            _learn(recorded[key], here[key], names)
    elif isinstance(recorded, list) and isinstance(here, list):
        for one, other in zip(recorded, here, strict=False):
            _learn(one, other, names)
    elif isinstance(recorded, str) and re.fullmatch(r"<(id|token) \d+>", recorded) and isinstance(here, str):
        names.setdefault(recorded, here)


def _compared(recorded: Any, here: Any, at: str) -> list[str]:
    """What both have and does not agree, and what only we have; that Discord says more than we do is allowed."""
    if isinstance(recorded, dict) and isinstance(here, dict):
        found = [f"{at}.{key} is only here" for key in here.keys() - recorded.keys() if key not in VOLATILE]
        for key in sorted((recorded.keys() & here.keys()) - VOLATILE - PERSONAL):
            if key != "message" or isinstance(here[key], dict):  # words of a refusal may differ
                found += _compared(recorded[key], here[key], f"{at}.{key}")
        return found
    if isinstance(recorded, list) and isinstance(here, list):
        if len(recorded) != len(here):
            return [f"{at}: {len(recorded)} recorded, {len(here)} here"]
        return [f for i, (a, b) in enumerate(zip(recorded, here, strict=True)) for f in _compared(a, b, f"{at}[{i}]")]
    if isinstance(recorded, str) and ("<" in recorded) and isinstance(here, str):
        return []  # blanked
    return [] if recorded == here else [f"{at}: recorded {recorded!r}, here {here!r}"]
