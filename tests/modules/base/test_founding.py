"""Set-up and founding (BASE-08 to BASE-10, BASE-15 to BASE-27)."""

import pytest

from game.board.printed import starting_pieces
from game.create import new_game
from game.engine import view
from game.modules.base.building import BuildRoad
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.state import of as development
from tests.kit import act, asked, corner, default, edge, founding, hand, points, refused, roll, seeded, setup

START = {
    "red": [("0,-1 N", "0,-1 NE", {}), ("-2,1 N", "-2,1 NE", {"wood": 2, "grain": 1})],
    "blue": [("0,2 N", "0,1 E", {}), ("-2,2 N", "-2,2 NE", {"wood": 1, "brick": 1, "ore": 1})],
    "orange": [("2,-2 S", "2,-2 SW", {}), ("-1,2 N", "-1,2 NE", {"grain": 2, "ore": 1})],
    "white": [("-1,0 N", "-1,0 NW", {}), ("1,1 N", "1,0 E", {"wood": 1, "wool": 1, "ore": 1})],
}


def found(g, seat, place, way):
    """One founding turn."""
    return act(g, FoundBuilding(seat, corner(g, place)), FoundRoad(seat, edge(g, way)))


def test_base_08_the_beginner_island_has_its_pieces_and_no_founding_phase():
    g = founding(4, island="beginner")
    assert asked(g) == [(0, "before_roll")]
    assert g.table.robber == g.rules.topology.hex_at(0, 0)
    for seat, colour in enumerate(g.table.colours):
        for place, road, _ in START[colour]:
            assert g.table.buildings[corner(g, place)].seat == seat
            assert g.table.roads[edge(g, road)].seat == seat
    assert len(g.table.buildings) == len(g.table.roads) == 8
    assert [points(g, seat) for seat in g.seats] == [2, 2, 2, 2]


def test_base_09_with_three_players_the_red_pieces_are_left_out():
    g = founding(3, island="beginner")
    assert sorted(g.table.colours) == ["blue", "orange", "white"]
    assert len(g.table.buildings) == 6
    assert corner(g, "0,-1 N") not in g.table.buildings
    assert all(piece.colour != "red" for piece in starting_pieces("beginner", 3))


def test_base_10_the_settlement_with_a_letter_pays_and_the_other_gives_nothing():
    g = founding(4, island="beginner")
    for seat, colour in enumerate(g.table.colours):
        assert hand(g, seat) == START[colour][1][2]


def test_base_15_base_16_the_robber_stands_on_the_desert_and_the_deck_is_whole():
    for seed in range(5):
        g = new_game(setup(4), seeded(seed))
        assert g.table.terrain[g.table.robber] == "desert"
        assert sum(development(g).deck.mixed.values()) == 25
        assert g.table.awards == {}


def test_base_16_nobody_sees_the_order_of_the_deck():
    g = new_game(setup(4), seeded())
    for seat in (-1, 0, 1):
        deck = development(view(g, seat)).deck
        assert deck.mixed == {} and deck.under == [] and len(deck) == 25


def test_base_17_the_starting_player_is_drawn_by_lot():
    starts = {new_game(setup(4, start="lot"), seeded(seed)).table.first for seed in range(30)}
    assert starts == {0, 1, 2, 3}
    for seed in range(5):
        g = new_game(setup(4, start="lot", island="beginner"), seeded(seed))
        assert asked(g) == [(g.table.first, "before_roll")]


def test_base_18_with_dice_the_highest_sum_starts_and_ties_roll_again():
    rolls = []
    for seed in range(60):
        g = new_game(setup(4, start="dice"), seeded(seed))
        thrown = [(e.args["seat"], e.args["number"]) for e in g.events if e.key == "rolled_for_start"]
        assert [seat for seat, _ in thrown[:4]] == [0, 1, 2, 3]
        best = max(number for _, number in thrown[:4])
        tied = [seat for seat, number in thrown[:4] if number == best]
        if len(tied) == 1:
            assert g.table.first == tied[0] and len(thrown) == 4
        else:
            assert [seat for seat, _ in thrown[4 : 4 + len(tied)]] == tied
        rolls.append(len(thrown))
    assert max(rolls) > 4  # some game had a tie


def test_base_19_a_settlement_on_any_free_corner_then_a_road_that_touches_it():
    g = founding(4)
    assert asked(g) == [(0, "found_building")]
    g = act(g, FoundBuilding(0, corner(g, "0,0 N")))
    assert asked(g) == [(0, "found_road")]
    g = act(g, FoundRoad(0, edge(g, "0,0 NE")))
    assert asked(g) == [(1, "found_building")]


