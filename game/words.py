"""Words: every key of data/text/<language>/*.ftl as text to read, English where a language lacks a key.

words = speaking("cs")
words.say("refused-cannot_pay", missing=...)         a message by key
words.say("action-build_road", of="help")            one of its attributes
words(Text("look-cards", {"n": 3}))                  the words of a look
words.tell(event, table)                             what happened, names and places filled in
words.cards({"wood": 2, "brick": 1})                 a set of cards
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from game.look import Text

TEXTS = Path(__file__).parent.parent / "data" / "text"
ENGLISH = "en"
NOBODY = -1
KEYED = ("progress",)  # arguments of events whose values have a name under <argument>-<value>


class Naming(Protocol):
    """What words must know of a table: who sits where, and what its places are called."""

    @property
    def names(self) -> Sequence[str]: ...

    def place(self, at: str, number: int) -> str: ...


@cache
def speaking(language: str) -> Words:
    """The words of a language."""
    return Words(language if language in languages() else ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """Every language there are words in."""
    return tuple(sorted(path.name for path in TEXTS.iterdir() if path.is_dir()))


class Words:
    """All words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, ENGLISH))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, of: str = "", **args: object) -> str:
        """The words of a key; one that nobody wrote is said as it stands."""
        return self._say(key, of, args)

    def __call__(self, text: Text, /) -> str:
        """The words of a look, whose key may name an attribute: `card-knight.help`."""
        key, _, of = text.key.partition(".")
        return self._say(key, of, text.args)

    def _say(self, key: str, of: str, args: Mapping[str, object]) -> str:
        given = {name: self(value) if isinstance(value, Text) else value for name, value in args.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(of) if of else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, given)[0])
        return "" if of else _plain(key)

    def cards(self, cards: Mapping[str, int]) -> str:
        """A set of cards, such as “2 wood, 1 brick”."""
        if not cards:
            return self.say("cards-none")
        return ", ".join(self.say("cards-some", n=n, card=self.say(f"card-{kind}")) for kind, n in cards.items() if n)

    def tell(self, key: str, args: Mapping[str, Any], table: Naming) -> str:
        """What happened, in one sentence."""
        named = {name: self._named(name, value, args, table) for name, value in args.items()}
        return self._say(f"event-{key}", "", named)

    def _named(self, name: str, value: Any, args: Mapping[str, Any], table: Naming) -> object:
        if isinstance(value, dict):
            return self.cards(value)
        if name in ("seat", "other", "maker", "taker", "target", "victim", "partner") and isinstance(value, int):
            return table.names[value] if value != NOBODY else self.say("everybody")
        if isinstance(value, list | tuple):
            return ", ".join(table.names[seat] for seat in value)
        if name in ("hex", "corner", "edge"):
            return table.place(name, value)
        if name == "place":
            return table.place("edge" if args.get("item") == "road" else "corner", value)
        if name in KEYED:
            return self.say(f"{name}-{value}")
        return value if isinstance(value, int | str) else str(value)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((TEXTS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _plain(key: str) -> str:
    """A key nobody wrote words for, readable all the same."""
    return key.partition("-")[2].replace("_", " ").replace("-", " ") or key
