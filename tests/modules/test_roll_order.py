"""What happens first when several variants react to one roll (ATX-18, ATX-19, ATX-24 to ATX-26)."""

from game.modules.base.discarding import Discard
from game.modules.base.picking import Pick
from game.modules.base.robbing import MoveRobber
from game.modules.base.rolling import Roll
from game.modules.cities_and_knights.progress import DrawDeck
from game.modules.cities_and_knights.state import FACES
from game.modules.cities_and_knights.state import of as knights_state
from game.modules.development.state import of as development
from game.modules.event_cards.answers import ChooseVictim, GiveCard
from tests.kit import (
    act,
    around,
    asked,
    bank,
    city,
    corner,
    hand,
    hex,
    hold,
    island,
    line,
    lots,
    points,
    settle,
    settlement,
    told,
)
from tests.modules.atlantis.sea import drowning, markers
from tests.modules.cities_and_knights.kit import awake, ck, levels
from tests.modules.event_cards.cards import place_of, turn_over
from tests.modules.ground import only

N, NE, SE, S, SW, NW = range(6)


def keys_in_order(g, *keys):
    """The last action told these facts in this order."""
    told_keys = [event.key for event in g.events]
    places = [told_keys.index(key) for key in keys]
    assert places == sorted(places), told_keys


def test_atx_18_event_cards_jungle_and_volcano_event_production_with_tokens_choices_lava():
    g = only(
        island(4, "event_cards", "jungle", "volcano", phase="before_roll"),
        **{"0,0": "volcano 5", "2,0": "hills 5", "-2,0": "jungle 5"},
    )
    development(g).knights = [0, 1, 0, 0]
    settlement(g, 0, corner(g, "2,0 S"), around(g, "0,0")[N])
    city(g, 2, corner(g, "-2,0 N"))
    g = turn_over(g, "e05r3")  # a tournament
    assert asked(g) == [(1, "pick")] and hand(g, 0) == hand(g, 2) == {}  # step 3: nothing is produced yet
    g = act(g, Pick(1, {"ore": 1}))
    assert hand(g, 0) == {"brick": 1} and hand(g, 2) == {"discovery": 2}  # step 6a, both at the same time
    assert asked(g) == [(0, "pick")] and not told(g, "erupted")  # step 6b
    assert g.table.turn.got == [1, 0, 0, 0]  # ATX-26: neither the event nor tokens count
    g = act(g, Pick(0, {"wool": 1}), chance=lots(0))
    keys_in_order(g, "picked", "erupted", "building_lost")  # step 6d
    assert around(g, "0,0")[N] not in g.table.buildings and asked(g) == [(0, "main")]


