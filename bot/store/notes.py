"""Small things the bot itself must remember, by name, such as the hash of the commands it last registered."""

from sqlalchemy import bindparam, select

from bot.store.database import Database, Step, insert
from bot.store.records import Clock
from bot.store.tables import note

READ = select(note.c.value).where(note.c.key == bindparam("wanted"))
_write = insert(note)
WRITE = _write.on_conflict_do_update(
    index_elements=[note.c.key],
    set_={"value": _write.excluded.value, "updated_at": _write.excluded.updated_at},
)


class Notes:
    """All notes."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def read(self, key: str) -> bytes | None:
        """The note of this name, if there is one."""
        rows = await self._database.read(READ, wanted=key)
        return rows[0][0] if rows else None

    async def write(self, key: str, value: bytes) -> None:
        """Keep a note instead of the one of the same name."""
        await self._database.write(Step(WRITE, {"key": key, "value": value, "updated_at": self._clock.now()}))
