"""Limits of embeds."""

from __future__ import annotations

from playground.law.form import Mistakes
from playground.wire import Json

TOTAL = 6000


def check_embeds(embeds: list[Json], mistakes: Mistakes) -> None:
    """Ten embeds, each part with its own limit, 6000 characters over all of them."""
    mistakes.length(["embeds"], embeds, 0, 10)
    total = 0
    for number, embed in enumerate(embeds):
        total += _check(embed, ["embeds", number], mistakes)
    if total > TOTAL:
        mistakes.add(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {TOTAL}")


def _check(embed: Json, at: list[str | int], mistakes: Mistakes) -> int:
    texts: list[tuple[list[str | int], str | None, int, int]] = [
        (["title"], embed.get("title"), 0, 256),
        (["description"], embed.get("description"), 0, 4096),
        (["footer", "text"], (embed.get("footer") or {}).get("text"), 0, 2048),
        (["author", "name"], (embed.get("author") or {}).get("name"), 0, 256),
    ]
    fields = embed.get("fields") or []
    mistakes.length([*at, "fields"], fields, 0, 25)
    for number, field in enumerate(fields):
        texts.append((["fields", number, "name"], field.get("name"), 1, 256))
        texts.append((["fields", number, "value"], field.get("value"), 1, 1024))
    for path, text, low, high in texts:
        mistakes.text([*at, *path], text, low, high)
    if not any(embed.get(k) for k in ("title", "description", "fields", "image", "thumbnail", "footer", "author")):
        mistakes.add([*at], "EMBED_EMPTY", "An embed needs something in it")
    return sum(len(text or "") for _, text, _, _ in texts)
