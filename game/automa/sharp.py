"""The sharp player: what the steady player finds best is played on, in many imagined worlds, until the time is over.

All options meet the same worlds and the same dice, so that what is compared is the options and not their luck; the
steady player's choice stands unless another one does better by more than the spread of the differences.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from game.automa.appraise import appraise
from game.automa.options import options, resting
from game.automa.quick import quick
from game.automa.steady import Weighed, compare, weigh
from game.automa.worlds import after, imagine
from game.engine import Action, Chance, Prompt, advance, why_not
from game.table import Island

FINALISTS, SPREAD = 5, 0.8  # options played on: at most so many, none worse than the best by more
FOUNDING = 8
MOST_WORLDS = 96  # where nobody stops the clock
FEWEST = 6  # worlds before anything is concluded
HALVING = 12  # worlds after which the worse half is dropped
DOUBT = 1.0  # standard errors by which a challenger must be ahead
LAST_WORD = 0.5  # share of the steady player's difference that still counts
LONGEST_TURN, LONGEST = 6, 400  # actions of a turn thought out, and of a playout


@dataclass
class Finalist:
    """An option, how the own turn goes on after it, and by how much its playouts were better than the favourite's."""

    first: Weighed
    line: list[Action]
    ahead: list[float] = field(default_factory=list)

    def lead(self, favourite: Weighed) -> float:
        """How far it is surely ahead of the favourite."""
        n = len(self.ahead)
        if n < FEWEST:
            return self.first.value - favourite.value
        mean = sum(self.ahead) / n
        error = sqrt(sum((d - mean) ** 2 for d in self.ahead) / (n - 1) / n)
        return mean - DOUBT * error + LAST_WORD * (self.first.value - favourite.value)


def sharp(seen: Island, prompt: Prompt, rng: Random, stop: Callable[[], bool]) -> Action:
    """The option that does best when it is played on; whenever it is stopped, the best so far."""
    weighed = weigh(seen, prompt, rng)
    favourite, most = weighed[0], FOUNDING if prompt.kind == "found_building" else FINALISTS
    chosen = [w for w in weighed[:most] if w.value > favourite.value - SPREAD]
    if len(chosen) == 1:
        return favourite.action
    finalists = [turn_after(imagine(seen, Random(0)), w, prompt, rng) for w in chosen]
    finalists.sort(key=lambda f: f.first.value, reverse=True)
    favourite = finalists[0].first
    for number in range(1, MOST_WORLDS + 1):
        if len(finalists) == 1 or stop():
            break
        seed = rng.randrange(1 << 30)
        world = imagine(seen, Random(seed))
        values = [playout(world, f, prompt, seed) for f in finalists]
        for finalist, value in zip(finalists, values, strict=True):
            finalist.ahead.append(value - values[0])
        if number % HALVING == 0:
            rest = sorted(finalists[1:], key=lambda f: f.lead(favourite), reverse=True)
            finalists = [finalists[0], *rest[: (len(rest) + 1) // 2]]
    best = max(finalists[1:], key=lambda f: f.lead(favourite))
    return best.first.action if len(best.ahead) >= FEWEST and best.lead(favourite) > 0 else favourite.action


def turn_after(world: Island, option: Weighed, prompt: Prompt, rng: Random) -> Finalist:
    """How the steady player would go on in its turn after an option; if no chance is in it, the end is what counts."""
    rest = resting(world, prompt)
    if rest is None or option.action.key == rest.key or rest.key == "roll":
        return Finalist(option, [])
    g, lucky = after(world, option.action, prompt, quick, rng)
    line: list[Action] = []
    while g.over is None and len(line) < LONGEST_TURN:
        asked = next((p for p in g.waiting_for() if p.seat == prompt.seat and p.kind == prompt.kind), None)
        if asked is None:
            return Finalist(option, line)
        best = compare(g, asked, options(g, asked), rng.randrange(1 << 30))[0].action
        if best.key == rest.key:
            break
        line.append(best)
        g, by_chance = after(g, best, asked, quick, rng)
        lucky = lucky or by_chance
    value = option.value if lucky else max(option.value, appraise(g, prompt.seat))
    return Finalist(Weighed(value, option.action), [*line, rest])


def playout(world: Island, finalist: Finalist, prompt: Prompt, seed: int) -> float:
    """One round played on quickly from an option to the end of the next own turn, and the position there."""
    g, _ = after(world, finalist.first.action, prompt, quick, Random(seed))
    for action in finalist.line:
        if g.over is None and why_not(g, action) is None:
            asked = next(p for p in g.waiting_for() if p.seat == prompt.seat)
            g, _ = after(g, action, asked, quick, Random(seed))
    last, turn = g.table.turn.number + g.rules.players, -1
    rng = Random(seed)
    for _ in range(LONGEST):
        if g.over is not None or g.table.turn.number > last:
            break
        if g.table.turn.number != turn:
            turn = g.table.turn.number
            rng = Random(seed + turn)  # the same dice in the same turn, whatever was done before
            chance = Chance(rng.randrange)
        asked = g.waiting_for()[0]
        advance(g, quick(g, asked, rng), chance, asked.id)
    return appraise(g, prompt.seat)
