"""A custom emoji of a button or an option must be one the application has."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from playground.law.form import Mistakes
from playground.wire import Json

Path = list[str | int]


def check_emojis(components: list[Json], known: Collection[str], mistakes: Mistakes) -> None:
    """Refuse buttons and options with emojis nobody uploaded."""
    for emoji, at in _emojis({"components": components}, []):
        if emoji.get("id") and str(emoji["id"]) not in known:
            mistakes.add([*at, "id"], "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _emojis(thing: Json, at: Path) -> Iterator[tuple[Json, Path]]:
    """Every emoji of a component and of everything in it, with its place."""
    if thing.get("emoji"):
        yield thing["emoji"], [*at, "emoji"]
    for part in ("components", "options"):
        for number, inner in enumerate(thing.get(part) or []):
            yield from _emojis(inner, [*at, part, number])
    if thing.get("accessory"):
        yield from _emojis(thing["accessory"], [*at, "accessory"])
