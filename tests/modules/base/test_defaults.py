"""What happens for somebody silent (table "Asynchronous play", BASE-D26, BASE-E48)."""

from game.core.roads import road_length
from game.modules.base.answering import AnswerOffer
from game.modules.base.building import GiveUp, PlaceFree
from game.modules.base.discarding import Discard
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import MakeOffer
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.playing import PlayRoadBuilding
from tests.kit import (
    act,
    asked,
    card,
    corner,
    default,
    edge,
    founding,
    hex,
    hold,
    island,
    robber,
    roll,
    settlement,
    turn_of,
)  # fmt: skip
from tests.modules.base.test_longest_road import ROWS, row

E14 = {
    (2, -2): 5, (1, -2): 2, (0, -2): 6, (-1, -1): 3, (-2, 0): 8, (-2, 1): 10, (-2, 2): 9, (-1, 2): 12, (0, 2): 11,
    (1, 1): 4, (2, 0): 8, (2, -1): 10, (1, -1): 9, (0, -1): 4, (-1, 0): 5, (-1, 1): 6, (0, 1): 3, (1, 0): 11, (0, 0): 0,
}  # fmt: skip


def test_base_e48_silent_founders():
    g = founding(4)
    for (q, r), token in E14.items():
        g.table.tokens[g.rules.topology.hex_at(q, r)] = token
    g.memo.clear()
    assert default(g) == FoundBuilding(0, corner(g, "-2,1 N"))
    g = act(g, default(g))
    assert default(g) == FoundRoad(0, edge(g, "-2,1 NE"))
    g = act(g, default(g))
    assert default(g) == FoundBuilding(1, corner(g, "-2,2 N"))
    g = act(g, default(g))
    assert default(g) == FoundRoad(1, edge(g, "-2,1 E"))


def test_discards_are_taken_of_the_kind_held_most_ties_in_order():
    g = turn_of(island(), 0)
    hold(g, 1, wood=3, brick=3, ore=2)
    g = roll(g, 7)
    assert default(g, 1) == Discard(1, {"wood": 2, "brick": 2})  # 3 3 2 -> 2 3 2 -> 2 2 2 -> 1 2 2 -> 1 1 2


def test_the_robber_goes_to_a_desert_else_where_fewest_build():
    g = turn_of(island(), 0)
    robber(g, "2,0")
    assert default(roll(g, 7)) == MoveRobber(0, hex(g, "0,0"))
    g = turn_of(island(), 0)
    settlement(g, 1, "0,-2 N")
    assert default(roll(g, 7)) == MoveRobber(0, hex(g, "1,-2"))


def test_the_victim_is_who_has_most_cards_ties_clockwise():
    g = turn_of(island(), 0)
    settlement(g, 3, "2,0 N")
    settlement(g, 1, "2,0 SE")
    settlement(g, 2, "2,0 SW")
    for seat, cards in ((1, 1), (2, 2), (3, 2)):
        hold(g, seat, ore=cards)
    g = act(roll(g, 7), MoveRobber(0, hex(g, "2,0")))
    assert default(g) == Steal(0, 2)


def test_the_first_free_road_makes_the_road_longest_the_second_is_given_up():
    g = island()
    row(g, 0, 0, 3, first=2)
    card(g, 0, "road_building")
    g = act(g, PlayRoadBuilding(0))
    ends = {e for p in (ROWS[0][2], ROWS[0][5]) for e in g.rules.topology.corner_edges[corner(g, p)]} - set(
        g.table.roads
    )
    assert default(g) == PlaceFree(0, min(ends))
    g = act(g, default(g))
    assert road_length(g, 0) == 4 and default(g) == GiveUp(0)


def test_the_silent_roll_end_their_turn_and_decline():
    assert default(island(phase="before_roll")) == Roll(0)
    assert default(island()) == default(island(turn_mode="split")) == EndTurn(0)
    g = island()
    hold(g, 0, wood=1)
    g = act(g, MakeOffer(0, {"wood": 1}, {"ore": 1}))
    prompt = next(p for p in g.prompts if p.kind == "offer")
    assert prompt.default(g) == AnswerOffer(prompt.seat, g.table.offers[0].id, "decline")


def test_base_d26_a_whole_game_of_the_silent_plays_by_itself():
    g = founding(4)
    for _ in range(200):
        g = act(g, default(g))
    assert g.over is None and asked(g) and g.table.turn.number > 40
