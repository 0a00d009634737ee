"""A finished game in numbers, from its log alone."""

import pytest

from game.core.awards import points_of
from game.create import new_game
from game.engine import Entry, Undo, submit
from game.engine.log import entry
from game.modules.base.offers import Call
from game.modules.base.rolling import EndTurn
from game.summary import summarise
from tests.invariants.harness import check_game
from tests.kit import default, dice, seeded, setup

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]


def play(seating, *further):
    """The beginner island from its start, with the numbers rolled one after the other; each turn only rolls."""
    chance = seeded()
    g = new_game(seating, chance)
    log = [Entry("", [], chance.drawn)]

    def do(g, action, chance):
        after = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
        return after

    for step in further:
        g = do(g, default(g), dice(step)) if isinstance(step, int) else do(g, step, seeded())
    return g, log


def beginner(**options):
    return setup(4, island="beginner", **options)


def test_dice_and_what_they_brought_are_counted():
    _, log = play(beginner(), 8, EndTurn(0), 8, EndTurn(1), 4, EndTurn(2), 12)
    summary = summarise(beginner(), log, NAMES)
    assert summary.dice == (0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1)
    assert summary.production == (
        (("wood", 2),),  # red
        (("wood", 2), ("grain", 1)),  # blue
        (("wool", 1), ("grain", 1)),  # orange
        (("grain", 1), ("ore", 2)),  # white
    )
    assert summary.turns == 4 and summary.points_over_turns == ((2, 2, 2, 2),) * 4


def test_an_unfinished_game_has_no_winner_and_shows_no_hidden_points():
    _, log = play(beginner(), 8)
    summary = summarise(beginner(), log, NAMES)
    assert [p.winner for p in summary.points] == [False] * 4
    assert [(p.name, p.colour, p.total) for p in summary.points][:2] == [("Ann", "red", 2), ("Bob", "blue", 2)]
    assert [(text.key, n) for text, n in summary.points[0].sources] == [("points-settlements", 2)]


def test_a_turn_taken_back_is_counted_once():
    _, log = play(beginner(), 8, EndTurn(0), Undo(0), Call(0, {"wood": 1}), EndTurn(0), 8)
    summary = summarise(beginner(), log, NAMES)
    assert summary.turns == 2 and all(len(line) == 2 for line in summary.points_over_turns)
    assert sum(summary.dice) == 2


@pytest.mark.parametrize(("players", "seed"), [(3, 2), (4, 1), (6, 4)])
def test_a_finished_game_adds_up(players, seed):
    seating = setup(players, target=5)
    game, log = check_game(seating, seed, moves=4_000, every=1_000)
    assert game.over is not None
    summary = summarise(seating, log, NAMES)
    assert [p.winner for p in summary.points].count(True) == 1
    for player in summary.points:
        assert player.total == sum(n for _, n in player.sources) == points_of(game, player.seat)
        assert player.winner == (player.seat in game.over.winners)
    assert sum(summary.dice) == sum(line.key == "roll" for line in log)
    assert summary.turns == game.table.turn.number
    assert [line[-1] for line in summary.points_over_turns] == [p.total for p in summary.points]
    assert all(line[0] == 2 for line in summary.points_over_turns)
