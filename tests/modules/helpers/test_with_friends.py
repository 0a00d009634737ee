"""Helpers and best friends in one game (BF-D14): both only add to the base game."""

from game.core.awards import points_of
from game.modules.best_friends.state import of as guilds_of
from game.modules.helpers.roads import Hogani
from game.modules.helpers.robber import Digur
from game.modules.helpers.ryan import Ryan
from game.rules import objections
from game.setup import Setup
from tests.kit import act, edge, hand, hex, hold, refused, road, robber, settlement
from tests.modules.best_friends.kit import counts
from tests.modules.ground import only
from tests.modules.helpers.kit import table

FRIENDS = "best_friends"


def test_bf_d14_both_go_together_with_three_to_six_players_and_eleven_points():
    for players in (3, 4, 5, 6):
        more = ("five_six",) if players > 4 else ()
        assert not objections(Setup(players, ("helpers", FRIENDS, *more)))
        assert table("", players, FRIENDS, *more).table.target == 11


def test_bf_d14_digur_earns_no_favour():
    g = table("digur", 4, FRIENDS)
    only(g, **{"0,0": "forest 8", "-2,0": "desert"})
    robber(g, "0,0")
    g = act(g, Digur(0))
    assert g.table.robber == hex(g, "-2,0") and counts(g) == [0, 0, 0, 0]


def test_bf_d14_a_road_that_hogani_moves_may_link():
    g = table("hogani", 4, FRIENDS)
    settlement(g, 0, "0,0 N")
    settlement(g, 1, "0,0 S")
    road(g, 0, "0,0 NE", "0,0 NW")
    road(g, 1, "0,0 SE")
    g = act(g, Hogani(0, edge(g, "0,0 NW"), edge(g, "0,0 E")))
    assert counts(g) == [3, 1, 0, 0]


def test_bf_d14_ryan_counts_island_tokens():
    g = table("ryan", 4, FRIENDS)
    hold(g, 1, wood=1)
    assert refused(g, Ryan(0, 1)) == "bad_target"
    guilds_of(g).island_tokens[1] = 1
    assert points_of(g, 1, hidden=False) == 1
    assert hand(act(g, Ryan(0, 1)), 0) == {"wood": 1}
