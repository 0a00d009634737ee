"""Lake, grounds and tokens (FSH-01 to FSH-14)."""

from random import Random

import pytest

from game.create import new_game
from game.engine import Chance, view
from game.modules.base.founding import FoundBuilding
from game.modules.base.settings import Leave
from game.modules.fishermen.grounds import lay_grounds
from game.modules.fishermen.state import FACTS, TOKENS, lakes, of, payment, tokens_of, waters_at
from game.rules import objections
from game.setup import Setup
from game.table import Harbour
from tests.kit import act, bank, city, default, founding, give, hand, robber, roll, seeded, settlement, told
from tests.modules.fishermen.kit import COAST, LAKE, boot, drawn, fish, shore
from tests.modules.ground import seen

NORTH = f"{COAST} N"


def games(players, *modules):
    return [new_game(Setup(players, ("fishermen", *modules)), Chance(Random(s).randrange)) for s in range(12)]


@pytest.mark.parametrize(("players", "modules", "waters"), [(4, (), 1), (3, (), 1), (6, ("five_six",), 2)])
def test_fsh_01_and_05_lakes_lie_where_deserts_would_and_the_robber_beside_the_board(players, modules, waters):
    for g in games(players, *modules):
        assert len(lakes(g)) == waters and "desert" not in g.table.terrain and g.table.robber == -1
        assert all(g.table.tokens[hex] == 0 for hex in lakes(g))


@pytest.mark.parametrize(("players", "modules"), [(4, ()), (6, ("five_six",))])
def test_fsh_02_and_03_six_grounds_touch_three_corners_of_coast_without_harbour_each(players, modules):
    places = set()
    for g in games(players, *modules):
        topology, grounds = g.rules.topology, of(g).grounds
        assert sorted(ground.number for ground in grounds) == FACTS.grounds
        harbours = {harbour.edge for harbour in g.table.harbours}
        for ground in grounds:
            one, middle, other = ground.corners
            edges = [topology.edge_between[one, middle], topology.edge_between[middle, other]]
            assert all(len(topology.edge_hexes[edge]) == 1 and edge not in harbours for edge in edges)
        corners = [c for ground in grounds for c in ground.corners]
        assert len(set(corners)) == len(corners)
        places.add(tuple((ground.corners, ground.number) for ground in grounds))
    assert len(places) == 12


def test_fsh_d2_where_harbours_leave_little_coast_fewer_grounds_are_laid():
    g = shore()
    g.chance = seeded()
    assert len(lay_grounds(g)) == 6
    rim = [edge for edge, hexes in enumerate(g.rules.topology.edge_hexes) if len(hexes) == 1]
    g.table.harbours = [Harbour(edge, "any") for edge in rim[:-2]]
    assert len(lay_grounds(g)) <= 1


def test_fsh_04_twenty_nine_tokens_and_a_boot():
    g = shore()
    assert of(g).pool.mixed == {"1": 11, "2": 10, "3": 8, "boot": 1} and TOKENS == 29
    assert g.table.bank[g.rules.index["fish"]] == 29


def test_fsh_06_the_second_founding_building_draws_for_each_water():
    g = founding(3, "fishermen")
    while g.waiting_for()[0].kind != "found_building" or g.waiting_for()[0].round == 1:
        g = act(g, default(g))
    seat = g.waiting_for()[0].seat
    free = FoundBuilding.choices(g, seat, g.waiting_for()[0], {})
    wet, dry = (next(c for c in free if bool(waters_at(g, c)) is wet) for wet in (True, False))
    for spot in (wet, dry):
        after = act(g, FoundBuilding(seat, spot))
        after = act(after, default(after))
        assert tokens_of(after, seat) == waters_at(g, spot) == len(of(after).tokens[seat])
        assert told(after, "fish_first") == ([{"seat": seat, "n": waters_at(g, spot)}] if spot == wet else [])


@pytest.mark.parametrize("number", [2, 3, 11, 12, 4, 5])
def test_fsh_10_a_settlement_draws_one_token_and_a_city_two(number):
    g = shore(phase="before_roll")
    settlement(g, 0, f"{LAKE} N")
    city(g, 1, NORTH)
    lake, coast = number in FACTS.lake, number == 4
    g = roll(g, number, *drawn(g, *(("1",) if lake else ("2", "3") if coast else ())))
    assert of(g).tokens[:2] == [[1] if lake else [], [2, 3] if coast else []]
    assert (tokens_of(g, 0), tokens_of(g, 1)) == (int(lake), 2 * coast)


