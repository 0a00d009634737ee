"""Reading a line as a person does: names, cards with their numbers, places by the short names behind them."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from game.words import Words, speaking

KINDS = ("wood", "brick", "wool", "grain", "ore", "coin", "paper", "cloth", "discovery", "canal")
NAME = r"\(([A-Z]{1,2}|\d+|\d+[–-]\d+)\)"


class Read(NamedTuple):
    """What stands in a line, in the order it stands there."""

    seats: list[int]
    cards: list[tuple[int, str, int]]  # where in the line, which kind, how many
    places: list[str]

    def sides(self, line_middle: int) -> tuple[dict[str, int], dict[str, int]]:
        """The cards before and after a point of the line."""
        before, after = {}, {}
        for at, kind, n in self.cards:
            side = before if at < line_middle else after
            side[kind] = side.get(kind, 0) + n
        return before, after

    @property
    def total(self) -> dict[str, int]:
        return self.sides(10**6)[0]


def read(language: str, line: str, names: tuple[str, ...]) -> Read:
    found = sorted((m.start(), names.index(m[0])) for m in re.finditer("|".join(map(re.escape, names)), line))
    cards = [(m.start(), _kind(language, m[2]), int(m[1] or 1)) for m in _cards(language).finditer(line)]
    places = re.findall(f"{NAME}|{re.escape(_aside(language))}", line)
    return Read([seat for _, seat in found], cards, places)


@cache
def _aside(language: str) -> str:
    """Beside the board: a place without a name."""
    return speaking(language).say("spot-aside")


@cache
def _forms(language: str) -> dict[str, str]:
    words: Words = speaking(language)
    return {form: kind for kind in KINDS for form in (*words.forms(f"card-{kind}"), words.say(f"kind-{kind}"))}


@cache
def _cards(language: str) -> re.Pattern[str]:
    forms = sorted(_forms(language), key=len, reverse=True)
    return re.compile(rf"(?:(\d+) )?\b({'|'.join(map(re.escape, forms))})\b")


def _kind(language: str, form: str) -> str:
    return _forms(language)[form]


def without_places(line: str, places: list[str]) -> str:
    """A line with the places taken out that are described in it, numbers of hexes and all."""
    for place in sorted(places, key=len, reverse=True):
        line = line.replace(place, "…")
    return line
