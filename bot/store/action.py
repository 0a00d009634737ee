"""One action on a game: everything it changes, in one transaction."""

from collections.abc import Sequence
from types import TracebackType
from typing import Self

from bot.store import deliveries, departures, games, interactions, locks, log, results, timers
from bot.store.database import Broken, Database, Step
from bot.store.deliveries import Deliveries
from bot.store.errors import ChannelTaken, NoSuchGame, Repeated, Stale
from bot.store.interactions import Interactions, Seen
from bot.store.records import Clock, Entry, Result, Seat, Status, Timer
from bot.store.timers import Timers


class MovedOn(Exception):
    """The compare-and-set found another version."""


class Action:
    """Collects what an action changes; leaving the `async with` writes all of it or nothing.

    Nothing touches the database before that, so the body may take its time and may raise: then nothing has happened.
    A body that fails because its interaction already had its effect raises `Repeated` instead of its own error.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        drawers: tuple[Interactions, Timers, Deliveries],
        game_id: int,
        expected: int,
        interaction_id: int | None,
    ) -> None:
        self._database, self._clock = database, clock
        self._interactions, self._timers, self._deliveries = drawers
        self._columns: dict[str, object] = {}
        self._steps: list[Step] = []
        self._posts: list[Step] = []
        self._lines = 0
        self._answer: bytes | None = None
        self._foreign: tuple[int | None] | None = None
        self.game_id, self.expected, self.interaction_id = game_id, expected, interaction_id
        self.now = clock.now()

    @property
    def version(self) -> int:
        """The version the game has after this action: one more, or one more per line of the log."""
        return self.expected + max(1, self._lines)

    def save(
        self,
        *,
        snapshot: bytes | None = None,
        meta: bytes | None = None,
        history: bytes | None = None,
        status: Status | None = None,
        host_id: int | None = None,
        channel_id: int | None = None,
    ) -> None:
        """Write what is given, leave the rest; a game that ends stops waiting for anything."""
        given = {"snapshot": snapshot, "meta": meta, "history": history, "host_id": host_id, "channel_id": channel_id}
        self._columns |= {name: value for name, value in given.items() if value is not None}
        if status is not None:
            self._columns["status"] = status.value
            self._columns["ended_at"] = None
        if status is Status.ACTIVE:
            self._columns["started_at"] = self.now
        if status in (Status.OVER, Status.ABANDONED):
            self._columns["ended_at"] = self.now
            self.disarm_all()

    def log(self, seat: int | None, action: bytes, draws: bytes = b"", *, user_id: int | None = None) -> int:
        """Add a line to the log and give its number; no user means the bot did it (default answer, stand-in)."""
        self._lines += 1
        line = Entry(self.version, seat, user_id, action, draws, self.now)
        self._steps.append(log.adding(self.game_id, line))
        return line.seq

    def seats(self, seats: Sequence[Seat]) -> None:
        """Say who sits where, all seats at once."""
        self._add(*games.seating(self.game_id, seats))

    def seal(self, seed: bytes) -> None:
        """Keep the secret the dice come from, apart from everything public."""
        self._add(Step(games.SEAL, {"game_id": self.game_id, "seed": seed}))

    def arm(self, kind: str, due_at: int, args: bytes = b"", *, key: str = "") -> None:
        """Arm a timer of this game; the same kind and key again replaces it."""
        self._add(timers.arming(kind, due_at, args, key, self.game_id))

    def disarm(self, kind: str, *, key: str | None = None) -> None:
        """Disarm one timer of this game, or without a key all of that kind."""
        if key is None:
            self._add(Step(timers.DISARM_KIND, {"of_game": self.game_id, "kind": kind}))
        else:
            self._add(Step(timers.DISARM, {"slot": timers.slot(kind, key, self.game_id)}))

    def disarm_all(self) -> None:
        """Disarm every timer of this game."""
        self._add(Step(timers.DISARM_GAME, {"of_game": self.game_id}))

    def done(self, fired: Timer) -> None:
        """This action is the effect of a claimed timer; `Lapsed`, and nothing happens, if it no longer stands."""
        self._add(timers.ending(fired))

    def post(
        self,
        kind: str,
        payload: bytes,
        *,
        channel_id: int | None = None,
        user_id: int | None = None,
        key: str | None = None,
        not_before: int = 0,
    ) -> None:
        """Queue a delivery; with a key it replaces an undelivered one with the same key to the same place."""
        step = deliveries.posting_to(
            kind, payload, self.now, game_id=self.game_id, channel_id=channel_id, user_id=user_id, key=key,
            not_before=not_before,
        )  # fmt: skip
        self._posts.append(step)

    def finish(self, result: Result) -> None:
        """Keep the result for the statistics."""
        self._add(*results.recording(result))

    def left(self, user_id: int) -> None:
        """Keep that somebody has left this game before its end."""
        self._add(departures.leaving(self.game_id, user_id, self.now))

    def returned(self, user_id: int) -> None:
        """Whoever had left is back."""
        self._add(departures.returning(self.game_id, user_id))

    def tell_owner(self, guild_id: int | None) -> None:
        """This game is another process's: let it know."""
        self._foreign = (guild_id,)

    def answer(self, answer: bytes) -> None:
        """What to say again when the same interaction comes a second time."""
        self._answer = answer

    def _add(self, *steps: Step) -> None:
        self._steps.extend(steps)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            await self._commit()
        elif isinstance(error, Exception) and self.interaction_id is not None:
            done = await self._interactions.find(self.interaction_id)
            if done is not None:
                raise Repeated(done) from error

    async def _commit(self) -> None:
        try:
            await self._database.write(*self._plan())
        except Seen:
            raise Repeated(await self._interactions.done(self.interaction_id or 0)) from None
        except MovedOn:
            raise await self._moved_on() from None
        except Broken as error:
            raise await self._taken(error) from error
        self._timers.changed.set()
        self._deliveries.changed.set()

    def _plan(self) -> list[Step]:
        columns = {**self._columns, "version": self.version, "updated_at": self.now}
        where = {"of_game": self.game_id, "expected": self.expected}
        # Two actions that tell the same people must do so in the same order, or they wait for each other for ever.
        posts = sorted(self._posts, key=deliveries.place)
        plan = [Step(games.saving(tuple(columns)), {**columns, **where}, unless=MovedOn()), *self._steps, *posts]
        if self.interaction_id is not None:
            mark = interactions.marking(self.interaction_id, self.game_id, self.version, self._answer, self.now)
            plan.insert(0, mark)
        if self._foreign is not None:
            plan.append(locks.tell_owner(*self._foreign, self.game_id, self.version))
        return plan

    async def _moved_on(self) -> Stale | NoSuchGame:
        rows = await self._database.read(games.VERSION, wanted=self.game_id)
        return Stale(self.game_id, self.expected, rows[0][0]) if rows else NoSuchGame(self.game_id)

    async def _taken(self, error: Broken) -> Exception:
        moving_to = self._columns.get("channel_id")
        rivals = await self._database.read(games.RIVAL, me=self.game_id, moving_to=moving_to)
        return ChannelTaken(*rivals[0]) if rivals else error
