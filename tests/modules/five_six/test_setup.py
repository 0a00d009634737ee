"""A larger table: pieces, cards, founding (FS-01 to FS-04, FS-10, FS-28)."""

import pytest

from game.create import new_game
from game.engine import Refused
from game.modules.development.buying import BuyDevelopment
from game.modules.development.module import deck_for
from game.modules.development.state import of
from game.setup import Setup
from tests.kit import (
    act,
    asked,
    bank,
    card,
    city,
    default,
    founding,
    give,
    hand,
    hold,
    island,
    refused,
    roll,
    seeded,
    setup,
    turn_of,
)  # fmt: skip
from tests.modules.five_six.test_special_build import phase

DECK = {"knight": 20, "road_building": 3, "invention": 3, "monopoly": 3, "victory_point": 5}


@pytest.mark.parametrize("players", [3, 4, 7])
def test_fs_01_fs_d11_only_five_or_six_play_with_it(players):
    with pytest.raises(Refused) as caught:
        new_game(Setup(players, ("five_six",)), seeded())
    assert caught.value.key == "player_count"


@pytest.mark.parametrize("players", [5, 6])
def test_fs_01_everything_else_is_the_base_game(players):
    g = new_game(setup(players), seeded())
    assert g.rules.players == players and g.table.target == 10
    assert {"bank_trade", "make_offer", "play_knight", "build_city"} <= set(g.rules.actions)


def test_fs_02_two_more_colours_with_the_same_pieces():
    g = new_game(Setup(6, ("five_six",)), seeded())
    assert sorted(g.table.colours) == ["blue", "brown", "green", "orange", "red", "white"]
    assert g.table.pieces == [{"road": 15, "settlement": 5, "city": 4}] * 6


def test_fs_03_24_cards_of_each_resource():
    assert new_game(setup(6), seeded()).table.bank == [24] * 5


def test_fs_04_fs_d3_34_development_cards():
    g = island(6)
    assert of(g).deck.mixed == DECK == deck_for(6) and len(of(g).deck) == 34


def test_fs_e13_the_35th_card_is_not_there_in_a_turn_or_in_the_phase():
    g = island(6)
    card(g, 3, *[name for name, n in DECK.items() for _ in range(n)])
    assert refused(g, BuyDevelopment(0)) == "deck_empty"
    g = phase(6, after=0, build=[2])
    card(g, 3, *[name for name, n in DECK.items() for _ in range(n)])
    assert refused(g, BuyDevelopment(2)) == "deck_empty"


@pytest.mark.parametrize("players", [5, 6])
def test_fs_10_the_snake_of_five_and_six(players):
    g = founding(players)
    seen = []
    while asked(g)[0][1] != "before_roll":
        if asked(g)[0][1] == "found_building":
            seen.append(asked(g)[0][0])
        g = act(g, default(g))
    assert seen == [*range(players), *reversed(range(players))]
    assert asked(g) == [(0, "before_roll")] and all(sum(cards) for cards in g.table.hands)


def test_fs_28_fs_e14_everybody_with_more_than_seven_discards():
    g = turn_of(island(6), 0)
    for seat, cards in enumerate((8, 7, 10, 3, 12, 9)):
        hold(g, seat, **{kind: cards // 5 + (i < cards % 5) for i, kind in enumerate(g.rules.kinds)})
    g = roll(g, 7)
    owed = {p.seat: p.args["number"] for p in g.prompts if p.kind == "discard"}
    assert owed == {0: 4, 2: 5, 4: 6, 5: 4}


def test_fs_o5_the_hand_limit_may_be_nine():
    g = turn_of(island(6, hand_limit=9), 0)
    give(g, 0, wood=9)
    give(g, 1, wood=10)
    assert asked(roll(g, 7)) == [(1, "discard")]


def test_fs_e11_shortage_of_24():
    for owners, paid in (((0, 1), [{}, {}]), ((0, 0), [{"ore": 3}, {}])):
        g = turn_of(island(6), 0)
        mountains = g.table.terrain.index("mountains")
        g.table.tokens = [9 if place == mountains else 0 for place in g.rules.topology.hexes]
        for seat, place in zip(owners, g.rules.topology.hex_corners[mountains][::2], strict=False):
            city(g, seat, place)
        bank(g, ore=3)
        g = roll(g, 9)
        assert [hand(g, 0), hand(g, 1)] == paid
