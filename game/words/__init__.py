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

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, partial
from pathlib import Path
from typing import Protocol

from game.inflect import Inflected, either, form, how_many
from game.look import Text
from game.words.lazy import LazyBundle

TEXTS = Path(__file__).parents[2] / "data" / "text"
ENGLISH = "en"
NOBODY = -1
LONGEST_LIST = 12
CASES = ("", "gen", "dat", "acc", "loc", "ins")
"""Cases a text may ask for; a language that makes no difference answers with the plain form."""
SEATS = ("seat", "other", "maker", "taker", "target", "victim", "partner", "offerer", "demander")
PLACES = {"hex": "hex", "corner": "corner", "edge": "edge", "origin": "hex"}
"""Arguments that are places, and of which sort."""
COUNTS = ("counts", "sources")  # numbers by seat: behind a line, not in it
NAMED = {
    "card": "card", "kind": "card", "give": "card", "get": "card", "progress": "progress", "item": "item",
    "award": "award", "terrain": "terrain", "module": "module", "needs": "module", "other": "module",
    "option": "option", "helper": "helper", "new_helper": "helper", "resource": "card", "building": "item",
    "colour": "colour",
}  # fmt: skip
"""Arguments that are keys themselves, and where their words are."""


class Naming(Protocol):
    """What words must know of a table: who sits where, and what its places are called."""

    @property
    def names(self) -> Sequence[str]: ...

    def place(self, at: str, number: int) -> Text: ...


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

    def __init__(self, language: str, bundles: Sequence[LazyBundle] = ()) -> None:
        self.language = language
        self._bundles = bundles or [_bundle(code) for code in dict.fromkeys((language, ENGLISH))]
        self._mark: Callable[[str], str] = lambda kind: ""
        self._fixed: dict[tuple[str, str], str] = {}  # texts without arguments, once they were said

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
        return self.put(key, text.args, of=of)

    def tell(self, key: str, args: Mapping[str, object], table: Naming) -> str:
        """What happened, in one sentence."""
        return self.put(f"event-{key}", args, table)

    def ask(self, kind: str, args: Mapping[str, object], table: Naming) -> str:
        """What somebody is asked."""
        return self.put(f"prompt-{kind}", args, table)

    def refusal(self, key: str, details: Mapping[str, object], table: Naming | None = None) -> str:
        """Why not, and what would work."""
        return self.put(f"refused-{key}", details, table)

    def put(self, key: str, args: Mapping[str, object], table: Naming | None = None, of: str = "") -> str:
        """The words of a key, its arguments filled in by their names."""
        return self._say(key, of, {name: self._filled(name, value, args, table) for name, value in args.items()})

    def cards(self, cards: Mapping[str, int], case: str = "") -> str:
        """A set of cards, such as “2 wood and 1 brick”."""
        return self._cards(cards, None, case)

    def forms(self, key: str) -> tuple[str, ...]:
        """Every form of a name: alone, one of it, a few, many, in every case."""
        return tuple(dict.fromkeys(self._form(key, n, case) for n in (None, 1, 2, 5) for case in CASES))

    def listed(self, items: Sequence[str], most: int = LONGEST_LIST, last: str = "list-last") -> str:
        """A list as it stands in a sentence: “Ann, Bob and Cid”, by "list-or" “Ann or Bob”; a long one is cut."""
        if len(items) > most:
            items = [*items[: most - 1], self.say("list-others", n=len(items) - most + 1)]
        if len(items) < 2:
            return "".join(items)
        text = self.say(last, one=items[-2], other=items[-1])
        for item in reversed(items[:-2]):
            text = self.say("list-next", one=item, others=text)
        return text

    # --- putting words into words ------------------------------------------------------------------------------------

    def _say(self, key: str, of: str, args: Mapping[str, object]) -> str:
        if args:
            return self._formatted(key, of, args)
        said = self._fixed.get((key, of))
        if said is None:
            said = self._formatted(key, of, args)
            if self.has(key):
                self._fixed[key, of] = said
        return said

    def _formatted(self, key: str, of: str, args: Mapping[str, object]) -> str:
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
        if isinstance(value, int) and value < 0:
            return f"−{-value}"  # a true minus sign, as in the pictures
        return self._set(value) if isinstance(value, dict) else value

    def _filled(self, name: str, value: object, args: Mapping[str, object], table: Naming | None = None) -> object:
        """An argument by its name: seats, places and keys become what they are called."""
        if isinstance(value, str):
            return self._name(NAMED[name], value) if name in NAMED else value
        if table is not None and not isinstance(value, dict | Text):
            if isinstance(value, int) and (name in SEATS or name == "to"):
                return (
                    table.names[value] if value != NOBODY else Inflected("none", lambda n, case: self.say("everybody"))
                )
            if isinstance(value, list | tuple):
                return self._several(name, value, table)
            if isinstance(value, int) and (sort := sort_of_place(name, args)):
                return self._spot(table.place(sort, value))
        return value if isinstance(value, int | dict | Text) else str(value)

    def _several(self, name: str, values: Sequence[int], table: Naming) -> object:
        """A list of players or hexes as it stands in a sentence."""
        if name in COUNTS:
            return how_many(len(values))
        texts = [self(table.place("hex", v)) if name == "hexes" else table.names[v] for v in values]
        return Inflected(how_many(len(values)), lambda n, case: self._or(texts) if case == "or" else self.listed(texts))

    def _or(self, items: Sequence[str]) -> str:
        """One of a list: “Ann, Bob or Cid”."""
        return self.say("list-or", one=", ".join(items[:-1]), other=items[-1]) if len(items) > 1 else "".join(items)

    def _spot(self, place: Text) -> Inflected:
        """A place that a text may ask for with its preposition: FORM($place, case: "at")."""
        return Inflected(place.key, lambda n, case: self(Text(place.key, {**place.args, "case": case})))

    def _name(self, vocabulary: str, key: str) -> str:
        """A key with its words; something else (a name already put into words) stays what it is."""
        message = f"{vocabulary}-{key}"
        return Inflected(key, partial(self._form, message)) if self.has(message) else key

    def _form(self, message: str, n: int | None, case: str) -> str:
        return self._say(message, "", {"case": case} if n is None else {"case": case, "n": n})

    def _set(self, cards: Mapping[str, int]) -> Inflected:
        any_of = partial(self._cards, cards, last="list-or")
        return Inflected(how_many(sum(cards.values())), partial(self._cards, cards), any_of)

    def _cards(self, cards: Mapping[str, int], n: int | None, case: str, last: str = "list-last") -> str:
        some = [
            self.say("cards-some", n=count, card=self._mark(kind) + self._form(f"card-{kind}", count, case))
            for kind, count in cards.items()
            if count
        ]
        return self.listed(some, last=last) or self.say("cards-none")


def sort_of_place(name: str, args: Mapping[str, object]) -> str:
    """Whether an argument is a hex, a corner or an edge; "" where it is no place."""
    if name == "place":
        return "edge" if args.get("item") == "road" else "corner"
    return PLACES.get(name, "")


@cache
def _bundle(language: str) -> LazyBundle:
    return bundled(language, (path.read_text("utf-8") for path in sorted((TEXTS / language).glob("*.ftl"))))


def bundled(language: str, texts: Iterable[str]) -> LazyBundle:
    """Texts as they are spoken in a language, with the functions they may call."""
    return LazyBundle(language, texts, {"FORM": form, "EITHER": either})


def _plain(key: str) -> str:
    """A key nobody wrote words for, readable all the same."""
    return key.partition("-")[2].replace("_", " ").replace("-", " ") or key
