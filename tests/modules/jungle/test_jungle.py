"""The jungle: which pasture it is, what it yields, what tokens buy (JGL-01 to JGL-15)."""

import pytest

from game.create import new_game
from game.engine import resume, view
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.discarding import Discard
from game.modules.base.founding import FoundBuilding, FoundBuildingQuestion
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayInvention, PlayKnight, PlayMonopoly
from game.modules.development.state import of as development
from game.modules.jungle.choosing import PickJungle, candidates
from game.setup import Setup
from tests.kit import (
    act,
    around,
    asked,
    bank,
    card,
    city,
    corner,
    default,
    edge,
    founding,
    hand,
    hex,
    hold,
    island,
    lots,
    refused,
    road,
    roll,
    seeded,
    settlement,
    told,
)
from tests.modules.ground import only, seen

JUNGLE = {"0,0": "jungle 9"}
FOUR = ("0,-1", "1,0", "-1,1", "2,-2")
N, NE, SE, S, SW, NW = range(6)


def wild(players=4, *modules, phase="before_roll", **further):
    """The jungle in the middle, with a 9."""
    return only(island(players, "jungle", *modules, phase=phase), **JUNGLE, **further)


def pastures(*numbers):
    """A founding whose four pastures have these numbers, and whose jungle is not chosen yet."""
    g = founding(4, "jungle")
    only(g, **{place: f"pasture {n}" for place, n in zip(FOUR, numbers, strict=True)})
    g.prompts, g.agenda = [], []
    g.then("board_laid")
    g.then("found_all")
    g.chance = seeded()
    resume(g)
    return g


# --- which pasture --------------------------------------------------------------------------------------------------


def test_jgl_01_and_jgl_05_the_island_is_complete_and_one_pasture_leaves_it():
    for seed in range(30):
        g = new_game(Setup(4, ("jungle",)), seeded(seed))
        base = new_game(Setup(4), seeded(seed))
        if asked(g)[0][1] == "choose_jungle":
            assert g.table.terrain == base.table.terrain and g.table.tokens == base.table.tokens
            g = act(g, default(g))
        here = g.table.terrain.index("jungle")
        assert base.table.terrain[here] == "pasture" and g.table.tokens == base.table.tokens
        assert g.table.terrain.count("pasture") == 3 and g.table.terrain.count("desert") == 1
        assert g.table.tokens[here] not in (2, 12)


@pytest.mark.parametrize(
    ("numbers", "best"),
    [
        ((4, 12, 5, 3), {5}),
        ((4, 9, 10, 3), {9}),
        ((4, 8, 11, 2), {4}),
        ((6, 12, 10, 3), {10}),  # JGL-E3
        ((6, 12, 2, 3), {3}),
        ((11, 3, 6, 8), {11, 3}),
        ((8, 5, 9, 11), {5, 9}),  # JGL-E2
    ],
)
def test_jgl_02_the_best_number_wins(numbers, best):
    g = pastures(*numbers)
    assert g.table.terrain.count("jungle") == (len(best) == 1)
    if len(best) > 1:
        assert {g.table.tokens[h] for h in candidates(g)} == best
    else:
        assert g.table.tokens[g.table.terrain.index("jungle")] == best.pop()


def test_jgl_03_never_two_or_twelve_and_a_red_one_only_if_nothing_else_is_there():
    g = pastures(2, 6, 12, 8)
    assert asked(g) == [(0, "choose_jungle")] and {g.table.tokens[h] for h in candidates(g)} == {6, 8}
    g = pastures(2, 6, 12, 3)
    assert g.table.tokens[g.table.terrain.index("jungle")] == 3


def test_jgl_04_and_jgl_e2_the_starting_player_chooses_among_equals_before_anybody_founds():
    g = pastures(8, 5, 9, 11)
    five, nine = hex(g, FOUR[1]), hex(g, FOUR[2])
    assert asked(g) == [(0, "choose_jungle")]
    assert refused(g, PickJungle(0, hex(g, FOUR[0]))) == "not_a_candidate"
    assert refused(g, PickJungle(0, hex(g, "0,1"))) == "not_a_candidate"
    assert refused(g, PickJungle(0, 99)) == "not_on_board"
    assert refused(g, PickJungle(1, five)) == "not_your_turn"
    assert refused(g, FoundBuilding(0, 0)) == "choice_pending"
    g = act(g, PickJungle(0, nine))
    assert g.table.terrain[nine] == "jungle" and g.table.terrain[five] == "pasture"
    assert asked(g) == [(0, "found_building")] and told(g, "jungle_found") == [{"hex": nine, "number": 9}]


