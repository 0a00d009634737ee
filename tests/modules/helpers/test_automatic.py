"""Automatic players use their helpers, and use them for something."""

from collections import Counter
from random import Random

import pytest

from game.automa.arena import play
from game.automa.levels import LEVELS, Level
from game.automa.worlds import imagine
from game.core.cards import hand_size
from game.core.deck import Deck
from game.engine import view
from game.modules.development.state import of as development
from game.modules.helpers.asla import Asla, GiveReturn
from game.modules.helpers.development_cards import Diara, KeepCard
from game.modules.helpers.facts import FACTS, helpers_of
from game.modules.helpers.gregor import Gregor
from game.modules.helpers.robber import Kaja
from game.modules.helpers.rolls import Hilda
from game.modules.helpers.ryan import Ryan, TakeCard
from game.modules.helpers.state import of
from game.modules.helpers.stina import Stina
from game.modules.helpers.turning import SwapHelper
from game.modules.helpers.worth import helper_worth
from game.rules import compose
from game.setup import Setup
from tests.automa.kit import choice
from tests.kit import act, card, city, corner, give, hand, hold, line, roll, settle, settlement
from tests.modules.helpers.kit import CARDS, table

GAMES = 24
NORTH = "0,0 N"


def watching(level: Level, seen: Counter[str]) -> Level:
    def think(*args):
        action = level.think(*args)
        seen[action.key] += 1
        return action

    return Level(level.name, think)


def uses(name, games, first=0, **options):
    """What players of one level do in some games."""
    seen: Counter[str] = Counter()
    for number in range(first, first + games):
        players = 3 + number % 2
        setup = Setup(players, ("helpers",), {"target": 8, **options})
        assert play(setup, [watching(LEVELS[name], seen)] * players, number, box=0.01).over is not None
    return seen


@pytest.mark.parametrize("edition", [{}, CARDS], ids=["tiles", "cards"])
def test_every_helper_is_used_in_some_dozens_of_games(edition):
    seen = uses("gentle", GAMES, **edition)
    names = helpers_of(compose(Setup(4, ("helpers",), edition)))
    assert {name: seen[f"helper_{name}"] for name in names if seen[f"helper_{name}"] < 2} == {}
    assert seen["helper_turn"] > 20 and seen["helper_swap"] > 20


@pytest.mark.slow
def test_thinking_players_use_every_helper_too():
    seen = uses("steady", GAMES)
    assert {name for name in FACTS.tiles if not seen[f"helper_{name}"]} == set()


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_levels_that_think_play_a_game_together_with_gentle_ones(level):
    seen: Counter[str] = Counter()
    levels = [watching(LEVELS[level], seen), *[LEVELS["gentle"]] * 3]
    assert play(Setup(4, ("helpers",), {"target": 6}), levels, 4, box=0.01).over is not None
    assert sum(n for key, n in seen.items() if key.startswith("helper_")) >= 5


@pytest.mark.parametrize("level", ["gentle", "steady", "sharp"])
def test_hilda_is_not_left_unused(level):
    g = table("hilda", phase="before_roll", turn=1)
    settlement(g, 0, NORTH)
    assert isinstance(choice(roll(g, 2), level, 0), Hilda)


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_gregor_builds_a_city_when_it_can_be_had(level):
    g = table("gregor")
    settlement(g, 0, NORTH)
    development(g).knights[0] = 1
    hold(g, 0, ore=2, grain=1)
    assert choice(g, level, 0) == Gregor(0, "city", corner(g, NORTH))


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_stina_completes_a_settlement(level):
    g = table("stina")
    settlement(g, 0, NORTH)
    line(g, 0, NORTH, "0,0 NE", "0,0 SE")
    hold(g, 0, wood=1, brick=3, wool=1)
    assert choice(g, level, 0) == Stina(0, "brick", {"grain": 1})


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_kaja_is_a_card_for_nothing(level):
    g = table("kaja")
    settlement(g, 0, NORTH)
    g.table.robber = g.table.terrain.index("mountains")
    hold(g, 0, ore=2, grain=2)
    assert choice(g, level, 0) == Kaja(0)


@pytest.mark.parametrize("level", ["gentle", "steady", "sharp"])
def test_diara_keeps_the_point_that_wins(level):
    g = table("diara", target=3)
    settlement(g, 0, NORTH, "0,0 S")
    hold(g, 0, ore=1, wool=1, grain=1)
    development(g).deck = Deck({}, ["knight", "victory_point", "monopoly"])
    assert choice(act(g, Diara(0)), level, 0) == KeepCard(0, "victory_point")


@pytest.mark.parametrize("level", ["gentle", "steady"])
def test_what_asla_got_is_not_given_straight_back(level):
    g = table("asla")
    settlement(g, 0, NORTH)
    hold(g, 0, wool=3)
    hold(g, 1, ore=1)
    assert choice(act(g, Asla(0, "ore", 1)), level, 0) == GiveReturn(0, "wool")


def test_a_helper_that_can_do_nothing_is_swapped_for_one_that_can():
    g = table("kaja")
    g.table.robber = g.table.terrain.index("forest")
    of(g).display = ["gregor", "hilda"]
    assert helper_worth(g, 0, "hilda") > helper_worth(g, 0, "gregor")  # nobody has played a knight
    of(g).hired[0].second = True
    assert choice(act(g, Kaja(0)), "gentle", 0) == SwapHelper(0, "hilda")
    development(g).knights[0] = 2
    assert helper_worth(g, 0, "gregor") > helper_worth(g, 0, "hilda")


@pytest.mark.parametrize("helper", FACTS.tiles)
def test_every_helper_is_worth_something_and_never_much(helper):
    g = settle(table("kaja"))
    settlement(g, 0, NORTH)
    assert 0.0 <= helper_worth(g, 0, helper) <= 0.3
    assert g.rules.worth(g, 0, 0.0) >= helper_worth(g, 0, "kaja")


# --- what they imagine ------------------------------------------------------------------------------------------------


def test_a_hand_that_ryan_showed_is_imagined_as_it_was():
    g = table("ryan")
    settlement(g, 0, NORTH)
    city(g, 1, "2,0 N")
    hold(g, 1, ore=2, wool=1)
    hold(g, 2, ore=1, brick=5)
    g = act(g, Ryan(0, 1))
    for seed in range(8):
        world = imagine(view(g, 0), Random(seed))
        assert hand(world, 1) == {"ore": 2, "wool": 1} and hand_size(world, 2) == 6
        act(world_of(world), TakeCard(0, "wool"))
        other = imagine(view(g, 3), Random(seed))
        assert other.prompts[0].secret == hand(other, 1)


def world_of(world):
    """An imagined game can be played on like any other."""
    world.viewer = None
    return world


def test_cards_that_diara_showed_are_imagined_in_the_deck():
    g = table("diara")
    card(g, 1, *["knight"] * 5)
    give(g, 0, ore=1, wool=1, grain=1)
    development(g).deck = Deck({}, ["monopoly", "monopoly", "victory_point", *["knight"] * 9])
    g = act(g, Diara(0))
    for seed in range(8):
        world = world_of(imagine(view(g, 0), Random(seed)))
        assert world.prompts[0].secret == ["monopoly", "monopoly", "victory_point"]
        assert development(world).deck.mixed["monopoly"] == 2
        act(world, KeepCard(0, "monopoly"))
        other = imagine(view(g, 2), Random(seed))
        assert len(other.prompts[0].secret) == 3
