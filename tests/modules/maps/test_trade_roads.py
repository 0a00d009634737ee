"""Trade rights of red road spaces in place of harbours (GEO-20 to GEO-24)."""

import pytest

from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.building import BuildRoad, PlaceFree
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.rolling import ToBuilding
from game.modules.development.playing import PlayRoadBuilding
from game.modules.event_cards.state import of as events
from game.modules.five_six.phases import Done, SpecialSignal
from tests.kit import act, asked, bank, card, default, end, founding, give, hand, hold, refused, roll
from tests.modules.ground import seen
from tests.modules.maps.country import at, corsica, new_york, roads, settled, space

RED = {
    corsica: {
        "any": [("Bastia", "C06"), ("Calvi", "C07"), ("Ajaccio", "C24"), ("Bonifacio", "C36")],
        "grain": [("Saint-Florent", "C05")], "ore": [("Galéria", "C14")], "wood": [("Propriano", "C32")],
        "wool": [("Solenzara", "C31")], "brick": [("Aléria", "C21")],
    },
    new_york: {
        "any": [("Buffalo", "C18"), ("Oswego", "C11"), ("Albany", "C25"), ("New York City", "C48")],
        "ore": [("Ogdensburg", "C01")], "wool": [("Plattsburgh", "C03")], "wood": [("Dunkirk", "C27")],
        "grain": [("Kingston", "C43")], "brick": [("Montauk", "C46")],
    },
}  # fmt: skip
SPACES = [(board, kind, ends) for board, kinds in RED.items() for kind, found in kinds.items() for ends in found]


@pytest.mark.parametrize(("board", "kind", "ends"), SPACES, ids=lambda value: getattr(value, "__name__", None))
def test_geo_20_a_road_on_a_red_space_has_the_right_shown_there(board, kind, ends):
    g = board()
    roads(g, 0, *ends)
    rates = {card: rate_of(g, 0, card) for card in g.rules.kinds}
    expected = 3 if kind == "any" else 4
    assert rates == {card: 2 if card == kind else expected for card in g.rules.kinds}


@pytest.mark.parametrize("board", RED)
def test_geo_20_the_picture_shows_all_nine(board):
    g = board()
    shown = {(right.edge, right.kind, right.rate) for right in seen(g).ground.rights}
    assert shown == {
        (space(g, *ends), kind, 3 if kind == "any" else 2) for kind, found in RED[board].items() for ends in found
    }


def test_geo_20_e7_rates_are_exact():
    g = corsica()
    roads(g, 0, "Aléria", "C21")
    hold(g, 0, wool=4, brick=4)
    assert refused(g, BankTrade(0, "wool", 3, {"ore": 1})) == "bad_count"
    assert refused(g, BankTrade(0, "brick", 4, {"ore": 1})) == "bad_count"
    g = act(g, BankTrade(0, "wool", 4, {"ore": 1}), BankTrade(0, "brick", 2, {"ore": 1}))
    assert hand(g, 0) == {"brick": 2, "ore": 2}


def test_geo_21_the_right_is_the_road_owners_alone_and_has_no_end():
    g = corsica()
    settled(g, 0, "Bastia")
    roads(g, 1, "Bastia", "C06")
    assert (rate_of(g, 0, "wood"), rate_of(g, 1, "wood")) == (4, 3)
    give(g, 0, wood=1, brick=1)
    g = act(g, BuildRoad(0, space(g, "Bastia", "C04")))
    give(g, 1, wood=6)
    g = roll(end(g), 12)
    g = act(g, BankTrade(1, "wood", 3, {"ore": 1}), BankTrade(1, "wood", 3, {"ore": 1}))
    assert hand(g, 1) == {"ore": 2}


def test_geo_21_e6_a_founding_road_counts_from_the_first_own_turn():
    g = founding(4, "corsica", turn_mode="split")
    g = act(g, FoundBuilding(0, at(g, "Bastia")), FoundRoad(0, space(g, "Bastia", "C06")))
    while asked(g)[0][1].startswith("found"):
        g = act(g, default(g))
    g = roll(g, 12)
    hold(g, 0, wood=3)
    assert asked(g) == [(0, "trade")]
    assert hand(act(g, BankTrade(0, "wood", 3, {"ore": 1})), 0) == {"ore": 1}


