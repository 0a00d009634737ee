"""Yellow cards (CK-168 to CK-178)."""

from game.core.loss import lose
from game.engine import view, why_not
from game.modules.base.answering import AnswerOffer
from game.modules.base.bank import BankTrade, rate_of
from game.modules.base.offers import MakeOffer
from game.modules.base.rolling import EndTurn
from game.modules.cities_and_knights.cards.harbour import CommercialHarbour, GiveCommodity, OfferCommercial
from game.modules.cities_and_knights.cards.secrets import MasterMerchant, TakeCards
from game.modules.cities_and_knights.cards.trade import Merchant, MerchantFleet, ResourceMonopoly, TradeMonopoly
from tests.kit import (
    act,
    after_roll,
    asked,
    default,
    give,
    hand,
    hex,
    points,
    refused,
    robber,
    settlement,
    told,
    turn_of,
)
from tests.modules.cities_and_knights.kit import ck, levels, progress, state


def holding(*cards, **options):
    g = ck(**options)
    progress(g, 0, *cards)
    return g


# --- Merchant ---------------------------------------------------------------------------------------------------------


def test_ck_168_the_merchant_stands_on_a_hex_with_one_resource_beside_an_own_building():
    g = holding("merchant", "merchant")
    settlement(g, 0, 18)  # hills, pasture, desert
    settlement(g, 1, 32)
    assert refused(g, Merchant(0, hex(g, "2,0"))) == "bad_target"
    assert refused(g, Merchant(0, hex(g, "0,0"))) == "bad_target"
    assert refused(g, Merchant(0, 99)) == "bad_target"
    g = act(g, Merchant(0, hex(g, "0,-1")))
    assert refused(g, Merchant(0, hex(g, "0,-1"))) == "no_effect"
    g = act(g, Merchant(0, hex(g, "1,-1")))
    assert state(g).merchant == hex(g, "1,-1")


def test_ck_169_two_for_one_for_its_resource_and_a_point_but_not_for_its_commodity():
    g = holding("merchant")
    settlement(g, 0, 18)
    g = act(g, Merchant(0, hex(g, "1,-1")))  # pasture
    assert points(g, 0) == 2
    assert rate_of(g, 0, "wool") == 2 and rate_of(g, 0, "cloth") == 4 and rate_of(g, 1, "wool") == 4
    give(g, 0, wool=2)
    assert hand(act(g, BankTrade(0, "wool", 2, {"coin": 1})), 0) == {"coin": 1}


def test_ck_170_ck_181_another_merchant_card_takes_it_with_rate_and_point():
    g = holding("merchant")
    settlement(g, 0, 18)
    settlement(g, 1, 32)
    g = act(g, Merchant(0, hex(g, "1,-1")), EndTurn(0))
    g = after_roll(g)
    progress(g, 1, "merchant")
    g = act(g, Merchant(1, hex(g, "2,0")))
    assert points(g, 0) == 1 and points(g, 1) == 2
    assert rate_of(g, 0, "wool") == 4 and rate_of(g, 1, "ore") == 2


def test_ck_170_it_stays_its_owners_even_if_the_building_is_gone():
    g = holding("merchant")
    settlement(g, 0, 18)
    g = act(g, Merchant(0, hex(g, "1,-1")))
    lose(g, 18, "", "lava")
    assert points(g, 0) == 1 and rate_of(g, 0, "wool") == 2


def test_ck_171_the_robber_does_not_matter():
    g = holding("merchant")
    settlement(g, 0, 18)
    robber(g, "1,-1")
    g = act(g, Merchant(0, hex(g, "1,-1")))
    assert rate_of(g, 0, "wool") == 2 and points(g, 0) == 2


# --- Commercial harbour -----------------------------------------------------------------------------------------------


def trading():
    g = holding("commercial_harbour", "commercial_harbour")
    give(g, 0, wood=1, ore=2)
    give(g, 1, cloth=2)
    give(g, 2, wool=1)
    return act(g, CommercialHarbour(0))


