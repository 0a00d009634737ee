"""Canal tokens are traded like cards, between players alone (GEO-45)."""

from random import Random

import pytest

from game.automa.bargain import helpful
from game.automa.drive import next_prompt, seen_by
from game.automa.trade import Purse, answer, plausible, propose
from game.engine import legal, suggestions, view
from game.modules.base.answering import AnswerOffer
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.standing import StandingOffer, TakeStanding
from game.modules.erie_canal.exchange import UseCanal
from game.modules.erie_canal.state import held
from tests.kit import act, city, end, give, hand, hold, refused, roll, settlement, told
from tests.modules.erie_canal.test_exchange import owning
from tests.modules.maps.country import at

TOKEN, ORE = {"canal": 1}, {"ore": 1}


@pytest.fixture
def g():
    """The owner has two tokens and a wood, the next one two ore."""
    g = owning(count=2)
    give(g, 0, wood=1)
    give(g, 1, ore=2)
    return g


def taken(g, seat=1):
    return act(g, AnswerOffer(seat, g.table.offers[-1].id, "accept"))


def test_rule_1_geo_45_tokens_for_cards_and_cards_for_tokens(g):
    sold = taken(act(g, MakeOffer(0, {"canal": 2, "wood": 1}, {"ore": 2}, [1])))
    assert hand(sold, 0) == {"ore": 2} and hand(sold, 1) == {"wood": 1, "canal": 2}
    assert told(sold, "traded")[0]["give"] == {"canal": 2, "wood": 1}
    bought = taken(act(g, MakeOffer(1, ORE, TOKEN)), 0)
    assert held(bought, 1) == 1 and held(bought, 0) == 1


def test_geo_45_in_counter_offers_calls_and_standing_offers(g):
    asked = act(g, MakeOffer(0, {"wood": 1}, ORE, [1]))
    countered = act(asked, MakeOffer(1, ORE, TOKEN, counters=asked.table.offers[0].id))
    assert held(taken(countered, 0), 1) == 1
    assert act(g, Call(0, TOKEN, {"ore": 1, "grain": 1})).table.offers[0].give == TOKEN
    standing = act(g, StandingOffer(0, TOKEN, ORE))
    later = roll(end(standing), 12)
    hold(later, 1, ore=1)
    later = act(later, TakeStanding(1, later.settings.standing[0].id))
    assert held(later, 1) == 1 and hand(later, 0) == {"canal": 1, "wood": 1, "ore": 1}


def test_geo_45_never_for_nothing_and_never_token_for_token(g):
    assert refused(g, MakeOffer(0, TOKEN, {})) == "empty_side"
    give(g, 1, canal=1)
    assert refused(g, MakeOffer(0, TOKEN, TOKEN)) == "same_resource"
    assert refused(g, MakeOffer(0, TOKEN, {"canal": 1, "ore": 1})) == "same_resource"
    assert refused(g, StandingOffer(0, TOKEN, TOKEN)) == "same_resource"


def test_geo_45_who_has_none_cannot_give_one(g):
    assert refused(g, MakeOffer(1, TOKEN, {"wood": 1})) == "no_canal_token"
    wanted = act(g, MakeOffer(0, {"wood": 1}, TOKEN, [1]))
    assert refused(wanted, AnswerOffer(1, wanted.table.offers[0].id, "accept")) == "no_canal_token"
    assert refused(g, Call(0, {"canal": 13}, ORE)) == "bad_count", "there are twelve"


def test_geo_45_a_token_in_use_stays_where_it_is(g):
    g = act(g, UseCanal(0))
    assert refused(g, MakeOffer(0, {"canal": 2}, ORE)) == "canal_in_use"
    g = taken(act(g, MakeOffer(0, TOKEN, ORE, [1])))
    assert held(g, 0) == 1 and held(end(g), 0) == 0, "the one in use goes back to the bank, the other was sold"
    assert end(g).table.bank[g.rules.index["canal"]] == 11


def test_geo_45_base_63_a_token_put_to_use_after_the_offer_is_gone(g):
    hold(g, 0, canal=1)
    g = act(g, MakeOffer(0, TOKEN, ORE, [1]), UseCanal(0))
    g = taken(g)
    assert not told(g, "traded") and held(g, 0) == 1 and not g.table.offers, "it reads as withdrawn"


def test_geo_49_there_are_always_twelve(g):
    g = taken(act(g, MakeOffer(0, TOKEN, ORE, [1])))
    tokens = g.rules.index["canal"]
    assert g.table.bank[tokens] + sum(h[tokens] for h in g.table.hands) == 12


def test_menus_mention_them(g):
    offers = [a for a in legal(view(g, 0), 0) if isinstance(a, MakeOffer)]
    assert MakeOffer(0, TOKEN, ORE) in offers and MakeOffer(0, {"wood": 1}, TOKEN) in offers
    standing = [a for a in suggestions(view(g, 1), 1) if isinstance(a, StandingOffer)]
    assert StandingOffer(1, ORE, TOKEN) in standing


def test_automatic_players_sell_and_buy_tokens(g):
    """Who needs one ore for a city gives a token for it; who has cards to spare takes it."""
    city(g, 1, at(g, "Buffalo"))
    hold(g, 0, canal=2, grain=2, ore=2)
    hold(g, 1, ore=5)
    settlement(g, 0, at(g, "Albany"))
    prompt = next_prompt(g, (), lambda s: s == 0)
    seen = seen_by(g, prompt)
    ways = [(s.give, s.get) for s in helpful(seen, Purse(seen, 0))]
    assert (TOKEN, ORE) in ways
    assert "canal" not in plausible(seen, 1) and "canal" in plausible(seen_by(g, prompt), 0)
    offer = propose(seen, Purse(seen, 0))
    assert isinstance(offer, MakeOffer) and offer.get == ORE
    asked = act(g, MakeOffer(0, TOKEN, ORE, [1]))
    question = next(p for p in asked.prompts if p.kind == "offer")
    assert answer(seen_by(asked, question), question, Random(1)) == AnswerOffer(1, question.offer, "accept")
