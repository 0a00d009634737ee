"""Buying and playing development cards (BASE-88 to BASE-106, BASE-128)."""

import pytest

from game.engine import legal, view
from game.modules.base.building import BuildRoad, GiveUp, PlaceFree
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn, Roll, ToBuilding
from game.modules.development.buying import BuyDevelopment
from game.modules.development.module import DECK
from game.modules.development.playing import (
    PlayInvention,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayVictoryPoint,
)  # fmt: skip
from game.modules.development.state import of
from tests.kit import (
    act,
    around,
    asked,
    bank,
    card,
    city,
    corner,
    edge,
    end,
    give,
    hand,
    hex,
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
    told,
    turn_of,
    way,
)  # fmt: skip
from tests.modules.base.test_longest_road import ROWS, row
from tests.modules.base.test_points import FAR


def kinds(g, seat):
    return [held.card for held in of(g).cards[seat]]


def test_base_88_the_buyer_pays_and_draws_a_card_the_others_do_not_see():
    g = island()
    hold(g, 0, wool=2, grain=2, ore=2)
    g = act(g, BuyDevelopment(0), BuyDevelopment(0))
    assert len(kinds(g, 0)) == 2 and hand(g, 0) == {} and g.table.bank == [19] * 5
    assert kinds(view(g, 1), 0) == [] and of(view(g, 1)).unseen[0] == 2 and len(of(view(g, 1)).deck) == 23
    assert kinds(view(g, 0), 0) == kinds(g, 0)
    private = [e for e in g.events if e.key == "drew_card"]
    assert private[0].only == (0,) and all("card" not in e.args for e in g.events if e.only is None)


def test_base_88_every_card_of_the_deck_is_equally_likely():
    g = island()
    hold(g, 0, wool=1, grain=1, ore=1)
    names = [name for name in sorted(DECK) for _ in range(DECK[name])]
    drawn = [kinds(act(g, BuyDevelopment(0), chance=lots(n)), 0)[0] for n in range(25)]
    assert drawn == names


def test_base_89_base_e43_an_empty_deck_sells_nothing_and_played_cards_do_not_come_back():
    g = island()
    card(g, 1, *[name for name, n in DECK.items() for _ in range(n)])
    hold(g, 0, wool=1, grain=1, ore=1)
    assert refused(g, BuyDevelopment(0)) == "deck_empty"
    card_of = turn_of(g, 1)
    g = roll(act(card_of, PlayMonopoly(1, "wood")), 12)
    assert len(of(g).deck) == 0 and of(g).played == ["monopoly"]


def test_base_90_one_card_in_a_turn():
    g = island()
    card(g, 0, "monopoly", "invention", "knight")
    g = act(g, PlayMonopoly(0, "wood"))
    assert refused(g, PlayInvention(0, {"ore": 2})) == refused(g, PlayKnight(0)) == "card_limit"
    g = roll(turn_of(g, 0), 12)
    assert act(g, PlayInvention(0, {"ore": 2}))


def test_base_91_at_any_moment_of_the_own_turn_and_never_in_anothers():
    g = turn_of(island(turn_mode="split"), 0)
    card(g, 0, "monopoly")
    card(g, 1, "knight")
    play = PlayMonopoly(0, "ore")
    trade = roll(g, 12)
    build = act(trade, ToBuilding(0))
    for position in (g, trade, build):
        after = act(position, play)
        assert asked(after) == asked(position)
        assert refused(position, PlayKnight(1)) == "not_your_turn"
    assert refused(roll(g, 7), play) == "choice_pending"


def test_base_92_base_e13_not_in_the_turn_it_was_bought():
    g = island()
    line(g, 0, "0,0 N", "0,0 NE")
    card(g, 0, "road_building", new=True)
    assert refused(g, PlayRoadBuilding(0)) == "card_too_new"
    for seat in (0, 1, 2, 3):
        g = roll(act(g, EndTurn(seat)), 12)
    assert asked(act(g, PlayRoadBuilding(0))) == [(0, "free_road")]


def test_base_92_an_older_card_of_the_same_kind_can_be_played():
    g = island()
    card(g, 0, "monopoly", new=True)
    card(g, 0, "monopoly")
    g = act(g, PlayMonopoly(0, "wood"))
    assert [held.part for held in of(g).cards[0]] == [g.table.turn.part_number]  # the new one is left


def test_base_93_one_must_have_it():
    g = island()
    card(g, 1, "knight")
    assert refused(g, PlayKnight(0)) == "no_such_card"
    for action in (PlayMonopoly(0, "ore"), PlayInvention(0, {"ore": 2}), PlayRoadBuilding(0), PlayVictoryPoint(0)):
        assert refused(g, action) == "no_such_card"


def test_base_94_development_cards_cannot_be_traded():
    g = island()
    card(g, 0, "knight")
    assert refused(g, MakeOffer(0, {"knight": 1}, {"ore": 1})) == "bad_count"


