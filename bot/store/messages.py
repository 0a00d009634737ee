"""Which messages of a game stand on Discord, so that they can be edited and stripped of their buttons."""

from sqlalchemy import bindparam, select, update

from bot.store.database import Database, Params, Step, fields, first, insert, records
from bot.store.records import Clock, Posted
from bot.store.tables import message

POSTED = insert(message).on_conflict_do_nothing(index_elements=[message.c.message_id])
RETIRE = update(message).where(message.c.message_id == bindparam("retired")).values(retired_at=bindparam("now"))
FIND = select(*fields(Posted, message)).where(message.c.message_id == bindparam("wanted"))
_standing = (
    select(*fields(Posted, message))
    .where(message.c.game_id == bindparam("of_game"), message.c.retired_at.is_(None))
    .order_by(message.c.posted_at.desc(), message.c.message_id.desc())
)
STANDING = _standing.where(message.c.kind == bindparam("of_kind"))
STANDING_KEY = STANDING.where(message.c.key == bindparam("of_key"))


def posting(posted: Posted) -> Params:
    """A message as parameters."""
    return {name: getattr(posted, name) for name in Posted.__struct_fields__}


class Messages:
    """The messages of all games."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def standing(self, game_id: int, kind: str | None = None) -> list[Posted]:
        """Messages that still have their buttons, newest first."""
        if kind is None:
            return records(Posted, await self._database.read(_standing, of_game=game_id))
        return records(Posted, await self._database.read(STANDING, of_game=game_id, of_kind=kind))

    async def newest(self, game_id: int, kind: str, key: str = "") -> Posted | None:
        """The message to edit, if one stands."""
        rows = await self._database.read(STANDING_KEY, of_game=game_id, of_kind=kind, of_key=key)
        return first(Posted, rows)

    async def find(self, message_id: int) -> Posted | None:
        """The message with this number, if it is ours."""
        return first(Posted, await self._database.read(FIND, wanted=message_id))

    async def remember(self, posted: Posted) -> None:
        """Note a message that was posted outside the deliveries, such as an answer to a command."""
        await self._database.write(Step(POSTED, posting(posted)))

    async def retire(self, message_id: int) -> None:
        """Note that a message has lost its buttons or is gone."""
        await self._database.write(Step(RETIRE, {"retired": message_id, "now": self._clock.now()}))
