"""Stina trades, Digur sends the robber away, Kaja takes what it guards (HLP-52 to HLP-57)."""

import pytest

from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildRoad
from game.modules.base.robbing import MoveRobber
from game.modules.helpers.robber import Digur, Kaja
from game.modules.helpers.state import of
from game.modules.helpers.stina import Stina
from tests.kit import act, asked, bank, end, give, hand, hex, hold, refused, robber, roll, settlement, told, way
from tests.modules.ground import only
from tests.modules.helpers.kit import CARDS, swapped, table, turned

FOREST, PEAKS, DESERT, SECOND = "0,0", "1,0", "-2,0", "2,-2"
GROUND = {FOREST: "forest 8", PEAKS: "mountains 4", DESERT: "desert"}


def stina(edition=None, **cards):
    g = table("stina", **(edition or {}))
    hold(g, 0, **(cards or {"brick": 6}))
    return g


def test_hlp_52_and_e13_as_often_as_wanted_in_one_use():
    g = act(stina(), Stina(0, "brick", {"wool": 1, "grain": 1, "ore": 1}))
    assert hand(g, 0) == {"wool": 1, "grain": 1, "ore": 1} and asked(g) == [(0, "turn_or_swap")]


def test_hlp_52_at_least_once():
    assert refused(stina(), Stina(0, "brick", {})) == "bad_count"
    assert refused(stina(), Stina(0, "brick", {"ore": 0})) == "bad_count"
    assert refused(stina(), Stina(0, "brick", {"ore": -1})) == "bad_count"


@pytest.mark.parametrize("after", ["turn", "swap"])
def test_hlp_52_and_e13_with_tiles_the_right_ends_with_the_use(after):
    g = stina(brick=5, wood=1)
    settlement(g, 0, "0,0 N")
    g = act(g, Stina(0, "brick", {"wool": 1}))
    g = turned(g) if after == "turn" else swapped(g)
    g = act(g, BuildRoad(0, way(g, "0,0 N", "0,0 NE")[0]))
    expected = "helper_not_ready" if after == "turn" else "not_your_helper"
    assert refused(g, Stina(0, "brick", {"ore": 1})) == expected
    assert refused(g, BankTrade(0, "brick", 2, {"ore": 1})) == "bad_count"


@pytest.mark.parametrize("after", ["turn", "swap"])
def test_hlp_e13_and_d15_with_cards_the_rate_lasts_until_the_end_of_the_turn(after):
    g = stina(CARDS, brick=5, wood=1)
    settlement(g, 0, "0,0 N")
    g = act(g, Stina(0, "brick", {"wool": 1}))
    g = turned(g) if after == "turn" else swapped(g)
    g = act(g, BuildRoad(0, way(g, "0,0 N", "0,0 NE")[0]), BankTrade(0, "brick", 2, {"ore": 1}))
    assert hand(g, 0) == {"wool": 1, "ore": 1}
    give(g, 0, brick=4, wool=3)
    assert refused(g, BankTrade(0, "wool", 2, {"ore": 1})) == "bad_count"  # the chosen resource alone
    g = roll(end(g), 2)
    give(g, 1, brick=4)
    assert refused(g, BankTrade(1, "brick", 2, {"ore": 1})) == "bad_count"
    assert of(g).cheap == ""


def test_hlp_53_the_same_given_never_the_same_received():
    g = stina()
    assert refused(g, Stina(0, "brick", {"brick": 1, "ore": 1})) == "same_resource"
    assert refused(g, Stina(0, "wool", {"ore": 1})) == "cannot_pay"
    assert refused(g, Stina(0, "brick", {"ore": 4})) == "cannot_pay"
    assert refused(g, Stina(0, "gold", {"ore": 1})) == "bad_count"
    bank(g, ore=0)
    assert refused(g, Stina(0, "brick", {"ore": 1})) == "bank_empty"


# --- Digur ------------------------------------------------------------------------------------------------------------


