"""Magic 7: the wizard's castle and the cards it gives away (MG7-01 to MG7-13)."""

from collections import Counter

import pytest

from game.catalogue import find
from game.create import new_game
from game.engine import view
from game.modules.base.building import BuildCity, BuildSettlement
from game.modules.base.discarding import Discard
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import Roll
from game.modules.development.playing import PlayKnight, PlayMonopoly
from game.modules.development.state import of as development
from game.setup import Setup
from tests.kit import (
    act,
    around,
    asked,
    card,
    city,
    corner,
    end,
    founding,
    give,
    hand,
    hex,
    island,
    lots,
    points,
    refused,
    road,
    seeded,
    settlement,
    told,
)
from tests.modules.ground import only, seen

CASTLE = {"0,0": "wizard_castle"}
N, NE, SE, S, SW, NW = range(6)


def enchanted(players=4, *modules, phase="before_roll", **further):
    """The wizard's castle in the middle."""
    return only(island(players, "magic_seven", *modules, phase=phase), **CASTLE, **further)


def throw(g, red, yellow, *further):
    """The owner throws these dice; `further` is what chance gives afterwards."""
    return act(g, Roll(g.table.turn.owner), chance=lots(red - 1, yellow - 1, *further))


def cards_of(g, seat):
    return [held.card for held in development(g).cards[seat]]


def deck_of(g, **cards):
    """The deck holds just these; everything else was played long ago."""
    state = development(g)
    gone = Counter(state.deck.mixed) - Counter(cards)
    state.played += list(gone.elements())
    state.deck.mixed = dict(cards)


def test_mg7_01_the_castle_lies_where_the_desert_would_and_has_no_number():
    places = set()
    for seed in range(20):
        t = new_game(Setup(4, ("magic_seven",)), seeded(seed)).table
        assert Counter(t.terrain) == Counter(forest=4, pasture=4, fields=4, hills=3, mountains=3, wizard_castle=1)
        assert t.tokens[t.terrain.index("wizard_castle")] == 0 and t.tokens.count(0) == 1 and not t.printed
        places.add(t.terrain.index("wizard_castle"))
    assert len(places) > 5


def test_mg7_02_the_robber_starts_beside_the_board_and_comes_by_seven_or_knight():
    g = new_game(Setup(4, ("magic_seven",)), seeded())
    assert g.table.robber == -1
    g = throw(enchanted(), 3, 4)
    assert asked(g) == [(0, "robber")]
    for place in g.rules.topology.hexes:
        if place != hex(g, "0,0"):
            assert act(g, MoveRobber(0, place)).table.robber == place
    g = enchanted()
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert act(g, MoveRobber(0, hex(g, "1,0"))).table.robber == hex(g, "1,0")


def test_mg7_03_everything_is_built_at_the_castle_also_at_the_founding():
    g = only(founding(3, "magic_seven"), **CASTLE)
    spot = around(g, "0,0")[N]
    assert act(g, FoundBuilding(0, spot)).table.buildings[spot].seat == 0
    g = enchanted(phase="main")
    road(g, 0, "0,0 NE")
    give(g, 0, wood=1, brick=1, wool=1, grain=3, ore=3)
    g = act(g, BuildSettlement(0, around(g, "0,0")[NE]), BuildCity(0, around(g, "0,0")[NE]))
    assert points(g, 0) == 2


def test_mg7_04_and_mg7_e8_it_yields_no_resources_at_the_founding():
    g = only(founding(3, "magic_seven"), **CASTLE, **{"0,-1": "forest 4", "1,-1": "hills 9"})
    g.prompts, g.agenda = [], []
    g.ask(2, FoundBuildingQuestion(building="settlement", round=2))
    g = act(g, FoundBuilding(2, corner(g, "0,0 N")))
    assert hand(g, 2) == {"wood": 1, "brick": 1}


def test_mg7_04_it_yields_no_resources_in_production():
    for red in range(1, 7):
        for yellow in range(1, 7):
            if red + yellow != 7:
                g = enchanted()
                city(g, 0, around(g, "0,0")[N])
                assert hand(throw(g, red, yellow), 0) == {} and not cards_of(g, 0)


@pytest.mark.parametrize("dice", [(1, 6), (6, 1)])
def test_mg7_05_and_mg7_06_one_and_six_bring_cards_in_turn_order_from_the_owner(dice):
    g = enchanted()
    settlement(g, 2, around(g, "0,0")[N])
    city(g, 0, around(g, "0,0")[SE])
    settlement(g, 3, around(g, "0,0")[SW])
    deck_of(g, knight=2, monopoly=2)
    g = throw(g, *dice, 0, 0, 0, 0)  # the first of what is left, by name: knight, knight, monopoly, monopoly
    assert [cards_of(g, s) for s in g.seats] == [["knight", "knight"], [], ["monopoly"], ["monopoly"]]
    assert [e["seat"] for e in told(g, "magic_card")] == [0, 0, 2, 3]
    assert [e["seat"] for e in told(g, "drew_card")] == [0, 0, 2, 3]
    assert len(development(g).deck) == 0


def test_mg7_05_and_mg7_e1_the_cards_come_before_discards_and_robber():
    g = enchanted()
    city(g, 0, around(g, "0,0")[N])
    settlement(g, 1, around(g, "0,0")[SE])
    give(g, 2, wood=8)
    g = throw(g, 6, 1, 0, 0, 0)
    assert len(cards_of(g, 0)) == 2 and len(cards_of(g, 1)) == 1
    assert asked(g) == [(2, "discard")]
    keys = [e.key for e in g.events]
    assert keys.index("magic_card") > keys.index("rolled")
    g = act(g, Discard(2, {"wood": 4}))
    assert asked(g) == [(0, "robber")]


