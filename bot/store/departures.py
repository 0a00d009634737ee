"""Who left which game before its end; kept beside the results, for both outlive the game."""

from collections.abc import Iterable

from sqlalchemy import bindparam, delete, func, select

from bot.store.database import Database, Step, insert
from bot.store.records import TrackRecord
from bot.store.tables import departure, result_seat

LEFT = insert(departure).on_conflict_do_nothing()
RETURNED = delete(departure).where(
    departure.c.game_id == bindparam("of_game"), departure.c.user_id == bindparam("user")
)
_left = select(departure.c.game_id).where(departure.c.user_id == bindparam("user"))
COUNT_LEFT = select(func.count()).select_from(departure).where(departure.c.user_id == bindparam("user"))
COUNT_FINISHED = (
    select(func.count())
    .select_from(result_seat)
    .where(result_seat.c.user_id == bindparam("user"), result_seat.c.game_id.not_in(_left))
)


def leaving(game_id: int, user_id: int, at: int) -> Step:
    """Somebody has left; twice is once."""
    return Step(LEFT, {"game_id": game_id, "user_id": user_id, "at": at})


def returning(game_id: int, user_id: int) -> Step:
    """They are back after all."""
    return Step(RETURNED, {"of_game": game_id, "user": user_id})


class Departures:
    """How many games people have finished and left."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def record(self, user_id: int) -> TrackRecord:
        """How many games somebody has finished, and how many they have left."""
        [[finished]] = await self._database.read(COUNT_FINISHED, user=user_id)
        [[left]] = await self._database.read(COUNT_LEFT, user=user_id)
        return TrackRecord(int(finished), int(left))

    async def records(self, users: Iterable[int]) -> dict[int, TrackRecord]:
        """The same for several people."""
        return {user: await self.record(user) for user in users}
