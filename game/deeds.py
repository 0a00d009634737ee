"""Deeds: what a good player does at least once a game, declared beside each rule system, counted by the arenas.

A system lists its deeds as `DEEDS` in a file `deeds.py` of its folder, each with the fact or the action that shows it.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from game.engine import Action, AnyGame
from game.engine.fact import Fact

Shown: TypeAlias = Any
"""The fact or action a deed is seen by: a deed names the type it knows."""


def always(g: AnyGame, shown: Shown) -> bool:
    return True


def own_seat(shown: Shown) -> Iterable[int]:
    return (shown.seat,)


class Deed(NamedTuple):
    """Something done: what it is seen by, when that counts, and whose it is."""

    name: str
    on: type[Fact] | type[Action]
    when: Callable[[AnyGame, Shown], bool] = always  # asked of the game after it
    by: Callable[[Shown], Iterable[int]] = own_seat
    fault: bool = False  # a good player does it seldom or never


@cache
def declared(package: str) -> tuple[Deed, ...]:
    """The deeds of one folder of rules; none where it has no such file."""
    if importlib.util.find_spec(f"{package}.deeds") is None:
        return ()
    found: tuple[Deed, ...] = importlib.import_module(f"{package}.deeds").DEEDS
    return found


def folder_of(thing: object) -> str:
    """The package in which the class of something stands."""
    return type(thing).__module__.rpartition(".")[0]


class Counts:
    """Deeds by seat, counted as a game goes on; the game has to be told aloud."""

    def __init__(self, deeds: Iterable[Deed]) -> None:
        self.deeds = tuple(deeds)
        self.done: Counter[tuple[int, str]] = Counter()
        self._facts: Mapping[str, list[Deed]] = self._by(Fact)
        self._actions: Mapping[str, list[Deed]] = self._by(Action)

    def _by(self, kind: type[Fact] | type[Action]) -> dict[str, list[Deed]]:
        found: dict[str, list[Deed]] = {}
        for deed in self.deeds:
            if issubclass(deed.on, kind):
                found.setdefault(deed.on.key, []).append(deed)
        return found

    def see(self, g: AnyGame, action: Action) -> None:
        """Count what an action and everything told since have shown."""
        for deed in self._actions.get(action.key, ()):
            self._add(g, deed, action)
        for event in g.events:
            for deed in self._facts.get(event.key, ()):
                self._add(g, deed, deed.on(**event.args))

    def _add(self, g: AnyGame, deed: Deed, shown: Shown) -> None:
        if deed.when(g, shown):
            self.done.update((seat, deed.name) for seat in deed.by(shown))


class Tally:
    """What players of each level have done in so many games."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()
        self.faults: dict[str, bool] = {}

    def add(self, counts: Counts, levels: Iterable[str]) -> None:
        """One game more, with the level of each seat."""
        self.faults |= {deed.name: deed.fault for deed in counts.deeds}
        for seat, level in enumerate(levels):
            self.played[level] += 1
            for deed in counts.deeds:
                self.done[level, deed.name] += counts.done[seat, deed.name]

    def join(self, other: Tally) -> None:
        self.played += other.played
        self.done += other.done
        self.faults |= other.faults

    def report(self) -> str:
        """Times a game for each player of a level; what a good player avoids is marked."""
        levels = sorted(self.played)
        width = max(map(len, self.faults), default=4) + 2
        lines = ["a player and game".ljust(width) + "".join(f"{level:>10}" for level in levels)]
        for name, fault in self.faults.items():
            shares = (self.done[level, name] / self.played[level] for level in levels)
            lines.append(f"{name}{' -' if fault else ''}".ljust(width) + "".join(f"{n:>10.2f}" for n in shares))
        return "\n".join(lines)
