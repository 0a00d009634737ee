"""Foresight: the own turn thought through to its end, and the founding to its last road."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from game.automa.options import RESTS, options
from game.automa.quick import quick
from game.automa.steady import Sampler
from game.automa.worlds import after
from game.engine import Action, Chance, Question, advance
from game.table import Island

Leaf: TypeAlias = Callable[[Island, int], float]
"""How good a position is for a seat."""

Stop: TypeAlias = Callable[[], bool]
"""Says that the time to think is over."""

LUCK = 6  # worlds in which an action is tried whose outcome is left to chance
DEPTH, WIDTH = 5, 4  # actions of a turn thought ahead, and how many ways are followed at each of them
LONGEST_FOUNDING = 60


class Line(NamedTuple):
    """A way through the turn: how good its end is, where it began, and where it stands."""

    value: float
    first: int  # the number of the option it began with
    world: Island
    lucky: bool  # chance had a hand in it: what follows is decided when its outcome is known
    actions: tuple[Action, ...]

    @property
    def action(self) -> Action:
        """The one to do now."""
        return self.actions[0]


def best_lines(again: Sampler, prompt: Question, leaf: Leaf, stop: Stop, seed: int) -> list[Line]:
    """For each option the best way through the turn that begins with it; deeper while time is left."""
    world = again(Random(seed))
    firsts, seen = moves(world, prompt), {mark(world, prompt.seat)}
    beam = [one_step(world, again, number, action, prompt, leaf, stop, seed) for number, action in enumerate(firsts)]
    best = list(beam)
    for _ in range(DEPTH):
        if not beam or stop():
            break
        beam = deeper(beam, prompt, leaf, stop, seed, seen)
        for line in beam:
            if line.value > best[line.first].value:
                best[line.first] = line
    return best


def one_step(
    world: Island, again: Sampler, number: int, action: Action, prompt: Question, leaf: Leaf, stop: Stop, seed: int
) -> Line:
    """An option by itself; where chance decides what it brings, by the mean of several worlds."""
    twin, lucky = after(world, action, prompt, quick, Random(seed))
    values = [leaf(twin, prompt.seat)]
    for luck in range(seed + 1, seed + LUCK) if lucky else ():
        if stop():
            break
        other, _ = after(again(Random(luck)), action, prompt, quick, Random(luck))
        values.append(leaf(other, prompt.seat))
    return Line(sum(values) / len(values), number, twin, lucky, (action,))


def deeper(
    beam: list[Line], prompt: Question, leaf: Leaf, stop: Stop, seed: int, seen: set[tuple[object, ...]]
) -> list[Line]:
    """The best ways of a beam, each with one action more; none to a place that another way has reached."""
    found: list[Line] = []
    for line in sorted(beam, key=lambda line: line.value, reverse=True)[:WIDTH]:
        asked = next((p for p in line.world.waiting_for() if p.seat == prompt.seat and p.kind == prompt.kind), None)
        if line.lucky or asked is None or line.world.over is not None:
            continue
        for action in moves(line.world, asked):
            if stop():
                return found
            twin, lucky = after(line.world, action, asked, quick, Random(seed))
            if (here := mark(twin, prompt.seat)) not in seen:
                seen.add(here)
                found.append(Line(leaf(twin, prompt.seat), line.first, twin, lucky, (*line.actions, action)))
    return found


def moves(world: Island, prompt: Question) -> list[Action]:
    return [action for action in options(world, prompt) if action.key not in RESTS]


def mark(g: Island, seat: int) -> tuple[object, ...]:
    """Tells apart what a seat can bring about in its turn, whatever the order."""
    t = g.table
    mine = sorted(edge for edge, road in t.roads.items() if road.seat == seat)
    sites = sorted((c, b.size) for c, b in t.buildings.items() if b.seat == seat)
    return tuple(t.hands[seat]), tuple(mine), tuple(sites), t.robber, round(g.rules.worth(g, seat, 0.0), 6)


def founded(world: Island, action: Action, prompt: Question, rng: Random) -> Island:
    """A copy of the world after an option, when all others have founded quickly as well."""
    g, _ = after(world, action, prompt, quick, rng)
    chance = Chance(rng.randrange)
    for _ in range(LONGEST_FOUNDING):
        if g.over is not None or g.table.turn.part != "founding":
            break
        asked = g.waiting_for()[0]
        advance(g, quick(g, asked, rng), chance, asked.id)
    return g
