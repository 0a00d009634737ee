"""Number tokens: the spiral by letter, and random ones with their conditions."""

from collections import Counter
from itertools import combinations, pairwise

import msgspec
import pytest

from game.board import (
    Impossible,
    IslandOptions,
    Plan,
    chance_of,
    island_plan,
    lay,
    plan_of,
    spiral,
    spiral_starts,
    topology,
)

from .lots import assert_even, islands, seeded, touching

LETTERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
LARGE_LETTERS = [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6]
WALK = "2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0 2,-1 1,-1 0,-1 -1,0 -1,1 0,1 1,0 0,0"
LARGE_WALK = (
    "0,-3 -1,-2 -2,-1 -3,0 -3,1 -3,2 -3,3 -2,3 -1,3 0,2 1,1 2,0 2,-1 2,-2 2,-3 1,-3 "
    "0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,1 1,0 1,-1 1,-2 0,-1 -1,0 -1,1 0,0"
)
LARGE_WALK_FROM_WEST = (
    "-3,0 -3,1 -3,2 -3,3 -2,3 -1,3 0,2 1,1 2,0 2,-1 2,-2 2,-3 1,-3 0,-3 -1,-2 -2,-1 "
    "-2,0 -2,1 -2,2 -1,2 0,1 1,0 1,-1 1,-2 0,-2 -1,-1 -1,0 -1,1 0,0 0,-1"
)


def places(walk: str) -> list[tuple[int, int]]:
    return [(int(q), int(r)) for q, r in (text.split(",") for text in walk.split())]


def with_deserts(name: str, start: tuple[int, int], deserts: list[tuple[int, int]]) -> Plan:
    """The layout with a given start of the spiral and the deserts in given places."""
    graph, plan = topology(name), plan_of(name)
    plan.terrain["desert"] -= len(deserts)
    plan.fixed = {graph.hex_at(q, r): "desert" for q, r in deserts}
    plan.spiral_start = graph.hex_at(*start)
    return plan


def numbers(name: str, plan: Plan) -> dict[tuple[int, int], int]:
    island = lay(plan, seeded(3))
    return {topology(name).hex_axial[hex]: token for hex, token in enumerate(island.tokens)}


@pytest.mark.parametrize(
    ("name", "walk"), [("base", WALK), ("five_six", LARGE_WALK), ("five_six", LARGE_WALK_FROM_WEST)]
)
def test_base_12_and_fs_06_the_spiral_runs_counter_clockwise_inwards(name, walk):
    graph, listed = topology(name), places(walk)
    assert [graph.hex_axial[hex] for hex in spiral(graph, graph.hex_at(*listed[0]))] == listed


@pytest.mark.parametrize("name", ["base", "five_six"])
def test_base_12_and_fs_06_from_every_corner_the_spiral_visits_all_hexes_step_by_step(name):
    graph = topology(name)
    assert len(spiral_starts(graph)) == 6
    for start in spiral_starts(graph):
        order = spiral(graph, start)
        assert order[0] == start and sorted(order) == list(graph.hexes)
        assert all(b in graph.hex_neighbours[a] for a, b in pairwise(order))


@pytest.mark.parametrize(("name", "letters"), [("base", LETTERS), ("five_six", LARGE_LETTERS)])
def test_base_12_and_fs_06_tokens_follow_the_letter_spiral(name, letters):
    graph = topology(name)
    for island in islands(plan_of(name), 30):
        read = [[t for hex in spiral(graph, start) if (t := island.tokens[hex])] for start in spiral_starts(graph)]
        assert letters in read


@pytest.mark.parametrize(("name", "letters"), [("base", LETTERS), ("five_six", LARGE_LETTERS)])
def test_base_12_and_fs_06_the_starting_corner_is_drawn_by_lot(name, letters):
    graph = topology(name)
    starts = []
    for island in islands(plan_of(name), 900):
        starts += [
            start
            for start in spiral_starts(graph)
            if [t for hex in spiral(graph, start) if (t := island.tokens[hex])] == letters
        ]
    assert_even(starts, dict.fromkeys(spiral_starts(graph), 1 / 6))


@pytest.mark.parametrize(("name", "deserts"), [("base", 1), ("five_six", 2)])
def test_base_13_and_fs_07_deserts_get_no_token_and_use_none_up(name, deserts):
    for island in islands(plan_of(name), 30):
        assert [kind for kind, token in zip(island.terrain, island.tokens, strict=True) if not token] == [
            "desert"
        ] * deserts
        assert sorted(token for token in island.tokens if token) == sorted(plan_of(name).tokens)


def test_base_e14_tokens_from_the_north_east_with_the_desert_in_the_centre():
    found = numbers("base", with_deserts("base", (2, -2), [(0, 0)]))
    assert [found[at] for at in places(WALK)] == [*LETTERS, 0]
    assert found[2, -2] == 5 and found[-2, 0] == 8 and found[1, 0] == 11


def test_base_e14_the_token_of_the_desert_goes_to_the_next_hex():
    found = numbers("base", with_deserts("base", (2, -2), [(1, -2)]))
    assert (found[1, -2], found[0, -2], found[-1, -1], found[0, 0]) == (0, 2, 6, 11)


def test_base_e48_the_lowest_of_the_three_best_corners_is_the_one_of_the_example():
    graph, island = topology("base"), lay(with_deserts("base", (2, -2), [(0, 0)]), seeded(1))
    worth = [sum(chance_of(island.tokens[hex]) for hex in hexes) for hexes in graph.corner_hexes]
    best = [corner for corner in graph.corners if worth[corner] == max(worth)]
    first, close, second = best
    assert max(worth) == 12
    assert [first, second] == [graph.corner_at(graph.hex_at(-2, r), "N") for r in (1, 2)]
    assert close in graph.corner_neighbours[first]


