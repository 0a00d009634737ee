"""Moments: what a player could have done, and what that would have made of their chances."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from game.automa.foresight import best_lines
from game.automa.options import RESTS, options, resting
from game.automa.quick import quick
from game.automa.worlds import LONGEST_WAY, after, copy, follow
from game.engine import Action, Chance, Entry, Question, advance
from game.review.chances import Judge
from game.table import Island

ENDS = ("end_turn", "to_building", "done")
POSITIONS = 60  # looked at for one turn
ANSWERS = 14  # to one question
AGAIN = 6  # times that an action is tried whose outcome is left to chance


class Best(Struct, frozen=True):
    """The best that was seen at a moment."""

    chance: float
    actions: tuple[Action, ...]  # the whole way, in order

    @property
    def action(self) -> Action:
        """Where it begins."""
        return self.actions[0]


class Moment(Struct, frozen=True):
    """A turn, or an answer: how the chance stood, what was made of it, and the best that was seen."""

    seat: int
    turn: int
    number: int  # of the line in the log
    before: float
    gained: float
    best: float
    action: Entry  # the first of the best way
    done: tuple[str, ...]  # what was done instead, by key
    then: tuple[Entry, ...] = ()  # how the best way goes on

    @property
    def instead(self) -> tuple[str, ...]:
        """What was done, by key; that a turn must end somehow is said only where nothing else was done."""
        return tuple(key for key in self.done if key not in ENDS) or self.done

    @property
    def choice(self) -> bool:
        """Whether the same would have been better done otherwise: another place, another card."""
        return not self.then and self.instead == (self.action.key,)

    @property
    def cost(self) -> float:
        """What was left lying."""
        return max(0.0, self.best - self.before - self.gained)


def best_of(judge: Judge, g: Island, prompt: Question) -> Best | None:
    """The best way on from a position with all cards open; None where there is nothing to decide."""
    found = options(g, prompt)
    if len(found) < 2:
        return None
    seat, rest = prompt.seat, resting(g, prompt)
    if rest is None:
        value, action = max(((answered(judge, g, a, prompt), a) for a in found[:ANSWERS]), key=lambda v: v[0])
        return Best(value, (action,))
    if all(a.key in RESTS for a in found):
        return None
    looked = 0

    def leaf(world: Island, mine: int) -> float:
        nonlocal looked
        looked += 1
        return judge.chances(world)[mine]

    lines = best_lines(lambda _: copy(g), prompt, leaf, lambda: looked > POSITIONS, 1)
    best = max(lines, key=lambda line: line.value)
    now = judge.chances(g)[seat]
    return Best(best.value, best.actions) if best.value > now else Best(now, (rest,))


def answered(judge: Judge, g: Island, action: Action, prompt: Question) -> float:
    """The chance of whoever answers so, once what follows by itself is done; the same luck for every answer."""
    return judge.chances(after(g, action, prompt, quick, Random(1))[0])[prompt.seat]


def outlook(judge: Judge, g: Island) -> tuple[float, ...]:
    """Everybody's chances; of an island that is still being settled, as they would be if quick players went on."""
    if g.over is not None or g.table.turn.number:
        return judge.chances(g)
    twin, rng = copy(g), Random(1)
    follow(twin, quick, rng, Chance(rng.randrange))
    return judge.chances(twin)


def usual(judge: Judge, g: Island) -> tuple[float, ...]:
    """Everybody's chances if whoever has the turn made of it what a quick player does."""
    twin, rng, part = copy(g), Random(1), g.table.turn.part_number
    chance = Chance(rng.randrange)
    for _ in range(LONGEST_WAY):
        if twin.over is not None or twin.table.turn.part_number != part:
            break
        prompt = twin.waiting_for()[0]
        advance(twin, quick(twin, prompt, rng), chance, prompt.id)
    return judge.chances(twin)


def expected(judge: Judge, g: Island, action: Action, prompt: Question | None) -> tuple[float, ...]:
    """Chances after an action on average, over what chance may give."""
    totals = [0.0] * len(g.seats)
    for luck in range(AGAIN):
        twin = copy(g)
        advance(twin, action, Chance(Random(luck).randrange), prompt.id if prompt is not None else None)
        totals = [a + b for a, b in zip(totals, outlook(judge, twin), strict=True)]
    return tuple(total / AGAIN for total in totals)
