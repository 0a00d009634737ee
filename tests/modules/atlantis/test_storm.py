"""Storm markers: where they go, and the robber that flees from them (ATL-09 to ATL-15, ATL-27, ATL-28)."""

import pytest

from game.modules.atlantis.flooding import Flood, candidates
from game.modules.atlantis.state import FACTS, is_coastal, of
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.development.playing import PlayKnight
from tests.kit import act, asked, card, city, corner, default, hand, hex, refused, roll, settlement, told
from tests.modules.atlantis.sea import NORTH, SOUTH, drowning, markers, sunken
from tests.modules.ground import seen


def test_atl_09_a_hex_is_coastal_at_the_frame_or_at_a_sunken_space():
    g = drowning()
    coast = {h for h in g.rules.topology.hexes if is_coastal(g, h)}
    assert coast == set(g.rules.topology.rings[0]) and len(coast) == 12
    g = sunken(g, "-1,-1")
    assert {h for h in g.rules.topology.hexes if is_coastal(g, h) and h not in coast} == {
        hex(g, "0,-1"),
        hex(g, "-1,0"),
    }


def test_atl_10_one_marker_lies_on_the_coastal_hex_with_the_number_after_everybody_has_taken():
    g = drowning(**{"2,0": "hills 9", "0,0": "forest 9"})
    settlement(g, 1, corner(g, "2,0 SE"))
    g = roll(g, 9)
    assert of(g).markers[hex(g, "2,0")] == 1 and sum(of(g).markers) == 1
    assert hand(g, 1) == {"brick": 1} and asked(g) == [(0, "main")]
    keys = [e.key for e in g.events]
    assert keys.index("produced") < keys.index("storm")
    assert told(g, "storm") == [{"hex": hex(g, "2,0"), "n": 1, "limit": 5}]


def test_atl_11_and_atl_e6_a_number_that_is_only_inside_brings_no_marker():
    g = sunken(drowning(**{"0,-1": "forest 4", "2,0": "hills 4"}), "2,0")
    settlement(g, 1, corner(g, "0,-1 S"))
    g = roll(g, 4)
    assert sum(of(g).markers) == 0 and hand(g, 1) == {"wood": 1}
    assert sum(of(roll(drowning(), 10)).markers) == 0


def two_coasts():
    """The 4 at the coast is dry, the 4 inside became coastal (ATL-E5)."""
    return sunken(drowning(**{"1,-2": "hills 4", "0,-1": "forest 4"}), "-1,-1")


def test_atl_12_and_atl_e5_of_two_coastal_hexes_the_owner_names_one():
    g = two_coasts()
    settlement(g, 1, corner(g, "1,-2 N"))
    settlement(g, 2, corner(g, "0,-1 S"))
    g = roll(g, 4)
    assert hand(g, 1) == {"brick": 1} and hand(g, 2) == {"wood": 1}
    assert asked(g) == [(0, "flood_hex")] and sum(of(g).markers) == 0
    assert refused(g, Flood(0, hex(g, "2,0"))) == "not_a_candidate"
    assert refused(g, Flood(0, hex(g, NORTH))) == "not_a_candidate"
    assert refused(g, Flood(0, -1)) == "marker_required"
    assert refused(g, Flood(0, 99)) == "not_on_board"
    assert refused(g, Flood(0, hex(g, "-1,-1"))) == "not_on_board"  # under water
    assert refused(g, Flood(1, hex(g, "1,-2"))) == "not_your_turn"
    assert refused(g, EndTurn(0)) == "choice_pending"
    for place in ("1,-2", "0,-1"):
        after = act(g, Flood(0, hex(g, place)))
        assert of(after).markers[hex(g, place)] == 1 and sum(of(after).markers) == 1


def test_atl_12_silence_takes_the_hex_that_has_been_coastal_longer():
    g = roll(two_coasts(), 4)
    assert default(g) == Flood(0, hex(g, "1,-2")) and candidates(g) == [hex(g, "1,-2"), hex(g, "0,-1")]


def test_atl_13_the_robber_and_the_owners_own_buildings_do_not_keep_the_marker_away():
    g = drowning(**{"2,0": "hills 9"})
    city(g, 0, corner(g, "2,0 SE"))
    g.table.robber = hex(g, "2,0")
    g = roll(g, 9)
    assert of(g).markers[hex(g, "2,0")] == 1 and hand(g, 0) == {}