def test_fs_e12_tokens_from_the_north_west_with_two_deserts_on_the_coast():
    found = numbers("five_six", with_deserts("five_six", (0, -3), [(-3, 0), (2, -3)]))
    listed = (
        "0,-3 2|-1,-2 5|-2,-1 4|-3,1 6|-3,2 3|-3,3 9|-2,3 8|-1,3 11|0,2 11|1,1 10|2,0 6|2,-1 3|2,-2 8|1,-3 4|0,-2 8"
        "|-1,-1 10|-2,0 11|-2,1 12|-2,2 10|-1,2 5|0,1 4|1,0 9|1,-1 5|1,-2 9|0,-1 12|-1,0 3|-1,1 2|0,0 6"
    )
    expected = {places(at)[0]: int(token) for at, token in (text.split() for text in listed.split("|"))}
    assert found == expected | {(-3, 0): 0, (2, -3): 0}


@pytest.mark.parametrize(("name", "deserts"), [("base", 1), ("five_six", 2)])
def test_base_12_and_fs_06_no_spiral_puts_red_numbers_side_by_side(name, deserts):
    graph, letters = topology(name), plan_of(name).tokens
    for start in spiral_starts(graph):
        for dry in combinations(graph.hexes, deserts):
            tokens = iter(letters)
            reds = {hex for hex in spiral(graph, start) if hex not in dry and next(tokens) in (6, 8)}
            assert not any(reds.intersection(graph.hex_neighbours[hex]) for hex in reds)


def random_plan(seats: int, **options: bool) -> Plan:
    return island_plan(seats, options=IslandOptions(tokens="random", **options))


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o7_random_tokens_use_the_same_tokens_without_the_spiral(seats):
    plan = random_plan(seats, reds_apart=False)
    graph = topology(plan.layout)
    spirals = 0
    for island in islands(plan, 40):
        assert sorted(token for token in island.tokens if token) == sorted(plan.tokens)
        laid = [[t for hex in spiral(graph, start) if (t := island.tokens[hex])] for start in spiral_starts(graph)]
        spirals += plan.tokens in laid
    assert spirals == 0


def test_base_o7_without_conditions_every_token_is_equally_likely_everywhere():
    plan = random_plan(4, reds_apart=False)
    plan.desert = "centre"
    counts = Counter(plan.tokens)
    dealt = list(islands(plan, 1500))
    for hex in (0, 4, 11, 18):
        assert_even((island.tokens[hex] for island in dealt), {token: n / 18 for token, n in counts.items()})


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o8_red_numbers_lie_apart_unless_the_host_says_otherwise(seats):
    graph = topology(random_plan(seats).layout)
    assert not any(touching(graph, island, {6, 8}) for island in islands(random_plan(seats), 80))
    assert any(touching(graph, island, {6, 8}) for island in islands(random_plan(seats, reds_apart=False), 80))


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o9_2_and_12_lie_apart_if_the_host_wants_it(seats):
    graph = topology(random_plan(seats).layout)
    assert not any(touching(graph, island, {2, 12}) for island in islands(random_plan(seats, ends_apart=True), 80))
    assert any(touching(graph, island, {2, 12}) for island in islands(random_plan(seats), 80))


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o10_equal_numbers_lie_apart_if_the_host_wants_it(seats):
    graph = topology(random_plan(seats).layout)

    def twins(island):
        return any(touching(graph, island, {number}) for number in range(2, 13))

    assert not any(map(twins, islands(random_plan(seats, equal_apart=True), 40)))
    assert any(map(twins, islands(random_plan(seats), 40)))


@pytest.mark.parametrize("seats", [4, 6])
def test_base_o7_all_conditions_hold_together(seats):
    options = IslandOptions(
        tokens="random", ends_apart=True, equal_apart=True, terrain_group=2, desert="coast", harbours="frame"
    )
    plan = island_plan(seats, options=options)
    graph = topology(plan.layout)
    for island in islands(plan, 25):
        assert Counter(island.terrain) == plan.terrain
        assert sorted(token for token in island.tokens if token) == sorted(plan.tokens)
        for numbers in ({6, 8}, {2, 12}, *({n} for n in range(2, 13))):
            assert not touching(graph, island, numbers)


def test_base_o8_the_conditions_leave_a_spiral_alone():
    spiral_plan = island_plan(4, options=IslandOptions(ends_apart=True, equal_apart=True))
    assert [island.tokens for island in islands(spiral_plan, 20)] == [i.tokens for i in islands(island_plan(4), 20)]


def test_base_o7_random_red_tokens_are_spread_evenly_over_equal_places():
    plan = random_plan(4)
    plan.desert = "centre"
    graph = topology("base")
    reds = [hex for island in islands(plan, 900) for hex in graph.rings[1] if island.tokens[hex] in (6, 8)]
    assert_even(reds, dict.fromkeys(graph.rings[1], 1 / 6))


def test_a_plan_with_too_few_or_too_many_tokens_is_refused_before_a_lot_is_drawn():
    lots = seeded(1)
    for tokens in (LETTERS[1:], [*LETTERS, 7]):
        with pytest.raises(Impossible, match=r"token_count \(hexes 18, tokens"):
            lay(msgspec.structs.replace(plan_of("base"), tokens=tokens), lots)
    assert lots.chance.drawn == []


def test_tokens_that_cannot_lie_apart_are_refused_in_words():
    plan = random_plan(4)
    plan.tokens = [6] * 18
    with pytest.raises(Impossible, match="no_arrangement"):
        lay(plan, seeded(1))
