"""Yields, the robber, crossings with a point, and the end (GEO-25 to GEO-33, GEO-50)."""

import pytest

from game.core.awards import tally_of
from game.engine import Undo
from game.modules.base.building import BuildRoad, PlaceFree
from game.modules.base.robbing import MoveRobber
from game.modules.base.settings import Leave
from game.modules.development.playing import PlayRoadBuilding
from game.rules import compose
from tests.kit import act, asked, card, default, end, give, hand, hold, points, refused, roll, settle, setup, told
from tests.modules.ground import seen
from tests.modules.maps.country import at, cities, corsica, lying, new_york, roads, settled, space, taken


def at_c15(players=4, *modules, **options):
    """An own road that ends beside Col de Vergio, with cards for two more."""
    g = corsica(players, *modules, **options)
    settled(g, 0, "Corte")
    roads(g, 0, "Corte", "C15")
    give(g, 0, wood=2, brick=2)
    return g


def to_vergio(g, seat=0):
    return BuildRoad(seat, space(g, "C15", "V04"))


def test_geo_25_e8_a_site_drawn_at_sea_draws_from_its_hex():
    g = corsica(phase="before_roll")
    settled(g, 0, "Macinaggio")
    assert hand(roll(g, 8), 0) == {"brick": 1}


def test_geo_26_one_card_for_a_settlement_two_for_a_city_none_beside_the_robber():
    g = corsica(phase="before_roll")
    settled(g, 0, "Corte")
    cities(g, 1, "Aléria")
    after = roll(g, 6)
    assert (hand(after, 0), hand(after, 1)) == ({"wood": 1}, {"wood": 2})
    g.table.robber = g.rules.topology.find_hex("Castagniccia")
    g.memo.clear()
    after = roll(g, 6)
    assert (hand(after, 0), hand(after, 1)) == ({}, {})


def test_geo_27_the_robber_goes_to_any_other_hex_and_robs_who_touches_it():
    g = new_york(phase="before_roll")
    settled(g, 1, "Glens Falls")
    give(g, 1, ore=1)
    g = roll(g, 7)
    here = g.table.robber
    assert list(MoveRobber.choices(g, 0, g.prompts[0], {})) == [h for h in g.rules.topology.hexes if h != here]
    g = act(g, MoveRobber(0, g.rules.topology.find_hex("High Peaks")))
    assert hand(g, 0) == {"ore": 1}
    g = roll(end(g), 7)
    g = act(g, MoveRobber(1, here))  # the desert
    assert g.table.robber == here


def test_the_silent_send_the_robber_to_a_hex_without_buildings():
    g = corsica(phase="before_roll")
    settled(g, 1, "Macinaggio", "L'Île-Rousse")
    g = roll(g, 7)
    chosen = default(g).hex
    assert chosen == min(
        h for h in g.rules.topology.hexes
        if h != g.table.robber and not set(g.rules.topology.hex_corners[h]) & set(g.table.buildings)
    )  # fmt: skip


def test_geo_28_e3_the_first_road_takes_the_token_and_goes_on():
    g = act(at_c15(), to_vergio(at_c15()))
    assert taken(g) == [1, 0, 0, 0] and "V04" not in lying(g)
    assert points(g, 0) == points(g, 0, hidden=False) == 2
    assert told(g, "crossing_reached") == [{"seat": 0, "corner": at(g, "V04")}]
    g = act(g, BuildRoad(0, space(g, "V04", "C20")))
    assert taken(g) == [1, 0, 0, 0]


def test_geo_28_everybody_sees_who_has_how_many():
    g = act(at_c15(), to_vergio(at_c15()))
    look = seen(g)
    assert [chip.text for row in look.rows for chip in row.chips if chip.icon == "crossing"] == ["1"]
    assert at(g, "V04") not in [mark.place for mark in look.marks if mark.layer == "token"]


