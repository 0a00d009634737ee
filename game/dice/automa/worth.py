"""What a set of symbols is good for: its points, and what it opens for the turns to come."""

from __future__ import annotations

from collections.abc import Collection

from game.dice.best import points_with
from game.dice.points import MEASURES
from game.dice.sheets import ANY, Joker, Side
from game.dice.table import DiceGame

NEAR = 0.55  # how much of a building's points it counts for to be a road nearer to it
SHARE = 0.4  # how much of what is near counts today
SOON = 4  # turns in which something near can still be reached
JOKERS = {"basic": (0.8, 1.6), "plus": (0.12, 0.25)}  # what a joker is worth: of one face, of any
ROADS, KNIGHTS = 0.12, 0.25  # on the way to an award


def plain(g: DiceGame, seat: int, chosen: tuple[str, ...]) -> float:
    """Points alone, and rather a few symbols more than fewer."""
    side = g.rules.side
    empty = side.empty_turn if not (chosen or g.table.sheets[seat].throw.built) else 0
    return points_with(g, seat, chosen) + empty + 0.1 * len(chosen)


def farsighted(g: DiceGame, seat: int, chosen: tuple[str, ...]) -> float:
    """Points, and what the sheet is then ready for."""
    side, sheet = g.rules.side, g.table.sheets[seat]
    built = {*sheet.built, *chosen}
    empty = side.empty_turn if not (chosen or sheet.throw.built) else 0
    left = min(SOON, side.turns - sheet.turns - 1) / SOON if side.turns else 1.0
    ahead = SHARE * near(side, built) + sum(joker_worth(g, j) for j in side.jokers if _ready(j, built, sheet.used))
    for award in side.awards:
        ahead += (KNIGHTS if award == "largest_army" else ROADS) * MEASURES[award](side, built)
    return points_with(g, seat, chosen) + empty + left * ahead


def joker_worth(g: DiceGame, joker: Joker) -> float:
    """What it is worth to keep a joker for a later turn."""
    one, any_face = JOKERS["basic" if g.rules.side.turns else "plus"]
    return any_face if joker.face == ANY else one


def near(side: Side, built: Collection[str]) -> float:
    """Buildings that can be reached, each the less the more roads and earlier ones are missing before it."""
    found = 0.0
    for places in (side.settlements, side.cities):
        before = 0
        for place in (p for p in places if p.id not in built):
            found += place.points * NEAR ** (roads_to(side, built, place.node) + before)
            before += 1 if side.in_order else 0
    return found


def roads_to(side: Side, built: Collection[str], node: str) -> int:
    """How many roads are missing on the way to a node; the roads are a tree, numbered away from its root."""
    missing = 0
    while (road := side.road_to.get(node)) is not None and road.id not in built:
        missing += 1
        node = road.a
    return missing


def _ready(joker: Joker, built: Collection[str], used: Collection[str]) -> bool:
    return joker.id not in used and all(knight in built for knight in joker.needs)
