"""Names and texts that people chose: cleaned once, harmless wherever they are shown."""

from __future__ import annotations

import unicodedata

from discord.utils import escape_markdown

LONGEST = 32
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")


def clean(name: str, longest: int = LONGEST) -> str:
    """A name without control, direction and zero-width characters, of a sensible length; "?" if nothing is left."""
    text = unicodedata.normalize("NFC", name[: 20 * longest])
    visible = "".join(
        " " if c.isspace() else c for c in text if unicodedata.category(c) not in INVISIBLE or c.isspace()
    )
    single = " ".join(visible.split())
    stacked = _without_towers(single)
    return stacked[:longest].strip() or "?"


def _without_towers(text: str) -> str:
    """At most two combining marks in a row: towers of them cover the lines above."""
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= 2:
            kept.append(char)
    return "".join(kept)


def distinct(name: str, taken: tuple[str, ...]) -> str:
    """Two people of the same name are told apart by a number."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    return next(f"{name[:29]} {n}" for n in range(2, 99) if f"{name[:29]} {n}".casefold() not in others)


def shown(name: str) -> str:
    """A name as it stands in a message: no formatting, no mention, no link comes out of it."""
    escaped = escape_markdown(name, as_needed=False)
    return escaped.replace("<", "\\<").replace("@", "@\u200b").replace("#", "\\#").replace("://", ":/\u200b/")


def folded(text: str) -> str:
    """Small letters without marks: what people type on a phone."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("ł", "l"))
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())
