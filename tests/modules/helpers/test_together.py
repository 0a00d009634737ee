"""Helpers beside other systems: who goes with them, and what changes (the combining section of the helpers)."""

from itertools import combinations

import pytest

from game.catalogue import catalogue, find
from game.engine import Refused
from game.modules.base.picking import Pick
from game.modules.base.rolling import Roll
from game.modules.base.settings import Leave
from game.modules.castles.state import of as castles
from game.modules.city_walls.module import of as walls
from game.modules.development.state import of as development
from game.modules.event_cards.deck import BOX
from game.modules.event_cards.state import of as events
from game.modules.great_river.course import banks, gold, river
from game.modules.helpers.development_cards import Diara, KeepCard
from game.modules.helpers.gregor import Gregor
from game.modules.helpers.roads import Hogani, Yngvi
from game.modules.helpers.robber import Digur, Kaja
from game.modules.helpers.state import of
from game.modules.helpers.stina import Stina
from game.rules import Rules, compose, objections
from game.setup import Setup
from tests.kit import (
    act,
    after_roll,
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
    roll,
    settlement,
    told,
    turn_of,
    way,
)  # fmt: skip
from tests.modules.atlantis.sea import drowning
from tests.modules.event_cards.cards import turn_over
from tests.modules.ground import only
from tests.modules.helpers.kit import hire, table, turned
from tests.modules.test_combinations import LARGE_TABLE, TEN, refused_pair

FOREST, DESERT = "0,0", "2,0"


def codes(players, *modules):
    return {reason.key for reason in objections(Setup(players, modules))}


@pytest.mark.parametrize("variant", TEN)
def test_every_variant_is_accepted_at_its_own_tables(variant):
    assert codes(3, "helpers", variant) == codes(4, "helpers", variant) == set()
    allowed = set() if variant in LARGE_TABLE else {"players_3_4_only"}
    assert codes(5, "helpers", variant, "five_six") == codes(6, "helpers", variant, "five_six") == allowed


def test_pairs_of_variants_are_judged_as_without_helpers():
    for pair in combinations(TEN, 2):
        assert codes(4, "helpers", *pair) == codes(4, *pair) and bool(codes(4, *pair)) == refused_pair(*pair)


def test_not_with_cities_and_knights():
    assert "not_with_cities_knights" in codes(4, "helpers", "cities_and_knights")
    reasons = objections(Setup(4, ("helpers", "cities_and_knights")))
    assert [r.key for r in reasons].count("not_with_cities_knights") == 1
    with pytest.raises(Refused):
        compose(Setup(4, ("helpers", "cities_and_knights")))


@pytest.mark.parametrize("board", ["corsica", "new_york"])
def test_not_on_printed_maps(board):
    helpers = find("helpers")
    assert [r.key for r in helpers.refuses(Setup(4, ("helpers", board)))] == ["fixed_board"]


def test_every_other_system_is_one_of_those_or_says_itself_whether_it_goes_with_helpers():
    judged = {*TEN, "cities_and_knights", "corsica", "new_york", "five_six", "base", "development", "helpers"}
    later = {"best_friends", "erie_canal"}  # the first is accepted (BF-D14), the second belongs to New York
    for key in set(catalogue()) - judged - later:
        assert all(
            reason.details.get("module") == key for reason in objections(Setup(4, ("helpers", key), agreed=(key,)))
        )


def test_the_target_is_that_of_the_others():
    assert compose(Setup(4, ("helpers",))).target == 10
    assert compose(Setup(4, ("helpers", "specialists", "harbormaster"))).target == 13


# --- the robber elsewhere ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "terrain"), [("volcano", "volcano 5"), ("magic_seven", "wizard_castle")])
def test_where_there_is_no_desert_digur_has_nowhere_to_send_it(variant, terrain):
    g = only(table("digur", 4, variant), "fields", **{FOREST: "forest 8", DESERT: terrain})
    assert refused(g, Digur(0)) == "robber_off_board"
    robber(g, FOREST)
    assert refused(g, Digur(0)) == "no_effect"
    hire(g, {0: "kaja"})
    assert hand(act(g, Kaja(0)), 0) == {"wood": 1}
    g.table.robber = -1
    assert refused(g, Kaja(0)) == "robber_off_board"


def test_kaja_takes_anything_on_the_volcano_and_in_the_jungle():
    for variant, terrain in (("volcano", "volcano 5"), ("jungle", "jungle 6")):
        g = only(table("kaja", 4, variant), "fields", **{FOREST: terrain})
        robber(g, FOREST)
        assert refused(g, Kaja(0)) == "bad_target"
        assert hand(act(g, Kaja(0, "ore")), 0) == {"ore": 1}


def test_hlp_55_digur_moves_the_robber_out_of_the_jungle_and_takes_nothing():
    g = only(table("digur", 4, "jungle"), "fields", **{FOREST: "jungle 6", DESERT: "desert"})
    robber(g, FOREST)
    g = act(g, Digur(0))
    assert g.table.robber == hex(g, DESERT) and hand(g, 0) == {}


