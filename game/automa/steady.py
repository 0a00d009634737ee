"""The steady player: every option is tried in an imagined world, and the position after it appraised."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from game.automa.appraise import appraise
from game.automa.options import RESTS, options, resting
from game.automa.quick import quick
from game.automa.taste import STEADY, Taste
from game.automa.worlds import after, imagine
from game.engine import Action, Question
from game.table import Island

Sampler: TypeAlias = Callable[[Random], Island]
"""Imagines one more world."""

SAMPLES = 4  # worlds looked at where chance decides


class Weighed(NamedTuple):
    """An option and what it came to."""

    value: float
    action: Action


def steady(seen: Island, prompt: Question, rng: Random) -> Action:
    """The best option by one step of simulation."""
    return weigh(seen, prompt, rng)[0].action


def weigh(seen: Island, prompt: Question, rng: Random, taste: Taste = STEADY) -> list[Weighed]:
    """All options with their values, the best first."""
    found = options(seen, prompt)
    rest = resting(seen, prompt)
    if rest is not None and all(a.key in RESTS for a in found):
        return [Weighed(0.0, rest)]
    if len(found) == 1:
        return [Weighed(0.0, found[0])]
    if not found:
        return [Weighed(0.0, prompt.default(seen))]
    world, seed = imagine(seen, rng), rng.randrange(1 << 30)
    return compare(world, prompt, found, seed, lambda chance: imagine(seen, chance), taste)


def compare(
    world: Island, prompt: Question, found: list[Action], seed: int, again: Sampler | None, taste: Taste
) -> list[Weighed]:
    """Options tried in a world, the best first; `again` gives further worlds where chance decides."""
    rest = resting(world, prompt)
    now = appraise(world, prompt.seat, taste)  # what it derives from the board is shared by all copies
    tried = [action for action in found if rest is None or action.key not in RESTS]
    weighed = [Weighed(_value(world, prompt, action, seed, again, taste), action) for action in tried]
    if rest is not None:
        weighed.append(Weighed(now + taste.margin, rest))
    return sorted(weighed, key=lambda w: w.value, reverse=True)


def _value(world: Island, prompt: Question, action: Action, seed: int, again: Sampler | None, taste: Taste) -> float:
    """The appraised position after an action; where chance was used, the mean of several worlds."""
    rng = Random(seed)
    twin, by_chance = after(world, action, prompt, quick, rng)
    value = appraise(twin, prompt.seat, taste)
    if again is None or not by_chance or prompt.kind.startswith("found_"):
        return value
    for _ in range(SAMPLES - 1):
        twin, _ = after(again(rng), action, prompt, quick, rng)
        value += appraise(twin, prompt.seat, taste)
    return value / SAMPLES
