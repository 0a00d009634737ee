"""Three dice, gates, production, the Aqueduct and the 7 (CK-19 to CK-41)."""

from game.modules.base.bank import BankTrade
from game.modules.base.discarding import Discard
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn, Roll
from game.modules.cities_and_knights.cards.politics import Bishop
from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knight_actions import Chase
from tests.kit import act, asked, bank, city, default, give, hand, hex, lots, refused, robber, settlement, told, turn_of
from tests.modules.cities_and_knights.kit import (
    awake,
    ck,
    knight,
    lay_down,
    levels,
    metropolis,
    progress,
    stack,
    state,
    throw,
    wall,
)


def before(players=4, **options):
    return ck(players, phase="before_roll", **options)


def drew(g):
    return [fact["seat"] for fact in told(g, "progress_drawn")]


# --- the event die ----------------------------------------------------------------------------------------------------


def test_ck_19_effects_of_the_turn_lapse_with_it():
    g = ck()
    of_turn = state(g)
    of_turn.crane, of_turn.harbour, of_turn.fleets, of_turn.exchanged = True, True, ["wood"], [1]
    g = act(g, EndTurn(0))
    assert (state(g).crane, state(g).harbour, state(g).fleets, state(g).exchanged) == (False, False, [], [])


def test_ck_20_a_repeated_seven_repeats_the_number_dice_and_never_the_event_die():
    g = before(no_seven_rounds=1)
    g = act(g, Roll(0), chance=lots(2, 3, 0, 0, 4))  # 3 + 4, then 1 + 1, then the event die
    assert (g.table.turn.red, g.table.turn.yellow) == (1, 1)
    assert told(g, "event_die") == [{"face": "politics"}]


def test_ck_21_the_event_is_resolved_with_all_its_decisions_before_anybody_produces():
    g = before()
    city(g, 1, 30)  # forest 3
    levels(g, 1, science=1)
    progress(g, 1, "mining", "irrigation", "crane", "smith")
    stack(g, "science", "medicine")
    g = throw(g, 1, 2, "science")
    assert asked(g) == [(1, "return_progress")] and hand(g, 1) == {}
    g = act(g, default(g))
    assert hand(g, 1) == {"wood": 1, "paper": 1}


def test_ck_22_ck_27_the_ship_face_moves_the_ship_and_draws_nothing():
    g = before()
    levels(g, 0, trade=5, politics=5, science=5)
    g = throw(g, 1, 1, "ship")
    assert state(g).ship == 1 and drew(g) == []


def test_ck_27_a_gate_moves_no_ship():
    g = throw(before(), 1, 1, "trade")
    assert state(g).ship == 0 and drew(g) == []


def test_ck_23_example_1_red_3_lets_level_2_draw_and_then_the_9_produces():
    g = before()
    levels(g, 1, trade=2)
    settlement(g, 2, 33)  # fields 9 and forest 8
    g = throw(g, 3, 6, "trade", 0)
    assert drew(g) == [1] and len(state(g).hands[1]) == 1
    assert hand(g, 2) == {"grain": 1}


def test_ck_23_example_2_level_1_draws_with_2_and_level_0_never():
    g = before()
    levels(g, 1, politics=1)
    assert drew(throw(g, 2, 1, "politics", 0)) == [1]


def test_ck_24_example_3_a_5_is_too_much_for_level_1():
    g = before()
    levels(g, 0, science=4)
    levels(g, 1, science=1)
    assert drew(throw(g, 5, 1, "science", 0)) == [0] and not told(throw(g, 5, 1, "science", 0), "gate_closed")
    g = throw(g, 6, 1, "science", 0)
    assert drew(g) == [] and told(g, "gate_closed") == [{"field": "science", "red": 6}], "it is said that nobody draws"


def test_ck_24_several_draw_in_turn_order_the_owner_first():
    g = ck(phase="before_roll", turn=1)
    levels(g, 0, science=1)
    levels(g, 1, science=1)
    stack(g, "science", "mining", "smith")
    g = throw(g, 1, 1, "science")
    assert state(g).hands[1] == ["mining"] and state(g).hands[0] == ["smith"]


def test_ck_25_ck_88_example_4_a_player_without_a_city_still_draws_and_trades_but_buys_no_level():
    g = before()
    levels(g, 0, trade=3)
    settlement(g, 0, 18)
    give(g, 0, cloth=4, coin=2)
    g = throw(g, 4, 1, "trade", 0)
    assert drew(g) == [0]
    assert refused(g, Improve(0, "trade")) == "need_city"
    g = act(g, BankTrade(0, "coin", 2, {"ore": 1}))
    assert hand(g, 0) == {"cloth": 4, "ore": 1}


