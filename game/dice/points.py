"""Points, awards and the win: settled after every single build (DICE-50)."""

from __future__ import annotations

from collections.abc import Iterable

from game.dice.sheets import Side
from game.dice.table import DiceGame
from game.engine.game import Result
from game.engine.told import AwardTaken, Won

NOBODY = -1
SOURCES = {"road": "roads", "settlement": "settlements", "city": "cities", "knight": "knights"}


def tally_of(g: DiceGame, seat: int) -> dict[str, int]:
    """Points by source. On the basic side they are those of the boxes, and of what is built in the turn running."""
    side, sheet, awards = g.rules.side, g.table.sheets[seat], g.table.awards
    tally = printed(side, sheet.built)
    for key, (_, points) in side.awards.items():
        tally[key] = points if awards.get(key) == seat else 0
    tally["empty_turns"] = side.empty_turn * sheet.boxes.count(side.empty_turn) if side.turns else 0
    return {source: points for source, points in tally.items() if points}


def printed(side: Side, built: Iterable[str]) -> dict[str, int]:
    """The points printed on symbols, by kind."""
    tally = dict.fromkeys(SOURCES.values(), 0)
    for symbol in map(side.symbols.__getitem__, built):
        tally[SOURCES[symbol.kind]] += symbol.points
    return tally


def points_of(g: DiceGame, seat: int) -> int:
    return sum(tally_of(g, seat).values())


def road_length(side: Side, built: Iterable[str]) -> int:
    """The longest line of built roads without branches, the start road left out (DICE-48)."""
    ways: dict[str, list[tuple[str, str]]] = {}
    standing = set(built)
    for road in side.roads:
        if road.id in standing and not road.start:
            ways.setdefault(road.a, []).append((road.b, road.id))
            ways.setdefault(road.b, []).append((road.a, road.id))

    def along(node: str, came: str) -> int:
        return max((1 + along(far, road) for far, road in ways[node] if road != came), default=0)

    return max((along(node, "") for node in ways), default=0)


def army(side: Side, built: Iterable[str]) -> int:
    """How many knights are built, whatever became of their jokers (DICE-46)."""
    return sum(side.symbols[symbol].kind == "knight" for symbol in built)


MEASURES = {"longest_road": road_length, "largest_army": army}


def holder_of(g: DiceGame, award: str, builds: dict[int, list[str]] | None = None) -> int:
    """Who has an award, or would if some sheets were others: the first to reach it, then whoever has strictly more."""
    side, measure = g.rules.side, MEASURES[award]
    floor, _ = side.awards[award]
    sheets = {seat: sheet.built for seat, sheet in enumerate(g.table.sheets)} | (builds or {})
    holder = g.table.awards.get(award, NOBODY)
    most = measure(side, sheets[holder]) if holder != NOBODY else floor - 1
    for seat, built in sheets.items():
        if (length := measure(side, built)) > most:
            holder, most = seat, length
    return holder


def settle(g: DiceGame) -> None:
    """Awards move, then the turn owner may have won (DICE-50, DICE-52, DICE-53)."""
    g.unsettled = False
    side, awards = g.rules.side, g.table.awards
    for award in side.awards:
        holder = holder_of(g, award)
        before = awards.get(award, NOBODY)
        if holder != before:
            awards[award] = holder
            _tell(g, award, before, holder)
    owner = g.table.turn.owner
    if side.target and g.over is None and points_of(g, owner) >= side.target:
        end(g, Result((owner,)))


def _tell(g: DiceGame, award: str, before: int, holder: int) -> None:
    """Who has an award now, from whom, and with how much."""
    counts = [MEASURES[award](g.rules.side, sheet.built) for sheet in g.table.sheets]
    g.tell(AwardTaken(award=award, seat=holder, other=before, n=counts[holder], counts=counts))


def end(g: DiceGame, result: Result) -> None:
    """The game is over."""
    g.over, g.unsettled = result, True
    points = max((points_of(g, seat) for seat in result.winners), default=0)
    goal = g.rules.side.target or 0
    g.tell(Won(winners=list(result.winners), why=result.why, points=points, goal=goal))
