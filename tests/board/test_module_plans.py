"""What rule systems ask of the plan: other terrain, printed numbers, places laid first, tokens by ring."""

from collections import Counter
from itertools import combinations

import pytest

from game.board import IslandOptions, Plan, Topology, island_plan, plan_of, shape, spiral, spiral_starts, topology

from .lots import assert_even, islands, largest_group, touching

BASE_WITHOUT_DESERT = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3}


def instead_of_the_desert(terrain: str, number: int = 0, **options: object) -> Plan:
    plan = island_plan(4, options=IslandOptions(**options))
    plan.terrain = BASE_WITHOUT_DESERT | {terrain: 1}
    if number:
        plan.printed = {terrain: number}
    else:
        plan.bare = [terrain]
    return plan


def river_courses(graph: Topology) -> list[dict[int, str]]:
    """Swamp at the coast with two sea edges, hills inland next to it, mountains inland and farther from it."""
    mouths = set(graph.rings[0]) - set(spiral_starts(graph))
    inner = {hex for ring in graph.rings[1:] for hex in ring}
    return [
        {swamp: "swamp", hills: "river_hills", mountains: "river_mountains"}
        for swamp in mouths
        for hills in inner.intersection(graph.hex_neighbours[swamp])
        for mountains in inner.intersection(graph.hex_neighbours[hills]).difference(graph.hex_neighbours[swamp])
        if mountains in (graph.hex_at(0, 0), *straight_on(graph, swamp, hills))
    ]


def straight_on(graph: Topology, first: int, second: int) -> list[int]:
    (aq, ar), (bq, br) = graph.hex_axial[first], graph.hex_axial[second]
    at = (2 * bq - aq, 2 * br - ar)
    return [graph.hex_at(*at)] if at in graph.hex_axial else []


def river(**options: object) -> Plan:
    plan = island_plan(4, options=IslandOptions(**options))
    plan.terrain = {"forest": 4, "pasture": 4, "fields": 4, "hills": 2, "mountains": 2}
    plan.one_of = river_courses(topology("base"))
    plan.bare = ["swamp"]
    return plan


def test_a_volcano_shows_its_own_five_and_is_skipped_by_the_spiral():
    plan = instead_of_the_desert("volcano", 5)
    graph, places = topology("base"), []
    for island in islands(plan, 600):
        (volcano,) = island.printed
        assert island.terrain[volcano] == "volcano" and island.tokens[volcano] == 5
        laid = [[island.tokens[h] for h in spiral(graph, start) if h != volcano] for start in spiral_starts(graph)]
        assert plan.tokens in laid
        assert "desert" not in island.terrain and island.robber is None
        places.append(volcano)
    assert_even(places, dict.fromkeys(graph.hexes, 1 / 19))


def test_the_printed_five_keeps_other_fives_away_when_equal_numbers_lie_apart():
    plan = instead_of_the_desert("volcano", 5, tokens="random", equal_apart=True)
    for island in islands(plan, 60):
        assert not touching(topology("base"), island, {5})
        assert Counter(island.tokens)[5] == 3


@pytest.mark.parametrize(
    "plan",
    [instead_of_the_desert("volcano", 5, desert="centre"), instead_of_the_desert("wizard_castle", desert="centre")],
)
def test_base_o12_volcano_and_wizards_castle_count_as_the_desert(plan):
    special = ({*plan.bare, *plan.printed} & set(plan.terrain)).pop()
    assert all(island.terrain[9] == special for island in islands(plan, 10))


def test_a_wizards_castle_lies_where_the_desert_would_and_has_no_token():
    for island in islands(instead_of_the_desert("wizard_castle"), 30):
        castle = island.terrain.index("wizard_castle")
        assert island.tokens[castle] == 0 and island.tokens.count(0) == 1
        assert island.robber is None and island.printed == []


def test_one_of_the_courses_is_drawn_and_the_rest_is_dealt():
    plan = river()
    assert len(plan.one_of) == 24
    drawn = []
    for island in islands(plan, 1200):
        laid = {hex: kind for hex, kind in enumerate(island.terrain) if kind == "swamp" or kind.startswith("river")}
        drawn.append(plan.one_of.index(laid))
        assert Counter(island.terrain) == plan.terrain | {"swamp": 1, "river_hills": 1, "river_mountains": 1}
    assert_even(drawn, dict.fromkeys(range(24), 1 / 24))


