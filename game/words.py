"""Words: every key of data/text/<language>/*.ftl as text to read, English where a language lacks a key.

words = speaking("cs")
words.say("action-build_road", of="help")            a message by key, or one of its attributes
words.say("purse-hand", cards={"wood": 2})           a set of cards as an argument
words(Text("look-cards", {"n": 3}))                  the words of a look
words.tell("rolled", event.args, table)              what happened, names and places filled in
words.ask("discard", {"number": 4}, table)           a question
words.refusal("cannot_pay", {"missing": {...}})      why not
words.cards({"wood": 2, "brick": 1})                 a set of cards
words.listed(["Ann", "Bob"])                         a list in a sentence
words.illustrated(mark).cards({"wood": 2})           with a picture before each card, where pictures can stand in text
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

from game.inflect import Inflected, form, how_many
from game.look import Text

TEXTS = Path(__file__).parent.parent / "data" / "text"
ENGLISH = "en"
NOBODY = -1
LONGEST_LIST = 12
CASES = ("", "acc")
SEATS = ("seat", "other", "maker", "taker", "target", "victim", "partner")
PLACES = ("hex", "corner", "edge")
NAMED = {
    "card": "card", "kind": "card", "give": "card", "get": "card", "progress": "progress", "item": "item",
    "award": "award", "terrain": "terrain", "module": "module", "needs": "module", "other": "module",
    "option": "option", "helper": "helper", "new_helper": "helper",
}  # fmt: skip
"""Arguments that are keys themselves, and where their words are."""


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
        self._mark: Callable[[str], str] = lambda kind: ""

    def illustrated(self, mark: Callable[[str], str]) -> Words:
        """The same words, with what `mark` gives for a kind of card before its name in every set of cards."""
        words = copy(self)
        words._mark = mark
        return words

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, of: str = "", **args: object) -> str:
        """The words of a key; one that nobody wrote is said as it stands."""
        return self._say(key, of, args)

    def __call__(self, text: Text, /) -> str:
        """The words of a look, whose key may name an attribute: `card-knight.help`."""
        key, _, of = text.key.partition(".")
        return self._say(key, of, {name: self._filled(name, value, text.args) for name, value in text.args.items()})

    def tell(self, key: str, args: Mapping[str, Any], table: Naming) -> str:
        """What happened, in one sentence."""
        return self._say(
            f"event-{key}", "", {name: self._filled(name, value, args, table) for name, value in args.items()}
        )

    def ask(self, kind: str, args: Mapping[str, Any], table: Naming) -> str:
        """What somebody is asked."""
        given = {name: self._filled(name, value, args, table) for name, value in args.items()}
        return self._say(f"prompt-{kind}", "", given)

    def refusal(self, key: str, details: Mapping[str, Any], table: Naming | None = None) -> str:
        """Why not, and what would work."""
        given = {name: self._filled(name, value, details, table) for name, value in details.items()}
        return self._say(f"refused-{key}", "", given)

    def cards(self, cards: Mapping[str, int], case: str = "") -> str:
        """A set of cards, such as “2 wood and 1 brick”."""
        return self._cards(cards, None, case)

    def forms(self, key: str) -> tuple[str, ...]:
        """Every form of a name: one of it, a few, many, alone and in a sentence."""
        return tuple(dict.fromkeys(self._form(key, n, case) for n in (1, 2, 5) for case in CASES))

    def listed(self, items: Sequence[str], most: int = LONGEST_LIST) -> str:
        """A list as it stands in a sentence: “Ann, Bob and Cid”; a long one is cut short."""
        if len(items) > most:
            items = [*items[: most - 1], self.say("list-others", n=len(items) - most + 1)]
        if len(items) < 2:
            return "".join(items)
        text = self.say("list-last", one=items[-2], other=items[-1])
        for item in reversed(items[:-2]):
            text = self.say("list-next", one=item, others=text)
        return text

    # --- putting words into words ------------------------------------------------------------------------------------

    def _say(self, key: str, of: str, args: Mapping[str, object]) -> str:
        given = {name: self._fit(value) for name, value in args.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(of) if of else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, given)[0])
        return "" if of else _plain(key)

    def _fit(self, value: object) -> object:
        if isinstance(value, Text):
            return self(value)
        return self._set(value) if isinstance(value, dict) else value

    def _filled(self, name: str, value: Any, args: Mapping[str, Any], table: Naming | None = None) -> object:
        """An argument by its name: seats, places and keys become what they are called."""
        if isinstance(value, str):
            return self._name(NAMED[name], value) if name in NAMED else value
        if table is not None and not isinstance(value, dict | Text):
            if name in SEATS:
                return table.names[value] if value != NOBODY else self.say("everybody")
            if isinstance(value, list | tuple):
                return Inflected(how_many(len(value)), lambda n, case: self.listed([table.names[s] for s in value]))
            if name in PLACES:
                return table.place(name, value)
            if name == "place":
                return table.place("edge" if args.get("item") == "road" else "corner", value)
        return value if isinstance(value, int | dict | Text) else str(value)

    def _name(self, vocabulary: str, key: str) -> str:
        """A key with its words; something else (a name already put into words) stays what it is."""
        message = f"{vocabulary}-{key}"
        return Inflected(key, partial(self._form, message)) if self.has(message) else key

    def _form(self, message: str, n: int | None, case: str) -> str:
        return self._say(message, "", {"case": case} if n is None else {"case": case, "n": n})

    def _set(self, cards: Mapping[str, int]) -> Inflected:
        return Inflected(how_many(sum(cards.values())), partial(self._cards, cards))

    def _cards(self, cards: Mapping[str, int], n: int | None, case: str) -> str:
        some = [
            self.say("cards-some", n=count, card=self._mark(kind) + self._form(f"card-{kind}", count, case))
            for kind, count in cards.items()
            if count
        ]
        return self.listed(some) or self.say("cards-none")


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"FORM": form})
    for path in sorted((TEXTS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _plain(key: str) -> str:
    """A key nobody wrote words for, readable all the same."""
    return key.partition("-")[2].replace("_", " ").replace("-", " ") or key
