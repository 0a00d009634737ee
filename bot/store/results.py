"""Finished games in numbers, for /stats and /leaderboard."""

import msgspec
from sqlalchemy import bindparam, case, delete, func, select

from bot.store.database import Database, Row, Step, fields, insert, records
from bot.store.records import Result, Score, Standing
from bot.store.tables import result, result_seat

CLEAR = delete(result).where(result.c.game_id == bindparam("of_game"))
RECORD = insert(result)
RECORD_SEAT = insert(result_seat)

_of_user = select(result_seat.c.game_id).where(result_seat.c.user_id == bindparam("user"))
OF_GAME = select(result).where(result.c.game_id == bindparam("of_game"))
OF_USER = (
    select(result)
    .where(result.c.game_id.in_(_of_user))
    .order_by(result.c.finished_at.desc(), result.c.game_id.desc())
    .limit(bindparam("most"))
)
SCORES = (
    select(*fields(Score, result_seat))
    .where(result_seat.c.game_id == bindparam("of_game"))
    .order_by(result_seat.c.seat)
)
_standing = (
    select(
        result_seat.c.user_id,
        func.count(),
        func.sum(case((result_seat.c.rank == 1, 1), else_=0)).label("wins"),
        func.sum(result_seat.c.points).label("points"),
        func.sum(result.c.duration),
    )
    .join(result, result.c.game_id == result_seat.c.game_id)
    .where(result_seat.c.user_id.is_not(None))
    .group_by(result_seat.c.user_id)
)
OF_PERSON = _standing.where(result_seat.c.user_id == bindparam("user"))
OF_PERSON_HERE = OF_PERSON.where(result.c.guild_id == bindparam("guild"))
_wins = func.sum(case((result_seat.c.rank == 1, 1), else_=0))
_points = func.sum(result_seat.c.points)
_board = _standing.where(result.c.guild_id == bindparam("guild")).limit(bindparam("most"))
BOARDS = {
    "wins": _board.order_by(_wins.desc(), _points.desc(), result_seat.c.user_id),
    "points": _board.order_by(_points.desc(), _wins.desc(), result_seat.c.user_id),
}
BOARDS_OF_SYSTEM = {by: board.where(result.c.systems.like(bindparam("like"))) for by, board in BOARDS.items()}


def recording(found: Result) -> list[Step]:
    """The steps that keep a result, instead of an earlier one of the same game."""
    row = {name: getattr(found, name) for name in ("game_id", "guild_id", "turns", "duration", "finished_at")}
    row |= {"systems": written(found.systems), "dice": written(found.dice)}
    seats = [{"game_id": found.game_id, **msgspec.structs.asdict(s), "dice": written(s.dice)} for s in found.scores]
    steps = [Step(CLEAR, {"of_game": found.game_id}), Step(RECORD, row)]
    return [*steps, Step(RECORD_SEAT, seats)] if seats else steps


def written(values: tuple[str, ...] | tuple[int, ...]) -> str:
    """A short list as text."""
    return msgspec.json.encode(values).decode()


class Results:
    """All results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_game(self, game_id: int) -> Result | None:
        """The result of a game, if it is finished."""
        rows = await self._database.read(OF_GAME, of_game=game_id)
        return await self._whole(rows[0]) if rows else None

    async def of_user(self, user_id: int, most: int = 25) -> list[Result]:
        """The newest results of a person."""
        return [await self._whole(row) for row in await self._database.read(OF_USER, user=user_id, most=most)]

    async def standing(self, user_id: int, guild_id: int | None = None) -> Standing:
        """A person's games, wins, points and playing time, everywhere or on one server."""
        if guild_id is None:
            rows = await self._database.read(OF_PERSON, user=user_id)
        else:
            rows = await self._database.read(OF_PERSON_HERE, user=user_id, guild=guild_id)
        return Standing(*map(int, rows[0])) if rows else Standing(user_id, 0, 0, 0, 0)

    async def leaderboard(
        self, guild_id: int, most: int = 10, *, by: str = "wins", system: str | None = None
    ) -> list[Standing]:
        """The people of a server, most wins or points first; only games with one rule system ("": without any)."""
        where: dict[str, object] = {"guild": guild_id, "most": most}
        if system is None:
            rows = await self._database.read(BOARDS[by], **where)
        else:
            like = f"%{written((system,))[1:-1]}%" if system else written(())
            rows = await self._database.read(BOARDS_OF_SYSTEM[by], **where, like=like)
        return records(Standing, [tuple(map(int, row)) for row in rows])

    async def _whole(self, row: Row) -> Result:
        game_id, guild_id, systems, turns, duration, finished_at, dice = row
        scores = [
            Score(seat, user_id, automatic, points, rank, tuple(msgspec.json.decode(rolled)))
            for seat, user_id, automatic, points, rank, rolled in await self._database.read(SCORES, of_game=game_id)
        ]
        names, counts = tuple(msgspec.json.decode(systems)), tuple(msgspec.json.decode(dice))
        return Result(game_id, guild_id, names, turns, duration, finished_at, tuple(scores), counts)
