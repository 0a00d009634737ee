"""Standing offers (BASE-X1 to BASE-X7)."""

import pytest

from game.engine import view
from game.engine.codec import pack
from game.modules.base.answering import AnswerOffer
from game.modules.base.discarding import Discard
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import DeclineAll, Embargo, StoreDiscard
from game.modules.base.standing import StandingOffer, TakeStanding, WithdrawStanding
from tests.kit import act, copy, end, founding, give, hand, hold, island, refused, roll, told, turn_of

WHITE, RED, BLUE = 3, 0, 1


def standing(**options):
    """White gives 1 wool for 1 ore, twice; red has two ore and the turn, after the roll."""
    g = island(**options)
    hold(g, WHITE, wool=2)
    hold(g, RED, ore=3)
    return act(g, StandingOffer(WHITE, {"wool": 1}, {"ore": 1}, 2))


def the_one(g):
    return g.settings.standing[0].id


def test_base_x1_settings_are_made_at_any_time_by_anybody_with_any_step_open():
    positions = [founding(4), island(phase="before_roll"), island()]
    g = turn_of(island(), 0)
    give(g, 1, wood=8)
    g = roll(g, 7)
    positions += [g, act(g, Discard(1, {"wood": 4}))]
    for g in positions:
        for seat in g.seats:
            after = act(g, StandingOffer(seat, {"wool": 1}, {"ore": 1}), Embargo(seat, (seat + 1) % 4))
            after = act(after, DeclineAll(seat, "on"), StoreDiscard(seat, [("ore", 1)]))
            assert after.table.hands == g.table.hands and after.drawn == g.drawn
            assert [(p.seat, p.kind) for p in after.prompts] == [(p.seat, p.kind) for p in g.prompts]
            assert act(after, WithdrawStanding(seat, the_one(after))).settings.standing == []


def test_base_x2_a_standing_offer_is_checked_but_not_against_the_hand():
    g = island()
    assert refused(g, StandingOffer(1, {}, {"ore": 1})) == refused(g, StandingOffer(1, {"ore": 1}, {})) == "empty_side"
    assert refused(g, StandingOffer(1, {"ore": 1}, {"ore": 2})) == "same_resource"
    for count in (0, 10, -1):
        assert refused(g, StandingOffer(1, {"ore": 1}, {"wood": 1}, count)) == "bad_count"
    assert refused(g, StandingOffer(1, {"ore": 0}, {"wood": 1})) == "bad_count"
    assert refused(g, StandingOffer(1, {"ore": 20}, {"wood": 1})) == "bad_count"  # more than there are
    for to in ([1], [4], [-1], [0, 0]):
        assert refused(g, StandingOffer(1, {"ore": 1}, {"wood": 1}, 1, to)) == "bad_target"
    for until in ("tomorrow", "-1", "12345", "²"):
        assert refused(g, StandingOffer(1, {"ore": 1}, {"wood": 1}, 1, [], until)) == "bad_input"
    assert act(g, StandingOffer(1, {"ore": 1}, {"wood": 1}, 9)).settings.standing[0].count == 9


def test_base_x2_five_of_one_maker_at_most():
    g = island()
    for kind in ("wood", "brick", "wool", "grain"):
        g = act(g, StandingOffer(1, {"ore": 1}, {kind: 1}))
    g = act(g, StandingOffer(1, {"wood": 1}, {"ore": 1}))
    assert refused(g, StandingOffer(1, {"wood": 2}, {"ore": 1})) == "offer_limit"
    assert len(act(g, StandingOffer(2, {"wood": 2}, {"ore": 1})).settings.standing) == 6
    g = act(g, WithdrawStanding(1, the_one(g)))
    assert act(g, StandingOffer(1, {"wood": 2}, {"ore": 1}))


def test_base_x2_it_ends_when_it_says():
    g = turn_of(island(), 0)
    for until in ("", "own_turn", "2", "3"):
        g = act(g, StandingOffer(1, {"ore": 1}, {"wood": 1}, 1, [], until))
    number = g.table.turn.number
    assert number == 2
    left = lambda g: [s.until for s in g.settings.standing]  # noqa: E731
    g = roll(g, 12)
    assert left(g) == ["", "own_turn", "2", "3"]
    g = end(g)  # turn 2 ended and the maker's turn 3 began
    assert left(g) == ["", "3"]
    assert left(end(roll(g, 12))) == [""]


def test_base_x2_made_in_the_own_turn_until_the_next_own_turn():
    g = act(island(), StandingOffer(0, {"ore": 1}, {"wood": 1}, 1, [], "own_turn"))
    for seat in range(4):
        assert len(g.settings.standing) == 1
        g = act(g, EndTurn(seat))
        if seat < 3:
            g = roll(g, 12)
    assert g.settings.standing == []


