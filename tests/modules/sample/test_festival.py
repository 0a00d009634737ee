"""A system written outside the house works in it: nothing of the core knows its name."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import game.modules
from game import catalogue
from game.engine import view
from game.modules.base.answering import AnswerOffer
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import Roll
from game.rules import objections
from game.setup import Setup
from tests.invariants.harness import check_game
from tests.kit import (
    act,
    asked,
    default,
    give,
    hand,
    hold,
    island,
    lots,
    points,
    refused,
    roll,
    settlement,
    turn_of,
)

DOUBLE = (1, 1)  # both dice show a two


@pytest.fixture(autouse=True, scope="module")
def festival() -> Iterator[ModuleType]:
    """The folder lies among the others while these tests run."""
    game.modules.__path__.append(str(Path(__file__).parent))
    try:
        yield importlib.import_module("game.modules.festival")
    finally:
        forget()


def forget() -> None:
    game.modules.__path__.remove(str(Path(__file__).parent))
    importlib.invalidate_caches()
    catalogue._known.pop("festival", None)
    for name in [name for name in sys.modules if name.startswith("game.modules.festival")]:
        del sys.modules[name]


def glade(g):
    """The glade's hex and its corners; it gets the number 8."""
    place = g.table.terrain.index("glade")
    g.table.tokens = [8 if h == place else 0 for h in g.rules.topology.hexes]
    g.memo.clear()
    return place, g.rules.topology.hex_corners[place]


def on_a_double(g):
    """The owner rolls two twos."""
    return act(turn_of(g, 0), Roll(0), chance=lots(*DOUBLE))


def test_the_terrain_lies_on_the_island_and_yields_the_new_card():
    g = turn_of(island(4, "festival"), 0)
    _, corners = glade(g)
    settlement(g, 1, corners[0])
    g = roll(g, 8)
    assert hand(g, 1) == {"honey": 1} and g.table.bank[g.rules.index["honey"]] == 11


def test_the_new_card_is_traded_and_hidden_like_any_other():
    g = island(4, "festival")
    hold(g, 0, honey=5)
    hold(g, 1, ore=1)
    assert view(g, 1).table.unknown[0] == 5
    g = act(g, BankTrade(0, "honey", 4, {"wood": 1}), MakeOffer(0, {"honey": 1}, {"ore": 1}))
    offer = g.table.offers[0].id
    g = act(g, AnswerOffer(1, offer, "accept"))
    assert hand(g, 1) == {"honey": 1} and hand(g, 0) == {"wood": 1, "ore": 1}


def test_a_double_asks_everybody_in_secret_and_the_highest_bid_wins_a_point(festival):
    bid = festival.Bid
    g = island(4, "festival")
    hold(g, 1, honey=2)
    hold(g, 2, honey=1)
    g = on_a_double(g)
    assert asked(g) == [(s, "festival") for s in range(4)] and default(g) == bid(0, 0)
    assert refused(g, bid(2, 2)) == "cannot_pay" and refused(g, bid(2, -1)) == "bad_count"
    g = act(g, bid(1, 2), bid(0, 0), bid(2, 1))
    assert all(p.answer == [] for p in view(g, 3).prompts if p.seat != 3)
    g = act(g, bid(3, 0))
    assert points(g, 1) == 1 and hand(g, 1) == {} and hand(g, 2) == {"honey": 1}
    assert asked(g) == [(0, "main")]


def test_a_tie_wins_nothing(festival):
    bid = festival.Bid
    g = island(3, "festival")
    for seat in range(3):
        hold(g, seat, honey=1)
    g = act(on_a_double(g), *(bid(seat, 1) for seat in range(3)))
    assert festival.of(g).garlands == [0, 0, 0] and hand(g, 0) == {"honey": 1}


def test_the_point_can_win(festival):
    bid = festival.Bid
    g = island(4, "festival", target=3)
    settlement(g, 0, 0, 20)
    hold(g, 0, honey=1)
    g = act(on_a_double(g), *(bid(seat, 1 if seat == 0 else 0) for seat in range(4)))
    assert g.over is not None and g.over.winners == (0,)


def test_the_veto_speaks_before_lesser_reasons():
    g = island(4, "festival")
    _, corners = glade(g)
    settlement(g, 0, corners[0])
    assert refused(g, BuildCity(0, corners[0])) == "sacred_ground"
    assert refused(g, BuildCity(0, corners[2])) == "sacred_ground"
    give(g, 0, grain=2, ore=3)
    assert refused(g, BuildCity(0, corners[0])) == "sacred_ground"


def test_a_doubles_seven_does_not_exist_and_other_rolls_ask_nobody():
    g = act(turn_of(island(4, "festival"), 0), Roll(0), chance=lots(1, 2))
    assert asked(g) == [(0, "main")]


@pytest.mark.parametrize("seed", range(12))
def test_games_with_it_keep_every_promise(seed):
    players = 3 + seed % 4
    modules = ("festival", "five_six") if players > 4 else ("festival",)
    check_game(Setup(players, modules, {"target": 5}), seed, moves=120, every=20)


def test_it_is_listed_among_the_others_and_unknown_without_its_folder():
    assert "festival" in catalogue.catalogue() and objections(Setup(4, ("festival",))) == []
    code = "from game.rules import objections; from game.setup import Setup; print(objections(Setup(4, ('festival',))))"
    alone = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert "unknown_module" in alone.stdout
