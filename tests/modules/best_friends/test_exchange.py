"""Exchanging a token (BF-44 to BF-46)."""

from game.engine import view
from game.modules.base.rolling import EndTurn
from game.modules.best_friends.exchange import ExchangeToken, PutBack
from game.modules.best_friends.guilds import GuildMerchant
from game.modules.best_friends.state import ARCHITECT, MERCHANT, SCHOLAR, TRADER, of
from tests.kit import act, asked, default, refused, told
from tests.modules.best_friends.kit import counts, favours, friends, guilds_of, pool


def holding(*guilds, new=False):
    g = friends()
    favours(g, 0, *guilds, new=new)
    return g


def test_bf_44_draw_look_and_put_one_back():
    g = holding(TRADER)
    pool(g, scholar=3)
    g = act(g, ExchangeToken(0))
    assert asked(g) == [(0, "put_back")]
    assert counts(g) == [2, 0, 0, 0]
    assert refused(g, EndTurn(0)) == "choice_pending"
    assert refused(g, PutBack(0, ARCHITECT)) == "not_enough_tokens"
    g = act(g, PutBack(0, TRADER))
    assert guilds_of(g, 0) == [SCHOLAR]
    assert of(g).pool.mixed == {SCHOLAR: 2, TRADER: 1}
    assert of(g).mat == {}


def test_bf_44_who_has_no_token_cannot_exchange():
    assert refused(friends(), ExchangeToken(0)) == "not_enough_tokens"


def test_bf_44_with_nothing_to_draw_it_is_refused():
    g = holding(TRADER)
    pool(g)
    assert refused(g, ExchangeToken(0)) == "pool_empty"
    of(g).mat = {SCHOLAR: 1}
    assert asked(act(g, ExchangeToken(0))) == [(0, "put_back")]


def test_bf_45_e21_the_one_just_drawn_may_go_back_and_the_action_is_spent():
    g = holding(ARCHITECT)
    pool(g, merchant=1)
    g = act(g, ExchangeToken(0))
    assert default(g) == PutBack(0, MERCHANT)
    g = act(g, PutBack(0, MERCHANT))
    assert guilds_of(g, 0) == [ARCHITECT] and of(g).pool.mixed == {MERCHANT: 1}
    assert refused(g, ExchangeToken(0)) == "guild_action_done"


def test_bf_45_one_earned_this_turn_may_go_back():
    g = holding(ARCHITECT, new=True)
    pool(g, merchant=1)
    g = act(g, ExchangeToken(0), PutBack(0, ARCHITECT))
    assert guilds_of(g, 0) == [MERCHANT]


def test_bf_46_no_use_after_an_exchange():
    g = holding(MERCHANT, MERCHANT)
    pool(g, merchant=1)
    g = act(g, ExchangeToken(0), PutBack(0, MERCHANT))
    assert refused(g, GuildMerchant(0, "ore")) == "guild_action_done"


def test_others_learn_only_that_it_was_done():
    g = act(holding(TRADER), ExchangeToken(0))
    assert told(g, "exchanging") == [{"seat": 0}]
    private = [event for event in g.events if event.key == "favour_drawn"]
    assert [event.only for event in private] == [(0,)]
    assert view(g, 0).prompts[0].secret == g.prompts[0].secret is not None
    assert view(g, 1).prompts[0].secret is None
    g = act(g, PutBack(0, TRADER))
    assert [e.only for e in g.events if e.key == "favour_put_back"] == [(0,)]
