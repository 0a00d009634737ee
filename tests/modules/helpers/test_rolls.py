"""Hilda and Thorolf act on anybody's roll (HLP-33 to HLP-35, HLP-40 to HLP-43)."""

import pytest

from game.modules.base.discarding import Discard
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.helpers.rolls import DeclineHelper, Hilda, Thorolf
from game.modules.helpers.state import of
from game.modules.helpers.turning import TurnHelper
from tests.kit import act, asked, bank, default, hand, hex, hold, lots, refused, robber, roll, settlement, told
from tests.modules.ground import only
from tests.modules.helpers.kit import second_up, table, turned

FOREST, HILLS, DESERT = "0,0", "1,0", "-2,0"
GROUND = {FOREST: "forest 8", HILLS: "hills 5", DESERT: "desert"}
EMPTY = {"wood": 0, "brick": 0, "wool": 0, "grain": 0, "ore": 0}


def rolling(helper, owner=1, **options):
    """Seat 0 lives at a forest with an 8 and has the helper; somebody is about to roll."""
    g = only(table(helper, phase="before_roll", turn=owner, **options), "fields", **GROUND)
    robber(g, DESERT)
    settlement(g, 0, f"{FOREST} NW")
    return g


@pytest.mark.parametrize("owner", [0, 1])
def test_hlp_33_and_e7_a_roll_that_brings_nothing_brings_a_card_of_choice(owner):
    g = roll(rolling("hilda", owner), 5)
    assert asked(g) == [(0, "hilda")]
    g = turned(act(g, Hilda(0, "ore")))
    assert hand(g, 0) == {"ore": 1} and asked(g) == [(owner, "main")]


def test_hlp_33_and_e8_the_reason_does_not_matter():
    g = rolling("hilda")
    robber(g, FOREST)
    assert asked(roll(g, 8)) == [(0, "hilda")]  # the robber
    g = rolling("hilda")
    bank(g, wood=0)
    assert asked(roll(g, 8)) == [(0, "hilda")]  # an empty bank


def test_hlp_33_and_e8_who_got_something_is_not_asked():
    g = roll(rolling("hilda"), 8)
    assert asked(g) == [(1, "main")] and hand(g, 0) == {"wood": 1}
    assert refused(g, Hilda(0, "ore")) == "wrong_phase"


def test_hlp_34_the_game_waits_and_then_the_window_is_closed():
    g = roll(rolling("hilda"), 5)
    assert refused(g, EndTurn(1)) == "choice_pending"
    g = act(g, DeclineHelper(0))
    assert asked(g) == [(1, "main")] and hand(g, 0) == {} and not second_up(g, 0)
    assert refused(g, Hilda(0, "ore")) == "wrong_phase"
    assert refused(g, DeclineHelper(0)) == "not_your_turn"


def test_hlp_34_before_the_roll_and_in_the_own_turn_it_is_too_early_or_too_late():
    g = rolling("hilda", 0)
    assert refused(g, Hilda(0, "ore")) == "wrong_phase"
    g = act(roll(g, 5), DeclineHelper(0))
    assert refused(g, Hilda(0, "ore")) == "wrong_phase"


def test_hlp_35_never_on_a_7():
    g = roll(rolling("hilda"), 7)
    assert asked(g) == [(1, "robber")]
    assert refused(g, Hilda(0, "ore")) == "wrong_phase"


def test_hlp_d7_what_the_bank_lacks_cannot_be_taken():
    g = rolling("hilda")
    bank(g, ore=0)
    g = roll(g, 5)
    assert refused(g, Hilda(0, "ore")) == "bank_empty"
    assert refused(g, Hilda(0, "gold")) == "bad_target"
    assert refused(g, Hilda(1, "wood")) == "not_your_helper"
    g = rolling("hilda")
    bank(g, **EMPTY)
    assert asked(roll(g, 5)) == [(1, "main")]


def test_silence_does_without_hilda():
    assert default(roll(rolling("hilda"), 5)) == DeclineHelper(0)


