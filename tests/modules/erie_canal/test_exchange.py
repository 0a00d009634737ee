"""Using canal tokens (GEO-42 to GEO-46, GEO-49)."""

import pytest

from game.core.cards import hand_size
from game.core.robber import candidates
from game.engine import Undo, legal
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildRoad
from game.modules.base.discarding import Discard
from game.modules.base.rolling import ToBuilding
from game.modules.base.settings import Leave
from game.modules.erie_canal.exchange import CanalExchange, UseCanal
from game.modules.erie_canal.state import held, of
from game.modules.erie_canal.worth import canal_worth, completing
from game.modules.five_six.phases import Done, SpecialSignal
from tests.kit import act, asked, bank, city, end, give, hand, hold, points, refused, roll, settlement, turn_of
from tests.modules.ground import seen
from tests.modules.maps.country import at, new_york, roads, settled, space


def owning(players=4, *modules, count=1, phase="main", seat=0, **options):
    g = new_york(players, "erie_canal", *modules, phase=phase, **options)
    give(g, seat, canal=count)
    return g


def using(g=None, **cards):
    g = g or owning()
    give(g, 0, **cards)
    return act(g, UseCanal(0))


def without_token(cards):
    return {kind: n for kind, n in cards.items() if kind != "canal"}


def test_geo_42_e20_any_two_cards_for_one_as_often_as_wanted():
    g = using(wood=1, wool=1, ore=2)
    g = act(g, CanalExchange(0, {"wood": 1, "wool": 1}, "brick"), CanalExchange(0, {"ore": 2}, "grain"))
    assert without_token(hand(g, 0)) == {"brick": 1, "grain": 1}
    g = end(g)
    assert held(g, 0) == 0 and g.table.bank[g.rules.index["canal"]] == 12


def test_geo_42_between_other_actions():
    g = using(wood=5, brick=1)
    settled(g, 0, "Utica")
    g = act(g, BuildRoad(0, space(g, "Utica", "C22")), CanalExchange(0, {"wood": 2}, "ore"))
    assert without_token(hand(g, 0)) == {"wood": 2, "ore": 1}


def test_geo_42_d13_in_mode_split_also_in_the_build_phase():
    g = act(owning(turn_mode="split"), ToBuilding(0))
    give(g, 0, wood=2)
    assert asked(g) == [(0, "build")]
    g = act(g, UseCanal(0), CanalExchange(0, {"wood": 2}, "ore"))
    assert without_token(hand(g, 0)) == {"ore": 1}
    g = act(owning(turn_mode="split"), UseCanal(0))
    assert asked(g) == [(0, "trade")], "it closes no trade"


def test_geo_42_refusals():
    g = owning(phase="before_roll")
    assert refused(g, UseCanal(0)) == "wrong_phase"
    give(g, 1, canal=1)
    assert refused(g, UseCanal(1)) == "not_your_turn"
    assert refused(new_york(4, "erie_canal"), UseCanal(0)) == "no_canal_token"
    g = owning()
    give(g, 0, wood=2)
    assert refused(g, CanalExchange(0, {"wood": 2}, "ore")) == "no_canal_token"
    assert refused(new_york(), UseCanal(0)) == "not_in_this_game"


def test_geo_42_not_while_somebody_must_decide_something_else():
    g = owning(phase="before_roll")
    settlement(g, 1, at(g, "Buffalo"))
    g = roll(g, 7)
    assert asked(g) == [(0, "robber")]
    assert refused(g, UseCanal(0)) == "choice_pending"


def test_geo_43_the_used_token_goes_back_and_a_second_is_refused():
    g = using(owning(count=2))
    assert refused(g, UseCanal(0)) == "canal_in_use"
    g = end(g)
    assert (held(g, 0), of(g).in_use) == (1, -1)
    one = using()
    assert refused(one, UseCanal(0)) == "canal_in_use"


def test_geo_43_next_turn_the_exchange_is_over():
    g = end(using(owning(count=2)))
    g = turn_of(g, 0)
    g = roll(g, 12)
    give(g, 0, wood=2)
    assert refused(g, CanalExchange(0, {"wood": 2}, "ore")) == "no_canal_token"
    assert refused(act(g, UseCanal(0)), CanalExchange(0, {"wood": 1}, "ore")) == "bad_count"


@pytest.mark.parametrize(
    ("give_up", "get", "code"),
    [
        ({"wood": 1}, "ore", "bad_count"),
        ({"wood": 3}, "ore", "bad_count"),
        ({}, "ore", "bad_count"),
        ({"wood": 2}, "gold", "bad_count"),
        ({"gold": 2}, "ore", "bad_count"),
        ({"wood": -1, "wool": 3}, "ore", "bad_count"),
        ({"wool": 2}, "ore", "cannot_pay"),
        ({"wood": 1, "wool": 1}, "wool", "same_resource"),
        ({"wood": 2}, "grain", "bank_empty"),
        ({"canal": 1, "wood": 1}, "ore", "not_a_resource"),
        ({"wood": 2}, "canal", "not_a_resource"),
    ],
)
def test_geo_44_what_is_refused(give_up, get, code):
    g = using(wood=4, wool=1)
    bank(g, grain=0)
    assert refused(g, CanalExchange(0, give_up, get)) == code


