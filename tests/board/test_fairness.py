"""How even an island is."""

import msgspec
import pytest

from game.board import Harbour, Island, fairness, island_plan, lay, plan_of, topology

from .lots import islands, seeded


def judged(name: str, seats: int = 0):
    return fairness(topology(name), lay(plan_of(name), seeded(1)), seats)


def beginner() -> Island:
    return lay(plan_of("beginner"), seeded(1))


def test_the_chances_of_the_beginner_island_are_added_up_by_resource():
    part = judged("beginner").resources
    assert part.chances == {
        "wood": 2 + 2 + 5 + 4,
        "brick": 5 + 3 + 4,
        "wool": 1 + 3 + 4 + 2,
        "grain": 1 + 4 + 3 + 5,
        "ore": 3 + 5 + 2,
    }
    assert (part.richest, part.poorest) == ("brick", "wool")
    assert part.score == round(100 * (10 / 4) / (12 / 3))


def test_the_snake_draft_gives_every_seat_two_corners_apart_from_all_others():
    places = judged("beginner").places
    assert places.seats == [20, 20, 20, 20] and places.score == 100
    island, graph = beginner(), topology("beginner")
    best = sorted(island.tokens[hex] for hex in graph.corner_hexes[places.best_corner])
    assert places.best_chances == 11 and sum(6 - abs(7 - token) for token in best) == 11
    assert len(judged("beginner", 3).places.seats) == 3
    assert len(judged("five_six_beginner").places.seats) == 6


def test_a_harbour_at_its_own_resource_costs_points():
    island, graph = beginner(), topology("beginner")
    mountains = graph.hex_at(2, 0)  # ore 8, the harbour on its east side is "any"
    tilted = msgspec.structs.replace(island, harbours=[Harbour(graph.edge_at(mountains, "E"), "ore")])
    part = fairness(graph, tilted).harbours
    assert (part.edge, part.chances, part.score) == (graph.edge_at(mountains, "E"), 5, 70)
    away = msgspec.structs.replace(island, harbours=[Harbour(graph.edge_at(mountains, "E"), "wool")])
    assert fairness(graph, away).harbours.score == 100
    assert fairness(graph, away).score > fairness(graph, tilted).score


def test_an_island_with_all_good_numbers_on_one_resource_scores_far_lower():
    graph, island = topology("base"), beginner()
    numbers = sorted((token for token in island.tokens if token), key=lambda token: abs(7 - token))
    order = sorted((h for h in graph.hexes if island.terrain[h] != "desert"), key=lambda h: island.terrain[h])
    tokens = [0] * 19
    for hex, token in zip(order, numbers, strict=True):
        tokens[hex] = token
    lopsided = fairness(graph, msgspec.structs.replace(island, tokens=tokens))
    assert lopsided.resources.richest == "grain" and lopsided.resources.score < 40
    assert lopsided.score < fairness(graph, island).score - 15


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_score_lies_between_0_and_100_and_islands_differ(seats):
    plan = island_plan(seats)
    found = [fairness(topology(plan.layout), island, seats) for island in islands(plan, 40)]
    for fair in found:
        assert all(
            0 <= part <= 100 for part in (fair.score, fair.resources.score, fair.places.score, fair.harbours.score)
        )
    assert len({fair.score for fair in found}) > 10


def test_maps_are_judged_by_their_named_sites_and_have_no_harbour_part():
    fair, graph = judged("corsica"), topology("corsica")
    assert graph.sites[fair.places.best_corner].name == "Belgodère" and fair.places.best_chances == 12
    assert fair.harbours is None
    assert fair.score == round((40 * fair.resources.score + 45 * fair.places.score) / 85)


def test_hexes_that_yield_nothing_count_nothing():
    island = beginner()
    volcano = msgspec.structs.replace(island, terrain=["volcano" if t == "desert" else t for t in island.terrain])
    volcano.tokens = [token or 5 for token in island.tokens]
    assert fairness(topology("base"), volcano) == fairness(topology("base"), island)