# --- Thorolf ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [0, 1])
def test_hlp_40_on_every_7_he_acts_before_anything_else(owner):
    g = rolling("thorolf", owner)
    hold(g, 0, wool=2)
    hold(g, 2, wool=9)
    g = roll(g, 7)
    assert asked(g) == [(0, "thorolf"), (2, "discard")]  # others may choose meanwhile
    g = act(g, Discard(2, {"wool": 4}))
    assert hand(g, 2) == {"wool": 9}  # but nothing is given back before
    g = act(g, Thorolf(0, "ore"))
    assert hand(g, 2) == {"wool": 9} and asked(g) == [(0, "turn_or_swap")]
    g = turned(g)
    assert hand(g, 2) == {"wool": 5} and asked(g) == [(owner, "robber")]


def test_hlp_41_above_the_limit_nothing_is_lost():
    g = rolling("thorolf")
    hold(g, 0, wool=9)
    g = roll(g, 7)
    assert asked(g) == [(0, "turn_or_swap")] and told(g, "thorolf_saves")
    g = turned(g)
    assert hand(g, 0) == {"wool": 9} and asked(g) == [(1, "robber")]


def test_hlp_41_and_e12_seven_cards_become_eight_and_none_is_discarded():
    g = rolling("thorolf")
    hold(g, 0, wool=7)
    hold(g, 2, ore=8)
    g = roll(g, 7)
    g = turned(act(g, Thorolf(0, "ore")))
    assert asked(g) == [(2, "discard")]
    g = act(g, Discard(2, {"ore": 4}))
    assert hand(g, 0) == {"wool": 7, "ore": 1} and asked(g) == [(1, "robber")]
    g = act(g, MoveRobber(1, hex(g, FOREST)), chance=lots(7))  # HLP-43: the eighth card is the one just taken
    assert hand(g, 0) == {"wool": 7} and hand(g, 1) == {"ore": 1}


def test_hlp_42_he_cannot_be_declined():
    g = roll(rolling("thorolf"), 7)
    assert refused(g, DeclineHelper(0)) == "must_use"
    assert refused(g, EndTurn(1)) == "choice_pending"
    assert asked(act(g, Thorolf(0, "ore"))) == [(0, "turn_or_swap")]


def test_hlp_42_one_that_is_not_ready_follows_the_usual_7():
    g = rolling("thorolf")
    of(g).hired[0].resting = True
    hold(g, 0, wool=9)
    g = roll(g, 7)
    assert asked(g) == [(0, "discard")] and g.prompts[0].args["number"] == 4


def test_hlp_43_the_robber_robs_the_holder_all_the_same():
    g = rolling("thorolf")
    hold(g, 0, wool=9)
    g = turned(roll(g, 7))
    g = act(g, MoveRobber(1, hex(g, FOREST)))
    assert told(g, "stolen") == [{"seat": 1, "victim": 0}]


def test_hlp_d7_an_empty_bank_gives_nothing_and_he_is_used():
    g = rolling("thorolf")
    bank(g, **EMPTY)
    g = roll(g, 7)
    assert asked(g) == [(0, "turn_or_swap")] and told(g, "helper_in_vain")
    g = rolling("thorolf")
    bank(g, **{**EMPTY, "ore": 3})
    g = roll(g, 7)
    assert asked(g) == [(0, "turn_or_swap")] and hand(g, 0) == {"ore": 1}  # no choice, no question
    g = rolling("thorolf")
    bank(g, wool=0)
    assert refused(roll(g, 7), Thorolf(0, "wool")) == "bank_empty"


def test_hlp_d18_he_compares_with_the_limit_in_force():
    g = rolling("thorolf", hand_limit=9)
    hold(g, 0, wool=9)
    assert asked(roll(g, 7)) == [(0, "thorolf")]
    g = rolling("thorolf", hand_limit=0)
    hold(g, 0, wool=12)
    assert asked(roll(g, 7)) == [(0, "thorolf")]


def test_silence_brings_what_there_is_least_of():
    g = rolling("thorolf")
    hold(g, 0, wood=1, brick=1, wool=0, grain=1, ore=1)
    g = roll(g, 7)
    assert default(g) == Thorolf(0, "wool")
    assert default(act(g, default(g))) == TurnHelper(0)


def test_a_seven_of_the_next_turn_is_another_one():
    """Spared once is not spared for good."""
    g = rolling("thorolf")
    hold(g, 0, wool=9)
    g = turned(roll(g, 7))
    assert of(g).spared == 0
    g = act(g, MoveRobber(1, hex(g, HILLS)), EndTurn(1))
    assert of(g).spared == -1
