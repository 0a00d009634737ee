"""Roads that link networks for the first time (BF-24 to BF-32), every example of the rule book on the real island."""

import pytest

from game.core.loss import remove_road
from game.engine import Step
from game.modules.base.building import BuildRoad, PlaceFree
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.best_friends.exchange import ExchangeToken
from game.modules.best_friends.guilds import GuildMerchant, GuildRoadBuilder
from game.modules.best_friends.links import ServeFirst
from game.modules.best_friends.networks import close, networks
from game.modules.best_friends.state import MERCHANT, ROAD_BUILDER, of
from game.modules.development.playing import PlayRoadBuilding
from game.modules.five_six.phases import SpecialSignal
from tests.kit import (
    act,
    asked,
    card,
    default,
    edge,
    give,
    refused,
    road,
    settlement,
    told,
)
from tests.modules.best_friends.kit import counts, favours, friends, pool
from tests.modules.best_friends.roads import EXAMPLES, ROAD, SEATS, around_a_corner, built, example, laid, played


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
def test_bf_24_examples_of_the_rule_book(example):
    """BF-E10 to BF-E19 and BF-E25: what each step brings, and to whom (BF-25 to BF-30, BF-D3 to BF-D5)."""
    g, where = laid(example)
    for text, tokens in example["steps"]:
        before = counts(g)
        g = built(g, where, text)
        gained = [now - then for now, then in zip(counts(g), before, strict=True)]
        assert gained == [tokens.get(colour, 0) for colour in SEATS], text


def test_bf_24_the_opponent_draws_first_then_the_builder():
    g, _ = played("BF-E10", 2)
    assert told(g, "networks_linked") == [{"seat": 0, "to": [1]}]
    assert [(e["seat"], e["n"], e["why"]) for e in told(g, "favours_earned")] == [(1, 1, "linked"), (0, 3, "link")]


def test_bf_25_bf_26_bf_27_bf_28_are_told_apart_by_networks_not_by_players():
    """A is paid, B is not, C is (BF-26), by either side (BF-27); joining own networks pays nothing (BF-28)."""
    assert counts(played("BF-E10", 4)[0]) == counts(played("BF-E10", 2)[0]) == [3, 1, 0]
    assert counts(played("BF-E10", 6)[0]) == [6, 2, 0]
    assert counts(played("BF-E11", 4)[0]) == [4, 4, 0]
    assert counts(played("BF-E12", 6)[0]) == [3, 1, 0]


def test_bf_29_bf_30_two_opponents_at_once():
    """Three in all for the builder; who was linked before draws nothing."""
    g, _ = played("BF-E13", 3)
    assert [(e["seat"], e["n"]) for e in told(g, "favours_earned")] == [(1, 1), (2, 1), (0, 3)]
    g, _ = played("BF-E14", 2)
    assert [(e["seat"], e["n"]) for e in told(g, "favours_earned")] == [(2, 1), (0, 3)]


def test_bf_d6_two_networks_of_one_opponent_at_one_corner_draw_one_token():
    """White's building keeps the two blue networks apart; red arrives third."""
    g = friends(3)
    middle, last = around_a_corner(g, (0, 1, 1))
    settlement(g, 2, middle)
    road(g, 1, *last[1:])
    close(g)
    assert sum(n.seat == 1 for n in networks(g)) == 2
    give(g, 0, **ROAD)
    g = act(g, BuildRoad(0, last[0]))
    assert counts(g) == [3, 1, 1]


def test_bf_31_a_free_road_and_each_of_two_roads_of_a_card_is_judged():
    g = friends(3)
    _, first = around_a_corner(g, (0, 1, 2))
    road(g, 1, first[1])
    close(g)
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0), PlaceFree(0, first[0]))
    assert counts(g) == [3, 1, 0]  # the link with blue
    g = act(g, PlaceFree(0, first[2]))
    assert counts(g) == [6, 1, 1]  # the second road goes on to white


def test_bf_31_a_moved_road_counts_as_well():
    """As a helper moves it: taken off, then put elsewhere."""
    from game.core.building import build

    g = friends(3)
    _, last = around_a_corner(g, (0, 1, 2))
    road(g, 1, last[1])
    spare = edge(g, "2,-2 NE")
    road(g, 0, spare)
    close(g)
    g.chance = None
    remove_road(g, spare)
    build(g, 0, "road", last[0], "moved")
    assert [step.name for step in g.queued] == ["reward_links"]
    assert g.queued[0].args == {"seat": 0, "owners": [1]}


