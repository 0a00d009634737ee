"""A game's past, read from its log: everything that happened, and a finished game in numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.moves import read_line
from bot.seated import Seated
from bot.store import Store
from game.engine import AnyGame, Entry, Event, Fact, replay, view
from game.engine.view import SPECTATOR
from game.families import family
from game.look import Look, Summary
from game.setup import Setup

if TYPE_CHECKING:
    from bot.app import IslandBot

PEOPLE = ("seat", "victim", "target", "other", "taker")
FRAMES = 100  # of a replay


async def entries(store: Store, game_id: int) -> list[Entry]:
    """The log as the rules understand it; its first line is the set-up."""
    return [Entry(*read_line(line)) for line in await store.log.read(game_id)]


async def relive(store: Store, table: Seated, each: Callable[[AnyGame], None]) -> None:
    """Play the game again, off the event loop, showing every position."""
    lines = await entries(store, table.id)
    await asyncio.to_thread(replay, table.family.starter(table.setup()), lines, each=each)


async def story(bot: IslandBot, table: Seated, seat: int = -1) -> list[Event]:
    """Everything a seat may know of what happened, from the beginning."""
    return await bot.thinkers.run(told, table.meta.family, table.setup(), await entries(bot.store, table.id), seat)


def told(kind: str, setup: Setup, lines: list[Entry], seat: int) -> list[Event]:
    """The same of a log; called where thinking happens."""
    heard: list[Event] = []

    def hear(game: AnyGame) -> None:
        heard.extend(once([e for e in game.events if e.only is None or seat in e.only]))

    replay(family(kind).starter(setup), lines, each=hear)
    return heard


def once(events: list[Event]) -> list[Event]:
    """What somebody hears of an action: of a theft the card, and not beside it that there was one."""
    known = [_of_all(e) for e in events if e.only is not None]
    return [e for e in events if e.only is not None or (e.key, *_people(e)) not in known]


def _of_all(event: Event) -> tuple[object, ...]:
    fact = Fact.known.get(event.key)
    return (fact.instead if fact is not None else "", *_people(event))


def _people(event: Event) -> tuple[object, ...]:
    return tuple(event.args.get(name) for name in PEOPLE)


async def told_in_turn(bot: IslandBot, table: Seated, turn: str) -> list[Event]:
    """Everything that happened in the turn of a message, secrets included."""
    lines = await entries(bot.store, table.id)
    return await bot.thinkers.run(told_of_turn, table.meta.family, table.setup(), lines, turn)


def told_of_turn(kind: str, setup: Setup, lines: list[Entry], turn: str) -> list[Event]:
    """The same of a log; called where thinking happens. What an action tells belongs to the turn it was done in."""
    heard: list[Event] = []
    key = ""

    def hear(game: AnyGame) -> None:
        nonlocal key
        if key == turn:
            heard.extend(game.events)
        key = "over" if game.over else f"{game.table.turn.part_number}.{game.table.turn.actor}"

    replay(family(kind).starter(setup), lines, each=hear)
    return heard


async def looks_of(bot: IslandBot, table: Seated, most: int = FRAMES) -> list[Look]:
    """The table as everybody saw it at the beginning of each turn and at the end; of a long game not every turn."""
    lines = await entries(bot.store, table.id)
    looks = await bot.thinkers.run(seen, table.meta.family, table.setup(), lines, table.names)
    step = -(-len(looks) // most)
    return looks[::-step][::-1]


def seen(kind: str, setup: Setup, lines: list[Entry], names: Sequence[str]) -> list[Look]:
    """The looks of a log, turn by turn; called where thinking happens."""
    looks: dict[tuple[int, bool], Look] = {}  # a turn that was taken back is simply seen again

    def see(game: AnyGame) -> None:
        at = game.table.turn.part_number, game.over is not None
        if at not in looks:
            looks[at] = family(kind).look(view(game, SPECTATOR), names)

    replay(family(kind).starter(setup), lines, each=see)
    return list(looks.values())


async def summary_of(bot: IslandBot, table: Seated) -> Summary:
    """A game in numbers."""
    lines = await entries(bot.store, table.id)
    return await bot.thinkers.run(summed, table.meta.family, table.setup(), lines, table.names)


def summed(kind: str, setup: Setup, lines: list[Entry], names: Sequence[str]) -> Summary:
    """The same of a log; called where thinking happens."""
    return family(kind).summarise(setup, lines, names)
