"""Stored discards and leaving (BASE-X14, BASE-D20)."""

import pytest

from game.engine import view
from game.modules.base.answering import AnswerOffer
from game.modules.base.discarding import Discard
from game.modules.base.founding import FoundBuilding
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import DeclineAll, Embargo, Leave, StoreDiscard
from game.modules.base.standing import StandingOffer
from game.modules.development.playing import PlayMonopoly
from tests.kit import (
    act,
    asked,
    card,
    corner,
    default,
    end,
    founding,
    give,
    hand,
    hex,
    hold,
    island,
    line,
    points,
    refused,
    roll,
    settle,
    settlement,
    turn_of,
)  # fmt: skip
from tests.modules.base.test_longest_road import row

ORDER = [("ore", 2), ("wool", 0), ("grain", 0), ("brick", 0), ("wood", 0)]


def seven(order, mode="if_silent", **cards):
    g = turn_of(island(), 0)
    hold(g, 1, **cards)
    return roll(act(g, StoreDiscard(1, order, mode)), 7)


def test_base_x14_base_e55_first_down_to_the_numbers_kept():
    g = seven(ORDER, ore=4, wool=3, grain=3)
    assert default(g, 1) == Discard(1, {"ore": 2, "wool": 3})


def test_base_x14_base_e55_then_without_them():
    g = seven([("ore", 3), ("wool", 3)], ore=4, wool=4)
    assert default(g, 1) == Discard(1, {"ore": 3, "wool": 1})


def test_base_x14_kinds_not_listed_follow_in_order_with_none_kept():
    g = seven([("ore", 0)], ore=1, wood=2, brick=5)
    assert default(g, 1) == Discard(1, {"ore": 1, "wood": 2, "brick": 1})


def test_base_x14_if_silent_waits_and_at_once_does_not():
    assert asked(seven(ORDER, ore=8)) == [(1, "discard")]
    g = seven(ORDER, "at_once", ore=4, wool=6)
    assert asked(g) == [(0, "robber")] and hand(g, 1) == {"ore": 2, "wool": 3}


def test_base_x14_at_once_can_still_be_changed_until_the_last_is_in():
    g = turn_of(island(), 0)
    hold(g, 1, ore=8)
    hold(g, 2, wood=8)
    g = roll(act(g, StoreDiscard(1, [("ore", 0)], "at_once")), 7)
    assert asked(g) == [(2, "discard")]
    assert [p.seat for p in g.prompts if p.answer is not None] == [1]


def test_base_x14_the_order_is_its_owners_secret_and_can_be_forgotten():
    g = act(island(), StoreDiscard(1, ORDER))
    assert view(g, 0).settings.discards == view(g).settings.discards == {}
    assert list(view(g, 1).settings.discards) == [1]
    assert act(g, StoreDiscard(1, [])).settings.discards == {}


@pytest.mark.parametrize(
    ("order", "mode", "code"),
    [
        ([("gold", 0)], "if_silent", "bad_input"),
        ([("ore", 0), ("ore", 1)], "if_silent", "bad_input"),
        ([("ore", 0)], "never", "bad_input"),
        ([("ore", -1)], "if_silent", "bad_count"),
        ([("ore", 10**30)], "if_silent", "bad_count"),
    ],
)
def test_base_x14_nonsense_is_refused(order, mode, code):
    assert refused(island(), StoreDiscard(1, order, mode)) == code


# --- leaving for good ------------------------------------------------------------------------------------------------


def test_base_d20_open_forced_steps_are_answered_by_their_defaults_and_turns_skipped():
    g = roll(turn_of(island(), 0), 7)
    assert asked(g) == [(0, "robber")]
    g = act(g, Leave(0))
    assert g.table.robber != hex(g, "0,0") and asked(g) == [(1, "before_roll")]
    for _ in (1, 2, 3):
        g = end(roll(g, 12))
    assert asked(g) == [(1, "before_roll")]


