"""Trading with the bank and through harbours (BASE-64 to BASE-73)."""

from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.building import BuildSettlement
from game.modules.base.founding import FoundBuilding
from game.modules.base.rolling import EndTurn
from tests.kit import (
    act,
    bank,
    city,
    corner,
    founding,
    give,
    hand,
    hold,
    island,
    refused,
    road,
    roll,
    settlement,
    turn_of,
)

ANY, WOOD, WOOL = "0,-2 N", "-1,-1 NW", "1,1 SE"  # a corner of an "any", the wood and the wool harbour


def test_base_64_four_equal_cards_for_one_without_a_harbour():
    g = island()
    give(g, 0, ore=4)
    g = act(g, BankTrade(0, "ore", 4, {"wood": 1}))
    assert hand(g, 0) == {"wood": 1} and g.table.bank == [18, 19, 19, 19, 19]


def test_base_65_an_any_harbour_takes_three_of_every_resource():
    g = island()
    settlement(g, 0, ANY)
    assert [rate_of(g, 0, kind) for kind in g.rules.kinds] == [3] * 5
    assert [rate_of(g, 1, kind) for kind in g.rules.kinds] == [4] * 5
    give(g, 0, wood=3)
    assert hand(act(g, BankTrade(0, "wood", 3, {"ore": 1})), 0) == {"ore": 1}


def test_base_66_a_harbour_of_one_resource_serves_only_that_one():
    g = island()
    city(g, 0, WOOD)
    assert [rate_of(g, 0, kind) for kind in g.rules.kinds] == [2, 4, 4, 4, 4]


def test_base_67_the_best_rate_applies_and_rates_do_not_add_up():
    g = island()
    settlement(g, 0, ANY, WOOD)
    assert [rate_of(g, 0, kind) for kind in g.rules.kinds] == [2, 3, 3, 3, 3]
    give(g, 0, wood=4, brick=4)
    assert refused(g, BankTrade(0, "wood", 3, {"ore": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "wood", 1, {"ore": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "brick", 4, {"ore": 1})) == "bad_count"


def test_base_68_the_card_taken_is_of_another_resource():
    g = island()
    give(g, 0, ore=4)
    assert refused(g, BankTrade(0, "ore", 4, {"ore": 1})) == "same_resource"


def test_base_69_the_bank_must_hold_the_card():
    g = island()
    give(g, 0, ore=8)
    bank(g, wood=0, brick=1)
    assert refused(g, BankTrade(0, "ore", 4, {"wood": 1})) == "bank_empty"
    assert refused(g, BankTrade(0, "ore", 8, {"brick": 2})) == "bank_empty"


def test_base_70_base_e6_several_exchanges_in_one_action():
    g = island()
    settlement(g, 0, WOOD)
    give(g, 0, wood=4, brick=3)
    assert hand(act(g, BankTrade(0, "wood", 4, {"ore": 1, "wool": 1})), 0) == {"ore": 1, "wool": 1, "brick": 3}
    assert refused(g, BankTrade(0, "wood", 4, {"ore": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "wood", 2, {"ore": 1, "wool": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "brick", 3, {"ore": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "wood", 6, {"ore": 3})) == "cannot_pay"
    for nonsense in (
        BankTrade(0, "wood", 0, {}),
        BankTrade(0, "gold", 4, {"ore": 1}),
        BankTrade(0, "wood", -2, {"ore": -1}),
    ):
        assert refused(g, nonsense) == "bad_count"


def test_base_71_only_in_the_own_turn_after_the_roll():
    g = turn_of(island(), 0)
    give(g, 0, ore=4)
    give(g, 1, ore=4)
    assert refused(g, BankTrade(0, "ore", 4, {"wood": 1})) == "wrong_phase"
    g = roll(g, 12)
    assert refused(g, BankTrade(1, "ore", 4, {"wood": 1})) == "not_your_turn"


def test_base_72_a_founding_settlement_opens_the_harbour_at_either_corner():
    g = act(founding(3), FoundBuilding(0, corner(founding(3), WOOD)))
    assert rate_of(g, 0, "wood") == 2
    edge = next(h.edge for h in g.table.harbours if h.kind == "wood")
    for end in g.rules.topology.edge_corners[edge]:
        g = island()
        settlement(g, 0, end)
        assert rate_of(g, 0, "wood") == 2


def settling_at_the_wool_harbour(**options):
    g = island(**options)
    road(g, 0, "1,1 E")
    hold(g, 0, wood=1, brick=1, wool=3, grain=1)
    return act(g, BuildSettlement(0, corner(g, WOOL)))


def test_base_73_base_e28_combined_a_new_harbour_can_be_used_at_once():
    g = settling_at_the_wool_harbour()
    assert hand(act(g, BankTrade(0, "wool", 2, {"ore": 1})), 0) == {"ore": 1}


def test_base_73_base_e28_split_only_from_the_next_own_turn_on():
    g = settling_at_the_wool_harbour(turn_mode="split")
    assert refused(g, BankTrade(0, "wool", 2, {"ore": 1})) == "wrong_phase"
    assert rate_of(g, 0, "wool") == 4
    for seat in (0, 1, 2, 3):
        g = roll(act(g, EndTurn(seat)), 12)
    assert hand(act(g, BankTrade(0, "wool", 2, {"ore": 1})), 0) == {"ore": 1}