@pytest.mark.parametrize(("players", "order"), [(4, [0, 1, 2, 3, 3, 2, 1, 0]), (3, [0, 1, 2, 2, 1, 0])])
def test_base_20_base_27_base_e15_the_snake_and_then_the_starting_player_rolls(players, order):
    g = founding(players)
    seen = []
    while asked(g)[0][1] != "before_roll":
        if asked(g)[0][1] == "found_building":
            seen.append(asked(g)[0][0])
        g = act(g, default(g))
    assert seen == order
    assert asked(g) == [(0, "before_roll")] and g.table.turn.number == 1


def test_base_20_the_snake_begins_with_the_starting_player():
    g = founding(4, start="3")
    seen = []
    while asked(g)[0][1] != "before_roll":
        if asked(g)[0][1] == "found_building":
            seen.append(asked(g)[0][0])
        g = act(g, default(g))
    assert seen == [2, 3, 0, 1, 1, 0, 3, 2] and asked(g) == [(2, "before_roll")]


def test_base_21_founding_costs_nothing_and_uses_the_supply():
    g = found(founding(4), 0, "0,0 N", "0,0 NE")
    assert g.table.pieces[0] == {"road": 14, "settlement": 4, "city": 4}
    assert g.table.bank == [19] * 5


def test_base_22_the_distance_rule_holds():
    g = found(founding(4), 0, "0,0 N", "0,0 NE")
    assert refused(g, FoundBuilding(1, corner(g, "0,0 N"))) == "occupied"
    assert refused(g, FoundBuilding(1, corner(g, "0,0 NE"))) == "too_close"
    assert refused(g, FoundBuilding(1, corner(g, "0,0 NW"))) == "too_close"
    assert refused(g, FoundBuilding(1, 54)) == "not_on_board"


def test_base_23_the_second_settlement_may_be_anywhere():
    g = founding(3)
    for seat, place, way in [(0, "0,0 N", "0,0 NE"), (1, "0,0 S", "0,0 SW"), (2, "2,0 S", "2,0 SE")]:
        g = found(g, seat, place, way)
    coast = corner(g, "-2,2 SW")  # far from the first, on the coast, at a harbour
    assert coast in act(g, FoundBuilding(2, coast)).table.buildings


def test_base_24_base_e17_the_road_touches_the_settlement_just_placed():
    g = founding(3)
    for seat, place, way in [(0, "0,0 N", "0,0 NE"), (1, "0,0 S", "0,0 SW"), (2, "2,0 S", "2,0 SE")]:
        g = found(g, seat, place, way)
    g = act(g, FoundBuilding(2, corner(g, "-2,0 N")))
    assert refused(g, FoundRoad(2, edge(g, "2,0 SW"))) == "not_connected"
    assert refused(g, FoundRoad(2, edge(g, "2,0 SE"))) == "occupied"
    assert refused(g, FoundRoad(2, 99)) == "not_on_board"


def test_base_25_settlement_and_road_before_the_next_acts():
    g = founding(4)
    assert refused(g, FoundBuilding(1, corner(g, "0,0 S"))) == "not_your_turn"
    g = act(g, FoundBuilding(0, corner(g, "0,0 N")))
    assert refused(g, FoundBuilding(1, corner(g, "0,0 S"))) == "not_your_turn"
    assert refused(g, FoundBuilding(0, corner(g, "0,0 S"))) == "choice_pending"
    assert refused(g, Roll(0)) == refused(g, BuildRoad(0, 0)) == refused(g, EndTurn(0)) == "choice_pending"


def second(g, place):
    """Let all found by default until seat 2 of three places the second settlement here."""
    g = found(g, 0, "0,-2 N", "0,-2 NE")
    g = found(g, 1, "2,-2 N", "2,-2 NE")
    g = found(g, 2, "0,2 S", "0,2 SE")
    return act(g, FoundBuilding(2, corner(g, place)))


def test_base_26_the_second_settlement_takes_a_card_for_each_hex_and_the_first_none():
    g = founding(3)
    assert hand(act(g, FoundBuilding(0, corner(g, "0,-1 S"))), 0) == {}
    g = second(g, "-1,1 N")  # forest 11, desert, mountains 3
    assert hand(g, 2) == {"wood": 1, "ore": 1}
    assert g.table.bank == [18, 19, 19, 19, 18]


def test_base_26_base_e16_a_coast_settlement_takes_what_its_hexes_give():
    g = founding(3)
    g.table.terrain[g.rules.topology.hex_at(-2, 1)] = "desert"
    g = second(g, "-2,1 NW")  # fields 9 and the desert
    assert hand(g, 2) == {"grain": 1}
    assert hand(second(founding(3), "2,0 SE"), 2) == {"ore": 1}  # one hex


def test_base_27_the_first_turn_begins_with_the_dice():
    g = founding(3)
    while asked(g)[0][1] != "before_roll":
        g = act(g, default(g))
    assert refused(g, EndTurn(0)) == "wrong_phase"
    assert asked(roll(g, 12)) == [(0, "main")]
