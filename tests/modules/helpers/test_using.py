"""Who may use a helper when, and what comes after it (HLP-10 to HLP-25)."""

import pytest

from game.engine import Action, Undo, legal, why_not
from game.modules.base.building import BuildRoad
from game.modules.base.rolling import EndTurn
from game.modules.helpers.asla import Asla, StopAsking
from game.modules.helpers.robber import Digur, Kaja
from game.modules.helpers.rolls import Hilda, Thorolf
from game.modules.helpers.state import is_ready, of
from game.modules.helpers.stina import Stina
from game.modules.helpers.turning import SwapHelper, TurnHelper
from tests.kit import act, after_roll, asked, default, end, founding, give, hand, hold, refused, robber, roll, turn_of
from tests.modules.ground import only
from tests.modules.helpers.kit import CARDS, founded, helper_of, hire, second_up, swapped, table, turned

FOREST, DESERT = "0,0", "2,0"
GROUND = {FOREST: "forest 8", DESERT: "desert"}
EDITIONS = ({}, CARDS)


def quiet(helper="", players=4, *modules, **more):
    """Nothing but a forest with the robber and a desert."""
    g = only(table(helper, players, *modules, **more), "fields", **GROUND)
    robber(g, FOREST)
    return g


def kaja(seat=0):
    return Kaja(seat)


def test_hlp_10_only_the_holder_may_use_a_helper():
    g = quiet("kaja")
    assert refused(g, Digur(0)) == "not_your_helper"
    assert [a for a in legal(g, 0) if a.key.startswith("helper_")] == [Kaja(0)]


def test_hlp_11_once_in_the_own_turn_after_the_roll():
    g = quiet("kaja", phase="before_roll")
    assert refused(g, kaja()) == "wrong_phase"
    g = roll(g, 2)
    assert refused(quiet("kaja", turn=1), kaja()) == "not_your_turn"
    g = turned(act(g, kaja()))
    assert refused(g, kaja()) == "helper_not_ready"


def test_hlp_11_not_in_the_set_up():
    g = founding(4, "helpers")
    hire(g, {0: "kaja"})
    assert refused(g, kaja()) == "choice_pending"
    assert refused(g, Kaja(1)) == "not_your_turn"


@pytest.mark.parametrize("owner", [0, 2])
def test_hlp_12_some_act_on_anybodys_roll_the_own_included(owner):
    g = quiet("hilda", phase="before_roll", turn=owner)
    g = roll(g, 2)
    assert asked(g) == [(0, "hilda")]


def test_hlp_13_using_a_helper_is_voluntary():
    g = quiet("kaja")
    g = end(g)
    assert helper_of(g, 0) == "kaja" and not second_up(g, 0)


def test_hlp_15_a_tile_that_was_swapped_for_rests_until_the_own_next_turn():
    g = quiet("kaja")
    of(g).display = ["hilda", "digur"]
    g = swapped(act(g, kaja()), "hilda")
    assert refused(g, Hilda(0, "ore")) == "helper_not_ready"
    for owner in (1, 2, 3):
        g = roll(end(g), 2)
        assert asked(g) == [(owner, "main")]  # HLP-15: not on the rolls of others either
        assert refused(g, Hilda(0, "ore")) == "helper_not_ready"
    g = roll(end(g), 2)
    assert asked(g) == [(0, "hilda")]


