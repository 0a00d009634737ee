"""The attack, with every tie (CK-96, CK-98 to CK-118)."""

import pytest

from game.engine import view
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.cities_and_knights.barbarians import Defend, HoldBack, LoseCity
from game.modules.cities_and_knights.progress import DrawDeck, ReturnProgress
from tests.kit import act, asked, city, default, give, points, refused, settlement, told, turn_of
from tests.modules.cities_and_knights.kit import (
    attack,
    ck,
    knight,
    lay_down,
    legal_with,
    metropolis,
    progress,
    stack,
    state,
    throw,
    wall,
)


def shore(**options):
    return ck(phase="before_roll", **options)


def standing(g, seat):
    return sorted(c for c, b in g.table.buildings.items() if b.seat == seat and b.size == 2)


# --- who wins ---------------------------------------------------------------------------------------------------------


def test_ck_98_the_attack_comes_with_the_seventh_ship_and_before_production():
    g = shore()
    city(g, 0, 13)  # pasture 2
    state(g).ship = 5
    g = throw(g, 1, 1, "ship")
    assert told(g, "barbarians_landed") == [] and state(g).ship == 6
    g = shore()
    city(g, 0, 13)
    g = attack(g)
    assert told(g, "barbarians_won") == [{"strength": 1, "defence": 0}]
    order = [e.key for e in g.events]
    assert order.index("building_lost") < order.index("produced")
    assert told(g, "produced")[0]["cards"] == {"wool": 1}  # a settlement by then


def test_ck_99_only_standing_cities_count_metropolises_included():
    g = shore()
    city(g, 0, 18, 30)
    city(g, 1, 12)
    metropolis(g, "trade", 12)
    settlement(g, 2, 25)
    city(g, 3, 48)
    lay_down(g, 48)
    assert told(attack(g), "barbarians_won") == [{"strength": 3, "defence": 0}]


def test_ck_100_only_active_knights_defend():
    g = shore()
    city(g, 0, 18, 30)
    knight(g, 0, 24, 3)
    knight(g, 1, 29, 1, active=True)
    assert told(attack(g), "barbarians_won") == [{"strength": 2, "defence": 1}]


def test_ck_101_in_a_tie_the_defenders_win():
    g = shore()
    city(g, 0, 18, 30)
    knight(g, 1, 29, 2, active=True)
    assert told(attack(g), "barbarians_beaten") == [{"strength": 2, "defence": 2}]


def test_ck_102_a_contribution_is_the_sum_of_active_strengths_city_or_not():
    g = shore()
    city(g, 0, 18, 30)
    knight(g, 1, 29, 1, active=True)
    knight(g, 1, 23, 1, active=True)
    knight(g, 0, 24, 1, active=True)
    assert told(attack(g), "defender") == [{"seat": 1}]


# --- who loses --------------------------------------------------------------------------------------------------------


def test_ck_103_ck_104_example_14_the_lowest_with_a_plain_city_lose_one_each():
    g = shore()
    settlement(g, 0, 18)
    knight(g, 0, 24, active=True)
    city(g, 1, 12)
    metropolis(g, "trade", 12)
    city(g, 2, 30, 32)
    knight(g, 2, 36, active=True)
    city(g, 3, 29, 48)
    knight(g, 3, 44, active=True)
    g = attack(g)
    assert told(g, "barbarians_won") == [{"strength": 5, "defence": 3}]
    assert asked(g) == [(2, "lose_city"), (3, "lose_city")]
    g = act(g, LoseCity(3, 48), LoseCity(2, 30))
    assert standing(g, 2) == [32] and standing(g, 3) == [29]
    assert standing(g, 1) == [12] and g.table.buildings[18].kind == "settlement"


def test_ck_103_example_15_who_has_only_metropolises_is_left_out():
    g = shore()
    city(g, 0, 18)
    knight(g, 0, 24, 2, active=True)
    city(g, 1, 12, 25, 32)
    for field, corner in (("trade", 12), ("politics", 25), ("science", 32)):
        metropolis(g, field, corner)
    city(g, 2, 29, 48)
    knight(g, 2, 44, 3, active=True)
    g = attack(g)
    assert told(g, "barbarians_won") == [{"strength": 6, "defence": 5}]
    assert standing(g, 0) == [] and len(standing(g, 1)) == 3 and len(standing(g, 2)) == 2


def test_ck_104_without_any_active_knight_everybody_with_a_plain_city_loses_one():
    g = shore()
    for seat, corner in enumerate((18, 30, 12, 48)):
        city(g, seat, corner)
    g = attack(g)
    assert [standing(g, seat) for seat in g.seats] == [[], [], [], []]
    assert [points(g, seat) for seat in g.seats] == [1, 1, 1, 1]


