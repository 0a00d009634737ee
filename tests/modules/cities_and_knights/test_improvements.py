"""City improvements and metropolises (CK-85 to CK-97)."""

import pytest

from game.modules.cities_and_knights.improvements import Improve
from game.modules.cities_and_knights.knights import PromoteKnight
from tests.kit import act, bank, city, give, hand, points, refused, settlement, told
from tests.modules.cities_and_knights.kit import ck, knight, lay_down, legal_with, levels, metropolis, state, wall


def with_cities(*corners, **cards):
    g = ck()
    city(g, 0, *corners)
    give(g, 0, **cards)
    return g


@pytest.mark.parametrize(("field", "commodity"), [("trade", "cloth"), ("politics", "coin"), ("science", "paper")])
def test_ck_85_ck_86_level_after_level_for_as_many_commodities_as_its_number(field, commodity):
    g = with_cities(18, **{commodity: 12})
    for level, left in ((1, 11), (2, 9), (3, 6)):
        g = act(g, Improve(0, field))
        assert state(g).levels[0][field] == level and hand(g, 0) == {commodity: left}
    g = act(g, Improve(0, field, 18))
    assert hand(g, 0) == {commodity: 2}
    assert refused(g, Improve(0, field)) == "cannot_pay"


def test_ck_85_without_a_city_nothing_is_bought():
    g = ck()
    settlement(g, 0, 18)
    give(g, 0, cloth=1)
    assert refused(g, Improve(0, "trade")) == "need_city"
    assert legal_with(g, 0, Improve) == []


def test_ck_86_level_5_is_the_last():
    g = with_cities(18, cloth=6)
    levels(g, 0, trade=5)
    assert refused(g, Improve(0, "trade")) == "max_level"


def test_ck_87_one_city_is_enough_for_all_three_fields():
    g = with_cities(18, cloth=1, coin=1, paper=1)
    g = act(g, Improve(0, "trade"), Improve(0, "politics"), Improve(0, "science"))
    assert state(g).levels[0] == {"trade": 1, "politics": 1, "science": 1}


def test_ck_88_levels_and_abilities_stay_without_a_city():
    g = ck()
    levels(g, 0, politics=3)
    knight(g, 0, 18, 2)
    give(g, 0, ore=1, wool=1, coin=4)
    assert refused(g, Improve(0, "politics")) == "need_city"
    assert state(act(g, PromoteKnight(0, 18))).knights[18].strength == 3


def test_ck_89_a_laid_over_city_is_none():
    g = with_cities(18, cloth=1)
    lay_down(g, 18)
    assert refused(g, Improve(0, "trade")) == "need_city"


def test_ck_90_the_ability_starts_at_once():
    g = with_cities(18, coin=3, ore=1, wool=1)
    levels(g, 0, politics=2)
    knight(g, 0, 30, 2)
    assert refused(g, PromoteKnight(0, 30)) == "need_fortress"
    g = act(g, Improve(0, "politics"), PromoteKnight(0, 30))
    assert state(g).knights[30].strength == 3


def test_ck_91_the_first_at_level_4_names_the_city_for_the_metropolis():
    g = with_cities(18, 30, cloth=4)
    city(g, 1, 12)
    levels(g, 0, trade=3)
    assert refused(g, Improve(0, "trade")) == "bad_target"  # two cities: one has to be named
    assert refused(g, Improve(0, "trade", 12)) == "bad_target"
    assert refused(g, Improve(0, "trade", 24)) == "bad_target"
    g = act(g, Improve(0, "trade", 30))
    assert state(g).metropolises == {"trade": 30} and points(g, 0) == 6


def test_ck_91_with_one_plain_city_it_need_not_be_named():
    g = with_cities(18, cloth=4)
    levels(g, 0, trade=3)
    g = act(g, Improve(0, "trade"))
    assert state(g).metropolises == {"trade": 18} and points(g, 0) == 4
    assert told(g, "metropolis_built")[0]["place"] == 18


def test_ck_91_naming_a_city_where_no_metropolis_is_won_is_refused():
    assert refused(with_cities(18, cloth=1), Improve(0, "trade", 18)) == "bad_target"


def test_ck_92_several_metropolises_each_on_its_own_city():
    g = with_cities(18, 30, cloth=4, coin=4)
    levels(g, 0, trade=3, politics=3)
    g = act(g, Improve(0, "trade", 18))
    assert refused(g, Improve(0, "politics", 18)) == "bad_target"
    g = act(g, Improve(0, "politics", 30))
    assert state(g).metropolises == {"trade": 18, "politics": 30} and points(g, 0) == 8


def test_ck_93_example_23_levels_4_and_5_need_a_plain_city_or_the_own_metropolis_of_the_field():
    g = with_cities(18, cloth=5, paper=4)
    levels(g, 0, trade=4, science=3)
    metropolis(g, "trade", 18)
    assert refused(g, Improve(0, "science")) == "need_metropolis_site"
    assert state(act(g, Improve(0, "trade"))).levels[0]["trade"] == 5


def test_ck_93_level_3_needs_no_such_city():
    g = with_cities(18, paper=3)
    levels(g, 0, trade=4, science=2)
    metropolis(g, "trade", 18)
    assert state(act(g, Improve(0, "science"))).levels[0]["science"] == 3


def rivals(mine, theirs):
    """Seat 1 has the metropolis of politics at level `theirs`; seat 0 is at level `mine`."""
    g = with_cities(18, 30, coin=5)
    city(g, 1, 12)
    levels(g, 0, politics=mine)
    levels(g, 1, politics=theirs)
    metropolis(g, "politics", 12)
    return g


def test_ck_94_example_22_the_first_at_level_5_takes_it_from_one_at_level_4():
    g = rivals(4, 4)
    assert points(g, 1) == 4
    assert refused(g, Improve(0, "politics")) == "bad_target"
    g = act(g, Improve(0, "politics", 30))
    assert state(g).metropolises == {"politics": 30}
    assert points(g, 0) == 6 and points(g, 1) == 2
    assert told(g, "metropolis_taken") == [{"seat": 0, "field": "politics", "place": 30, "other": 1}]


def test_ck_95_example_24_who_reached_level_5_first_keeps_it_for_good():
    g = act(rivals(4, 5), Improve(0, "politics"))
    assert state(g).metropolises == {"politics": 12} and state(g).levels[0]["politics"] == 5


def test_ck_95_a_later_level_4_brings_no_metropolis():
    g = act(rivals(3, 4), Improve(0, "politics"))
    assert state(g).metropolises == {"politics": 12}


def test_ck_94_the_owner_at_level_5_keeps_it():
    g = with_cities(18, 30, coin=5)
    levels(g, 0, politics=4)
    metropolis(g, "politics", 18)
    assert refused(g, Improve(0, "politics", 30)) == "bad_target"
    assert state(act(g, Improve(0, "politics"))).metropolises == {"politics": 18}


def test_ck_97_the_wall_stays_when_a_metropolis_comes_or_goes():
    g = rivals(4, 4)
    wall(g, 12, 30)
    g = act(g, Improve(0, "politics", 30))
    assert state(g).walls == [12, 30]


def test_what_is_paid_goes_to_the_bank():
    g = with_cities(18, cloth=1)
    bank(g, cloth=11)
    assert act(g, Improve(0, "trade")).table.bank[g.rules.index["cloth"]] == 12
