"""Trade sense."""

import pytest

from game.automa.drive import seen_by
from game.automa.sight import free_corners
from game.automa.trade import plausible
from game.engine import view
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.memory import refused_lately
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.base.standing import StandingOffer, TakeStanding
from game.table import Refusal
from tests.automa.kit import THINKING, choice
from tests.automa.test_sense import seated
from tests.kit import act, city, hold, line, settle

LEVELS = ("gentle", *THINKING)


def offered(give, get, *, target=10):
    """Seat 1 is asked by seat 0 for `get`; seat 1 lacks one ore for a city."""
    g = seated()
    g.table.target = target
    hold(g, 0, ore=1, brick=1, wool=1)
    hold(g, 1, grain=2, ore=2, wool=2)
    return act(g, MakeOffer(0, give, get))


@pytest.mark.parametrize("level", LEVELS)
def test_an_offer_that_completes_a_city_is_accepted(level):
    g = offered({"ore": 1}, {"wool": 1})
    assert choice(g, level, 1) == AnswerOffer(1, g.table.offers[0].id, "accept")


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_of_the_city_is_not_given_away_for_nothing(level):
    g = offered({"wool": 1}, {"ore": 1})
    assert choice(g, level, 1) != AnswerOffer(1, g.table.offers[0].id, "accept")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_about_to_win_is_fed(level):
    g = offered({"ore": 1}, {"wool": 1}, target=4)
    assert choice(g, level, 1) == AnswerOffer(1, g.table.offers[0].id, "decline")


def test_an_offer_may_be_answered_with_other_sides():
    g = seated(open_hands=True)
    way_ahead(g, 0)
    hold(settle(g), 0, ore=1, wood=1, brick=2, grain=1)
    hold(g, 1, grain=2, ore=2, wool=2)
    g = act(g, MakeOffer(0, {"brick": 1}, {"wool": 1}))
    answer = choice(g, "steady", 1)
    assert isinstance(answer, MakeOffer) and answer.get == {"ore": 1} and answer.counters == g.table.offers[0].id
    g = act(g, answer)
    reply = choice(g, "steady", 0)
    assert isinstance(reply, AnswerOffer) and reply.offer == g.table.offers[1].id
    assert isinstance(choice(act(g, AnswerOffer(1, g.table.offers[0].id, "decline")), "steady", 1), AnswerOffer)


def way_ahead(g, seat):
    """Two roads to a corner where a settlement may stand."""
    near = g.rules.topology.corner_neighbours
    home = next(corner for corner, b in g.table.buildings.items() if b.seat == seat)
    ways = ((home, a, b) for a in near[home] for b in near[a] if b in free_corners(g))
    line(g, seat, *next(ways))


def wishing():
    """Seat 0 lacks one ore for a city and has wool to spare; the others have ore to spare and only lack wool."""
    g = seated(open_hands=True)
    hold(g, 0, grain=2, ore=2, wool=2)
    for seat in (1, 2, 3):
        way_ahead(g, seat)
        hold(g, seat, ore=2, wood=1, brick=1, grain=1)
    return settle(g)


@pytest.mark.parametrize("level", THINKING)
def test_what_completes_a_city_is_asked_for_once_a_turn(level):
    """TRADE-6, TRADE-11: at most one offer a turn."""
    g = wishing()
    offer = choice(g, level, 0)
    assert isinstance(offer, MakeOffer) and offer.get["ore"] == 1
    g = act(g, offer)
    for seat in offer.to:
        g = act(g, AnswerOffer(seat, g.table.offers[0].id, "decline"))
    assert not isinstance(choice(g, level, 0), MakeOffer)


@pytest.mark.parametrize("level", THINKING)
def test_an_accepted_offer_is_closed(level):
    g = act(wishing(), MakeOffer(0, {"wool": 1}, {"ore": 1}, closing="choose"))
    g = act(g, AnswerOffer(2, g.table.offers[0].id, "accept"))
    assert choice(g, level, 0) == CloseOffer(0, g.table.offers[0].id, 2)


def test_an_offer_leaves_out_who_is_about_to_win():
    g = wishing()
    city(g, 2, "-2,2 S", "-2,2 N")
    g.table.target = 7
    offer = choice(g, "steady", 0)
    assert isinstance(offer, MakeOffer) and 2 not in offer.to


def test_only_what_somebody_plausibly_has_is_asked_for():
    g = wishing()
    for seat in (1, 2, 3):
        hold(g, seat)
    assert all(plausible(view(g, 0), seat) == [] for seat in (1, 2, 3))
    assert not isinstance(choice(g, "steady", 0), MakeOffer)


def test_without_trade_nothing_is_offered():
    g = wishing()
    g.table.turn.dealt[0] = 1
    assert not isinstance(choice(g, "steady", 0), MakeOffer)


@pytest.mark.parametrize("level", THINKING)
def test_a_standing_offer_that_helps_is_taken(level):
    g = act(wishing(), StandingOffer(1, {"ore": 1}, {"wool": 1}))
    assert choice(g, level, 0) == TakeStanding(0, g.settings.standing[0].id)


def test_the_stand_in_never_trades():
    g = offered({"ore": 1}, {"wool": 1})
    assert choice(g, "cautious", 1) == AnswerOffer(1, g.table.offers[0].id, "decline")
    g = act(wishing(), StandingOffer(1, {"ore": 1}, {"wool": 1}))
    assert choice(g, "cautious", 0) == EndTurn(0)


def test_a_player_is_shown_no_other_question_of_its_own():
    g = offered({"ore": 1}, {"wool": 1})
    mine = [p for p in g.prompts if p.seat == 1]
    assert [p.id for p in seen_by(g, mine[0]).prompts if p.seat == 1] == [mine[0].id]


def test_nobody_is_asked_for_what_they_would_not_give():
    g = wishing()
    for seat in (1, 2, 3):
        hold(g, seat, ore=2, grain=2)  # an ore short of a city of their own
    assert not isinstance(choice(g, "steady", 0), MakeOffer)


def test_a_no_is_remembered_for_two_rounds():
    """TRADE-6, TRADE-11: nobody is asked the same thing again and again."""
    g = wishing()
    offer = choice(g, "steady", 0)
    g = act(g, offer)
    for seat in offer.to:
        g = act(g, AnswerOffer(seat, g.table.offers[0].id, "decline"))
    later = wishing()
    later.table.refusals = g.table.refusals
    later.table.turn.number = g.table.turn.number + 4
    again = choice(later, "steady", 0)
    assert not isinstance(again, MakeOffer) or (again.give, again.get) != (offer.give, offer.get)
    later.table.turn.number = g.table.turn.number + 8
    assert choice(later, "steady", 0) == offer


def test_more_for_less_is_no_repetition():
    g = wishing()
    number = g.table.turn.number
    g.table.refusals = [Refusal(0, 1, {"wool": 1}, {"ore": 1}, number)]
    assert refused_lately(g, 0, 1, {"wool": 1}, {"ore": 1}) and refused_lately(g, 0, 1, {"wool": 1}, {"ore": 2})
    assert not refused_lately(g, 0, 1, {"wool": 2}, {"ore": 1}) and not refused_lately(g, 0, 2, {"wool": 1}, {"ore": 1})
