"""Automatic players see what their seat sees, and nothing else."""

from itertools import islice
from random import Random

import pytest

from game.automa.arena import play
from game.automa.drive import next_prompt, seen_by
from game.automa.levels import LEVELS
from game.automa.quick import quick
from game.catalogue import catalogue
from game.core.memory import remember
from game.create import new_game
from game.engine import Chance, advance, view
from game.engine.codec import pack
from game.setup import Setup
from tests.automa.kit import EVERY_LEVEL, Turns, choice
from tests.automa.test_games import setups_of
from tests.invariants.harness import scramble_development
from tests.invariants.memory import scramble_as_remembered
from tests.invariants.setups import company_of
from tests.kit import copy
from tests.modules.known import gathered

SETUPS = (
    Setup(4),
    Setup(6, ("five_six",)),
    Setup(4, ("cities_and_knights",)),
    Setup(5, ("five_six",), {"paired_turns": True}),
    Setup(4, ("event_cards", "great_river")),
    Setup(4, ("jungle", "harbormaster", "volcano")),
    Setup(4, ("specialists", "castles")),
    Setup(4, ("cities_and_knights", "magic_seven")),
    Setup(4, ("helpers",)),
    Setup(4, ("best_friends",)),
)
SYSTEMS = [key for key in catalogue() if key not in ("base", "development")]
MOST, LEAST = 8, 4  # positions looked at in a game, and how many of them must hide something


def positions(seed, setup=SETUPS[0], share=0.05):
    """Positions along a game of gentle players, each a prompt of somebody."""
    rng = Random(seed)
    chance = Chance(rng.randrange)
    g = new_game(setup, chance)
    while g.over is None:
        prompt = next_prompt(g, ())
        if rng.random() < share and g.table.turn.part != "founding":
            yield copy(g), prompt.seat
        advance(g, quick(g, prompt, rng), chance, prompt.id)


def remembered(g, seat):
    """A view with all that its viewer remembers of hands."""
    seen = view(g, seat)
    remember(g, seen, seat)
    return seen


def otherwise(g, seat, rng):
    """The same game with everything changed that a seat must not know."""
    twin = copy(g)
    for change in (scramble_as_remembered, scramble_development, *gathered("scramble")):
        change(twin, seat, rng)
    for prompt in twin.prompts:
        if prompt.seat != seat and prompt.answer is not None:
            prompt.answer = [prompt.answer[0], {}]
    assert pack(remembered(twin, seat)) == pack(remembered(g, seat)), "more was changed than is hidden"
    return twin


def compared(setup, level, seed, most):
    """How many positions of a game hid something; the decision is the same in all of them, whatever it is."""
    hidden = 0
    for g, seat in islice(positions(seed, setup), most):
        twin = otherwise(g, seat, Random(5))
        hidden += pack(twin) != pack(g)
        assert choice(g, level, seat, seed=1) == choice(twin, level, seat, seed=1)
    return hidden


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{s.players} {' '.join(s.modules) or 'base'}")
def test_games_that_differ_in_hidden_things_alone_get_the_same_decision(setup, level):
    assert compared(setup, level, 11, MOST) >= LEAST


@pytest.mark.slow
@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("system", SYSTEMS)
def test_nor_in_any_other_system_does_a_decision_depend_on_hidden_things(system, level):
    setup = next(setups_of(*company_of(system)))
    assert sum(compared(setup, level, seed, 5 * MOST) for seed in (21, 22)) >= 5 * LEAST


def test_who_knows_more_decides_otherwise():
    """The comparison above can tell players apart that peep: here hidden cards are laid open, and decisions change."""
    open_hands = new_game(Setup(4, (), {"open_hands": True}), Chance(Random(1).randrange)).rules

    def differs(g, seat):
        twin = otherwise(g, seat, Random(5))
        g.rules = twin.rules = open_hands
        return choice(g, "steady", seat) != choice(twin, "steady", seat)

    assert any(differs(g, seat) for g, seat in positions(11, share=0.2))


def test_thinking_leaves_the_game_as_it_was():
    for g, seat in positions(12):
        before = pack(g)
        choice(g, "sharp", seat)
        assert pack(g) == before


def test_the_same_seed_plays_the_same_game():
    levels = [LEVELS["steady"], *[LEVELS["gentle"]] * 3]
    first, second = (play(Setup(4, (), {"target": 5}), levels, 3) for _ in range(2))
    assert pack(first) == pack(second)


def test_the_sharp_player_stops_when_it_is_told_to():
    for g, seat in positions(13):
        clock = Turns(0)
        prompt = next_prompt(g, (), lambda s, seat=seat: s == seat)
        LEVELS["sharp"].choose(seen_by(g, prompt), seat, Random(1), clock)
        assert clock.left >= -2, "it went on: thinking and bargaining ask once each"
