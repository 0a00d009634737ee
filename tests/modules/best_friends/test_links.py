"""Roads that link networks for the first time (BF-24 to BF-32), every example of the rule book on the real island."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from game.core.land import is_corner
from game.core.loss import lose, remove_road, sink
from game.engine import Step
from game.modules.base.building import BuildRoad, BuildSettlement, PlaceFree
from game.modules.base.rolling import EndTurn
from game.modules.base.settings import Leave
from game.modules.best_friends.guilds import GuildMerchant, GuildRoadBuilder
from game.modules.best_friends.links import ServeFirst
from game.modules.best_friends.networks import close, networks
from game.modules.best_friends.state import MERCHANT, ROAD_BUILDER, of
from game.modules.development.playing import PlayRoadBuilding
from game.modules.five_six.phases import SpecialSignal
from tests.kit import (
    act,
    after_roll,
    asked,
    card,
    corner,
    default,
    edge,
    give,
    hex,
    line,
    refused,
    road,
    settlement,
    told,
    turn_of,
)
from tests.modules.atlantis.sea import HOMES, drowning
from tests.modules.best_friends.kit import counts, favours, friends, pool

EXAMPLES = json.loads((Path(__file__).parent / "networks.json").read_text("utf-8"))
SEATS = {"red": 0, "blue": 1, "white": 2}
ROAD = {"wood": 1, "brick": 1}


class Map:
    """Letters of an example laid on corners of the island, so that every edge of the example is one there."""

    def __init__(self, g, example):
        self.topology = g.rules.topology
        steps = [what.split() for what, _ in example["steps"]]
        edges = [r.split()[1] for r in example["roads"]] + [w[2] for w in steps if w[1] == "road"]
        self.edges = [tuple(e.split("-")) for e in edges]
        letters = list(dict.fromkeys(letter for e in self.edges for letter in e))
        self.at = next(filter(None, (self._placed(letters, {letters[0]: c}) for c in self.topology.corners)))

    def _placed(self, letters, at):
        if len(at) == len(letters):
            return at
        near = [(a, b) if a in at else (b, a) for a, b in self.edges if (a in at) != (b in at)]
        if not near:
            free = next(letter for letter in letters if letter not in at)
            options = ((free, c) for c in self.topology.corners)
        else:
            known, free = near[0]
            options = ((free, c) for c in self.topology.corner_neighbours[at[known]])
        for letter, spot in options:
            tried = {**at, letter: spot}
            if spot not in at.values() and self._fits(tried) and (found := self._placed(letters, tried)):
                return found
        return None

    def _fits(self, at):
        between = self.topology.edge_between
        return all((at[a], at[b]) in between for a, b in self.edges if a in at and b in at)

    def edge(self, text):
        a, b = text.split("-")
        return self.topology.edge_between[self.at[a], self.at[b]]


def laid(example):
    """The set-up of an example: everything given counts as founded."""
    g = friends(3)
    where = Map(g, example)
    for text in example["buildings"]:
        colour, letter = text.split()
        settlement(g, SEATS[colour], where.at[letter])
    for text in example["roads"]:
        colour, ends = text.split()
        road(g, SEATS[colour], where.edge(ends))
    close(g)
    return g, where


def built(g, where, text):
    """One step of an example as a paid action in the builder's own turn."""
    colour, item, place = text.split()
    seat = SEATS[colour]
    g = after_roll(turn_of(g, seat))
    give(g, seat, wood=1, brick=1, wool=1, grain=1)
    if item == "road":
        return act(g, BuildRoad(seat, where.edge(place)))
    return act(g, BuildSettlement(seat, where.at[place]))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
def test_bf_24_examples_of_the_rule_book(example):
    """BF-E10 to BF-E19 and BF-E25: what each step brings, and to whom (BF-25 to BF-30, BF-D3 to BF-D5)."""
    g, where = laid(example)
    for text, tokens in example["steps"]:
        before = counts(g)
        g = built(g, where, text)
        gained = [now - then for now, then in zip(counts(g), before, strict=True)]
        assert gained == [tokens.get(colour, 0) for colour in SEATS], text


def example(name):
    return next(e for e in EXAMPLES if e["id"] == name)


def played(name, steps):
    """An example as far as so many steps."""
    found = example(name)
    g, where = laid(found)
    for text, _ in found["steps"][:steps]:
        g = built(g, where, text)
    return g, where


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


def star(g, place="0,0 NE"):
    """A corner and, for each of its three neighbours, that neighbour and one corner further out."""
    topology, middle = g.rules.topology, corner(g, place)
    ways = []
    for near in topology.corner_neighbours[middle]:
        taken = {c for way in ways for c in way}
        ways.append((near, next(c for c in topology.corner_neighbours[near] if c != middle and c not in taken)))
    return middle, ways


def around_a_corner(g, owners, place="0,0 NE"):
    """Homes two roads away from a corner, each with a road towards it; how to go on from there."""
    middle, ways = star(g, place)
    last = []
    for seat, (near, home) in zip(owners, ways, strict=True):
        settlement(g, seat, home)
        line(g, seat, home, near)
        last.append(g.rules.topology.edge_between[near, middle])
    return middle, last


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
    g = act(g, BuildRoad(4, last[0]))
    assert counts(g) == [0, 0, 0, 0, 5, 1]


