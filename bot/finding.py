"""Looking a word up as people type: several words in any order, inflected, with slips, those of the table first."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache

import msgspec
from msgspec import Struct

from bot.almanac import FOLDER, Entry, almanac, covers
from bot.names import folded
from game.words import ENGLISH, TEXTS
from game.words.lazy import messages

ELSEWHERE = 0.62  # what a match is worth in a system that is not being played
ENOUGH = 0.3
EXACT = 2.0  # what it is worth to be asked for by name
TITLE = 0.06  # what a word in the title is worth more than in other names
SPREAD = 0.88  # what words are worth that are in different names of an entry
TOLD = 0.35  # what it is worth that an entry speaks of the words at all
KNOWN = 0.7  # what a word like it is worth where the very word exists
COMMON = 1.5
ANOTHER = 0.85  # what another word for the same is worth


class Typed(Struct, frozen=True):
    """How people type in a language: words that say nothing, endings that fall off (longest first), idioms whose words
    alone say nothing and what they stand for, and words for the same.
    """

    fillers: str
    endings: str
    idioms: dict[str, str] = {}
    same: tuple[str, ...] = ()


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
    wanted = words_of(language, typed)
    found = [
        (index.score(entry, folded(typed), wanted) * (1 if entry.module in modules else ELSEWHERE), entry)
        for entry in index.entries
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
    plain = _plain(text)
    for idiom, meaning in _typed(language).idioms.items():
        if f" {idiom} " in f" {' '.join(plain)} ":
            plain = f" {' '.join(plain)} ".replace(f" {idiom} ", f" {meaning} ").split()
    kept = [word for word in plain if word not in fillers] or plain
    return [stem(language, word) for word in kept]


def _plain(text: str) -> list[str]:
    return re.findall(r"\w+(?::\w+)?", folded(text).replace("’", "").replace("'", ""))


@cache
def _same(language: str) -> dict[str, tuple[str, ...]]:
    """Other words for the same, by stem."""
    groups = [[stem(language, word) for word in group.split()] for group in _typed(language).same]
    found: dict[str, tuple[str, ...]] = {}
    for group in groups:
        for word in group:
            found[word] = (*found.get(word, ()), *(other for other in group if other != word))
    return found


@cache
def _spoken(language: str) -> dict[str, str]:
    """Every text of a language as it is written, without what is filled in."""
    folder = TEXTS / language if (TEXTS / language).is_dir() else TEXTS / ENGLISH
    files = (path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    return {key: re.sub(r"^\S+ =|\{[^{}]*\}|\[\w+\]", " ", text) for file in files for key, text in messages(file)}


def explained(language: str, term: str) -> set[str]:
    """The words of the refusals, questions, events and actions that an entry explains."""
    texts = (_spoken(language).get(key, "") for key, covered in covers().items() if covered == term)
    return {word for text in texts for word in words_of(language, text)}


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
        self._known = {key: {word for name in names for word in name} for key, names in self._names.items()}
        self._exact = {e.key: {folded(n) for n in (e.title, *e.also, e.key)} for e in self.entries}
        self._text = {e.key: set(words_of(language, e.text)) for e in self.entries}
        self._about = {e.key: self._text[e.key] | explained(language, e.key) for e in self.entries}
        self._rare = self._rarity({w for name in names for w in name} for names in self._names.values())
        self._rare_about = self._rarity(self._about.values())
        self._like, self._weight = lru_cache(100_000)(self._likeness_of), lru_cache(10_000)(self._weight_of)

    def _rarity(self, sets: Iterable[set[str]]) -> dict[str, float]:
        found = Counter(word for words in sets for word in words)
        return {word: math.log(2 + len(self.entries) / n) for word, n in found.items()}

    def score(self, entry: Entry, typed: str, wanted: list[str]) -> float:
        """How well an entry fits, about 1 for its very name; of what its names do not say, its text may speak."""
        if typed in self._exact[entry.key]:
            return EXACT
        known = self._known[entry.key]
        spread = sum(self._weight(w) * self._best(w, known) for w in wanted) / self._total(wanted)
        told = TOLD * self._told(entry, wanted, known)
        if not spread:
            return told
        title, *others = (self._likeness(wanted, name) for name in self._names[entry.key])
        return max(title + TITLE * (title > 0), *others, SPREAD * spread) + told

    def _told(self, entry: Entry, wanted: list[str], known: set[str]) -> float:
        """How much of what was typed an entry speaks of, in its names or in its text."""
        about, rare = self._about[entry.key], self._rare_about
        weights = {w: rare.get(w, 3.0) for w in wanted}
        found = sum(weights[w] * max(self._best(w, known), 0.9 * self._said(w, about)) for w in weights)
        return found / (sum(weights.values()) or 1.0)

    def _said(self, word: str, about: set[str]) -> float:
        """Whether a text has a word, or another for it; slips are forgiven in names alone."""
        return max((worth for w, worth in self._meant(word) if w in about), default=0.0)

    def _meant(self, word: str) -> Iterator[tuple[str, float]]:
        """A word, and others people use for it."""
        yield word, 1.0
        for other in _same(self.language).get(word, ()):
            yield other, ANOTHER

    def _best(self, word: str, others: Collection[str]) -> float:
        return max((self._like(word, other) for other in others), default=0.0)

    def _likeness_of(self, word: str, other: str) -> float:
        """How like two words are; whoever types a word that exists means it, not one like it."""
        forgiven = KNOWN if word in self._rare else 1.0
        like = ((worth, _alike(w, other)) for w, worth in self._meant(word))
        return max(worth * (found if found == 1 else forgiven * found) for worth, found in like)

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
        asked = sum(self._weight(w) * self._best(w, name) for w in wanted) / self._total(wanted)
        given = sum(self._weight(w) * self._best(w, wanted) for w in name) / self._total(name)
        return 0.75 * asked + 0.3 * given if asked else 0.0

    def _total(self, words: list[str]) -> float:
        return sum(map(self._weight, words)) or 1.0

    def _weight_of(self, word: str) -> float:
        """The rarer, the more a word says; one that every text has says little even where few names do."""
        rare = max((self._rare[w] for w, _ in self._meant(word) if w in self._rare), default=3.0)
        return min(rare, self._rare_about.get(word, 9.0) + COMMON)


@cache
def _index(language: str) -> Index:
    return Index(language)


def _alike(one: str, other: str) -> float:
    """1 for the same word; less for a beginning, and for one with a slip."""
    if one == other:
        return 1.0
    short, long = sorted((one, other), key=len)
    if len(short) >= 3 and long.startswith(short):
        return 0.9 if len(long) - len(short) <= len(short) - 2 else 0.5
    allowed = 0 if len(short) < 4 else 1 if len(short) < 8 else 2
    if not allowed or len(long) - len(short) > allowed or len(set(one) ^ set(other)) > 2 * allowed:
        return 0.0
    if distance(one, other) <= allowed:
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
