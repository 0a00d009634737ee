"""The log of a game: every action with what chance gave, in order, never rewritten: taking back is a line too."""

from sqlalchemy import bindparam, select

from bot.store.database import Database, Step, fields, insert, records
from bot.store.records import Entry
from bot.store.tables import log

ADD = insert(log, "undone_at")
READ = (
    select(*fields(Entry, log))
    .where(log.c.game_id == bindparam("of_game"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)


def adding(game_id: int, entry: Entry) -> Step:
    """The step that writes one line."""
    params = {name: getattr(entry, name) for name in ("seq", "seat", "user_id", "action", "draws", "at")}
    return Step(ADD, {"game_id": game_id, **params})


class Log:
    """The logs of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, game_id: int, *, after: int = 0) -> list[Entry]:
        """The lines of a game after a version, oldest first."""
        return records(Entry, await self._database.read(READ, of_game=game_id, after=after))