def test_base_95_base_d22_a_progress_card_is_used_up_a_knight_stays_before_its_player():
    g = island()
    card(g, 0, "monopoly")
    g = act(g, PlayMonopoly(0, "ore"))
    assert kinds(g, 0) == [] and of(g).played == ["monopoly"] and of(g).knights == [0, 0, 0, 0]
    g = roll(turn_of(g, 1), 12)
    card(g, 1, "knight")
    g = act(g, PlayKnight(1))
    assert of(g).knights == [0, 1, 0, 0] and of(view(g, 2)).knights == [0, 1, 0, 0]


# --- knight ----------------------------------------------------------------------------------------------------------


def test_base_96_base_e7_base_e25_a_knight_moves_the_robber_steals_and_nobody_discards():
    g = island()
    settlement(g, 1, "1,-1 N")
    settlement(g, 2, "1,-1 SE")
    hold(g, 1, ore=12)
    hold(g, 2, wool=1)
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert asked(g) == [(0, "robber")]
    g = act(g, MoveRobber(0, hex(g, "1,-1")))
    assert asked(g) == [(0, "steal")]
    assert {a.victim for a in legal(g, 0)} == {1, 2}
    assert hand(g, 1) == {"ore": 12}


def test_base_97_a_knight_before_the_roll_is_resolved_first_and_its_place_counts():
    g = turn_of(island(), 0)
    settlement(g, 0, "2,0 N")
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert refused(g, Roll(0)) == "choice_pending"
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert asked(g) == [(0, "before_roll")]
    assert hand(roll(g, 8), 0) == {}


# --- road building ---------------------------------------------------------------------------------------------------


def road_building(**options):
    g = island(**options)
    settlement(g, 0, "0,0 N")
    card(g, 0, "road_building")
    return g


def test_base_98_two_free_roads_the_second_may_start_from_the_first():
    g = act(road_building(), PlayRoadBuilding(0))
    g = act(g, PlaceFree(0, edge(g, "0,0 NE")), PlaceFree(0, edge(g, "0,0 E")))
    assert len(g.table.roads) == 2 and g.table.bank == [19] * 5 and asked(g) == [(0, "main")]


def test_base_98_they_obey_the_rules_of_roads():
    g = act(road_building(), PlayRoadBuilding(0))
    assert refused(g, PlaceFree(0, edge(g, "0,0 SE"))) == "not_connected"
    assert refused(g, PlaceFree(0, 72)) == "not_on_board"
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "choice_pending"
    g = act(g, PlaceFree(0, edge(g, "0,0 NE")))
    assert refused(g, PlaceFree(0, edge(g, "0,0 NE"))) == "occupied"


def test_base_99_base_e29_with_one_road_left_only_one_is_placed():
    g = road_building()
    g.table.pieces[0]["road"] = 1
    g = act(g, PlayRoadBuilding(0))
    g = act(g, PlaceFree(0, edge(g, "0,0 NE")))
    assert asked(g) == [(0, "main")]


def test_base_99_base_d11_the_second_may_be_given_up():
    g = act(road_building(), PlayRoadBuilding(0))
    g = act(g, PlaceFree(0, edge(g, "0,0 NE")))
    g = act(g, GiveUp(0))
    assert len(g.table.roads) == 1 and asked(g) == [(0, "main")]


def test_base_100_base_e29_without_a_road_or_an_edge_the_card_cannot_be_played():
    g = road_building()
    g.table.pieces[0]["road"] = 0
    assert refused(g, PlayRoadBuilding(0)) == "no_effect"
    g = island()
    card(g, 0, "road_building")
    assert refused(g, PlayRoadBuilding(0)) == "no_effect"
    assert kinds(g, 0) == ["road_building"]


def test_base_128_the_first_must_be_placed_and_the_step_ends_by_itself():
    g = act(road_building(), PlayRoadBuilding(0))
    assert refused(g, GiveUp(0)) == "choice_pending"
    g = island()
    card(g, 0, "road_building")
    line(g, 0, "0,0 N", "0,0 NE")
    settlement(g, 1, "0,0 N", "0,0 SE")  # the only way on is towards blue's second settlement
    line(
        g,
        1,
        "0,0 NE",
        *(c for c in g.rules.topology.corner_neighbours[corner(g, "0,0 NE")] if c not in around(g, "0,0")),
    )
    g = act(g, PlayRoadBuilding(0), PlaceFree(0, edge(g, "0,0 E")))
    assert asked(g) == [(0, "main")] and g.table.pieces[0]["road"] == 13


def test_base_e31_road_building_before_the_roll_can_win():
    g = turn_of(island(), 0)
    city(g, 0, *FAR[:4])
    row(g, 0, 0, 3)
    card(g, 0, "road_building")
    g = act(settle(g), PlayRoadBuilding(0))
    g = act(g, PlaceFree(0, way(g, *ROWS[0][3:5])[0]))
    assert points(g, 0) == 8 and g.over is None
    g = act(g, PlaceFree(0, way(g, *ROWS[0][4:6])[0]))
    assert points(g, 0) == 10 and g.over.winners == (0,) and not g.table.turn.rolled


# --- invention, monopoly, victory points -----------------------------------------------------------------------------


