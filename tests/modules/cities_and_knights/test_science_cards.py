"""Green cards (CK-129 to CK-146)."""

import pytest

from game.modules.base.building import GiveUp, PlaceFree
from game.modules.base.discarding import owed
from game.modules.base.rolling import EndTurn
from game.modules.cities_and_knights.cards.science import (
    Alchemist,
    Crane,
    Engineer,
    Inventor,
    Irrigation,
    Medicine,
    Mining,
    RoadBuilding,
    SkipSecond,
    Smith,
    SmithSecond,
)
from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knights import PromoteKnight
from game.modules.cities_and_knights.state import FACES
from tests.kit import (
    act,
    asked,
    bank,
    city,
    default,
    give,
    hand,
    hex,
    line,
    lots,
    points,
    refused,
    robber,
    settlement,
    told,
)
from tests.modules.cities_and_knights.kit import (
    ck,
    coast,
    knight,
    legal_with,
    levels,
    metropolis,
    progress,
    stack,
    state,
    throw,
    wall,
)


def holding(*cards, phase="main", **options):
    g = ck(phase=phase, **options)
    progress(g, 0, *cards)
    return g


def brew(g, red, yellow, face, *further):
    return act(g, Alchemist(0, red, yellow), chance=lots(FACES.index(face), *further))


# --- Alchemist --------------------------------------------------------------------------------------------------------


def test_ck_129_the_alchemist_sets_both_dice_and_only_the_event_die_is_thrown():
    g = holding("alchemist", phase="before_roll")
    settlement(g, 1, 21)  # fields 9
    g = brew(g, 4, 5, "ship")
    assert (g.table.turn.red, g.table.turn.yellow) == (4, 5) and state(g).ship == 1
    assert hand(g, 1) == {"grain": 1} and asked(g) == [(0, "main")]


def test_ck_129_a_die_has_six_faces():
    g = holding("alchemist", phase="before_roll")
    assert refused(g, Alchemist(0, 0, 7)) == "bad_count"
    assert len(legal_with(g, 0, Alchemist)) == 36


def test_ck_130_example_51_the_chosen_red_die_counts_for_gates_and_then_comes_the_seven():
    g = holding("alchemist", phase="before_roll")
    levels(g, 0, science=3)
    give(g, 1, wood=8)
    g = brew(g, 4, 3, "science", 0)
    assert [fact["seat"] for fact in told(g, "progress_drawn")] == [0]
    assert asked(g) == [(1, "discard")]


def test_ck_131_after_the_roll_it_is_too_late_and_the_roll_follows_at_once():
    g = holding("alchemist", "alchemist", phase="before_roll")
    g = brew(g, 1, 1, "ship")
    assert refused(g, Alchemist(0, 1, 1)) == "wrong_phase"
    g = act(g, EndTurn(0))
    assert state(g).dice is None


def test_ck_126_example_66_the_alchemist_lies_under_its_deck_before_the_event_die_is_thrown():
    g = holding("alchemist", phase="before_roll")
    levels(g, 1, science=1)
    stack(g, "science")
    g = brew(g, 2, 1, "science")
    assert state(g).hands[1] == ["alchemist"]


# --- Crane, Engineer, Inventor ----------------------------------------------------------------------------------------


def test_ck_132_example_50_the_crane_makes_the_market_free():
    g = holding("crane")
    city(g, 0, 18)
    assert refused(g, Improve(0, "trade")) == "cannot_pay"
    g = act(g, Crane(0), Improve(0, "trade"))
    assert state(g).levels[0]["trade"] == 1


def test_ck_132_one_less_for_the_next_improvement_of_any_field_only():
    g = holding("crane")
    city(g, 0, 18)
    levels(g, 0, politics=2)
    give(g, 0, coin=3, cloth=1)
    g = act(g, Crane(0), Improve(0, "politics"))
    assert hand(g, 0) == {"coin": 1, "cloth": 1}
    assert hand(act(g, Improve(0, "trade")), 0) == {"coin": 1}


def test_ck_133_one_crane_at_a_time_and_an_unused_one_lapses():
    g = holding("crane", "crane")
    city(g, 0, 18)
    g = act(g, Crane(0))
    assert refused(g, Crane(0)) == "once_per_turn"
    assert state(act(g, EndTurn(0))).crane is False
    assert state(act(g, Improve(0, "trade"), Crane(0))).crane is True


