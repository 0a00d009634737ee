"""Gifts to those who are not ahead (BF-17 to BF-23)."""

import pytest

from game.engine import Undo
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.best_friends.gifts import AnswerGift, GiveGift, WithdrawGift
from game.modules.best_friends.state import GUILDS, marks, of
from game.rules import compose
from tests.kit import (
    act,
    asked,
    card,
    city,
    default,
    end,
    give,
    hand,
    points,
    refused,
    roll,
    settlement,
    setup,
    told,
    turn_of,
)
from tests.modules.best_friends.kit import counts, favours, friends, pool

ACCEPT, DECLINE = "accept", "decline"
GIVER, BLUE, WHITE, ORANGE = range(4)
HOMES = (("0,-1 N", "0,1 S", "0,-2 NW"), ("-1,0 NW", "1,0 SE", "2,-2 N"), ("-1,1 SW", "1,-1 NE", "0,2 S"))


def scored(giver=4, blue=4, white=3, **options):
    """Visible points of the first three; the giver has wool and ore."""
    g = friends(4, **options)
    for seat, n in enumerate((giver, blue, white)):
        cities, rest = divmod(n, 2)
        city(g, seat, *HOMES[seat][:cities])
        settlement(g, seat, *HOMES[seat][cities:][:rest])
        assert points(g, seat) == n
    give(g, GIVER, wool=1, ore=2)
    return g


def gift(to, card="wool", seat=GIVER):
    return GiveGift(seat, card, to)


def test_bf_17_a_card_of_the_hand_to_an_opponent_who_is_not_ahead():
    g = act(scored(), gift(BLUE))
    assert asked(g) == [(BLUE, "gift")]
    assert g.prompts[0].args == {"maker": GIVER, "card": "wool"}
    assert refused(scored(blue=5, giver=4, white=1), gift(BLUE)) == "recipient_ahead"
    assert refused(scored(), gift(BLUE, "brick")) == "cannot_pay"
    assert refused(scored(), gift(GIVER)) == refused(scored(), gift(7)) == "bad_target"


def test_bf_17_in_the_own_turn_after_the_roll():
    g = turn_of(scored(), GIVER)
    assert refused(g, gift(BLUE)) == "wrong_phase"
    assert refused(roll(g, 7), gift(BLUE)) == "choice_pending"  # the robber comes first (BASE-07)
    assert refused(scored(), gift(GIVER, seat=BLUE)) == "not_your_turn"


def test_bf_17_in_both_phases_of_a_split_turn():
    g = scored(turn_mode="split")
    assert asked(g) == [(GIVER, "trade")]
    assert asked(act(g, gift(BLUE))) == [(BLUE, "gift")]


def test_bf_18_e7_island_tokens_and_awards_are_visible_points():
    g = scored(giver=4, blue=4)
    of(g).island_tokens[BLUE] = 1
    assert points(g, BLUE, hidden=False) == 5
    assert refused(g, gift(BLUE)) == "recipient_ahead"
    g = scored(giver=3, blue=2)
    g.table.awards["longest_road"] = BLUE
    assert refused(g, gift(BLUE)) == "recipient_ahead"


def test_bf_18_face_down_points_count_for_nobody():
    g = scored(giver=4, blue=4)
    card(g, BLUE, "victory_point")
    assert asked(act(g, gift(BLUE))) == [(BLUE, "gift")]
    g = scored(giver=3, blue=4)
    card(g, GIVER, "victory_point")
    assert refused(g, gift(BLUE)) == "recipient_ahead"


def test_bf_19_bf_20_on_acceptance_the_card_changes_hands_and_the_giver_draws():
    g = act(scored(), gift(BLUE), AnswerGift(BLUE, ACCEPT))
    assert hand(g, GIVER) == {"ore": 2} and hand(g, BLUE) == {"wool": 1}
    assert counts(g) == [1, 0, 0, 0]
    assert told(g, "gift_given") == [{"seat": GIVER, "taker": BLUE, "card": "wool"}]
    assert asked(g) == [(GIVER, "main")]


def test_bf_21_on_refusal_nothing_moves_and_another_may_be_offered_one():
    g = act(scored(), gift(BLUE), AnswerGift(BLUE, DECLINE))
    assert hand(g, GIVER) == {"wool": 1, "ore": 2} and hand(g, BLUE) == {}
    assert counts(g) == [0, 0, 0, 0]
    assert asked(act(g, gift(WHITE))) == [(WHITE, "gift")]


def test_bf_22_e6_declined_by_one_accepted_by_another_and_a_second_gift_refused():
    g = scored(giver=4, blue=4, white=3)
    card(g, BLUE, "victory_point")
    g = act(g, gift(BLUE), AnswerGift(BLUE, DECLINE), gift(WHITE), AnswerGift(WHITE, ACCEPT))
    assert hand(g, WHITE) == {"wool": 1}
    assert counts(g) == [1, 0, 0, 0]
    assert refused(g, gift(ORANGE, "ore")) == "gift_done"


