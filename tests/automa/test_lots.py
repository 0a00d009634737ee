"""Learning by lots: a weight that decides games is found, and only what is sure is moved."""

from math import exp
from random import Random

import pytest

from game.automa.lots import FIELDS, WIDTH, Lots, Slope, by_lot, drawn_lots, moved, slopes, sure
from game.automa.taste import STEADY
from game.setup import Setup


def test_a_weight_that_decides_games_is_found_among_those_that_do_not():
    rng, decisive = Random(4), FIELDS.index("race")
    rows = []
    for _ in range(600):
        lots = [rng.uniform(-1, 1) for _ in FIELDS]
        rows.append(Lots(lots, 0.8 * lots[decisive] + rng.gauss(0, 2)))
    first = slopes(rows)[0]
    assert first.weight == "race"
    assert first.points == pytest.approx(0.8, abs=3 * first.error) and first.error < 0.3


def test_lots_of_nought_leave_a_taste_as_it_is():
    same = by_lot(STEADY, [0.0] * len(FIELDS))
    assert all(getattr(same, field) == getattr(STEADY, field) for field in FIELDS)
    more = by_lot(STEADY, [1.0] * len(FIELDS))
    assert all(getattr(more, field) > getattr(STEADY, field) for field in FIELDS)


def test_games_give_each_seat_its_lots_and_how_far_it_was_ahead():
    rows = drawn_lots(Setup(3, (), {"target": 4, "seats": "chosen"}), STEADY, 2, 0)
    assert rows == drawn_lots(Setup(3, (), {"target": 4, "seats": "chosen"}), STEADY, 2, 0)
    assert len(rows) == 3
    assert sum(row.ahead for row in rows) == pytest.approx(0)
    assert max(row.ahead for row in rows) > 0
    assert all(sum(column) == pytest.approx(0) for column in zip(*(row.lots for row in rows), strict=True))


def test_only_sure_slopes_move_a_weight_and_the_steepest_farthest():
    found = [Slope("race", 0.8, 0.1), Slope("risk", -0.4, 0.1), Slope("card", 0.3, 0.3)]
    new = moved(STEADY, found, 0.5)
    assert new.race == pytest.approx(STEADY.race * exp(WIDTH * 0.5))
    assert new.risk == pytest.approx(STEADY.risk * exp(-WIDTH * 0.25))
    assert new.card == STEADY.card
    assert sure(found) == "sure: race +0.80 ± 0.10, risk -0.40 ± 0.10" and sure(found[2:]) == "sure: none"
