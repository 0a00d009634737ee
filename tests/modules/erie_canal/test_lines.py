"""Linking canal towns: what a line is, and the tokens it earns (GEO-34 to GEO-41, GEO-49, GEO-50)."""

import pytest

from game.core.roads import road_length
from game.modules.base.building import BuildRoad
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.settings import Leave
from game.modules.erie_canal.lines import canal_towns, linked_pairs, reached
from game.modules.erie_canal.state import held, of
from game.modules.event_cards.state import of as events
from game.modules.five_six.phases import SpecialSignal
from game.rules import objections
from game.setup import Setup
from tests.kit import act, asked, default, end, founding, give, line, roll, settle, told
from tests.modules.ground import seen
from tests.modules.maps.country import at, new_york, roads, settled, space, taken

TOWNS = ("Buffalo", "Lockport", "Rochester", "Syracuse", "Rome", "Utica", "Schenectady", "Albany")


def canal(players=4, *modules, **options):
    """New York with the canal; seat 0 has cards for some roads."""
    g = new_york(players, "erie_canal", *modules, **options)
    give(g, 0, wood=4, brick=4)
    return g


def lay(g, one, other, seat=0):
    return act(g, BuildRoad(seat, space(g, one, other)))


def in_bank(g):
    return g.table.bank[g.rules.index["canal"]]


def tokens(g):
    """With everybody, and in the bank: always twelve (GEO-49)."""
    before_players = [held(g, seat) for seat in g.seats]
    assert sum(before_players) + in_bank(g) == 12
    return before_players


def test_geo_34_only_on_new_york_and_only_if_all_agree():
    def codes(*modules, agreed=("erie_canal",)):
        return [reason.key for reason in objections(Setup(4, modules, agreed=agreed))]

    assert codes("new_york", "erie_canal") == []
    assert codes("new_york", "erie_canal", agreed=()) == ["not_agreed"]
    assert codes("corsica", "erie_canal") == codes("erie_canal") == ["wrong_board"]


def test_geo_34_twelve_tokens_lie_in_the_bank():
    g = canal()
    assert in_bank(g) == 12 and tokens(g) == [0, 0, 0, 0]
    assert {g.rules.topology.sites[c].name for c in canal_towns("new_york")} == set(TOWNS)


def test_geo_34_the_picture_shows_canal_and_tokens():
    look = seen(canal())
    assert [path.sprite for path in look.paths] == ["canal"]
    assert [chip.text for chip in look.chips if chip.icon == "canal"] == ["12"]
    assert not any("canal" in [chip.icon for chip in row.chips] for row in look.rows), "nobody has one yet"
    assert seen(new_york()).paths == ()


def ithaca():
    """Roads from Ithaca to Rochester; Rochester and Syracuse belong to others (E14)."""
    g = canal()
    settled(g, 0, "Ithaca")
    settled(g, 1, "Rochester", "Syracuse")
    roads(g, 0, "Ithaca", "C21", "Rochester")
    return g


def test_geo_35_geo_36_e14_a_line_between_two_towns_of_anybody_earns_a_token():
    g = lay(ithaca(), "C21", "Syracuse")
    assert tokens(g) == [1, 0, 0, 0]
    assert told(g, "canal_linked") == [{"seat": 0, "town": "Rochester", "beyond": "Syracuse"}]


def test_geo_35_e15_another_pair_another_token():
    g = ithaca()
    settled(g, 0, "Rome")
    roads(g, 0, "Rome", "C12")
    g = lay(lay(g, "C21", "Syracuse"), "C12", "Syracuse")
    assert tokens(g) == [2, 0, 0, 0]


def test_geo_35_e16_past_rome_without_touching_it():
    g = canal()
    settled(g, 0, "Utica")
    roads(g, 0, "Utica", "C22")
    g = lay(g, "C22", "Syracuse")
    assert tokens(g) == [1, 0, 0, 0]
    assert of(g).paid[0] == [tuple(sorted((at(g, "Syracuse"), at(g, "Utica"))))]


def test_geo_35_e18_other_sites_are_no_canal_towns():
    g = canal()
    settled(g, 0, "Rochester")
    roads(g, 0, "Rochester", "C20")
    assert tokens(lay(g, "C20", "Geneva")) == [0, 0, 0, 0]


