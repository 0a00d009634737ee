"""Event cards in Cities & Knights (EVT-29 to EVT-39)."""

from game.modules.base.building import BuildRoad
from game.modules.base.discarding import Discard
from game.modules.base.picking import Pick
from game.modules.base.rolling import Roll
from game.modules.cities_and_knights.cards.science import Alchemist
from game.modules.cities_and_knights.cards.turncoats import Diplomat
from game.modules.cities_and_knights.knights import BuildKnight
from game.modules.cities_and_knights.state import FACES, of
from game.modules.event_cards.answers import ChooseVictim, GiveCard, GiveHelp
from game.modules.event_cards.deck import BOX
from game.modules.event_cards.roads import DamageRoad
from game.modules.event_cards.state import of as events
from tests.kit import (
    act,
    asked,
    city,
    corner,
    edge,
    end,
    give,
    hand,
    hex,
    hold,
    line,
    lots,
    refused,
    road,
    robber,
    settle,
    settlement,
    told,
)
from tests.modules.cities_and_knights.kit import awake, ck, knight, levels, progress
from tests.modules.event_cards.cards import place_of
from tests.modules.ground import only


def before_roll(players=4, **hexes):
    g = only(ck(players, "event_cards", phase="before_roll"), **hexes)
    awake(g)
    return g


def turn_over(g, card, face="ship", *further):
    """The owner turns over this card, and the event die shows a face."""
    return act(g, Roll(g.table.turn.owner), chance=lots(place_of(g, card), FACES.index(face), *further))


def draw(g, event, face="ship", *further):
    cards = (c.id for c in BOX.cards if c.event == event and c.id not in events(g).drawn)
    return turn_over(g, next(cards), face, *further)


def test_evt_29_the_event_die_is_rolled_and_the_red_die_is_the_one_on_the_card():
    g = before_roll()
    levels(g, 0, trade=1)
    g = turn_over(g, "e03r2", "trade", 0)  # red 2 opens the gate at level 1
    assert (g.table.turn.red, g.table.turn.yellow) == (2, 1) and of(g).event == "trade"
    assert len(of(g).hands[0]) + len(of(g).shown[0]) == 1
    g = before_roll()
    levels(g, 0, trade=1)
    g = turn_over(g, "e04r3", "trade")  # red 3 does not
    assert not of(g).hands[0] and not of(g).shown[0]


def test_evt_30_and_evt_e14_event_then_ship_then_production():
    g = before_roll(**{"0,0": "fields 6"})
    settlement(g, 0, "0,0 N")
    road(g, 0, "0,0 NE", "0,0 E")
    road(g, 1, "2,0 E", "2,0 NE")
    of(g).ship = 6
    g = turn_over(g, "e06r2")
    assert sorted(asked(g)) == [(0, "event_road"), (1, "event_road")]
    assert of(g).attacks == 1 and hand(g, 0) == {}  # the barbarians wait
    g = act(g, DamageRoad(0, edge(g, "0,0 NE")), DamageRoad(1, edge(g, "2,0 E")))
    assert of(g).attacks == 2 and hand(g, 0) == {"grain": 1}
    keys = [e.key for e in g.events]
    assert keys.index("road_damaged") < keys.index("barbarians_landed") < keys.index("produced")


def test_evt_31_an_alchemist_leaves_the_deck_alone():
    g = before_roll(**{"0,0": "fields 6"})
    settlement(g, 0, "0,0 N")
    progress(g, 0, "alchemist")
    g = act(g, Alchemist(0, 2, 4), chance=lots(FACES.index("ship")))
    assert events(g).drawn == [] and g.table.turn.card == ""
    assert [rolled["source"] for rolled in told(g, "rolled")] == ["dice"]
    assert hand(g, 0) == {"grain": 1} and of(g).event == "ship"
    assert asked(g) == [(0, "main")]  # no earthquake, though a card with 2 and 4 brings one


def test_evt_32_in_a_plague_a_city_earns_one_resource_and_no_commodity():
    g = before_roll(**{"0,0": "mountains 6"})
    city(g, 1, "0,0 N")
    city(g, 2, "0,0 S")
    of(g).metropolises["trade"] = corner(g, "0,0 S")
    g = turn_over(g, "e06r1")
    assert hand(g, 1) == {"ore": 1} and hand(g, 2) == {"ore": 1}
    g = turn_over(end(g), "e06r4")
    assert hand(g, 1) == {"ore": 2, "coin": 1}