def test_ck_134_no_crane_where_no_improvement_could_be_bought():
    g = holding("crane")
    assert refused(g, Crane(0)) == "no_effect"
    city(g, 0, 18)
    levels(g, 0, trade=5, politics=5, science=5)
    assert refused(g, Crane(0)) == "no_effect"
    levels(g, 0, science=3)
    metropolis(g, "trade", 18)
    assert refused(g, Crane(0)) == "no_effect"  # the only city carries a metropolis


def test_ck_135_example_73_the_engineer_builds_a_wall_for_nothing():
    g = holding("engineer")
    city(g, 0, 18, 30)
    wall(g, 30)
    assert refused(g, Engineer(0, 30)) == "wall_limit"
    assert refused(g, Engineer(0, 12)) == "need_city"
    g = act(g, Engineer(0, 18))
    assert state(g).walls == [30, 18]
    give(g, 0, wood=11)
    assert owed(g, 0) == 0


def test_ck_135_three_walls_are_all():
    g = holding("engineer")
    city(g, 0, 18, 30, 12, 48)
    wall(g, 18, 30, 12)
    assert refused(g, Engineer(0, 48)) == "wall_limit"


def test_ck_136_ck_137_example_40_two_tokens_change_places():
    g = holding("inventor")
    nine, eleven = hex(g, "-2,0"), hex(g, "-1,0")
    six, eight, two, twelve = hex(g, "0,-1"), hex(g, "2,0"), hex(g, "1,-2"), hex(g, "-1,-1")
    for fixed in (six, eight, two, twelve, hex(g, "0,0")):
        assert refused(g, Inventor(0, nine, fixed)) == "bad_target"
        assert refused(g, Inventor(0, fixed, nine)) == "bad_target"
    state(g).merchant = eleven
    robber(g, "-1,0")
    g = act(g, Inventor(0, nine, eleven))
    assert g.table.tokens[nine] == 11 and g.table.tokens[eleven] == 9
    assert g.table.robber == state(g).merchant == eleven


def test_ck_137_equal_numbers_and_printed_ones():
    g = holding("inventor")
    assert len(legal_with(g, 0, Inventor)) == 60  # of twelve tokens every pair but the six of equal numbers
    nines = hex(g, "-2,0"), hex(g, "2,-2")
    assert refused(g, Inventor(0, *nines)) == "no_effect"
    g.table.printed = [hex(g, "-1,0")]
    assert refused(g, Inventor(0, nines[0], hex(g, "-1,0"))) == "bad_target"


def test_ck_136_the_new_number_brings_the_cards():
    g = holding("inventor")
    settlement(g, 1, 21)  # fields 9
    g = act(g, Inventor(0, hex(g, "-2,0"), hex(g, "-1,0")), EndTurn(0))
    assert hand(throw(g, 5, 6, "ship"), 1) == {"grain": 1}


# --- Irrigation, Mining, Medicine -------------------------------------------------------------------------------------


def test_ck_138_example_39_irrigation_two_grain_for_each_fields_hex():
    g = holding("irrigation")
    city(g, 0, 40, 49)  # fields 6, twice
    settlement(g, 0, 36)  # fields 4
    g.table.buildings.pop(40)
    city(g, 0, 52)
    assert hand(act(g, Irrigation(0)), 0) == {"grain": 4}


def test_ck_139_example_38_mining_two_ore_for_each_mountains_hex():
    g = holding("mining")
    settlement(g, 0, 20, 32)  # mountains 8, twice
    city(g, 0, 0)  # mountains 10
    assert hand(act(g, Mining(0)), 0) == {"ore": 4}


@pytest.mark.parametrize(
    ("card", "action", "kind", "corner"), [("irrigation", Irrigation(0), "grain", 21), ("mining", Mining(0), "ore", 32)]
)
def test_ck_140_the_robber_does_not_matter_and_the_bank_gives_what_it_has(card, action, kind, corner):
    g = holding(card)
    assert refused(g, action) == "no_effect"
    settlement(g, 0, corner)
    robber(g, g.rules.topology.corner_hexes[corner][0])
    bank(g, **{kind: 1})
    assert hand(act(g, action), 0) == {kind: 1}
    bank(g, **{kind: 0})
    assert refused(g, action) == "no_effect"