@pytest.mark.parametrize("builder", [None, 0, 1])
def test_geo_35_e19_a_named_site_on_the_way_spoils_it_built_on_or_not(builder):
    g = canal()
    settled(g, 0, "Buffalo", "Rochester")
    if builder is not None:
        settled(g, builder, "Lockport")
    roads(g, 0, "Buffalo", "C19")
    roads(g, 0, "Rochester", "C20")
    g = lay(lay(g, "C19", "Lockport"), "C20", "Lockport")
    assert tokens(g) == [2, 0, 0, 0]
    assert (at(g, "Buffalo"), at(g, "Rochester")) not in of(g).paid[0]


def test_geo_35_a_named_site_that_is_no_canal_town_spoils_it_too():
    """Syracuse, Oswego, Rochester: the way over the lake shore touches a green circle."""
    g = canal()
    settled(g, 0, "Syracuse", "Oswego")
    roads(g, 0, "Syracuse", "C12", "Oswego", "C11")
    g = lay(g, "C11", "Rochester")
    assert tokens(g) == [0, 0, 0, 0] and of(g).paid[0] == []


def test_geo_36_the_towns_may_be_empty():
    g = canal()
    roads(g, 0, "Rochester", "C21")
    assert tokens(lay(g, "C21", "Syracuse")) == [1, 0, 0, 0]


def test_geo_37_e21_a_foreign_settlement_on_a_crossing_breaks_the_line():
    g = canal(5)
    settled(g, 0, "Schenectady", "Monticello")
    roads(g, 0, "Schenectady", "C24", "V06", "C33", "Monticello")
    assert road_length(g, 0) == 4
    assert at(g, "Schenectady") in reached(g, 0, space(g, "C33", "V06"))
    settled(g, 1, "V06")
    assert road_length(g, 0) == 2
    assert at(g, "Schenectady") not in reached(g, 0, space(g, "C33", "V06"))


def shore(g):
    """The corners along the lake from C09, beside Buffalo, to C10, beside Lockport."""
    topology, path = g.rules.topology, [at(g, "C09")]
    while path[-1] != at(g, "C10"):
        path.append(next(c for c in topology.corner_neighbours[path[-1]] if c not in path and c not in topology.sites))
    return path


def lake_shore(g):
    """All roads from Buffalo along the lake over V02 to Rochester, but those at V02: six in all."""
    settled(g, 0, "Buffalo", "Rochester")
    line(g, 0, at(g, "Buffalo"), *shore(g))
    roads(g, 0, "C11", "Rochester")
    return g


def test_geo_37_free_crossings_on_the_way_do_not_matter():
    g = lake_shore(canal())
    g = lay(lay(g, "C10", "V02"), "V02", "C11")
    assert tokens(g) == [1, 0, 0, 0]
    assert taken(g)[0] == 1


def test_geo_37_with_five_somebody_on_v02_breaks_it():
    g = lake_shore(canal(5))
    roads(g, 0, "C10", "V02")
    settled(g, 1, "V02")
    g = lay(g, "V02", "C11")  # towards V02 from the other side
    assert tokens(g) == [0] * 5
    assert linked_pairs(g, 0, space(g, "V02", "C11")) == []


def test_geo_38_a_second_way_between_two_towns_brings_nothing():
    g = canal()
    settled(g, 0, "Buffalo")
    roads(g, 0, "Buffalo", "C19")
    g = lay(g, "C19", "Lockport")
    assert tokens(g) == [1, 0, 0, 0]
    line(g, 0, at(g, "Buffalo"), *shore(g))
    g = lay(g, "C10", "Lockport")
    assert len(linked_pairs(g, 0, space(g, "C10", "Lockport"))) == 1
    assert tokens(g) == [1, 0, 0, 0]


def test_geo_38_any_pair_counts_not_only_neighbours_along_the_canal():
    g = canal()
    settled(g, 0, "Utica")
    roads(g, 0, "Utica", "C22")
    g = lay(g, "C22", "Syracuse")
    names = [site for site in TOWNS if site in ("Syracuse", "Utica")]
    assert TOWNS.index(names[1]) - TOWNS.index(names[0]) == 2 and tokens(g)[0] == 1


def test_geo_39_two_players_are_paid_for_one_pair_by_different_ways():
    g = canal()
    settled(g, 0, "Buffalo")
    settled(g, 1, "Lockport")
    roads(g, 0, "Buffalo", "C19")
    line(g, 1, at(g, "Buffalo"), *shore(g))
    g = lay(g, "C19", "Lockport")
    assert tokens(g) == [1, 0, 0, 0]
    g = roll(end(g), 12)
    give(g, 1, wood=1, brick=1)
    g = lay(g, "C10", "Lockport", seat=1)
    assert tokens(g) == [1, 1, 0, 0]
    assert of(g).paid[0] == of(g).paid[1]