def test_evt_33_gifts_may_be_commodities_and_only_commodities_still_oblige():
    g = before_roll(3)
    hold(g, 0, coin=1, cloth=1)
    hold(g, 1, ore=1, paper=1)
    g = draw(g, "good_neighbourhood")
    assert sorted(asked(g)) == [(0, "event_gift"), (1, "event_gift")]
    g = act(g, GiveCard(0, "cloth"), GiveCard(1, "paper"))
    assert hand(g, 1) == {"ore": 1, "cloth": 1} and hand(g, 2) == {"paper": 1}


def test_evt_33_help_may_be_a_commodity():
    g = before_roll(3)
    settlement(g, 0, "0,0 N")
    hold(g, 0, coin=2)
    g = act(draw(g, "neighbourly_help"), GiveHelp(0, "coin", 2))
    assert hand(g, 2) == {"coin": 1}


def test_evt_34_the_tournament_counts_the_strength_of_all_knights():
    g = before_roll()
    knight(g, 1, "0,0 N", strength=2)
    knight(g, 2, "2,0 S", strength=1, active=True)
    knight(g, 2, "0,2 S", strength=1)
    knight(g, 3, "-2,0 N", strength=1)
    g = draw(g, "tournament")
    assert sorted(asked(g)) == [(1, "pick"), (2, "pick")]
    assert refused(g, Pick(1, {"coin": 1})) == "bad_count"  # EVT-36: resources only
    assert asked(draw(before_roll(), "tournament")) == [(0, "main")]


def test_evt_35_trade_advantage_draws_from_resources_and_commodities():
    for ticket, kind in ((0, "ore"), (1, "coin")):
        g = before_roll()
        line(g, 2, *(f"0,0 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
        settle(g)
        hold(g, 0, ore=1, coin=1)
        progress(g, 0, "spy")
        g = act(draw(g, "trade_advantage"), ChooseVictim(2, 0), chance=lots(ticket))
        assert hand(g, 2) == {kind: 1} and of(g).hands[0] == ["spy"]


def test_evt_36_a_fruitful_year_gives_no_commodity():
    g = draw(before_roll(), "fruitful_year")
    assert refused(g, Pick(0, {"cloth": 1})) == "bad_count"


def test_evt_37_a_conflict_takes_a_resource_from_anybody_with_a_card():
    g = before_roll()
    knight(g, 1, "0,0 N", strength=2)
    hold(g, 0, ore=1, coin=5)
    hold(g, 2, paper=2)
    g = draw(g, "conflict")
    assert asked(g) == [(1, "event_victim")] and g.prompts[0].args["victims"] == [0, 2]
    taken = act(g, ChooseVictim(1, 0), chance=lots(0))
    assert hand(taken, 1) == {"ore": 1}
    nothing = act(g, ChooseVictim(1, 2), chance=lots())
    assert hand(nothing, 1) == {} and hand(nothing, 2) == {"paper": 2} and told(nothing, "nothing_stolen")


def test_evt_37_a_tie_of_strength_takes_nothing():
    g = before_roll()
    knight(g, 1, "0,0 N", strength=2)
    knight(g, 2, "2,0 S", strength=2)
    hold(g, 0, ore=1)
    assert asked(draw(g, "conflict")) == [(0, "main")]


def test_evt_38_before_the_first_attack_only_the_limit_is_checked_and_the_robber_stays():
    g = before_roll(**{"0,0": "forest 4", "2,0": "desert"})
    of(g).attacks = 0
    robber(g, "0,0")
    g.table.home = hex(g, "2,0")
    hold(g, 1, wood=8)
    robbed = draw(g, "robbery")
    assert asked(robbed) == [(1, "discard")]
    robbed = act(robbed, Discard(1, {"wood": 4}))
    assert asked(robbed) == [(0, "main")] and robbed.table.robber == hex(g, "0,0")
    assert draw(g, "robber_leaves").table.robber == hex(g, "0,0")
    of(g).attacks = 1
    assert draw(g, "robber_leaves").table.robber == hex(g, "2,0")


def test_evt_39_a_knight_is_recruited_at_a_damaged_road_but_the_diplomat_leaves_it():
    g = only(ck(4, "event_cards"))
    road(g, 0, "0,0 NE")
    events(g).damaged = [edge(g, "0,0 NE")]
    give(g, 0, wool=1, ore=1)
    progress(g, 0, "diplomat")
    assert refused(g, Diplomat(0, edge(g, "0,0 NE"))) == "damaged_road"
    g = act(g, BuildKnight(0, corner(g, "0,0 N")))
    assert of(g).knights[corner(g, "0,0 N")].seat == 0
    give(g, 0, wood=1, brick=1)
    assert refused(g, BuildRoad(0, edge(g, "0,0 E"))) == "repair_first"
