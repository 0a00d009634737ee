"""A game's past, read from its log: everything that happened, and a finished game in numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.seated import Seated
from bot.sessions import read_line
from bot.store import Store
from game.core.awards import points_of, tally_of
from game.create import starter
from game.engine import Entry, Event, replay, view
from game.engine.view import SPECTATOR
from game.look import Look, PointsOf, Summary, Text
from game.lookout import look
from game.table import Island

FRAMES = 100  # of a replay


async def entries(store: Store, game_id: int) -> list[Entry]:
    """The log as the rules understand it; its first line is the set-up."""
    return [Entry(*read_line(line)) for line in await store.log.read(game_id)]


async def relive(store: Store, table: Seated, each: Callable[[Island], None]) -> None:
    """Play the game again, off the event loop, showing every position."""
    lines = await entries(store, table.id)
    await asyncio.to_thread(replay, starter(table.setup()), lines, each=each)


async def story(store: Store, table: Seated, seat: int = -1) -> list[Event]:
    """Everything a seat may know of what happened, from the beginning."""
    told: list[Event] = []

    def hear(game: Island) -> None:
        told.extend(e for e in game.events if e.only is None or seat in e.only)

    await relive(store, table, hear)
    return told


async def looks_of(store: Store, table: Seated, most: int = FRAMES) -> list[Look]:
    """The table as everybody saw it at the beginning of each turn and at the end; of a long game not every turn."""
    looks: list[Look] = []
    turn = -1

    def see(game: Island) -> None:
        nonlocal turn
        if game.table.turn.part_number != turn or game.over is not None:
            turn = game.table.turn.part_number
            looks.append(look(view(game, SPECTATOR), list(table.names)))

    await relive(store, table, see)
    step = -(-len(looks) // most)
    return looks[::-step][::-1]


async def summary_of(store: Store, table: Seated) -> Summary:
    """A game in numbers."""
    counter = _Counter(len(table.names))
    await relive(store, table, counter.see)
    seen = table.view()
    winners = seen.over.winners if seen.over else ()
    points = tuple(
        PointsOf(
            seat,
            table.names[seat],
            seen.table.colours[seat],
            tuple((Text(f"points-{key}"), n) for key, n in tally_of(seen, seat).items()),
            points_of(seen, seat),
            seat in winners,
        )
        for seat in seen.seats
    )
    production = tuple(tuple(sorted(kinds.items())) for kinds in counter.production)
    over_turns = tuple(tuple(line) for line in counter.points)
    return Summary(points, tuple(counter.dice), production, over_turns, seen.table.turn.number)


class _Counter:
    """Counts rolls, what they brought, and points at the end of each turn."""

    def __init__(self, players: int) -> None:
        self.dice = [0] * 11
        self.production: list[dict[str, int]] = [{} for _ in range(players)]
        self.points: list[list[int]] = [[] for _ in range(players)]
        self._turn = 0

    def see(self, game: Island) -> None:
        for event in game.events:
            if event.key == "rolled":
                self.dice[event.args["number"] - 2] += 1
            elif event.key == "produced":
                got = self.production[event.args["seat"]]
                for kind, n in event.args["cards"].items():
                    got[kind] = got.get(kind, 0) + n
        if game.table.turn.number != self._turn or game.over:
            self._turn = game.table.turn.number
            for seat, line in enumerate(self.points):
                line.append(points_of(game, seat, hidden=game.over is not None))
