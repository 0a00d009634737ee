"""Learning what things are worth: the arithmetic, and that it finds what is there."""

from random import Random

import pytest

from game.automa.learn import FIELDS, Lots, by_lot, games, inverted, slopes
from game.automa.taste import STEADY
from game.setup import Setup


def test_the_inverse_undoes_a_matrix():
    rng = Random(3)
    matrix = [[rng.uniform(-1, 1) + 3 * (i == j) for j in range(6)] for i in range(6)]
    inverse = inverted(matrix)
    for i in range(6):
        for j in range(6):
            product = sum(matrix[i][k] * inverse[k][j] for k in range(6))
            assert product == pytest.approx(float(i == j), abs=1e-9)


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
    (rows,) = games(Setup(3, (), {"target": 4, "seats": "chosen"}), STEADY, 1, seed=2)
    assert len(rows) == 3
    assert sum(row.ahead for row in rows) == pytest.approx(0)
    assert max(row.ahead for row in rows) > 0
    assert all(sum(column) == pytest.approx(0) for column in zip(*(row.lots for row in rows), strict=True))
