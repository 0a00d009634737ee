"""What the administrators of each server have set with /server."""

import msgspec
from sqlalchemy import bindparam, delete, select

from bot.store.database import Database, Step, insert
from bot.store.records import Clock
from bot.store.tables import server

LOAD = select(server.c.settings).where(server.c.guild_id == bindparam("guild"))
FORGET = delete(server).where(server.c.guild_id == bindparam("guild"))
_save = insert(server)
SAVE = _save.on_conflict_do_update(
    index_elements=[server.c.guild_id],
    set_={"settings": _save.excluded.settings, "updated_at": _save.excluded.updated_at},
)


class Server(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server's settings; None and empty mean: no restriction, whatever Discord says."""

    guild_id: int
    language: str | None = None
    channels: tuple[int, ...] = ()
    """Where games may be played; empty: anywhere."""
    starters: tuple[int, ...] = ()
    """The roles that may start games; empty: everybody."""
    defaults: dict[str, str] = {}
    """What a new lobby begins with, by option."""
    least_games: int = 0
    """How many games somebody must have played to their end before they sit down here."""
    least_share: int = 0
    """How many of a hundred of the games they began."""
    reports: int = 0
    """The channel in which moderators read what people tell them; 0: the owner gets a direct message."""


class Servers:
    """Every server where somebody has set anything."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def load(self, guild_id: int) -> Server:
        """A server's settings, or the defaults."""
        rows = await self._database.read(LOAD, guild=guild_id)
        return msgspec.json.decode(rows[0][0], type=Server) if rows else Server(guild_id)

    async def save(self, settings: Server) -> None:
        """Keep a server's settings."""
        document = msgspec.json.encode(settings)
        row = {"guild_id": settings.guild_id, "settings": document, "updated_at": self._clock.now()}
        await self._database.write(Step(SAVE, row))

    async def forget(self, guild_id: int) -> None:
        """The bot has left a server."""
        await self._database.write(Step(FORGET, {"guild": guild_id}))