def test_bf_32_e24_a_link_in_the_special_build_phase_is_rewarded_and_no_favour_used_there():
    g = friends(6)
    _, last = around_a_corner(g, (4, 5, 2))
    road(g, 5, last[1])
    close(g)
    favours(g, 4, ROAD_BUILDER, MERCHANT)
    give(g, 4, **ROAD)
    g = act(g, SpecialSignal(4, "build"), EndTurn(0))
    assert asked(g) == [(4, "special_build")]
    assert refused(g, GuildRoadBuilder(4, last[0])) == refused(g, GuildMerchant(4, "ore")) == "wrong_phase"
    assert refused(g, ExchangeToken(4)) == "wrong_phase"
    g = act(g, BuildRoad(4, last[0]))
    assert counts(g) == [0, 0, 0, 0, 5, 1]


# --- too few tokens ---------------------------------------------------------------------------------------------------


def short_of(tokens, owners=(0, 1, 2)):
    """Red is about to link two opponents at once, and so many tokens are left; the mat is empty."""
    g = friends(4)
    _, last = around_a_corner(g, owners)
    road(g, 1, last[1])
    road(g, 2, last[2])
    close(g)
    pool(g, scholar=tokens)
    give(g, 0, **ROAD)
    return act(g, BuildRoad(0, last[0]))


def test_bf_e20_opponents_are_served_first_when_tokens_run_short():
    found = example("BF-E10")
    g, where = laid(found)
    g = built(g, where, "red road p-q")
    pool(g, trader=2)
    g = built(g, where, "red road q-b1")
    assert counts(g) == [1, 1, 0]


def test_bf_29_bf_d12_the_builder_names_who_draws_where_there_are_too_few_tokens():
    g = short_of(1)
    assert asked(g) == [(0, "link_order")]
    assert refused(g, ServeFirst(0, 0)) == "bad_target"
    assert default(g) == ServeFirst(0, 1)
    assert counts(act(g, ServeFirst(0, 2))) == [0, 0, 1, 0]


def test_bf_d12_who_leaves_before_the_order_is_named_draws_nothing():
    g = act(short_of(1), Leave(2))
    g = act(g, ServeFirst(0, 2))
    assert counts(g) == [0, 1, 0, 0]


def test_bf_d12_with_enough_tokens_nobody_is_asked():
    assert counts(short_of(2)) == [0, 1, 1, 0]
    assert counts(short_of(4)) == [2, 1, 1, 0]
    assert counts(short_of(0)) == [0, 0, 0, 0]


def test_bf_d7_an_empty_pool_is_renewed_from_the_mat():
    g = friends(3)
    _, last = around_a_corner(g, (0, 1, 2))
    road(g, 1, last[1])
    close(g)
    pool(g, trader=1)
    of(g).mat = {"guild_architect": 5}
    give(g, 0, **ROAD)
    g = act(g, BuildRoad(0, last[0]))
    assert [held.guild for held in of(g).tokens[1]] == ["guild_trader"]
    assert [held.guild for held in of(g).tokens[0]] == ["guild_architect"] * 3
    assert of(g).mat == {} and len(of(g).pool) == 2
    assert told(g, "favours_renewed") == [{"n": 5}]


def test_who_left_the_game_draws_nothing_and_the_builder_is_paid():
    g = friends(4)
    _, last = around_a_corner(g, (0, 1, 2))
    road(g, 1, last[1])
    close(g)
    give(g, 0, **ROAD)
    g = act(g, Leave(1), BuildRoad(0, last[0]))
    assert counts(g) == [3, 0, 0, 0]


def test_games_without_it_never_look_at_networks(monkeypatch):
    """The hooks it answers are asked by nobody else: another game pays nothing for it."""
    from game.modules.best_friends import links, module
    from tests.kit import island

    monkeypatch.setattr(links, "networks", None, raising=False)
    monkeypatch.setattr(module, "close", None)
    g = island(3)
    assert {"placed", "founding_done", "robber_settled"} <= g.rules.silent
    g.agenda = [Step("main")]
    settlement(g, 0, "0,0 N")
    give(g, 0, **ROAD)
    assert act(g, BuildRoad(0, edge(g, "0,0 NE"))).table.roads
