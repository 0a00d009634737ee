"""How Atlantis ends (ATL-29 to ATL-33)."""

import pytest

from game.modules.atlantis.ending import best, standing, tie_break
from game.modules.atlantis.state import of
from tests.kit import card, city, corner, end, give, hex, hold, line, points, settle, settlement, told, turn_of
from tests.modules.atlantis.sea import drowning, sinks, sunken

SIX = ("-2,2", "-2,1", "-2,0", "-1,-1", "1,-2", "2,-2")


def test_atl_29_ten_points_win_in_the_own_turn():
    g = drowning()
    city(g, 0, "0,0 N", "0,0 SE", "0,0 SW", "1,-1 N")
    settlement(g, 0, "-1,0 N")
    assert settle(g).over.winners == (0,) and g.over.why == "points"
    g = drowning()
    city(g, 1, "0,0 N", "0,0 SE", "0,0 SW", "1,-1 N")
    settlement(g, 1, "-1,0 N")
    assert points(g, 1) == 10 and settle(g).over is None


@pytest.mark.parametrize(("players", "limit"), [(3, 7), (4, 8)])
def test_atl_30_the_seventh_or_eighth_hex_ends_the_game_at_that_moment(players, limit):
    g = drowning(players, **{"2,0": "hills 9"})
    sunken(g, *SIX, *(["-1,2"] if players == 4 else []))
    settlement(g, 1, "0,-1 S")
    g = sinks(g, "2,0")
    assert len(of(g).sunk) == limit and g.over.winners == (1,) and g.over.why == "island_sank"
    assert not g.prompts and told(g, "won")[0]["why"] == "island_sank"
    g = sunken(drowning(players, **{"2,0": "hills 9"}), *SIX[:-1], *(["-1,2"] if players == 4 else []))
    assert sinks(g, "2,0").over is None


def test_atl_30_hidden_points_are_counted():
    g = sunken(drowning(3, **{"2,0": "hills 9"}), *SIX)
    settlement(g, 0, "0,1 N")
    card(g, 2, "victory_point", "victory_point")
    assert sinks(g, "2,0").over.winners == (2,)


def test_atl_31_the_owner_without_a_building_ends_the_game_after_a_sinking():
    g = drowning(homes=("2,0 SE", "0,0 N", "0,1 S", "0,2 S"), **{"2,0": "hills 9"})
    settlement(g, 2, "-1,0 N")
    g = sinks(g, "2,0")
    assert g.over.winners == (2,) and g.over.why == "nothing_left"


def test_atl_31_and_atl_e9_it_ends_before_the_roll_of_who_lost_everything_in_another_turn():
    g = drowning(homes=("0,0 N", "2,0 SE", "0,1 S", "0,2 S"), **{"2,0": "hills 9"})
    card(g, 1, "victory_point", "victory_point", "victory_point")
    g = sinks(g, "2,0")
    assert g.over is None
    g = end(g)
    assert g.over.why == "nothing_left" and g.over.winners == (1,)  # who lost everything is counted too
    assert g.table.turn.owner == 1 and not g.table.turn.rolled


def test_atl_31_atx_17_points_win_before_having_nothing_left_ends():
    g = drowning(homes=("0,0 N", "2,0 SE", "0,1 S", "0,2 S"), target=3, **{"2,0": "hills 9"})
    card(g, 1, "victory_point", "victory_point", "victory_point")
    g = end(sinks(g, "2,0"))
    assert g.over.why == "points" and g.over.winners == (1,)


def test_atl_31_one_building_is_enough():
    g = drowning(homes=("0,0 N", "2,0 SE", "0,1 S", "0,2 S"), **{"2,0": "hills 9"})
    settlement(g, 1, "-1,0 N")
    g = end(sinks(g, "2,0"))
    assert g.over is None and g.table.turn.owner == 1


def test_atl_32_ties_go_to_more_on_the_board_then_more_resources_then_turn_order():
    g = drowning()
    settlement(g, 3, "-1,0 N")
    card(g, 1, "victory_point")
    assert points(g, 1) == points(g, 3) == 2
    assert best(g) == 3  # both have 2, but 3's stand on the board
    assert tie_break(g, 3) == "board"
    g = drowning()
    hold(g, 3, ore=1)
    assert best(g) == 3  # more cards
    assert tie_break(g, 3) == "cards"
    give(g, 1, wood=1)
    assert best(g) == 1  # nearer to the owner
    give(g, 0, wood=1)
    assert best(g) == 0  # the owner
    assert tie_break(g, 0) == "order"
    assert best(turn_of(g, 2)) == 3
    settlement(g, 0, "0,0 N")
    assert tie_break(g, 0) == ""  # nobody has as many points


def test_atl_32_cities_and_settlements_count_alike_whoever_has_none_of_one_sort():
    g = drowning(homes=("0,0 N",))
    city(g, 1, "2,0 SE")
    settlement(g, 2, "0,1 S", "-1,0 N")
    assert [standing(g, seat) for seat in range(4)] == [(1, 1, 0), (2, 2, 0), (2, 2, 0), (0, 0, 0)]


def test_atl_33_awards_and_points_of_the_owner_come_before_the_end_by_water():
    g = sunken(drowning(3, **{"2,0": "hills 9"}), *SIX)
    city(g, 0, "0,0 N", "0,0 SE", "0,0 SW")
    settlement(g, 0, "1,-1 NE")
    city(g, 2, "-1,1 NW", "-1,0 N", "0,-1 S", "0,1 S")
    settlement(g, 2, "1,1 S")
    line(g, 1, "2,0 NW", "2,0 N", "2,0 NE", "2,0 SE", "2,0 S", "2,0 SW", "2,0 NW")
    line(g, 0, *(f"-1,2 {side}" for side in ("SE", "S", "SW", "NW", "N", "NE")))
    assert settle(g).over is None and g.table.awards == {"longest_road": 1}
    assert (points(g, 0), points(g, 2)) == (8, 10)
    g = sinks(g, "2,0")
    assert g.table.awards == {"longest_road": 0} and points(g, 0) == 10
    assert g.over.winners == (0,) and g.over.why == "points"


def test_atl_e8_a_tie_after_the_seventh_hex_is_broken_and_the_turn_is_not_played_on():
    g = sunken(drowning(3, **{"2,0": "hills 9"}), *SIX)
    city(g, 0, "0,0 N", "0,0 SE", "0,0 SW")
    settlement(g, 0, "1,-1 NE")
    city(g, 1, "-1,0 N", "-1,1 S", "0,1 S")
    settlement(g, 1, corner(g, "2,0 SE"))
    card(g, 1, "victory_point")
    city(g, 2, "-1,0 SW", "0,-1 S", "1,1 S")
    assert [points(g, s) for s in g.seats] == [8, 9, 7] and points(g, 1, hidden=False) == 8
    g = sinks(g, "2,0")
    assert points(g, 0) == points(g, 1) == 8
    assert g.over.winners == (0,)  # 8 on the board against 7
    assert g.table.turn.owner == 0 and not g.prompts and hex(g, "2,0") in of(g).sunk