def test_geo_29_e4_later_roads_get_nothing():
    g = act(at_c15(), to_vergio(at_c15()))
    settled(g, 1, "Bocognano")
    roads(g, 1, "Bocognano", "C20")
    g = roll(end(g), 12)
    give(g, 1, wood=1, brick=1)
    g = act(g, BuildRoad(1, space(g, "C20", "V04")))
    assert taken(g) == [1, 0, 0, 0]


def test_geo_29_d23_a_taken_token_is_never_lost():
    g = act(at_c15(), to_vergio(at_c15()))
    g = act(g, Leave(0))
    assert taken(g) == [1, 0, 0, 0] and "V04" not in lying(g)


def test_geo_30_it_costs_nothing_but_the_road():
    g = at_c15()
    before = sum(g.table.hands[0])
    g = act(g, to_vergio(g))
    assert before - sum(g.table.hands[0]) == 2
    assert at(g, "V04") not in g.table.buildings


def test_geo_28_a_free_road_takes_it_too():
    g = at_c15()
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0), PlaceFree(0, space(g, "C15", "V04")), PlaceFree(0, space(g, "V04", "C17")))
    assert taken(g)[0] == 1


def test_geo_31_with_five_a_crossing_is_no_point_and_stops_nobody():
    g = at_c15(5)
    g = act(g, to_vergio(g), BuildRoad(0, space(g, "V04", "C20")))
    assert points(g, 0) == 1 and taken(g) == [0] * 5
    numbers = [mark.label for mark in seen(g).marks if mark.layer == "token"]
    assert len(numbers) == 11 and g.rules.topology.corner_names[at(g, "V04")] in numbers


@pytest.mark.parametrize(("players", "target"), [(3, 13), (4, 12), (5, 10), (6, 10)])
@pytest.mark.parametrize("name", ["corsica", "new_york"])
def test_geo_32_points_to_win(name, players, target):
    assert compose(setup(players, name)).target == target


def test_geo_32_variants_add_and_the_hosts_number_replaces():
    assert compose(setup(4, "corsica", "specialists", "city_walls")).target == 12 + 2 + 1
    assert compose(setup(4, "corsica", "specialists", target=8)).target == 10


def eleven(g):
    cities(g, 0, "Bastia", "Aléria", "Bonifacio", "Calvi")
    settled(g, 0, "Levie", "Cargèse")
    return g


def test_geo_32_e10_a_token_wins_at_once():
    g = eleven(at_c15())
    assert points(g, 0) == 11
    g = act(g, to_vergio(g))
    assert g.over is not None and g.over.winners == (0,)


def test_geo_32_e11_twelve_are_not_enough_for_three():
    g = eleven(at_c15(3))
    g = act(g, to_vergio(g))
    assert points(g, 0) == 12 and g.over is None
    settled(g, 0, "Propriano")
    assert settle(g).over is not None


def test_geo_33_what_counts():
    g = act(eleven(at_c15()), to_vergio(eleven(at_c15())))
    assert tally_of(g, 0) == {"settlements": 3, "cities": 8, "crossings": 1}
    card(g, 1, "victory_point")
    roads(g, 1, "Propriano", "C32")
    g.table.awards |= {"longest_road": 1, "largest_army": 1}
    assert tally_of(g, 1) == {"longest_road": 2, "largest_army": 2, "victory_cards": 1}


def test_geo_50_first_the_token_then_the_longest_road_then_the_win():
    g = at_c15(target=4)
    roads(g, 0, "Corte", "C18", "V06", "C23")
    settle(g)
    assert "longest_road" not in g.table.awards
    g = act(g, to_vergio(g))
    order = [event.key for event in g.events]
    assert order.index("crossing_reached") < order.index("award_taken") < order.index("won")


def test_a_token_can_be_taken_back_with_its_road():
    g = at_c15()
    g = act(act(g, to_vergio(g)), Undo(0))
    assert taken(g) == [0, 0, 0, 0] and "V04" in lying(g)
    assert asked(g) == [(0, "main")]


def test_a_refused_road_takes_nothing():
    g = at_c15()
    hold(g, 0)
    assert refused(g, to_vergio(g)) == "cannot_pay" and "V04" in lying(g)
