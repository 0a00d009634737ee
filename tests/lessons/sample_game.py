"""The sample game of the almanac: sixteen turns of four; places and dice are ours, what happens is the book's."""

from __future__ import annotations

from game.board import plan_of
from game.board.topology import topology
from game.lessons import Lesson
from game.modules.base.answering import AnswerOffer
from game.modules.base.bank import BankTrade
from game.modules.base.building import BuildCity, BuildRoad, BuildSettlement, PlaceFree
from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.base.offers import Call, MakeOffer
from game.modules.base.robbing import MoveRobber, Steal
from game.modules.base.rolling import EndTurn, Roll
from game.modules.development.buying import BuyDevelopment
from game.modules.development.playing import PlayInvention, PlayKnight, PlayRoadBuilding
from game.setup import Setup
from tests.lessons.writing import Script

ORANGE, RED, BLUE, WHITE = range(4)
KINDS = ("wood", "brick", "wool", "grain", "ore")
LAND = (
    "forest 4", "forest 6", "pasture 11",
    "desert 0", "fields 6", "mountains 11", "pasture 8",
    "pasture 3", "mountains 4", "fields 5", "forest 10", "fields 2",
    "hills 3", "hills 9", "mountains 9", "pasture 12",
    "hills 8", "fields 10", "forest 5",
)  # fmt: skip
HARBOURS = {
    "0,-2 NW": "any", "1,-2 NE": "grain", "2,-1 NE": "wool", "2,0 E": "any", "1,1 SE": "any", "-1,2 SE": "ore",
    "-2,2 SW": "any", "-2,1 W": "brick", "-1,-1 W": "wood",
}  # fmt: skip
FOUNDING = (
    (ORANGE, "0,0 SE", "1,0 SW"), (RED, "-1,1 SE", "0,1 SW"), (BLUE, "-2,2 SE", "-1,2 SW"),
    (WHITE, "1,-1 SE", "1,-1 E"), (WHITE, "-1,0 SE", "-1,0 E"), (BLUE, "1,-2 SE", "2,-2 SW"),
    (RED, "0,1 SE", "1,1 SW"), (ORANGE, "-2,0 SE", "-1,0 SW"),
)  # fmt: skip
OPTIONS = {"seats": "chosen", "start": "1", "tokens": "random", "reds_apart": False, "pace": "none", "closing": "first"}
COLOURS = ("orange", "red", "blue", "white")
DECK = ("invention", "knight", "monopoly", "road_building", "victory_point")  # by name, as the deck sorts them


def sample_game() -> Lesson:
    script = Script(
        Setup(4, (), OPTIONS, COLOURS), ["Olga", "Richard", "Blanka", ""], WHITE, *laid()
    )  # fmt: skip
    _found(script)
    script.begin()
    for turn in (_turn_1, _turn_2, _turn_3, _turn_4, _turn_5, _turn_6, _turn_7, _turn_8):
        turn(script)
    for turn in (_turn_9, _turn_10, _turn_11, _turn_12, _turn_13, _turn_14, _turn_15, _turn_16):
        turn(script)
    return script.lesson()


def laid() -> tuple[list[int], list[int], list[str]]:
    """The island as orders of shuffled things: hexes by terrain, hexes by number, harbours; colours are chosen."""
    plan = plan_of("base")
    graph = topology("base")
    terrain, tokens = [land.split()[0] for land in LAND], [int(land.split()[1]) for land in LAND]
    hexes = [h for kind in plan.terrain for h in graph.hexes if terrain[h] == kind]
    hardest = sorted({*tokens} - {0}, key=lambda token: (token not in (6, 8), token not in (2, 12), token))
    numbered = [h for token in hardest for h in graph.hexes if tokens[h] == token]
    kinds = {_edge(place): kind for place, kind in HARBOURS.items()}
    return hexes, numbered, [kinds[harbour.edge] for harbour in plan.harbours]


def _edge(place: str) -> int:
    graph, (at, side) = topology("base"), place.split(" ")
    q, r = map(int, at.split(","))
    return graph.edge_at(graph.hex_at(q, r), side)


def _found(s: Script) -> None:
    """Everybody's two settlements and roads."""
    for i, (seat, corner, edge) in enumerate(FOUNDING):
        own = {3: ("found_1", "found_1_road"), 4: ("found_2", "found_2_road")}.get(i, ("", ""))
        s.do(FoundBuilding(seat, s.corner(corner)), say=own[0] or ("founding" if i == 0 else ""), pause=i == 0)
        s.do(FoundRoad(seat, s.edge(edge)), say=own[1])


def _turn_1(s: Script) -> None:
    s.do(Roll(ORANGE), 2, 4, say="turn_1", pause=True)
    s.do(Call(ORANGE, {}, {"wood": 1}))
    s.do(MakeOffer(BLUE, {"wood": 1}, {"brick": 1}, [ORANGE], "", s.offer()))
    s.do(AnswerOffer(ORANGE, s.offer(), "decline"))
    s.do(EndTurn(ORANGE))


def _turn_2(s: Script) -> None:
    s.do(Roll(RED), 4, 6, say="turn_2", pause=True)
    s.do(Call(RED, {}, {"brick": 1}))
    s.do(BuyDevelopment(RED), DECK.index("invention"))
    s.do(EndTurn(RED))


def _turn_3(s: Script) -> None:
    s.do(Roll(BLUE), 4, 5, say="turn_3", pause=True)
    s.do(MakeOffer(BLUE, {"wool": 1}, {"brick": 1}, [WHITE]))
    s.do(AnswerOffer(WHITE, s.offer(), "accept"), say="turn_3_accept")
    s.do(BuildRoad(BLUE, s.edge("-1,2 SE")))
    s.do(EndTurn(BLUE))


