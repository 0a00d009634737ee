"""Players, pieces, cards, the order of refusals (BASE-01 to BASE-07, BASE-125, BASE-126)."""

import pytest

from game.create import new_game
from game.engine import Chance, Refused, replay, submit, view
from game.engine.codec import pack
from game.engine.log import Entry, entry
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.buying import BuyDevelopment
from game.setup import Setup
from tests.kit import (
    act,
    asked,
    card,
    corner,
    edge,
    founding,
    give,
    hand,
    island,
    refused,
    road,
    roll,
    seeded,
    settle,
    settlement,
    setup,
    turn_of,
    way,
)  # fmt: skip


def refuse(setup: Setup) -> str:
    with pytest.raises(Refused) as caught:
        new_game(setup, seeded())
    return caught.value.key


@pytest.mark.parametrize("players", [0, 1, 2, 5, 6, 7])
def test_base_01_only_three_or_four_play_without_the_extension(players):
    assert refuse(Setup(players)) == "player_count"


@pytest.mark.parametrize("players", [3, 4])
def test_base_01_seats_are_in_clockwise_order_and_never_change(players):
    g = island(players)
    for seat in [*range(1, players), 0]:
        g = act(g, EndTurn(g.table.turn.owner))
        assert g.table.turn.owner == seat
        g = roll(g, 12)


def test_base_02_each_player_has_15_roads_5_settlements_4_cities():
    assert island().table.pieces == [{"road": 15, "settlement": 5, "city": 4}] * 4


def test_base_02_nobody_uses_more_pieces_than_the_supply_has():
    g = island()
    g.table.pieces[0] = {"road": 0, "settlement": 0, "city": 0}
    settlement_at = corner(g, "0,0 N")
    g.table.pieces[0]["settlement"] = 1
    settlement(g, 0, settlement_at)
    give(g, 0, wood=5, brick=5, wool=5, grain=5, ore=5)
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "no_piece_left"
    assert refused(g, BuildCity(0, settlement_at)) == "no_piece_left"
    assert refused(g, BuildSettlement(0, corner(g, "0,0 S"))) == "no_piece_left"


def test_base_03_the_bank_has_19_of_each_and_cards_only_move_between_bank_and_hands():
    g = new_game(setup(4), seeded())
    assert g.table.bank == [19] * 5
    g = island()
    settlement(g, 0, "0,0 N")
    give(g, 0, wood=1, brick=1)
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")))
    assert g.table.bank == [19] * 5 and hand(g, 0) == {}


def test_base_04_a_refused_attempt_neither_pays_nor_places():
    g = island()
    settlement(g, 0, "0,0 N")
    give(g, 0, wood=1)
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "cannot_pay"
    assert hand(g, 0) == {"wood": 1} and not g.table.roads


def test_base_05_hands_are_hidden_and_their_size_is_public():
    g = island()
    give(g, 1, ore=2, wool=1)
    seen = view(g, 0)
    assert sum(seen.table.hands[1]) == 0 and seen.table.unknown[1] == 3
    assert hand(view(g, 1), 1) == {"ore": 2, "wool": 1}
    assert sum(map(sum, view(g).table.hands)) == 0


def test_base_06_all_chance_is_recorded_so_that_a_game_can_be_replayed():
    chance = seeded(5)
    g = new_game(setup(4), chance)
    log = [Entry("", [], chance.drawn)]
    for _ in range(40):
        prompt = g.waiting_for()[0]
        action = prompt.default(g)
        chance = seeded(len(log))
        g = submit(g, action, chance)
        log.append(entry(action, chance.drawn))
    assert sum(len(line.drawn) for line in log) == g.drawn > 20
    assert pack(replay(lambda chance: new_game(setup(4), chance), log)) == pack(g)


def test_base_07_a_forced_step_stops_everything_else():
    g = island(phase="before_roll")
    give(g, 1, wood=8)
    give(g, 0, wood=1, brick=1)
    g = roll(g, 7)
    assert asked(g) == [(1, "discard")]
    assert refused(g, EndTurn(0)) == "choice_pending"
    assert refused(g, MakeOffer(0, {"wood": 1}, {"ore": 1})) == "choice_pending"
    assert refused(g, MakeOffer(1, {"wood": 1}, {"ore": 1})) == "choice_pending"
    assert refused(g, MakeOffer(2, {"wood": 1}, {"ore": 1})) == "choice_pending"


