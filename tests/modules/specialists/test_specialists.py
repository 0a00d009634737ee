"""The specialists: knowledge, cards, income, the win by four cards (SPC-01 to SPC-14)."""

import pytest

from game.core.loss import lose
from game.modules.base.discarding import Discard
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.specialists.module import RESOURCES, cards_of, knowledge
from game.rules import compose, objections
from tests.kit import act, bank, city, corner, give, hand, hex, hold, island, points, robber, roll, settle, settlement
from tests.kit import setup as agreed
from tests.modules.ground import only

CENTRE = {"0,0": "forest 4", "1,-1": "forest 9", "0,-1": "pasture 10"}
MEETING = "0,0 N"  # touches (0,0), (0,-1), (1,-1)


def village(*modules, phase="main", **ground):
    """Only what is named matters; everything else is desert."""
    return only(island(4, "specialists", *modules, phase=phase), "desert", **(ground or CENTRE))


def card(g, resource):
    return settle(g).table.awards.get(f"specialist_{resource}")


def know(g, seat, resource):
    return knowledge(resource)(g, seat)


def test_spc_01_five_cards_lie_beside_the_board_with_the_usual_island():
    g = village()
    assert [a.key for a in g.rules.awards][-5:] == [f"specialist_{r}" for r in RESOURCES]
    assert compose(agreed(4, "specialists")).plan == compose(agreed(4)).plan


def test_spc_02_e1_a_city_at_two_forests_and_a_pasture():
    g = village()
    city(g, 0, MEETING)
    assert (know(g, 0, "wood"), know(g, 0, "wool"), know(g, 0, "ore")) == (4, 2, 0)


def test_spc_02_e6_an_upgrade_doubles_what_a_settlement_knows():
    g = village(**{"0,0": "fields 4", "1,-1": "fields 9", "0,-1": "hills 10"})
    settlement(g, 0, MEETING)
    before = know(g, 0, "grain"), know(g, 0, "brick")
    city(g, 0, MEETING)
    assert (know(g, 0, "grain"), know(g, 0, "brick")) == (before[0] + 2, before[1] + 1)


def test_spc_02_e8_sea_counts_for_nothing():
    g = village(**{"0,-2": "forest 4"})
    settlement(g, 0, "0,-2 NW")
    assert sum(know(g, 0, r) for r in RESOURCES) == 1


def forests(*corners_by_seat, extra=()):
    """An island of forest where each seat has so many points: corners touching three forests count 3 or 6."""
    g = only(island(4, "specialists"), "forest")
    for seat, places in enumerate(corners_by_seat):
        for place in places:
            (city if place.startswith("!") else settlement)(g, seat, place.removeprefix("!"))
    return g


def test_spc_03_at_least_four_and_more_than_anybody():
    g = village()
    settlement(g, 0, MEETING)
    assert card(g, "wood") is None
    city(g, 0, MEETING)
    assert card(g, "wood") == 0


def test_spc_04_e2_a_tie_takes_the_card_from_its_holder():
    g = forests(("!0,-2 NW", "0,2 S"))  # 2 + 1
    assert know(g, 0, "wood") == 3
    settlement(g, 0, "-2,0 NW")
    assert card(g, "wood") == 0
    settlement(g, 1, "2,0 E".replace(" E", " NE"))
    before = know(g, 1, "wood")
    assert 0 < before < 4
    while know(g, 1, "wood") < know(g, 0, "wood"):
        free = next(c for c in ("2,-2 N", "2,0 S", "-2,2 S", "2,-2 S") if corner(g, c) not in g.table.buildings)
        settlement(g, 1, free)
    if know(g, 1, "wood") == know(g, 0, "wood"):
        assert card(g, "wood") is None
        city(g, 1, "2,-2 N")
    assert card(g, "wood") == 1


def test_spc_04_e3_nobody_has_a_card_two_share():
    g = forests(("!0,0 N",), ("!0,0 S",), ("!2,-2 S",))
    assert [know(g, s, "wood") for s in range(3)] == [6, 6, 6]
    assert card(g, "wood") is None


def test_spc_05_a_tie_below_the_highest_does_not_matter():
    g = forests(("!0,0 N",), ("0,0 S",), ("2,-2 S",))
    assert [know(g, s, "wood") for s in range(3)] == [6, 3, 3]
    assert card(g, "wood") == 0


def test_spc_06_e4_a_loss_is_counted_at_once():
    g = forests(("!0,0 N",))
    assert card(g, "wood") == 0
    lose(g, corner(g, "0,0 N"), "settlement", "lava")
    assert card(g, "wood") is None


def test_spc_06_a_sunken_hex_counts_no_longer():
    g = village()
    city(g, 0, MEETING)
    assert card(g, "wood") == 0
    g.table.alive[hex(g, "0,0")] = False
    assert card(g, "wood") is None


