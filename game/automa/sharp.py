"""The sharp player: what the steady player finds best is played on, in many imagined worlds, until the time is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from game.automa.appraise import appraise
from game.automa.quick import quick
from game.automa.steady import Weighed, weigh
from game.automa.worlds import after, imagine
from game.engine import Action, Chance, Prompt, advance
from game.table import Island

FINALISTS, SPREAD = 6, 1.2  # options played on: at most so many, none worse than the best by more
MOST_WORLDS = 64  # where nobody stops the clock
TRUST = 6  # worlds after which playouts weigh as much as the steady player's word
HALVING = 8  # worlds after which the worse half is dropped
LONGEST = 400  # actions of a playout


@dataclass
class Finalist:
    """An option and how its playouts went."""

    first: Weighed
    total: float = 0.0
    worlds: int = 0

    @property
    def value(self) -> float:
        """The steady player's word and the mean of the playouts, by how many there were."""
        if not self.worlds:
            return self.first.value
        weight = self.worlds / (self.worlds + TRUST)
        return (1 - weight) * self.first.value + weight * self.total / self.worlds


def sharp(seen: Island, prompt: Prompt, rng: Random, stop: Callable[[], bool]) -> Action:
    """The option that does best when it is played on; whenever it is stopped, the best so far."""
    weighed = weigh(seen, prompt, rng)
    finalists = [Finalist(w) for w in weighed[:FINALISTS] if w.value > weighed[0].value - SPREAD]
    for number in range(1, MOST_WORLDS + 1):
        if len(finalists) == 1 or stop():
            break
        seed = rng.randrange(1 << 30)
        world = imagine(seen, Random(seed))
        for finalist in finalists:
            finalist.total += playout(world, finalist.first.action, prompt, Random(seed + 1))
            finalist.worlds += 1
        if number % HALVING == 0:
            finalists = sorted(finalists, key=lambda f: f.value, reverse=True)[: max(2, (len(finalists) + 1) // 2)]
    return max(finalists, key=lambda f: f.value).first.action


def playout(world: Island, action: Action, prompt: Prompt, rng: Random) -> float:
    """One round played on quickly from an option to the end of the next own turn, and the position there."""
    g, _ = after(world, action, prompt, quick, rng)
    last, chance = g.table.turn.number + g.rules.players, Chance(rng.randrange)
    for _ in range(LONGEST):
        if g.over is not None or g.table.turn.number > last:
            break
        asked = g.waiting_for()[0]
        advance(g, quick(g, asked, rng), chance, asked.id)
    return appraise(g, prompt.seat)