def test_ck_105_the_loser_chooses_and_may_change_the_answer_until_all_are_in():
    g = shore()
    city(g, 1, 18, 30)
    city(g, 2, 12, 48)
    g = act(attack(g), LoseCity(1, 18))
    assert refused(g, LoseCity(2, 18)) == "bad_target"
    assert view(g, 2).prompts[0].answer == []  # that it is in is public, which one is not
    g = act(g, LoseCity(1, 30), LoseCity(2, 12))
    assert standing(g, 1) == [18] and standing(g, 2) == [48]


def test_ck_105_silent_losers_give_up_the_city_without_a_wall_and_with_fewest_chances():
    g = shore()
    city(g, 1, 18, 30, 12)  # 18: 8 dots, 30: 5, 12: 9
    wall(g, 30)
    g = attack(g)
    assert default(g) == LoseCity(1, 18)


def test_ck_96_ck_106_example_16_metropolises_are_never_lost():
    g = shore()
    city(g, 0, 18)
    city(g, 1, 12)
    metropolis(g, "trade", 18)
    metropolis(g, "science", 12)
    knight(g, 0, 24, active=True)
    g = attack(g)
    assert told(g, "barbarians_won") == [{"strength": 2, "defence": 1}]
    assert standing(g, 0) == [18] and standing(g, 1) == [12]
    assert not state(g).knights[24].active and asked(g) == [(0, "main")]


def test_ck_107_a_settlement_replaces_the_city():
    g = shore()
    city(g, 0, 18)
    wall(g, 18)
    g = attack(g)
    assert g.table.buildings[18].kind == "settlement"
    assert g.table.pieces[0] == {"settlement": 4, "city": 4, "road": 15}
    assert state(g).walls == [] and points(g, 0) == 1


# --- who is rewarded --------------------------------------------------------------------------------------------------


def four_cities(**strengths):
    g = shore()
    city(g, 3, 18, 30, 12, 48)
    corners = iter((24, 29, 23, 35, 17, 13))
    for seat, strength in ((int(name[1:]), s) for name, s in strengths.items()):
        knight(g, seat, next(corners), strength, active=True)
    return g


def test_ck_110_ck_113_example_18_the_best_defender_gets_a_point():
    g = attack(four_cities(s0=3, s1=1))
    assert told(g, "barbarians_beaten") == [{"strength": 4, "defence": 4}]
    assert state(g).defenders == [1, 0, 0, 0] and points(g, 0) == 1
    assert len(standing(g, 3)) == 4


def test_ck_110_the_six_cards_are_no_limit():
    g = four_cities(s0=3, s1=1)
    state(g).defenders = [6, 0, 0, 0]
    assert points(attack(g), 0) == 7


def test_ck_111_example_17_those_who_tie_draw_a_card_of_a_chosen_colour_in_turn_order():
    g = four_cities(s1=2, s0=2)
    stack(g, "trade")
    g = attack(g)
    assert state(g).defenders == [0, 0, 0, 0]
    assert asked(g) == [(0, "draw_deck")]
    assert refused(g, DrawDeck(0, "trade")) == "bad_target"
    g = act(g, DrawDeck(0, "science"))
    assert asked(g) == [(1, "draw_deck")]
    g = act(g, DrawDeck(1, "politics"))
    assert [len(state(g).hands[s]) + len(state(g).shown[s]) for s in g.seats] == [1, 1, 0, 0]


def test_ck_111_one_deck_left_is_drawn_from_without_asking_and_none_left_gives_nothing():
    g = four_cities(s0=2, s1=2)
    stack(g, "trade", "merchant")
    stack(g, "politics")
    stack(g, "science")
    g = attack(g)
    assert asked(g) == [(0, "main")]
    assert state(g).hands[0] == ["merchant"] and state(g).hands[1] == []


def test_ck_111_the_silent_draw_from_the_field_of_their_highest_level():
    g = four_cities(s0=2, s1=2)
    state(g).levels[0].update(politics=2, science=2)
    assert default(attack(g)) == DrawDeck(0, "politics")


def test_ck_112_example_19_nobody_is_rewarded_for_nothing():
    g = attack(shore())
    assert told(g, "barbarians_beaten") == [{"strength": 0, "defence": 0}]
    assert state(g).defenders == [0, 0, 0, 0] and asked(g) == [(0, "main")]
    assert state(g).attacks == 1


def test_ck_113_when_the_barbarians_win_nobody_is_rewarded():
    g = four_cities(s0=3)
    g = attack(g)
    assert asked(g) == [(3, "lose_city")]
    assert state(act(g, default(g))).defenders == [0, 0, 0, 0]


def test_ck_114_afterwards_all_knights_rest_the_ship_is_back_and_the_robber_awake():
    g = four_cities(s0=3, s1=1, s2=1)
    g = attack(g)
    assert not any(k.active for k in state(g).knights.values())
    assert state(g).ship == 0 and state(g).attacks == 1 and g.rules.robber_bound(g) == []


