"""Cards over the turns of a game: what the dice brought and should have brought, what the robber kept and took."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct, field

from game.core.awards import points_of
from game.core.production import brought, fair_share
from game.table import Island

COLUMNS = ("produced", "expected", "blocked", "robbed", "discarded", "traded")
SPARKS = "▁▂▃▄▅▆▇█"


class Counts(Struct):
    """What one player got and lost, by turn."""

    produced: list[int] = field(default_factory=list)
    robbed: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    traded: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    expected: list[float] = field(default_factory=list)  # from the dice, by the buildings and where the robber stood
    blocked: list[int] = field(default_factory=list)  # what its hex would have brought when its number was rolled

    def of(self, column: str) -> Sequence[float]:
        """One of the columns, turn by turn."""
        found: Sequence[float] = getattr(self, column)
        return found

    def sums(self) -> dict[str, int]:
        """Over the whole game, in whole cards."""
        return {column: round(sum(self.of(column))) for column in COLUMNS}


def count(counts: Sequence[Counts], before: Island, g: Island) -> None:
    """Add what one action brought; what was to be expected of a roll is read from the position before it."""
    turn = g.table.turn.number
    for mine in counts:
        _reach(mine, turn)
    for event in g.events:
        key, args = event.key, event.args
        cards = sum(args["cards"].values()) if isinstance(args.get("cards"), dict) else 0
        if key == "rolled":
            for mine, share in zip(counts, fair_share(before), strict=True):
                mine.expected[turn] += share
        elif key == "robber_blocks":
            for seat, _kind, n in brought(g, args["hex"]):
                counts[seat].blocked[turn] += n
        elif key == "produced":
            counts[args["seat"]].produced[turn] += cards
        elif key == "stolen":
            counts[args["victim"]].robbed[turn] += 1
        elif key == "discarded":
            counts[args["seat"]].discarded[turn] += cards
        elif key in ("traded", "bank_traded"):
            for who in (args["seat"], *([args["other"]] if "other" in args else [])):
                counts[who].traded[turn] += 1
    for seat, mine in enumerate(counts):
        mine.points[turn] = points_of(g, seat, hidden=g.over is not None)


def _reach(mine: Counts, turn: int) -> None:
    """A place for every turn so far; points stay as they were."""
    more = turn + 1 - len(mine.points)
    if more > 0:
        mine.points.extend([mine.points[-1] if mine.points else 0] * more)
        mine.expected.extend([0.0] * more)
        for column in (mine.produced, mine.blocked, mine.robbed, mine.discarded, mine.traded):
            column.extend([0] * more)


def sparks(values: Sequence[float], places: int, most: float) -> str:
    """Values over turns as so many small bars, each the sum of some turns; the whole is `most` high."""
    heights = spans(values, places)
    last = len(SPARKS) - 1
    return "".join(SPARKS[min(last, round(last * height / most)) if most else 0] for height in heights)


def spans(values: Sequence[float], places: int) -> list[float]:
    """Sums of as many stretches of turns, as even as can be."""
    places = max(1, min(places, len(values)))
    ends = [len(values) * n // places for n in range(places + 1)]
    return [sum(values[a:b]) for a, b in pairwise(ends)]