def test_jgl_04_silence_takes_the_first_in_board_order():
    g = pastures(8, 5, 9, 11)
    assert default(g) == PickJungle(0, min(hex(g, FOUR[1]), hex(g, FOUR[2])))


def test_jgl_06_the_robber_starts_on_the_jungle_and_its_home_is_the_desert():
    g = new_game(Setup(4, ("jungle",)), seeded())
    while asked(g)[0][1] == "choose_jungle":
        assert g.table.robber == -1
        g = act(g, default(g))
    assert g.table.terrain[g.table.robber] == "jungle" and g.table.terrain[g.table.home] == "desert"


@pytest.mark.parametrize("other", ["volcano", "magic_seven"])
def test_jgl_06_atx_12_it_does_so_with_other_hexes_instead_of_the_desert_too(other):
    for modules in ((other, "jungle"), ("jungle", other)):
        g = new_game(Setup(4, modules), seeded())
        g = act(g, default(g)) if asked(g)[0][1] == "choose_jungle" else g
        assert g.table.terrain[g.table.robber] == "jungle" and g.table.home == -1


def test_jgl_07_people_start_there_and_the_second_settlement_gets_neither_resource_nor_token():
    g = only(founding(4, "jungle"), **JUNGLE, **{"0,-1": "forest 4", "1,-1": "hills 9"})
    g.prompts, g.agenda = [], []
    g.ask(3, FoundBuildingQuestion(building="settlement", round=2))
    g = act(g, FoundBuilding(3, corner(g, "0,0 N")))
    assert hand(g, 3) == {"wood": 1, "brick": 1}


# --- what it yields -------------------------------------------------------------------------------------------------


def test_jgl_08_a_settlement_gets_one_token_and_a_city_two_and_no_resource():
    g = wild()
    settlement(g, 1, around(g, "0,0")[N])
    city(g, 2, around(g, "0,0")[SE])
    g = roll(g, 9)
    assert hand(g, 1) == {"discovery": 1} and hand(g, 2) == {"discovery": 2}
    assert g.table.bank[g.rules.index["discovery"]] == 27
    assert g.table.turn.got == [0, 0, 0, 0]  # tokens are no cards
    g = roll(wild(), 8)
    assert g.table.bank[g.rules.index["discovery"]] == 30


def test_jgl_08_and_jgl_e7_several_buildings_of_one_player_add_up():
    g = wild()
    settlement(g, 2, around(g, "0,0")[N])
    city(g, 2, around(g, "0,0")[SE])
    assert hand(roll(g, 9), 2) == {"discovery": 3}


def test_jgl_09_and_jgl_e5_the_robber_stops_it():
    g = wild()
    city(g, 1, around(g, "0,0")[N])
    g.table.robber = hex(g, "0,0")
    assert hand(roll(g, 9), 1) == {}


def test_jgl_15_a_short_supply_serves_nobody_or_the_only_one():
    g = wild()
    city(g, 1, around(g, "0,0")[N])
    settlement(g, 2, around(g, "0,0")[SE])
    bank(g, discovery=2)
    g = roll(g, 9)
    assert (
        hand(g, 1) == {}
        and hand(g, 2) == {}
        and told(g, "bank_short") == [{"card": "discovery", "to": [1, 2], "n": 3, "left": 2}]
    )
    g = wild()
    city(g, 1, around(g, "0,0")[N])
    bank(g, discovery=1)
    assert hand(roll(g, 9), 1) == {"discovery": 1}


# --- what tokens buy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "tokens"),
    [
        ({"ore": 1, "discovery": 2}, {"wool": 1, "grain": 1}),
        ({"grain": 1, "wool": 1, "discovery": 1}, {"ore": 1}),
        ({"discovery": 3}, {"ore": 1, "wool": 1, "grain": 1}),
        ({"ore": 1, "wool": 1, "grain": 1, "discovery": 3}, {}),
    ],
)
def test_jgl_10_and_jgl_e1_tokens_stand_for_any_part_of_the_price(held, tokens):
    g = wild(phase="main")
    hold(g, 0, **held)
    before = sum(held.values())
    g = act(g, BuyDevelopment(0, tokens))
    assert len(development(g).cards[0]) == 1
    assert sum(hand(g, 0).values()) == before - 3
    assert hand(g, 0).get("discovery", 0) == held.get("discovery", 0) - sum(tokens.values())
    assert g.table.bank[g.rules.index["discovery"]] == 30 - hand(g, 0).get("discovery", 0)


def test_jgl_10_the_menu_offers_tokens_for_what_is_missing():
    g = wild(phase="main")
    hold(g, 0, ore=1, discovery=2)
    assert list(BuyDevelopment.suggest(g, 0, g.prompts[0])) == [BuyDevelopment(0, {"wool": 1, "grain": 1})]
    hold(g, 0, ore=1, discovery=1)
    assert list(BuyDevelopment.suggest(g, 0, g.prompts[0])) == []


