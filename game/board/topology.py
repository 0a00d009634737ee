"""What touches what: the unchanging graph of hexes, corners and edges of one layout."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from . import layouts, spelling
from .grid import FLAT, POINTY, Axial, Grid, Point, middle, reading

Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Site:
    """A circle of a map or, without a circle's colour, a victory point crossing."""

    id: str
    name: str
    circle: str


@dataclass(frozen=True, slots=True, eq=False)
class Topology:
    """The graph of one layout; everything is numbered from 0 in reading order of its middle (y, then x)."""

    layout: str
    flat_top: bool
    hexes: tuple[int, ...]
    corners: tuple[int, ...]
    edges: tuple[int, ...]
    hex_names: tuple[str, ...]
    corner_names: tuple[str, ...]
    edge_names: tuple[str, ...]
    hex_corners: Table  # clockwise: N, NE, SE, S, SW, NW; flat-top: NW, NE, E, SE, SW, W
    hex_edges: Table  # clockwise: NE, E, SE, SW, W, NW; flat-top: N, NE, SE, S, SW, NW
    hex_neighbours: Table
    corner_hexes: Table
    corner_edges: Table
    corner_neighbours: Table
    edge_corners: tuple[tuple[int, int], ...]
    edge_hexes: Table
    edge_between: Mapping[tuple[int, int], int]  # both ways round
    hex_xy: tuple[tuple[float, float], ...]
    corner_xy: tuple[tuple[float, float], ...]
    coast: tuple[int, ...]  # edges clockwise from the NW side of the first hex
    rings: Table  # hexes from the coast inwards, each ring in reading order
    sites: Mapping[int, Site]  # by corner; empty but on maps
    regions: tuple[str, ...]  # names of hexes on maps, else empty
    hex_axial: tuple[Axial, ...]
    _hex_index: Mapping[str, int]
    _corner_index: Mapping[str, int]

    def hex_at(self, q: int, r: int) -> int:
        """The hex at (q, r); ValueError if there is none."""
        return self.hex_axial.index((q, r))

    def corner_at(self, hex: int, name: str) -> int:
        """The corner of a hex by its direction, such as "N"."""
        return self.hex_corners[hex][list(_grid(self.flat_top).corners).index(name)]

    def edge_at(self, hex: int, side: str) -> int:
        """The edge of a hex by the side it faces, such as "NE"."""
        return self.hex_edges[hex][list(_grid(self.flat_top).sides).index(side)]

    def find_hex(self, text: str) -> int | None:
        """The hex somebody means by "a" or by the name of a region."""
        return self._hex_index.get(spelling.plain(text))

    def find_corner(self, text: str) -> int | None:
        """The corner somebody means by "17", or by the name or id of a site."""
        return self._corner_index.get(spelling.plain(text))

    def find_edge(self, text: str) -> int | None:
        """The edge somebody means by "17-18", either way round; sites may stand for their numbers."""
        for first, second in spelling.pairs(text):
            ends = self.find_corner(first), self.find_corner(second)
            if ends[0] is not None and ends[1] is not None and (ends[0], ends[1]) in self.edge_between:
                return self.edge_between[ends[0], ends[1]]
        return None


@cache
def topology(layout: str) -> Topology:
    """The graph of a layout; layouts upon the same frame share one."""
    shape = layouts.frame(layout)
    return _survey(shape) if shape.id == layout else topology(shape.id)


def _grid(flat_top: bool) -> Grid:
    return FLAT if flat_top else POINTY