def test_base_x3_base_e50_taken_unit_by_unit_without_asking():
    g = standing()
    for n in (1, 2):
        g = act(g, TakeStanding(RED, 1))
        assert hand(g, RED)["wool"] == n and hand(g, WHITE)["ore"] == n
    assert g.settings.standing == [] and refused(g, TakeStanding(RED, 1)) == "no_such_offer"


def test_base_x4_the_order_of_checks_hides_the_makers_hand():
    g = standing()
    hold(g, RED)
    hold(g, WHITE)
    assert refused(turn_of(g, RED), TakeStanding(RED, 1)) == "wrong_phase"
    g = island()
    hold(g, RED)
    g = act(g, StandingOffer(WHITE, {"wool": 1}, {"ore": 1}, 1, [BLUE]))
    assert refused(g, TakeStanding(RED, 1)) == "no_such_offer"
    g = act(standing(), Embargo(WHITE, RED))
    hold(g, RED)
    assert refused(g, TakeStanding(RED, 1)) == "embargo"


def test_base_x4_base_x5_base_e51_a_maker_without_cards_loses_the_whole_offer():
    g = standing()
    hold(g, WHITE)
    poor = copy(g)
    hold(poor, RED)
    assert refused(poor, TakeStanding(RED, 1)) == "cannot_pay" and len(poor.settings.standing) == 1
    hold(g, RED, ore=3)
    g = act(g, TakeStanding(RED, 1))
    assert g.settings.standing == [] and hand(g, RED) == {"ore": 3} and hand(g, WHITE) == {}
    assert [(e.key, e.only) for e in g.events] == [("standing_ended", None), ("standing_gone", (RED,))]
    assert g.undo == ()


def test_base_x6_withdrawn_expired_and_lapsed_look_alike():
    lapsed = standing()
    hold(lapsed, WHITE)
    lapsed = act(lapsed, TakeStanding(RED, 1))
    withdrawn = act(standing(), WithdrawStanding(WHITE, 1))
    expired = end(act(island(), StandingOffer(WHITE, {"wool": 1}, {"ore": 1}, 1, [], "1")))
    for g in (lapsed, withdrawn, expired):
        assert told(g, "standing_ended") == [{"seat": WHITE, "standing": 1}]


def test_base_x6_every_open_offer_is_shown_whatever_the_maker_holds():
    g = standing()
    poor = standing()
    hold(poor, WHITE, ore=2)
    assert pack(view(g, RED)) != pack(g)
    assert view(g, RED).settings.standing == view(poor, RED).settings.standing
    assert TakeStanding(RED, 1) in list(TakeStanding.suggest(view(poor, RED), RED, None))


def test_base_x7_base_e52_it_rests_outside_the_takers_trading_time():
    g = standing()
    hold(g, BLUE, ore=1)
    assert refused(g, TakeStanding(BLUE, 1)) == "not_your_turn"
    g = turn_of(g, RED)
    assert refused(g, TakeStanding(RED, 1)) == "wrong_phase"
    assert refused(roll(turn_of(g, WHITE), 12), TakeStanding(RED, 1)) == "not_your_turn"
    g = roll(turn_of(g, RED), 7)
    assert refused(g, TakeStanding(RED, 1)) == "choice_pending"


def test_base_x12_base_e53_an_embargo_covers_standing_and_open_offers():
    g = act(standing(), Embargo(WHITE, RED))
    assert refused(g, TakeStanding(RED, 1)) == "embargo"
    g = turn_of(g, WHITE)
    g = roll(g, 12)
    hold(g, WHITE, wool=2)
    g = act(g, MakeOffer(WHITE, {"wool": 1}, {"ore": 1}))
    assert RED not in g.table.offers[0].to
    assert refused(g, AnswerOffer(RED, g.table.offers[0].id, "accept")) == "embargo"


def test_base_o21_what_is_switched_off_is_refused():
    g = island(standing_offers=False, embargoes=False)
    assert refused(g, StandingOffer(1, {"ore": 1}, {"wood": 1})) == "not_in_this_game"
    assert refused(g, TakeStanding(0, 1)) == "not_in_this_game"
    assert refused(g, Embargo(1, 0)) == "not_in_this_game"
    g = island(trade="none")
    assert refused(g, StandingOffer(1, {"ore": 1}, {"wood": 1})) == "not_in_this_game"
    assert refused(g, TakeStanding(0, 1)) == "not_in_this_game"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_maker_withdraws(seat):
    assert refused(standing(), WithdrawStanding(seat, 1)) == "no_such_offer"
