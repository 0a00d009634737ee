"""Before and around the game: parts, founding, codes, what is public (CK-01 to CK-14, CK-182, CK-183)."""

import pytest

from game.create import new_game
from game.engine import Refused, view
from game.modules.base.building import BuildRoad, BuildSettlement
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.rolling import EndTurn, Roll
from game.modules.cities_and_knights.deck import CARDS, FIELDS
from game.modules.cities_and_knights.knights import BuildKnight, pieces_left
from game.modules.cities_and_knights.state import COMMODITY
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayKnight
from game.rules import compose, objections
from game.setup import Setup
from tests.kit import (
    act,
    asked,
    default,
    founding,
    give,
    hand,
    line,
    points,
    refused,
    road,
    seeded,
    setup,
    told,
    turn_of,
)
from tests.modules.cities_and_knights.kit import CK, attack, ck, knight, levels, progress, stack, state, throw


def found_all(g):
    while g.table.turn.part == "founding":
        g = act(g, default(g))
    return g


def test_ck_01_base_rules_hold_where_nothing_is_changed():
    g = ck()
    line(g, 0, 18, 24)
    give(g, 0, wood=1, brick=1)
    g = act(g, BuildRoad(0, g.rules.topology.edge_between[24, 30]))
    assert hand(g, 0) == {}
    assert refused(g, BuildSettlement(1, 30)) == "not_your_turn"


def test_ck_02_development_cards_and_the_largest_army_do_not_exist():
    g = ck()
    give(g, 0, wool=1, grain=1, ore=1)
    assert refused(g, BuyDevelopment(0)) == "not_in_this_game"
    assert refused(g, PlayKnight(0)) == "not_in_this_game"
    assert [award.key for award in g.rules.awards] == ["longest_road"]


def test_ck_03_a_refused_attempt_changes_nothing_and_carries_one_code():
    g = ck()
    line(g, 0, 18, 24)
    assert refused(g, BuildKnight(0, 24)) == "cannot_pay"  # `refused` compares the game before and after


def test_ck_04_while_somebody_owes_a_decision_nothing_else_is_accepted():
    g = ck(phase="before_roll")
    give(g, 2, wood=9)
    g = throw(g, 3, 4, "trade")
    assert asked(g) == [(2, "discard")]
    assert refused(g, EndTurn(0)) == "choice_pending"
    assert refused(g, BuildKnight(1, 24)) == "choice_pending"  # above not_your_turn in the table of codes


def test_ck_05_what_lies_open_is_seen_by_all_and_kinds_in_hands_by_nobody():
    g = ck()
    give(g, 1, wood=2, coin=1)
    progress(g, 1, "spy", "mining")
    seen = view(g, 0)
    assert seen.table.unknown[1] == 3 and seen.table.hands[1] == [0] * 8
    assert state(seen).hands[1] == []
    assert state(seen).unseen[1] == {"trade": 0, "politics": 1, "science": 1}
    assert [len(state(seen).decks[f]) for f in FIELDS] == [18, 17, 17]
    assert all(not state(seen).decks[f].mixed for f in FIELDS)
    assert state(view(g, 1)).hands[1] == ["spy", "mining"]
    assert seen.table.bank == g.table.bank


def test_ck_06_turn_order_is_clockwise_from_the_turn_owner():
    g = ck(phase="before_roll", turn=2)
    for seat in (0, 2, 3):
        levels(g, seat, trade=1)
    stack(g, "trade", "merchant", "merchant_fleet", "trade_monopoly")
    g = throw(g, 1, 1, "trade")
    assert [fact["seat"] for fact in told(g, "progress_drawn")] == [2, 3, 0]
    assert [state(g).hands[s] for s in (2, 3, 0)] == [["merchant"], ["merchant_fleet"], ["trade_monopoly"]]


def test_ck_07_everybody_has_the_same_pieces_and_starts_at_level_0():
    g = ck()
    for seat in g.seats:
        assert g.table.pieces[seat] == {"settlement": 5, "city": 4, "road": 15}
        assert [pieces_left(g, seat, strength) for strength in (1, 2, 3)] == [2, 2, 2]
        assert state(g).levels[seat] == dict.fromkeys(FIELDS, 0)
        assert state(g).hands[seat] == [] and state(g).shown[seat] == []


def test_ck_08_each_deck_has_eighteen_cards_in_no_order_anybody_could_know():
    g = ck()
    for field in FIELDS:
        assert len(state(g).decks[field]) == 18
        assert state(g).decks[field].under == []
        assert state(g).decks[field].mixed == {c.id: c.count for c in CARDS.values() if c.field == field}


def test_ck_09_ship_robber_and_merchant_at_the_start():
    g = founding(4, CK)
    assert state(g).ship == 0 and state(g).attacks == 0
    assert state(g).merchant == -1 and state(g).merchant_owner == -1
    assert g.table.terrain[g.table.robber] == "desert"
    assert [g.table.bank[g.rules.index[k]] for k in COMMODITY.values()] == [12, 12, 12]


def test_ck_10_the_starting_player_by_dice_is_the_one_with_the_highest_sum():
    g = new_game(Setup(3, (CK,), {"start": "dice", "seats": "chosen"}), seeded(4))
    rolls = told(g, "rolled_for_start")
    best = max(r["number"] for r in rolls[:3])
    assert g.table.first in [r["seat"] for r in rolls[:3] if r["number"] == best]


