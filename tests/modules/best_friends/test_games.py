"""Random games keep every promise, alone and in company; automatic players give, link and go to the guilds."""

from collections import Counter
from random import Random

import pytest

from game.automa.drive import next_prompt, prompt_id, seen_by
from game.automa.levels import LEVELS
from game.create import new_game
from game.engine import Chance, advance
from game.modules.best_friends.state import ARCHITECT, GUILDS, MERCHANT, ROAD_BUILDER, SCHOLAR, TRADER, of
from game.rules import objections
from game.setup import Setup
from tests.automa.kit import THINKING, Turns, choice
from tests.invariants.harness import check_game
from tests.kit import act, give, hold, settlement
from tests.modules.best_friends.kit import ALWAYS, FRIENDS, favours, friends, networks_are_as_defined, scramble_tokens
from tests.modules.test_all_sets import TEN

GROUNDS = ("atlantis", "great_river", "jungle", "magic_seven", "volcano")
COMPANY = [(), *((variant,) for variant in TEN), *((ground, "event_cards", "castles") for ground in GROUNDS)]
LARGE = [(), ("event_cards",), ("specialists", "harbormaster")]


def played(setup, seed, **limits):
    return check_game(setup, seed, scramble=(scramble_tokens,), also=ALWAYS, **limits)[0]


@pytest.mark.parametrize("modules", COMPANY, ids=lambda s: "+".join(s) or "alone")
def test_random_games_of_three_and_four_keep_every_promise(modules):
    players = 3 + COMPANY.index(modules) % 2
    networks_are_as_defined(played(Setup(players, (FRIENDS, *modules)), 1, moves=160, every=20))


@pytest.mark.slow
@pytest.mark.parametrize("modules", COMPANY, ids=lambda s: "+".join(s) or "alone")
def test_so_do_longer_ones(modules):
    for players in (3, 4):
        networks_are_as_defined(played(Setup(players, (FRIENDS, *modules)), 2, moves=400, every=20))


@pytest.mark.parametrize("modules", LARGE, ids=lambda s: "+".join(s) or "alone")
@pytest.mark.parametrize("paired", [False, True])
def test_random_games_of_five_and_six_keep_every_promise(modules, paired):
    for players in (5, 6):
        played(Setup(players, (FRIENDS, "five_six", *modules), {"paired_turns": paired}), 3, moves=160, every=20)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_come_to_an_end(players):
    modules = (FRIENDS, "five_six") if players > 4 else (FRIENDS,)
    g = played(Setup(players, modules, {"target": 6}), 5, moves=4_000, every=100, leaving=0.0003)
    assert g.over is not None
    networks_are_as_defined(g)


@pytest.mark.parametrize(
    "options", [{"bank_shown": False}, {"open_hands": True}, {"turn_mode": "split"}, {"trade": "none"}]
)
def test_options_of_the_host_change_nothing_of_it(options):
    played(Setup(4, (FRIENDS,), options), 7, moves=300, every=30)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_many_whole_games_in_company(seed):
    rng = Random(seed)
    while True:
        setup = Setup(3 + seed % 2, (FRIENDS, *rng.sample(TEN, rng.randrange(4))), {"target": 7})
        if not objections(setup):
            break
    assert played(setup, seed, moves=9_000, every=150).over is not None


# --- automatic players ------------------------------------------------------------------------------------------------


def automatic(setup, levels, seed):
    """A whole game of automatic players, and how often each kind of action was taken."""
    rng, done, looked_at = Random(seed), Counter(), set()
    chance = Chance(rng.randrange)
    g = new_game(setup, chance)
    while g.over is None and g.moves < 5_000:
        prompt = next_prompt(g, looked_at)
        if prompt.optional:
            looked_at.add(prompt.id)
        level = LEVELS[levels[prompt.seat]]
        action = level.choose(seen_by(g, prompt), prompt.seat, rng, Turns(2))
        done[action.key, getattr(action, "answer", "")] += 1
        done[levels[prompt.seat], action.key] += 1
        advance(g, action, chance, prompt_id(action, prompt))
    return g, done


