"""The graph of every layout: numbers, names, neighbours, coast."""

from itertools import pairwise
from math import dist, isclose, sqrt

import pytest

from game.board import Topology, spiral_starts, topology
from game.board.layouts import names

SHAPES = ("base", "five_six", "corsica", "new_york")
SIDES = ("NE", "E", "SE", "SW", "W", "NW")


@pytest.fixture(params=SHAPES)
def graph(request: pytest.FixtureRequest) -> Topology:
    return topology(request.param)


@pytest.mark.parametrize(
    ("layout", "hexes", "corners", "edges", "coast", "rings"),
    [
        ("base", 19, 54, 72, 30, [12, 6, 1]),
        ("five_six", 30, 80, 109, 38, [16, 10, 4]),
        ("corsica", 25, 73, 97, 44, [18, 7]),
        ("new_york", 29, 86, 114, 54, [21, 8]),
    ],
)
def test_every_layout_has_the_size_of_its_document(layout, hexes, corners, edges, coast, rings):
    graph = topology(layout)
    assert (len(graph.hexes), len(graph.corners), len(graph.edges)) == (hexes, corners, edges)
    assert len(graph.coast) == len(set(graph.coast)) == coast
    assert [len(ring) for ring in graph.rings] == rings


def test_a_topology_is_built_once_and_shared_by_all_deals_upon_its_frame():
    assert topology("base") is topology("base")
    assert topology("beginner") is topology("atlantis") is topology("ck_beginner") is topology("base")
    assert topology("five_six_beginner") is topology("five_six")
    assert {topology(name).layout for name in names()} == set(SHAPES)


def test_an_unknown_layout_is_named_in_the_error():
    with pytest.raises(KeyError, match="no layout 'atoll'"):
        topology("atoll")


def test_everything_is_numbered_in_reading_order(graph):
    def in_order(middles):
        rounded = [(round(y, 6), round(x, 6)) for x, y in middles]
        return rounded == sorted(rounded)

    assert in_order(graph.hex_xy)
    assert in_order(graph.corner_xy)
    corner = graph.corner_xy
    assert in_order(
        [((corner[a][0] + corner[b][0]) / 2, (corner[a][1] + corner[b][1]) / 2) for a, b in graph.edge_corners]
    )


def test_positions_are_in_hex_sizes(graph):
    for hex in graph.hexes:
        assert all(isclose(dist(graph.hex_xy[hex], graph.corner_xy[c]), 1) for c in graph.hex_corners[hex])
    assert all(isclose(dist(graph.corner_xy[a], graph.corner_xy[b]), 1) for a, b in graph.edge_corners)
    q, r = graph.hex_axial[3]
    expected = (1.5 * q, sqrt(3) * (r + q / 2)) if graph.flat_top else (sqrt(3) * (q + r / 2), 1.5 * r)
    assert graph.hex_xy[3] == pytest.approx(expected)


def test_only_corsica_lies_on_its_side():
    assert [name for name in SHAPES if topology(name).flat_top] == ["corsica"]


def test_the_tables_agree_with_each_other(graph):
    for corner in graph.corners:
        assert graph.corner_hexes[corner] == tuple(h for h in graph.hexes if corner in graph.hex_corners[h])
        assert graph.corner_edges[corner] == tuple(e for e in graph.edges if corner in graph.edge_corners[e])
        others = sorted({end for e in graph.corner_edges[corner] for end in graph.edge_corners[e]} - {corner})
        assert graph.corner_neighbours[corner] == tuple(others)
        assert 1 <= len(graph.corner_hexes[corner]) <= 3 and 2 <= len(others) <= 3
    for edge, (a, b) in enumerate(graph.edge_corners):
        assert a < b and graph.edge_between[a, b] == graph.edge_between[b, a] == edge
        assert graph.edge_hexes[edge] == tuple(h for h in graph.hexes if edge in graph.hex_edges[h])
    for hex in graph.hexes:
        sharing = {h for e in graph.hex_edges[hex] for h in graph.edge_hexes[e]} - {hex}
        assert graph.hex_neighbours[hex] == tuple(sorted(sharing))


