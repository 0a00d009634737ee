"""What the game does for somebody who does not answer: roll, stop, build the best set, end the turn."""

import pytest

from game.dice.best import best_set, sets
from game.dice.building import Build
from game.dice.rolling import EndTurn, Roll, Stop
from tests.dice.kit import act, basic, have, plus, sheet, showing
from tests.kit import default

ALL = "wood brick wool grain ore gold"


def silent(g, seat=0):
    """The game after all defaults of one turn."""
    turn = g.table.turn.number
    while g.over is None and g.table.turn.number == turn:
        g = act(g, default(g, seat))
    return g


def test_the_missing_roll_is_made_and_no_other():
    assert default(basic()) == Roll(0)
    assert default(showing(basic(), 0, ALL, rolls=1)) == Stop(0)
    assert default(showing(basic(), 0, "wood wood wood ore ore gold")) == EndTurn(0)


@pytest.mark.parametrize(
    ("built", "dice", "best"),
    [
        ("", "wood brick wool grain ore gold", ["S3"]),  # 3 points rather than a road and a knight with 2
        ("", "wood wood brick brick wool grain", ["R1", "S3"]),
        ("S3", "wood brick wool grain ore gold", ["R1", "K1"]),
        ("R1 R2", "ore ore ore grain grain wool", ["C7"]),
        ("R1", "wood wood brick brick ore ore", ["R2", "R3"]),
        ("R1 R2 R3 S3", "wood brick ore ore ore gold", ["R4"]),
        ("", "ore ore wool wool grain grain", ["K1", "K2"]),
        ("", "gold gold gold gold gold gold", []),
    ],
)
def test_the_set_with_most_points_is_built(built, dice, best):
    g = showing(have(basic(), 0, *built.split()), 0, dice)
    assert list(best_set(g, 0)) == best
    before = set(sheet(g, 0).built)
    assert [symbol for symbol in sheet(silent(g), 0).built if symbol not in before] == best


def test_equal_points_go_to_more_symbols_then_to_the_list_that_comes_first():
    g = showing(plus(), 0, "wood brick wood brick ore ore")
    assert best_set(g, 0) == ("R1", "R2")  # nothing counts a point: two are more than one, R1 R2 before R1 R3
    g = showing(plus(), 0, "ore wool grain ore wool grain")
    assert best_set(g, 0) == ("K1", "K2")


def test_awards_count_for_the_best_set():
    g = have(plus(), 0, "K1", "K2")
    assert best_set(showing(g, 0, "ore wool grain wood brick wool"), 0) == ("R1", "K3")
    g = have(plus(), 0, "R1", "R3", "R4", "R6")
    assert "R7" in best_set(showing(g, 0, "wood brick ore ore ore ore"), 0)  # and not R2, which comes first


def test_jokers_and_gold_stay_for_those_who_play_themselves():
    g = showing(have(basic(), 0, "K1"), 0, "gold gold wool grain wood wood")
    after = silent(g)
    assert sheet(after, 0).used == [] and sheet(after, 0).boxes == [-2]


def test_every_set_is_listed_once_in_the_order_of_the_list():
    g = showing(have(basic(), 0, "R1"), 0, "wood wood brick brick wool grain")
    found = list(sets(g, 0))
    assert len(found) == len(set(found)) and found[0] == ()
    order = {symbol: n for n, symbol in enumerate(g.rules.side.symbols)}
    assert all([order[s] for s in chosen] == sorted(order[s] for s in chosen) for chosen in found)
    for chosen in found:
        act(g, *(Build(0, symbol) for symbol in chosen))  # each can be built one after the other