def test_hlp_16_a_card_that_was_swapped_for_is_ready_with_the_next_turn():
    g = quiet("stina", **CARDS)
    hold(g, 0, wood=2)
    g = swapped(act(g, Stina(0, "wood", {"ore": 1})), "hilda")
    assert not is_ready(g, 0)
    g = roll(end(g), 2)
    assert asked(g) == [(0, "hilda")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_hlp_16_17_a_turned_helper_is_ready_with_the_next_turn(edition):
    """HLP-E9: on B's roll and turned, on C's roll again, then it must be swapped."""
    g = quiet("hilda", phase="before_roll", turn=1, **edition)
    g = turned(act(roll(g, 2), Hilda(0, "ore")))
    assert not is_ready(g, 0) and second_up(g, 0)
    g = roll(end(g), 3)
    assert asked(g) == [(0, "hilda")]
    g = act(g, Hilda(0, "ore"))
    assert hand(g, 0) == {"ore": 2} and refused(g, TurnHelper(0)) == "must_swap"


def test_hlp_17_once_in_a_turn_whatever_helper():
    """Digur before the roll, and then Hilda, swapped for him, not on the roll of the same turn."""
    g = quiet("digur", phase="before_roll")
    of(g).display = ["hilda", "kaja"]
    g = swapped(act(g, Digur(0)), "hilda")
    assert asked(roll(g, 2)) == [(0, "main")]


def test_hlp_18_a_use_that_brings_nothing_is_a_use():
    g = act(quiet("asla"), Asla(0, "ore", 1), StopAsking(0))
    assert asked(g) == [(0, "turn_or_swap")] and hand(g, 0) == {}


def test_hlp_19_and_e3_after_the_first_use_it_is_turned_or_swapped():
    g = act(quiet("kaja"), kaja())
    assert asked(g) == [(0, "turn_or_swap")]
    over = turned(g)
    assert helper_of(over, 0) == "kaja" and second_up(over, 0)
    other = swapped(g)
    assert helper_of(other, 0) != "kaja" and not second_up(other, 0)
    again = act(turn_to(over, 0), kaja())  # the second side helps once more
    assert hand(again, 0) == {"wood": 2}


def turn_to(g, seat):
    """The main part of a later turn of a seat."""
    return after_roll(turn_of(g, seat))


def test_hlp_20_and_e4_after_the_second_use_it_must_be_swapped():
    g = quiet("kaja")
    of(g).hired[0].second = True
    g = act(g, kaja())
    assert refused(g, TurnHelper(0)) == "must_swap"
    taken = of(g).display[1]
    g = swapped(g, taken)
    assert helper_of(g, 0) == taken and not second_up(g, 0)
    assert "kaja" in of(g).display and taken not in of(g).display


def test_hlp_21_the_one_returned_cannot_be_taken_back_and_comes_first_side_up():
    g = act(quiet("kaja"), kaja())
    assert refused(g, SwapHelper(0, "kaja")) == "not_in_display"
    assert refused(g, SwapHelper(0, "nobody")) == "not_in_display"
    assert refused(g, SwapHelper(0, helper_of(g, 1))) == "not_in_display"
    size = len(of(g).display)
    g = swapped(g)
    assert len(of(g).display) == size


def test_hlp_22_and_e28_an_unused_helper_cannot_be_swapped():
    g = quiet("kaja")
    assert refused(g, SwapHelper(0, of(g).display[0])) == "wrong_phase"
    assert refused(g, TurnHelper(0)) == "wrong_phase"
    of(g).hired[0].second = True
    assert refused(g, SwapHelper(0, of(g).display[0])) == "wrong_phase"


def test_hlp_23_a_second_side_stays_for_as_long_as_it_likes():
    g = turned(act(quiet("kaja"), kaja()))
    for _ in range(3):
        g = turn_to(g, 0)
        assert second_up(g, 0) and helper_of(g, 0) == "kaja" and asked(g) == [(0, "main")]


def test_hlp_24_nothing_else_before_the_choice():
    g = quiet("kaja")
    give(g, 0, wood=1, brick=1)
    g = act(g, kaja())
    assert refused(g, EndTurn(0)) == refused(g, BuildRoad(0, 0)) == refused(g, kaja()) == "choice_pending"


def test_hlp_24_on_a_roll_the_turn_waits_for_the_choice():
    g = roll(quiet("hilda", phase="before_roll", turn=1), 2)
    assert refused(g, EndTurn(1)) == "choice_pending"
    g = act(g, Hilda(0, "ore"))
    assert asked(g) == [(0, "turn_or_swap")] and refused(g, EndTurn(1)) == "choice_pending"
    assert asked(turned(g)) == [(1, "main")]


def test_hlp_25_what_came_back_can_be_taken_by_the_next():
    g = swapped(act(quiet("kaja"), kaja()))
    hired = of(g).hired[1].name
    of(g).display = [name for name in of(g).display if name != "digur"]
    of(g).hired[1].name = "digur"
    g = turn_to(g, 1)
    g = act(g, Digur(1))
    assert "kaja" in of(g).display and hired != "kaja"
    assert helper_of(swapped(g, "kaja", 1), 1) == "kaja"


def test_silence_turns_or_takes_the_lowest_number():
    g = act(quiet("kaja"), kaja())
    assert default(g) == TurnHelper(0)
    g = quiet("kaja")
    of(g).hired[0].second = True
    g = act(g, kaja())
    assert default(g) == SwapHelper(0, of(g).display[0])


def test_a_use_can_be_taken_back_while_nothing_came_to_light():
    g = quiet("kaja")
    after = turned(act(g, kaja()))
    back = act(after, Undo(0), Undo(0))
    assert hand(back, 0) == {} and not second_up(back, 0) and is_ready(back, 0)


def test_a_swapped_in_thorolf_is_neither_usable_nor_compulsory():
    """HLP-E10: a tile rests; HLP-E11: a card is ready with the next turn."""
    for edition, number, owed in (({}, 9, 4), (CARDS, 9, 0)):
        g = quiet("digur", **edition)
        of(g).display = ["thorolf"]
        g = swapped(act(g, Digur(0)), "thorolf")
        hold(g, 0, wood=number)
        g = roll(end(g), 7)
        discards = [p.args["number"] for p in g.prompts if p.kind == "discard"]
        assert discards == ([owed] if owed else [])
        assert asked(g) == ([(0, "discard")] if owed else [(0, "turn_or_swap")])
        assert refused(g, Thorolf(0, "ore")) == "choice_pending"


def test_the_founding_leads_to_a_game_that_goes_on():
    g = founded(3)
    assert asked(g) == [(0, "before_roll")]


class Mute(Action, frozen=True, array_like=True):
    """Something that cannot happen in the main phase and forgets to say why."""

    key = "mute"
    barred_during = ("main",)


def test_what_is_barred_in_a_prompt_never_happens_there():
    refusal = why_not(quiet("kaja"), Mute(0))
    assert refusal is not None and refusal.key == "wrong_phase"
