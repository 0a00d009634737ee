"""What a good player does, as each rule system declares it and as the arena counts it."""

import os

import pytest

from game.automa.arena import one, play
from game.automa.levels import LEVELS
from game.catalogue import catalogue, find
from game.contest import Match
from game.deeds import Counts, Tally, declared, folder_of
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity, BuildRoad
from game.modules.cities_and_knights.improvements import Improve
from game.modules.development.buying import BuyDevelopment
from game.setup import Setup
from tests.automa.test_games import setups_of
from tests.invariants.setups import company_of
from tests.kit import act, city, edge, give, island, road, settle, settlement

GAMES = int(os.environ.get("DEEDS", "6"))
RARE = {"discarded", "metropolis_taken_over", "monopoly_paid", "boot_given"}  # not in every handful of games


def deeds(system):
    return declared(folder_of(find(system)))


def counted(g, system, *actions):
    counts = Counts(deeds(system))
    for action in actions:
        g = act(g, action)
        counts.see(g, action)
    return dict(counts.done)


@pytest.mark.parametrize("system", catalogue())
def test_every_rule_system_says_what_a_good_player_does(system):
    names = [deed.name for deed in deeds(system)]
    assert names and len(set(names)) == len(names)
    assert any(not deed.fault for deed in deeds(system))


def test_what_is_built_and_traded_is_counted_for_who_does_it():
    g = island(4)
    settlement(g, 0, "0,0 N")
    road(g, 0, "0,0 NE")
    give(g, 0, wood=5, brick=1, ore=3, grain=2)
    done = counted(
        settle(g),
        "base",
        BankTrade(0, "wood", 4, {"wool": 1}),
        BuildRoad(0, edge(g, "0,0 E")),
        BuildCity(0, *g.table.buildings),
    )
    assert done == {(0, "traded_with_bank"): 1, (0, "road_built"): 1, (0, "city_built"): 1}


def test_a_token_kept_back_while_a_card_is_paid_is_a_fault():
    g = island(4, "jungle")
    give(g, 0, ore=1, wool=1, grain=1, discovery=2)
    bought = counted(g, "jungle", BuyDevelopment(0, {"ore": 1}))
    assert bought == {(0, "bought_by_token"): 1, (0, "token_kept_back"): 1}
    assert counted(g, "jungle", BuyDevelopment(0, {"ore": 1, "wool": 1})) == {(0, "bought_by_token"): 1}


def test_a_level_counts_by_its_number():
    g = island(4, "cities_and_knights")
    city(g, 0, "0,0 N")
    give(g, 0, cloth=5)
    done = counted(settle(g), "cities_and_knights", Improve(0, "trade"), Improve(0, "trade"))
    assert done == {(0, "improved"): 2}


def test_levels_are_told_apart_and_games_add_up():
    tally, counts = Tally(), Counts(deeds("castles"))
    counts.done[1, "castle_built"] = 3
    tally.add(counts, ["gentle", "steady", "gentle"])
    tally.join(tally)
    assert tally.played == {"gentle": 4, "steady": 2} and tally.done["steady", "castle_built"] == 6
    head, line = tally.report().splitlines()
    assert head.split()[-2:] == ["gentle", "steady"] and line.split() == ["castle_built", "0.00", "3.00"]


def test_counting_changes_no_game():
    setup, levels = Setup(3, (), {"seats": "chosen", "target": 4}), [LEVELS["gentle"]] * 3
    aloud, quiet = play(setup, levels, 3, Match()), play(setup, levels, 3)
    assert (aloud.moves, aloud.over, aloud.table) == (quiet.moves, quiet.over, quiet.table)


@pytest.mark.slow
@pytest.mark.parametrize("system", [key for key in catalogue() if key not in ("base", "development")])
def test_steady_players_do_what_a_good_player_does(system):
    setup = next(setups_of(*company_of(system)))
    match = Match()
    for number in range(GAMES):
        match.add(one(setup, "steady", "steady", number, 77))
    missing = [d.name for d in deeds(system) if not d.fault and not match.deeds.done["steady", d.name]]
    assert not set(missing) - RARE, match.deeds.report()
