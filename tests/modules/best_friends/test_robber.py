"""A robber that hurts nobody (BF-10 to BF-16)."""

import pytest

from game.core.robber import send_home
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.best_friends.guilds import GuildMerchant
from game.modules.best_friends.state import MERCHANT
from game.modules.development.playing import PlayKnight
from game.table import Building
from tests.kit import act, asked, card, default, give, hand, hex, lots, refused, robber, roll, settlement, told, turn_of
from tests.modules.atlantis.sea import NORTH, SOUTH, drowning
from tests.modules.best_friends.kit import counts, favours, friends, pool
from tests.modules.ground import only

HILLS, PASTURE, DESERT, FAR = "0,0", "1,0", "-1,0", "2,-2"
GROUND = {HILLS: "hills 8", PASTURE: "pasture 4", DESERT: "desert", FAR: "forest 6"}


def robbed(*modules, **options):
    """Before the roll of seat 0; the robber stands far away from everybody."""
    g = only(friends(4, *modules, phase="before_roll", **options), "fields", **GROUND)
    robber(g, "-2,2")
    return g


def seven(g, place, *, steal=None):
    """A 7 is rolled and the robber moved; `steal` is whom to rob where that is asked."""
    g = act(roll(g, 7), MoveRobber(0, hex(g, place)))
    return g if steal is None else act(g, Steal(0, steal))


def test_bf_10_e1_a_hex_without_buildings_earns_a_token_that_cannot_be_used_in_this_turn():
    g = robbed()
    favours(g, 0)
    pool(g, merchant=4)
    g = seven(g, FAR)
    assert counts(g) == [1, 0, 0, 0]
    assert told(g, "favours_earned") == [{"seat": 0, "n": 1, "why": "robber"}]
    assert refused(g, GuildMerchant(0, "ore")) == "token_too_new"


def test_bf_10_the_hex_may_be_the_desert():
    assert counts(seven(robbed(), DESERT)) == [1, 0, 0, 0]


def test_bf_10_e2_own_buildings_are_buildings_too():
    g = robbed()
    settlement(g, 0, "1,0 SE")
    assert counts(seven(g, PASTURE)) == [0, 0, 0, 0]


def test_bf_11_bf_12_e3_on_the_desert_the_mover_may_take_nothing_and_earn_a_token():
    g = robbed()
    settlement(g, 1, "-1,0 NW")
    give(g, 1, ore=3)
    g = seven(g, DESERT)
    assert asked(g) == [(0, "steal")]
    spared, stolen = act(g, Steal(0, -1)), act(g, Steal(0, 1))
    assert counts(spared) == [1, 0, 0, 0] and hand(spared, 0) == {}
    assert counts(stolen) == [0, 0, 0, 0] and hand(stolen, 0) == {"ore": 1}


def test_bf_12_silence_takes_nothing():
    g = robbed()
    settlement(g, 1, "-1,0 NW")
    give(g, 1, ore=3)
    assert default(seven(g, DESERT)) == Steal(0, -1)


def test_bf_12_elsewhere_stealing_is_not_waived():
    g = robbed()
    settlement(g, 1, "0,0 N")
    settlement(g, 2, "0,0 S")
    for seat in (1, 2):
        give(g, seat, ore=1)
    g = seven(g, HILLS)
    assert asked(g) == [(0, "steal")]
    assert refused(g, Steal(0, -1)) == "bad_target"


def test_bf_13_e4_only_own_buildings_on_the_desert_no_question():
    g = robbed()
    settlement(g, 0, "-1,0 NW")
    g = seven(g, DESERT)
    assert asked(g) == [(0, "main")]
    assert counts(g) == [1, 0, 0, 0]


def test_bf_13_neighbours_of_the_desert_without_cards_no_question():
    g = robbed()
    settlement(g, 1, "-1,0 NW")
    g = seven(g, DESERT)
    assert asked(g) == [(0, "main")]
    assert counts(g) == [1, 0, 0, 0]


def test_bf_14_e5_a_building_without_cards_on_other_land_earns_nothing():
    g = robbed()
    settlement(g, 1, "0,0 N")
    g = seven(g, HILLS)
    assert asked(g) == [(0, "main")]
    assert counts(g) == [0, 0, 0, 0]