def test_the_swamp_is_skipped_by_the_tokens():
    graph = topology("base")
    for island in islands(river(), 30):
        swamp = island.terrain.index("swamp")
        assert [hex for hex in graph.hexes if not island.tokens[hex]] == [swamp]


def test_the_conditions_hold_for_the_rest():
    plan = river(terrain_group=2, tokens="random", equal_apart=True)
    for island in islands(plan, 40):
        assert largest_group(topology("base"), island.terrain) <= 2
        assert not any(touching(topology("base"), island, numbers) for numbers in ({6, 8}, {5}, {9}, {4}))


def test_atl_01_and_atl_02_two_deserts_lie_north_and_south_and_the_rest_is_dealt():
    graph, plan = topology("atlantis"), plan_of("atlantis")
    poles = {graph.hex_at(0, -2), graph.hex_at(0, 2)}
    dealt = list(islands(plan, 1200))
    box = Counter(forest=4, pasture=3, fields=4, hills=3, mountains=3, desert=2)
    for island in dealt:
        assert Counter(island.terrain) == box
        assert {hex for hex, kind in enumerate(island.terrain) if kind == "desert"} == poles
    for hex in set(graph.hexes) - poles:
        assert_even((i.terrain[hex] for i in dealt), {kind: n / 17 for kind, n in box.items() if kind != "desert"})


def test_atl_03_to_atl_05_coast_and_inner_hexes_get_their_own_tokens():
    graph = topology("atlantis")
    for island in islands(plan_of("atlantis"), 100):
        coast = sorted(island.tokens[hex] for hex in graph.rings[0])
        inner = sorted(island.tokens[hex] for ring in graph.rings[1:] for hex in ring)
        assert coast == [0, 0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
        assert inner == [4, 5, 6, 8, 9, 10, 11]


def test_atl_06_red_tokens_never_touch_and_all_their_220_places_are_possible():
    graph = topology("atlantis")
    places = Counter()
    for island in islands(plan_of("atlantis"), 4000):
        assert not touching(graph, island, {6, 8})
        reds = frozenset(hex for hex in graph.hexes if island.tokens[hex] in (6, 8))
        places[reds] += 1
    sets = {
        frozenset((*outer, *inner))
        for outer in combinations([h for h in graph.rings[0] if graph.hex_axial[h] not in ((0, -2), (0, 2))], 2)
        for inner in combinations([h for ring in graph.rings[1:] for h in ring], 2)
        if not any(b in graph.hex_neighbours[a] for a, b in combinations((*outer, *inner), 2))
    }
    assert len(sets) == 220 // 4  # the rules count 6 and 8 apart
    assert_even(places.elements(), dict.fromkeys(sets, 1 / len(sets)))


def test_atl_07_the_robber_starts_on_either_desert_by_lot():
    graph = topology("atlantis")
    starts = [graph.hex_axial[island.robber] for island in islands(plan_of("atlantis"), 300)]
    assert_even(starts, {(0, -2): 0.5, (0, 2): 0.5})


def test_atl_08_harbours_follow_the_base_game():
    kinds = [tuple(h.kind for h in island.harbours) for island in islands(plan_of("atlantis"), 5)]
    assert len(set(kinds)) > 1 and all(sorted(k) == sorted(kinds[0]) for k in kinds)
    assert [h.edge for h in plan_of("atlantis").harbours] == [h.edge for h in plan_of("base").harbours]


def test_plans_of_one_layout_do_not_share_what_modules_edit():
    plan = plan_of("base")
    plan.terrain["forest"] = 0
    plan.fixed[0] = "swamp"
    plan.bare.append("swamp")
    plan.tokens.clear()
    assert plan_of("base").terrain["forest"] == 4
    assert (plan_of("base").fixed, plan_of("base").bare, len(plan_of("base").tokens)) == ({}, ["desert"], 18)
    assert shape(plan_of("base"), IslandOptions()) == plan_of("base")
