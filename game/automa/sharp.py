"""The sharp player: thinks its turn through to the end, and offers what the others would accept.

The founding is thought through to its last road, a turn to its last action; where chance or hidden cards matter, all
options meet the same worlds, as many as the time allows. Whenever it is stopped it has an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.automa.appraise import appraise
from game.automa.foresight import Leaf, Stop, best_lines, founded
from game.automa.options import RESTS, options, resting
from game.automa.quick import quick
from game.automa.steady import Weighed
from game.automa.taste import SHARP
from game.automa.worlds import after, imagine
from game.engine import Action, Question
from game.table import Island

WORLDS = 12  # imagined at most for one decision
FOUNDING = 3


def sharp(seen: Island, prompt: Question, rng: Random, stop: Stop) -> Action:
    """The option that leads to the best position."""
    return think(seen, prompt, rng, stop, judged)


def judged(g: Island, seat: int) -> float:
    """A position by the sharp player's taste."""
    return appraise(g, seat, SHARP)


def think(seen: Island, prompt: Question, rng: Random, stop: Stop, leaf: Leaf) -> Action:
    """The best option by a measure of positions."""
    return ranked(seen, prompt, rng, stop, leaf)[0].action


def ranked(seen: Island, prompt: Question, rng: Random, stop: Stop, leaf: Leaf) -> list[Weighed]:
    """The options with what they lead to, the best first."""
    found, rest = options(seen, prompt), resting(seen, prompt)
    if rest is not None and all(a.key in RESTS for a in found):
        return [Weighed(0.0, rest)]
    if len(found) < 2:
        return [Weighed(0.0, found[0] if found else prompt.default(seen))]
    if rest is not None:
        weighed = in_turn(seen, prompt, rest, rng, stop, leaf)
    elif prompt.kind.startswith("found_"):
        weighed = each(seen, found, rng, stop, FOUNDING, lambda w, a, r: leaf(founded(w, a, prompt, r), prompt.seat))
    else:
        weighed = each(
            seen, found, rng, stop, WORLDS, lambda w, a, r: leaf(after(w, a, prompt, quick, r)[0], prompt.seat)
        )
    return sorted(weighed, key=lambda w: w.value, reverse=True)


def each(
    seen: Island,
    found: list[Action],
    rng: Random,
    stop: Stop,
    worlds: int,
    value: Callable[[Island, Action, Random], float],
) -> list[Weighed]:
    """Every option with its mean, each tried in the same worlds with the same luck."""
    totals = [0.0] * len(found)
    for number in range(worlds):
        if number and stop():
            break
        seed = rng.randrange(1 << 30)
        world = imagine(seen, Random(seed))
        for i, action in enumerate(found):
            totals[i] += value(world, action, Random(seed))
        tried = number + 1
    return [Weighed(total / tried, action) for total, action in zip(totals, found, strict=True)]


def in_turn(seen: Island, prompt: Question, rest: Action, rng: Random, stop: Stop, leaf: Leaf) -> list[Weighed]:
    """Resting, and the first action of each way through the turn with the best it leads to."""
    seed = rng.randrange(1 << 30)
    now = leaf(imagine(seen, Random(seed)), prompt.seat)
    lines = best_lines(lambda chance: imagine(seen, chance), prompt, leaf, stop, seed)
    return [Weighed(now + SHARP.margin, rest), *lines]