def test_atx_18_cities_and_knights_event_cards_and_volcano_one_after_the_other():
    g = only(
        ck(4, "event_cards", "volcano", phase="before_roll"),
        **{"0,0": "volcano 5", "2,0": "hills 5", "-2,0": "forest 4"},
    )
    awake(g)
    state = knights_state(g)
    state.ship = 6
    levels(g, 3, science=3)
    settlement(g, 0, around(g, "0,0")[N])
    settlement(g, 1, corner(g, "2,0 S"))
    line(g, 2, *(f"-1,0 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
    settle(g)
    hold(g, 1, ore=1)
    g = act(g, Roll(0), chance=lots(place_of(g, "e05r4"), FACES.index("ship")))
    assert asked(g) == [(2, "event_victim")]  # step 3: the trade advantage of the longest road
    assert knights_state(g).attacks == 1 and hand(g, 1) == {"ore": 1}
    g = act(g, ChooseVictim(2, -1))
    keys_in_order(g, "event_declined", "barbarians_landed", "produced")  # steps 4 and 6a
    assert hand(g, 1) == {"ore": 1, "brick": 1} and asked(g) == [(0, "pick")]  # step 6b
    g = act(g, Pick(0, {"wool": 1}))
    assert asked(g) == [(3, "pick")] and not told(g, "erupted")  # step 6c: got nothing, and has the aqueduct
    g = act(g, Pick(3, {"wood": 1}), chance=lots(0))
    assert told(g, "erupted")[0]["die"] == 1 and around(g, "0,0")[N] not in g.table.buildings  # step 6d


def test_atx_18_a_magic_seven_of_the_cards_with_everything_a_seven_brings():
    """ATX-E5, and Cities & Knights: event, event die, the wizard, discards, robber."""
    g = only(ck(4, "event_cards", "magic_seven", phase="before_roll"), **{"0,0": "wizard_castle"})
    awake(g)
    knights_state(g).ship = 6
    settlement(g, 1, around(g, "0,0")[N])
    hold(g, 2, wool=8)
    g = act(g, Roll(0), chance=lots(place_of(g, "e07r6"), FACES.index("ship")))
    keys_in_order(g, "rolled", "event_card", "barbarians_landed")
    assert asked(g) == [(1, "draw_deck")] and hand(g, 2) == {"wool": 8}  # step 5a before the discards
    g = act(g, DrawDeck(1, "trade"))
    assert asked(g) == [(2, "discard")]  # step 5b
    g = act(g, Discard(2, {"wool": 4}))
    assert asked(g) == [(0, "robber")]  # step 5c
    assert asked(act(g, MoveRobber(0, hex(g, "1,0")))) == [(0, "main")]


def test_atx_e5_the_robbery_with_red_six_is_magic_and_then_one_ordinary_seven():
    g = only(island(4, "event_cards", "magic_seven", "jungle", phase="before_roll"), **{"0,0": "wizard_castle"})
    settlement(g, 1, around(g, "0,0")[N])
    g = turn_over(g, "e07r6", 0)
    assert len(development(g).cards[1]) == 1 and asked(g) == [(0, "robber")]
    assert asked(act(g, MoveRobber(0, hex(g, "1,0")))) == [(0, "main")]


def test_atx_18_atlantis_and_event_cards_gift_production_storm():
    g = markers(drowning(4, "event_cards", **{"2,0": "hills 6"}), **{"2,0": 4})
    settlement(g, 1, corner(g, "2,0 SE"))
    hold(g, 0, wood=1, ore=1)
    g = turn_over(g, "e06r3")
    assert asked(g) == [(0, "event_gift")] and hand(g, 1) == {} and g.table.alive[hex(g, "2,0")]
    g = act(g, GiveCard(0, "ore"))
    assert hand(g, 1) == {"ore": 1, "brick": 1} and not g.table.alive[hex(g, "2,0")]
    keys_in_order(g, "gave_card", "produced", "storm", "hex_sank", "building_lost")


def test_atx_19_a_win_inside_the_roll_ends_the_game_there():
    """Lava frees the owner's road: the award wins at step 6d, and nothing that comes later happens."""
    g = only(island(4, "volcano", "event_cards", phase="before_roll"), **{"0,0": "volcano 5"})
    ring = around(g, "0,0")
    line(g, 0, *ring[:6])
    settlement(g, 1, ring[SE])
    city(g, 0, "0,-2 N", "2,-2 N", "2,0 S", "-2,2 S")
    g.table.robber = hex(g, "0,0")
    assert settle(g).over is None and points(g, 0) == 8
    g = turn_over(g, "e05r1", 2)
    assert g.table.awards == {"longest_road": 0} and g.over is not None and g.over.winners == (0,)
    assert not g.prompts and not g.agenda


def test_atx_24_ordinary_production_uses_the_bank_before_the_volcano():
    g = only(
        island(4, "volcano", "jungle", "event_cards", phase="before_roll"), **{"0,0": "volcano 5", "2,0": "hills 5"}
    )
    city(g, 1, corner(g, "2,0 S"))
    settlement(g, 0, around(g, "0,0")[N])
    bank(g, brick=2)
    g = turn_over(g, "e05r1")
    assert hand(g, 1) == {"brick": 2} and asked(g) == [(0, "pick_in_turn")]
    assert "brick" not in [k for a in Pick.suggest(g, 0, g.prompts[0]) for k in a.cards]


def test_atx_14_and_atx_15_the_robber_stops_yields_but_neither_lava_nor_storm():
    g = only(island(4, "volcano", phase="before_roll"), **{"0,0": "volcano 5"})
    settlement(g, 1, around(g, "0,0")[N])
    g.table.robber = hex(g, "0,0")
    g = act(g, Roll(0), chance=lots(1, 2, 0))
    assert told(g, "erupted") and hand(g, 1) == {}
    g = drowning(**{"2,0": "hills 9"})
    g.table.robber = hex(g, "2,0")
    g = act(g, Roll(0), chance=lots(3, 4))
    assert told(g, "storm")
    every = dict.fromkeys(("2,0", "2,-1", "1,1", "-1,2", "-2,2", "-2,1", "-2,0", "-1,-1", "1,-2", "2,-2"), 4)
    g = markers(drowning(), **every, **dict.fromkeys(("0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"), 2))
    g = act(g, Roll(0), chance=lots(2, 3))
    assert len(MoveRobber.choices(g, 0, g.prompts[0], {})) == 1  # the other desert always remains