def test_geo_44_d10_d19_e25_earned_used_and_exchanged_in_one_turn():
    g = new_york(4, "erie_canal")
    settled(g, 0, "Utica")
    roads(g, 0, "Utica", "C22")
    hold(g, 0, wood=1, brick=1, wool=2, ore=1)
    g = act(g, BuildRoad(0, space(g, "C22", "Syracuse")), UseCanal(0))
    assert refused(g, CanalExchange(0, {"wool": 1, "ore": 1}, "ore")) == "same_resource"
    g = act(g, CanalExchange(0, {"wool": 2}, "grain"))
    assert without_token(hand(g, 0)) == {"grain": 1, "ore": 1}


def test_geo_45_tokens_are_open_no_cards_and_no_points():
    g = owning(count=3, phase="before_roll")
    assert points(g, 0) == 0 and hand_size(g, 0) == 0
    assert [chip.text for chip in seen(g).rows[0].chips if chip.icon == "canal"] == ["3"]
    give(g, 0, wood=7)
    after = roll(g, 7)
    assert asked(after) == [(0, "robber")], "seven cards and three tokens are seven cards"


def test_geo_45_nobody_steals_or_discards_them_and_the_bank_takes_none():
    g = owning(count=3, phase="before_roll")
    give(g, 0, wood=8)
    assert refused(roll(g, 7), Discard(0, {"canal": 3, "wood": 1})) == "not_a_resource"
    g = owning(count=3)
    give(g, 0, wood=1)
    assert refused(using(owning(count=3), wood=1), CanalExchange(0, {"canal": 1, "wood": 1}, "ore")) == "not_a_resource"
    assert refused(g, BankTrade(0, "canal", 4, {"wood": 1})) == "not_a_resource"
    g = owning(count=2, phase="before_roll", seat=1)
    settlement(g, 1, at(g, "Buffalo"))
    assert candidates(g, 0, g.rules.topology.find_hex("Erie")) == []


def test_geo_46_no_token_is_used_between_the_turns():
    g = owning(6, seat=2)
    g = end(act(g, SpecialSignal(2, "build")))
    assert asked(g) == [(2, "special_build")]
    assert refused(g, UseCanal(2)) == "wrong_phase"


def test_geo_46_player_two_of_a_paired_turn_uses_one_and_gives_it_back():
    g = end(owning(6, seat=3, paired_turns=True))
    give(g, 3, wood=2)
    g = act(g, UseCanal(3), CanalExchange(3, {"wood": 2}, "ore"))
    assert held(g, 3) == 1
    g = act(g, Done(3))
    assert held(g, 3) == 0 and of(g).in_use == -1 and asked(g) == [(1, "before_roll")]


def test_geo_49_always_twelve_also_when_the_user_leaves():
    g = using(owning(count=2))
    g = act(g, Leave(0))
    assert g.table.bank[g.rules.index["canal"]] == 12 and of(g).in_use == -1


def test_using_and_exchanging_can_be_taken_back():
    g = using(wood=2)
    g = act(g, CanalExchange(0, {"wood": 2}, "ore"), Undo(0), Undo(0))
    assert of(g).in_use == -1 and hand(g, 0) == {"wood": 2, "canal": 1}


def test_the_menu_offers_every_exchange():
    g = using(wood=2, wool=1)
    offered = {a for a in map(repr, legal(g, 0)) if "CanalExchange" in a}
    assert len(offered) == 4 + 3  # two wood for four others, wood and wool for three


def test_automatic_players_know_what_a_token_is_worth():
    g = owning()
    assert canal_worth(g, 0) > canal_worth(g, 1) == 0
    city(g, 0, at(g, "Buffalo"))
    give(g, 0, wool=1, grain=1, brick=2)
    assert completing(g, 0) == ({"brick": 2}, "ore"), "two bricks are the ore of a development card"
    assert canal_worth(act(g, UseCanal(0)), 0) > canal_worth(g, 0)
    hold(g, 0, canal=1, wood=1)
    assert canal_worth(act(g, UseCanal(0)), 0) < canal_worth(g, 0), "with nothing to exchange it is wasted"
    hold(g, 0, canal=1, wool=1, grain=1, brick=2)
    done = act(g, UseCanal(0), CanalExchange(0, {"brick": 2}, "ore"))
    assert canal_worth(done, 0) > canal_worth(g, 0), "what it has brought about is not held against it"
