"""Taking back (BASE-X15 to BASE-X17)."""

from game.engine import Undo, view
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, PlaceFree
from game.modules.base.discarding import Discard
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.base.rolling import EndTurn, Roll, ToBuilding
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayInvention, PlayMonopoly, PlayRoadBuilding
from tests.invariants.harness import without_settings as position
from tests.kit import (
    act,
    asked,
    card,
    corner,
    edge,
    end,
    founding,
    give,
    hand,
    hex,
    hold,
    island,
    lots,
    points,
    refused,
    roll,
    settle,
    settlement,
    told,
    turn_of,
    way,
)  # fmt: skip
from tests.modules.base.test_longest_road import ROWS, row


def same(a, b):
    """Equal but for the count of actions and the last id given."""
    a, b = position(a), position(b)
    for each in (a, b):
        each["envelope"]["moves"] = each["envelope"]["counter"] = 0
    return a == b


def undone(g, action):
    """The action can be taken back and leads where it came from."""
    after = act(g, action)
    return same(act(after, Undo(action.seat)), g)


def final(g, *actions):
    return refused(act(g, *actions), Undo(actions[-1].seat)) == "cannot_undo"


def test_base_x15_base_e56_a_road_that_brought_the_longest_road():
    g = island()
    row(g, 0, 0, 4)
    give(g, 0, wood=1, brick=1)
    g = settle(g)
    after = act(g, BuildRoad(0, way(g, *ROWS[0][4:6])[0]))
    assert points(after, 0) == 2
    back = act(after, Undo(0))
    assert hand(back, 0) == {"wood": 1, "brick": 1} and back.table.awards == {} and same(back, g)
    assert told(back, "taken_back") == [{"seat": 0}]


def test_base_x15_only_the_own_last_action_and_only_while_nobody_has_acted_since():
    g = island()
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=2, brick=1)
    hold(g, 1, ore=1)
    assert refused(g, Undo(0)) == "cannot_undo"
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")))
    assert refused(g, Undo(1)) == "cannot_undo"
    acted = act(g, MakeOffer(1, {"ore": 1}, {"wood": 1}))
    assert refused(acted, Undo(0)) == "cannot_undo"
    assert act(acted, Undo(1)).table.offers == []


def test_base_x15_another_who_acted_and_took_it_back_has_acted():
    g = island()
    hold(g, 0, wood=1)
    hold(g, 1, ore=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}), MakeOffer(1, {"ore": 1}, {"wood": 1}), Undo(1))
    assert refused(g, Undo(0)) == "cannot_undo"


def test_base_x15_settings_are_no_actions_and_stay():
    g = island()
    hold(g, 0, wood=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}))
    after = act(g, Call(0, {"wood": 1}), StandingOffer(1, {"ore": 1}, {"wood": 1}), Embargo(2, 0), DeclineAll(3, "on"))
    back = act(after, Undo(0))
    assert len(back.settings.standing) == 1 and back.settings.embargoes == [(2, 0)]
    assert [(sorted(o.to), o.answers) for o in back.table.offers] == [([1, 3], {3: "decline"})]


def test_base_x16_undo_can_be_repeated_back_to_the_beginning_of_the_turn():
    start = roll(turn_of(island(), 0), 12)
    settlement(start, 0, "0,0 N")
    give(start, 0, wood=6, brick=2)
    g = act(start, BuildRoad(0, edge(start, "0,0 NE")), BankTrade(0, "wood", 4, {"ore": 1}))
    g = act(g, BuildRoad(0, edge(g, "0,0 E")))
    for _ in range(3):
        g = act(g, Undo(0))
    assert same(g, start) and refused(g, Undo(0)) == "cannot_undo"
    assert g.moves == start.moves + 6  # what was taken back stays counted, and so does taking it back


def test_base_x16_the_last_in_the_snake_does_not_reach_over_the_own_second_founding_turn():
    g = founding(3)
    for seat, place, road in ((0, "0,0 N", "0,0 NE"), (1, "0,2 S", "0,2 SE"), (2, "2,-2 N", "2,-2 NE")):
        g = act(g, FoundBuilding(seat, corner(g, place)), FoundRoad(seat, edge(g, road)))
    assert undone(g, FoundBuilding(2, corner(g, "-2,0 N")))
    assert act(g, Undo(2)).waiting_for()[0].kind == "found_road"  # nothing was done in the second turn yet
    second = act(g, FoundBuilding(2, corner(g, "-2,0 N")))
    assert refused(act(second, Undo(2)), Undo(2)) == "cannot_undo"


