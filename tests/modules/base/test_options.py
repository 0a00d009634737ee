"""What the host may choose (BASE-O1 to BASE-O22; the options of the island are in tests/board)."""

from collections import Counter

import pytest

from game.create import new_game
from game.engine import Chance, Refused, view
from game.lookout import look
from game.modules.base.bank import BankTrade
from game.modules.base.founding import FoundBuilding
from game.modules.base.options import OPTIONS
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.playing import PlayKnight
from game.setup import Setup
from game.table import Building
from tests.kit import (
    act,
    asked,
    card,
    city,
    corner,
    default,
    dice,
    founding,
    give,
    hand,
    hex,
    hold,
    island,
    lots,
    points,
    refused,
    robber,
    roll,
    seeded,
    settlement,
    setup,
    told,
    turn_of,
)  # fmt: skip


def refuse(**options):
    with pytest.raises(Refused) as caught:
        new_game(Setup(4, (), options), seeded())
    return caught.value.key


def test_every_option_names_its_rule_and_allows_its_default():
    for option in OPTIONS:
        assert option.rule.startswith("BASE-O") and option.allows(option.default), option.key


@pytest.mark.parametrize(
    "options",
    [
        {"target": 2}, {"target": 21}, {"hand_limit": 4}, {"hand_limit": 21}, {"no_seven_rounds": 3},
        {"dice": "loaded"}, {"turn_mode": "both"}, {"start": "5"}, {"start": "0"}, {"undo": 1}, {"target": True},
        {"unheard_of": 1},
    ],
)  # fmt: skip
def test_a_value_out_of_range_is_refused(options):
    assert refuse(**options) == "bad_option"


@pytest.mark.parametrize(("limit", "owed"), [(5, {0: 3, 1: 4}), (7, {1: 4}), (9, {}), (0, {})])
def test_base_o3_the_discard_limit(limit, owed):
    g = turn_of(island(hand_limit=limit), 0)
    give(g, 0, wood=6)
    give(g, 1, wood=9)
    g = roll(g, 7)
    assert {p.seat: p.args["number"] for p in g.prompts if p.kind == "discard"} == owed


def friendly():
    """Blue has 2 visible points at mountains 8, white 3 at the forest 8, the robber is on the desert."""
    g = turn_of(island(friendly_robber=True), 0)
    settlement(g, 1, "2,0 NE", "2,0 SE")
    card(g, 1, "victory_point", "victory_point")
    city(g, 3, "-2,1 NW")
    settlement(g, 3, "-2,1 SW")
    return g


def test_base_o4_the_robber_spares_opponents_with_fewer_than_three_visible_points():
    g = friendly()
    card(g, 0, "knight")
    by_knight = act(g, PlayKnight(0))
    for position in (roll(g, 7), by_knight):
        assert refused(position, MoveRobber(0, hex(g, "2,0"))) == "bad_target"
        assert act(position, MoveRobber(0, hex(g, "-2,1"))).table.robber == hex(g, "-2,1")
        assert refused(position, MoveRobber(0, hex(g, "0,0"))) == "must_move"


def test_base_o4_own_buildings_protect_nobody():
    g = turn_of(island(friendly_robber=True), 0)
    settlement(g, 0, "2,0 NE")
    assert act(roll(g, 7), MoveRobber(0, hex(g, "2,0"))).table.robber == hex(g, "2,0")


def test_base_o4_if_no_hex_is_legal_it_goes_to_the_desert_or_stays_there():
    for start, goes in (("0,0", "0,0"), ("2,0", "0,0")):
        g = turn_of(island(friendly_robber=True), 0)
        robber(g, start)
        g.table.buildings = {c: Building(1, "settlement", 1) for c in range(54)}  # a poor neighbour at every hex
        g.memo.clear()
        g = roll(g, 7)
        assert asked(g) == [(0, "main")] and g.table.robber == hex(g, goes)


@pytest.mark.parametrize("rounds", [1, 2])
def test_base_o5_no_seven_in_the_first_rounds(rounds):
    g = turn_of(island(no_seven_rounds=rounds, hand_limit=5), 0)
    g.table.turn.number = 1
    give(g, 0, wood=8)
    seven_then_nine = lots(0, 5, 2, 5)
    after = act(g, Roll(0), chance=seven_then_nine)
    assert after.table.turn.number_rolled == 9 and asked(after) == [(0, "main")]
    assert len(told(after, "rolled")) == 1
    g.table.turn.number = 4 * rounds
    assert act(g, Roll(0), chance=lots(0, 5, 0, 5, 2, 5)).table.turn.number_rolled == 9
    g.table.turn.number = 4 * rounds + 1
    assert act(g, Roll(0), chance=dice(7)).table.turn.number_rolled == 7


def test_base_o6_balanced_dice_are_drawn_from_a_deck_of_36_without_replacement():
    g = turn_of(island(dice="balanced", hand_limit=0), 0)
    for n in range(31):
        g = turn_of(act(g, Roll(0), chance=seeded(n)), 0)
        assert len(g.table.dice_deck) == 35 - n
    g = act(g, Roll(0), chance=seeded(99))
    assert len(g.table.dice_deck) == 35  # all 36 mixed anew before the draw