def test_bf_14_sparing_somebody_elsewhere_by_a_house_rule_earns_nothing():
    g = robbed(steal_optional=True)
    settlement(g, 1, "0,0 N")
    give(g, 1, ore=1)
    assert counts(seven(g, HILLS, steal=-1)) == [0, 0, 0, 0]


def test_base_o4_bf_10_a_robber_that_may_go_nowhere_goes_home_and_hurts_nobody():
    g = robbed(friendly_robber=True)
    g.table.home = hex(g, DESERT)
    g.table.buildings = {c: Building(1, "settlement", 1) for c in range(54)}  # a poor neighbour at every hex
    g.memo.clear()
    g = roll(g, 7, 0)
    assert told(g, "robber_home") and counts(g) == [1, 0, 0, 0]


@pytest.mark.parametrize("cause", ["digur", "event", "bishop", "retreat"])
def test_bf_15_other_moves_earn_nothing(cause):
    g = robbed()
    g.rules.robber_settled(g, 0, hex(g, FAR), cause, ())
    send_home(g)
    assert counts(g) == [0, 0, 0, 0]


def test_bf_16_a_knight_before_the_roll_earns_as_well():
    g = robbed()
    card(g, 0, "knight")
    g = act(g, PlayKnight(0), MoveRobber(0, hex(g, FAR)))
    assert asked(g) == [(0, "before_roll")]
    assert counts(g) == [1, 0, 0, 0]


def test_bf_d17_each_of_two_deserts_is_the_desert():
    g = friends(6, phase="before_roll")
    deserts = [h for h, terrain in enumerate(g.table.terrain) if terrain == "desert"]
    assert len(deserts) == 2
    for here, there in (deserts, reversed(deserts)):
        g = turn_of(g, 0)
        robber(g, here)
        corner = g.rules.topology.hex_corners[there][0]
        if corner not in g.table.buildings:
            settlement(g, 1, corner)
        g = act(roll(g, 7), MoveRobber(0, there))
    assert counts(g) == [2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("module", "terrain"), [("great_river", "swamp"), ("jungle", "jungle"), ("volcano", "volcano")]
)
def test_what_the_desert_is_in_variants(module, terrain):
    """The swamp is the desert; jungle and volcano are not."""
    g = friends(4, module, phase="before_roll")
    there = g.table.terrain.index(terrain)
    settlement(g, 0, g.rules.topology.hex_corners[there][0])
    robber(g, next(h for h in g.rules.topology.hexes if h != there))
    g = act(roll(g, 7), MoveRobber(0, there))
    assert counts(g) == [int(terrain == "swamp"), 0, 0, 0]


def test_both_deserts_of_atlantis_count():
    """Each of them is next to somebody, and nobody has a card to lose."""
    g = drowning(4, "best_friends")
    for turn, place in enumerate((SOUTH, NORTH), 1):
        g = act(roll(turn_of(g, 0), 7), MoveRobber(0, hex(g, place)))
        assert counts(g) == [turn, 0, 0, 0]


def test_a_castle_bars_a_harmless_move_too():
    from game.modules.castles.state import of as castles

    g = robbed("castles")
    castles(g).castles.append(hex(g, FAR))
    g = roll(g, 7)
    assert refused(g, MoveRobber(0, hex(g, FAR))) == "castle"


def test_an_event_that_sends_the_robber_home_earns_nothing_and_its_seven_is_a_seven():
    from game.modules.event_cards.deck import BOX
    from tests.modules.event_cards.cards import turn_over

    robbery = next(c.id for c in BOX.cards if c.event == "robbery")
    leaves = next(c.id for c in BOX.cards if c.event == "robber_leaves")
    g = robbed("event_cards")
    assert counts(turn_over(g, leaves)) == [0, 0, 0, 0]
    g = turn_over(g, robbery)
    assert counts(act(g, MoveRobber(0, hex(g, FAR)))) == [1, 0, 0, 0]


def test_a_draw_uses_chance_and_cannot_be_taken_back():
    g = robbed()
    pool(g, merchant=2, scholar=1)
    rolled = roll(g, 7)
    g = act(rolled, MoveRobber(0, hex(g, FAR)), chance=lots(1))
    assert g.undo == ()
    assert [held.guild for held in g.ext["best_friends"].tokens[0]] == [MERCHANT]
