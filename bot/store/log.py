"""The log of a game: every action with what chance gave, in order, never rewritten; undo only marks."""

from sqlalchemy import bindparam, select, update

from bot.store.database import Database, Step, fields, insert, records
from bot.store.records import Entry
from bot.store.tables import log

ADD = insert(log, "undone_at")
TAKE_BACK = (
    update(log)
    .where(log.c.game_id == bindparam("of_game"), log.c.seq >= bindparam("since"), log.c.undone_at.is_(None))
    .values(undone_at=bindparam("now"))
)
READ = (
    select(*fields(Entry, log))
    .where(log.c.game_id == bindparam("of_game"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
STANDING = READ.where(log.c.undone_at.is_(None))
LAST = (
    select(*fields(Entry, log))
    .where(log.c.game_id == bindparam("of_game"), log.c.undone_at.is_(None))
    .order_by(log.c.seq.desc())
    .limit(bindparam("most"))
)


def adding(game_id: int, entry: Entry) -> Step:
    """The step that writes one line."""
    params = {name: getattr(entry, name) for name in ("seq", "seat", "user_id", "action", "draws", "at")}
    return Step(ADD, {"game_id": game_id, **params})


class Log:
    """The logs of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, game_id: int, *, after: int = 0, undone: bool = False) -> list[Entry]:
        """The lines of a game after a version, oldest first; lines taken back only when asked for."""
        rows = await self._database.read(READ if undone else STANDING, of_game=game_id, after=after)
        return records(Entry, rows)

    async def last(self, game_id: int, count: int = 1) -> list[Entry]:
        """The newest lines that still stand, oldest first."""
        rows = await self._database.read(LAST, of_game=game_id, most=count)
        return records(Entry, rows)[::-1]