def test_fsh_11_others_see_how_many_and_not_which():
    g = fish(shore(phase="before_roll"), 0, 3, 1)
    for seat in (1, -1):
        assert of(view(g, seat)).tokens[0] == [] and tokens_of(view(g, seat), 0) == 2
        assert of(view(g, seat)).pool.mixed == {}
    assert of(view(g, 0)).tokens[0] == [3, 1]
    settlement(g, 0, NORTH)
    g = roll(g, 4, *drawn(g, "2"))
    caught = [event for event in g.events if event.key == "fish_caught"]
    assert [(event.args["n"], event.only) for event in caught] == [(2, (0,))]
    chips = {chip.icon: chip.text for chip in seen(g).rows[0].chips}
    assert chips["fish"] == "3"


def test_fsh_12_and_d4_what_is_more_than_seven_is_not_drawn():
    g = fish(shore(phase="before_roll"), 0, 1, 1, 1, 1, 1, 1)
    city(g, 0, NORTH)
    g = roll(g, 4, *drawn(g, "2"))
    assert tokens_of(g, 0) == 7 and [paid["cards"] for paid in told(g, "produced")] == [{"fish": 1}]


def test_fsh_14_spent_tokens_are_the_supply_when_none_is_left():
    g = shore(phase="before_roll")
    settlement(g, 0, NORTH)
    of(g).used, of(g).pool.mixed = dict(of(g).pool.mixed), {}
    boot_too = drawn_from(of(g).used, "3")
    g = roll(g, 4, boot_too)
    assert of(g).tokens[0] == [3] and of(g).used == {}


def drawn_from(pool, name):
    order = sorted(pool)
    return sum(pool[n] for n in order[: order.index(name)])


def test_fsh_d3_the_robber_on_the_lake_stops_it_and_grounds_cannot_be_robbed():
    g = shore(phase="before_roll")
    settlement(g, 0, f"{LAKE} N")
    settlement(g, 0, NORTH)
    robber(g, LAKE)
    assert tokens_of(roll(g, 11), 0) == 0
    robber(g, COAST)
    assert tokens_of(roll(g, 4, *drawn(g, "1")), 0) == 1


def test_fsh_d5_a_supply_too_small_for_several_pays_nobody():
    g = shore(phase="before_roll")
    settlement(g, 0, NORTH)
    settlement(g, 1, f"{COAST} SE")
    bank(g, fish=1)
    g = roll(g, 4)
    assert (tokens_of(g, 0), tokens_of(g, 1)) == (0, 0) and told(g, "bank_short")


def test_fsh_13_tokens_are_no_cards_on_a_seven():
    g = fish(shore(phase="before_roll"), 0, 1, 1, 1, 1, 1, 1, 1)
    give(g, 0, wood=7)
    g = roll(g, 7)
    assert not [p for p in g.waiting_for() if p.kind == "discard"]


def test_fsh_30_the_boot_is_shown_and_is_no_fish():
    g = shore(phase="before_roll")
    city(g, 0, NORTH)
    g = roll(g, 4, *drawn(g, "boot", "2"))
    assert of(g).boot == 0 and of(g).tokens[0] == [2] and tokens_of(g, 0) == 1
    assert told(g, "boot_drawn") == [{"seat": 0}] and "boot" in {chip.icon for chip in seen(g).rows[0].chips}


@pytest.mark.parametrize(
    ("tokens", "cost", "paid"),
    [
        ([1, 1, 3], 2, [1, 1]),
        ([3], 2, [3]),
        ([2, 3], 3, [3]),
        ([1, 2, 3], 3, [3]),
        ([1], 2, []),
        ([3, 3, 2], 7, [2, 3, 3]),
    ],
)
def test_fsh_25_and_d6_payment_loses_the_fewest_fish_then_takes_the_fewest_tokens(tokens, cost, paid):
    assert payment(tokens, cost) == paid


def test_fsh_d9_who_leaves_puts_everything_back():
    g = boot(fish(shore(), 1, 2, 3), 1)
    g = act(g, Leave(1))
    assert of(g).tokens[1] == [] and of(g).boot == -1 and of(g).pool.mixed["boot"] == 1
    assert of(g).used == {"2": 1, "3": 1} and hand(g, 1).get("fish", 0) == 0


@pytest.mark.parametrize("other", ["volcano", "magic_seven", "atlantis", "corsica", "new_york"])
def test_fsh_d11_it_does_not_go_with_what_needs_the_desert_or_a_printed_board(other):
    assert objections(Setup(4, ("fishermen", other), agreed=(other,)))


STACKS = ("event_cards", "castles", "city_walls", "harbormaster", "specialists", "jungle", "helpers", "best_friends")


@pytest.mark.parametrize("other", [*STACKS, "cities_and_knights"])
def test_it_goes_with_everything_else(other):
    assert objections(Setup(4, ("fishermen", other))) == []


def test_fsh_d1_five_and_six_fish_too():
    assert objections(Setup(5, ("fishermen", "five_six"))) == []
    g = new_game(Setup(6, ("fishermen", "five_six")), Chance(Random(1).randrange))
    assert len(lakes(g)) == 2 and len(of(g).grounds) == 6 and sum(of(g).pool.mixed.values()) == 30