def test_ck_141_medicine_makes_a_city_for_two_ore_and_a_grain():
    g = holding("medicine", "medicine")
    settlement(g, 0, 18)
    city(g, 0, 30)
    give(g, 0, ore=2)
    assert refused(g, Medicine(0, 18)) == "cannot_pay"
    give(g, 0, grain=1)
    assert refused(g, Medicine(0, 30)) == "bad_target"
    assert refused(g, Medicine(0, 12)) == "bad_target"
    g = act(g, Medicine(0, 18))
    assert g.table.buildings[18].kind == "city" and hand(g, 0) == {} and points(g, 0) == 4


def test_ck_141_medicine_needs_a_city_piece():
    g = holding("medicine")
    city(g, 0, 30, 12, 48, 25)
    settlement(g, 0, 18)
    give(g, 0, ore=2, grain=1)
    assert refused(g, Medicine(0, 18)) == "no_piece_left"


# --- Road building, Smith ---------------------------------------------------------------------------------------------


def test_ck_143_two_roads_for_nothing_one_after_the_other():
    g = holding("road_building")
    line(g, 0, 18, 24)
    g = act(g, RoadBuilding(0))
    assert asked(g) == [(0, "free_road")]
    e = g.rules.topology.edge_between
    g = act(g, PlaceFree(0, e[24, 30]), PlaceFree(0, e[30, 36]))
    assert asked(g) == [(0, "main")] and g.table.pieces[0]["road"] == 12
    assert state(g).decks["science"].under == ["road_building"]


def test_ck_144_example_72_with_one_road_left_one_is_built_and_with_none_the_card_is_refused():
    g = holding("road_building")
    line(g, 0, *coast(g, 0, 14))
    g = act(g, RoadBuilding(0))
    g = act(g, PlaceFree(0, g.rules.topology.edge_between[7, 12]))
    assert asked(g) == [(0, "main")]
    progress(g, 0, "road_building")
    assert g.table.pieces[0]["road"] == 0 and refused(g, RoadBuilding(0)) == "no_effect"


def test_ck_144_the_second_road_may_be_given_up():
    g = holding("road_building")
    line(g, 0, 18, 24)
    g = act(g, RoadBuilding(0))
    assert refused(g, GiveUp(0)) == "choice_pending"
    g = act(g, PlaceFree(0, g.rules.topology.edge_between[24, 30]), GiveUp(0))
    assert asked(g) == [(0, "main")]


def test_ck_145_one_or_two_different_knights_for_nothing():
    g = holding("smith")
    knight(g, 0, 18, active=True)
    knight(g, 0, 24)
    g = act(g, Smith(0, 18))
    assert asked(g) == [(0, "smith_second")]
    assert refused(g, SmithSecond(0, 18)) == "already_promoted"
    done = act(g, SmithSecond(0, 24))
    assert [k.strength for k in state(done).knights.values()] == [2, 2]
    assert state(done).knights[18].active and not state(done).knights[24].active
    assert default(g) == SkipSecond(0)
    assert [k.strength for k in state(act(g, SkipSecond(0))).knights.values()] == [2, 1]


def test_ck_145_example_33_a_piece_that_comes_back_serves_for_the_second():
    g = holding("smith")
    levels(g, 0, politics=3)
    for corner, strength in ((18, 1), (24, 1), (30, 2), (35, 2)):
        knight(g, 0, corner, strength)
    assert refused(g, Smith(0, 18)) == "no_piece_left"
    g = act(g, Smith(0, 30), SmithSecond(0, 18))
    assert state(g).knights[30].strength == 3 and state(g).knights[18].strength == 2


def test_ck_146_example_34_no_knight_twice_in_a_turn_and_no_effect_without_any():
    g = holding("smith")
    knight(g, 0, 18)
    give(g, 0, ore=1, wool=1)
    g = act(g, PromoteKnight(0, 18))
    assert refused(g, Smith(0, 18)) == "no_effect"
    knight(g, 0, 24)
    assert refused(g, Smith(0, 18)) == "already_promoted"


def test_ck_146_mighty_still_needs_the_fortress():
    g = holding("smith")
    knight(g, 0, 18, 2)
    knight(g, 0, 24)
    assert refused(g, Smith(0, 18)) == "need_fortress"
    assert refused(g, Smith(0, 30)) == "bad_target"
