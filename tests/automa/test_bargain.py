"""What the sharp player offers, and whom it deals with."""

from random import Random

from game.automa import bargain
from game.automa.drive import next_prompt, seen_by
from game.automa.levels import never
from game.automa.taste import STEADY
from game.modules.base.answering import AnswerOffer, CloseOffer
from game.modules.base.offers import MakeOffer
from tests.automa.kit import choice
from tests.automa.test_sense import seated
from tests.kit import act, after_roll, city, hold, points, turn_of


def table(**options):
    """Seat 0 lacks one ore for a city; only seat 1 has ore, and it wants wool for a settlement."""
    g = seated(open_hands=True, **options)
    hold(g, 0, grain=2, ore=2, wool=1, brick=2)
    hold(g, 1, ore=1, wood=1, brick=1, grain=1)
    hold(g, 2, wood=3)
    hold(g, 3, brick=3)
    return g


def offer_of(g, seat=0):
    prompt = next_prompt(g, (), lambda s: s == seat)
    return bargain.deal(seen_by(g, prompt), prompt, Random(1), never, STEADY)


def test_an_offer_is_made_that_somebody_asked_would_accept():
    g = table()
    offer = offer_of(g)
    assert isinstance(offer, MakeOffer)
    g = act(g, offer)
    accept = [AnswerOffer(seat, g.table.offers[0].id, "accept") for seat in offer.to]
    assert any(choice(g, "steady", answer.seat) == answer for answer in accept)


def test_an_offer_is_answered_with_what_helps_both():
    g = after_roll(turn_of(seated(open_hands=True), 1))
    hold(g, 0, ore=4, grain=1)
    hold(g, 1, ore=2, grain=3, wool=1)
    g = act(g, MakeOffer(1, {"wool": 1}, {"ore": 1}, [0]))
    answer = choice(g, "sharp", 0)
    assert answer == MakeOffer(0, {"ore": 1}, {"grain": 1}, [1], "choose", g.table.offers[0].id)


def test_nobody_is_offered_what_only_helps_a_leader_about_to_win():
    g = table()
    city(g, 1, "-2,2 S", "-2,2 N")
    g.table.target = points(g, 1) + 2
    offer = offer_of(g)
    assert offer is None or 1 not in offer.to


def test_of_those_who_accept_the_weakest_is_dealt_with():
    g = table()
    hold(g, 2, ore=1, wood=3)
    city(g, 1, "-2,2 S")
    g = act(g, MakeOffer(0, {"wool": 1}, {"ore": 1}, closing="choose"))
    for seat in (1, 2):
        g = act(g, AnswerOffer(seat, g.table.offers[0].id, "accept"))
    prompt = next_prompt(g, (), lambda s: s == 0)
    assert bargain.settled(seen_by(g, prompt), prompt, STEADY) == CloseOffer(0, g.table.offers[0].id, 2)


def test_two_for_one_is_offered_where_one_for_one_would_not_do():
    sizes = {bargain.Sides(give, get, 0.0).lost for give, get in (({"wool": 2}, {"ore": 1}), ({"wool": 1}, {"ore": 1}))}
    assert sizes == {1, 0}
    found = list(bargain.bundles(("wool", "ore"), 2))
    assert found == [{"wool": 2}, {"wool": 1, "ore": 1}, {"ore": 2}]
