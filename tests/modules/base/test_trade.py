"""Trading with players (BASE-54 to BASE-63, BASE-127, BASE-X8 to BASE-X11)."""

from game.engine import Undo, legal, view
from game.modules.base.answering import AnswerOffer, CloseOffer, WithdrawOffer
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.development.playing import PlayMonopoly
from tests.kit import act, asked, card, end, give, hand, hold, island, refused, roll, told, turn_of


def offering(**options):
    """Red holds 2 wood and 3 ore, the others a brick each, it is red's turn, and red chooses among those who accept."""
    g = island(**{"closing": "choose", **options})
    hold(g, 0, wood=2, ore=3)
    for seat in (1, 2, 3):
        hold(g, seat, brick=1)
    return g


def last(g):
    return g.table.offers[-1].id


def test_base_54_only_the_owner_trades():
    g = offering()
    assert refused(g, MakeOffer(1, {"brick": 1}, {"wood": 1}, [2])) == "not_your_turn"
    assert refused(g, MakeOffer(1, {"brick": 1}, {"wood": 1}, [0, 2])) == "not_your_turn"
    g = act(g, MakeOffer(1, {"brick": 1}, {"wood": 1}))
    assert g.table.offers[0].to == [0]
    assert refused(g, AnswerOffer(2, last(g), "accept")) == "no_such_offer"
    assert refused(g, CloseOffer(1, last(g), 2)) == "not_your_turn"


def test_base_55_only_after_the_roll_with_no_forced_step_open():
    g = turn_of(offering(), 0)
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1})) == "wrong_phase"
    assert refused(g, MakeOffer(1, {"brick": 1}, {"wood": 1})) == "wrong_phase"
    g = roll(g, 7)
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1})) == "choice_pending"


def test_base_56_only_resource_cards_change_hands_in_any_numbers():
    g = offering()
    assert refused(g, MakeOffer(0, {"knight": 1}, {"brick": 1})) == "bad_count"
    assert refused(g, MakeOffer(0, {"wood": -1}, {"brick": 1})) == "bad_count"
    assert refused(g, MakeOffer(0, {"wood": 0}, {"brick": 1})) == "bad_count"
    g = act(g, MakeOffer(0, {"wood": 2, "ore": 3}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"), CloseOffer(0, last(g), 1))
    assert hand(g, 0) == {"brick": 1} and hand(g, 1) == {"wood": 2, "ore": 3}


def test_base_57_both_sides_give_at_least_one_card():
    g = offering()
    assert refused(g, MakeOffer(0, {"wood": 1}, {})) == "empty_side"
    assert refused(g, MakeOffer(0, {}, {"brick": 1})) == "empty_side"


def test_base_58_base_e26_no_resource_on_both_sides():
    g = offering()
    assert refused(g, MakeOffer(0, {"ore": 2}, {"ore": 1})) == "same_resource"
    assert refused(g, MakeOffer(0, {"wood": 1, "ore": 1}, {"ore": 1})) == "same_resource"
    assert refused(g, MakeOffer(0, {"wood": 1}, {})) == "empty_side"


def test_base_59_base_63_a_closing_that_finds_the_partner_unable_to_pay_ends_the_acceptance():
    g = offering()
    card(g, 0, "monopoly")
    g = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"), PlayMonopoly(0, "brick"))
    held = hand(g, 0)
    taken_back = act(g, AnswerOffer(1, last(g), "decline"))
    g = act(g, CloseOffer(0, last(g), 1))
    assert hand(g, 0) == held, "no card moves"
    assert g.events == taken_back.events, "it reads as if the acceptance had been taken back"
    assert refused(g, CloseOffer(0, last(g), 1)) == "bad_target"


def test_base_63_who_closes_without_the_own_side_is_refused():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"))
    hold(g, 0, ore=3)
    assert refused(g, CloseOffer(0, last(g), 1)) == "cannot_pay"


def test_base_60_the_owner_offers_to_all_or_some_and_closes_with_one_or_nobody():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}, [1, 2]))
    assert refused(g, AnswerOffer(3, last(g), "accept")) == "no_such_offer"
    g = act(g, AnswerOffer(1, last(g), "accept"))
    assert hand(g, 0) == {"wood": 2, "ore": 3}  # accepting binds nobody
    assert refused(g, CloseOffer(0, last(g), 2)) == refused(g, CloseOffer(0, last(g), 3)) == "bad_target"
    assert hand(act(g, CloseOffer(0, last(g), 1)), 0) == {"wood": 1, "brick": 1, "ore": 3}
    assert hand(end(g), 0) == {"wood": 2, "ore": 3}


