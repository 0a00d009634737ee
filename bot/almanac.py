"""The rules in short, term by term: data/almanac/<language>/<rule system>.ftl, searched as people type."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from bot.names import folded
from game.words import ENGLISH

FOLDER = Path(__file__).parent.parent / "data" / "almanac"
CLOSE = 3  # letters of a word for each letter that may be wrong


class Entry(Struct, frozen=True):
    """One term: what it is called, what else people call it, and what it means."""

    key: str
    module: str
    title: str
    also: tuple[str, ...]
    text: str


@cache
def almanac(language: str) -> tuple[Entry, ...]:
    """Every entry of a language, or of English where it has none."""
    folder = FOLDER / language
    return tuple(_read(folder if folder.is_dir() else FOLDER / ENGLISH))


def _read(folder: Path) -> Iterator[Entry]:
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentResource(path.read_text("utf-8"))
        bundle = FluentBundle([folder.name], use_isolating=False)
        bundle.add_resource(resource)
        for key in (item.id.name for item in resource.body if hasattr(item, "id")):
            yield _entry(bundle, key, path.stem)


def _entry(bundle: FluentBundle, key: str, module: str) -> Entry:
    message = bundle.get_message(key)
    words = {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in message.attributes.items()}
    assert message.value is not None
    title = str(bundle.format_pattern(message.value)[0])
    also = tuple(word.strip() for word in words.get("also", "").split(",") if word.strip())
    return Entry(key, module, title, also, words["text"])


def search(language: str, typed: str, modules: Collection[str] = ()) -> list[Entry]:
    """Entries that fit what was typed, the best first; among equals those of the systems in play."""
    wanted = folded(typed)
    ranked = [
        (rank, entry.module not in modules, entry) for entry in almanac(language) if (rank := _rank(entry, wanted))
    ]
    ranked.sort(key=lambda found: found[:2])
    return [entry for _, _, entry in ranked]


def _rank(entry: Entry, wanted: str) -> int:
    """How well an entry fits, 1 the best, 0 not at all; nothing typed fits everything alike."""
    if not wanted:
        return 1
    title = folded(entry.title)
    names = [title, *(folded(name) for name in entry.also)]
    words = [word for name in names for word in name.split()]
    fits = (
        wanted in (*names, folded(entry.key)),
        title.startswith(wanted),
        any(name.startswith(wanted) for name in names),
        any(word.startswith(wanted) for word in words),
        any(wanted in name for name in names),
        any(_slip(wanted, name) for name in (*names, *words)),
        len(wanted) > 2 and wanted in folded(entry.text),
    )
    return fits.index(True) + 1 if True in fits else 0


def _slip(wanted: str, name: str) -> bool:
    """Whether a word is meant though a letter or two are wrong."""
    allowed = min(2, len(wanted) // CLOSE)
    return allowed > 0 and abs(len(wanted) - len(name)) <= allowed and distance(wanted, name) <= allowed


def distance(one: str, other: str) -> int:
    """How many letters must be put in, left out or changed to make one word the other."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row[0] = row[0], i
        for j, second in enumerate(other, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (letter != second))
    return row[-1]
