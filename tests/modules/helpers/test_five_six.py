"""Helpers with five and six players (HLP-60 to HLP-62)."""

import pytest

from game.engine import legal
from game.modules.development.buying import BuyDevelopment
from game.modules.five_six.phases import Done, SpecialSignal
from game.modules.helpers.development_cards import Diara
from game.modules.helpers.robber import Digur, Kaja
from game.modules.helpers.rolls import Hilda
from game.modules.helpers.state import is_ready, of
from tests.kit import act, after_roll, asked, end, give, hand, refused, roll, turn_of
from tests.modules.helpers.kit import CARDS, hire, swapped, table, turned


def phase(helper, seat=2):
    """The special build phase of a seat that has this helper."""
    g = table("", 5)
    hire(g, {seat: helper})
    g = act(g, SpecialSignal(seat, "build"))
    return end(g)


def test_hlp_60_and_e27_no_helper_in_the_special_build_phase():
    g = phase("diara")
    give(g, 2, ore=1, wool=1, grain=1)
    assert asked(g) == [(2, "special_build")]
    assert refused(g, Diara(2)) == "wrong_phase"
    assert not [a for a in legal(g, 2) if a.key.startswith("helper_")]
    g = act(g, BuyDevelopment(2))  # a normal purchase only
    assert asked(g) == [(2, "special_build")] and hand(g, 2) == {}
    assert refused(phase("kaja"), Kaja(2)) == "wrong_phase"


def paired(helper, **options):
    """The part of the second player, seat 3, who has this helper; seat 0 rolled."""
    g = table("", 5, paired_turns=True, **options)
    hire(g, {3: helper})
    g.table.robber = g.table.terrain.index("forest")
    return end(g)


def test_hlp_61_the_second_player_may_use_a_helper_as_in_an_own_turn():
    g = paired("kaja")
    assert asked(g) == [(3, "paired")]
    g = turned(act(g, Kaja(3)), 3)
    assert hand(g, 3) == {"wood": 1} and asked(g) == [(3, "paired")]
    assert refused(g, Kaja(3)) == "helper_not_ready"  # HLP-17
    assert refused(g, Kaja(0)) == "not_your_turn"  # HLP-11


def test_hlp_61_the_part_counts_as_the_own_next_turn_of_one_who_swapped():
    g = table("", 5, paired_turns=True, phase="before_roll")
    hire(g, {3: "hilda"})
    of(g).display = ["kaja", "carla"]
    g.table.robber = g.table.terrain.index("forest")
    g = swapped(act(roll(g, 2), Hilda(3, "ore")), "kaja", 3)
    assert of(g).hired[3].resting and not is_ready(g, 3)
    g = end(g)
    assert asked(g) == [(3, "paired")] and is_ready(g, 3)  # HLP-15
    assert hand(act(g, Kaja(3)), 3) == {"ore": 1, "wood": 1}


@pytest.mark.parametrize("edition", [{}, CARDS])
def test_hlp_61_what_was_taken_in_the_part_rests_until_the_next_turn(edition):
    g = paired("digur", **edition)
    of(g).display = ["hilda", "asla"]
    g = swapped(act(g, Digur(3, g.table.terrain.index("desert"))), "hilda", 3)
    g = act(g, Done(3))
    assert asked(g) == [(1, "before_roll")]
    g = roll(g, 2)
    assert asked(g) == ([(3, "hilda")] if edition else [(1, "main")])


def test_hlp_62_rolls_are_for_everybody_whoever_holds_hilda():
    g = table("", 5, paired_turns=True, phase="before_roll")
    hire(g, {4: "hilda"})
    g = roll(g, 2)
    assert asked(g) == [(4, "hilda")]
    g = after_roll(turn_of(g, 1))
    assert asked(end(g)) == [(4, "paired")]  # no roll in the part of the second player, no Hilda
