"""Examples in which variants meet (ATX-E4, ATX-E6, ATX-E8, ATX-E10)."""

from game.modules.atlantis.state import of as atlantis
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import Roll
from game.modules.castles.deciding import BuildCastle
from game.modules.castles.state import castles_left
from game.modules.castles.state import of as castles
from game.modules.city_walls.module import of as walls
from game.modules.development.playing import PlayKnight
from game.modules.development.state import of as development
from tests.kit import (
    act,
    around,
    asked,
    card,
    city,
    corner,
    end,
    hand,
    hex,
    island,
    lots,
    roll,
    settle,
    settlement,
    told,
)
from tests.modules.atlantis.sea import drowning, sinks
from tests.modules.event_cards.cards import draw
from tests.modules.ground import only

N, NE, SE, S, SW, NW = range(6)


def test_atx_e4_volcano_and_specialists_brick_choices_lava_card_income():
    g = only(
        island(4, "volcano", "specialists", phase="before_roll"),
        "desert",
        **{"0,0": "volcano 5", "2,0": "hills 5", "2,-1": "hills"},
        **dict.fromkeys(("0,-1", "1,-1", "-2,0", "1,-2", "2,-2"), "mountains"),
    )
    settlement(g, 0, around(g, "0,0")[N], "-2,0 SW")  # 2 and 1 points in ore
    city(g, 0, "-2,0 N", "2,0 N")  # 2 in ore; 4 in brick
    settlement(g, 1, around(g, "0,0")[S])
    city(g, 1, "1,-2 NE")  # 4 in ore
    settle(g)
    assert g.table.awards == {"specialist_ore": 0, "specialist_brick": 0}
    g = roll(g, 5)
    assert hand(g, 0) == {"brick": 2} and sorted(asked(g)) == [(0, "pick"), (1, "pick")]
    g = act(g, Pick(1, {"wool": 1}))
    g = act(g, Pick(0, {"wool": 1}), chance=lots(0))
    assert around(g, "0,0")[N] not in g.table.buildings
    assert g.table.awards == {"specialist_ore": 1, "specialist_brick": 0}
    assert hand(g, 0) == {"brick": 3, "wool": 1}  # income for the brick card alone, after the lava
    keys = [event.key for event in g.events]
    assert keys.index("erupted") < keys.index("award_taken") < keys.index("specialist_income")


def second_knight(g):
    """Seat 0 has played the first knight of a pair and holds the second."""
    state = development(g)
    state.deck.mixed["knight"] -= 1
    state.played.append("knight")
    state.knights[0] = castles(g).unpaired[0] = 1
    card(g, 0, "knight")


def test_atx_e6_event_cards_and_castles_knights_given_for_a_castle_fight_no_tournament():
    g = only(island(4, "event_cards", "castles"), **{"0,0": "forest 8"})
    settlement(g, 0, "0,0 N")
    second_knight(g)
    g = act(g, PlayKnight(0), MoveRobber(0, hex(g, "2,0")), BuildCastle(0, hex(g, "0,0")))
    assert development(g).knights[0] == 0 and castles(g).castles == [hex(g, "0,0")]
    assert asked(draw(end(g), "tournament")) == [(1, "main")]


def test_atx_e8_atlantis_and_castles_a_castle_that_sinks_can_be_built_again():
    g = drowning(4, "castles", **{"2,0": "hills 9", "0,0": "forest 8"})
    settlement(g, 0, corner(g, "2,0 NW"), "0,0 N")
    castles(g).castles = [hex(g, "2,0")]
    g = sinks(g, "2,0")
    assert castles(g).castles == [] and castles_left(g) == 6 and atlantis(g).sunk == [hex(g, "2,0")]
    second_knight(g)
    g = act(g, PlayKnight(0), MoveRobber(0, hex(g, "-2,0")), BuildCastle(0, hex(g, "0,0")))
    assert castles(g).castles == [hex(g, "0,0")]


def test_atx_e10_and_vol_e7_lava_takes_the_wall_with_the_city():
    g = only(island(4, "city_walls", "volcano", phase="before_roll"), **{"0,0": "volcano 5"})
    city(g, 0, around(g, "0,0")[NE])
    walls(g).walls = [around(g, "0,0")[NE]]
    g.table.robber = hex(g, "0,0")
    assert g.rules.hand_limit(g, 0, 7) == 9
    g = act(g, Roll(0), chance=lots(1, 2, 1))
    assert told(g, "erupted")[0]["die"] == 2 and walls(g).walls == []
    assert g.table.buildings[around(g, "0,0")[NE]].kind == "settlement" and g.rules.hand_limit(g, 0, 7) == 7
