"""Where everything of a sheet is drawn: the ground of so many sheets side by side, and the place of each symbol."""

from __future__ import annotations

from functools import cache
from math import sqrt

from msgspec import Struct

from game.dice.sheets import Side, side
from game.look import Ground, Tile, Xy

ACROSS, DOWN = 5.7, 6.6  # from sheet to sheet
KNIGHTS = {1: ((0.0, -0.22),), 2: ((-0.33, 0.0), (0.33, 0.0))}  # in their hex, by how many stand there
JOKER = {1: (0.0, 0.4), 2: (0.0, 0.54)}
NAME = (0.0, -3.3)
ROOM = ((-2.75, 0.0), (2.85, 0.0))  # for what stands at the rim


class Chart(Struct, frozen=True):
    """The ground of several sheets, and on each the number of every symbol and joker there."""

    ground: Ground
    places: tuple[dict[str, int], ...]
    names: tuple[Xy, ...]  # where the owner's name stands

    def place(self, sheet: int, symbol: str) -> int:
        return self.places[sheet][symbol]


@cache
def charts(variant: str, sheets: int) -> Chart:
    """So many sheets of one side, two in a row."""
    printed = side(variant)
    tiles: list[Tile] = []
    corners: list[Xy] = []
    corner_names: list[str] = []
    edges: list[tuple[int, int]] = []
    places: list[dict[str, int]] = []
    names: list[Xy] = []
    for number in range(sheets):
        dx, dy = number % 2 * ACROSS, number // 2 * DOWN
        tiles += [Tile(h.id, (1.5 * h.q + dx, sqrt(3) * (h.r + h.q / 2) + dy), h.terrain) for h in printed.hexes]
        spots = _spots(printed)
        first = {spot: len(corners) + k for k, spot in enumerate(spots)}
        corners += [(x + dx, y + dy) for x, y in spots.values()]
        corner_names += [_called(printed, spot) for spot in spots]
        roads = {road.id: len(edges) + k for k, road in enumerate(printed.roads)}
        edges += [(first[road.a], first[road.b]) for road in printed.roads]
        buildings = {b.id: first[b.node] for b in (*printed.settlements, *printed.cities)}
        places.append(first | roads | buildings)
        names.append((NAME[0] + dx, NAME[1] + dy))
        rim: list[Xy] = [*ROOM, *([(NAME[0], NAME[1] - 0.2)] if sheets > 1 else [])]
        corners += [(x + dx, y + dy) for x, y in rim]
        corner_names += [""] * len(rim)
    road_names = tuple(road.id for road in printed.roads) * sheets
    ground = Ground(
        f"{variant}_sheets", tuple(tiles), tuple(corners), tuple(corner_names), tuple(edges), road_names, (),
        flat_top=True,
    )  # fmt: skip
    return Chart(ground, tuple(places), tuple(names))


def _spots(printed: Side) -> dict[str, Xy]:
    """Nodes, and where knights and jokers stand in their hexes."""
    spots = dict(printed.nodes)
    middle = {h.id: (1.5 * h.q, sqrt(3) * (h.r + h.q / 2)) for h in printed.hexes}
    hexes = {knight.id: knight.hex for knight in printed.knights}
    for joker in printed.jokers:
        x, y = middle[hexes[joker.needs[0]]]
        for knight, (dx, dy) in zip(joker.needs, KNIGHTS[len(joker.needs)], strict=True):
            spots[knight] = (x + dx, y + dy)
        dx, dy = JOKER[len(joker.needs)]
        spots[joker.id] = (x + dx, y + dy)
    return spots


def _called(printed: Side, spot: str) -> str:
    """The building of a node, a knight by its own name; jokers say theirs themselves."""
    buildings = {b.node: b.id for b in (*printed.settlements, *printed.cities)}
    return "" if spot in printed.joker else buildings.get(spot, spot)