def test_the_swamp_is_the_desert_of_the_great_river():
    g = table("digur", 4, "great_river")
    swamp = river(g)[0]
    g.table.robber = swamp
    assert refused(g, Digur(0)) == "no_effect"
    hire(g, {0: "kaja"})
    assert hand(act(g, Kaja(0, "ore")), 0) == {"ore": 1}
    hire(g, {0: "digur"})
    g.table.robber = g.table.terrain.index("forest")
    g = act(g, Digur(0))
    assert g.table.robber == swamp and hand(g, 0) == {"wood": 1}


def test_a_moved_road_recounts_the_gold_of_the_river():
    ground = {"2,-1": "swamp", "1,-1": "river_hills 8", "0,0": "river_mountains 4"}
    g = only(table("hogani", 4, "great_river"), "fields", **ground)
    settlement(g, 0, "2,-1 N")
    road(g, 0, "2,-1 NE")
    assert gold(g, 0) == 2  # the settlement and the road
    free = next(
        e for e in g.rules.topology.corner_edges[corner(g, "2,-1 N")] if e != edge(g, "2,-1 NE") and e not in bank_of(g)
    )
    g = act(g, Hogani(0, edge(g, "2,-1 NE"), free))
    assert gold(g, 0) == 1


def bank_of(g):
    return banks(g)[0]


def test_on_atlantis_digur_has_no_choice_between_the_two_deserts():
    g = drowning(4, "helpers", **{"2,0": "hills 9", "0,0": "forest 8"})
    hire(g, {0: "digur"})
    g = table_after_roll(g)
    home = g.table.home
    other = next(h for h, terrain in enumerate(g.table.terrain) if terrain == "desert" and h != home)
    g.table.robber = other
    assert refused(g, Digur(0)) == "no_effect"
    robber(g, "0,0")
    assert refused(g, Digur(0, other)) == "bad_target"
    assert act(g, Digur(0)).table.robber == home


def table_after_roll(g):
    return after_roll(turn_of(g, 0))


# --- rolls ------------------------------------------------------------------------------------------------------------


def test_jungle_tokens_do_not_stop_hilda_but_volcano_cards_do():
    g = only(table("hilda", 4, "jungle", phase="before_roll"), "fields", **{FOREST: "jungle 6"})
    settlement(g, 0, f"{FOREST} N")
    g = roll(g, 6)
    assert hand(g, 0) == {"discovery": 1} and asked(g) == [(0, "hilda")]
    g = only(table("hilda", 4, "volcano", phase="before_roll"), "fields", **{FOREST: "volcano 5"})
    settlement(g, 0, f"{FOREST} N")
    g = roll(g, 5)
    assert asked(g) == [(0, "pick")]
    g = act(g, Pick(0, {"ore": 1}), chance=lots(3))
    assert asked(g) == [(0, "main")]


def test_on_the_volcano_hilda_acts_before_the_lava():
    g = only(table("hilda", 4, "volcano", phase="before_roll"), "fields", **{FOREST: "volcano 5"})
    g = roll(g, 5)
    assert asked(g) == [(0, "hilda")] and not told(g, "erupted")


def test_specialists_income_does_not_stop_hilda():
    g = only(table("hilda", 4, "specialists", phase="before_roll"), "fields", **{FOREST: "forest 8"})
    g.table.awards["specialist_wood"] = 0
    g.memo["awarded"] = True
    g = act(g, Roll(0), chance=lots(0, 0))
    assert asked(g) == [(0, "hilda")]


def test_event_cards_a_7_calls_thorolf_and_gifts_do_not_stop_hilda():
    g = table("thorolf", 4, "event_cards", phase="before_roll")
    hold(g, 0, wool=9)
    g = turn_over(g, next(card for card in ("e07r1", "e07r2", "e07r3") if known(card)))
    assert asked(g) == [(0, "turn_or_swap")] and g.table.turn.number_rolled == 7
    g = only(table("hilda", 4, "event_cards", phase="before_roll"), **{FOREST: "hills 5"})
    development(g).knights = [1, 0, 0, 0]
    g = turn_over(g, "e05r3")  # a tournament
    g = act(g, Pick(0, {"ore": 1}))
    assert asked(g) == [(0, "hilda")]


def known(card):
    return card in {c.id for c in BOX.cards}


def test_evt_d13_while_a_road_is_damaged_none_is_moved_and_yngvi_repairs_none():
    g = table("hogani", 4, "event_cards")
    settlement(g, 0, "0,0 N")
    line(g, 0, "0,0 N", "0,0 NE", "0,0 SE")
    inner, outer = way(g, "0,0 N", "0,0 NE", "0,0 SE")
    onto = way(g, "0,0 N", "0,0 NW")[0]
    events(g).damaged = [inner]
    assert refused(g, Hogani(0, outer, onto)) == "repair_first"
    events(g).damaged = [outer]
    assert refused(g, Hogani(0, outer, onto)) == "damaged_road"
    hire(g, {0: "yngvi"})
    give(g, 0, wood=1, grain=1)
    assert refused(g, Yngvi(0, onto, "brick", "grain")) == "repair_first"