def haunted(helper, at=FOREST, players=4, *modules, **more):
    """The robber stands somewhere; there is one desert."""
    g = only(table(helper, players, *modules, **more), "fields", **GROUND)
    settlement(g, 0, f"{FOREST} N")
    robber(g, at)
    return g


def test_hlp_54_and_e23_before_the_roll_and_the_forest_produces_in_this_very_roll():
    g = haunted("digur", phase="before_roll")
    g = turned(act(g, Digur(0)))
    assert g.table.robber == hex(g, DESERT) and hand(g, 0) == {"wood": 1} and asked(g) == [(0, "before_roll")]
    assert hand(roll(g, 8), 0) == {"wood": 2}


def test_hlp_54_after_the_roll_nobody_is_robbed():
    g = haunted("digur")
    settlement(g, 1, f"{DESERT} N")
    give(g, 1, ore=1)
    g = act(g, Digur(0))
    assert hand(g, 1) == {"ore": 1} and asked(g) == [(0, "turn_or_swap")] and not told(g, "stolen")


def test_hlp_54_not_while_a_7_is_being_resolved():
    g = roll(haunted("digur", phase="before_roll"), 7)
    assert asked(g) == [(0, "robber")] and refused(g, Digur(0)) == "choice_pending"
    g = act(g, MoveRobber(0, hex(g, PEAKS)))
    assert hand(act(g, Digur(0)), 0) == {"ore": 1}


def test_hlp_55_an_empty_bank_gives_nothing_and_the_move_stands():
    g = haunted("digur")
    bank(g, wood=0)
    g = act(g, Digur(0))
    assert g.table.robber == hex(g, DESERT) and hand(g, 0) == {} and asked(g) == [(0, "turn_or_swap")]


def test_hlp_56_not_from_a_desert_and_not_without_one():
    assert refused(haunted("digur", DESERT), Digur(0)) == "no_effect"
    g = only(table("digur"), "fields", **{FOREST: "forest 8"})
    robber(g, FOREST)
    assert refused(g, Digur(0)) == "no_effect"


def test_hlp_56_and_e24_two_deserts():
    g = table("digur", 6)
    deserts = [h for h, terrain in enumerate(g.table.terrain) if terrain == "desert"]
    for place in deserts:
        g.table.robber = place
        assert refused(g, Digur(0)) == refused(g, Digur(0, deserts[0])) == "no_effect"
    g.table.robber = g.table.terrain.index("forest")
    assert refused(g, Digur(0)) == refused(g, Digur(0, g.table.robber)) == "bad_target"
    for place in deserts:
        assert act(g, Digur(0, place)).table.robber == place


def test_with_one_desert_it_need_not_be_named_but_may_be():
    g = haunted("digur")
    assert act(g, Digur(0, hex(g, DESERT))).table.robber == hex(g, DESERT)
    assert refused(g, Digur(0, hex(g, PEAKS))) == "bad_target"


# --- Kaja -------------------------------------------------------------------------------------------------------------


def test_hlp_57_and_e14_what_the_robber_guards():
    g = act(haunted("kaja", PEAKS), Kaja(0))
    assert hand(g, 0) == {"ore": 1} and g.table.robber == hex(g, PEAKS) and asked(g) == [(0, "turn_or_swap")]


def test_hlp_57_and_e14_on_the_desert_a_card_of_choice():
    g = haunted("kaja", DESERT)
    assert refused(g, Kaja(0)) == "bad_target"
    assert hand(act(g, Kaja(0, "wool")), 0) == {"wool": 1}


def test_hlp_57_elsewhere_there_is_no_choice():
    g = haunted("kaja", PEAKS)
    assert refused(g, Kaja(0, "wool")) == "bad_target"
    assert hand(act(g, Kaja(0, "ore")), 0) == {"ore": 1}
    bank(g, ore=0)
    assert refused(g, Kaja(0)) == "bank_empty"


def test_beside_the_board_the_robber_is_nobodys_business():
    for helper, use in (("kaja", Kaja(0)), ("digur", Digur(0))):
        g = haunted(helper)
        g.table.robber = -1
        assert refused(g, use) == "robber_off_board"
