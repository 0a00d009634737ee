"""Quick play: one look at the board for every prompt, no simulation. The gentle player, and everybody in a playout."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.automa.quick_turn import before_roll, free_road, main_phase
from game.automa.sight import free_corners, harbour_at, incomes, yields_at
from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.land import buildings_at, chances_of
from game.engine import Action, Question
from game.modules.base.discarding import Discard, DiscardQuestion
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion, FoundRoad, FoundRoadQuestion
from game.modules.base.robbing import MoveRobber, Robber, Steal, StealQuestion
from game.table import Island

NEED = {"wood": 1.0, "brick": 1.05, "wool": 0.85, "grain": 1.1, "ore": 1.0}
KEEP = ("settlement", "city", "development", "road")


def quick(g: Island, prompt: Question, rng: Random) -> Action:
    """A sensible answer at once."""
    answer = ANSWERS.get(prompt.kind)
    action = answer(g, prompt, rng) if answer is not None else None
    return action or prompt.offhand(g)


def corner_score(g: Island, seat: int, corner: int) -> float:
    """Production weighed by need, new kinds first, a harbour for a little."""
    mine, kinds = incomes(g)[seat], g.rules.kinds
    score = 0.0
    for kind, n in enumerate(yields_at(g, corner)):
        if n:
            score += n * NEED.get(kinds[kind], 0.9) / (0.6 + 2.5 * mine[kind]) + (0.03 if not mine[kind] else 0.0)
    if harbour := harbour_at(g, corner):
        score += 0.04 if harbour == "any" else 0.02 + 0.3 * mine[g.rules.index[harbour]]
    return score


def found_building(g: Island, prompt: FoundBuildingQuestion, rng: Random) -> Action | None:
    free = free_corners(g)
    legal = [c for c in FoundBuilding.domain(g, prompt.seat, prompt, {}) if c in free]
    return FoundBuilding(prompt.seat, max(legal, key=lambda c: corner_score(g, prompt.seat, c))) if legal else None


def found_road(g: Island, prompt: FoundRoadQuestion, rng: Random) -> Action | None:
    """Towards the best corner two roads away."""
    topology, free = g.rules.topology, free_corners(g)
    best: tuple[float, int] | None = None
    here = prompt.corner
    for edge in FoundRoad.choices(g, prompt.seat, prompt, {}) or ():
        a, b = topology.edge_corners[edge]
        far = b if a == here else a
        beyond = [c for c in topology.corner_neighbours[far] if c != here and c in free]
        score = max((corner_score(g, prompt.seat, c) for c in beyond), default=0.0)
        if best is None or score > best[0]:
            best = (score, edge)
    return FoundRoad(prompt.seat, best[1]) if best else None


def discard(g: Island, prompt: DiscardQuestion, rng: Random | None = None) -> Action:
    """Keep what the best purchase in reach takes, then the kinds held least."""
    hand, kinds = list(g.table.hands[prompt.seat]), g.rules.card_kinds
    keep = [0] * len(hand)
    items = [i for i in KEEP if i in g.rules.prices]
    goal = min(items, key=lambda i: sum(max(0, n - h) for n, h in zip(g.rules.prices[i], hand, strict=True)))
    for kind, n in g.rules.needs[goal]:
        keep[kind] = n
    gone = [0] * len(hand)
    for _ in range(prompt.number):
        kind = max(range(kinds), key=lambda k: (hand[k] > 0, hand[k] - 1.5 * min(keep[k], hand[k]), hand[k]))
        hand[kind] -= 1
        gone[kind] += 1
    return Discard(prompt.seat, g.rules.named(gone))


def move_robber(g: Island, prompt: Robber, rng: Random) -> Action | None:
    """Onto the hex that hurts the strongest most and oneself not at all."""
    seat, best = prompt.seat, None
    weight = [0.4 + points_of(g, s, hidden=False) / g.table.target for s in g.seats]
    for hex in MoveRobber.domain(g, seat, prompt, {}):
        score = 0.0
        for _, building in buildings_at(g, hex):
            harm = building.size * chances_of(g, hex)
            if building.seat == seat:
                score -= 2 * harm
            else:
                score += harm * weight[building.seat] + (1.5 if hand_size(g, building.seat) else 0.0)
        if best is None or score > best[0]:
            best = (score, hex)
    return MoveRobber(seat, best[1]) if best else None


def steal(g: Island, prompt: StealQuestion, rng: Random) -> Action:
    return Steal(prompt.seat, max(prompt.victims, key=lambda s: (points_of(g, s, hidden=False), hand_size(g, s))))


def pass_wish(g: Island, prompt: Question, rng: Random) -> Action | None:
    """Build between the turns if something can be paid for."""
    actions: dict[str, Any] = g.rules.actions
    hand, prices = g.table.hands[prompt.seat], g.rules.needs
    able = any(all(hand[k] >= n for k, n in prices[item]) for item in ("settlement", "city") if item in prices)
    return actions["special_wish"](prompt.seat, "build") if able else None


ANSWERS: dict[str, Callable[[Island, Any, Random], Action | None]] = {
    "found_building": found_building,
    "found_road": found_road,
    "before_roll": before_roll,
    "main": main_phase,
    "trade": main_phase,
    "build": main_phase,
    "special_build": main_phase,
    "paired": main_phase,
    "discard": discard,
    "robber": move_robber,
    "free_road": free_road,
    "steal": steal,
    "special_wish": pass_wish,
}