def test_jgl_11_and_jgl_e1_any_other_payment_is_refused():
    g = wild(phase="main")
    hold(g, 0, ore=2, discovery=3)
    assert refused(g, BuyDevelopment(0, {"wool": 2})) == "wrong_price"  # 2 ore and tokens for two wool
    assert refused(g, BuyDevelopment(0, {"wood": 1})) == "wrong_price"
    assert refused(g, BuyDevelopment(0, {"wool": 1})) == "cannot_pay"  # the grain is missing, ore does not stand for it
    hold(g, 0, ore=1, discovery=1)
    assert refused(g, BuyDevelopment(0, {"wool": 1, "grain": 1})) == "not_enough_tokens"


def test_jgl_12_tokens_pay_for_nothing_else():
    """No other purchase takes tokens at all, so to try means to lack the cards (ATX-27: the base game's code)."""
    g = wild(phase="main")
    hold(g, 0, discovery=9)
    road(g, 0, "0,0 NE")
    settlement(g, 0, around(g, "0,0")[N])
    assert refused(g, BuildRoad(0, edge(g, "0,0 E"))) == "cannot_pay"
    assert refused(g, BuildSettlement(0, around(g, "0,0")[SE])) in ("cannot_pay", "not_connected")
    assert refused(g, BuildCity(0, around(g, "0,0")[N])) == "cannot_pay"
    assert all(g.rules.wild(g, 0, item) == 0 for item in g.rules.prices if item != "development")
    assert g.rules.wild(g, 0, "development") == 9


def test_jgl_13_tokens_are_neither_traded_nor_taken_nor_named():
    g = wild(phase="main")
    hold(g, 0, discovery=4, wood=4)
    hold(g, 1, discovery=2, ore=1)
    card(g, 0, "monopoly", "invention")
    assert refused(g, BankTrade(0, "discovery", 4, {"ore": 1})) == "not_a_resource"
    assert refused(g, BankTrade(0, "wood", 4, {"discovery": 1})) == "not_a_resource"
    assert refused(g, MakeOffer(0, {"discovery": 1}, {"ore": 1}, [1])) == "not_a_resource"
    assert refused(g, MakeOffer(0, {"wood": 1}, {"discovery": 1}, [1])) == "not_a_resource"
    assert refused(g, PlayInvention(0, {"discovery": 2})) == "not_a_resource"
    assert refused(g, PlayMonopoly(0, "discovery")) == "not_a_resource"  # JGL-E6


def test_jgl_13_and_jgl_e4_tokens_count_for_no_limit_and_are_not_discarded():
    g = wild()
    hold(g, 1, wood=7, discovery=6)
    hold(g, 2, ore=8, discovery=1)
    g = roll(g, 7)
    assert asked(g) == [(2, "discard")]
    assert refused(g, Discard(2, {"ore": 3, "discovery": 1})) == "not_a_resource"


def test_jgl_13_tokens_are_not_stolen():
    g = wild(phase="main")
    settlement(g, 1, corner(g, "2,-2 N"))
    settlement(g, 2, corner(g, "2,-2 S"))
    hold(g, 1, discovery=5)
    hold(g, 2, discovery=5, wool=1)
    card(g, 0, "knight")
    g = act(g, PlayKnight(0))
    g = act(g, MoveRobber(0, hex(g, "2,-2")), chance=lots(0))  # only one victim has a card
    assert hand(g, 0) == {"wool": 1} and hand(g, 1) == {"discovery": 5}


def test_jgl_14_an_empty_deck_leaves_everybody_their_tokens():
    g = wild(phase="main")
    hold(g, 0, discovery=3)
    state = development(g)
    state.played += [name for name, n in state.deck.mixed.items() for _ in range(n)]
    state.deck.mixed = {}
    assert refused(g, BuyDevelopment(0, {"ore": 1, "wool": 1, "grain": 1})) == "deck_empty"
    assert hand(g, 0) == {"discovery": 3}


def test_everybody_sees_tokens():
    g = wild(phase="main")
    hold(g, 1, discovery=4, ore=2)
    assert view(g, 0).table.hands[1][g.rules.index["discovery"]] == 4
    chips = {chip.icon: chip.text for chip in seen(g).rows[1].chips}
    assert chips["discovery"] == "4" and chips["cards"] == "2"
    assert "26" in [chip.text for chip in seen(g).chips if chip.icon == "discovery"]
    assert seen(g).ground.tiles[hex(g, "0,0")].terrain == "jungle"