def _survey(shape: layouts.Layout) -> Topology:
    grid = _grid(shape.orientation == "flat")
    axial = tuple(sorted(shape.hexes(), key=lambda at: reading(grid.centre(at))))
    hexes = range(len(axial))
    points = sorted({point for at in axial for point in grid.ring(at)}, key=reading)
    number = {point: corner for corner, point in enumerate(points)}
    hex_corners = tuple(tuple(number[point] for point in grid.ring(at)) for at in axial)
    sides = [list(zip(ring, ring[1:] + ring[:1], strict=True)) for ring in hex_corners]
    ends = sorted({(min(s), max(s)) for ring in sides for s in ring}, key=lambda s: _middle(points, s))
    between = {pair: edge for edge, (a, b) in enumerate(ends) for pair in ((a, b), (b, a))}
    hex_edges = tuple(tuple(between[side] for side in ring) for ring in sides)
    corner_edges = _invert(ends, len(points))
    edge_hexes = _invert(hex_edges, len(ends))
    neighbours = tuple(_others(hex, (edge_hexes[edge] for edge in hex_edges[hex])) for hex in hexes)
    corner_names = tuple(str(corner + 1) for corner in range(len(points)))
    sites = {number[grid.corner(s.at[:2], s.at[2])]: Site(s.id, s.name, s.circle) for s in shape.sites}
    regions = tuple({(land.q, land.r): land.region for land in shape.lands}[at] for at in axial) if shape.lands else ()
    hex_names = tuple(map(spelling.letters, hexes))
    return Topology(
        layout=shape.id,
        flat_top=grid is FLAT,
        hexes=tuple(hexes),
        corners=tuple(range(len(points))),
        edges=tuple(range(len(ends))),
        hex_names=hex_names,
        corner_names=corner_names,
        edge_names=tuple(f"{corner_names[a]}-{corner_names[b]}" for a, b in ends),
        hex_corners=hex_corners,
        hex_edges=hex_edges,
        hex_neighbours=neighbours,
        corner_hexes=_invert(hex_corners, len(points)),
        corner_edges=corner_edges,
        corner_neighbours=tuple(_others(c, (ends[edge] for edge in corner_edges[c])) for c in range(len(points))),
        edge_corners=tuple(ends),
        edge_hexes=edge_hexes,
        edge_between=MappingProxyType(between),
        hex_xy=tuple(grid.place(grid.centre(at)) for at in axial),
        corner_xy=tuple(map(grid.place, points)),
        coast=_coast([side for ring in sides for side in ring if len(edge_hexes[between[side]]) == 1], sides, between),
        rings=_rings(neighbours),
        sites=MappingProxyType(sites),
        regions=regions,
        hex_axial=axial,
        _hex_index=spelling.index((name, hex) for names in (hex_names, regions) for hex, name in enumerate(names)),
        _corner_index=spelling.index(
            [(name, corner) for corner, name in enumerate(corner_names)]
            + [(name, corner) for corner, site in sites.items() for name in (site.id, site.name)]
        ),
    )


def _middle(points: list[Point], ends: tuple[int, int]) -> Point:
    return reading(middle(points[ends[0]], points[ends[1]]))


def _invert(rows: Iterable[Iterable[int]], length: int) -> Table:
    """For each column the rows it stands in, ascending."""
    found: list[list[int]] = [[] for _ in range(length)]
    for row, columns in enumerate(rows):
        for column in columns:
            found[column].append(row)
    return tuple(map(tuple, found))


def _others(own: int, groups: Iterable[Iterable[int]]) -> tuple[int, ...]:
    return tuple(sorted({member for group in groups for member in group} - {own}))


def _coast(
    shore: list[tuple[int, int]], sides: list[list[tuple[int, int]]], between: Mapping[tuple[int, int], int]
) -> tuple[int, ...]:
    """The shore walked with the land on the right hand: the outer coast first, then the shores of lakes."""
    onward = dict(shore)
    walk: list[int] = []
    corner = sides[0][-1][0]  # the last side of a hex, clockwise, is its NW side
    while onward:
        if corner not in onward:
            corner = next(iter(onward))
        step = corner, onward.pop(corner)
        walk.append(between[step])
        corner = step[1]
    return tuple(walk)


def _rings(neighbours: Table) -> Table:
    """Peel off the hexes that have not six neighbours left, again and again."""
    left = set(range(len(neighbours)))
    rings = []
    while left:
        ring = tuple(sorted(hex for hex in left if len(left.intersection(neighbours[hex])) < 6))
        rings.append(ring)
        left -= set(ring)
    return tuple(rings)
