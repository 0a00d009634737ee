"""Winning (CK-179 to CK-181, CK-187)."""

from game.modules.base.rolling import EndTurn
from game.modules.cities_and_knights.cards.trade import Merchant
from game.modules.cities_and_knights.improvements import Improve
from tests.kit import act, after_roll, asked, city, give, hex, points, settlement, turn_of
from tests.modules.cities_and_knights.kit import ck, levels, progress, stack, state, throw


def at(g, seat, score):
    state(g).defenders[seat] = score


def test_ck_179_the_turn_owner_wins_at_once_with_13():
    g = ck()
    city(g, 0, 18)
    at(g, 0, 9)
    levels(g, 0, trade=3)
    give(g, 0, cloth=4)
    g = act(g, Improve(0, "trade"))
    assert g.over is not None and g.over.winners == (0,)


def test_ck_180_example_55_13_on_anothers_turn_win_at_the_start_of_the_own():
    g = ck(phase="before_roll")
    at(g, 1, 12)
    levels(g, 1, politics=1)
    stack(g, "politics", "constitution")
    g = throw(g, 1, 1, "politics")
    assert points(g, 1) == 13 and g.over is None and asked(g) == [(0, "main")]
    g = act(g, EndTurn(0))
    assert g.over is not None and g.over.winners == (1,)


def test_ck_181_example_53_a_point_lost_in_between_is_lost():
    g = ck(3, phase="before_roll", turn=1)
    at(g, 0, 11)
    state(g).merchant, state(g).merchant_owner = hex(g, "1,-1"), 0
    levels(g, 0, politics=1)
    stack(g, "politics", "constitution")
    settlement(g, 2, 32)
    progress(g, 2, "merchant")
    assert points(g, 0) == 12
    g = act(throw(g, 1, 1, "politics"), EndTurn(1))
    assert points(g, 0) == 13 and g.over is None
    g = act(after_roll(g), Merchant(2, hex(g, "2,0")), EndTurn(2))
    assert points(g, 0) == 12 and points(g, 2) == 2
    assert g.over is None and asked(g) == [(0, "before_roll")]


def test_ck_187_only_the_turn_owners_total_is_looked_at():
    g = ck()
    at(g, 1, 20)
    assert turn_of(g, 0).over is None
    assert turn_of(g, 1).over.winners == (1,)