def test_base_101_invention_takes_two_cards_of_choice_for_use_at_once():
    g = road_building()
    card(g, 0, "invention")
    after = act(g, PlayInvention(0, {"wood": 1, "brick": 1}))
    after = act(after, BuildRoad(0, edge(g, "0,0 NE")))
    assert hand(after, 0) == {}
    assert hand(act(g, PlayInvention(0, {"ore": 2})), 0) == {"ore": 2}


@pytest.mark.parametrize(
    "cards", [{}, {"ore": 1}, {"ore": 3}, {"ore": 1, "wood": 2}, {"gold": 2}, {"ore": -1, "wood": 3}]
)
def test_base_102_any_other_number_is_refused(cards):
    g = island()
    card(g, 0, "invention")
    assert refused(g, PlayInvention(0, cards)) == "bad_count"


def test_base_102_base_e32_the_bank_must_hold_what_is_asked():
    g = island()
    card(g, 0, "invention")
    bank(g, ore=1)
    assert refused(g, PlayInvention(0, {"ore": 2})) == "bank_empty"
    assert hand(act(g, PlayInvention(0, {"ore": 1, "wood": 1})), 0) == {"ore": 1, "wood": 1}


def test_base_102_base_d12_a_nearly_empty_bank_gives_what_there_is():
    g = island()
    card(g, 0, "invention")
    bank(g, wood=0, brick=0, wool=0, grain=0, ore=1)
    assert refused(g, PlayInvention(0, {"ore": 2})) == "bad_count"
    assert hand(act(g, PlayInvention(0, {"ore": 1})), 0) == {"ore": 1}
    bank(g, ore=0)
    assert refused(g, PlayInvention(0, {})) == refused(g, PlayInvention(0, {"ore": 2})) == "no_effect"


def test_base_103_base_e33_monopoly_takes_all_of_one_resource_from_everybody():
    g = island()
    card(g, 0, "monopoly")
    hold(g, 0, brick=1)
    hold(g, 2, brick=2, ore=1)
    hold(g, 3, brick=1)
    g = act(g, PlayMonopoly(0, "brick"))
    assert hand(g, 0) == {"brick": 4} and hand(g, 2) == {"ore": 1} and hand(g, 3) == {}
    assert [(e["seat"], e["cards"]) for e in told(g, "gave_monopoly")] == [(2, {"brick": 2}), (3, {"brick": 1})]
    card(g, 0, "monopoly")
    assert refused(turn_of(g, 0), PlayMonopoly(0, "gold")) == "bad_count"


def test_base_104_a_monopoly_may_bring_nothing_and_is_spent():
    g = island()
    card(g, 0, "monopoly")
    g = act(g, PlayMonopoly(0, "brick"))
    assert hand(g, 0) == {} and kinds(g, 0) == []


def test_base_105_base_d15_a_victory_point_card_counts_at_once_and_is_never_played():
    g = island()
    card(g, 0, "victory_point", new=True)
    assert points(g, 0) == 1 and refused(g, PlayVictoryPoint(0)) == "no_effect"
    card(g, 0, "monopoly")
    g = act(g, PlayMonopoly(0, "ore"))
    assert refused(g, PlayVictoryPoint(0)) == "no_effect"


# --- largest army ----------------------------------------------------------------------------------------------------


def knight(g, seat):
    """The seat plays a knight in a turn of its own."""
    g = turn_of(g, seat)
    card(g, seat, "knight")
    g = act(g, PlayKnight(seat))
    if g.over is None:
        g = act(g, MoveRobber(seat, hex(g, "0,0") if g.table.robber != hex(g, "0,0") else hex(g, "0,-2")))
    return g


def test_base_116_base_117_base_e42_the_third_knight_and_then_only_more():
    g = island()
    for seat in (0, 1, 0, 1):
        g = knight(g, seat)
    assert g.table.awards == {}
    g = knight(g, 0)
    assert g.table.awards == {"largest_army": 0} and points(g, 0) == 2
    g = knight(g, 1)
    assert g.table.awards == {"largest_army": 0}
    g = knight(g, 1)
    assert g.table.awards == {"largest_army": 1} and (points(g, 0), points(g, 1)) == (0, 2)


def test_base_118_only_played_knights_count():
    g = island()
    card(g, 0, *["knight"] * 5)
    assert settle(g).table.awards == {} and points(g, 0) == 0


def test_base_122_base_d14_a_knight_before_the_roll_can_win_before_the_robber_moves():
    g = island()
    city(g, 0, *FAR[:4])
    of(g).knights[0] = 2
    g = turn_of(g, 0)
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert g.over.winners == (0,) and g.table.robber == hex(g, "0,0")


def test_cards_can_be_bought_in_the_trade_phase_of_a_split_turn_and_close_it():
    g = island(turn_mode="split")
    give(g, 0, wool=1, grain=1, ore=1)
    assert asked(act(g, BuyDevelopment(0), chance=seeded(2))) == [(0, "build")]
    assert asked(end(g)) == [(1, "before_roll")]
