"""The rules in short, term by term: data/almanac/<language>/<rule system>.ftl, said as the table at hand plays them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from game.catalogue import IMPLIED
from game.families import USUAL
from game.words import ENGLISH, TEXTS
from game.words.lazy import LazyBundle, messages

FOLDER = Path(__file__).parent.parent / "data" / "almanac"
HERE = "here"  # the entry about the bot itself
Fact = int | str


class Entry(Struct, frozen=True):
    """One term: what it is called, what else people call it, and what it means where nothing special is agreed on."""

    key: str
    module: str
    title: str
    also: tuple[str, ...]
    text: str
    example: str = ""


USUAL_FACTS: dict[str, Fact] = {
    "players": 4, "target": 10, "hand_limit": 7, "turn_mode": "combined", "closing": "first", "friendly_robber": "off",
    "trade": "free", "no_seven_rounds": 0, "bank_limited": "on", "standing_offers": "on", "embargoes": "on",
    "desert": "random", "tokens": "spiral", "harbours": "shuffled", "start": "lot", "home": "desert", "raised": 2,
    "deck": "development",
}  # fmt: skip
"""What entries may ask about a table, as it is where nobody chose otherwise."""


@cache
def almanac(language: str) -> tuple[Entry, ...]:
    """Every entry of a language, or of English where it has none."""
    return tuple(_entries(language))


def entry(language: str, key: str) -> Entry | None:
    return next((found for found in almanac(language) if found.key == key), None)


def said(language: str, found: Entry, facts: Mapping[str, Fact]) -> str:
    """The text of an entry at a table of which these things are true."""
    message = _bundle(_folder(language)).get_message(found.key)
    bundle = _bundle(_folder(language))
    return str(bundle.format_pattern(message.attributes["text"], {**USUAL_FACTS, **facts})[0])


def _folder(language: str) -> str:
    return language if (FOLDER / language).is_dir() else ENGLISH


@cache
def _bundle(language: str) -> LazyBundle:
    return LazyBundle(language, (path.read_text("utf-8") for path in _files(language)))


def _files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def _entries(language: str) -> Iterator[Entry]:
    folder = _folder(language)
    bundle = _bundle(folder)
    for path in _files(folder):
        for key, _ in messages(path.read_text("utf-8")):
            yield _entry(bundle, key, path.stem)


def _entry(bundle: LazyBundle, key: str, module: str) -> Entry:
    message = bundle.get_message(key)
    words = {name: str(bundle.format_pattern(p, USUAL_FACTS)[0]) for name, p in message.attributes.items()}
    assert message.value is not None
    title = str(bundle.format_pattern(message.value)[0])
    also = tuple(word.strip() for word in words.get("also", "").split(",") if word.strip())
    return Entry(key, module, title, also, words["text"], words.get("example", ""))


# --- which entry explains what ---------------------------------------------------------------------------------------


@cache
def covers() -> dict[str, str]:
    """The entry of every card, award, action, refusal, question and event that has one of its own."""
    listed = (json.loads(path.read_text("utf-8")) for path in sorted((FOLDER / "covers").glob("*.json")))
    return {key: term for file in listed for term, keys in file.items() for key in keys}


def topic(key: str) -> str:
    """The entry that explains a key of words, such as `refused-too_close`: its own, else that of its rule system."""
    known = covers()
    return known.get(key) or known.get(f"module-{_home(key)}", HERE)


@cache
def _homes() -> dict[str, str]:
    """Where the words of each key stand: that is the rule system it belongs to."""
    found: dict[str, str] = {}
    for path in sorted((TEXTS / ENGLISH).glob("*.ftl")):
        found |= {key: path.stem for key, _ in messages(path.read_text("utf-8"))}
    return found


def _home(key: str) -> str:
    return _homes().get(key, "")


def systems_in_play(family: str, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The rule systems whose entries come first."""
    return (*IMPLIED, *modules) if family == USUAL else modules