def test_bf_22_the_next_turn_has_its_own_gift():
    g = act(scored(), gift(BLUE), AnswerGift(BLUE, DECLINE), gift(WHITE), AnswerGift(WHITE, ACCEPT))
    g = roll(end(g), 2)
    give(g, BLUE, brick=1)
    assert not marks(g).gift and marks(g).declined == []
    assert asked(act(g, gift(GIVER, "brick", seat=BLUE))) == [(GIVER, "gift")]


def test_bf_23_other_gifts_stay_forbidden():
    g = scored()
    assert refused(g, MakeOffer(GIVER, {"wool": 1}, {})) == "empty_side"
    assert refused(g, MakeOffer(GIVER, {}, {"wool": 1})) == "empty_side"


def test_bf_d9_one_offer_per_opponent_and_turn_and_everybody_sees_the_card():
    g = act(scored(), gift(BLUE))
    assert told(g, "gift_offered") == [{"seat": GIVER, "taker": BLUE, "card": "wool"}]
    g = act(g, AnswerGift(BLUE, DECLINE))
    assert refused(g, gift(BLUE, "ore")) == "already_offered"


def test_bf_d10_nothing_else_before_the_answer_but_the_giver_may_withdraw():
    g = act(scored(), gift(BLUE))
    assert refused(g, EndTurn(GIVER)) == refused(g, gift(WHITE)) == "choice_pending"
    assert refused(g, WithdrawGift(WHITE)) == "not_your_turn"
    assert refused(g, AnswerGift(WHITE, ACCEPT)) == "not_your_turn"
    assert refused(g, AnswerGift(BLUE, "perhaps")) == "bad_input"
    g = act(g, WithdrawGift(GIVER))
    assert asked(g) == [(GIVER, "main")]
    assert hand(g, GIVER) == {"wool": 1, "ore": 2}
    assert asked(act(g, gift(BLUE, "ore"))) == [(BLUE, "gift")]


def test_bf_d13_player_two_of_a_turn_gives_nothing():
    g = friends(5, paired_turns=True)
    g = act(g, EndTurn(0))
    assert asked(g) == [(3, "paired")]
    give(g, 3, wool=1)
    assert refused(g, gift(1, seat=3)) == "wrong_phase"


def test_silence_declines():
    assert default(act(scored(), gift(BLUE))) == AnswerGift(BLUE, DECLINE)


def test_the_usual_answer_is_to_accept_unless_the_giver_is_about_to_win():
    g = act(scored(), gift(BLUE))
    assert g.prompts[0].offhand(g) == AnswerGift(BLUE, ACCEPT)
    of(g).island_tokens[GIVER] = g.table.target - 2 - points(g, GIVER)
    assert g.prompts[0].offhand(g) == AnswerGift(BLUE, DECLINE)


@pytest.mark.parametrize("guild", GUILDS)
def test_bf_08_a_favour_is_no_gift(guild):
    g = scored()
    favours(g, GIVER, guild)
    assert refused(g, gift(BLUE, guild)) == "not_tradable"
    assert refused(g, gift(BLUE, "nonsense")) == "bad_count"


def test_with_nothing_to_draw_the_gift_is_still_a_gift():
    g = scored()
    pool(g)
    g = act(g, gift(BLUE), AnswerGift(BLUE, ACCEPT))
    assert counts(g) == [0, 0, 0, 0] and hand(g, BLUE) == {"wool": 1}
    assert refused(g, Undo(BLUE)) == "cannot_undo"  # though no lot was drawn


def test_who_leaves_gives_and_gets_nothing():
    offered = act(scored(), gift(BLUE))
    without_blue = act(offered, Leave(BLUE))
    assert asked(without_blue) == [(GIVER, "main")] and hand(without_blue, GIVER) == {"wool": 1, "ore": 2}
    assert refused(without_blue, gift(BLUE)) == "bad_target"
    without_giver = act(offered, Leave(GIVER))
    assert "gift" not in [kind for _, kind in asked(without_giver)]
    assert hand(without_giver, GIVER) == {"wool": 1, "ore": 2}


def test_an_embargo_does_not_touch_gifts():
    from game.modules.base.settings import Embargo

    g = act(scored(), Embargo(BLUE, GIVER, "on"))
    assert asked(act(g, gift(BLUE))) == [(BLUE, "gift")]


def test_a_gift_can_be_taken_back_before_it_is_answered_and_not_after():
    g = act(scored(), gift(BLUE))
    assert asked(act(g, Undo(GIVER))) == [(GIVER, "main")]
    assert refused(act(g, AnswerGift(BLUE, ACCEPT)), Undo(BLUE)) == "cannot_undo"


def test_menus_offer_what_is_allowed():
    g = scored(giver=4, blue=5, white=1)
    offered = GiveGift.suggest(g, GIVER, g.prompts[0])
    assert {(a.card, a.taker) for a in offered} == {(c, t) for c in ("wool", "ore") for t in (WHITE, ORANGE)}
    assert compose(setup(4, "best_friends")).prompts["gift"].forces is False
