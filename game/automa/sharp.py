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
from game.automa.taste import SHARP
from game.automa.worlds import after, imagine
from game.engine import Action, Prompt
from game.table import Island

WORLDS = 12  # imagined at most for one decision
FOUNDING = 3


def sharp(seen: Island, prompt: Prompt, rng: Random, stop: Stop) -> Action:
    """The option that leads to the best position."""
    return think(seen, prompt, rng, stop, judged)


def judged(g: Island, seat: int) -> float:
    """A position by the sharp player's taste."""
    return appraise(g, seat, SHARP)


def think(seen: Island, prompt: Prompt, rng: Random, stop: Stop, leaf: Leaf) -> Action:
    """The best option by a measure of positions."""
    found, rest = options(seen, prompt), resting(seen, prompt)
    if rest is not None and all(a.key in RESTS for a in found):
        return rest
    if len(found) < 2:
        return found[0] if found else seen.rules.prompts[prompt.kind].default(seen, prompt)
    if rest is not None:
        return in_turn(seen, prompt, rest, rng, stop, leaf)
    if prompt.kind.startswith("found_"):
        return best_of(seen, found, rng, stop, FOUNDING, lambda w, a, r: leaf(founded(w, a, prompt, r), prompt.seat))
    return best_of(seen, found, rng, stop, WORLDS, lambda w, a, r: leaf(after(w, a, prompt, quick, r)[0], prompt.seat))


def best_of(
    seen: Island,
    found: list[Action],
    rng: Random,
    stop: Stop,
    worlds: int,
    value: Callable[[Island, Action, Random], float],
) -> Action:
    """The option that does best on the whole, each tried in the same worlds with the same luck."""
    totals = [0.0] * len(found)
    for number in range(worlds):
        if number and stop():
            break
        seed = rng.randrange(1 << 30)
        world = imagine(seen, Random(seed))
        for i, action in enumerate(found):
            totals[i] += value(world, action, Random(seed))
    return found[max(range(len(found)), key=totals.__getitem__)]


def in_turn(seen: Island, prompt: Prompt, rest: Action, rng: Random, stop: Stop, leaf: Leaf) -> Action:
    """The first action of the best way through the turn, if that beats resting."""
    seed = rng.randrange(1 << 30)
    now = leaf(imagine(seen, Random(seed)), prompt.seat)
    lines = best_lines(lambda chance: imagine(seen, chance), prompt, leaf, stop, seed)
    best = max(lines, key=lambda line: line.value)
    return best.action if best.value > now + SHARP.margin else rest
