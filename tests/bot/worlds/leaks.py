"""Leaks on purpose: each tells others one bit of a hand somewhere, and the comparison of two worlds must find it."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from bot.clock import HOUR
from bot.seated import Seated
from tests.bot.worlds.twins import Twins
from tests.bot.worlds.world import World

Show = Callable[[World], Awaitable[Any]]
Tells = Callable[[Any], bool]


@dataclass(frozen=True)
class Leak:
    """What is patched, how it leaks, and where it would be seen."""

    target: str
    spoil: Callable[[Any, Tells], Any]  # the function as it is, and the bit it must not tell
    show: Show


def one_bit(twins: Twins) -> Tells:
    """Whether whoever is to move holds more of some kind than one of the twins has."""
    first, second = (course.game for course in twins.courses)
    mover = first.waiting_for()[0].seat
    mine, theirs = first.table.hands[mover], second.table.hands[mover]
    kind = next(k for k, (a, b) in enumerate(zip(mine, theirs, strict=True)) if a != b)
    least = min(mine[kind], theirs[kind])
    return lambda table: isinstance(table, Seated) and table.island.table.hands[mover][kind] > least


@contextmanager
def planted(leak: Leak, tells: Tells) -> Iterator[None]:
    module, _, name = leak.target.rpartition(".")
    owner = _found(module)
    with patch.object(owner, name, leak.spoil(getattr(owner, name), tells)):
        yield


def _found(path: str) -> Any:
    """A module, or a class in one."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return getattr(importlib.import_module(module), name)


# --- where it is seen ------------------------------------------------------------------------------------------------


async def shown_again(world: World) -> None:
    await world.hall.bot.deliverer.again(await world.table())


async def watcher_types(world: World) -> None:
    world.wire.note("suggestions", await world._suggested(await world.watcher(), "do", "what"))


async def watcher_is_refused(world: World) -> None:
    await (await world.watcher()).actor.click("End turn", on=world.standing())


async def watcher_asks_for_the_score(world: World) -> None:
    await (await world.watcher()).actor.slash("/score")


async def watcher_opens_the_menu(world: World) -> None:
    await (await world.watcher()).actor.slash("/do")


async def mover_sets_something(world: World) -> None:
    """Something else each time: the same once more would be nothing."""
    mover, table = await world.mover(), await world.table()
    kept = [order.order[0][1] for order in table.island.settings.discards.values()]
    await mover.actor.slash("/play", what="stored-discard", which=f"wool {1 if 2 in kept else 2}")


async def hours_pass(world: World) -> None:
    await world.hours.clock.advance(8 * HOUR)


# --- how it leaks ----------------------------------------------------------------------------------------------------


def _more_words(real: Any, tells: Tells) -> Any:
    return lambda speech, table, *rest: real(speech, table, *rest) + ("!" if tells(table) else "")


def _greyed(real: Any, tells: Tells) -> Any:
    def buttons(speech: Any, table: Seated) -> Any:
        made = real(speech, table)
        made[0].disabled = tells(table)
        return made

    return buttons


def _missing(real: Any, tells: Tells) -> Any:
    return lambda speech, table: real(speech, table)[1 if tells(table) else 0 :]


def _reordered(real: Any, tells: Tells) -> Any:
    return lambda table, seat: real(table, seat)[:: -1 if tells(table) else 1]


def _longer_menu(real: Any, tells: Tells) -> Any:
    return lambda speech, table, seat, group: real(speech, table, seat, "trade" if tells(table) else group)


def _alt(real: Any, tells: Tells) -> Any:
    async def board(self: Any, look: Any, speech: Any) -> Any:
        drawn = await real(self, look, speech)
        return drawn._replace(alt=drawn.alt + ("." if tells(speech.table) else ""))

    return board


def _picture(real: Any, tells: Tells) -> Any:
    async def board(self: Any, look: Any, speech: Any) -> Any:
        drawn = await real(self, look, speech)
        return drawn._replace(data=drawn.data + (b"\0" if tells(speech.table) else b""))

    return board


def _refusal(real: Any, tells: Tells) -> Any:
    return lambda self, refused: real(self, refused) + (" Hm." if tells(self.table) else "")


def _pings(real: Any, tells: Tells) -> Any:
    return lambda table: () if tells(table) else real(table)


def _edits(real: Any, tells: Tells) -> Any:
    """The digest of a message counts every action, for some hands."""

    def message(bot: Any, speech: Any, table: Seated, key: str) -> Any:
        made = real(bot, speech, table, key)
        return replace(made, digest=f"{made.digest} {table.island.moves}") if tells(table) else made

    return message


def _logged(real: Any, tells: Tells) -> Any:
    def headline(speech: Any, table: Seated) -> str:
        if tells(table):
            logging.getLogger("bot.show").warning("a rich hand")
        return str(real(speech, table))

    return headline


LEAKS: dict[str, Leak] = {
    "reminder": Leak("bot.time.letters.public_buttons", _missing, hours_pass),
    "headline": Leak("bot.show.table.headline", _more_words, shown_again),
    "menu": Leak("bot.commands.gathered.group_menu", _longer_menu, watcher_opens_the_menu),
    "greyed button": Leak("bot.show.table.public_buttons", _greyed, shown_again),
    "missing button": Leak("bot.show.table.public_buttons", _missing, shown_again),
    "option order": Leak("bot.commands.gathered.possible", _reordered, watcher_types),
    "alt text": Leak("bot.studio.Studio.board", _alt, shown_again),
    "picture": Leak("bot.studio.Studio.board", _picture, shown_again),
    "refusal": Leak("bot.speech.Speech.refusal", _refusal, watcher_is_refused),
    "ping": Leak("bot.show.table.called", _pings, shown_again),
    "timing of an edit": Leak("bot.show.stage.table_message", _edits, mover_sets_something),
    "score": Leak("bot.commands.look.points_line", _more_words, watcher_asks_for_the_score),
    "log of the process": Leak("bot.show.table.headline", _logged, shown_again),
}
