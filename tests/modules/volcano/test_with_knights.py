"""The volcano in Cities & Knights (VOL-D4 to VOL-D7, VOL-D9)."""

from game.core.loss import lay_over
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion
from game.modules.base.picking import Pick
from game.modules.cities_and_knights.cards.science import Inventor
from game.modules.cities_and_knights.state import of
from tests.kit import act, around, asked, city, founding, hex, lots, points, refused, settlement
from tests.modules.cities_and_knights.kit import ck, knight, metropolis, progress, throw, wall
from tests.modules.ground import only

N, NE, SE, S, SW, NW = range(6)
VOLCANO = {"0,0": "volcano 5"}


def smoking(phase="before_roll", **hexes):
    return only(ck(4, "volcano", phase=phase), **VOLCANO, **hexes)


def erupt(g, number):
    """A 5 while the robber keeps everybody from choosing."""
    g.table.robber = hex(g, "0,0")
    return throw(g, 2, 3, "ship", number - 1)


def test_vol_02_no_starting_city_either():
    g = only(founding(3, "cities_and_knights", "volcano"), **VOLCANO)
    g.prompts, g.agenda = [], []
    g.ask(1, FoundBuildingQuestion(building="city", round=2))
    assert refused(g, FoundBuilding(1, around(g, "0,0")[N])) == "no_start_at_volcano"


def test_vol_d4_the_choice_is_a_resource_never_a_commodity():
    g = smoking()
    city(g, 0, around(g, "0,0")[N])
    g = throw(g, 2, 3)
    assert refused(g, Pick(0, {"coin": 1})) == "bad_count"
    assert asked(act(g, Pick(0, {"ore": 2}), chance=lots(3))) == [(0, "main")]


def test_vol_d5_lava_does_nothing_to_a_metropolis():
    g = smoking()
    city(g, 1, around(g, "0,0")[NE])
    metropolis(g, "trade", around(g, "0,0")[NE])
    before = points(g, 1)
    g = erupt(g, 2)
    assert g.table.buildings[around(g, "0,0")[NE]].kind == "city" and points(g, 1) == before


def test_vol_d6_knights_stay():
    g = smoking()
    knight(g, 1, around(g, "0,0")[NE])
    assert of(erupt(g, 2)).knights[around(g, "0,0")[NE]].seat == 1


def test_vol_d7_without_a_settlement_the_city_is_gone_and_not_laid_over():
    g = smoking()
    city(g, 1, around(g, "0,0")[NE])
    settlement(g, 1, "0,-2 N", "2,-2 N", "2,0 S", "0,2 S", "-2,2 S")
    assert around(g, "0,0")[NE] not in erupt(g, 2).table.buildings


def test_vol_d7_a_city_on_its_side_counts_as_a_settlement():
    g = smoking()
    spot = around(g, "0,0")[NE]
    city(g, 1, spot)
    lay_over(g, spot, "settlement", "barbarians")
    g = erupt(g, 2)
    assert spot not in g.table.buildings and g.table.pieces[1]["city"] == 4


def test_vol_e7_a_wall_goes_with_its_city():
    g = smoking()
    city(g, 1, around(g, "0,0")[NE])
    wall(g, around(g, "0,0")[NE])
    assert g.rules.hand_limit(g, 1, 7) == 9
    g = erupt(g, 2)
    assert g.table.buildings[around(g, "0,0")[NE]].kind == "settlement"
    assert of(g).walls == [] and g.rules.hand_limit(g, 1, 7) == 7


def test_vol_d9_the_inventor_cannot_swap_the_printed_five():
    g = smoking(phase="main", **{"1,0": "forest 4"})
    g.table.printed = [hex(g, "0,0")]
    progress(g, 0, "inventor")
    assert refused(g, Inventor(0, hex(g, "0,0"), hex(g, "1,0"))) == "bad_target"