def test_spc_07_each_card_is_a_point_while_it_is_held():
    g = village()
    city(g, 0, MEETING)
    settle(g)
    assert points(g, 0) == 2 + 1
    lose(g, corner(g, MEETING), "settlement", "lava")
    settle(g)
    assert points(g, 0) == 1


def test_spc_08_the_owner_takes_one_of_each_card_after_the_roll():
    g = village(phase="before_roll")
    city(g, 0, MEETING)
    g = roll(g, 5)
    assert hand(g, 0) == {"wood": 1}
    assert hand(g, 1) == {}


def test_spc_08_nobody_else_is_paid():
    g = village(phase="before_roll")
    city(g, 1, MEETING)
    g = roll(settle(g), 5)
    assert [hand(g, s) for s in range(4)] == [{}, {}, {}, {}]


def test_spc_09_e5_on_a_seven_the_income_comes_after_discards_and_robber():
    g = village(phase="before_roll", **{"0,0": "fields 4", "1,-1": "fields 9", "0,-1": "mountains 10", "0,-2": "mountains 3"})  # noqa: E501  # fmt: skip
    city(g, 0, MEETING)
    city(g, 0, "0,-1 N")
    hold(g, 0, wood=8)
    g = roll(settle(g), 7)
    g = act(g, Discard(0, {"wood": 4}))
    assert hand(g, 0) == {"wood": 4}
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert hand(g, 0) == {"wood": 4, "grain": 1, "ore": 1}


def test_spc_10_what_the_bank_has_not_is_lost():
    g = village(phase="before_roll")
    city(g, 0, MEETING)
    bank(g, wood=0)
    assert hand(roll(settle(g), 5), 0) == {}


def test_spc_11_the_robber_does_not_stop_the_income():
    g = village(phase="before_roll")
    city(g, 0, MEETING)
    robber(g, "0,0")
    assert hand(roll(settle(g), 4), 0) == {"wood": 1}


@pytest.mark.parametrize(("players", "modules", "target"), [(4, (), 12), (4, ("cities_and_knights",), 15), (6, (), 12)])
def test_spc_12_the_target_is_two_higher(players, modules, target):
    assert compose(agreed(players, "specialists", *modules)).target == target


FOUR = {"0,0": "forest 4", "1,-1": "forest 9", "0,-1": "pasture 10", "-1,0": "pasture 3", "0,1": "hills 3", "-1,1": "hills 4", "1,0": "fields 5", "2,0": "fields 6"}  # noqa: E501  # fmt: skip


def test_spc_13_four_cards_win_at_once():
    g = only(island(4, "specialists"), "desert", **FOUR)
    for resource in RESOURCES[:3]:
        g.table.awards[f"specialist_{resource}"] = 0
    assert not g.rules.wins(g, 0)
    g.table.awards["specialist_grain"] = 0
    assert g.rules.wins(g, 0)
    assert len(cards_of(g, 0)) == 4


def test_told_9_spc_13_d2_e7_a_fourth_card_of_another_turn_wins_when_the_own_turn_starts():
    g = with_steady_cards(island(4, "specialists"))
    assert len(cards_of(g, 1)) == 4
    g.table.target = 99
    assert g.over is None
    g = act(g, EndTurn(0))
    assert g.over is not None
    assert g.over.winners == (1,) and g.over.why == "specialists", "not by points"


def with_steady_cards(g):
    """Four cities of seat 1 that alone know four resources."""
    g = only(g, "desert", **{"0,0": "forest 4", "1,-1": "forest 9", "0,-1": "forest 3", "0,1": "hills 3", "-1,1": "hills 4", "-1,2": "hills 5", "1,0": "fields 5", "2,0": "fields 6", "2,-1": "fields 3", "-2,0": "pasture 2", "-1,-1": "pasture 6", "-1,0": "pasture 8"})  # noqa: E501  # fmt: skip
    g.table.buildings.clear()
    g.table.pieces = [dict(g.rules.stock.pieces) for _ in g.seats]
    city(g, 1, "0,0 N", "-1,1 SE", "2,0 NW", "-1,0 NW")
    return settle(g)


def test_spc_14_no_action_concerns_the_cards():
    assert compose(agreed(4, "specialists")).actions == compose(agreed(4)).actions


def test_spc_d4_river_hexes_count_as_what_they_yield_and_the_swamp_for_nothing():
    g = village(**{"0,0": "river_mountains 4", "1,-1": "river_hills 9", "0,-1": "swamp"})
    settlement(g, 0, MEETING)
    assert [know(g, 0, r) for r in RESOURCES] == [0, 1, 0, 0, 1]


def test_spc_d6_the_income_is_no_production():
    g = village(phase="before_roll")
    city(g, 0, MEETING)
    assert roll(settle(g), 5).table.turn.got == [0, 0, 0, 0]


def test_spc_d7_five_and_six_players_may_use_them():
    assert objections(agreed(5, "specialists")) == []
    give(island(5, "specialists"), 0, wood=1)