def test_ck_26_an_empty_deck_gives_nothing():
    g = before()
    levels(g, 0, trade=1)
    stack(g, "trade")
    g = throw(g, 1, 1, "trade")
    assert drew(g) == [] and state(g).hands[0] == []
    assert told(g, "progress_deck_empty") == [{"seat": 0, "field": "trade"}]


# --- production -------------------------------------------------------------------------------------------------------


def test_ck_28_ck_29_example_9_cities_and_settlements_on_forest_and_hills():
    g = before()
    city(g, 0, 28)  # fields 9, forest 11, forest 8
    settlement(g, 0, 34)  # forest 11, forest 8, mountains 3
    city(g, 0, 48)  # hills 5, fields 6
    g.table.tokens[12] = 5  # the forest in the west becomes a 5
    g = throw(g, 1, 4, "trade")
    assert hand(g, 0) == {"wood": 2, "paper": 1, "brick": 2}


def test_ck_29_pasture_gives_cloth_mountains_give_coins_fields_give_two():
    g = before()
    city(g, 0, 13)  # pasture 2, pasture 4, hills 6
    city(g, 1, 32)  # mountains 8
    city(g, 2, 21)  # fields 9
    assert hand(throw(before_with(g), 1, 1, "trade"), 0) == {"wool": 1, "cloth": 1}
    assert hand(throw(before_with(g), 4, 4, "trade"), 1) == {"ore": 1, "coin": 1}
    assert hand(throw(before_with(g), 4, 5, "trade"), 2) == {"grain": 2}


def before_with(g):
    return turn_of(g, 0)


def test_ck_30_a_metropolis_earns_as_a_city_and_a_laid_over_city_as_a_settlement():
    g = before()
    city(g, 0, 32)
    metropolis(g, "politics", 32)
    city(g, 1, 20)  # hills 10, mountains 8
    lay_down(g, 20)
    g = throw(g, 4, 4, "trade")
    assert hand(g, 0) == {"ore": 1, "coin": 1}
    assert hand(g, 1) == {"ore": 1}


def test_ck_31_the_robber_stops_resources_and_commodities():
    g = before()
    city(g, 0, 32)
    robber(g, "2,0")
    assert hand(throw(g, 4, 4, "trade"), 0) == {}


def test_ck_32_a_shortage_counts_for_each_kind_of_card_by_itself():
    g = before()
    city(g, 0, 32)
    city(g, 1, 20)
    bank(g, coin=1)
    g = throw(g, 4, 4, "trade")
    assert hand(g, 0) == {"ore": 1} and hand(g, 1) == {"ore": 1}  # 2 coins owed, 1 there: nobody gets any


# --- the Aqueduct -----------------------------------------------------------------------------------------------------


def test_ck_33_who_got_nothing_may_take_a_resource_or_none_and_never_a_commodity():
    g = before()
    levels(g, 2, science=3)
    levels(g, 1, science=2)
    g = throw(g, 6, 5, "trade")
    assert asked(g) == [(2, "pick")]
    assert refused(g, Pick(2, {"paper": 1})) == "bad_count"
    assert refused(g, Pick(2, {"wood": 2})) == "bad_count"
    assert hand(act(g, Pick(2, {"ore": 1})), 2) == {"ore": 1}
    assert hand(act(g, Pick(2, {})), 2) == {}


def test_ck_33_who_got_a_commodity_or_a_resource_gets_nothing_more():
    g = before()
    levels(g, 0, science=3)
    settlement(g, 0, 32)
    assert asked(throw(g, 4, 4, "trade")) == [(0, "main")]


def test_ck_33_example_63_a_progress_card_is_not_something_received():
    g = before()
    levels(g, 0, science=3)
    g = throw(g, 4, 5, "science", 0)
    assert drew(g) == [0]
    assert asked(g) == [(0, "pick")]


def test_ck_33_ck_34_example_10_the_robber_may_be_the_reason():
    g = before()
    levels(g, 0, science=3)
    settlement(g, 0, 32)
    robber(g, "2,0")
    assert asked(throw(g, 4, 4, "trade")) == [(0, "pick")]


def test_ck_34_example_61_a_shortage_may_be_the_reason_and_the_bank_gives_what_it_has():
    g = before()
    levels(g, 0, science=3)
    settlement(g, 0, 43)  # forest 8, hills 5
    settlement(g, 1, 38)  # forest 8
    bank(g, wood=1, brick=0, wool=0, grain=0, ore=5, coin=0, paper=0, cloth=0)
    g = throw(g, 4, 4, "trade")
    assert hand(g, 0) == hand(g, 1) == {}
    assert asked(g) == [(0, "pick_in_turn")]
    assert refused(g, Pick(0, {"brick": 1})) == "bank_empty"
    assert hand(act(g, Pick(0, {"wood": 1})), 0) == {"wood": 1}
    assert hand(act(g, Pick(0, {"ore": 1})), 1) == {}