def test_base_60_trade_partners_must_exist_and_be_others():
    g = offering()
    for to in ([0], [7], [-1], [1, 1]):
        assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1}, to)) == "bad_target"


def test_base_61_base_e5_an_opponents_offer_is_carried_out_by_the_owners_acceptance():
    g = offering()
    g = act(g, MakeOffer(1, {"brick": 1}, {"ore": 3}), MakeOffer(2, {"brick": 1}, {"wood": 1, "ore": 1}))
    g = act(g, AnswerOffer(0, last(g), "accept"))
    assert hand(g, 0) == {"wood": 1, "brick": 1, "ore": 2} and hand(g, 2) == {"wood": 1, "ore": 1}
    assert [o.maker for o in g.table.offers] == [1]
    assert refused(g, AnswerOffer(2, last(g), "accept")) == "no_such_offer"


def test_base_62_an_ended_offer_cannot_be_used():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    offer = last(g)
    assert refused(act(g, WithdrawOffer(0, offer)), AnswerOffer(1, offer, "accept")) == "no_such_offer"
    closed = act(g, AnswerOffer(1, offer, "accept"), CloseOffer(0, offer, 1))
    assert refused(closed, AnswerOffer(2, offer, "accept")) == "no_such_offer"
    assert refused(closed, CloseOffer(0, offer, 1)) == "no_such_offer"
    assert refused(g, WithdrawOffer(1, offer)) == "no_such_offer"
    later = roll(end(g), 12)
    assert refused(later, AnswerOffer(1, offer, "accept")) == "no_such_offer"


def test_base_62_any_number_of_offers_and_trades():
    g = offering()
    for n in range(12):
        g = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}))
        assert len(g.table.offers) == n + 1
    g = act(g, AnswerOffer(1, last(g), "accept"), CloseOffer(0, last(g), 1))
    g = act(g, AnswerOffer(2, last(g), "accept"), CloseOffer(0, last(g), 2))
    assert hand(g, 0) == {"brick": 2, "ore": 3}


def test_base_63_a_void_offer_lives_again_when_it_can_be_met():
    g = offering()
    hold(g, 0, wood=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}), MakeOffer(1, {"brick": 1}, {"wood": 1}))
    first, second = g.table.offers[0].id, last(g)
    g = act(g, AnswerOffer(2, first, "accept"), AnswerOffer(0, second, "accept"))
    assert refused(g, CloseOffer(0, first, 2)) == "cannot_pay"
    give(g, 0, wood=1)
    assert hand(act(g, CloseOffer(0, first, 2)), 2) == {"wood": 1}


def test_base_127_who_makes_or_accepts_must_hold_the_own_side():
    g = offering()
    assert refused(g, MakeOffer(0, {"wool": 1}, {"brick": 1})) == "cannot_pay"
    assert refused(g, MakeOffer(1, {"brick": 2}, {"wood": 1})) == "cannot_pay"
    g = act(g, MakeOffer(0, {"wood": 1}, {"grain": 1}))
    assert refused(g, AnswerOffer(1, last(g), "accept")) == "cannot_pay"


def test_base_127_who_lacks_the_cards_is_asked_like_any_other():
    g = offering()
    hold(g, 2, ore=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}))
    assert sorted(p.seat for p in g.prompts if p.kind == "offer") == [1, 2, 3]
    assert g.table.offers[0].answers == {}


def test_questions_about_offers_hold_up_nobody():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    assert asked(g) == [(0, "main")]


def test_base_x8_a_call_binds_nobody_and_cannot_be_accepted():
    g = offering()
    hold(g, 0)
    g = act(g, Call(0, {"ore": 1}, {"wood": 1, "brick": 1}))  # not checked against the hand
    assert refused(g, AnswerOffer(1, last(g), "accept")) == "no_such_offer"
    assert refused(g, CloseOffer(0, last(g), 1)) == "no_such_offer"
    assert act(g, Call(0, {}, {"grain": 1})).table.offers[-1].get == {"grain": 1}
    assert act(g, Call(0, {"ore": 1})).table.offers[-1].give == {"ore": 1}
    assert refused(g, Call(0)) == "empty_side"
    assert refused(g, Call(0, {"gold": 1})) == "bad_count"
    assert refused(g, Call(1, {"ore": 1})) == "not_your_turn"
    assert act(g, WithdrawOffer(0, last(g))).table.offers == [] and end(g).table.offers == []


