"""Games: bytes with a version, at most one live game per channel."""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import BigInteger, ColumnElement, Update, bindparam, delete, func, not_, or_, select, update

from bot.store.database import Broken, Database, Step, fields, first, insert, records
from bot.store.errors import ChannelTaken, NoSuchGame, Repeated
from bot.store.interactions import Interactions, Seen, marking
from bot.store.records import Clock, Game, Seat, Status, Summary
from bot.store.tables import game, game_seat, game_seed

CREATE = insert(game, "id", "ended_at", "history").returning(game.c.id)
LOAD = select(*fields(Game, game)).where(game.c.id == bindparam("wanted"))
VERSION = select(game.c.version).where(game.c.id == bindparam("wanted"))
_live = or_(game.c.status == Status.LOBBY.value, game.c.status == Status.ACTIVE.value)
IN_CHANNEL = select(*fields(Game, game)).where(game.c.channel_id == bindparam("channel"), _live)
_me = game.alias("me")
_my_channel = select(_me.c.channel_id).where(_me.c.id == bindparam("me")).scalar_subquery()
RIVAL = select(game.c.channel_id, game.c.id).where(
    _live,
    game.c.id != bindparam("me"),
    game.c.channel_id == func.coalesce(bindparam("moving_to", type_=BigInteger), _my_channel),
)
ALL_LIVE = select(*fields(Summary, game)).where(_live).order_by(game.c.id)
OF_USER = (
    select(*fields(Summary, game))
    .join(game_seat, game_seat.c.game_id == game.c.id)
    .where(game_seat.c.user_id == bindparam("user"))
    .order_by(game.c.updated_at.desc(), game.c.id.desc())
)
OF_USER_LIVE = OF_USER.where(_live)
OF_GUILD = (
    select(*fields(Summary, game))
    .where(game.c.guild_id == bindparam("guild"))
    .order_by(game.c.updated_at.desc(), game.c.id.desc())
    .limit(bindparam("most"))
)
LAST_IN_CHANNEL = (
    select(*fields(Summary, game)).where(game.c.channel_id == bindparam("channel")).order_by(game.c.id.desc()).limit(1)
)
COUNT = select(game.c.status, func.count()).group_by(game.c.status)
_old = select(game.c.id).where(not_(_live), game.c.updated_at < bindparam("before")).limit(bindparam("most"))
PURGE = delete(game).where(game.c.id.in_(_old)).returning(game.c.id)

_about = game.c.id == bindparam("about_game", type_=BigInteger)
OF_ITS_GAME = {
    "guild_id": select(game.c.guild_id).where(_about).scalar_subquery(),
    "version": select(game.c.version).where(_about).scalar_subquery(),
}
"""What a row that is about a game carries of it: whose it is, and how far the game was."""

SEATS = select(*fields(Seat, game_seat)).where(game_seat.c.game_id == bindparam("of_game")).order_by(game_seat.c.seat)
SIT = insert(game_seat)
CLEAR_SEATS = delete(game_seat).where(game_seat.c.game_id == bindparam("of_game"))

SEED = select(game_seed.c.seed).where(game_seed.c.game_id == bindparam("of_game"))
_seal = insert(game_seed)
SEAL = _seal.on_conflict_do_update(index_elements=[game_seed.c.game_id], set_={"seed": _seal.excluded.seed})


@cache
def saving(columns: tuple[str, ...]) -> Update:
    """The compare-and-set that writes some columns of a game; it starts only once."""
    values: dict[str, ColumnElement[object]] = {column: bindparam(column) for column in columns}
    if "started_at" in values:
        values["started_at"] = func.coalesce(game.c.started_at, values["started_at"])
    return update(game).where(game.c.id == bindparam("of_game"), game.c.version == bindparam("expected")).values(values)


def seating(game_id: int, seats: Sequence[Seat]) -> list[Step]:
    """The steps that write who sits where, instead of what was."""
    rows = [{"game_id": game_id, **{name: getattr(seat, name) for name in Seat.__struct_fields__}} for seat in seats]
    clear = Step(CLEAR_SEATS, {"of_game": game_id})
    return [clear, Step(SIT, rows)] if rows else [clear]


class Games:
    """All games."""

    def __init__(self, database: Database, clock: Clock, interactions: Interactions) -> None:
        self._database, self._clock, self._interactions = database, clock, interactions

    async def create(
        self,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int,
        meta: bytes,
        snapshot: bytes | None = None,
        status: Status = Status.LOBBY,
        interaction_id: int | None = None,
    ) -> Game:
        """A new game in a channel that has no live one; its first change goes through `store.action`."""
        now = self._clock.now()
        row = {"channel_id": channel_id, "guild_id": guild_id, "host_id": host_id, "meta": meta, "snapshot": snapshot}
        times = {"created_at": now, "updated_at": now, "started_at": now if status is Status.ACTIVE else None}
        steps = [Step(CREATE, {**row, **times, "status": status.value, "version": 1})]
        if interaction_id is not None:
            steps.insert(0, marking(interaction_id, None, None, None, now))
        try:
            rows = (await self._database.write(*steps))[-1]
        except Seen:
            raise Repeated(await self._interactions.done(interaction_id or 0)) from None
        except Broken as error:
            holder = await self.in_channel(channel_id)
            if holder is None:
                raise
            raise ChannelTaken(channel_id, holder.id) from error
        return await self.load(rows[0][0])

    async def load(self, game_id: int) -> Game:
        """The game with this number, or `NoSuchGame`."""
        found = first(Game, await self._database.read(LOAD, wanted=game_id))
        if found is None:
            raise NoSuchGame(game_id)
        return found

    async def version(self, game_id: int) -> int:
        """Only the version, to see whether a kept copy is still good."""
        rows = await self._database.read(VERSION, wanted=game_id)
        if not rows:
            raise NoSuchGame(game_id)
        return int(rows[0][0])

    async def in_channel(self, channel_id: int) -> Game | None:
        """The live game of a channel, if there is one."""
        return first(Game, await self._database.read(IN_CHANNEL, channel=channel_id))

    async def last_in_channel(self, channel_id: int) -> Summary | None:
        """The newest game of a channel, live or not: for a rematch, a replay, a check of the dice."""
        return first(Summary, await self._database.read(LAST_IN_CHANNEL, channel=channel_id))

    async def live(self) -> list[Summary]:
        """Every live game."""
        return records(Summary, await self._database.read(ALL_LIVE))

    async def of_user(self, user_id: int, *, live: bool = True) -> list[Summary]:
        """The games somebody sits in, the newest change first."""
        return records(Summary, await self._database.read(OF_USER_LIVE if live else OF_USER, user=user_id))

    async def of_guild(self, guild_id: int, most: int = 25) -> list[Summary]:
        """The newest games of a server."""
        return records(Summary, await self._database.read(OF_GUILD, guild=guild_id, most=most))

    async def count(self) -> dict[str, int]:
        """How many games there are in each status."""
        return dict(await self._database.read(COUNT))

    async def seats(self, game_id: int) -> list[Seat]:
        """Who sits where."""
        return records(Seat, await self._database.read(SEATS, of_game=game_id))

    async def seed(self, game_id: int) -> bytes | None:
        """The secret the dice come from; shown to nobody before the game is over."""
        rows = await self._database.read(SEED, of_game=game_id)
        return rows[0][0] if rows else None

    async def purge(self, before: int, most: int = 50) -> int:
        """Clear away games that ended and did not change since, so many at a time; their results stay."""
        [rows] = await self._database.write(Step(PURGE, {"before": before, "most": most}))
        return len(rows)
