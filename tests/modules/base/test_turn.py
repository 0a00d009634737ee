"""The turn and its phases (BASE-28 to BASE-35)."""

from game.modules.base.answering import AnswerOffer
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn, Roll, ToBuilding
from game.modules.base.settings import DeclineAll
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayKnight, PlayMonopoly
from tests.kit import act, asked, card, corner, edge, end, give, hand, island, refused, roll, settlement


def test_base_28_turns_go_clockwise_and_exactly_one_is_owner():
    g = island(3)
    owners = []
    for _ in range(4):
        owners.append(g.table.turn.owner)
        g = roll(end(g), 12)
    assert owners == [0, 1, 2, 0]


def test_base_29_rolling_is_compulsory_trading_and_building_are_not():
    g = island(phase="before_roll")
    assert refused(g, EndTurn(0)) == "wrong_phase"
    g = end(roll(g, 12))
    assert asked(g) == [(1, "before_roll")]


def test_base_30_there_is_one_roll_in_a_turn():
    g = roll(island(phase="before_roll"), 12)
    assert refused(g, Roll(0)) == "wrong_phase"


def test_base_31_base_e18_before_the_roll_only_a_card_or_the_roll():
    g = island(phase="before_roll")
    give(g, 0, wood=5, brick=5, wool=5, grain=5, ore=5)
    settlement(g, 0, "0,0 N")
    card(g, 0, "knight", "monopoly")
    assert refused(g, MakeOffer(0, {"wood": 1}, {"ore": 1})) == "wrong_phase"
    assert refused(g, BankTrade(0, "wood", 4, {"ore": 1})) == "wrong_phase"
    assert refused(g, BuildRoad(0, edge(g, "0,0 NE"))) == "wrong_phase"
    assert refused(g, BuyDevelopment(0)) == "wrong_phase"
    assert refused(g, EndTurn(0)) == "wrong_phase"
    g = act(g, PlayMonopoly(0, "wood"))
    assert asked(g) == [(0, "before_roll")]
    assert refused(g, PlayKnight(0)) == "card_limit"


def test_base_32_combined_trading_and_building_in_any_order():
    g = island()
    settlement(g, 0, "0,0 N")
    give(g, 0, wood=6, brick=2)
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")), BankTrade(0, "wood", 4, {"ore": 1}), BuildRoad(0, edge(g, "0,0 NW")))
    assert hand(g, 0) == {"ore": 1} and asked(g) == [(0, "main")]


def test_base_33_base_o1_split_the_first_building_closes_the_trade_phase():
    g = island(turn_mode="split")
    settlement(g, 0, "0,0 N")
    give(g, 0, wood=8, brick=1)
    assert asked(g) == [(0, "trade")]
    g = act(g, BankTrade(0, "wood", 4, {"ore": 1}))
    g = act(g, BuildRoad(0, edge(g, "0,0 NE")))
    assert asked(g) == [(0, "build")]
    assert refused(g, BankTrade(0, "wood", 3, {"ore": 1})) == "wrong_phase"
    assert refused(g, MakeOffer(0, {"wood": 1}, {"ore": 1})) == "wrong_phase"
    give(g, 1, ore=1)
    assert refused(g, MakeOffer(1, {"ore": 1}, {"wood": 1})) == "wrong_phase"


def test_base_33_split_a_purchase_or_a_word_closes_it_too():
    g = island(turn_mode="split")
    give(g, 0, wool=1, grain=1, ore=1)
    assert asked(act(g, BuyDevelopment(0))) == [(0, "build")]
    g = act(g, ToBuilding(0))
    assert asked(g) == [(0, "build")]
    assert refused(g, ToBuilding(0)) == "wrong_phase"
    assert refused(island(), ToBuilding(0)) == "wrong_phase"


def test_base_33_base_62_offers_end_with_the_trade_phase():
    g = island(turn_mode="split")
    give(g, 0, wood=1)
    give(g, 1, ore=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}))
    offer = g.table.offers[0].id
    g = act(g, ToBuilding(0))
    assert g.table.offers == [] and all(p.kind != "offer" for p in g.prompts)
    assert refused(g, AnswerOffer(1, offer, "accept")) == "wrong_phase"


def test_base_d8_split_playing_a_card_does_not_close_the_trade_phase():
    g = island(turn_mode="split")
    card(g, 0, "monopoly")
    assert asked(act(g, PlayMonopoly(0, "ore"))) == [(0, "trade")]


def test_base_34_the_owner_ends_the_turn_and_open_offers_lapse():
    g = island()
    give(g, 0, wood=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}))
    g = end(g)
    assert g.table.offers == [] and [p.kind for p in g.prompts] == ["before_roll"]
    assert g.table.turn.owner == 1
    for phase in ("trade", "build"):
        g = island(turn_mode="split")
        g = act(g, ToBuilding(0)) if phase == "build" else g
        assert asked(end(g)) == [(1, "before_roll")]


def test_base_34_base_e46_ending_with_a_forced_step_open_is_refused():
    g = island(phase="before_roll")
    g = roll(g, 7)
    assert asked(g) == [(0, "robber")]
    assert refused(g, EndTurn(0)) == "choice_pending"


def test_base_35_base_e46_opponents_only_answer_and_deal_with_the_owner():
    g = island(phase="before_roll")
    settlement(g, 1, "0,0 N")
    give(g, 1, wood=1, brick=1, wool=1, grain=1, ore=1)
    card(g, 1, "knight")
    for action in (
        BuildRoad(1, edge(g, "0,0 NE")), BuyDevelopment(1), PlayKnight(1), Roll(1), EndTurn(1), ToBuilding(1),
        BankTrade(1, "wood", 4, {"ore": 1}),
    ):  # fmt: skip
        assert refused(g, action) == "not_your_turn"
    assert refused(g, MakeOffer(1, {"wood": 1}, {"ore": 1})) == "wrong_phase"
    assert act(g, DeclineAll(1, "on")).settings.decline_all == [1]
    g = roll(g, 12)
    assert refused(g, BuildRoad(1, edge(g, "0,0 NE"))) == "not_your_turn"
    assert corner(g, "0,0 N") in g.table.buildings