def test_base_x9_a_counter_offer_stands_beside_the_first():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    first = last(g)
    g = act(g, MakeOffer(1, {"brick": 1}, {"wood": 2}, [], "", first))
    assert [o.maker for o in g.table.offers] == [0, 1] and g.table.offers[1].counters == first
    assert act(g, AnswerOffer(1, first, "accept")).table.offers[0].answers == {1: "accept"}
    assert act(g, AnswerOffer(0, last(g), "decline")).table.offers[1].answers == {0: "decline"}
    traded = act(g, AnswerOffer(0, last(g), "accept"))
    assert hand(traded, 1) == {"wood": 2} and [o.id for o in traded.table.offers] == [first]
    alone = act(g, MakeOffer(0, {"ore": 1}, {"brick": 1}, [1]))
    assert alone.table.offers[-1].to == [1]


def test_base_x9_only_who_was_asked_can_counter_and_only_an_open_offer():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}, [1]))
    assert refused(g, MakeOffer(2, {"brick": 1}, {"wood": 2}, [], "", last(g))) == "no_such_offer"
    assert refused(g, MakeOffer(1, {"brick": 1}, {"wood": 2}, [], "", 999)) == "no_such_offer"


def test_base_x9_a_changed_offer_is_a_new_one():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    old = last(g)
    g = act(g, AnswerOffer(1, old, "accept"), WithdrawOffer(0, old), MakeOffer(0, {"ore": 1}, {"brick": 1}))
    assert last(g) != old and g.table.offers[0].answers == {}
    assert refused(g, CloseOffer(0, old, 1)) == "no_such_offer"


def test_base_x10_base_e54_choose_or_the_first_who_accepts():
    g = act(offering(), MakeOffer(0, {"ore": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"), AnswerOffer(2, last(g), "accept"))
    assert hand(act(g, CloseOffer(0, last(g), 2)), 2) == {"ore": 1}
    g = act(offering(), MakeOffer(0, {"ore": 1}, {"brick": 1}, [], "first"))
    offer = last(g)
    g = act(g, AnswerOffer(1, offer, "accept"))
    assert hand(g, 1) == {"ore": 1} and told(g, "traded")
    assert refused(g, AnswerOffer(2, offer, "accept")) == "no_such_offer"


def test_base_x10_first_if_the_owner_can_no_longer_pay():
    g = offering()
    hold(g, 0, ore=1)
    g = act(g, MakeOffer(0, {"ore": 1}, {"brick": 1}, [], "first"), MakeOffer(0, {"ore": 1}, {"brick": 1}, [], "first"))
    first, second = (o.id for o in g.table.offers)
    g = act(g, AnswerOffer(1, first, "accept"))
    withdrawn = act(g, WithdrawOffer(0, second))
    before = hand(g, 2)
    g = act(g, AnswerOffer(2, second, "accept"))
    assert hand(g, 2) == before and g.table.offers == withdrawn.table.offers == []
    assert g.events == withdrawn.events, "it reads as if withdrawn"
    assert refused(g, AnswerOffer(2, second, "accept")) == "no_such_offer", "asking twice teaches nothing"
    assert refused(g, Undo(2)) is not None, "it cannot be taken back to ask somebody else"


def test_base_x11_an_answer_may_be_changed_while_the_offer_is_open():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"), AnswerOffer(1, last(g), "decline"))
    assert refused(g, CloseOffer(0, last(g), 1)) == "bad_target"
    g = act(g, AnswerOffer(1, last(g), "accept"))
    assert hand(act(g, CloseOffer(0, last(g), 1)), 1) == {"wood": 1}


def test_an_answer_is_yes_or_no():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    assert refused(g, AnswerOffer(1, last(g), "maybe")) == "bad_input"
    assert refused(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}, [], "later")) == "bad_input"


def test_the_owners_menu_shows_who_accepted_also_in_the_own_view():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(2, last(g), "accept"))
    assert CloseOffer(0, last(g), 2) in legal(view(g, 0), 0)


