"""An offer is settled where nothing is left to choose (BASE-60, BASE-63, BASE-X10, BASE-X11, BASE-O21)."""

import pytest

from game.engine import Entry, Undo, replay, submit
from game.engine.log import entry, logged
from game.modules.base.answering import AnswerOffer, CloseOffer, WithdrawOffer
from game.modules.base.closing import takers
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.base.settings import DeclineAll, Embargo
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.development.playing import PlayKnight, PlayMonopoly
from tests.kit import act, card, hand, hex, hold, island, lots, refused, told
from tests.modules.base.test_trade import last, offering

WOOD, BRICK, ORE = {"wood": 1}, {"brick": 1}, {"ore": 1}


def answered(g, *answers):
    """The newest offer with these answers, seat by seat from the second on; "" is silence."""
    offer = last(g)
    for seat, answer in enumerate(answers, start=1):
        g = act(g, AnswerOffer(seat, offer, answer)) if answer else g
    return g


def traded(g):
    [event] = told(g, "traded")
    return event


def test_base_x10_one_addressee_who_accepts_settles_it():
    g = answered(act(offering(), MakeOffer(0, ORE, BRICK, [1])), "accept")
    assert hand(g, 1) == ORE and not g.table.offers
    assert traded(g)["by"] == "only"


def test_base_x10_everybody_answered_and_one_accepted_whoever_speaks_last():
    offered = act(offering(), MakeOffer(0, ORE, BRICK))
    by_yes = answered(offered, "decline", "decline", "accept")
    by_no = answered(offered, "decline", "accept", "decline")
    assert hand(by_yes, 3) == ORE and hand(by_no, 2) == ORE
    assert not by_yes.table.offers and not by_no.table.offers
    assert [e.key for e in by_no.events] == ["answered_offer", "traded"], "the last no is told, then what it settled"


@pytest.mark.parametrize("answers", [("accept",), ("accept", "accept", ""), ("accept", "decline"), ("accept",) * 3])
def test_base_x10_while_something_is_left_to_choose_the_owner_chooses(answers):
    g = answered(act(offering(), MakeOffer(0, ORE, BRICK)), *answers)
    assert hand(g, 1) == BRICK and 1 in takers(g.table.offers[0])
    g = act(g, CloseOffer(0, last(g), 1))
    assert hand(g, 1) == ORE and traded(g)["by"] == "chosen"


def test_base_x10_somebody_who_asks_for_something_else_has_not_answered():
    g = act(offering(), MakeOffer(0, ORE, BRICK, [1, 2]))
    g = act(g, MakeOffer(2, BRICK, {"wood": 2}, counters=last(g)))
    first = g.table.offers[0].id
    assert takers(act(g, AnswerOffer(1, first, "accept")).table.offers[0]) == [1], (
        "the owner may still choose the counter"
    )


def test_base_x11_a_changed_answer_can_settle_it_too():
    g = answered(act(offering(), MakeOffer(0, ORE, BRICK, [1, 2])), "accept", "accept")
    g = act(g, AnswerOffer(1, last(g), "decline"))
    assert hand(g, 2) == ORE and hand(g, 1) == BRICK


def test_base_o21_a_table_may_confirm_every_trade():
    g = answered(act(offering(confirm_trades=True), MakeOffer(0, ORE, BRICK, [1])), "accept")
    assert hand(g, 1) == BRICK and takers(g.table.offers[0]) == [1]
    assert hand(act(g, CloseOffer(0, last(g), 1)), 1) == ORE
    first = answered(act(offering(confirm_trades=True), MakeOffer(0, ORE, BRICK, [], "first")), "accept")
    assert hand(first, 1) == ORE, "who says that the first gets it has confirmed"


@pytest.mark.parametrize(
    ("pace", "closing"), [("live", "choose"), ("none", "choose"), ("day", "first"), ("week", "first")]
)
def test_base_o21_the_pace_says_how_an_offer_is_closed_if_nobody_does(pace, closing):
    g = act(offering(pace=pace, closing="pace"), MakeOffer(0, ORE, BRICK))
    assert g.table.offers[0].closing == closing
    for named in ("choose", "first"):
        assert act(g, MakeOffer(0, ORE, BRICK, [], named)).table.offers[-1].closing == named


def test_base_63_a_no_that_settles_it_finds_the_other_one_unable_to_pay():
    g = act(offering(), MakeOffer(0, ORE, BRICK, [1, 2]))
    card(g, 0, "monopoly")
    g = act(answered(g, "accept"), PlayMonopoly(0, "brick"), AnswerOffer(2, last(g), "decline"))
    assert g.table.offers[0].answers == {1: "decline", 2: "decline"} and not told(g, "traded")
    assert refused(g, Undo(2)) is not None, "nobody tries again"