def test_base_07_who_may_do_nothing_anyway_hears_not_your_turn():
    g = island(phase="before_roll")
    give(g, 1, wood=8)
    g = roll(g, 7)
    assert refused(g, BuyDevelopment(2)) == "not_your_turn"
    assert refused(g, Roll(3)) == "not_your_turn"


def test_base_125_of_several_codes_the_highest_in_the_table_is_given():
    g = island()
    settlement(g, 1, "0,0 N")
    near = corner(g, "0,0 NE")
    assert refused(g, BuildSettlement(0, near)) == "not_connected"  # too close and no cards as well (BASE-E46)
    road(g, 0, "0,0 E")
    assert refused(g, BuildSettlement(0, near)) == "too_close"
    assert refused(g, BuildSettlement(0, corner(g, "0,0 N"))) == "occupied"
    g.table.pieces[0]["settlement"] = 0
    assert refused(g, BuildSettlement(0, corner(g, "0,0 N"))) == "no_piece_left"


def test_base_125_game_over_comes_before_every_other_code():
    g = island(target=3)
    settlement(g, 0, "0,0 N", "0,0 S", "0,-2 N")
    g = settle(g)
    assert g.over is not None and g.over.winners == (0,)
    assert refused(g, EndTurn(1)) == "game_over"
    assert refused(g, EndTurn(99)) == "game_over"


def test_base_e46_the_empty_deck_is_named_before_the_empty_hand():
    g = island()
    card(g, 1, *["knight"] * 14, *["victory_point"] * 5, *["road_building", "invention", "monopoly"] * 2)
    assert refused(g, BuyDevelopment(0)) == "deck_empty"


def test_base_126_a_colour_can_be_chosen_once():
    assert refuse(Setup(4, colours=("blue", "blue", "", ""))) == "colour_taken"
    assert refuse(Setup(4, colours=("pink", "", "", ""))) == "colour_not_here"


def test_base_126_who_has_chosen_no_colour_gets_a_free_one_by_lot():
    seen = set()
    for seed in range(20):
        g = new_game(Setup(4, colours=("", "blue", "", "")), seeded(seed))
        assert sorted(g.table.colours) == ["blue", "orange", "red", "white"]
        assert g.table.colours[g.table.people.index(1)] == "blue"
        seen.add(g.table.colours[g.table.people.index(0)])
    assert seen == {"orange", "red", "white"}


def test_base_126_base_e49_three_on_the_beginner_island_play_without_red():
    options = {"island": "beginner"}
    assert refuse(Setup(3, (), options, ("red", "", ""))) == "colour_not_here"
    assert refuse(Setup(3, (), options, ("blue", "blue", ""))) == "colour_taken"
    assert sorted(new_game(Setup(3, (), options), seeded()).table.colours) == ["blue", "orange", "white"]
    assert "red" in new_game(Setup(3, (), {}, ("red", "", "")), seeded()).table.colours


def test_an_unknown_seat_is_refused():
    g = island()
    assert refused(g, EndTurn(4)) == refused(g, EndTurn(-1)) == "no_such_seat"


def test_a_stale_button_is_refused_even_if_the_action_would_be_legal():
    g = founding(4)
    first = g.waiting_for()[0].id
    g = act(g, FoundBuilding(0, corner(g, "0,0 N")))
    g = act(g, FoundRoad(0, edge(g, "0,0 NE")))
    assert refused(g, FoundBuilding(1, corner(g, "0,0 S")), first) == "stale_button"
    again = submit(g, FoundBuilding(1, corner(g, "0,0 S")), seeded(), g.waiting_for()[0].id)
    assert again.table.buildings[corner(g, "0,0 S")].seat == 1


def test_chance_is_never_asked_for_a_refused_attempt():
    g = turn_of(island(), 1)
    never = Chance(lambda n: pytest.fail("a number was drawn"))
    for action in (Roll(0), BuyDevelopment(0), EndTurn(1)):
        with pytest.raises(Refused):
            submit(g, action, never)


def test_roads_may_run_along_the_coast():
    g = island()
    settlement(g, 0, "0,-2 N")
    give(g, 0, wood=1, brick=1)
    coast = way(g, "0,-2 N", "0,-2 NW")[0]
    assert len(g.rules.topology.edge_hexes[coast]) == 1
    assert coast in act(g, BuildRoad(0, coast)).table.roads
