"""Dealing terrain: what is in the box, how it is shuffled, and the conditions a host may set."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from game.board import Impossible, IslandOptions, chance_of, island_plan, lay, plan_of, topology

from .lots import assert_even, islands, largest_group, seeded

BASE = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
LARGE = {"forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2}


def plan(seats: int, **options: object):
    return island_plan(seats, options=IslandOptions(**options))


@pytest.mark.parametrize(("seats", "box"), [(4, BASE), (6, LARGE)])
def test_base_11_and_fs_05_all_hexes_are_dealt(seats, box):
    for island in islands(plan(seats), 20):
        assert Counter(island.terrain) == box


@pytest.mark.parametrize(("seats", "box"), [(4, BASE), (6, LARGE)])
def test_base_11_and_fs_05_every_terrain_is_equally_likely_on_every_place(seats, box):
    size = sum(box.values())
    dealt = list(islands(plan(seats), 1500))
    for hex in range(size):
        assert_even((island.terrain[hex] for island in dealt), {kind: count / size for kind, count in box.items()})


def test_base_11_neighbouring_places_are_dealt_independently():
    dealt = islands(plan(4), 3000)
    pairs = {
        (a, b): BASE[a] * (BASE[b] - (a == b)) / (19 * 18) for a in BASE for b in BASE if (a, b) != ("desert", "desert")
    }
    assert_even(((island.terrain[3], island.terrain[4]) for island in dealt), pairs)


@pytest.mark.parametrize(("seats", "limit"), [(4, 2), (4, 3), (6, 2), (6, 3)])
def test_base_o11_and_fs_o6_no_more_than_n_hexes_of_one_terrain_hang_together(seats, limit):
    chosen = plan(seats, terrain_group=limit)
    sizes = [largest_group(topology(chosen.layout), island.terrain) for island in islands(chosen, 60)]
    assert max(sizes) == limit


def test_base_o11_there_is_no_limit_by_default():
    sizes = [largest_group(topology("base"), island.terrain) for island in islands(plan(4), 200)]
    assert max(sizes) > 3


def test_base_o11_every_terrain_is_still_equally_likely_on_equal_places():
    chosen = plan(4, terrain_group=2)
    centre = topology("base").hex_at(0, 0)
    inner = topology("base").rings[1]
    dealt = list(islands(chosen, 1200))
    deserts = [island.terrain.index("desert") for island in dealt]
    assert_even((hex for hex in deserts if hex in inner), dict.fromkeys(inner, 1 / 6))
    assert centre in deserts


@pytest.mark.parametrize(
    ("seats", "place", "ring", "count"),
    [(4, "centre", -1, 1), (4, "coast", 0, 12), (6, "centre", -1, 4), (6, "coast", 0, 16)],
)
@pytest.mark.parametrize("limit", [0, 2])
def test_base_o12_and_fs_o6_deserts_lie_where_the_host_wants_them_by_lot(seats, place, ring, count, limit):
    chosen = plan(seats, desert=place, terrain_group=limit)
    hexes = topology(chosen.layout).rings[ring]
    found = [tuple(h for h, kind in enumerate(i.terrain) if kind == "desert") for i in islands(chosen, 600)]
    pairs = list(combinations(hexes, chosen.terrain["desert"]))
    assert len(hexes) == count and {hex for deserts in found for hex in deserts} == set(hexes)
    if limit:
        assert set(found) <= set(pairs)
    else:
        assert_even(found, dict.fromkeys(pairs, 1 / len(pairs)))


def test_base_o12_the_desert_lies_anywhere_by_default():
    assert {island.terrain.index("desert") for island in islands(plan(4), 400)} == set(range(19))


def test_base_o12_the_other_hexes_stay_shuffled_around_a_central_desert():
    dealt = list(islands(plan(4, desert="centre"), 1500))
    rest = {kind: count / 18 for kind, count in BASE.items() if kind != "desert"}
    assert_even((island.terrain[0] for island in dealt), rest)


def test_a_plan_whose_hexes_do_not_add_up_is_refused_before_a_lot_is_drawn():
    lots = seeded(1)
    short = msgspec.structs.replace(plan_of("base"), terrain=BASE | {"forest": 3})
    with pytest.raises(Impossible, match=r"terrain_count \(hexes 19, terrain 18\)"):
        lay(short, lots)
    with pytest.raises(Impossible, match="terrain_count"):
        lay(msgspec.structs.replace(plan_of("base"), terrain=BASE | {"desert": 0}, fixed={19: "desert"}), lots)
    assert lots.chance.drawn == []


def test_more_deserts_than_the_centre_has_room_for_are_refused_in_words():
    crowded = msgspec.structs.replace(
        plan_of("base"), terrain=BASE | {"desert": 2, "forest": 3}, tokens=plan_of("base").tokens[:17], desert="centre"
    )
    with pytest.raises(Impossible, match="desert_place"):
        lay(crowded, seeded(1))


def test_a_terrain_limit_that_nothing_fits_is_refused_in_words():
    flood = msgspec.structs.replace(plan_of("base"), terrain={"forest": 18, "desert": 1}, terrain_group=2)
    with pytest.raises(Impossible, match="no_arrangement"):
        lay(flood, seeded(1))


def test_the_chance_of_a_number_counts_the_throws():
    throws = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert {number: chance_of(number) for number in throws} == throws
    assert chance_of(0) == 0
