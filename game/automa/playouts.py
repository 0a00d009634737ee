"""Playouts: what comes after a decision, tried as often as time allows; every way meets the same luck.

Dice, thefts and draws are numbered by what they decide, so that the ways compared differ by the decision alone. The
others answer quickly, hidden cards are as far as they are remembered, and a position at the end is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TypeAlias
from zlib import crc32

from game.automa.options import RESTS, resting
from game.automa.quick import quick
from game.automa.worlds import follow
from game.engine import Action, Chance, Question, advance, why_not
from game.table import Island

Leaf: TypeAlias = Callable[[Island, int], float]
Stop: TypeAlias = Callable[[], bool]

ENDED = 6.0  # points that a game won or lost on the way counts for: the same luck comes seldom
FIRST, SURE = 8, 2.5  # playouts before a way may be dropped, and standard errors it must lie behind
DICE, SIDES, THROWS = "dice", 6, 36
LONGEST = 400  # actions of one playout


class Luck(Chance):
    """Outcomes numbered by purpose: the third throw is the same whatever was drawn for something else.

    The first throw of the dice is given (0 to 35), so that playouts can go through all of them.
    """

    def __init__(self, seed: int, throw: int) -> None:
        super().__init__(lambda n: 0)
        self.seed, self._streams = seed, dict[str, Random]()
        self._throw = [throw % SIDES, throw // SIDES % SIDES]

    def below(self, n: int, purpose: str) -> int:
        given = purpose == DICE and n == SIDES and bool(self._throw)
        value = self._throw.pop() if given else self._stream(purpose).randrange(n)
        self.drawn.append(value)
        self.asked.append((purpose, n))
        return value

    def _stream(self, purpose: str) -> Random:
        if purpose not in self._streams:
            self._streams[purpose] = Random(self.seed ^ crc32(purpose.encode()))
        return self._streams[purpose]


@dataclass
class Way:
    """A way to be tried: its actions, what it promises at first sight, and what came of it."""

    actions: tuple[Action, ...]
    promise: float
    found: list[float] = field(default_factory=list)

    def value(self, trust: float) -> float:
        """First sight counts for so many playouts."""
        return (trust * self.promise + sum(self.found)) / (trust + len(self.found))


def compared(
    ways: Sequence[Way], imagined: Callable[[Random], Island], value: Callable[[Island, Way, Luck], float],
    rng: Random, stop: Stop, most: int,
) -> None:  # fmt: skip
    """Try all ways in the same worlds; those that are clearly behind are tried no more."""
    left, throws = list(ways), list(range(THROWS))
    rng.shuffle(throws)
    while len(left) > 1 and len(left[0].found) < most:
        seed, throw = rng.randrange(1 << 30), throws[len(left[0].found) % THROWS]
        world = imagined(Random(seed))
        found = list[float]()
        for way in left:
            if stop():
                return  # a world that not all have met tells nothing
            found.append(value(world, way, Luck(seed, throw)))
        for way, n in zip(left, found, strict=True):
            way.found.append(n)
        if len(left[0].found) >= FIRST:
            best = max(left, key=lambda w: sum(w.found))
            left = [way for way in left if way is best or not behind(way.found, best.found)]


def behind(one: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a way is worse in the same worlds beyond chance."""
    apart = [b - a for a, b in zip(one, best, strict=True)]
    mean = sum(apart) / len(apart)
    spread = sum((d - mean) ** 2 for d in apart) / (len(apart) - 1)
    return mean > SURE * sqrt(spread / len(apart)) + 1e-9


def played(
    world: Island, prompt: Question, actions: Sequence[Action], luck: Luck, turns: int, leaf: Leaf, now: float
) -> float:
    """What a way is worth so many turns later, when its seat is to act again; `now` is the position as it stands."""
    g, rng, seat = world, Random(luck.seed), prompt.seat
    turn, after = g.table.turn, g.table.turn.number + turns
    if not carried_out(g, prompt, actions, luck, rng):
        return now + ended(g, seat)
    for _ in range(LONGEST):
        if g.over is not None:
            return now + ended(g, seat)
        asked = g.waiting_for()[0]
        if turn.number > after and turn.owner == seat and turn.rolled and asked.turn and asked.seat == seat:
            break
        advance(g, quick(g, asked, rng), luck, asked.id)
    return leaf(g, seat)


def carried_out(g: Island, prompt: Question, actions: Sequence[Action], luck: Chance, rng: Random) -> bool:
    """Do the actions of a way, answer what they ask, then rest; False where the game is over."""
    kind, seat = prompt.kind, prompt.seat
    for number, action in enumerate(actions):
        if number and (g.over is not None or why_not(g, action) is not None):
            break  # other hidden cards than when it was thought of
        advance(g, action, luck, prompt.id if not number else None)
        follow(g, quick, rng, luck)
    if g.over is not None:
        return False
    asked = next((p for p in g.waiting_for() if p.seat == seat and p.kind == kind and p.turn), None)
    if asked is not None and (rest := resting(g, asked)) is not None and rest.key in RESTS:
        advance(g, rest, luck, asked.id)
    return True


def ended(g: Island, seat: int) -> float:
    return ENDED if g.over is not None and seat in g.over.winners else -ENDED
