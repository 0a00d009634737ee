"""Dealing things onto places by lot, again and again until nothing clashes."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from .lots import Lots, Stretched

T = TypeVar("T")
Laid = list[T | None]
Part = tuple[Sequence[T], Sequence[int]]  # items, and the places they may lie on
Clash = Callable[[list[T | None], int, T], bool]  # would the item break a condition here, as things lie now?

TRIES = 700  # deals anew before the search below takes over
SEARCHES = (3_000, 30_000, 300_000)  # places looked at by one search


class Impossible(ValueError):
    """No island fits the plan; `key` and `facts` say why."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key


def deal(parts: Sequence[Part[T]], laid: Laid[T], clash: Clash[T] | None, lots: Lots) -> Laid[T]:
    """The parts dealt, in order, onto their free places; every deal without a clash is possible.

    A deal that clashes is thrown away as a whole, so all that fit are equally likely. Only where that would take
    too long a search with shuffled places finds one.
    """
    if clash is None:
        return _deal_once(parts, laid, lots)
    lots = Stretched(lots)
    for _ in range(TRIES):
        if (fits := _attempt(parts, laid.copy(), clash, lots)) is not None:
            return fits
    return _search(parts, laid, clash, lots)


def _deal_once(parts: Sequence[Part[T]], laid: Laid[T], lots: Lots) -> Laid[T]:
    laid = laid.copy()
    for items, places in parts:
        free = [place for place in places if laid[place] is None]
        lots.shuffle(free)
        for place, item in zip(free, items, strict=False):
            laid[place] = item
    return laid


def _attempt(parts: Sequence[Part[T]], laid: Laid[T], clash: Clash[T], lots: Lots) -> Laid[T] | None:
    for items, places in parts:
        free = [place for place in places if laid[place] is None]
        for item in items:
            drawn = lots.below(len(free))
            place = free[drawn]
            free[drawn] = free[-1]
            free.pop()
            if clash(laid, place, item):
                return None
            laid[place] = item
    return laid


def _search(parts: Sequence[Part[T]], laid: Laid[T], clash: Clash[T], lots: Lots) -> Laid[T]:
    for budget in SEARCHES:
        search = _Search(parts, laid.copy(), clash, lots, budget)
        if search.extend(0, 0):
            return search.laid
        if search.budget > 0:  # everything was tried
            break
    raise Impossible("no_arrangement")


class _Search(Generic[T]):
    """Depth-first: every item onto the first place, in shuffled order, that leaves room for the others."""

    def __init__(self, parts: Sequence[Part[T]], laid: Laid[T], clash: Clash[T], lots: Lots, budget: int) -> None:
        self.laid, self.clash, self.budget = laid, clash, budget
        self.steps: list[tuple[T, list[int], bool]] = []
        for items, places in parts:
            order = list(places)
            lots.shuffle(order)
            for item, before in zip(items, [None, *items], strict=False):
                self.steps.append((item, order, item == before))

    def extend(self, step: int, seen: int) -> bool:
        """Lay the items from this step on; equal items lie in ascending order, so `seen` places are done with."""
        if step == len(self.steps):
            return True
        item, order, again = self.steps[step]
        for index in range(seen if again else 0, len(order)):
            place = order[index]
            self.budget -= 1
            if self.budget <= 0:
                return False
            if self.laid[place] is None and not self.clash(self.laid, place, item):
                self.laid[place] = item
                if self.extend(step + 1, index + 1):
                    return True
                self.laid[place] = None
        return False
