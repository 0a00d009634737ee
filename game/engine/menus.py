"""Menus, made when rules are composed: per kind of question one quick test that looks at the purse once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.need import Need, Purse

if TYPE_CHECKING:
    from game.engine.ruleset import Ruleset

Met: TypeAlias = Callable[[Any, int], bool]
Held: TypeAlias = Callable[[Any, int], Collection[Any]]
Ways: TypeAlias = Callable[[Any, int, Any], Iterable[Action]]
_REMEMBERED = 4_096  # purses


class Way(NamedTuple):
    """An action as menus ask for it: the name of what it needs, what else is tested, and its legal ways."""

    name: str
    met: Met | None
    ways: Ways


class Row(NamedTuple):
    """Actions in a row that all need something of one sort."""

    held: Held | None
    ways: tuple[Way, ...]


class _Entry(NamedTuple):
    """A way with what decides whether it is asked for: a sort of thing that is held, and the purse."""

    held: Held | None
    paid: Callable[[Purse], bool] | None
    way: Way


class Menu(dict[tuple[int, ...], tuple[Row, ...]]):
    """The rows a purse leaves of a question's actions, remembered by purse; all of them where nothing is paid."""

    def __init__(self, rules: Ruleset, actions: Iterable[type[Action]]) -> None:
        super().__init__()
        self._entries = [_entry(rules, action) for action in actions]
        paid = any(entry.paid is not None for entry in self._entries)
        self.all = None if paid else _rows(self._entries)
        self._made: dict[tuple[bool, ...], tuple[Row, ...]] = {}
        """Rows by what is left: there are many purses, and few things they leave."""

    def __missing__(self, purse: tuple[int, ...]) -> tuple[Row, ...]:
        if len(self) >= _REMEMBERED:
            self.clear()
        left = tuple(e.paid is None or e.paid(purse) for e in self._entries)
        if left not in self._made:
            self._made[left] = _rows(e for e, stays in zip(self._entries, left, strict=True) if stays)
        found = self[purse] = self._made[left]
        return found


def _rows(entries: Iterable[_Entry]) -> tuple[Row, ...]:
    by_sort = groupby(entries, lambda entry: entry.held)
    return tuple(Row(held, tuple(entry.way for entry in row)) for held, row in by_sort)


def menus(rules: Ruleset, actions: Mapping[str, tuple[type[Action], ...]]) -> Mapping[str, Menu]:
    """A menu for each kind of question."""
    return {kind: Menu(rules, found) for kind, found in actions.items()}


def _entry(rules: Ruleset, action: type[Action]) -> _Entry:
    needs = [need for need in action.needs if need.asked(rules)]
    sort = next((need for need in needs if need.held is not Need.held), None)
    tests = [test for need in needs if (test := need.in_purse(rules)) is not None]
    others = [need.met for need in needs if need.in_purse(rules) is None and need.may_fail()]
    way = Way(sort.name if sort else "", _all(others), _ways(rules, action))
    return _Entry(sort.held if sort else None, _all(tests), way)


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


class _Made(dict[Any, Action]):
    """Actions of one argument that were made once: menus name the same ones again and again."""

    def __init__(self, kind: type[Action], seat: int) -> None:
        super().__init__()
        self._kind: Any = kind
        self._seat = seat

    def __missing__(self, value: Any) -> Action:
        action: Action = self._kind(self._seat, value)
        self[value] = action
        return action


def _placed(kind: type[Action], made: list[_Made], g: Any, seat: int, prompt: Any) -> Iterator[Action]:
    return map(made[seat].__getitem__, kind.domain(g, seat, prompt, {}) or ())
