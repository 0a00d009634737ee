"""What is kept and what is not: old things cleared away, one person's things gathered or forgotten, a server cleared.

Here are the columns that name people; what their packed documents say about somebody is bot/forgetting.py's to change.
"""

from typing import NamedTuple

from sqlalchemy import bindparam, delete, or_, select, update

from bot.store.database import Database, Query, Row, Step, fields, records
from bot.store.deliveries import Deliveries
from bot.store.games import Games
from bot.store.interactions import Interactions
from bot.store.records import Clock, Game
from bot.store.tables import delivery, departure, game, game_seat, log, person, result, result_seat, server, timer

BATCH = 50
DAY = 24 * 60 * 60 * 1000


class Keep(NamedTuple):
    """How long things are kept, in days; 0 means for ever."""

    games: int = 90
    interactions: int = 3
    failed: int = 30


_seats_of = select(game_seat.c.game_id).where(game_seat.c.user_id == bindparam("user"))
_lines_of = select(log.c.game_id).where(log.c.user_id == bindparam("user"))
GAMES_OF = (
    select(*fields(Game, game))
    .where(or_(game.c.id.in_(_seats_of), game.c.id.in_(_lines_of), game.c.host_id == bindparam("user")))
    .order_by(game.c.id)
)
ALL_GAMES = (
    select(*fields(Game, game)).where(game.c.id > bindparam("after")).order_by(game.c.id).limit(bindparam("most"))
)
_mine = result_seat.c.user_id == bindparam("user")
EXPORTED: dict[str, Query] = {
    "settings": select(person.c.settings).where(person.c.user_id == bindparam("user")),
    "seats": select(game_seat.c.game_id, game_seat.c.seat).where(game_seat.c.user_id == bindparam("user")),
    "actions": (
        select(log.c.game_id, log.c.seq, log.c.seat, log.c.action, log.c.at)
        .where(log.c.user_id == bindparam("user"))
        .order_by(log.c.game_id, log.c.seq)
    ),
    "results": (
        select(result.c.game_id, result.c.finished_at, result_seat.c.points, result_seat.c.rank)
        .join(result_seat, result_seat.c.game_id == result.c.game_id)
        .where(_mine)
        .order_by(result.c.game_id)
    ),
    "departures": select(departure.c.game_id, departure.c.at).where(departure.c.user_id == bindparam("user")),
    "letters": select(delivery.c.kind, delivery.c.created_at).where(delivery.c.user_id == bindparam("user")),
}
FORGET = (
    delete(person).where(person.c.user_id == bindparam("user")),
    delete(delivery).where(delivery.c.user_id == bindparam("user")),
    delete(departure).where(departure.c.user_id == bindparam("user")),
    update(log).where(log.c.user_id == bindparam("user")).values(user_id=None),
    update(result_seat).where(_mine).values(user_id=None),
    update(game).where(game.c.host_id == bindparam("user")).values(host_id=0),
    update(game_seat).where(game_seat.c.user_id == bindparam("user")).values(user_id=None),
)
FORGET_TIMERS = delete(timer).where(timer.c.slot.like(bindparam("anywhere")))

GUILDS = select(game.c.guild_id).where(game.c.guild_id.is_not(None)).distinct()
SERVERS = select(server.c.guild_id)
CLEAR_GUILD = (
    delete(game).where(game.c.guild_id == bindparam("guild")),
    delete(server).where(server.c.guild_id == bindparam("guild")),
    update(result).where(result.c.guild_id == bindparam("guild")).values(guild_id=None),
)


class Keeping:
    """Clearing away, gathering, forgetting."""

    def __init__(
        self, database: Database, clock: Clock, games: Games, interactions: Interactions, deliveries: Deliveries
    ) -> None:
        self._database, self._clock = database, clock
        self._games, self._interactions, self._deliveries = games, interactions, deliveries

    async def tidy(self, keep: Keep) -> int:
        """Clear away what nobody asks for any more, a little at a time; results stay. How many games went."""
        now, gone = self._clock.now(), 0
        if keep.games:
            while batch := await self._games.purge(now - keep.games * DAY, BATCH):
                gone += batch
        if keep.interactions:
            await self._interactions.forget(before=now - keep.interactions * DAY)
        if keep.failed:
            await self._deliveries.forget_failed(before=now - keep.failed * DAY)
        await self._database.shrink()
        return gone

    async def of_person(self, user_id: int) -> dict[str, list[Row]]:
        """Every row that is about somebody, by what it is."""
        return {name: await self._database.read(statement, user=user_id) for name, statement in EXPORTED.items()}

    async def games_of(self, user_id: int) -> list[Game]:
        """Every game somebody sits in, has acted in or has opened, over or not."""
        return records(Game, await self._database.read(GAMES_OF, user=user_id))

    async def all_games(self, after: int, most: int = BATCH) -> list[Game]:
        """Games in the order of their numbers, some at a time."""
        return records(Game, await self._database.read(ALL_GAMES, after=after, most=most))

    async def forget(self, user_id: int) -> None:
        """Take somebody out of every column that names people."""
        steps = [Step(statement, {"user": user_id}) for statement in FORGET]
        await self._database.write(*steps, Step(FORGET_TIMERS, {"anywhere": f"%{user_id}%"}))

    async def guilds(self) -> list[int]:
        """Every server of which something is kept."""
        rows = [*await self._database.read(GUILDS), *await self._database.read(SERVERS)]
        return sorted({int(guild_id) for (guild_id,) in rows})

    async def clear_guild(self, guild_id: int) -> None:
        """The bot has left a server for good: its games and settings go, results stay without it."""
        await self._database.write(*(Step(statement, {"guild": guild_id}) for statement in CLEAR_GUILD))