def test_ck_172_example_49_an_opponent_gives_a_commodity_for_a_resource_unseen():
    g = act(trading(), OfferCommercial(0, 1, "wood"))
    assert asked(g) == [(1, "harbour_commodity")]
    assert state(view(g, 1)).offering == "" and state(view(g, 0)).offering == "wood"
    assert "wood" not in str([e.args for e in g.events])
    assert refused(g, GiveCommodity(1, "coin")) == "cannot_pay"
    assert refused(g, GiveCommodity(1, "wool")) == "bad_target"
    assert default(g) == GiveCommodity(1, "cloth")
    g = act(g, GiveCommodity(1, "cloth"))
    assert hand(g, 0) == {"ore": 2, "cloth": 1} and hand(g, 1) == {"wood": 1, "cloth": 1}
    assert [e.only for e in g.events if e.key == "harbour_exchanged_cards"] == [(0, 1)]
    assert told(g, "harbour_exchanged") == [{"seat": 0, "other": 1}], "the others hear that cards changed hands"


def test_ck_173_example_49_without_a_commodity_nothing_happens_and_nothing_is_used_up():
    g = act(trading(), OfferCommercial(0, 2, "ore"))
    assert asked(g) == [(0, "main")] and hand(g, 0) == {"wood": 1, "ore": 2}
    assert told(g, "harbour_void") == [{"seat": 0, "other": 2}]
    assert state(g).exchanged == []
    again = OfferCommercial(0, 2, "ore")
    assert why_not(g, again) is None and again not in list(OfferCommercial.suggest(g, 0, g.prompts[0]))


def test_ck_174_once_with_each_one_card_a_turn_and_one_resource_that_is_there():
    g = trading()
    assert refused(g, CommercialHarbour(0)) == "once_per_turn"
    assert refused(g, OfferCommercial(0, 0, "wood")) == "bad_target"
    assert refused(g, OfferCommercial(0, 1, "coin")) == "bad_target"
    assert refused(g, OfferCommercial(0, 1, "brick")) == "cannot_pay"
    assert refused(g, OfferCommercial(0, 3, "wood")) == "no_effect"  # an empty hand, as everybody sees
    g = act(g, OfferCommercial(0, 1, "wood"), GiveCommodity(1, "cloth"))
    assert refused(g, OfferCommercial(0, 1, "ore")) == "once_per_turn"
    g = after_roll(turn_of(act(g, EndTurn(0)), 0))
    assert refused(g, OfferCommercial(0, 1, "ore")) == "no_such_card"


def test_ck_04_no_offer_is_accepted_while_the_commodity_is_owed():
    g = act(trading(), MakeOffer(0, {"wood": 1}, {"wool": 1}, [2], "first"))
    offer = g.table.offers[0].id
    waiting = act(g, OfferCommercial(0, 1, "wood"))
    assert refused(waiting, AnswerOffer(2, offer, "accept")) == "choice_pending"
    g = act(waiting, GiveCommodity(1, "cloth"))
    assert hand(g, 0) == {"ore": 2, "cloth": 1}
    g = act(g, AnswerOffer(2, offer, "accept"))  # BASE-63: who offered has no wood any more, so the offer is over
    assert not g.table.offers and hand(g, 0) == {"ore": 2, "cloth": 1}


def test_ck_174_every_hand_empty():
    assert refused(holding("commercial_harbour"), CommercialHarbour(0)) == "no_effect"


def test_a_hand_of_one_card_answers_by_itself():
    g = trading()
    give(g, 3, paper=1)
    g = act(g, OfferCommercial(0, 3, "ore"))
    assert asked(g) == [(0, "main")] and hand(g, 3) == {"ore": 1}


# --- Master merchant --------------------------------------------------------------------------------------------------


