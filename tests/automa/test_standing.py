"""Standing offers that automatic players leave for the turns of others."""

import pytest

from game.core.land import touch
from game.modules.base.rolling import EndTurn
from game.modules.base.standing import StandingOffer
from tests.automa.kit import THINKING, choice
from tests.automa.test_sense import seated
from tests.kit import act, city, hold


def alone(**options):
    """Seat 0 lacks one ore for a city and has brick to spare; nobody else holds a card, all have an income of ore."""
    g = seated(**options)
    hold(g, 0, grain=2, ore=2, brick=2)
    for seat in (1, 2, 3):
        hold(g, seat)
        home = next(corner for corner, building in g.table.buildings.items() if building.seat == seat)
        for hex in g.rules.topology.corner_hexes[home]:
            g.table.terrain[hex] = "mountains"
    touch(g)
    return g


@pytest.mark.parametrize("level", THINKING)
def test_what_nobody_has_yet_is_asked_for_until_the_next_own_turn(level):
    offer = choice(alone(), level, 0)
    assert isinstance(offer, StandingOffer)
    assert (offer.give, offer.get, offer.count, offer.until) == ({"brick": 1}, {"ore": 1}, 1, "own_turn")
    assert offer.to == []  # everybody


@pytest.mark.parametrize("level", THINKING)
def test_one_offer_stands_at_a_time(level):
    g = alone()
    g = act(g, choice(g, level, 0))
    assert choice(g, level, 0) == EndTurn(0)


@pytest.mark.parametrize("level", THINKING)
def test_who_has_asked_in_this_turn_leaves_no_offer(level):
    g = alone()
    g.table.turn.dealt[0] = 1
    assert choice(g, level, 0) == EndTurn(0)


def test_nobody_near_the_end_is_offered_anything():
    g = alone()
    city(g, 2, "-2,2 S", "-2,2 N")
    g.table.target = 8
    offer = choice(g, "steady", 0)
    assert isinstance(offer, StandingOffer) and 2 not in offer.to


@pytest.mark.parametrize("level", ["gentle", "cautious"])
def test_others_leave_nothing(level):
    assert choice(alone(), level, 0) == EndTurn(0)


@pytest.mark.parametrize("options", [{"standing_offers": False}, {"trade": "none"}])
def test_where_it_is_switched_off_nothing_is_left(options):
    assert choice(alone(**options), "steady", 0) == EndTurn(0)
