"""The 7, the robber, the theft (BASE-43 to BASE-53)."""

from collections import Counter

import pytest

from game.engine import view
from game.modules.base.discarding import Discard
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.development.playing import PlayKnight
from game.modules.development.state import of as development
from tests.kit import (
    act,
    asked,
    card,
    city,
    give,
    hand,
    hex,
    hold,
    island,
    lots,
    refused,
    robber,
    roll,
    seeded,
    settlement,
    told,
    turn_of,
)  # fmt: skip


def owed(g):
    return {p.seat: p.args["number"] for p in g.prompts if p.kind == "discard"}


def test_base_43_on_a_7_no_hex_yields():
    g = turn_of(island(), 0)
    g.table.tokens[hex(g, "2,0")] = 7
    settlement(g, 0, "2,0 N")
    assert hand(roll(g, 7), 0) == {}


@pytest.mark.parametrize(("cards", "number"), [(7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (15, 7)])
def test_base_44_more_than_seven_cards_give_half_rounded_down(cards, number):
    g = turn_of(island(), 0)
    give(g, 0, wood=cards)
    g = roll(g, 7)
    assert owed(g) == ({0: number} if number else {})


def test_base_44_base_e4_the_owner_too_and_each_by_the_own_hand():
    g = turn_of(island(3), 0)
    give(g, 0, wood=6)
    give(g, 1, brick=8)
    give(g, 2, wool=11)
    g = roll(g, 7)
    assert owed(g) == {1: 4, 2: 5}


def test_base_44_the_player_chooses_which():
    g = turn_of(island(), 0)
    hold(g, 1, wood=4, brick=4, ore=1)
    g = roll(g, 7)
    assert refused(g, Discard(1, {"wood": 3})) == "bad_count"
    assert refused(g, Discard(1, {"wood": 5})) == "bad_count"
    assert refused(g, Discard(1, {"ore": 2, "wood": 2})) == "cannot_pay"
    assert refused(g, Discard(1, {"gold": 4})) == "bad_count"
    g = act(g, Discard(1, {"brick": 3, "ore": 1}))
    assert hand(g, 1) == {"wood": 4, "brick": 1} and g.table.bank == [15, 18, 19, 19, 19]


def test_base_45_base_e24_development_cards_never_count():
    g = turn_of(island(), 0)
    give(g, 0, wood=8)
    give(g, 1, wood=7)
    card(g, 0, *["knight"] * 5)
    card(g, 1, *["knight"] * 5)
    g = roll(g, 7)
    assert owed(g) == {0: 4}
    g = act(g, Discard(0, {"wood": 4}))
    assert len(development(g).cards[0]) == 5


def test_base_46_any_order_changeable_and_carried_out_together():
    g = turn_of(island(), 0)
    hold(g, 1, wood=8)
    hold(g, 2, brick=4, ore=4)
    g = roll(g, 7)
    g = act(g, Discard(2, {"ore": 4}))
    assert hand(g, 2) == {"brick": 4, "ore": 4} and told(g, "discarded") == []
    g = act(g, Discard(2, {"brick": 4}))  # another mind
    assert asked(g) == [(1, "discard")]
    g = act(g, Discard(1, {"wood": 4}))
    assert hand(g, 2) == {"ore": 4} and hand(g, 1) == {"wood": 4}
    assert {d["seat"] for d in told(g, "discarded")} == {1, 2}
    assert asked(g) == [(0, "robber")]


def test_base_46_base_d10_an_answer_is_secret_until_the_last_is_in():
    g = turn_of(island(), 0)
    hold(g, 1, wood=8)
    hold(g, 2, brick=4, ore=4)
    g = act(roll(g, 7), Discard(2, {"ore": 4}))
    for seat in (-1, 0, 1):
        prompt = next(p for p in view(g, seat).prompts if p.seat == 2)
        assert prompt.answer == []  # that it is in is public
    assert next(p for p in view(g, 2).prompts if p.seat == 2).answer == ["discard", [2, {"ore": 4}]]


def test_base_46_who_owes_nothing_is_not_asked():
    g = turn_of(island(), 0)
    give(g, 1, wood=8)
    g = roll(g, 7)
    assert asked(g) == [(1, "discard")]
    assert refused(g, Discard(2, {"wood": 1})) == "not_your_turn"


def test_base_46_who_owes_nothing_is_told_that_others_are_asked():
    g = island(4, phase="before_roll")
    hold(g, 0, wood=1)
    hold(g, 1, wood=8)
    g = roll(g, 7)
    assert asked(g) == [(1, "discard")] and refused(g, Discard(0, {"wood": 1})) == "not_your_turn"


def test_base_47_then_the_owner_moves_the_robber_and_the_turn_goes_on():
    g = turn_of(island(), 0)
    g = roll(g, 7)
    assert asked(g) == [(0, "robber")]
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert g.table.robber == hex(g, "2,0") and asked(g) == [(0, "main")]


def test_base_48_base_e22_the_robber_must_move_to_another_land_hex():
    g = roll(turn_of(island(), 0), 7)
    assert refused(g, MoveRobber(0, hex(g, "0,0"))) == "must_move"
    assert refused(g, MoveRobber(0, 19)) == refused(g, MoveRobber(0, -1)) == "not_on_board"
    assert refused(g, MoveRobber(1, 3)) == "not_your_turn"


def test_base_48_the_desert_and_hexes_beside_own_buildings_are_allowed():
    g = turn_of(island(), 0)
    robber(g, "2,0")
    settlement(g, 0, "1,-2 NE")
    g = roll(g, 7)
    assert act(g, MoveRobber(0, hex(g, "0,0"))).table.robber == hex(g, "0,0")
    own = act(g, MoveRobber(0, hex(g, "1,-2")))
    assert own.table.robber == hex(g, "1,-2") and told(own, "stolen") == []


def two_victims():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    city(g, 2, "2,0 SE")
    hold(g, 1, wood=1)
    hold(g, 2, ore=2)
    return roll(g, 7)


def test_base_49_every_card_of_the_hand_is_equally_likely():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    hold(g, 1, wood=1, ore=3)
    g = roll(g, 7)
    taken = Counter()
    for seed in range(400):
        after = act(g, MoveRobber(0, hex(g, "2,0")), chance=seeded(seed))
        taken[next(iter(hand(after, 0)))] += 1
        assert sum(hand(after, 1).values()) == 3
    assert 70 < taken["wood"] < 130 and taken["wood"] + taken["ore"] == 400


def test_base_50_among_several_the_owner_chooses():
    g = two_victims()
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert asked(g) == [(0, "steal")]
    assert refused(g, Steal(0, 3)) == refused(g, Steal(0, 0)) == "bad_target"
    assert hand(act(g, Steal(0, 2)), 0) == {"ore": 1}
    assert hand(act(g, Steal(0, 1)), 0) == {"wood": 1}


def test_base_50_base_e23_a_single_candidate_is_robbed_without_a_question():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    settlement(g, 2, "2,0 SE")
    hold(g, 2, ore=3)
    g = act(roll(g, 7), MoveRobber(0, hex(g, "2,0")))
    assert asked(g) == [(0, "main")] and hand(g, 0) == {"ore": 1}


def test_base_50_without_a_candidate_nothing_is_taken():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    hold(g, 2, ore=3)
    g = act(roll(g, 7), MoveRobber(0, hex(g, "2,0")), chance=lots())
    assert asked(g) == [(0, "main")] and hand(g, 0) == {}


def test_base_51_base_d5_the_theft_is_compulsory():
    g = two_victims()
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert refused(g, Steal(0, -1)) == "bad_target"


def test_base_52_development_cards_cannot_be_stolen():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    card(g, 1, "knight", "monopoly")
    g = act(roll(g, 7), MoveRobber(0, hex(g, "2,0")))
    assert asked(g) == [(0, "main")] and len(development(g).cards[1]) == 2


def test_the_kind_of_a_stolen_card_is_told_to_thief_and_victim_only():
    g = two_victims()
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    g = act(g, Steal(0, 1))
    public = [e for e in g.events if e.only is None]
    private = [e for e in g.events if e.key == "stolen_card"]
    assert all("card" not in e.args for e in public)
    assert private[0].only == (0, 1) and private[0].args["card"] == "wood"


def test_base_53_the_robber_moves_only_by_a_7_or_a_knight():
    g = turn_of(island(), 0)
    assert refused(g, MoveRobber(0, 3)) == "wrong_phase"
    g = roll(g, 8)
    assert g.table.robber == hex(g, "0,0") and refused(g, MoveRobber(0, 3)) == "wrong_phase"
    card(g, 0, "knight")
    assert asked(act(g, PlayKnight(0))) == [(0, "robber")]