def test_mg7_07_and_mg7_e5_too_few_cards_for_several_and_nobody_draws():
    g = enchanted()
    city(g, 0, around(g, "0,0")[N])
    settlement(g, 1, around(g, "0,0")[SE])
    deck_of(g, knight=2)
    g = throw(g, 1, 6)
    assert not cards_of(g, 0) and not cards_of(g, 1) and told(g, "magic_too_few")
    assert len(development(g).deck) == 2 and asked(g) == [(0, "robber")]


def test_mg7_07_and_mg7_e5_a_single_one_takes_what_is_left():
    g = enchanted()
    city(g, 0, around(g, "0,0")[N])
    settlement(g, 0, around(g, "0,0")[SE])
    deck_of(g, knight=2)
    g = throw(g, 1, 6, 0, 0)
    assert cards_of(g, 0) == ["knight", "knight"]
    assert not told(throw(enchanted(), 1, 6), "magic_too_few")  # nobody is there


def test_mg7_08_and_mg7_e3_the_owner_may_not_play_them_this_turn_but_an_older_one():
    g = enchanted()
    settlement(g, 0, around(g, "0,0")[N])
    card(g, 0, "monopoly")
    deck_of(g, knight=1)
    g = act(throw(g, 1, 6, 0), MoveRobber(0, hex(g, "1,0")))
    assert cards_of(g, 0) == ["monopoly", "knight"]
    assert refused(g, PlayKnight(0)) == "card_too_new"
    assert act(g, PlayMonopoly(0, "ore"))


def test_mg7_08_and_mg7_e4_a_victory_point_may_win_at_once():
    g = enchanted()
    city(g, 0, around(g, "0,0")[N], "2,-2 N", "2,0 S", "0,2 S")
    settlement(g, 0, "-2,2 S")
    deck_of(g, victory_point=2, knight=3)
    assert points(g, 0) == 9
    g = throw(g, 1, 6, 3)  # after the first card the game is over: no second card, no discards
    assert g.over is not None and g.over.winners == (0,)
    assert cards_of(g, 0) == ["victory_point"] and not g.prompts


def test_mg7_13_ten_points_win_only_in_the_own_turn_mg7_e7():
    g = enchanted()
    settlement(g, 1, around(g, "0,0")[N])
    city(g, 1, "2,-2 N", "2,0 S", "0,2 S", "-2,2 S")
    deck_of(g, victory_point=1)
    g = throw(g, 1, 6, 0)
    assert points(g, 1) == 10 and g.over is None
    g = end(act(g, MoveRobber(0, hex(g, "1,0"))))
    assert g.over is not None and g.over.winners == (1,)


def test_mg7_09_the_others_may_play_theirs_from_their_next_turn_on():
    g = enchanted()
    settlement(g, 1, around(g, "0,0")[N])
    deck_of(g, knight=1)
    g = act(throw(g, 1, 6, 0), MoveRobber(0, hex(g, "1,0")))
    g = end(g)
    assert act(g, PlayKnight(1)).table.turn.owner == 1


def test_mg7_10_the_seven_follows_in_full_and_cards_drawn_count_for_no_limit():
    g = enchanted()
    city(g, 0, around(g, "0,0")[N])
    give(g, 0, wood=7)
    settlement(g, 1, corner(g, "2,-2 N"))
    give(g, 1, ore=1)
    g = throw(g, 1, 6, 0, 0)
    assert len(cards_of(g, 0)) == 2 and asked(g) == [(0, "robber")]  # 7 cards and 2 more that do not count
    g = act(g, MoveRobber(0, hex(g, "2,-2")), chance=lots(0))
    assert hand(g, 0) == {"wood": 7, "ore": 1}


@pytest.mark.parametrize("dice", [(2, 5), (5, 2), (3, 4), (4, 3)])
def test_mg7_11_and_mg7_e2_any_other_seven_is_a_plain_one(dice):
    g = enchanted()
    city(g, 0, around(g, "0,0")[N])
    g = throw(g, *dice)
    assert not cards_of(g, 0) and asked(g) == [(0, "robber")]


def test_mg7_12_and_mg7_e6_the_robber_never_comes_to_the_castle():
    g = throw(enchanted(), 3, 4)
    assert refused(g, MoveRobber(0, hex(g, "0,0"))) == "wizard_castle"
    g = act(g, MoveRobber(0, hex(g, "1,0")))
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    assert refused(g, MoveRobber(0, hex(g, "0,0"))) == "wizard_castle"
    assert refused(g, MoveRobber(0, hex(g, "1,0"))) == "must_move"


def test_mg7_13_the_target_is_ten():
    assert enchanted().table.target == 10


def test_mg7_14_is_about_seafarers_and_no_such_system_is_known():
    """Information only: there is no rule system whose hexes the castle could replace."""
    assert find("seafarers") is None


def test_the_dice_deck_keeps_both_dice():
    g = only(island(4, "magic_seven", phase="before_roll", dice="balanced"), **CASTLE)
    settlement(g, 0, around(g, "0,0")[N])
    g = act(g, Roll(0), chance=lots(5, 0))  # pair number 5 of 36 is 1 and 6
    assert (g.table.turn.red, g.table.turn.yellow) == (1, 6) and len(cards_of(g, 0)) == 1


def test_what_was_drawn_is_hidden_and_the_castle_shows_its_dice():
    g = enchanted()
    settlement(g, 0, around(g, "0,0")[N])
    g = throw(g, 1, 6, 0)
    assert development(view(g, 1)).cards[0] == [] and development(view(g, 1)).unseen[0] == 1
    assert ("1+6", hex(g, "0,0")) in [(m.label, m.place) for m in seen(g).marks if m.layer == "badge"]