def test_base_o18_trade_can_be_switched_off_or_limited():
    """TRADE-11: a table may limit offers."""
    g = offering(trade="none")
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1})) == "not_in_this_game"
    assert refused(g, Call(0, {"wood": 1})) == "not_in_this_game"
    g = act(offering(offers_per_turn=2), MakeOffer(0, {"wood": 1}, {"brick": 1}), Call(0, {"wood": 1}))
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1})) == refused(g, Call(0, {"wood": 1})) == "offer_limit"
    g = act(g, MakeOffer(1, {"brick": 1}, {"wood": 1}))  # each player's own number
    g = roll(end(g), 12)
    hold(g, 1, brick=1)
    assert act(g, MakeOffer(1, {"brick": 1}, {"wood": 1})).table.offers


def test_base_o21_the_table_may_close_with_the_first_unless_the_offer_says_otherwise():
    g = act(offering(closing="first"), MakeOffer(0, {"ore": 1}, {"brick": 1}))
    assert hand(act(g, AnswerOffer(1, last(g), "accept")), 1) == {"ore": 1}
    g = act(offering(closing="first"), MakeOffer(0, {"ore": 1}, {"brick": 1}, [], "choose"))
    assert hand(act(g, AnswerOffer(1, last(g), "accept")), 1) == {"brick": 1}


def test_base_x12_an_embargo_stops_every_trade_between_the_two():
    g = act(offering(), Embargo(1, 0))
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1}, [1])) == "embargo"
    assert refused(g, MakeOffer(1, {"brick": 1}, {"wood": 1})) == "embargo"
    g = act(g, MakeOffer(0, {"wood": 1}, {"brick": 1}))
    assert sorted(g.table.offers[0].to) == [2, 3]
    g = act(g, Call(0, {"wood": 1}))
    assert sorted(g.table.offers[1].to) == [2, 3]
    assert refused(act(g, Embargo(0, -1)), MakeOffer(0, {"wood": 1}, {"brick": 1})) == "embargo"
    assert act(act(g, Embargo(1, 0, "off")), MakeOffer(1, {"brick": 1}, {"wood": 1})).table.offers[-1].maker == 1


def test_base_x12_setting_it_ends_what_is_open_between_the_two_and_nothing_else():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}), MakeOffer(0, {"ore": 1}, {"brick": 1}, [1]))
    g = act(g, MakeOffer(1, {"brick": 1}, {"wood": 2}), AnswerOffer(1, g.table.offers[0].id, "accept"))
    g = act(g, Embargo(0, 1))
    assert [(o.maker, sorted(o.to), o.answers) for o in g.table.offers] == [(0, [2, 3], {})]
    assert refused(g, CloseOffer(0, g.table.offers[0].id, 1)) == "embargo"
    assert sorted(p.seat for p in g.prompts if p.kind == "offer") == [2, 3]


def test_base_x12_only_the_one_who_bars_lifts_it():
    g = act(offering(), Embargo(1, 0), Embargo(0, 1, "off"))
    assert refused(g, MakeOffer(0, {"wood": 1}, {"brick": 1}, [1])) == "embargo"
    assert refused(g, Embargo(0, 0)) == refused(g, Embargo(0, 9)) == "bad_target"
    assert refused(g, Embargo(0, 1, "perhaps")) == "bad_input"


def test_base_x12_base_e53_thefts_and_monopoly_do_not_care():
    g = act(offering(), Embargo(1, 0))
    card(g, 0, "monopoly")
    assert hand(act(g, PlayMonopoly(0, "brick")), 0)["brick"] == 3


def test_base_x13_decline_all_declines_at_once_and_looks_like_any_other_decline():
    g = act(offering(), DeclineAll(1, "on"), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    by_hand = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    by_hand = act(by_hand, AnswerOffer(1, last(by_hand), "decline"))
    assert g.table.offers == by_hand.table.offers
    assert [(p.seat, p.kind) for p in g.prompts] == [(p.seat, p.kind) for p in by_hand.prompts]
    for seat in (-1, 0, 2, 3):
        assert view(g, seat).settings.decline_all == []
    assert view(g, 1).settings.decline_all == [1]
    assert refused(g, DeclineAll(1, "perhaps")) == "bad_input"


def test_base_x13_offers_already_open_are_declined_too_and_it_can_be_switched_off():
    g = act(offering(), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    g = act(g, AnswerOffer(1, last(g), "accept"), DeclineAll(1, "on"))
    assert g.table.offers[0].answers == {1: "decline"}
    g = act(g, DeclineAll(1, "off"), MakeOffer(0, {"wood": 1}, {"brick": 1}))
    assert g.table.offers[1].answers == {}
