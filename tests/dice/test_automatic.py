"""Automatic players of the dice game: legal, quick, each level better than the one before."""

from __future__ import annotations

from random import Random

import pytest

from game.dice.automa.odds import Odds, aims, best_of, faces_of, jokers_of
from game.dice.automa.players import LEVELS
from game.dice.automa.worth import farsighted, near, plain
from game.dice.building import Build
from game.dice.changing import Exchange, UseJoker
from game.dice.create import new_game
from game.dice.points import points_of
from game.dice.rolling import EndTurn, Reroll, Roll, Stop
from game.engine import Chance, advance, submit, view
from tests.dice.kit import act, basic, boxes, have, plus, setup, sheet, showing


def choose(level, g, seat=0):
    return LEVELS[level].choose(view(g, seat), seat, Random(1))


def played(levels, variant="basic", seed=1, **options):
    """A whole game, every action through the one door."""
    chance, rng = Chance(Random(seed).randrange), Random(seed)
    g = new_game(setup(len(levels), variant, **options), chance)
    while g.over is None:
        prompt = g.waiting_for()[-1]
        action = LEVELS[levels[prompt.seat]].choose(view(g, prompt.seat), prompt.seat, rng)
        chance.forget()
        g = submit(g, action, chance, prompt.id)
    return g


@pytest.mark.parametrize("variant", ["basic", "plus"])
def test_every_level_plays_whole_games(variant):
    g = played(["gentle", "steady", "sharp", "cautious"], variant, 3)
    assert g.over and g.over.winners
    assert played(["gentle", "cautious"], "basic", 4, independent=True).over


def test_each_level_scores_more_than_the_one_before():
    means = {level: sum(points_of(played([level], seed=s), 0) for s in range(4)) / 4 for level in LEVELS}
    assert means["cautious"] < means["gentle"] < means["steady"] < means["sharp"], means


def test_somebody_away_spends_no_joker_and_no_gold():
    g = showing(have(basic(), 0, "K1"), 0, "gold gold wool grain wood wood")
    assert choose("cautious", g) == EndTurn(0)
    assert choose("cautious", basic()) == Roll(0) and choose("cautious", showing(basic(), 0, "ore", rolls=1)) == Stop(0)


def test_a_city_within_reach_is_rolled_for():
    g = showing(have(basic(), 0, "R1", "R2"), 0, "ore ore ore grain wood wood", rolls=2)
    for level in ("gentle", "steady"):
        assert choose(level, g) == Reroll(0, [5, 6])


def test_what_lies_there_is_not_rolled_away():
    g = showing(have(basic(), 0, "R1", "R2"), 0, "ore ore ore grain grain wood", rolls=2)
    action = choose("steady", g)
    assert action in (Build(0, "C7"), Reroll(0, [6]))
    assert choose("steady", showing(g, 0, "ore ore ore grain grain wood")) == Build(0, "C7")


def test_jokers_and_gold_complete_what_is_worth_it():
    g = showing(have(basic(), 0, "R1", "R2", "K1"), 0, "ore ore grain grain wool wood")
    action = choose("steady", g)
    assert isinstance(action, UseJoker) and action.face == "ore"
    assert choose("steady", act(g, action)) == Build(0, "C7")
    g = showing(have(basic(), 0, "R1", "R2"), 0, "ore ore grain grain gold gold")
    assert choose("steady", g) == Exchange(0, "ore")


def test_a_joker_is_not_saved_for_a_turn_that_never_comes():
    g = boxes(have(basic(1), 0, "S3", "R1", "R2", "R3", "K1", "K2", "K3"), 0, *[0] * 14)
    g = showing(g, 0, "grain grain wood wood wood gold")
    assert choose("sharp", g).key == "use_joker" or jokers_of(g, 0).price == 0.0


def test_odds_are_counted_exactly():
    g = showing(have(basic(), 0, "R1", "R2"), 0, "ore ore ore grain grain wood")
    goals = [aim for aim in aims(g, 0, plain, 6) if aim.symbols in ((), ("C7",))]
    city, nothing = (next(a.worth for a in goals if a.symbols == s) for s in (("C7",), ()))
    odds = Odds(goals, jokers_of(g, 0), 6, 6)
    have_ = (0, 0, 1, 0, 3, 0)  # one grain, three ore; of the two dice to roll one must be grain
    promise, kept = odds.keep((1, 1, 1, 0, 3, 0), 1)
    pairs = 11 / 36 + 1 / 36  # one grain at least, or two gold
    assert kept == have_ and promise == pytest.approx(nothing + (city - nothing) * pairs)


def test_the_best_use_of_dice_is_one_that_can_be_carried_out():
    rng = Random(2)
    for seed in range(40):
        chance = Chance(Random(seed).randrange)
        g = showing(have(plus(), 0, *rng.sample(["K1", "K2", "K3", "K6a", "K6b", "R1"], 4)), 0, "ore")
        g.table.sheets[0].throw.size = 6
        dice = [rng.choice(g.rules.box.faces) for _ in range(6)]
        g = showing(g, 0, " ".join(dice))
        _, aim = best_of(faces_of(g, 0), aims(g, 0, farsighted, 6), jokers_of(g, 0))
        before = set(sheet(g, 0).built)
        while g.over is None and g.prompts_of(0) and g.table.turn.owner == 0:
            advance(g, choose("sharp", g), chance)
        assert set(aim.symbols) <= set(sheet(g, 0).built) - before


def test_roads_towards_a_building_bring_it_nearer():
    side = basic().rules.side
    assert near(side, ["R0", "R1"]) > near(side, ["R0"]) and near(side, ["R0", "R1", "R2"]) > near(side, ["R0", "R1"])
