"""Victory points and the end of the game (BASE-119 to BASE-124)."""

from game.core.awards import tally_of
from game.create import new_game
from game.engine import view
from game.lookout import look
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, PlaceFree
from game.modules.base.rolling import EndTurn, Roll
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.base.standing import StandingOffer
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayRoadBuilding
from game.modules.development.state import of as development
from tests.kit import (
    act,
    asked,
    bank,
    card,
    city,
    corner,
    end,
    founding,
    give,
    hold,
    island,
    line,
    lots,
    points,
    refused,
    roll,
    seeded,
    settle,
    settlement,
    setup,
    told,
    turn_of,
    way,
)  # fmt: skip
from tests.modules.base.test_longest_road import ROWS, cut, row, spoke

FAR = ("0,-2 N", "2,-2 N", "2,0 NE", "0,2 S", "-2,2 S")


def test_base_119_what_counts():
    g = founding(4, island="beginner")
    assert [points(g, seat) for seat in g.seats] == [2, 2, 2, 2]
    g = island()
    settlement(g, 0, *FAR[:2])
    city(g, 0, *FAR[2:4])
    card(g, 0, "victory_point")
    row(g, 0, 0, 5)
    g.ext["development"].knights[0] = 3
    g = settle(g)
    assert tally_of(g, 0) == {
        "settlements": 2, "cities": 4, "longest_road": 2, "largest_army": 2, "victory_cards": 1,
    }  # fmt: skip
    assert g.over is not None


def test_base_120_base_e11_ten_points_in_the_own_turn_win_at_once():
    g = island()
    settlement(g, 0, *FAR[:2])
    city(g, 0, FAR[2])
    settlement(g, 0, FAR[3])
    card(g, 0, "victory_point", "victory_point")
    row(g, 0, 0, 5)
    g = settle(g)
    assert points(g, 0) == 9 and g.over is None
    hold(g, 0, grain=2, ore=3)
    g = act(g, BuildCity(0, corner(g, FAR[3])))
    assert g.over.winners == (0,) and told(g, "won") == [{"winners": [0], "why": "points"}]
    assert g.prompts == [] and g.agenda == []


def test_base_120_base_e12_a_hidden_point_bought_in_the_own_turn_wins():
    g = island()
    city(g, 0, *FAR[:4])
    settlement(g, 0, FAR[4])
    hold(g, 0, wool=1, grain=1, ore=1)
    deck = development(g).deck
    deck.mixed = {"victory_point": deck.mixed["victory_point"]}
    g = act(g, BuyDevelopment(0), chance=lots(0))
    assert points(g, 0) == 10 and points(g, 0, hidden=False) == 9 and g.over.winners == (0,)


def test_base_121_base_e41_ten_in_anothers_turn_do_not_win_before_the_own():
    g = island(turn=1)
    city(g, 3, *FAR[:3])
    settlement(g, 3, FAR[3], "2,-2 SE")
    row(g, 2, 0, 7)
    row(g, 3, 1, 5)
    assert points(settle(g), 3) == 8
    g = cut(g, 1, ROWS[0][3], spoke(g, ROWS[0][3]))
    assert points(g, 3) == 10 and g.over is None
    g = roll(end(g), 12)
    g = end(g)
    assert g.table.turn.owner == 3 and g.over is not None and g.over.winners == (3,)


def test_base_121_base_e40_points_lost_before_the_own_turn_do_not_win():
    g = island(turn=1)
    city(g, 3, *FAR[:3])
    settlement(g, 3, FAR[3], "2,-2 SE")
    row(g, 3, 0, 5)
    assert points(settle(g), 3) == 10 and g.over is None
    g = cut(g, 1, ROWS[0][2], spoke(g, ROWS[0][2]))
    assert points(g, 3) == 8
    g = end(roll(end(g), 12))
    assert asked(g) == [(3, "before_roll")]


def test_base_122_the_owner_wins_before_the_roll_by_points_had_already():
    g = turn_of(island(), 1)
    city(g, 2, *FAR[:4])
    settlement(g, 2, FAR[4])
    card(g, 2, "victory_point")
    assert settle(g).over is None
    g = turn_of(g, 2)
    assert g.over.winners == (2,) and not g.table.turn.rolled


def test_base_123_after_the_end_everything_is_refused_and_hidden_points_are_shown():
    g = island(target=3)
    card(g, 1, "victory_point", "knight")
    settlement(g, 0, *FAR[:3])
    g = settle(g)
    for action in (
        EndTurn(0), Roll(1), BuildRoad(0, 3), StandingOffer(1, {"wood": 1}, {"ore": 1}), Embargo(1, 0),
        DeclineAll(2, "on"),
    ):  # fmt: skip
        assert refused(g, action) == "game_over"
    shown = development(view(g)).cards[1]
    assert [held.card for held in shown] == ["victory_point"]
    assert development(view(g)).unseen[1] == 1  # the knight stays hidden
    assert look(view(g), list("ABCD")).rows[1].points == 1


def test_base_106_hidden_points_stay_hidden_until_the_end():
    g = island()
    card(g, 1, "victory_point")
    assert look(view(g), list("ABCD")).rows[1].points == 0
    assert points(view(g, 1), 1) == 1 and points(view(g, 0), 1) == 0


def test_base_124_an_empty_deck_and_an_empty_bank_end_nothing():
    g = island()
    development(g).deck.mixed = {}
    bank(g, wood=0, brick=0, wool=0, grain=0, ore=0)
    g = roll(end(g), 8)
    assert g.over is None and asked(g) == [(1, "main")]


def test_base_o2_the_host_sets_the_target():
    g = island(target=3)
    settlement(g, 0, *FAR[:2])
    assert settle(g).over is None
    settlement(g, 0, FAR[2])
    assert settle(g).over is not None
    assert new_game(setup(4), seeded()).table.target == 10


def test_base_d14_a_free_road_that_brings_the_last_points_ends_the_game_at_once():
    g = turn_of(island(), 0)
    city(g, 0, *FAR[:4])
    row(g, 0, 0, 4)
    card(g, 0, "road_building")
    g = act(settle(g), PlayRoadBuilding(0))
    g = act(g, PlaceFree(0, way(g, *ROWS[0][4:6])[0]))
    assert g.over.winners == (0,)


def test_a_settlement_can_bring_the_last_point():
    g = island(target=3)
    settlement(g, 0, *FAR[:2])
    line(g, 0, "0,0 N", "0,0 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    assert act(g, BuildSettlement(0, corner(g, "0,0 N"))).over.winners == (0,)