def test_atl_14_a_seven_brings_none():
    g = roll(drowning(**{"2,0": "hills 9"}), 7)
    assert sum(of(g).markers) == 0 and not told(g, "storm")


def test_atl_15_deserts_never_get_one_and_never_sink():
    g = drowning(**{"2,0": "hills 9"})
    g.table.tokens[hex(g, NORTH)] = 9  # no game gives it a number; even then
    g = roll(g, 9)
    assert of(g).markers[hex(g, NORTH)] == 0
    g = sunken(drowning(), "1,-2", "-1,-1", "0,-1")
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        g.table.turn.red, g.table.turn.yellow = number - 1, 1
        assert hex(g, NORTH) not in candidates(g)
    assert g.table.alive[hex(g, NORTH)]


@pytest.mark.parametrize(("place", "limit"), [("2,0", 5), ("0,0", 3)])
def test_atl_27_one_marker_short_of_sinking_the_robber_goes_home(place, limit):
    g = drowning(**{place: "hills 9"})
    if limit == 3:
        sunken(g, "1,0", "2,0")
    markers(g, **{place: limit - 2})
    g.table.robber = hex(g, place)
    settlement(g, 1, corner(g, f"{place} N"))
    before = hand(g, 1)
    g = roll(g, 9)
    assert of(g).markers[hex(g, place)] == limit - 1
    assert g.table.robber == hex(g, NORTH) and told(g, "robber_home") and hand(g, 1) == before


def test_atl_27_earlier_it_stays():
    g = markers(drowning(**{"2,0": "hills 9"}), **{"2,0": 2})
    g.table.robber = hex(g, "2,0")
    assert roll(g, 9).table.robber == hex(g, "2,0")


def test_atl_e4_the_robber_leaves_the_hills_and_may_not_come_back():
    g = markers(drowning(**{"2,0": "hills 5"}), **{"2,0": 3})
    settlement(g, 1, corner(g, "2,0 SE"))
    g.table.robber = hex(g, "2,0")
    g = roll(g, 5)
    assert hand(g, 1) == {} and of(g).markers[hex(g, "2,0")] == 4
    assert g.table.robber == hex(g, NORTH) and asked(g) == [(0, "main")]
    g = roll(act(g, EndTurn(0)), 7)
    assert refused(g, MoveRobber(1, hex(g, "2,0"))) == "hex_about_to_sink"


def test_atl_28_neither_seven_nor_knight_brings_it_there_and_both_deserts_are_open():
    g = sunken(markers(drowning(**{"2,0": "hills 9"}), **{"2,0": 4, "1,0": 2}), "-2,2")
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert refused(g, MoveRobber(0, hex(g, "2,0"))) == "hex_about_to_sink"
    assert refused(g, MoveRobber(0, hex(g, "1,0"))) == "hex_about_to_sink"
    assert refused(g, MoveRobber(0, hex(g, "-2,2"))) == "not_on_board"
    assert refused(g, MoveRobber(0, hex(g, NORTH))) == "must_move"
    assert act(g, MoveRobber(0, hex(g, SOUTH))).table.robber == hex(g, SOUTH)


def test_atl_d8_the_markers_never_run_out():
    coast, inner = 10, 7
    most = coast * (FACTS.coast_sinks_at - 1) + inner * (FACTS.inner_sinks_at - 1)
    assert most == 54 <= FACTS.markers


def test_markers_are_shown_at_their_hexes():
    g = markers(drowning(**{"2,0": "hills 9"}), **{"2,0": 2, "0,0": 1})
    badges = {m.place: m.label for m in seen(g).marks if m.sprite == "storm"}
    assert badges == {hex(g, "2,0"): "2/5", hex(g, "0,0"): "1/3"}


def test_what_stands_only_in_the_storm_is_worth_less():
    g = markers(drowning(**{"2,0": "hills 9"}), **{"2,0": 4})
    before = g.rules.worth(g, 1, 10.0)
    settlement(g, 1, corner(g, "2,0 SE"))
    assert before == 10.0 and g.rules.worth(g, 1, 10.0) == 9.0
    assert g.rules.worth(g, 0, 10.0) == 10.0  # at a desert nothing can happen