def test_base_x17_what_can_be_taken_back():
    g = founding(4)
    assert undone(g, FoundBuilding(0, corner(g, "0,0 N")))
    g = act(g, FoundBuilding(0, corner(g, "0,0 N")))
    assert undone(g, FoundRoad(0, edge(g, "0,0 NE")))
    g = island()
    settlement(g, 0, "0,0 N")
    row(g, 0, 1, 2)
    give(g, 0, wood=5, brick=2, wool=1, grain=3, ore=3)
    hold(g, 1, ore=1)
    g = act(g, MakeOffer(1, {"ore": 1}, {"wood": 1}))
    for action in (
        BuildRoad(0, edge(g, "0,0 NE")), BuildSettlement(0, corner(g, ROWS[1][0])), BuildCity(0, corner(g, "0,0 N")),
        BankTrade(0, "wood", 4, {"ore": 1}), MakeOffer(0, {"wood": 1}, {"ore": 1}), Call(0, {"wood": 1}),
        AnswerOffer(0, g.table.offers[0].id, "decline"), EndTurn(0),
    ):  # fmt: skip
        assert undone(g, action), action
    assert undone(island(turn_mode="split"), ToBuilding(0))


def test_base_x17_a_free_road_can_be_taken_back_the_card_cannot():
    g = island()
    settlement(g, 0, "0,0 N")
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0))
    assert refused(g, Undo(0)) == "cannot_undo"
    assert undone(g, PlaceFree(0, edge(g, "0,0 NE")))


def test_base_x17_base_e56_what_cannot_be_taken_back():
    g = island()
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=2, wool=1, grain=1, ore=1)
    hold(g, 1, brick=2)
    card(g, 0, "invention", "monopoly")
    assert final(g, BuyDevelopment(0))
    assert final(g, PlayMonopoly(0, "brick"))
    assert final(g, PlayInvention(0, {"ore": 2}))
    offered = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}, closing="choose"))
    offer = offered.table.offers[0].id
    assert final(offered, AnswerOffer(1, offer, "accept"), CloseOffer(0, offer, 1))
    first = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}, [], "first"))
    assert final(first, AnswerOffer(1, first.table.offers[0].id, "accept"))
    theirs = act(g, MakeOffer(1, {"brick": 1}, {"wood": 1}))
    assert final(theirs, AnswerOffer(0, theirs.table.offers[0].id, "accept"))
    standing = act(g, StandingOffer(1, {"brick": 1}, {"wood": 1}))
    assert final(standing, TakeStanding(0, 1))
    g = roll(turn_of(g, 0), 12)
    assert refused(g, Undo(0)) == "cannot_undo"


def test_base_x17_discards_once_carried_out_cannot_be_taken_back():
    g = turn_of(island(), 0)
    hold(g, 1, wood=8)
    hold(g, 2, wood=8)
    g = roll(g, 7)
    assert undone(g, Discard(1, {"wood": 4}))
    assert final(g, Discard(1, {"wood": 4}), Discard(2, {"wood": 4}))


def test_base_e57_a_robber_move_before_the_theft_and_ending_the_turn():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    settlement(g, 2, "2,0 SE")
    hold(g, 1, ore=1)
    hold(g, 2, ore=1)
    g = roll(g, 7)
    assert undone(g, MoveRobber(0, hex(g, "2,0")))
    g = act(g, MoveRobber(0, hex(g, "2,0")))
    assert final(g, Steal(0, 1))
    g = act(g, Steal(0, 1))
    ended = end(g)
    assert asked(act(ended, Undo(0))) == [(0, "main")]
    assert refused(roll(ended, 12), Undo(0)) == "cannot_undo"


def test_base_o21_undo_can_be_switched_off():
    g = act(island(undo=False), Call(0, {"wood": 1}))
    assert refused(g, Undo(0)) == "not_in_this_game"


def test_a_view_shows_that_something_can_be_taken_back_only_to_its_owner():
    g = act(island(), Call(0, {"wood": 1}))
    assert [p.seat for p in view(g, 0).undo] == [0] and view(g, 0).undo[0].state == b""
    assert view(g, 1).undo == view(g).undo == ()


def test_one_chance_used_for_several_actions_does_not_bar_undo():
    chance = lots(0, 0)
    g = act(turn_of(island(), 0), Roll(0), chance=chance)
    g = act(g, Call(0, {"wood": 1}), chance=chance)
    assert act(g, Undo(0)).table.offers == []
