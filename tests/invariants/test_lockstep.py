"""`submit` is the specification: what simulations do in place leads to the same position and the same menu."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from game.catalogue import IMPLIED, catalogue
from game.engine import Chance, advance, legal, submit
from game.engine.codec import pack, unpack
from game.families import family
from game.rules import objections
from game.setup import Setup
from tests.invariants.anything import choose
from tests.invariants.setups import any_setup, company_of

SYSTEMS = ["base", *(key for key in catalogue() if key not in IMPLIED)]
GAMES = 2_000 if os.environ.get("SOAK") == "full" else 100
MOVES = 2_500
MENUS = 7  # actions between two looks at the menus


def setup_of(number: int) -> Setup:
    """Every system in turn, options by lot; the dice game too."""
    key = [*SYSTEMS, "dice"][number % (len(SYSTEMS) + 1)]
    if key == "dice":
        return Setup(3, (), {"variant": "basic"}, family="dice")
    modules = () if key == "base" else company_of(key)
    by_lot = any_setup(number, *modules)
    setup = Setup(by_lot.players, by_lot.modules, by_lot.options, agreed=by_lot.modules)
    if not objections(setup):
        return setup
    players = next(n for n in (4, 3, 5, 6) if not objections(Setup(n, modules, agreed=modules)))
    return Setup(players, modules, {"target": 5}, agreed=modules)


def play_both(number: int, moves: int) -> int:
    """One game in both ways; how many actions it had."""
    setup, rng = setup_of(number), Random(number)
    g: Any = family(setup.family).new_game(setup, Chance(Random(number).randrange))
    fast: Any = unpack(pack(g), g.rules)
    alone: Any = unpack(pack(g), g.rules)  # nobody looks at it on the way, so whatever can be put off is
    for done in range(moves):
        if g.over is not None:
            break
        action = choose(g, rng) if setup.family == "island" else rng.choice(legal(g, rng.choice(g.waiting_for()).seat))
        chance = Chance(Random(number * 10_007 + done).randrange)
        g = submit(g, action, chance)
        if action.key == "undo":
            fast, alone = unpack(pack(g), g.rules), unpack(pack(g), g.rules)
            continue
        for other in (fast, alone):
            advance(other, action, Chance.replaying(chance.drawn))
        assert pack(fast) == pack(g), f"{setup}, action {done}: {action} leads elsewhere in place"
        if done % MENUS == 0:
            for seat in g.seats:
                assert legal(fast, seat) == legal(g, seat), f"{setup}, action {done}: another menu for {seat}"
    assert pack(alone) == pack(g), f"{setup}: nobody looked, and it ends elsewhere"
    return int(g.moves)


@pytest.mark.parametrize("number", range(len(SYSTEMS) + 1))
def test_a_game_of_every_system_goes_the_same_way(number: int) -> None:
    assert play_both(number, 120) > 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_games_go_the_same_way(part: int, record_property: Any) -> None:
    played = [play_both(number, MOVES) for number in range(1_000 + part, 1_000 + GAMES, 4)]
    record_property("lockstep: games", len(played))
    record_property("lockstep: actions", sum(played))