def test_ck_11_ck_12_ck_14_a_settlement_each_clockwise_then_a_city_each_in_reverse():
    g = founding(3, CK)
    order = []
    while g.table.turn.part == "founding":
        prompt = g.waiting_for()[0]
        if prompt.kind == "found_building":
            order.append((prompt.seat, prompt.args["building"]))
        g = act(g, default(g))
    assert order == [(0, "settlement"), (1, "settlement"), (2, "settlement"), (2, "city"), (1, "city"), (0, "city")]
    assert asked(g) == [(0, "before_roll")]
    for seat in g.seats:
        assert g.table.pieces[seat] == {"settlement": 4, "city": 3, "road": 13}
        assert points(g, seat) == 3


def test_ck_12_the_city_keeps_the_distance_and_nothing_else_may_be_placed():
    g = act(founding(3, CK), FoundBuilding(0, 18))
    g = act(g, FoundRoad(0, g.rules.topology.edge_between[18, 24]))
    for seat, corner, other in ((1, 12, 17), (2, 31, 36)):
        g = act(g, FoundBuilding(seat, corner), FoundRoad(seat, g.rules.topology.edge_between[corner, other]))
    assert refused(g, FoundBuilding(2, 24)) == "too_close"
    assert refused(g, BuildSettlement(2, 29)) == "choice_pending"
    g = act(g, FoundBuilding(2, 29))
    assert g.table.buildings[29].kind == "city"


def test_ck_13_the_city_pays_one_resource_for_each_hex_and_no_commodity():
    g = founding(3, CK)
    for seat, corner, other in ((0, 12, 17), (1, 5, 9), (2, 45, 49)):
        g = act(g, FoundBuilding(seat, corner))
        g = act(g, FoundRoad(seat, g.rules.topology.edge_between[corner, other]))
        assert hand(g, seat) == {}
    g = act(g, FoundBuilding(2, 31))  # forest, mountains, pasture
    assert hand(g, 2) == {"wood": 1, "wool": 1, "ore": 1}


# --- codes and combinations -------------------------------------------------------------------------------------------


def test_ck_182_the_code_highest_in_the_table_is_the_answer():
    g = ck()
    knight(g, 1, 24)
    assert refused(g, BuildKnight(0, 24)) == "occupied"  # also not_connected and cannot_pay
    ranks = g.rules.ranks
    order = ["not_in_this_game", "choice_pending", "not_your_turn", "wrong_phase", "no_such_card", "hand_over_limit"]
    order += ["no_effect", "bad_target", "not_connected", "not_weaker", "too_close", "bank_empty", "cannot_pay"]
    assert sorted(order, key=ranks.__getitem__) == order
    assert ranks["game_over"] < ranks["not_in_this_game"]


def test_ck_183_kinds_of_cards_that_change_hands_unseen_are_known_to_the_two_only():
    g = ck(phase="before_roll")
    levels(g, 1, politics=3)
    g = throw(g, 2, 1, "politics", 0)
    public, private = told(g, "progress_drawn"), [e for e in g.events if e.key == "progress_drawn_card"]
    assert public == [{"seat": 1, "field": "politics"}]
    assert [e.only for e in private] == [(1,)]


@pytest.mark.parametrize("players", [2, 5, 6])
def test_only_three_or_four_play(players):
    with pytest.raises(Refused) as caught:
        compose(Setup(players, (CK,)))
    assert caught.value.key == "player_count"


@pytest.mark.parametrize("other", ["five_six", "atlantis", "jungle", "city_walls", "castles"])
def test_systems_that_do_not_fit_are_refused_with_the_reason(other):
    reasons = objections(Setup(4, (CK, other)))
    assert "not_with_cities_knights" in [r.key for r in reasons]


def test_ck_18_the_mode_that_separates_trade_from_building_does_not_exist_here():
    reasons = objections(Setup(4, (CK,), {"turn_mode": "split"}))
    assert [(r.key, r.details) for r in reasons] == [("bad_option", {"option": "turn_mode"})]


def test_the_beginner_island_is_the_printed_one():
    g = new_game(setup(4, CK, layout="ck_beginner"), seeded())
    assert g.table.terrain[:3] == ["hills", "mountains", "hills"]
    assert g.table.tokens[:3] == [6, 2, 5]
    assert sorted(h.kind for h in g.table.harbours) == ["any"] * 4 + ["brick", "grain", "ore", "wood", "wool"]
    assert asked(found_all(g)) == [(0, "before_roll")]


def test_the_target_is_13():
    assert ck().table.target == 13
    assert ck(target=10).table.target == 10


TARGETS = {
    "event_cards": 13, "volcano": 13, "specialists": 15, "great_river": 15, "harbormaster": 14, "magic_seven": 13
}  # fmt: skip


@pytest.mark.parametrize(("variant", "target"), TARGETS.items())
def test_variants_that_fit_add_to_the_target(variant, target):
    assert compose(Setup(4, (CK, variant))).target == target


def test_ck_15_ck_16_ck_17_before_the_roll_only_the_roll_and_after_it_no_second_one():
    g = ck(phase="before_roll")
    give(g, 0, ore=1, wool=1, grain=1)
    line(g, 0, 18, 24)
    progress(g, 0, "crane")
    assert refused(g, BuildKnight(0, 24)) == "wrong_phase"
    assert refused(g, EndTurn(0)) == "wrong_phase"
    g = throw(g, 1, 1, "trade")
    assert len(told(g, "event_die")) == 1
    assert refused(g, Roll(0)) == "wrong_phase"
    g = act(g, BuildKnight(0, 24), EndTurn(0))
    assert asked(g) == [(1, "before_roll")]


def test_ck_98_no_card_or_helmet_comes_between_the_landing_and_the_attack():
    g = ck(phase="before_roll")
    knight(g, 0, 24)
    road(g, 0, g.rules.topology.edge_between[18, 24])
    give(g, 0, grain=1)
    g = attack(g)
    assert told(g, "barbarians_beaten") == [{"strength": 0, "defence": 0}]
    assert asked(turn_of(g, 1)) == [(1, "before_roll")]
