"""How even an island is, as numbers to be put into words."""

from collections.abc import Mapping, Sequence

import msgspec

from . import layouts
from .parts import Island
from .terrain import RESOURCE_OF, chance_of
from .topology import Topology

WEIGHTS = (40, 45, 15)  # resources, places, harbours
VARIETY = 1  # what a resource the seat has not yet is worth, in chances
SEAT_STEP = 12  # score lost for each chance between the richest and the poorest seat
HARBOUR_STEP = 6  # score lost for each chance of its own resource at a 2:1 harbour


class ResourcePart(msgspec.Struct, frozen=True):
    """The poorest resource against the richest, by chances per hex."""

    score: int
    chances: dict[str, int]  # of all hexes of a resource together
    richest: str
    poorest: str


class PlacePart(msgspec.Struct, frozen=True):
    """What each seat founds upon, in the order of the first round, when all take the best that is left."""

    score: int
    seats: list[int]
    best_corner: int
    best_chances: int


class HarbourPart(msgspec.Struct, frozen=True):
    """The 2:1 harbour that lies best at its own resource, and the chances there."""

    score: int
    edge: int
    chances: int


class Fairness(msgspec.Struct, frozen=True):
    """A score from 0 (lopsided) to 100 (even) and the parts it is made of; no harbour part without 2:1 harbours."""

    score: int
    resources: ResourcePart
    places: PlacePart
    harbours: HarbourPart | None


def fairness(
    topology: Topology,
    island: Island,
    seats: int = 0,
    yields: Mapping[str, str] = RESOURCE_OF,
    chances: Sequence[int] = (),
    beside: Sequence[int] = (),
) -> Fairness:
    """Judge an island for so many seats (0: the most its layout takes).

    `chances` are those of each hex where tokens do not tell, `beside` those of each corner on what is no resource.
    """
    made = [yields.get(terrain, "") for terrain in island.terrain]
    paid = chances or [chance_of(token) for token in island.tokens]
    chances = [paid[hex] if made[hex] else 0 for hex in range(len(made))]
    resources = _resources(made, chances)
    places = _places(
        topology,
        seats or layouts.layout(island.layout).players[1],
        made,
        chances,
        beside or [0] * len(topology.corners),
    )
    harbours = _harbours(topology, island, made, chances)
    scores = [part.score for part in (resources, places, harbours) if part]
    weights = WEIGHTS[: len(scores)]
    score = sum(weight * part for weight, part in zip(weights, scores, strict=True)) / sum(weights)
    return Fairness(round(score), resources, places, harbours)


def _resources(made: list[str], chances: list[int]) -> ResourcePart:
    kinds = sorted(set(made) - {""})
    total = {kind: sum(chances[hex] for hex, own in enumerate(made) if own == kind) for kind in kinds}
    ranked = sorted(kinds, key=lambda kind: total[kind] / made.count(kind))
    poorest, richest = ranked[0], ranked[-1]
    share = total[poorest] * made.count(richest) / (made.count(poorest) * total[richest] or 1)
    return ResourcePart(round(100 * share), total, richest, poorest)


def _places(topology: Topology, seats: int, made: list[str], chances: list[int], beside: Sequence[int]) -> PlacePart:
    """Play both founding rounds, every seat taking the corner that brings it most."""
    worth = [
        sum((chances[hex] for hex in hexes), more) for hexes, more in zip(topology.corner_hexes, beside, strict=True)
    ]
    kinds = [{made[hex] for hex in hexes if chances[hex]} for hexes in topology.corner_hexes]
    named = [corner for corner, site in topology.sites.items() if site.circle]
    free = set(named or topology.corners)
    best = max(sorted(free), key=lambda corner: worth[corner])
    has: list[set[str]] = [set() for _ in range(seats)]
    gains = [0] * seats
    for seat in [*range(seats), *reversed(range(seats))]:
        value = {corner: worth[corner] + VARIETY * len(kinds[corner] - has[seat]) for corner in sorted(free)}
        corner = max(value, key=lambda corner: value[corner])
        gains[seat] += worth[corner]
        has[seat] |= kinds[corner]
        free -= {corner, *topology.corner_neighbours[corner]}
    values = [gain + VARIETY * len(kinds) for gain, kinds in zip(gains, has, strict=True)]
    return PlacePart(max(0, 100 - SEAT_STEP * (max(values) - min(values))), gains, best, worth[best])


def _harbours(topology: Topology, island: Island, made: list[str], chances: list[int]) -> HarbourPart | None:
    own: dict[int, int] = {}
    for harbour in island.harbours:
        if harbour.kind != "any":
            ends = topology.edge_corners[harbour.edge]
            hexes = {hex for corner in ends for hex in topology.corner_hexes[corner]}
            own[harbour.edge] = sum(chances[hex] for hex in hexes if made[hex] == harbour.kind)
    if not own:
        return None
    edge = max(own, key=lambda edge: own[edge])
    return HarbourPart(max(0, 100 - HARBOUR_STEP * own[edge]), edge, own[edge])
