"""Tokens are drawn blind and hidden; only their number is public (BF-05 to BF-09)."""

from random import Random

import pytest

from game.automa.worlds import imagine
from game.core.cards import hand_size
from game.engine import view
from game.engine.codec import pack
from game.lookout import hand as hand_of
from game.modules.base.offers import MakeOffer
from game.modules.base.standing import StandingOffer
from game.modules.best_friends.exchange import ExchangeToken
from game.modules.best_friends.gifts import GiveGift
from game.modules.best_friends.state import ARCHITECT, GUILDS, MERCHANT, SCHOLAR, TRADER, count, of, pool_for
from game.modules.best_friends.tokens import earn
from tests.kit import act, asked, copy, give, hex, lots, refused, robber, roll, seeded, settlement, turn_of
from tests.modules.best_friends.kit import (
    counts,
    favours,
    friends,
    guilds_of,
    pool,
    scramble_tokens,
    tokens_are_conserved,
)
from tests.modules.ground import seen


def test_bf_05_a_draw_is_uniform_over_the_tokens_of_the_pool():
    g = friends()
    pool(g, trader=1, architect=3)
    drawn = []
    for ticket in range(4):
        twin = copy(g)
        twin.chance = lots(ticket)
        earn(twin, 0, 1, "robber")
        drawn.append(of(twin).tokens[0][0].guild)
    assert drawn == [ARCHITECT] * 3 + [TRADER]


def test_bf_06_the_owner_sees_guilds_others_a_number():
    g = friends()
    favours(g, 1, SCHOLAR, SCHOLAR, TRADER)
    own, other, nobody = view(g, 1), view(g, 2), view(g)
    assert guilds_of(own, 1) == [SCHOLAR, SCHOLAR, TRADER]
    for looking in (other, nobody):
        assert of(looking).tokens == [[], [], [], []] and count(looking, 1) == 3
        assert of(looking).pool.mixed == {} and len(of(looking).pool) == 53
    assert ("favour", "3") in [(c.icon, c.text) for c in seen(g).rows[1].chips]


def test_bf_06_the_hand_shows_them_to_their_owner():
    g = friends()
    favours(g, 1, SCHOLAR, SCHOLAR, TRADER)
    favours(g, 1, MERCHANT, new=True)
    (row,) = [r for r in hand_of(view(g, 1), 1, "Bob").others if r.title.key == "look-favour-tokens"]
    faces = [(face.sprite, face.count, face.active) for face in row.cards]
    assert faces == [(TRADER, 1, True), (MERCHANT, 1, False), (SCHOLAR, 2, True)]
    assert not hand_of(view(g, 0), 0, "Ann").others


def test_bf_07_tokens_are_no_cards():
    """They do not count on a 7 and nobody steals them."""
    g = turn_of(friends(), 0)
    settlement(g, 1, "0,0 N")
    robber(g, "2,-2")
    give(g, 1, ore=7)
    favours(g, 1, *GUILDS)
    assert hand_size(g, 1) == 7
    g = roll(g, 7)
    assert asked(g) == [(0, "robber")]
    from game.modules.base.robbing import MoveRobber

    g = act(g, MoveRobber(0, hex(g, "0,-1")))
    assert counts(g) == [0, 5, 0, 0] and hand_size(g, 0) == 1


@pytest.mark.parametrize("guild", GUILDS)
def test_bf_08_tokens_are_not_traded(guild):
    g = friends()
    favours(g, 0, guild)
    give(g, 0, wool=1)
    assert refused(g, MakeOffer(0, {guild: 1}, {"ore": 1})) == "not_tradable"
    assert refused(g, MakeOffer(0, {"wool": 1}, {guild: 1})) == "not_tradable"
    assert refused(g, StandingOffer(0, {guild: 1}, {"ore": 1})) == "not_tradable"


def test_bf_09_there_is_no_limit():
    g = friends(3)
    g.chance = seeded()
    earn(g, 0, 99, "link")
    assert counts(g) == [sum(pool_for(3).values()), 0, 0]


def test_views_of_games_that_differ_in_hidden_tokens_are_equal():
    g = friends()
    for seat in g.seats:
        favours(g, seat, *GUILDS[seat:], new=seat == 1)
    g = act(g, ExchangeToken(0))
    for seat in (-1, 1, 2, 3):
        twin = copy(g)
        scramble_tokens(twin, seat, Random(seat))
        assert pack(twin) != pack(g) and pack(view(twin, seat)) == pack(view(g, seat))


def test_what_is_imagined_fits_what_is_seen():
    g = friends()
    for seat in g.seats:
        favours(g, seat, *GUILDS[seat:])
    of(g).pool.mixed[SCHOLAR] -= 2
    of(g).mat = {SCHOLAR: 2}
    g = act(g, ExchangeToken(0))
    for seat in (0, 1):
        for seed in range(20):
            world = imagine(view(g, seat), Random(seed))
            tokens_are_conserved(world)
            assert counts(world) == counts(g) and guilds_of(world, seat) == guilds_of(g, seat)
            assert world.prompts[0].secret in guilds_of(world, 0)


def test_who_offers_a_gift_is_imagined_to_hold_it():
    g = friends()
    give(g, 0, ore=1)
    give(g, 1, wool=2, grain=1)
    give(g, 2, brick=3)
    give(g, 3, ore=2)
    g = act(g, GiveGift(0, "ore", 1))
    for seed in range(20):
        world = imagine(view(g, 1), Random(seed))
        hands, t = world.table.hands, world.table
        assert hands[0][world.rules.index["ore"]] == 1 and hands[1] == g.table.hands[1]
        assert [sum(h) for h in hands] == [sum(h) for h in g.table.hands]
        assert min(min(h) for h in (*hands, t.bank)) >= 0
        for kind in range(5):
            assert t.bank[kind] + sum(h[kind] for h in hands) == 19


def test_two_tokens_of_one_guild_are_told_one_by_one_to_their_owner():
    g = friends()
    pool(g, trader=3)
    g.chance, g.events = seeded(), []
    earn(g, 2, 3, "link")
    private = [(e.args["guild"], e.only) for e in g.events if e.key == "favour_drawn"]
    assert private == [(TRADER, (2,))] * 3
    assert [e.args for e in g.events if e.only is None] == [{"seat": 2, "n": 3, "why": "link"}]