def test_geo_40_e17_a_line_of_the_founding_is_never_paid():
    g = founding(4, "new_york", "erie_canal")
    g = act(g, FoundBuilding(0, at(g, "Buffalo")), FoundRoad(0, space(g, "Buffalo", "C19")))
    while asked(g)[0] != (0, "found_building"):
        away = "Ithaca", "Albany", "Montauk", "Geneva", "Dunkirk", "Elmira"
        free = [at(g, name) for name in away if at(g, name) not in g.table.buildings]
        g = act(g, FoundBuilding(asked(g)[0][0], free[0]) if asked(g)[0][1] == "found_building" else default(g))
    g = act(g, FoundBuilding(0, at(g, "Lockport")), FoundRoad(0, space(g, "Lockport", "C19")))
    assert asked(g) == [(0, "before_roll")]
    assert tokens(g) == [0, 0, 0, 0]
    assert of(g).paid[0] == [(at(g, "Buffalo"), at(g, "Lockport"))]
    g = roll(g, 12)
    give(g, 0, wood=1, brick=1)
    assert tokens(lay(g, "C19", "V04")) == [0, 0, 0, 0]


def test_geo_40_founding_roads_are_part_of_later_lines():
    g = founding(4, "new_york", "erie_canal")
    g = act(g, FoundBuilding(0, at(g, "Buffalo")), FoundRoad(0, space(g, "Buffalo", "C19")))
    while asked(g)[0][1].startswith("found"):
        g = act(g, default(g))
    g = roll(g, 12)
    give(g, 0, wood=1, brick=1)
    assert tokens(lay(g, "C19", "Lockport")) == [1, 0, 0, 0]


def one_road_two_pairs():
    """E24: Rome and Utica are linked; V03 - C13 adds Schenectady to both."""
    g = canal()
    settled(g, 0, "Rome", "Schenectady")
    roads(g, 0, "Rome", "C13", "Utica")
    roads(g, 0, "Schenectady", "C14", "V03")
    of(g).paid[0].append(tuple(sorted((at(g, "Rome"), at(g, "Utica")))))
    return g


def test_geo_41_e24_a_road_that_completes_two_pairs_earns_two():
    assert tokens(lay(one_road_two_pairs(), "V03", "C13")) == [2, 0, 0, 0]


def test_geo_41_e24_a_short_bank_pays_what_it_has_and_owes_nothing():
    g = one_road_two_pairs()
    g.table.hands[1][g.rules.index["canal"]] = 11
    g.table.bank[g.rules.index["canal"]] = 1
    g = lay(g, "V03", "C13")
    assert tokens(g) == [1, 11, 0, 0]
    assert len(of(g).paid[0]) == 3
    assert len(told(g, "canal_linked")) == len(told(g, "canal_unpaid")) == 1


def test_geo_50_crossing_token_canal_tokens_longest_road():
    g = canal(target=0)
    settled(g, 0, "Schenectady")
    roads(g, 0, "Schenectady", "C14")
    roads(g, 0, "Rome", "C13", "V03")
    settled(g, 0, "Rome")
    settle(g)
    g = lay(g, "C14", "V03")
    order = [event.key for event in g.events]
    assert order.index("crossing_reached") < order.index("canal_linked")
    roads(g, 0, "Rome", "C04")
    g = settle(g)
    assert g.table.awards["longest_road"] == 0


def test_geo_46_a_line_of_the_special_building_phase_earns_its_token():
    g = canal(6)
    settled(g, 2, "Utica")
    roads(g, 2, "Utica", "C22")
    give(g, 2, wood=1, brick=1)
    g = end(act(g, SpecialSignal(2, "build")))
    assert tokens(lay(g, "C22", "Syracuse", seat=2)) == [0, 0, 1, 0, 0, 0]


def test_evt_12_a_damaged_road_keeps_its_place_in_a_line():
    g = canal(4, "event_cards")
    settled(g, 0, "Utica")
    roads(g, 0, "Utica", "C22", "Syracuse")
    events(g).damaged.append(space(g, "Utica", "C22"))
    assert len(linked_pairs(g, 0, space(g, "C22", "Syracuse"))) == 1


def test_geo_d23_who_leaves_gives_canal_tokens_back():
    g = lay(ithaca(), "C21", "Syracuse")
    assert tokens(act(g, Leave(0))) == [0, 0, 0, 0]