def test_corners_and_edges_of_a_hex_run_clockwise_from_the_top(graph):
    for hex in graph.hexes:
        ring = [*graph.hex_corners[hex], graph.hex_corners[hex][0]]
        assert [graph.edge_between[pair] for pair in pairwise(ring)] == list(graph.hex_edges[hex])
        (ax, ay), (bx, by) = graph.corner_xy[ring[0]], graph.corner_xy[ring[1]]
        x, y = graph.hex_xy[hex]
        assert (ax - x) * (by - y) - (ay - y) * (bx - x) > 0  # clockwise, because y grows downwards
        assert graph.hex_corners[hex][0] == min(ring)


def test_places_are_found_by_hex_and_direction():
    graph = topology("base")
    centre = graph.hex_at(0, 0)
    assert graph.hex_axial[centre] == (0, 0) and graph.hex_names[centre] == "J"
    north = graph.corner_at(centre, "N")
    assert [graph.hex_axial[h] for h in graph.corner_hexes[north]] == [(0, -1), (1, -1), (0, 0)]
    assert north == graph.corner_at(graph.hex_at(0, -1), "SE") == graph.corner_at(graph.hex_at(1, -1), "SW")
    assert graph.edge_at(centre, "E") == graph.edge_at(graph.hex_at(1, 0), "W")
    assert graph.edge_at(centre, "NE") == graph.edge_at(graph.hex_at(1, -1), "SW")
    with pytest.raises(ValueError, match="not in tuple"):
        graph.hex_at(3, 0)


def test_the_coast_of_the_base_frame_runs_clockwise_from_the_north_west():
    graph = topology("base")
    listed = (
        "0,-2 NW NE|1,-2 NW NE|2,-2 NW NE E|2,-1 NE E|2,0 NE E SE|1,1 E SE|0,2 E SE SW|-1,2 SE SW"
        "|-2,2 SE SW W|-2,1 SW W|-2,0 SW W NW|-1,-1 W NW|0,-2 W"
    )
    assert [(q, r, s) for q, r, s in coast_sides(graph)] == parse_coast(listed)


def test_the_coast_of_the_large_frame_runs_clockwise_from_the_north_west():
    graph = topology("five_six")
    listed = (
        "0,-3 NW NE|1,-3 NW NE|2,-3 NW NE E|2,-2 NE E|2,-1 NE E|2,0 NE E SE|1,1 E SE|0,2 E SE|-1,3 E SE SW"
        "|-2,3 SE SW|-3,3 SE SW W|-3,2 SW W|-3,1 SW W|-3,0 SW W NW|-2,-1 W NW|-1,-2 W NW|0,-3 W"
    )
    assert coast_sides(graph) == parse_coast(listed)


def test_neighbouring_coast_edges_share_a_corner(graph):
    ring = [*graph.coast, graph.coast[0]]
    assert all(set(graph.edge_corners[a]) & set(graph.edge_corners[b]) for a, b in pairwise(ring))
    assert sorted(graph.coast) == [edge for edge in graph.edges if len(graph.edge_hexes[edge]) == 1]


def test_corner_hexes_have_three_sides_at_the_sea():
    base, large = topology("base"), topology("five_six")
    assert {base.hex_axial[h] for h in spiral_starts(base)} == {(0, -2), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0)}
    corners = {(0, -3), (2, -3), (2, 0), (-1, 3), (-3, 3), (-3, 0)}
    assert {large.hex_axial[h] for h in spiral_starts(large)} == corners


def parse_coast(listed: str) -> list[tuple[int, int, str]]:
    groups = [group.split() for group in listed.split("|")]
    return [(*map(int, group[0].split(",")), side) for group in groups for side in group[1:]]


def coast_sides(graph: Topology) -> list[tuple[int, int, str]]:
    sides = []
    for edge in graph.coast:
        (hex,) = graph.edge_hexes[edge]
        sides.append((*graph.hex_axial[hex], next(s for s in SIDES if graph.edge_at(hex, s) == edge)))
    return sides
