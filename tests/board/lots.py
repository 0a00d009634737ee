"""Seeded lots and small helpers for the tests of the board."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from random import Random

from game.board import Island, Plan, Topology, lay
from game.engine.chance import Chance, Lots


def seeded(seed: int) -> Lots:
    """The engine's own chance, fed by a seeded source."""
    return Chance(Random(seed).randrange).lots("island")


def islands(plan: Plan, count: int, seed: int = 1) -> Iterator[Island]:
    """So many islands of one plan, dealt with one stream of lots."""
    lots = seeded(seed)
    return (lay(plan, lots) for _ in range(count))


def assert_even(found: Iterable[object], chances: dict[object, float]) -> None:
    """Every outcome came about as often as its chance says (five standard deviations, so a seed seldom matters)."""
    counts = Counter(found)
    total = sum(counts.values())
    assert set(counts) <= set(chances)
    for outcome, chance in chances.items():
        off = abs(counts[outcome] - total * chance)
        assert off <= 5 * sqrt(total * chance * (1 - chance)), (outcome, counts[outcome], total * chance)


def touching(graph: Topology, island: Island, numbers: set[int]) -> list[tuple[int, int]]:
    """Neighbouring hexes that both carry one of these numbers."""
    return [
        (a, b)
        for a in graph.hexes
        for b in graph.hex_neighbours[a]
        if a < b and island.tokens[a] in numbers and island.tokens[b] in numbers
    ]


def largest_group(graph: Topology, terrain: list[str]) -> int:
    """The most hexes of one terrain that hang together."""
    unseen, largest = set(graph.hexes), 0
    while unseen:
        group = [unseen.pop()]
        for hex in group:
            new = [n for n in graph.hex_neighbours[hex] if n in unseen and terrain[n] == terrain[hex]]
            group += new
            unseen.difference_update(new)
        largest = max(largest, len(group))
    return largest
