"""What the dice bring (BASE-36 to BASE-42)."""

import pytest

from tests.kit import asked, bank, city, founding, hand, island, robber, roll, settlement, told, turn_of

# roll: red, blue, orange, white on the beginner island
TABLE = {
    2: ({"wool": 1}, {}, {}, {}),
    3: ({}, {"ore": 1}, {"ore": 1}, {"wood": 1}),
    4: ({}, {"grain": 1}, {"wool": 1, "grain": 1}, {}),
    5: ({}, {"brick": 1, "wool": 1}, {}, {"wool": 1}),
    6: ({"brick": 1}, {}, {"grain": 1}, {"brick": 1}),
    8: ({"wood": 1}, {"wood": 1}, {}, {"ore": 1}),
    9: ({"grain": 1}, {}, {"wood": 1}, {}),
    10: ({"ore": 1}, {}, {"brick": 1}, {}),
    11: ({"wood": 1}, {"wool": 1}, {}, {"wood": 1}),
    12: ({}, {}, {}, {"grain": 1}),
}


@pytest.mark.parametrize("number", TABLE)
def test_base_36_base_38_base_e1_the_beginner_island_pays_everybody(number):
    g = founding(4, island="beginner")
    before = [dict(hand(g, seat)) for seat in g.seats]
    g = roll(g, number)
    for seat, colour in enumerate(("red", "blue", "orange", "white")):
        gain = {kind: n - before[seat].get(kind, 0) for kind, n in hand(g, seat).items()}
        assert {kind: n for kind, n in gain.items() if n} == TABLE[number][seat], colour
    assert asked(g) == [(0, "main")]


def test_base_37_base_e2_two_settlements_at_a_hex_both_earn_and_a_city_earns_two():
    g = turn_of(island(), 1)
    settlement(g, 0, "2,0 N", "2,0 SE")
    settlement(g, 3, "2,0 SW")
    after = roll(g, 8)
    assert (hand(after, 0), hand(after, 3), hand(after, 1)) == ({"ore": 2}, {"ore": 1}, {})
    g = turn_of(island(), 1)
    settlement(g, 3, "1,-2 NE")
    city(g, 2, "1,-2 SW")
    after = roll(g, 2)
    assert (hand(after, 3), hand(after, 2)) == ({"wool": 1}, {"wool": 2})


def test_base_37_base_e3_settlement_and_city_add_up_at_every_hex_of_the_number():
    g = turn_of(island(), 0)
    settlement(g, 1, "2,0 N")
    city(g, 1, "2,0 SE")  # mountains 8
    city(g, 2, "-2,1 NW")  # forest 8
    g = roll(g, 8)
    assert hand(g, 1) == {"ore": 3} and hand(g, 2) == {"wood": 2}


def test_base_37_one_building_at_several_such_hexes_earns_from_each():
    g = turn_of(island(), 0)
    g.table.tokens[g.rules.topology.hex_at(0, 1)] = 3  # fields beside mountains 3
    settlement(g, 0, "0,1 NW")
    assert hand(roll(g, 3), 0) == {"ore": 1, "grain": 1}


def test_base_39_base_e7_the_robbed_hex_yields_nothing_another_of_the_number_does():
    g = turn_of(island(), 0)
    settlement(g, 0, "2,0 N")
    settlement(g, 1, "-2,1 NW")
    robber(g, "2,0")
    for _ in range(2):
        g = roll(g, 8)
        assert hand(g, 0) == {}
        g = turn_of(g, 0)
    assert hand(g, 1) == {"wood": 2}


def test_base_40_the_desert_never_yields():
    g = turn_of(island(), 0)
    robber(g, "0,-2")
    g.table.tokens[g.rules.topology.hex_at(0, 0)] = 5
    settlement(g, 0, "0,0 N")
    assert hand(roll(g, 5), 0) == {}


def test_base_41_base_42_base_e19_a_short_resource_is_paid_to_nobody_the_others_are():
    g = turn_of(island(), 0)
    g.table.tokens[g.rules.topology.hex_at(0, 1)] = 8
    city(g, 0, "2,0 N")
    settlement(g, 1, "2,0 SE")
    settlement(g, 1, "0,1 N")
    settlement(g, 2, "0,1 S")
    bank(g, ore=2, grain=2)  # just enough grain
    g = roll(g, 8)
    assert hand(g, 0) == {} and hand(g, 1) == hand(g, 2) == {"grain": 1}
    assert g.table.bank[4] == 2 and told(g, "bank_short") == [{"card": "ore", "to": [0, 1]}]


def test_base_41_base_e20_a_single_claimant_takes_what_is_left():
    g = turn_of(island(), 0)
    settlement(g, 0, "2,0 N")
    city(g, 0, "2,0 SE")
    bank(g, ore=2)
    g = roll(g, 8)
    assert hand(g, 0) == {"ore": 2} and g.table.bank[4] == 0


def test_base_41_base_e21_two_hexes_of_one_player_are_one_claim():
    g = turn_of(island(), 0)
    g.table.tokens[g.rules.topology.hex_at(1, -1)] = 2
    settlement(g, 0, "1,-2 SE")  # pasture 2, forest 9, pasture (now 2)
    bank(g, wool=1)
    assert hand(roll(g, 2), 0) == {"wool": 1}


def test_base_41_an_exact_stock_is_no_shortage():
    g = turn_of(island(), 0)
    settlement(g, 0, "2,0 N")
    settlement(g, 1, "2,0 SE")
    bank(g, ore=2)
    g = roll(g, 8)
    assert hand(g, 0) == hand(g, 1) == {"ore": 1}
