"""Menus, made when rules are composed: per kind of question one quick test that looks at the purse once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.engine.action import Action, SoFar
from game.engine.game import AnyGame
from game.engine.need import Need, Purse

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

Met: TypeAlias = Callable[[AnyGame, int], bool]
Held: TypeAlias = Callable[[AnyGame, int], Collection[object]]
Ways: TypeAlias = Callable[[AnyGame, int, Any], Iterable[Action]]
_REMEMBERED = 4_096  # purses
_NOTHING: SoFar = {}


class Way(NamedTuple):
    """An action as menus ask for it: the name of what it needs, what else is tested, and its legal ways."""

    name: str
    met: Met | None
    ways: Ways


class _Entry(NamedTuple):
    """A way with what decides whether it is asked for: a sort of thing that is held, and the purse."""

    held: Held | None
    paid: Callable[[Purse], bool] | None
    way: Way
    ready: tuple[Action, ...]  # by seat, where nothing but the question and the purse decides


class Asked(NamedTuple):
    """What `legal` goes through: actions that need no asking, by seat, then one function for each that does."""

    ready: tuple[tuple[Action, ...], ...]
    ways: tuple[Ways, ...]


class Menu(dict[Purse, Asked]):
    """What a purse leaves to ask of a question's actions, remembered by purse; all of it where nothing is paid."""

    def __init__(self, rules: Ruleset, actions: Iterable[type[Action]]) -> None:
        super().__init__()
        self._players = rules.players
        self._entries = [_entry(rules, action) for action in actions]
        self._purse = rules.purse
        paid = any(entry.paid is not None for entry in self._entries)
        self.legal: Callable[[AnyGame, int, object], list[Action]] = self._paid if paid else self._free()
        self._made: dict[tuple[bool, ...], Asked] = {}
        """The same by what is left: there are many purses, and few things they leave."""

    def _paid(self, g: AnyGame, seat: int, prompt: object) -> list[Action]:
        """What a seat may do now, by what its purse leaves."""
        ready, asked = self[self._purse(g, seat)]
        found = [*ready[seat]]
        for ways in asked:
            found += ways(g, seat, prompt)
        return found

    def _free(self) -> Callable[[AnyGame, int, object], list[Action]]:
        """The same where nothing is paid."""
        ready, asked = self._asked(self._entries)

        def legal(g: AnyGame, seat: int, prompt: object) -> list[Action]:
            found = [*ready[seat]]
            for ways in asked:
                found += ways(g, seat, prompt)
            return found

        return legal

    def __missing__(self, purse: Purse) -> Asked:
        if len(self) >= _REMEMBERED:
            self.clear()
        left = tuple(e.paid is None or e.paid(purse) for e in self._entries)
        if left not in self._made:
            self._made[left] = self._asked([e for e, stays in zip(self._entries, left, strict=True) if stays])
        found = self[purse] = self._made[left]
        return found

    def _asked(self, entries: list[_Entry]) -> Asked:
        """Actions in a row that need something of one sort share a function."""
        first = list(takewhile(lambda entry: entry.ready, entries))
        ready = tuple(tuple(entry.ready[seat] for entry in first) for seat in range(self._players))
        found: list[Ways] = []
        for held, row in groupby(entries[len(first) :], lambda entry: entry.held):
            ways = [entry.way for entry in row]
            found += map(_tested, ways) if held is None else [_of_sort(held, ways)]
        return Asked(ready, tuple(found))


def _tested(way: Way) -> Ways:
    met, ways = way.met, way.ways
    if met is None:
        return ways
    return lambda g, seat, prompt: ways(g, seat, prompt) if met(g, seat) else ()


def _of_sort(held: Held, row: list[Way]) -> Ways:
    """The ways of what a seat holds of one sort; where names decide, only those of things it has are looked at."""
    if not all(way.name for way in row):
        return partial(_held, held, row)
    return partial(_named, held, _Named(row))


def _held(held: Held, row: list[Way], g: AnyGame, seat: int, prompt: object) -> Iterable[Action]:
    if not (names := held(g, seat)):
        return ()
    found: list[Action] = []
    for name, met, ways in row:
        if (not name or name in names) and (met is None or met(g, seat)):
            found += ways(g, seat, prompt)
    return found


class _Named(dict[frozenset[object], list[Way]]):
    """The ways in a row by the names of what is held, in their order."""

    def __init__(self, row: list[Way]) -> None:
        super().__init__()
        self._row, self._names = row, {way.name for way in row}

    def __missing__(self, names: frozenset[object]) -> list[Way]:
        if not names <= self._names:  # other things of the sort change nothing
            return self[names & self._names]
        found = self[names] = [way for way in self._row if way.name in names]
        return found


def _named(held: Held, named: _Named, g: AnyGame, seat: int, prompt: object) -> Iterable[Action]:
    if not (names := held(g, seat)):
        return ()
    found: list[Action] = []
    for _, met, ways in named[frozenset(names)]:
        if met is None or met(g, seat):
            found += ways(g, seat, prompt)
    return found


def menus(rules: Ruleset, actions: Mapping[str, tuple[type[Action], ...]]) -> Mapping[str, Menu]:
    """A menu for each kind of question."""
    return {kind: Menu(rules, found) for kind, found in actions.items()}


def _entry(rules: Ruleset, action: type[Action]) -> _Entry:
    needs = [need for need in action.needs if need.asked(rules)]
    sort = next((need for need in needs if need.held is not Need.held), None)
    tests = [test for need in needs if (test := need.in_purse(rules)) is not None]
    others = [more for need in needs if need.in_purse(rules) is None and (more := need.test(rules)) is not None]
    way = Way(sort.name if sort else "", _all(others), _ways(rules, action))
    ready = () if sort or others or not action.unopposed() else tuple(map(action, range(rules.players)))
    return _Entry(sort.held if sort else None, _all(tests), way, ready)


def _all(tests: list[Callable[..., bool]]) -> Callable[..., bool] | None:
    if len(tests) < 2:
        return tests[0] if tests else None
    return lambda *args: all(test(*args) for test in tests)


def _ways(rules: Ruleset, action: type[Action]) -> Ways:
    """How to ask for the ways of an action whose needs are met; what is always the same is made once."""
    if action.unopposed():
        ready = [(action(seat),) for seat in range(rules.players)]
        return lambda g, seat, prompt: ready[seat]
    if action.exact and len(action.argument_names()) == 1 and action.ways.__func__ is Action.ways.__func__:  # type: ignore[attr-defined]
        return _placed(action, rules.players)
    return action.ways


def _placed(kind: Any, players: int) -> Ways:
    """Actions of one argument are made once, and kept together for the places they were asked for."""
    made: list[dict[object, Action]] = [{} for _ in range(players)]
    known: list[dict[object, list[Action]]] = [{} for _ in range(players)]
    domain = kind.domain

    def ways(g: AnyGame, seat: int, prompt: object) -> list[Action]:
        places = domain(g, seat, prompt, _NOTHING)
        if type(places) is not tuple:
            return each(seat, places or ())
        found = known[seat].get(places)
        if found is None:
            if len(known[seat]) >= _REMEMBERED:
                known[seat].clear()
            found = known[seat][places] = each(seat, places)
        return found

    def each(seat: int, places: Iterable[object]) -> list[Action]:
        mine = made[seat]
        return [mine.get(place) or mine.setdefault(place, kind(seat, place)) for place in places]

    return ways
