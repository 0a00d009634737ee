"""Arithmetic of waiting, and the arena's interval."""

from random import Random

import pytest

from game.automa.arena import run
from game.automa.economy import wait
from game.contest import Match, interval, report
from game.setup import Setup


def missing(need, income, bank, rolls):
    left = [n - r * rolls for n, r in zip(need, income, strict=True)]
    return sum(n if n > 0 else n / b for n, b in zip(left, bank, strict=True))


def test_nothing_lacking_is_no_waiting():
    assert wait([0, -1, 0], [0.1, 0.0, 0.2], [4, 4, 4]) == 0


def test_four_to_spare_are_one_at_the_bank():
    assert wait([1, -4], [0.0, 0.0], [4, 4]) == 0
    assert wait([1, -3], [0.0, 0.0], [4, 4]) == 60
    assert wait([1, -3], [0.0, 0.0], [4, 3]) == 0


def test_the_wait_is_when_nothing_is_missing_any_more():
    rng = Random(4)
    for _ in range(200):
        need = [rng.randrange(-3, 4) for _ in range(5)]
        income = [rng.random() / 3 for _ in range(5)]
        bank = [rng.choice((2, 3, 4)) for _ in range(5)]
        rolls = wait(need, income, bank, 500.0)
        assert missing(need, income, bank, rolls) <= 1e-5
        assert rolls == 0 or missing(need, income, bank, rolls - 0.01) > 0


def test_the_interval_of_half_a_hundred_wins():
    low, high = interval(50, 100)
    assert low == pytest.approx(0.404, abs=0.001) and high == pytest.approx(0.596, abs=0.001)
    assert interval(0, 10)[0] == pytest.approx(0, abs=1e-9)


def test_a_match_gives_every_seat_to_the_one_and_counts():
    setup = Setup(4, (), {"target": 4, "seats": "chosen"})
    match = run(setup, "gentle", "gentle", 8, seed=1)
    assert match.games == 8 and match.drawn == 0 and 0 <= match.wins <= 8
    assert "equal share 25.0%" in report(match, "gentle", "gentle", 4)
    assert isinstance(match, Match)


def test_a_report_tells_how_long_each_level_thinks_and_what_had_no_end():
    match = Match(wins=3, games=4, turns=80, drawn=1, seconds={"gentle": [0.001] * 19 + [0.5], "sharp": [0.25]})
    first, second, *levels = report(match, "sharp", "gentle", 4).splitlines()
    assert (
        first.startswith("sharp against 3 x gentle: 3 of 4 won, 75.0%")
        and second == "20 turns a game, 1 without an end"
    )
    assert levels == [
        "gentle: 1.0 ms a decision (median), 95 % within 500 ms",
        "sharp: 250.0 ms a decision (median), 95 % within 250 ms",
    ]
