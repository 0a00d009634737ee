"""Trading commodities (CK-42 to CK-47)."""

from game.modules.base.answering import AnswerOffer
from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.offers import MakeOffer
from tests.kit import act, bank, give, hand, refused, settlement
from tests.modules.cities_and_knights.kit import ck, levels, progress, state


def test_ck_42_players_exchange_resources_and_commodities_as_they_agree():
    g = ck()
    give(g, 0, wood=1)
    give(g, 1, cloth=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"cloth": 1}))
    offer = g.table.offers[0].id
    g = act(g, AnswerOffer(1, offer, "accept"))
    assert hand(g, 0) == {"cloth": 1} and hand(g, 1) == {"wood": 1}


def test_ck_43_four_of_a_kind_for_one_of_another():
    g = ck()
    give(g, 0, paper=4)
    assert refused(g, BankTrade(0, "paper", 3, {"coin": 1})) == "bad_count"
    assert hand(act(g, BankTrade(0, "paper", 4, {"coin": 1})), 0) == {"coin": 1}


def test_ck_44_example_12_what_is_taken_may_be_a_commodity_if_the_bank_has_one():
    g = ck()
    settlement(g, 0, 33)  # brick harbour
    give(g, 0, brick=2)
    assert hand(act(g, BankTrade(0, "brick", 2, {"paper": 1})), 0) == {"paper": 1}
    bank(g, paper=0)
    assert refused(g, BankTrade(0, "brick", 2, {"paper": 1})) == "bank_empty"
    g = ck()
    give(g, 0, brick=4)
    assert hand(act(g, BankTrade(0, "brick", 4, {"cloth": 1})), 0) == {"cloth": 1}


def test_ck_45_example_13_a_harbour_for_wool_does_nothing_for_cloth():
    g = ck()
    settlement(g, 0, 42)  # wool harbour
    levels(g, 0, trade=2)
    give(g, 0, cloth=2)
    assert refused(g, BankTrade(0, "cloth", 2, {"ore": 1})) == "bad_count"
    assert rate_of(g, 0, "cloth") == 4 and rate_of(g, 0, "wool") == 2


def test_ck_45_a_harbour_for_anything_takes_three_of_every_kind():
    g = ck()
    settlement(g, 0, 26)
    assert {rate_of(g, 0, kind) for kind in g.rules.kinds} == {3}


def test_ck_46_ck_90_the_guild_takes_two_commodities_of_one_kind_as_soon_as_it_is_reached():
    g = ck()
    give(g, 0, coin=2, paper=1)
    assert rate_of(g, 0, "coin") == 4
    levels(g, 0, trade=3)
    assert rate_of(g, 0, "coin") == 2 and rate_of(g, 0, "ore") == 4
    assert refused(g, BankTrade(0, "paper", 2, {"ore": 1})) == "cannot_pay"
    assert hand(act(g, BankTrade(0, "coin", 2, {"ore": 1})), 0) == {"paper": 1, "ore": 1}


def test_ck_47_progress_cards_are_no_kind_of_card_that_could_be_traded():
    g = ck()
    progress(g, 0, "spy")
    give(g, 0, wood=1)
    assert refused(g, MakeOffer(0, {"spy": 1}, {"ore": 1})) == "not_tradable"
    assert refused(g, MakeOffer(0, {"wood": 1}, {"constitution": 1})) == "not_tradable"
    assert state(g).hands[0] == ["spy"]