def test_hlp_d18_city_walls_raise_the_limit_thorolf_compares_with():
    g = table("thorolf", 4, "city_walls", phase="before_roll")
    city(g, 0, "0,0 N")
    walls(g).walls = [corner(g, "0,0 N")]
    hold(g, 0, wool=9)
    assert asked(roll(g, 7)) == [(0, "thorolf")]
    hold(g, 0, wool=10)
    assert asked(roll(g, 7)) == [(0, "turn_or_swap")]


def test_magic_seven_draws_come_before_thorolf():
    g = table("thorolf", 4, "magic_seven", phase="before_roll")
    assert asked(act(g, Roll(0), chance=lots(2, 3)))[0] == (0, "thorolf")


# --- cards and knights ------------------------------------------------------------------------------------------------


def test_castles_gregor_takes_a_knight_of_a_decided_pair_first():
    for played, unpaired, after in ((3, 1, 1), (1, 1, 0)):
        g = table("gregor", 4, "castles")
        settlement(g, 0, "0,0 N")
        state = development(g)
        state.knights[0], castles(g).unpaired[0] = played, unpaired
        hold(g, 0, ore=2, grain=1)
        g = act(g, Gregor(0, "city", corner(g, "0,0 N")))
        assert castles(g).unpaired[0] == after


def test_castles_diara_mixes_knights_from_under_the_deck():
    g = table("diara", 4, "castles")
    hold(g, 0, ore=1, wool=1, grain=1)
    deck = development(g).deck
    deck.under = ["knight", "knight"]
    g = act(g, Diara(0))
    g = act(g, KeepCard(0, g.prompts[0].secret[0]))
    assert development(g).deck.under == []


def test_jungle_tokens_pay_what_diara_leaves():
    g = table("diara", 4, "jungle")
    hold(g, 0, brick=1, wool=1)
    give(g, 0, discovery=1)
    assert refused(g, Diara(0, "ore", "brick")) == "cannot_pay"
    assert refused(g, Diara(0, "ore", "brick", {"grain": 1, "wool": 1})) == "not_enough_tokens"
    assert refused(g, Diara(0, "ore", "brick", {"ore": 1})) == "wrong_price"
    g = act(g, Diara(0, "ore", "brick", {"grain": 1}))
    assert hand(g, 0) == {} and asked(g) == [(0, "diara_card")]


def test_digurs_move_is_neither_a_7_nor_a_knight():
    """Whoever looks at robber moves is told the cause."""
    seen = []
    g = only(table("digur"), "fields", **{FOREST: "forest 8", DESERT: "desert"})
    robber(g, FOREST)
    rules: Rules = g.rules
    before = rules.robber_settled
    rules.robber_settled = lambda g, seat, hex, cause, victims: seen.append((seat, cause, victims))
    try:
        act(g, Digur(0))
    finally:
        rules.robber_settled = before
    assert seen == [(0, "digur", ())]


def test_a_moved_road_is_told_as_such():
    """Whoever looks at what is built learns that it was moved (BF-31 needs it)."""
    seen = []
    g = table("hogani")
    settlement(g, 0, "0,0 N")
    line(g, 0, "0,0 N", "0,0 NE", "0,0 SE")
    before = g.rules.placed
    g.rules.placed = lambda g, seat, item, place, how: seen.append((item, place, how))
    onto = way(g, "0,0 N", "0,0 NW")[0]
    try:
        act(g, Hogani(0, way(g, "0,0 NE", "0,0 SE")[0], onto))
    finally:
        g.rules.placed = before
    assert seen == [("road", onto, "moved")]


def test_split_turns_a_building_helper_closes_the_trade_and_stina_needs_it_open():
    g = table("yngvi", turn_mode="split")
    settlement(g, 0, "0,0 N")
    hold(g, 0, wood=1, grain=1, ore=2)
    assert asked(g) == [(0, "trade")]
    g = turned(act(g, Yngvi(0, way(g, "0,0 N", "0,0 NE")[0], "brick", "grain")))
    assert asked(g) == [(0, "build")]
    of(g).hired[0].name, of(g).hired[0].since = "stina", -1
    assert refused(g, Stina(0, "ore", {"wood": 1})) == "wrong_phase"


def test_a_helper_stays_with_somebody_who_leaves_and_is_not_waited_for():
    g = table("hilda", phase="before_roll", turn=1)
    g = act(g, Leave(0))
    assert of(g).hired[0].name == "hilda"
    assert asked(roll(g, 2)) == [(1, "main")]
    g = table("hilda", phase="before_roll", turn=1)
    g = roll(g, 2)
    assert asked(g) == [(0, "hilda")]
    g = act(g, Leave(0))
    assert asked(g) == [(1, "main")] and asked(end(g)) == [(2, "before_roll")]
