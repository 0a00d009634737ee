"""What makes each rule system is used: progress cards, castles, the canal, knights in time, the Aqueduct."""

import pytest

from game.automa.losing import losses
from game.automa.sight import incomes
from game.modules.base.picking import request_picks
from game.modules.castles.deciding import BuildCastle, DeclineCastle
from game.modules.cities_and_knights.cards.play import Play
from game.modules.cities_and_knights.cards.science import Inventor, Irrigation
from game.modules.cities_and_knights.cards.turncoats import Diplomat
from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knights import ActivateKnight, BuildKnight
from game.modules.development.buying import BuyDevelopment
from game.modules.development.state import of as development
from game.modules.great_river.course import banks
from tests.automa.kit import THINKING, choice
from tests.kit import act, city, give, hold, island, line, road, settle, settlement
from tests.modules.castles.test_castles import keep
from tests.modules.castles.test_castles import play as play_knight
from tests.modules.cities_and_knights.kit import ck, knight, levels, metropolis, progress, state
from tests.modules.erie_canal.test_exchange import owning
from tests.modules.maps.country import at


def beside_the_desert(*cards):
    """Seat 0 has a city, a settlement and a road and holds some progress cards; seat 1 lives beside it."""
    g = ck()
    city(g, 0, 18)
    settlement(g, 0, 35)
    city(g, 1, 12)
    line(g, 0, 18, 24)
    progress(g, 0, *cards)
    hold(g, 0)
    return settle(g)


def test_auto_1_gentle_plays_the_progress_cards_it_draws():
    assert choice(beside_the_desert("irrigation"), "gentle", 0) == Irrigation(0)
    assert isinstance(choice(beside_the_desert("merchant"), "gentle", 0), Play)


def test_gentle_harms_itself_with_no_card():
    g = beside_the_desert("diplomat")
    assert list(Diplomat.suggest(g, 0, g.prompts[0])) and not list(Diplomat.offhand(g, 0, g.prompts[0]))
    g = beside_the_desert("inventor")
    (best,) = Inventor.offhand(g, 0, g.prompts[0])
    assert sum(incomes(act(g, best))[0]) > sum(incomes(g)[0])


def test_gentle_gives_no_card_back_that_it_may_still_play():
    g = beside_the_desert("irrigation", "spy", "bishop", "intrigue", "saboteur")
    assert choice(g, "gentle", 0).key != "return_progress"


@pytest.mark.parametrize("level", THINKING)
def test_auto_9_knights_are_woken_when_the_ship_is_near(level):
    g = beside_the_desert()
    knight(g, 0, 24)
    hold(g, 0, grain=1)
    state(g).ship = 5
    assert choice(g, level, 0) == ActivateKnight(0, 24)


def test_a_knight_is_built_before_a_landing_that_would_cost_a_city():
    g = beside_the_desert()
    hold(g, 0, ore=1, wool=1, grain=1)
    state(g).ship = 5
    assert isinstance(choice(g, "steady", 0), BuildKnight)


@pytest.mark.parametrize("level", THINKING)
def test_auto_9_a_metropolis_is_taken_over(level):
    g = beside_the_desert()
    levels(g, 1, trade=4)
    metropolis(g, "trade", 12)
    levels(g, 0, trade=4)
    hold(g, 0, cloth=5)
    assert choice(g, level, 0) == Improve(0, "trade", 18)


def aqueduct(owner):
    g = beside_the_desert()
    hold(g, 0, wood=4, brick=4)
    g.table.turn.owner = owner
    g.prompts.clear()
    request_picks(g, [1, 0, 0, 0], "aqueduct", fewer=True, eager=True)
    return g


def test_auto_9_a_card_for_nothing_is_declined_by_nobody_in_their_own_turn():
    assert sum(choice(aqueduct(0), "steady", 0).cards.values()) == 1


def test_auto_6_castles_are_built_by_who_will_not_have_the_larger_army():
    g = play_knight(keep())
    assert choice(g, "gentle", 0) == DeclineCastle(0), "nobody else has a knight"
    city(g, 0, "0,0 N")
    development(g).knights[1] = 4
    g = settle(g)
    for level in ("gentle", "steady"):
        assert isinstance(choice(g, level, 0), BuildCastle)


@pytest.mark.parametrize("level", ("gentle", "steady"))
def test_auto_8_a_canal_token_is_used_for_what_it_was_kept_for(level):
    g = owning()
    settlement(g, 0, at(g, "Buffalo"))
    give(g, 0, ore=2, grain=2, wood=2)
    done = []
    for _ in range(3):
        action = choice(g, level, 0)
        done.append(type(action).__name__)
        g = act(g, action)
    assert done == ["UseCanal", "CanalExchange", "BuildCity"]


@pytest.mark.parametrize("level", ("gentle", "steady"))
def test_auto_7_tokens_that_buy_nothing_else_pay_first(level):
    g = island(4, "jungle")
    settlement(g, 0, "0,-1 N", "0,1 S")
    hold(settle(g), 0, ore=1, wool=1, grain=1, discovery=2)
    bought = choice(g, level, 0)
    assert isinstance(bought, BuyDevelopment) and sum(bought.tokens.values()) == 2


def test_gold_on_the_way_to_a_point_counts():
    g = island(4, "great_river")
    edges, _, _ = banks(g)
    before = g.rules.worth(g, 0, 0.0)
    road(g, 0, min(edges))
    assert g.rules.worth(settle(g), 0, 0.0) > before


def test_auto_10_cards_given_up_are_those_missed_least():
    g = island(4)
    settlement(g, 0, "0,0 N")
    hold(g, 0, ore=3, grain=2, wood=5)
    found = losses(settle(g), 0, 5)
    assert found[0] == {"wood": 5} and len(found) > 1
    assert all(sum(cards.values()) == 5 for cards in found)
