"""What a throw is worth: the best that can be made of it, and what further rolls promise, counted exactly.

Six dice show one of 462 sets of faces. For each the best way to use it is looked for once; from there the promise of
keeping some dice is the mean over the faces the next die may show, die by die, up to the third roll.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from game.dice.automa.worth import joker_worth
from game.dice.bars import bars
from game.dice.sheets import ANY, GOLD
from game.dice.table import DiceGame

Faces: TypeAlias = tuple[int, ...]
"""How many dice show each face, in the order of the box; gold is the last."""

Worth: TypeAlias = Callable[[DiceGame, int, tuple[str, ...]], float]


class Aim(NamedTuple):
    """A set of symbols, what it is worth, and the faces that pay it."""

    worth: float
    symbols: tuple[str, ...]
    need: Faces


class Jokers(NamedTuple):
    """Jokers at hand: all, by face, of any face, and what it costs to use one of each sort."""

    all: int
    of: Faces
    free: int
    price: float
    free_price: float


def aims(g: DiceGame, seat: int, worth: Worth, dice: int) -> list[Aim]:
    """The best set for each price that so many dice can pay, the best of them first."""
    found: dict[Faces, Aim] = {}
    for chosen, need in _sets(g, g.table.sheets[seat].built, dice):
        aim = Aim(worth(g, seat, chosen), chosen, need)
        if need not in found or aim.worth > found[need].worth:
            found[need] = aim
    return sorted(found.values(), key=lambda aim: -aim.worth)


def _sets(
    g: DiceGame, built: list[str], dice: int, chosen: tuple[str, ...] = (), start: int = 0
) -> Iterator[tuple[tuple[str, ...], Faces]]:
    faces = g.rules.box.faces
    costs = {kind: tuple(cost[face] for face in faces) for kind, cost in g.rules.costs.items()}
    yield chosen, (0,) * len(faces)
    for number, symbol in enumerate(g.rules.symbols[start:], start):
        cost = costs[symbol.kind]
        if sum(cost) <= dice and next(bars(g.rules.side, built, symbol), None) is None:
            more = _sets(g, [*built, symbol.id], dice - sum(cost), (*chosen, symbol.id), number + 1)
            yield from ((symbols, tuple(map(sum, zip(need, cost, strict=True)))) for symbols, need in more)


def jokers_of(g: DiceGame, seat: int) -> Jokers:
    sheet = g.table.sheets[seat]
    ready = [j for j in g.rules.side.jokers if j.id not in sheet.used and set(j.needs) <= set(sheet.built)]
    of = tuple(sum(j.face == face for j in ready) for face in g.rules.box.faces)
    prices = {j.face: joker_worth(g, j) for j in g.rules.side.jokers}
    last = g.rules.side.turns and sheet.turns >= g.rules.side.turns - 1
    one, any_face = (0.0, 0.0) if last else (min(prices.values()), prices[ANY])
    return Jokers(len(ready), of, sum(j.face == ANY for j in ready), one, any_face)


def price(have: Faces, need: Faces, jokers: Jokers) -> float | None:
    """What it costs in jokers to pay an aim with these dice; None if it cannot be done."""
    short = 0
    for n, h in zip(need, have, strict=True):
        if n > h:
            short += n - h
    if not short:
        return 0.0
    pairs = min(short, have[-1] // 2)
    rest = short - pairs
    if rest > jokers.all:
        return None
    missing = [max(0, n - h) for n, h in zip(need, have, strict=True)]
    spare = sum(max(0, h - n) for n, h in zip(need, have, strict=True)) - 2 * pairs
    own = min(rest, sum(min(m, j) for m, j in zip(missing, jokers.of, strict=True)))
    if rest > spare or rest - own > jokers.free:
        return None
    return own * jokers.price + (rest - own) * jokers.free_price


def best_of(have: Faces, aims: list[Aim], jokers: Jokers) -> tuple[float, Aim]:
    """The most that can be made of dice as they lie."""
    best, found = float("-inf"), aims[-1]
    for aim in aims:
        if aim.worth <= best:
            break
        cost = price(have, aim.need, jokers)
        if cost is not None and aim.worth - cost > best:
            best, found = aim.worth - cost, aim
    return best, found


class Lattice(NamedTuple):
    """Every set of kept dice by number, whole throws first: what a die more makes of it, what it can be cut to."""

    kept: tuple[Faces, ...]
    number: dict[Faces, int]
    whole: int  # so many are whole throws
    more: tuple[tuple[int, ...], ...]  # of those that are not whole, in their order
    fewer: tuple[tuple[int, ...], ...]  # of those that are


@cache
def lattice(dice: int, faces: int) -> Lattice:
    kept = tuple(
        tuple(combo.count(face) for face in range(faces))
        for size in range(dice, -1, -1)
        for combo in combinations_with_replacement(range(faces), size)
    )
    number = {each: n for n, each in enumerate(kept)}
    whole = sum(sum(each) == dice for each in kept)
    more = tuple(tuple(number[*each[:f], each[f] + 1, *each[f + 1 :]] for f in range(faces)) for each in kept[whole:])
    fewer = tuple(tuple(number[way] for way in product(*(range(n + 1) for n in each))) for each in kept[:whole])
    return Lattice(kept, number, whole, more, fewer)


class Odds:
    """The promise of every set of kept dice, with so many rolls left."""

    def __init__(self, aims: list[Aim], jokers: Jokers, dice: int, faces: int) -> None:
        self._all = lattice(dice, faces)
        self._now = [best_of(have, aims, jokers)[0] for have in self._all.kept[: self._all.whole]]
        self._after = [self._promise(self._now)]

    def _promise(self, worth: list[float]) -> list[float]:
        """What is to be expected of keeping some dice and rolling the others once."""
        found = list(worth)
        for more in self._all.more:  # one die fewer at a time, so that what it leads to is known
            found.append(sum([found[n] for n in more]) / len(more))
        return found

    def keep(self, have: Faces, rolls: int) -> tuple[float, Faces]:
        """The dice best kept with so many rolls left, and what that promises; all of them where rolling is no gain."""
        while len(self._after) < rolls:
            before = self._after[-1]
            self._after.append(self._promise([max([before[n] for n in fewer]) for fewer in self._all.fewer]))
        at, promise = self._all.number[have], self._after[rolls - 1]
        best = max(self._all.fewer[at], key=promise.__getitem__)
        return (self._now[at], have) if self._now[at] >= promise[best] else (promise[best], self._all.kept[best])


def faces_of(g: DiceGame, seat: int) -> Faces:
    """The free dice of a seat by face."""
    free = g.table.sheets[seat].throw.free
    assert g.rules.box.faces[-1] == GOLD
    return tuple(free[face] for face in g.rules.box.faces)