# --- too few tokens ---------------------------------------------------------------------------------------------------


def short_of(tokens, owners=(0, 1, 2)):
    """Red is about to link two opponents at once, and so many tokens are left; the mat is empty."""
    g = friends(3)
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
    assert counts(act(g, ServeFirst(0, 2))) == [0, 0, 1]


def test_bf_d12_with_enough_tokens_nobody_is_asked():
    assert counts(short_of(2)) == [0, 1, 1]
    assert counts(short_of(4)) == [2, 1, 1]
    assert counts(short_of(0)) == [0, 0, 0]


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


# --- losses -----------------------------------------------------------------------------------------------------------


def test_a_building_that_is_gone_takes_its_pairs_and_the_others_stay_linked():
    """Blue's network keeps its link through the building that is left."""
    g, where = played("BF-E17", 3)
    gone, stays, red = where.at["b1"], where.at["b2"], where.at["r1"]
    pairs = {(min(a, red), max(a, red)) for a in (gone, stays)}
    assert set(of(g).links) == pairs
    lose(g, gone, "", "lava")
    assert set(of(g).links) == {(min(stays, red), max(stays, red))}
    assert counts(built(g, where, "red road r1-g"))[1] == 1


def test_a_city_that_shrinks_keeps_its_links():
    g, where = played("BF-E10", 2)
    before = list(of(g).links)
    lose(g, where.at["b1"], "settlement", "lava")
    assert of(g).links == before


def test_a_lost_road_cuts_a_network_and_both_parts_stay_linked():
    g, where = played("BF-E17", 3)
    before = list(of(g).links)
    remove_road(g, where.edge("c0-c"))
    assert of(g).links == before
    assert len([n for n in networks(g) if n.seat == 1 and n.buildings]) == 2


def kept_apart(g, first, second):
    """Two roads of red end at a building of blue; the network beyond the first is linked with white's home far away.

    The pairs that white forms with both of them.
    """
    topology = g.rules.topology
    (middle,) = set(topology.edge_corners[first]) & set(topology.edge_corners[second])
    settlement(g, 1, middle)
    pairs, far = [], corner(g, HOMES[2])
    for last in (first, second):
        (end,) = set(topology.edge_corners[last]) - {middle}
        taken = {c for e in (first, second) for c in topology.edge_corners[e]}
        home = next(c for c in topology.corner_neighbours[end] if c not in taken and is_corner(g, c))
        settlement(g, 0, home)
        line(g, 0, middle, end, home)
        pairs.append((min(home, far), max(home, far)))
    close(g)
    of(g).links = sorted({*of(g).links, pairs[0]})
    return pairs


def test_what_sinks_goes_in_one_go():
    """Where a building sinks together with the roads it kept apart, these are never taken for one network."""
    g = drowning(3, "best_friends", phase="main")
    topology, gone = g.rules.topology, hex(g, "2,0")
    edges = topology.hex_edges[gone]
    first, second = next(
        (edges[i - 1], edges[i])
        for i in range(6)
        if len(topology.edge_hexes[edges[i - 1]]) == len(topology.edge_hexes[edges[i]]) == 1
    )
    one, other = kept_apart(g, first, second)
    sink(g, gone)
    assert one in of(g).links and other not in of(g).links


def test_what_sinks_goes_in_one_go_with_water_on_two_sides():
    """The road that is washed away first lies elsewhere: the others are still there when it goes."""
    g = drowning(3, "best_friends", phase="main")
    topology, gone = g.rules.topology, hex(g, "0,0")
    edges = topology.hex_edges[gone]
    for side in (0, 1, 3, 4):
        sink(g, next(h for h in topology.edge_hexes[edges[side]] if h != gone))
    road(g, 2, edges[0])
    one, other = kept_apart(g, edges[3], edges[4])
    sink(g, gone)
    assert edges[0] not in g.table.roads and edges[3] not in g.table.roads
    assert one in of(g).links and other not in of(g).links


def test_a_settlement_never_pays_and_gives_roads_without_a_building_one():
    g, where = played("BF-E18", 5)
    before = counts(g)
    lonely = [n for n in networks(g) if n.seat == 0 and not n.buildings]
    assert len(lonely) == 1
    settlement(g, 0, where.at["l"])
    g.rules.placed(g, 0, "settlement", where.at["l"], "paid")
    assert counts(g) == before and g.queued == []
    a, b = where.at["l"], where.at["b1"]
    assert (min(a, b), max(a, b)) in of(g).links


def test_networks_by_the_book():
    """Every road and building is in exactly one, none of two colours, and each holds together as the rules say."""
    g, _ = played("BF-E25", 8)
    found = networks(g)
    edges = [e for n in found for e in n.edges]
    assert sorted(edges) == sorted(g.table.roads)
    assert sorted(c for n in found for c in n.buildings) == sorted(g.table.buildings)
    for one, other in combinations([n for n in found if n.seat == 0], 2):
        for shared in one.touch & other.touch:
            assert g.table.buildings[shared].seat != 0


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