def test_geo_22_the_best_rate_counts_and_two_to_one_is_for_its_resource_only():
    g = corsica()
    roads(g, 0, "Aléria", "C21")
    assert (rate_of(g, 0, "brick"), rate_of(g, 0, "wool")) == (2, 4)
    roads(g, 0, "Bastia", "C06")
    assert (rate_of(g, 0, "brick"), rate_of(g, 0, "wool")) == (2, 3)


def test_geo_22_refusals_are_those_of_the_base_game():
    g = corsica()
    roads(g, 0, "Bastia", "C06")
    hold(g, 0, wood=6)
    assert refused(g, BankTrade(0, "wood", 3, {"wood": 1})) == "same_resource"
    bank(g, ore=0)
    assert refused(g, BankTrade(0, "wood", 3, {"ore": 1})) == "bank_empty"
    assert refused(g, BankTrade(0, "wood", 2, {"wool": 1})) == "bad_count"


def test_geo_23_d14_a_right_laid_now_serves_now_in_mode_combined():
    g = corsica()
    settled(g, 0, "Bastia")
    hold(g, 0, wood=4, brick=1)
    g = act(g, BuildRoad(0, space(g, "Bastia", "C06")), BankTrade(0, "wood", 3, {"ore": 1}))
    assert hand(g, 0) == {"ore": 1}


def test_geo_23_d14_in_mode_split_it_serves_from_the_next_own_turn():
    g = corsica(turn_mode="split")
    settled(g, 0, "Bastia")
    card(g, 0, "road_building")
    hold(g, 0, wood=3)
    g = act(g, PlayRoadBuilding(0), PlaceFree(0, space(g, "Bastia", "C06")), PlaceFree(0, space(g, "Bastia", "C04")))
    assert asked(g) == [(0, "trade")]
    assert refused(g, BankTrade(0, "wood", 3, {"ore": 1})) == "bad_count"
    assert refused(act(g, ToBuilding(0)), BankTrade(0, "wood", 3, {"ore": 1})) == "wrong_phase"
    g = end(g)
    for _ in range(3):
        g = end(roll(g, 12))
    g = roll(g, 12)
    assert hand(act(g, BankTrade(0, "wood", 3, {"ore": 1})), 0) == {"ore": 1}


def test_geo_23_only_in_the_own_turn():
    g = corsica()
    roads(g, 1, "Bastia", "C06")
    give(g, 1, wood=3)
    assert refused(g, BankTrade(1, "wood", 3, {"ore": 1})) == "not_your_turn"


def test_geo_23_e22_never_in_the_special_building_phase():
    g = new_york(6)
    settled(g, 1, "Buffalo")
    hold(g, 1, wood=4, brick=1)
    g = end(act(g, SpecialSignal(1, "build")))
    assert asked(g) == [(1, "special_build")]
    g = act(g, BuildRoad(1, space(g, "Buffalo", "C18")))
    assert refused(g, BankTrade(1, "wood", 3, {"ore": 1})) == "wrong_phase"
    g = roll(act(g, Done(1)), 12)
    assert asked(g) == [(1, "main")]
    assert hand(act(g, BankTrade(1, "wood", 3, {"ore": 1})), 1) == {"ore": 1}


def test_geo_23_player_two_of_a_paired_turn_trades():
    g = new_york(6, paired_turns=True)
    roads(g, 3, "Buffalo", "C18")
    g = end(g)
    hold(g, 3, wood=3)
    assert asked(g) == [(3, "paired")]
    assert hand(act(g, BankTrade(3, "wood", 3, {"ore": 1})), 3) == {"ore": 1}


def test_geo_24_a_settlement_at_a_port_gives_nothing():
    g = corsica()
    settled(g, 0, "Bastia", "Aléria", "Bonifacio")
    assert {rate_of(g, 0, kind) for kind in g.rules.kinds} == {4}
    assert g.table.harbours == []


def test_evt_12_a_damaged_road_keeps_its_right():
    g = corsica(4, "event_cards")
    roads(g, 0, "Bastia", "C06")
    events(g).damaged.append(space(g, "Bastia", "C06"))
    assert rate_of(g, 0, "wood") == 3
