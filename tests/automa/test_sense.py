"""Moves anybody would make."""

import pytest

from game.core.land import chances
from game.modules.base.building import BuildCity, BuildSettlement
from game.modules.base.discarding import Discard
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.playing import PlayKnight, PlayMonopoly
from tests.automa.kit import EVERY_LEVEL, THINKING, choice
from tests.kit import act, card, dice, founding, give, hold, island, points, road, robber, settlement, turn_of


def seated(**options):
    """Everybody has two settlements and a road; seat 0 is to move after the roll."""
    g = island(4, **options)
    for seat, places in enumerate(
        (("0,-1 N", "0,1 S"), ("-1,0 NW", "1,0 SE"), ("-1,1 SW", "1,-1 NE"), ("-2,1 S", "2,-1 N"))
    ):
        settlement(g, seat, *places)
    road(g, 0, "0,-1 NE", "0,1 SW")
    return g


@pytest.mark.parametrize("level", ("gentle", *THINKING))
def test_who_can_build_a_city_builds_it(level):
    g = seated()
    hold(g, 0, grain=2, ore=3)
    assert isinstance(choice(g, level, 0), BuildCity)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_who_can_win_wins(level):
    g = seated()
    g.table.target = 3
    hold(g, 0, grain=2, ore=3)
    g = act(g, choice(g, level, 0))
    assert g.over is not None and g.over.winners == (0,)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_who_has_nothing_ends_the_turn(level):
    g = seated()
    hold(g, 0)
    assert choice(g, level, 0) == EndTurn(0)


@pytest.mark.parametrize("level", ("gentle", *THINKING))
def test_a_founding_settlement_stands_where_it_earns(level):
    g = founding(4)
    best = sorted((chances(g, c) for c in g.rules.topology.corners), reverse=True)
    first = choice(g, level)
    assert chances(g, first.corner) >= best[8]


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_the_robber_goes_to_an_opponent(level):
    g = turn_of(seated(), 0)
    g = act(g, Roll(0), chance=dice(7))
    move = choice(g, level, 0)
    assert isinstance(move, MoveRobber)
    owners = {g.table.buildings[c].seat for c in g.rules.topology.hex_corners[move.hex] if c in g.table.buildings}
    assert owners and 0 not in owners


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_half_a_hand_is_given_up_and_what_a_city_takes_is_kept(level):
    g = turn_of(seated(), 1)
    hold(g, 0, grain=2, ore=3, wool=5)
    g = act(g, Roll(1), chance=dice(7))
    gone = choice(g, level, 0)
    assert gone == Discard(0, {"wool": 5})


@pytest.mark.parametrize("level", ("gentle", *THINKING))
def test_a_knight_chases_the_robber_from_an_own_hex(level):
    g = turn_of(seated(), 0)
    robber(g, "0,-1")
    card(g, 0, "knight")
    assert choice(g, level, 0) == PlayKnight(0)


@pytest.mark.parametrize("level", THINKING)
def test_bank_trade_completes_a_city(level):
    g = seated()
    hold(g, 0, grain=2, ore=2, wool=4)
    g = act(g, *[choice(g, level, 0)])
    while not isinstance(choice(g, level, 0), EndTurn):
        g = act(g, choice(g, level, 0))
    assert points(g, 0) == 3


def test_the_stand_in_spends_nothing():
    g = seated()
    hold(g, 0, grain=3, ore=4, wool=2, wood=1, brick=1)
    card(g, 0, "monopoly")
    assert choice(g, "cautious", 0) == EndTurn(0)


def test_the_stand_in_founds_as_well_as_it_can():
    g = founding(4)
    best = sorted((chances(g, c) for c in g.rules.topology.corners), reverse=True)
    assert chances(g, choice(g, "cautious").corner) >= best[8]


@pytest.mark.parametrize("level", ("gentle", *THINKING))
def test_a_settlement_is_built_where_a_road_leads(level):
    g = seated()
    give(g, 0, wood=1, brick=1, wool=1, grain=1)
    road(g, 0, "1,-1 NW", 8)
    assert isinstance(choice(g, level, 0), BuildSettlement)


@pytest.mark.parametrize("level", THINKING)
def test_auto_4_a_monopoly_names_what_somebody_is_known_to_hold(level):
    """Everything lay open when it was gained: nobody has to guess who holds ore."""
    for kind, own in (("ore", {"grain": 2}), ("grain", {"ore": 3})):
        g = seated()
        hold(g, 0, **own)
        hold(g, 1, **{kind: 4})
        card(g, 0, "monopoly")
        assert choice(g, level, 0) == PlayMonopoly(0, kind)
