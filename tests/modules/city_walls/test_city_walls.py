"""City walls: buying them, what they keep, how they are lost (WAL-01 to WAL-09)."""

import pytest

from game.core.loss import lose
from game.modules.base.building import BuildCity
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.city_walls.module import FACTS, BuildWall, of
from game.modules.development.playing import PlayKnight
from game.rules import compose
from tests.kit import act, asked, card, city, corner, give, hand, hold, island, refused, roll, settlement, setup
from tests.modules.ground import seen

HOME, SECOND, THIRD = "0,0 N", "0,0 S", "2,-2 S"


def town(*, phase="main", walls=(), **options):
    g = island(4, "city_walls", phase=phase, **options)
    city(g, 0, HOME, SECOND)
    of(g).walls.extend(corner(g, place) for place in walls)
    return g


def wall(g, place=HOME, seat=0):
    return BuildWall(seat, corner(g, place))


def test_wal_01_seven_walls_lie_beside_the_usual_island():
    assert FACTS.walls == 7
    assert compose(setup(4, "city_walls")).plan == compose(setup(4)).plan
    assert ("wall", "7") in [(chip.icon, chip.text) for chip in seen(town()).chips]


def test_wal_02_two_bricks_put_a_wall_under_an_own_city():
    g = town()
    give(g, 0, brick=3)
    g = act(g, wall(g))
    assert of(g).walls == [corner(g, HOME)]
    assert hand(g, 0) == {"brick": 1}


def test_wal_03_every_refusal_has_its_code():
    g = town(walls=(HOME,))
    give(g, 0, brick=2)
    settlement(g, 0, THIRD)
    assert refused(g, wall(g, THIRD)) == "wall_needs_city"  # WAL-E3
    assert refused(g, wall(g, "2,0 S")) == "wall_needs_city"
    assert refused(g, wall(g, HOME)) == "already_walled"
    assert refused(g, wall(g, SECOND, seat=1)) == "not_your_turn"
    hold(g, 0, brick=1)
    assert refused(g, wall(g, SECOND)) == "cannot_pay"
    assert refused(town(phase="before_roll"), wall(g)) == "wrong_phase"


def test_wal_03_e4_an_empty_supply_refuses_until_a_walled_city_is_lost():
    g = town()
    places = ("2,-2 N", "2,0 NE", "0,2 S", "-2,2 S", "-2,0 NW", "0,-2 N")
    for seat, place in enumerate(places, start=6):
        city(g, seat % 3 + 1, place)
    of(g).walls.extend(corner(g, place) for place in (*places, SECOND))
    give(g, 0, brick=2)
    assert refused(g, wall(g)) == "no_wall_left"
    lose(g, corner(g, places[0]), "settlement", "lava")
    assert len(of(act(g, wall(g))).walls) == 7


def test_wal_04_several_in_a_turn_and_under_a_new_city():
    g = town()
    settlement(g, 0, THIRD)
    give(g, 0, brick=4, grain=2, ore=3)
    g = act(g, wall(g), BuildCity(0, corner(g, THIRD)), wall(g, THIRD))
    assert len(of(g).walls) == 2


@pytest.mark.parametrize(("walls", "cards", "owed"), [(1, 9, 0), (1, 10, 5), (2, 11, 0), (2, 12, 6), (0, 8, 4)])
def test_wal_05_e1_e2_two_more_cards_are_kept_for_each_wall(walls, cards, owed):
    g = town(phase="before_roll", walls=(HOME, SECOND)[:walls])
    hold(g, 0, wood=cards)
    g = roll(g, 7)
    assert [p.args["number"] for p in g.prompts if p.kind == "discard"] == ([owed] if owed else [])


def test_wal_05_the_hosts_limit_replaces_the_seven():
    g = town(phase="before_roll", walls=(HOME,), hand_limit=9)
    hold(g, 0, wood=11)
    assert asked(roll(g, 7)) == [(0, "robber")]


def test_wal_06_nothing_moves_or_sells_a_wall():
    only_new = compose(setup(4, "city_walls")).actions.keys() - compose(setup(4)).actions.keys()
    assert only_new == {"build_wall"}


def test_wal_07_e5_a_reduced_city_loses_its_wall_but_nothing_is_discarded_then():
    g = town(phase="before_roll", walls=(HOME,))
    hold(g, 0, wood=9)
    lose(g, corner(g, HOME), "settlement", "lava")
    assert of(g).walls == []
    assert hand(g, 0) == {"wood": 9}
    g = roll(g, 7)
    assert g.waiting_for()[0].args == {"number": 4, "held": 9, "limit": 7}


def test_wal_08_e6_a_knight_steals_from_behind_walls_and_nobody_discards():
    g = town(walls=(HOME, SECOND))
    g = act(g, EndTurn(0))
    card(g, 1, "knight")
    hold(g, 0, wood=12)
    g = act(g, PlayKnight(1))
    assert asked(g) == [(1, "robber")]


def test_wal_09_the_target_is_eleven():
    assert compose(setup(4, "city_walls")).target == 11


def test_a_wall_closes_the_trade_phase_of_mode_split():
    g = town(turn_mode="split")
    give(g, 0, brick=3)
    g = act(g, wall(g))
    assert refused(g, MakeOffer(0, {"brick": 1}, {"wood": 1})) == "wrong_phase"
