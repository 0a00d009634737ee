"""Menus, made when rules are composed: per kind of question one quick test that looks at the purse once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.game import AnyGame
from game.engine.need import Need, Purse

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

Met: TypeAlias = Callable[[AnyGame, int], bool]
Held: TypeAlias = Callable[[AnyGame, int], Collection[object]]
Ways: TypeAlias = Callable[[AnyGame, int, Any], Iterable[Action]]
_REMEMBERED = 4_096  # purses


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
        paid = any(entry.paid is not None for entry in self._entries)
        self.all = None if paid else self._asked(self._entries)
        self._made: dict[tuple[bool, ...], Asked] = {}
        """The same by what is left: there are many purses, and few things they leave."""

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
    places: dict[object, list[int]] = {}
    for place, way in enumerate(row):
        places.setdefault(way.name, []).append(place)
    return partial(_named, held, row, places)


def _held(held: Held, row: list[Way], g: AnyGame, seat: int, prompt: object) -> Iterable[Action]:
    if not (names := held(g, seat)):
        return ()
    found: list[Action] = []
    for name, met, ways in row:
        if (not name or name in names) and (met is None or met(g, seat)):
            found += ways(g, seat, prompt)
    return found


def _named(
    held: Held, row: list[Way], places: Mapping[object, list[int]], g: AnyGame, seat: int, prompt: object
) -> Iterable[Action]:
    if not (names := held(g, seat)):
        return ()
    found: list[Action] = []
    for place in sorted({place for name in names for place in places.get(name, ())}):
        _, met, ways = row[place]
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
        return partial(_placed, action, [_Made(action, seat) for seat in range(rules.players)])
    return action.ways


class _Made(dict[object, Action]):
    """Actions of one argument that were made once: menus name the same ones again and again."""

    def __init__(self, kind: type[Action], seat: int) -> None:
        super().__init__()
        self._kind: Any = kind
        self._seat = seat

    def __missing__(self, value: object) -> Action:
        action: Action = self._kind(self._seat, value)
        self[value] = action
        return action


def _placed(kind: type[Action], made: list[_Made], g: AnyGame, seat: int, prompt: object) -> Iterator[Action]:
    return map(made[seat].__getitem__, kind.domain(g, seat, prompt, {}) or ())
