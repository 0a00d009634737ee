"""What each person has set for themselves with /me."""

import msgspec
from sqlalchemy import bindparam, delete, select

from bot.store.database import Database, Step, insert
from bot.store.records import Clock
from bot.store.tables import person

LOAD = select(person.c.settings).where(person.c.user_id == bindparam("user"))
FORGET = delete(person).where(person.c.user_id == bindparam("user"))
_save = insert(person)
SAVE = _save.on_conflict_do_update(
    index_elements=[person.c.user_id],
    set_={"settings": _save.excluded.settings, "updated_at": _save.excluded.updated_at},
)


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's own settings; None means: whatever Discord or the server says."""

    user_id: int
    language: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    """Quiet hours begin, in minutes after local midnight; they may pass midnight."""
    quiet_until: int | None = None
    reminders: str = "ping"
    """How to remind: ping, direct or off."""
    one_ahead: bool = False
    letter_at: int | None = None
    """When the letter of the day comes, in minutes after local midnight; None: reminders come one by one."""
    vacation_until: int | None = None
    answers: dict[str, str] = {}
    """Automatic answers by kind: what to do when a prompt of that kind finds nobody."""
    reported_at: int = 0
    """When they last wrote to moderators: these are not to be flooded, whatever restarts in between."""


class People:
    """Everybody who has set anything."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def load(self, user_id: int) -> Person:
        """Somebody's settings, or the defaults."""
        rows = await self._database.read(LOAD, user=user_id)
        return msgspec.json.decode(rows[0][0], type=Person) if rows else Person(user_id)

    async def save(self, settings: Person) -> None:
        """Keep somebody's settings."""
        document = msgspec.json.encode(settings)
        row = {"user_id": settings.user_id, "settings": document, "updated_at": self._clock.now()}
        await self._database.write(Step(SAVE, row))

    async def forget(self, user_id: int) -> None:
        """Somebody wants no settings kept."""
        await self._database.write(Step(FORGET, {"user": user_id}))