def test_ck_120_example_20_a_card_worth_points_is_laid_open_and_none_is_returned():
    g = four_cities(s0=2, s1=2)
    progress(g, 1, "spy", "wedding", "bishop", "warlord")
    stack(g, "science", "crane", "printer")
    g = act(attack(g), DrawDeck(0, "science"), DrawDeck(1, "science"))
    assert state(g).shown[1] == ["printer"] and points(g, 1) == 1
    assert len(state(g).hands[1]) == 4 and asked(g) == [(0, "main")]


def test_ck_179_example_54_the_best_defender_on_turn_wins_before_production():
    g = four_cities(s0=3, s1=1)
    state(g).defenders[0] = 12
    settlement(g, 2, 8)  # pasture 2
    g = attack(g)
    assert g.over is not None and g.over.winners == (0,)
    assert told(g, "produced") == []


def test_ck_184_ck_186_example_59_a_tied_defence_and_a_seven_in_one_roll():
    g = four_cities(s0=2, s1=2)
    progress(g, 0, "crane", "smith", "mining", "inventor")
    progress(g, 1, "spy", "wedding", "bishop", "warlord")
    stack(g, "trade", "merchant_fleet", "merchant")
    give(g, 2, wood=8)
    g = attack(g, 3, 4)
    g = act(g, DrawDeck(0, "trade"))
    assert len(state(g).hands[0]) == 5
    g = act(g, DrawDeck(1, "trade"))
    assert asked(g) == [(1, "return_progress")] and state(g).ship == 7
    g = act(g, ReturnProgress(1, "spy"))
    assert state(g).ship == 0 and not any(k.active for k in state(g).knights.values())
    assert asked(g) == [(2, "discard")]
    g = act(g, default(g))
    assert asked(g) == [(0, "robber")]
    g = act(g, default(g))
    while asked(g) != [(0, "main")]:
        g = act(g, default(g))
    assert refused(g, EndTurn(0)) == "hand_over_limit"


def test_ck_36_example_60_a_wall_lost_to_the_barbarians_protects_no_more():
    g = shore()
    city(g, 1, 18)
    wall(g, 18)
    give(g, 1, wood=8)
    g = attack(g, 3, 4)
    assert state(g).walls == []
    assert [(p.seat, p.args["number"]) for p in g.waiting_for()] == [(1, 4)]


# --- the variant ------------------------------------------------------------------------------------------------------


def chosen():
    """Four cities of seats 1 and 2; A keeps what they like of a strong knight, B has strength 3."""
    g = shore(defence="chosen")
    city(g, 0, 18)
    city(g, 1, 30, 12)
    city(g, 2, 48)
    knight(g, 0, 24, 2, active=True)
    knight(g, 1, 29, 3, active=True)
    return g


def test_ck_115_announced_openly_in_turn_order():
    g = attack(chosen())
    assert asked(g) == [(0, "defend")]
    g = act(g, Defend(0, [24]))
    assert told(g, "knights_announced") == [{"seat": 0, "n": 1, "strength": 2}]
    assert asked(g) == [(1, "defend")]
    assert state(view(g, 1)).announced == [24]


def test_ck_116_ck_117_ck_118_example_58_a_knight_kept_back_counts_nothing_and_stays_active():
    g = act(attack(chosen()), HoldBack(0), Defend(1, [29]))
    assert told(g, "barbarians_won") == [{"strength": 4, "defence": 3}]
    assert standing(g, 0) == [] and standing(g, 2) == [] and len(standing(g, 1)) == 2
    assert state(g).knights[24].active and not state(g).knights[29].active
    assert state(g).ship == 0 and state(g).attacks == 1


def test_ck_116_only_own_active_knights_can_be_named():
    g = chosen()
    knight(g, 0, 23)
    g = attack(g)
    assert refused(g, Defend(0, [29])) == "bad_target"
    assert refused(g, Defend(0, [24, 24])) == "bad_target"
    assert refused(g, Defend(0, [])) == "bad_count"
    assert refused(g, Defend(0, [23])) == "knight_inactive"
    assert default(g) == Defend(0, [24])


def test_ck_115_a_menu_lists_every_group_of_knights_large_ones_first():
    g = chosen()
    knight(g, 0, 23, 1, active=True)
    g = attack(g)
    assert [action.knights for action in legal_with(g, 0, Defend)] == [[23, 24], [23], [24]]


@pytest.mark.parametrize("defence", ["all", "chosen"])
def test_a_seat_that_left_still_defends_loses_cities_and_gets_no_reward(defence):
    g = shore(defence=defence)
    city(g, 1, 18)
    knight(g, 1, 24, 3, active=True)
    g = act(g, Leave(1))
    g = attack(g)
    assert told(g, "barbarians_beaten") == [{"strength": 1, "defence": 3}]
    assert state(g).defenders == [0, 0, 0, 0] and not state(g).knights[24].active
    state(g).ship = 6
    g = attack(turn_of(g, 0))
    assert told(g, "barbarians_won") == [{"strength": 1, "defence": 0}] and standing(g, 1) == []