def test_ck_175_two_cards_of_choice_from_somebody_with_more_points():
    g = holding("master_merchant")
    state(g).defenders[1] = 1
    give(g, 1, wood=3, coin=1, ore=1)
    g = act(g, MasterMerchant(0, 1))
    prompt = g.waiting_for()[0]
    assert prompt.secret == {"wood": 3, "ore": 1, "coin": 1}
    assert view(g, 2).prompts[0].secret is None and view(g, 1).prompts[0].secret is None
    assert refused(g, TakeCards(0, {"wood": 1})) == "bad_count"
    assert refused(g, TakeCards(0, {"coin": 2})) == "bad_target"
    assert default(g) == TakeCards(0, {"wood": 2})
    g = act(g, TakeCards(0, {"coin": 1, "ore": 1}))
    assert hand(g, 0) == {"ore": 1, "coin": 1} and hand(g, 1) == {"wood": 3}
    assert told(g, "cards_taken") == [{"seat": 0, "other": 1, "n": 2}]


def test_ck_175_example_70_not_from_an_equal_and_the_single_card_is_taken_unasked():
    g = holding("master_merchant")
    state(g).defenders[:3] = [6, 6, 7]
    give(g, 1, wood=5)
    give(g, 2, coin=1)
    assert refused(g, MasterMerchant(0, 1)) == "bad_target"
    assert refused(g, MasterMerchant(0, 3)) == "bad_target"
    g = act(g, MasterMerchant(0, 2))
    assert hand(g, 0) == {"coin": 1} and asked(g) == [(0, "main")]


def test_ck_175_nobody_has_more_points_and_cards():
    g = holding("master_merchant")
    state(g).defenders[2] = 7
    give(g, 1, wood=5)
    assert refused(g, MasterMerchant(0, 2)) == "no_effect"


# --- Merchant fleet, monopolies ---------------------------------------------------------------------------------------


def test_ck_176_example_69_two_for_one_for_the_rest_of_the_turn():
    g = holding("merchant_fleet", "merchant_fleet")
    give(g, 0, paper=4)
    g = act(g, MerchantFleet(0, "paper"))
    assert refused(g, MerchantFleet(0, "paper")) == "no_effect"
    g = act(g, BankTrade(0, "paper", 2, {"ore": 1}), BankTrade(0, "paper", 2, {"cloth": 1}))
    assert hand(g, 0) == {"ore": 1, "cloth": 1}
    assert rate_of(act(g, MerchantFleet(0, "ore")), 0, "ore") == 2
    assert rate_of(act(g, EndTurn(0)), 0, "paper") == 4


def test_ck_176_example_69_no_fleet_for_what_the_guild_takes_already():
    g = holding("merchant_fleet")
    levels(g, 0, trade=3)
    assert refused(g, MerchantFleet(0, "paper")) == "no_effect"
    assert refused(g, MerchantFleet(0, "gold")) == "bad_target"


def test_ck_177_ck_178_example_68_two_of_a_resource_and_one_of_a_commodity_from_each():
    g = holding("resource_monopoly", "trade_monopoly")
    give(g, 1, grain=3, coin=2)
    give(g, 2, grain=1)
    give(g, 3, coin=1)
    assert refused(g, ResourceMonopoly(0, "coin")) == "bad_target"
    assert refused(g, TradeMonopoly(0, "grain")) == "bad_target"
    g = act(g, ResourceMonopoly(0, "grain"))
    assert hand(g, 0) == {"grain": 3} and hand(g, 1) == {"grain": 1, "coin": 2}
    assert [fact["cards"] for fact in told(g, "handed_over")] == [{"grain": 2}, {"grain": 1}]
    g = act(g, TradeMonopoly(0, "coin"))
    assert hand(g, 0) == {"grain": 3, "coin": 2} and hand(g, 3) == {}


def test_ck_177_ck_178_playable_while_anybody_holds_a_card():
    g = holding("resource_monopoly", "trade_monopoly")
    assert refused(g, ResourceMonopoly(0, "ore")) == "no_effect"
    assert refused(g, TradeMonopoly(0, "coin")) == "no_effect"
    give(g, 1, wood=1)
    g = act(g, ResourceMonopoly(0, "ore"))
    assert told(g, "demand_in_vain") == [{"seat": 0, "card": "ore"}]
    g = act(g, TradeMonopoly(0, "coin"))
    assert hand(g, 0) == {} and state(g).hands[0] == []
