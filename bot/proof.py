"""A finished game, exported and proved; the work is done where thinking happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.history import entries
from bot.seated import Seated
from game.engine import Entry, ReplayDiffers
from game.fair import Source
from game.fair.example import Example, example
from game.fair.proof import prove
from game.fair.record import record, sum_of, write
from game.setup import Setup

if TYPE_CHECKING:
    from bot.app import IslandBot


class Export(NamedTuple):
    """The file of a game (empty if its log leads nowhere), its sum, an outcome worked out, where the proof fails."""

    data: bytes = b""
    sum: str = ""
    example: Example | None = None
    outcomes: int = 0
    fault: int | None = None


async def export(bot: IslandBot, table: Seated, *, proving: bool = True) -> Export:
    """A game as a file and, as it costs playing the game once more, its proof only if wanted."""
    seed, lines = await bot.store.games.seed(table.id) or b"", await entries(bot.store, table.id)
    terms, promise = table.meta.terms, table.meta.promise
    return await bot.thinkers.run(exported, table.setup(), lines, (seed, str(table.id), terms), promise, proving)


def exported(setup: Setup, lines: list[Entry], origin: tuple[bytes, str, str], promise: str, proving: bool) -> Export:
    source = Source(*origin)
    try:
        game = record(setup, lines, source, promise)
    except ReplayDiffers as error:
        return Export(fault=error.at)
    data, fault = write(game), None
    try:
        if proving:
            prove(setup, lines, source, promise)
    except ReplayDiffers as error:
        fault = error.at
    return Export(data, sum_of(data), example(game), sum(len(line.drawn) for line in lines), fault)
