"""A sparring partner on the idea of catanatron's value-function player, written anew on our engine.

That player (of the project's repository; the PyPI package 3.2.1 has only weaker ones) tries every action on a copy and
takes the one whose position weighs most: points far above production and its variety, then the production of opponents,
then corners in reach, then what the hand is close to. It takes the next position as it is: no plan, no trade.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

from bench import Figure
from bench.automa import wins
from game.automa.options import options
from game.automa.sight import free_corners, incomes, spots, yields_at
from game.automa.worlds import copy, imagine
from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.roads import road_length
from game.engine import Action, Chance, Question, advance
from game.setup import Setup
from game.table import Island

POINTS, PRODUCTION, RIVALS, NEAR, BUILDABLE = 1e9, 1e5, -1e5, 1e2, 30.0
CLOSE, CARDS, FULL, LENGTH, ARMY = 8.0, 0.3, -3.0, 0.6, 0.7
VARIETY = 4 / 36
CITY, SETTLEMENT = {"grain": 2, "ore": 3}, {"wood": 1, "brick": 1, "wool": 1, "grain": 1}

PARTNER = "bench.sparring:value_player"
RULES = Setup(4, (), {"seats": "chosen", "trade": "none"})  # the sparring partner does not trade
BOXES = {"steady": 0.01, "sharp": 1.0}  # seconds for a move
GAMES = int(os.environ.get("MATCH", "4"))


def measure() -> list[Figure]:
    """How often steady and sharp win against three of these, and how long their moves take."""
    games = 1 if os.environ.get("BENCH") == "short" else GAMES
    return [figure for level, box in BOXES.items() for figure in wins(level, PARTNER, RULES, games, box)]


def value_player(seen: Island, prompt: Question, rng: Random, stop: Callable[[], bool]) -> Action:
    """The action whose next position weighs most; among equals any."""
    found = options(seen, prompt)
    if not found:
        return prompt.default(seen)
    if len(found) == 1:
        return found[0]
    world, weighed = imagine(seen, rng), []
    for action in found:
        twin = copy(world)
        advance(twin, action, Chance(rng.randrange), prompt.id)
        weighed.append((weight(twin, prompt.seat), rng.random(), action))
    return max(weighed, key=lambda w: w[:2])[2]


def weight(g: Island, seat: int) -> float:
    """What a position weighs for a seat."""
    hand, earned = g.table.hands[seat], incomes(g)
    close = sum(_closeness(g, hand, price) for price in (CITY, SETTLEMENT)) / 2
    near = [spot for spot in spots(g, seat) if spot[1] <= 1]
    total: float = (
        POINTS * points_of(g, seat)
        + PRODUCTION * _production(earned[seat])
        + RIVALS * max(_production(earned[other]) for other in g.seats if other != seat)
        + NEAR * sum(sum(yields_at(g, corner)) for corner, _, _ in near)
        + BUILDABLE * sum(steps == 0 and corner in free_corners(g) for corner, steps, _ in near)
        + CLOSE * close
        + CARDS * hand_size(g, seat)
        + (FULL if hand_size(g, seat) > 7 else 0.0)
        + LENGTH * road_length(g, seat)
        + ARMY * (g.rules.army(g, seat) + len(g.ext["development"].cards[seat]))  # type: ignore[attr-defined]
    )
    return total


def _production(income: list[float]) -> float:
    return sum(income) + VARIETY * sum(n > 0 for n in income)


def _closeness(g: Island, hand: list[int], price: dict[str, int]) -> float:
    lacking = sum(max(0, n - hand[g.rules.index[kind]]) for kind, n in price.items())
    return 2 - lacking / 2
