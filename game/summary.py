"""A game in numbers: what its log comes to when it is played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.awards import points_of, tally_of
from game.create import starter
from game.engine import Entry, replay
from game.look import PointsOf, Summary, Text
from game.setup import Setup
from game.table import Island

LOWEST, HIGHEST = 2, 12


def summarise(setup: Setup, entries: Iterable[Entry], names: Sequence[str]) -> Summary:
    """Points by source, how often each number fell, what it brought, and points over the turns."""
    chronicle = Chronicle(setup.players)
    game = replay(starter(setup), entries, each=chronicle.see)
    return chronicle.summary(game, names)


class Chronicle:
    """Watches a game from its first position on, and counts."""

    def __init__(self, players: int) -> None:
        self._dice: Counter[int] = Counter()
        self._earned: list[Counter[str]] = [Counter() for _ in range(players)]
        self._points: dict[int, list[int]] = {}  # by number of the turn; a turn taken back is simply seen again

    def see(self, g: Island) -> None:
        """Look at the position after an action."""
        for event in g.events:
            if event.key == "rolled":
                self._dice[event.args["number"]] += 1
            elif event.key == "produced":
                self._earned[event.args["seat"]].update(event.args["cards"])
        if turn := g.table.turn.number:
            self._points[turn] = [points_of(g, seat, hidden=g.over is not None) for seat in g.seats]

    def summary(self, g: Island, names: Sequence[str]) -> Summary:
        """What was counted, and where the points of the last position come from."""
        turns = range(1, g.table.turn.number + 1)
        return Summary(
            points=tuple(_points(g, seat, names[seat]) for seat in g.seats),
            dice=tuple(self._dice[number] for number in range(LOWEST, HIGHEST + 1)),
            production=tuple(
                tuple((kind, earned[kind]) for kind in g.rules.kinds if earned[kind]) for earned in self._earned
            ),
            points_over_turns=tuple(tuple(self._points[turn][seat] for turn in turns) for seat in g.seats),
            turns=len(turns),
        )


def _points(g: Island, seat: int, name: str) -> PointsOf:
    tally = tally_of(g, seat, hidden=g.over is not None)
    sources = tuple((Text(f"points-{source}"), n) for source, n in tally.items())
    winner = g.over is not None and seat in g.over.winners
    return PointsOf(seat, name, g.table.colours[seat], sources, sum(tally.values()), winner)