def test_base_o6_every_pair_comes_once_in_a_deck():
    g = turn_of(island(dice="balanced", hand_limit=0), 0)
    pairs = Counter()
    for n in range(31):
        after = act(g, Roll(0), chance=seeded(n))
        pairs[after.table.turn.red, after.table.turn.yellow] += 1
        g = turn_of(after, 0)
    assert max(pairs.values()) == 1
    left = {(1 + pair // 6, 1 + pair % 6) for pair in g.table.dice_deck}
    assert left.isdisjoint(pairs) and len(left) + len(pairs) == 36


def test_base_o6_base_o5_a_seven_passed_over_is_used_up():
    g = turn_of(island(dice="balanced", no_seven_rounds=2), 0)
    g.table.turn.number = 1
    g = act(g, Roll(0), chance=lots(5, 0))  # pair 1 + 6, then the first of the rest
    assert g.table.turn.number_rolled == 2 and len(g.table.dice_deck) == 34


def test_base_o14_the_host_names_the_starting_player_and_seats_are_by_lot_or_chosen():
    assert new_game(setup(4, start="3"), seeded()).table.first == 2
    assert new_game(setup(4), seeded()).table.people == [0, 1, 2, 3]
    orders = {tuple(new_game(setup(4, seats="lot"), seeded(seed)).table.people) for seed in range(40)}
    assert len(orders) > 12


def test_base_o15_a_hidden_bank_is_shown_to_nobody():
    g, twin = island(bank_shown=False), island(bank_shown=False)
    hold(g, 1, ore=3)
    hold(twin, 1, wood=3)
    assert view(g, 0).table.bank == view(twin, 0).table.bank
    assert look(view(g), list("ABCD")).chips == look(view(twin), list("ABCD")).chips
    assert any(chip.icon == "ore" for chip in look(view(island()), list("ABCD")).chips)


def test_base_o15_an_unlimited_bank_never_runs_short():
    g = turn_of(island(bank_limited=False), 0)
    for place in ("2,0 N", "2,0 SE", "2,0 SW"):
        city(g, 0 if place == "2,0 N" else 1, place)
    give(g, 2, ore=60)
    g = roll(g, 8)
    assert hand(g, 0) == {"ore": 2} and hand(g, 1) == {"ore": 4}
    give(g, 0, wood=400)
    assert hand(act(g, BankTrade(0, "wood", 400, {"brick": 100})), 0) == {"brick": 100, "ore": 2}


def test_base_o16_open_hands_are_public():
    g = island(open_hands=True)
    hold(g, 1, ore=2)
    assert hand(view(g, 0), 1) == hand(view(g), 1) == {"ore": 2}


def test_base_o17_a_city_as_second_founding_piece():
    g = founding(3, second_founding="city")
    while asked(g) != [(2, "found_building")] or not g.table.buildings or len(g.table.buildings) < 3:
        g = act(g, default(g))
    place = corner(g, "-1,1 N")
    g = act(g, FoundBuilding(2, place))
    assert g.table.buildings[place].kind == "city" and points(g, 2) == 3
    assert hand(g, 2) == {"wood": 1, "ore": 1}  # one card each, as for a settlement
    assert g.table.pieces[2] == {"road": 14, "settlement": 4, "city": 3}


def test_base_o19_optional_stealing_asks_even_with_one_candidate():
    g = turn_of(island(steal_optional=True), 0)
    settlement(g, 1, "2,0 N")
    hold(g, 1, ore=2)
    g = act(roll(g, 7), MoveRobber(0, hex(g, "2,0")))
    assert asked(g) == [(0, "steal")] and default(g) == Steal(0, -1)
    assert hand(act(g, Steal(0, -1)), 1) == {"ore": 2} and hand(act(g, Steal(0, 1)), 0) == {"ore": 1}
    g = turn_of(island(steal_optional=True), 0)
    assert asked(act(roll(g, 7), MoveRobber(0, hex(g, "2,0")))) == [(0, "main")]


def test_base_o20_pace_is_a_matter_of_the_clock_not_of_the_rules():
    for pace in ("none", "live", "day", "week"):
        g = new_game(setup(4, pace=pace), seeded())
        assert asked(g) == [(0, "found_building")]


def test_base_o22_the_beginner_island_has_no_founding_phase_and_ignores_other_wishes():
    g = new_game(setup(4, island="beginner", tokens="random", desert="coast", second_founding="city"), seeded())
    assert asked(g) == [(0, "before_roll")]
    assert g.table.terrain[g.rules.topology.hex_at(0, 0)] == "desert"
    assert {b.kind for b in g.table.buildings.values()} == {"settlement"}


def test_random_dice_come_from_chance_alone():
    g = turn_of(island(), 0)
    drawn = []
    chance = Chance(lambda n: drawn.append(n) or 0)
    after = act(g, Roll(0), chance=chance)
    assert drawn == [6, 6] and after.table.turn.number_rolled == 2
    assert asked(act(after, EndTurn(0))) == [(1, "before_roll")]