def test_base_d20_later_founding_pieces_are_not_placed():
    g = founding(3)
    g = act(g, FoundBuilding(0, corner(g, "0,0 N")))
    g = act(g, Leave(0))  # the road owed is laid by default
    assert len(g.table.roads) == 1
    while asked(g)[0][1] != "before_roll":
        assert asked(g)[0][0] != 0
        g = act(g, default(g))
    assert sum(b.seat == 0 for b in g.table.buildings.values()) == 1
    assert asked(g) == [(1, "before_roll")]


def test_base_d20_offers_standing_offers_and_embargoes_end():
    g = island()
    hold(g, 0, wood=1)
    hold(g, 1, ore=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}), MakeOffer(1, {"ore": 1}, {"wood": 1}))
    g = act(g, StandingOffer(1, {"ore": 1}, {"wood": 1}), Embargo(1, 2), Embargo(2, 1))
    g = act(g, Leave(1))
    assert [(o.maker, sorted(o.to)) for o in g.table.offers] == [(0, [2, 3])]
    assert g.settings.standing == [] and g.settings.embargoes == []
    assert all(p.seat != 1 for p in g.prompts)
    assert refused(g, MakeOffer(0, {"wood": 1}, {"ore": 1}, [1])) == "bad_target"


def test_base_d20_pieces_stay_block_and_keep_their_length():
    g = island(turn=1)
    row(g, 0, 0, 5)
    settlement(g, 0, "0,2 S")
    settle(g)
    g = act(g, Leave(0))
    assert g.table.awards == {"longest_road": 0} and points(g, 0) == 3


def test_base_d20_the_hand_is_frozen_no_theft_no_monopoly_no_discard_no_gain():
    g = island(turn=1)
    settlement(g, 0, "2,0 N")
    settlement(g, 2, "2,0 SE")
    hold(g, 0, ore=9)
    hold(g, 2, ore=1)
    card(g, 1, "monopoly")
    g = act(g, Leave(0))
    taken = act(g, PlayMonopoly(1, "ore"))
    assert hand(taken, 0) == {"ore": 9} and hand(taken, 1) == {"ore": 1}
    g = roll(end(g), 7)
    assert asked(g) == [(2, "robber")]  # nobody discards
    g = act(g, MoveRobber(2, hex(g, "2,0")))
    assert hand(g, 0) == {"ore": 9} and asked(g) == [(2, "main")]
    g = act(g, EndTurn(2))
    g.table.robber = hex(g, "0,0")
    g.memo.clear()
    g.table.bank[4] = 1
    g = roll(g, 8)  # two would claim, one has left
    assert hand(g, 0) == {"ore": 9} and hand(g, 2) == {"ore": 2}


def test_base_d20_with_one_player_left_that_player_wins():
    g = act(island(3), Leave(2), Leave(0))
    assert g.over.winners == (1,) and g.over.why == "last_one"


def test_base_d20_who_has_left_can_do_nothing_more():
    g = act(island(), Leave(2))
    for action in (Leave(2), DeclineAll(2, "on"), Embargo(2, 0), StandingOffer(2, {"ore": 1}, {"wood": 1}), EndTurn(2)):
        assert refused(g, action) == "not_your_turn"


def test_base_d20_who_accepted_and_left_is_no_partner():
    g = island()
    hold(g, 0, wood=1)
    hold(g, 1, ore=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}, closing="choose"))
    g = act(g, AnswerOffer(1, g.table.offers[0].id, "accept"), Leave(1))
    assert g.table.offers[0].answers == {}


def test_the_owner_may_leave_in_any_phase():
    for position in (island(phase="before_roll"), island(), island(turn_mode="split")):
        assert asked(act(position, Leave(0)))[0][0] != 0
    g = turn_of(island(), 0)
    give(g, 0, wood=8)
    g = roll(g, 7)
    assert hand(act(g, Leave(0)), 0) == {"wood": 4}
    g = island()
    line(g, 0, "0,0 N", "0,0 NE")
    assert act(g, Leave(0)).table.roads == g.table.roads
