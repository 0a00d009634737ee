"""Looking a word up as people type: several words in any order, inflected, with slips, those of the table first."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection
from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from bot.almanac import FOLDER, Entry, almanac
from bot.names import folded
from game.words import ENGLISH

ELSEWHERE = 0.62  # what a match is worth in a system that is not being played
ENOUGH = 0.3
TITLE = 0.06  # what a word in the title is worth more than in other names
SPREAD = 0.88  # what words are worth that are in different names of an entry


class Typed(Struct, frozen=True):
    """How people type in a language: words that say nothing, and endings that fall off (longest first)."""

    fillers: str
    endings: str


@cache
def _typed(language: str) -> Typed:
    folder = FOLDER / language
    found = folder if folder.is_dir() else FOLDER / ENGLISH
    return msgspec.json.decode((found / "typed.json").read_bytes(), type=Typed)


def search(language: str, typed: str, modules: Collection[str] = ()) -> list[Entry]:
    """Entries that fit what was typed, the best first; those of the systems in play before equals elsewhere."""
    index = _index(language)
    if not folded(typed):
        return sorted(index.entries, key=lambda entry: entry.module not in modules)
    found = [
        (index.score(entry, typed) * (1 if entry.module in modules else ELSEWHERE), entry) for entry in index.entries
    ]
    found = [(score, entry) for score, entry in found if score > ENOUGH * ELSEWHERE]
    return [entry for _, entry in sorted(found, key=lambda pair: -pair[0])]


def near(language: str, entry: Entry, modules: Collection[str], most: int) -> list[Entry]:
    """What else somebody who reads an entry may want to read: entries that speak of the same things."""
    index = _index(language)
    known = [e for e in index.entries if e.key != entry.key and (e.module in modules or e.module == entry.module)]
    return sorted(known, key=lambda other: -index.kinship(entry, other))[:most]


def words_of(language: str, text: str) -> list[str]:
    """The words that matter, without endings; all of them where nothing else is left."""
    fillers = _typed(language).fillers.split()
    plain = re.findall(r"\w+(?::\w+)?", folded(text).replace("’", "").replace("'", ""))
    kept = [word for word in plain if word not in fillers] or plain
    return [stem(language, word) for word in kept]


def stem(language: str, word: str) -> str:
    """A word without its ending."""
    for ending in _typed(language).endings.split():
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


class Index:
    """The words of all entries of a language, and how rare each is."""

    def __init__(self, language: str) -> None:
        self.language, self.entries = language, almanac(language)
        self._names = {e.key: [words_of(language, n) for n in (e.title, *e.also, e.key)] for e in self.entries}
        self._exact = {e.key: {folded(n) for n in (e.title, *e.also, e.key)} for e in self.entries}
        self._text = {e.key: set(words_of(language, e.text)) for e in self.entries}
        found = Counter(word for names in self._names.values() for word in {w for name in names for w in name})
        self._rare = {word: math.log(2 + len(self.entries) / n) for word, n in found.items()}

    def score(self, entry: Entry, typed: str) -> float:
        """How well an entry fits, about 1 for its very name."""
        wanted = words_of(self.language, typed)
        if folded(typed) in self._exact[entry.key]:
            return 1.3
        title, *others = (self._likeness(wanted, name) for name in self._names[entry.key])
        names = max(title + TITLE * (title > 0), *others)
        known = {word for name in self._names[entry.key] for word in name}
        spread = sum(self._weight(w) * _best(w, known) for w in wanted) / self._total(wanted)
        told = sum(self._weight(w) * (w in self._text[entry.key]) for w in wanted) / self._total(wanted)
        return max(names, SPREAD * spread) + 0.08 * told

    def kinship(self, one: Entry, other: Entry) -> float:
        """How much two entries speak of the same things; names count more than texts."""
        names = {key: {word for name in self._names[key] for word in name} for key in (one.key, other.key)}
        named = sum(map(self._weight, names[one.key] & (names[other.key] | self._text[other.key])))
        shared = sum(map(self._weight, self._text[one.key] & self._text[other.key]))
        return (2 * named + shared) / math.sqrt(10 + len(self._text[other.key]))

    def _likeness(self, wanted: list[str], name: list[str]) -> float:
        """How much of what was typed is in a name, and how much of the name was typed."""
        if not name:
            return 0.0
        asked = sum(self._weight(w) * _best(w, name) for w in wanted) / self._total(wanted)
        given = sum(self._weight(w) * _best(w, wanted) for w in name) / self._total(name)
        return 0.75 * asked + 0.3 * given if asked else 0.0

    def _total(self, words: list[str]) -> float:
        return sum(map(self._weight, words)) or 1.0

    def _weight(self, word: str) -> float:
        return self._rare.get(word, 3.0)


@cache
def _index(language: str) -> Index:
    return Index(language)


def _best(word: str, others: Collection[str]) -> float:
    return max((_alike(word, other) for other in others), default=0.0)


@lru_cache(maxsize=100_000)
def _alike(one: str, other: str) -> float:
    """1 for the same word; less for a beginning, and for one with a slip."""
    if one == other:
        return 1.0
    short, long = sorted((one, other), key=len)
    if len(short) >= 3 and long.startswith(short):
        return 0.9 if len(long) - len(short) <= 3 else 0.7
    allowed = 0 if len(short) < 4 else 1 if len(short) < 8 else 2
    if allowed and abs(len(one) - len(other)) <= allowed and distance(one, other) <= allowed:
        return 0.75
    return 0.0


def distance(one: str, other: str) -> int:
    """How many letters must be put in, left out or changed to make one word the other."""
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        above, row[0] = row[0], i
        for j, second in enumerate(other, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (letter != second))
    return row[-1]