def test_ck_33_example_62_with_one_card_left_the_turn_owner_is_asked_first_and_alone():
    g = before()
    levels(g, 0, science=3)
    levels(g, 1, science=3)
    bank(g, wood=0, brick=0, wool=0, grain=0, ore=1)
    g = throw(g, 6, 5, "trade")
    assert asked(g) == [(0, "pick_in_turn")]
    assert asked(act(g, Pick(0, {"ore": 1}))) == [(0, "main")]
    assert asked(act(g, Pick(0, {}))) == [(1, "pick_in_turn")]


def test_ck_33_with_an_empty_bank_nobody_is_asked():
    g = before()
    levels(g, 0, science=3)
    bank(g, wood=0, brick=0, wool=0, grain=0, ore=0)
    assert asked(throw(g, 6, 5, "trade")) == [(0, "main")]


def test_told_12_ck_33_the_silent_take_the_resource_they_hold_least_of():
    g = before()
    levels(g, 0, science=3)
    give(g, 0, wood=1, wool=1, grain=1, ore=1)
    g = throw(g, 6, 5, "trade")
    assert [(p.why, p.fewer) for p in g.prompts] == [("aqueduct", True)], "it is asked why"
    assert default(g) == Pick(0, {"brick": 1})


def test_ck_35_example_11_the_aqueduct_rests_on_a_seven():
    g = before()
    levels(g, 0, science=3)
    assert asked(throw(g, 3, 4, "trade")) == [(0, "main")]


# --- the seven --------------------------------------------------------------------------------------------------------


def test_ck_36_example_5_two_walls_keep_eleven_cards():
    for cards, owed in ((11, None), (12, 6)):
        g = before()
        city(g, 1, 30, 12)
        wall(g, 30, 12)
        give(g, 1, wood=cards - 4, coin=4)
        g = throw(g, 3, 4, "trade")
        prompts = [p.args["number"] for p in g.waiting_for() if p.kind == "discard"]
        assert prompts == ([owed] if owed else [])


def test_ck_36_example_6_commodities_count_and_progress_cards_do_not():
    g = before()
    give(g, 0, wood=5, coin=4)
    progress(g, 0, "crane", "smith", "mining", "spy")
    g = throw(g, 3, 4, "trade")
    assert g.waiting_for()[0].args["number"] == 4
    g = act(g, Discard(0, {"coin": 4}))
    assert hand(g, 0) == {"wood": 5} and len(state(g).hands[0]) == 4


def test_ck_37_ck_40_example_7_before_the_first_attack_a_seven_only_makes_people_discard():
    g = before()
    give(g, 1, wood=8)
    levels(g, 2, trade=1)
    settlement(g, 3, 18)
    give(g, 3, ore=1)
    here = g.table.robber
    g = throw(g, 2, 5, "trade", 0)
    assert drew(g) == [2] and asked(g) == [(1, "discard")]
    g = act(g, default(g))
    assert asked(g) == [(0, "main")] and g.table.robber == here and hand(g, 3) == {"ore": 1}


def test_ck_40_neither_knight_nor_bishop_moves_a_sleeping_robber():
    g = ck()
    knight(g, 0, 24, active=True)
    progress(g, 0, "bishop")
    assert refused(g, Chase(0, 24)) == "robber_asleep"
    assert refused(g, Bishop(0, 4)) == "robber_asleep"


def test_ck_38_ck_41_after_the_first_attack_the_robber_moves_and_robs_resources_or_commodities():
    g = before()
    awake(g)
    settlement(g, 1, 32)
    give(g, 1, coin=1)
    g = throw(g, 3, 4, "trade")
    assert asked(g) == [(0, "robber")]
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert hand(g, 0) == {"coin": 1} and hand(g, 1) == {}


def test_ck_39_example_8_an_attack_in_the_same_roll_comes_first_and_wakes_the_robber():
    g = before()
    state(g).ship = 6
    give(g, 1, wood=8)
    g = throw(g, 3, 4, "ship")
    assert state(g).attacks == 1 and state(g).ship == 0
    assert asked(g) == [(1, "discard")]
    assert asked(act(g, default(g))) == [(0, "robber")]


def test_ck_184_the_steps_of_a_roll_come_one_after_the_other():
    g = before()
    state(g).ship = 6
    city(g, 1, 30, 12)
    give(g, 2, wood=8)
    g = throw(g, 3, 4, "ship")
    asked_in_order = []
    while asked(g) != [(0, "main")]:
        asked_in_order.append(g.waiting_for()[0].kind)
        g = act(g, default(g))
    assert asked_in_order == ["lose_city", "discard", "robber"]
