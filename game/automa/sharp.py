"""The sharp player: what is best at first sight is tried out until time is over.

At first sight a turn is thought through to its last action, the founding to its last road, and an answer in a few
worlds. What comes near the best is then played on (`playouts`), all in the same worlds with the same luck, as often as
time allows. Whenever it is stopped it has an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.automa.appraise import appraise
from game.automa.foresight import Leaf, Stop, best_lines, founded
from game.automa.options import RESTS, options, resting
from game.automa.playouts import Luck, Way, compared, played
from game.automa.quick import quick
from game.automa.steady import Weighed
from game.automa.taste import SHARP
from game.automa.worlds import after, copy, imagine
from game.engine import Action, Question
from game.table import Island

GLANCE, FOUNDING = 3, 3  # worlds in which everything is looked at
NEAR, FEW = 0.8, 5  # points behind the best at first sight within which a way is tried out, and how many at most
TRUST, TRUST_FOUNDING = 12.0, 30.0  # playouts that first sight counts for
MOST = 300  # playouts of a way: more would tell the same
AHEAD = ((60, 0), (150, 1), (MOST, 3))  # so many playouts go so many rounds beyond the next own turn
AHEAD_FOUNDING = ((MOST, 5),)


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
    stop = once(stop)
    founding = prompt.kind.startswith("found_")
    if rest is not None:
        ways = in_turn(seen, prompt, rest, rng, stop, leaf)
    elif founding:
        ways = each(seen, found, rng, stop, FOUNDING, lambda w, a, r: leaf(founded(w, a, prompt, r), prompt.seat))
    else:
        ways = each(seen, found, rng, stop, GLANCE, lambda w, a, r: leaf(after(w, a, prompt, quick, r)[0], prompt.seat))
    ways.sort(key=lambda w: w.promise, reverse=True)
    near = [way for way in ways if way.promise > ways[0].promise - NEAR][:FEW]
    tried_out(seen, prompt, near, rng, stop, leaf, founding=founding)
    trust = TRUST_FOUNDING if founding else TRUST
    best = sorted(near, key=lambda w: (len(w.found), w.value(trust)), reverse=True)
    return [Weighed(w.value(trust), w.actions[0]) for w in best] + [
        Weighed(min(w.promise, best[-1].value(trust)), w.actions[0]) for w in ways[len(near) :]
    ]


def once(stop: Stop) -> Stop:
    """Time that is over stays over."""
    over = False

    def asked() -> bool:
        nonlocal over
        over = over or stop()
        return over

    return asked


def tried_out(
    seen: Island, prompt: Question, ways: list[Way], rng: Random, stop: Stop, leaf: Leaf, *, founding: bool
) -> None:
    """Play the ways on until time is over or nothing is left to decide."""
    now = ways[0].promise
    ahead = AHEAD_FOUNDING if founding else AHEAD

    def value(world: Island, way: Way, luck: Luck) -> float:
        rounds = next(rounds for playouts, rounds in ahead if len(way.found) < playouts)
        return played(copy(world), prompt, way.actions, luck, rounds * len(seen.seats), leaf, now)

    compared(ways, lambda chance: imagine(seen, chance), value, rng, stop, MOST)


def each(
    seen: Island,
    found: list[Action],
    rng: Random,
    stop: Stop,
    worlds: int,
    value: Callable[[Island, Action, Random], float],
) -> list[Way]:
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
    return [Way((action,), total / tried) for total, action in zip(totals, found, strict=True)]


def in_turn(seen: Island, prompt: Question, rest: Action, rng: Random, stop: Stop, leaf: Leaf) -> list[Way]:
    """Resting, and the best way through the turn that begins with each action."""
    seed = rng.randrange(1 << 30)
    now = leaf(imagine(seen, Random(seed)), prompt.seat)
    lines = best_lines(lambda chance: imagine(seen, chance), prompt, leaf, stop, seed)
    return [Way((rest,), now + SHARP.margin), *(Way(line.actions, line.value) for line in lines)]