@pytest.mark.slow
def test_automatic_players_give_gifts_accept_them_and_use_every_guild():
    g, done = automatic(Setup(4, (FRIENDS,)), ("steady", "gentle", "sharp", "gentle"), 2)
    assert g.over is not None
    assert done["answer_gift", "accept"] > done["answer_gift", "decline"]
    for level in ("steady", "gentle", "sharp"):
        assert done[level, "give_gift"], level
        assert sum(done[level, guild] for guild in GUILDS) > 1, level
    assert sum(of(g).island_tokens) > 1
    assert all(done["steady", guild] + done["sharp", guild] + done["gentle", guild] for guild in GUILDS)


def test_automatic_players_finish_a_game_of_six():
    g, done = automatic(Setup(6, (FRIENDS, "five_six"), {"target": 7}), ("steady", "gentle") * 3, 3)
    assert g.over is not None and done["answer_gift", "accept"]


def in_need(*guilds):
    """Seat 0 has these tokens and nothing to build with."""
    g = friends(4)
    for seat, places in enumerate((("0,-1 N", "0,1 S"), ("-1,0 NW", "1,0 SE"), ("-1,1 SW", "1,-1 NE"))):
        settlement(g, seat, *places)
    hold(g, 0)
    favours(g, 0, *guilds)
    return g


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("guild", [ARCHITECT, SCHOLAR])
def test_two_favours_of_the_dear_guilds_are_used(level, guild):
    assert choice(in_need(guild, guild), level, 0).key == guild


@pytest.mark.parametrize("level", THINKING)
def test_the_merchants_bring_what_a_city_lacks(level):
    g = in_need(MERCHANT)
    give(g, 0, grain=2, ore=2)
    action = choice(g, level, 0)
    assert (action.key, action.card) == (MERCHANT, "ore")


@pytest.mark.parametrize("level", THINKING)
def test_the_traders_change_what_is_left_over(level):
    g = in_need(TRADER)
    give(g, 0, grain=2, ore=2, wool=1)
    action = choice(g, level, 0)
    assert (action.key, action.give, action.get) == (TRADER, "wool", "ore")


@pytest.mark.parametrize("level", THINKING)
def test_a_card_to_spare_becomes_a_gift_and_is_accepted(level):
    g = in_need()
    give(g, 0, wool=4)
    gift = choice(g, level, 0)
    assert gift.key == "give_gift"
    g = act(g, gift)
    assert choice(g, level, gift.taker).answer == "accept"


@pytest.mark.parametrize("level", ("gentle", *THINKING))
def test_the_least_useful_favour_goes_back(level):
    from game.modules.best_friends.exchange import ExchangeToken

    g = in_need(ARCHITECT, SCHOLAR, SCHOLAR)
    of(g).pool.mixed = {TRADER: 1}
    g = act(g, ExchangeToken(0))
    assert choice(g, level, 0).guild == TRADER


def test_what_a_token_is_worth():
    """The dear guilds more, further ones of a kind less, none of a guild that has nothing left next to nothing."""
    worth = {guild: in_need(guild).rules.worth(in_need(guild), 0, 0.0) for guild in GUILDS}
    assert worth[ARCHITECT] > worth[SCHOLAR] > worth[MERCHANT] >= worth[ROAD_BUILDER] > worth[TRADER] > 0
    pair, four = in_need(*[ARCHITECT] * 2), in_need(*[ARCHITECT] * 4)
    assert 2 * worth[ARCHITECT] < pair.rules.worth(pair, 0, 0.0) < 1
    assert four.rules.worth(four, 0, 0.0) < 2 * pair.rules.worth(pair, 0, 0.0)
    of(pair).island_tokens = [4, 4, 4, 0]
    assert pair.rules.worth(pair, 0, 0.0) < worth[MERCHANT]