def _turn_4(s: Script) -> None:
    s.do(Roll(WHITE), 1, 5, say="turn_4_roll")
    s.do(MakeOffer(WHITE, {"grain": 1, "ore": 1}, {"wood": 1, "brick": 1}, [ORANGE]), say="turn_4_offer")
    s.do(AnswerOffer(ORANGE, s.offer(), "decline"))
    s.do(BuildRoad(WHITE, s.edge("2,-2 SE")), say="turn_4_road")
    s.do(BuyDevelopment(WHITE), DECK.index("knight"), say="turn_4_card")
    s.do(EndTurn(WHITE), say="turn_4_end")


def _turn_5(s: Script) -> None:
    s.do(Roll(ORANGE), 2, 3, say="turn_5", pause=True)
    s.do(BuyDevelopment(ORANGE), DECK.index("road_building"))
    s.do(EndTurn(ORANGE))


def _turn_6(s: Script) -> None:
    s.do(Roll(RED), 1, 4, say="turn_6", pause=True)
    s.do(Call(RED, {"wood": 1, "brick": 1}, {"grain": 1, "ore": 1}))
    call = s.offer()
    s.do(MakeOffer(RED, {"brick": 1}, {"ore": 1}, [BLUE]))
    s.do(AnswerOffer(BLUE, s.offer(), "decline"))
    s.do(MakeOffer(WHITE, {"grain": 1}, {"wood": 1, "brick": 1}, [RED], "", call), say="turn_6_counter")
    s.do(AnswerOffer(RED, s.offer(), "accept"))
    s.do(PlayInvention(RED, {"grain": 1, "ore": 1}))
    s.do(BuildCity(RED, s.corner("-1,1 SE")))
    s.do(EndTurn(RED))


def _turn_7(s: Script) -> None:
    s.do(Roll(BLUE), 3, 4, say="turn_7", pause=True)
    s.do(MoveRobber(BLUE, s.hex("2,-1")), KINDS.index("wood"))
    s.do(Call(BLUE, {"wood": 2}, {"wool": 1}))
    s.do(EndTurn(BLUE))


def _turn_8(s: Script) -> None:
    s.do(PlayKnight(WHITE), say="turn_8_knight", answers=3)
    s.do(MoveRobber(WHITE, s.hex("-1,2")), say="turn_8_robber", answers=3)
    s.do(Steal(WHITE, RED), KINDS.index("wood"), say="turn_8_steal")
    s.do(Roll(WHITE), 3, 5, say="turn_8_roll")
    s.do(BuildSettlement(WHITE, s.corner("2,-2 SE")), say="turn_8_settlement")
    s.do(EndTurn(WHITE), say="turn_8_end")


def _turn_9(s: Script) -> None:
    s.do(Roll(ORANGE), 1, 2, say="turn_9", pause=True)
    s.do(PlayRoadBuilding(ORANGE))
    s.do(PlaceFree(ORANGE, s.edge("-2,1 E")))
    s.do(PlaceFree(ORANGE, s.edge("-2,1 SE")))
    s.do(EndTurn(ORANGE))


def _turn_10(s: Script) -> None:
    s.do(Roll(RED), 5, 5, say="turn_10", pause=True)
    s.do(EndTurn(RED))


def _turn_11(s: Script) -> None:
    s.do(Roll(BLUE), 3, 3, say="turn_11", pause=True)
    s.do(MakeOffer(BLUE, {"ore": 1}, {"wood": 1}, [ORANGE]))
    s.do(AnswerOffer(ORANGE, s.offer(), "accept"))
    s.do(BankTrade(BLUE, "wood", 4, {"wool": 1}))
    s.do(BuildSettlement(BLUE, s.corner("-1,2 SE")))
    s.do(EndTurn(BLUE))


def _turn_12(s: Script) -> None:
    s.do(Roll(WHITE), 4, 5, say="turn_12_roll")
    s.do(BuildRoad(WHITE, s.edge("0,-1 SE")), say="turn_12_road")
    s.do(EndTurn(WHITE), say="turn_12_end")


def _turn_13(s: Script) -> None:
    s.do(Roll(ORANGE), 5, 6, say="turn_13", pause=True)
    s.do(Call(ORANGE, {}, {"grain": 1}))
    s.do(BuildSettlement(ORANGE, s.corner("-2,1 SE")))
    s.do(EndTurn(ORANGE))


def _turn_14(s: Script) -> None:
    s.do(Roll(RED), 2, 6, say="turn_14", pause=True)
    s.do(BuildRoad(RED, s.edge("1,1 SE")))
    s.do(EndTurn(RED))


def _turn_15(s: Script) -> None:
    s.do(Roll(BLUE), 1, 4, say="turn_15", pause=True)
    s.do(Call(BLUE, {}, {"grain": 1}))
    s.do(BuildRoad(BLUE, s.edge("-1,2 E")))
    s.do(EndTurn(BLUE))


def _turn_16(s: Script) -> None:
    s.do(Roll(WHITE), 4, 4, say="turn_16_roll")
    s.do(MakeOffer(WHITE, {"wool": 1}, {"ore": 1}, [RED]), say="turn_16_offer")
    s.do(AnswerOffer(RED, s.offer(), "accept"))
    s.do(BankTrade(WHITE, "wool", 2, {"ore": 1}), say="turn_16_ore", answers=3)
    s.do(BankTrade(WHITE, "wool", 2, {"grain": 1}), say="turn_16_grain")
    s.do(BuildCity(WHITE, s.corner("1,-1 SE")), say="turn_16_city")
    s.do(EndTurn(WHITE), say="turn_16_end")