def test_fair_4_base_63_an_owner_unable_to_pay_has_withdrawn_it():
    g = act(offering(), MakeOffer(0, ORE, BRICK, [1]))
    withdrawn = act(g, WithdrawOffer(0, last(g)))
    hold(g, 0)
    g = answered(g, "accept")
    assert g.events == withdrawn.events and not g.table.offers


def test_base_07_a_no_during_a_forced_step_moves_no_card():
    g = act(offering(), MakeOffer(0, ORE, BRICK, [1, 2]))
    offer = last(g)
    card(g, 0, "knight")
    g = act(g, AnswerOffer(1, offer, "accept"), PlayKnight(0), AnswerOffer(2, offer, "decline"))
    assert hand(g, 1) == BRICK and takers(g.table.offers[0]) == [1]
    g = act(g, MoveRobber(0, hex(g, "0,-1")))
    assert hand(act(g, CloseOffer(0, offer, 1)), 1) == ORE, "afterwards the owner closes it"


def test_base_x1_settings_move_no_card():
    g = answered(act(offering(), MakeOffer(0, ORE, BRICK, [1, 2])), "accept")
    for setting in (DeclineAll(2, "on"), Embargo(2, 0)):
        after = act(g, setting)
        assert hand(after, 1) == BRICK and takers(after.table.offers[0]) == [1]


def test_nobody_answers_an_offer_of_their_own():
    g = act(offering(), MakeOffer(0, ORE, BRICK))
    assert refused(g, AnswerOffer(0, last(g), "accept")) == "own_offer"
    assert refused(g, AnswerOffer(0, last(g), "decline")) == "own_offer"


# --- what is told -----------------------------------------------------------------------------------------------------


def test_a_trade_names_its_offer_and_how_it_came_about():
    g = act(offering(), MakeOffer(0, WOOD, BRICK), MakeOffer(0, ORE, BRICK, [], "first"))
    second = last(g)
    assert traded(act(g, AnswerOffer(2, second, "accept"))) == {
        "seat": 0, "other": 2, "give": ORE, "get": BRICK, "offer": second, "by": "first", "answers": 0,
    }  # fmt: skip
    theirs = act(g, MakeOffer(1, BRICK, {"wood": 2}))
    assert traded(act(theirs, AnswerOffer(0, last(theirs), "accept")))["by"] == "accepted"
    countered = act(g, MakeOffer(1, BRICK, {"wood": 2}, counters=second))
    event = traded(act(countered, AnswerOffer(0, last(countered), "accept")))
    assert (event["by"], event["answers"], event["offer"]) == ("counter", second, last(countered))
    called = act(g, Call(0, {}, BRICK))
    call = last(called)
    called = act(called, MakeOffer(3, BRICK, WOOD, counters=call))
    event = traded(act(called, AnswerOffer(0, last(called), "accept")))
    assert (event["by"], event["answers"]) == ("call", call)


def test_a_taken_standing_offer_is_told_as_one():
    g = act(offering(), StandingOffer(1, BRICK, ORE))
    number = g.settings.standing[0].id
    event = traded(act(g, TakeStanding(0, number)))
    assert (event["by"], event["offer"], event["seat"], event["other"]) == ("standing", number, 1, 0)


def test_base_x8_a_call_is_told_as_a_call():
    g = act(offering(), Call(0, {"wood": 1, "ore": 1}, {"grain": 1}))
    assert not told(g, "offered")
    assert told(g, "called") == [
        {"seat": 0, "offer": last(g), "give": {"wood": 1, "ore": 1}, "get": {"grain": 1}, "to": [1, 2, 3]}
    ]


# --- logs from before -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "values", "closing"),
    [
        ({}, [0, ORE, BRICK], "confirm"),
        ({}, [0, ORE, BRICK, [], "", 0], "confirm"),
        ({}, [0, ORE, BRICK, [1], "choose", 0], "confirm"),
        ({}, [0, ORE, BRICK, [], "first", 0], "first"),
        ({"closing": "first"}, [0, ORE, BRICK, [], "", 0], "first"),
        ({"closing": "first"}, [0, ORE, BRICK, [], "choose", 0], "confirm"),
    ],
)
def test_lines_of_older_logs_mean_what_they_meant(options, values, closing):
    rules = island(**options).rules
    assert logged(rules, Entry("make_offer", values, [])).closing == closing


def test_a_log_of_today_replays_to_the_same_position():
    start = offering()
    offered = submit(start, MakeOffer(0, ORE, BRICK, [1]), lots())
    done = submit(offered, AnswerOffer(1, last(offered), "accept"), lots())
    log = [entry(a, []) for a in (MakeOffer(0, ORE, BRICK, [1]), AnswerOffer(1, last(offered), "accept"))]
    assert log[0].key == "make_offer@2"
    assert replay(lambda chance: start, [Entry("", [], []), *log]).table == done.table and not done.table.offers
