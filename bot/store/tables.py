"""The tables. Only integers, text and bytes, so that every driver gives back exactly what was put in."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
# SQLite numbers rows by itself only in a column of the exact type INTEGER.
Number = BigInteger().with_variant(Integer, "sqlite")
# What every action touches has as few indexes as can be: each is one more page to write and one more to wait for.


def of_game(*, primary_key: bool = False, nullable: bool = False, index: bool = False) -> Column[int]:
    """A column that names a game; the row goes with the game."""
    tied = ForeignKey("game.id", ondelete="CASCADE")
    return Column("game_id", BigInteger, tied, primary_key=primary_key, nullable=nullable, index=index)


game = Table(
    "game",
    metadata,
    Column("id", Number, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),
    Column("meta", LargeBinary, nullable=False),
    Column("snapshot", LargeBinary),
    Column("history", LargeBinary),
    CheckConstraint("status IN ('lobby', 'active', 'over', 'abandoned')", name="status"),
    sqlite_autoincrement=True,  # numbers are never used twice: an old button must not reach a newer game
)
LIVE = text("status IN ('lobby', 'active')")
Index(
    "uq_game_live_channel",
    game.c.channel_id,
    unique=True,
    sqlite_where=LIVE,
    postgresql_where=LIVE,
)

game_seat = Table(
    "game_seat",
    metadata,
    of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("automatic", Text),
    Column("stand_in", Text),
    sqlite_with_rowid=False,
)

# Apart from the game, so that no query for a game can carry its secret away.
game_seed = Table(
    "game_seed",
    metadata,
    of_game(primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

log = Table(
    "log",
    metadata,
    of_game(primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("action", LargeBinary, nullable=False),
    Column("draws", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("undone_at", BigInteger),
    sqlite_with_rowid=False,  # lines stand in the order of their key, without a second tree
)

interaction = Table(
    "interaction",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("game_id", BigInteger),
    Column("version", BigInteger),
    Column("answer", LargeBinary),
    Column("at", BigInteger, nullable=False),
)

timer = Table(
    "timer",
    metadata,
    Column("id", Number, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("slot", Text, nullable=False, unique=True),
    Column("due_at", BigInteger, nullable=False, index=True),
    of_game(nullable=True, index=True),
    Column("args", LargeBinary, nullable=False),
    Column("token", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("worker", Text),
    Column("leased_until", BigInteger),
    Column("guild_id", BigInteger),
    Column("version", BigInteger),
)
HELD = text("leased_until IS NOT NULL")
Index("ix_timer_held", timer.c.leased_until, sqlite_where=HELD, postgresql_where=HELD)

delivery = Table(
    "delivery",
    metadata,
    Column("id", Number, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("lane", Text, nullable=False),
    Column("key", Text),
    of_game(nullable=True),
    Column("channel_id", BigInteger),
    Column("user_id", BigInteger),
    Column("payload", LargeBinary, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_try_at", BigInteger, nullable=False),
    Column("worker", Text),
    Column("leased_until", BigInteger),
    Column("failed_at", BigInteger),
    Column("error", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("guild_id", BigInteger),
    Column("version", BigInteger),
)
WAITING = text("failed_at IS NULL")
Index(
    "uq_delivery_waiting",
    delivery.c.lane,
    delivery.c.key,
    unique=True,
    sqlite_where=WAITING,
    postgresql_where=WAITING,
)

message = Table(
    "message",
    metadata,
    Column("message_id", Number, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    of_game(),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("posted_at", BigInteger, nullable=False),
    Column("retired_at", BigInteger),
)
Index("ix_message_game", message.c.game_id, message.c.kind, message.c.key)

person = Table(
    "person",
    metadata,
    Column("user_id", Number, primary_key=True, autoincrement=False),
    Column("settings", LargeBinary, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

server = Table(
    "server",
    metadata,
    Column("guild_id", Number, primary_key=True, autoincrement=False),
    Column("settings", LargeBinary, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

note = Table(
    "note",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
)

# A result outlives its game: statistics stay when old games are cleared away.
result = Table(
    "result",
    metadata,
    Column("game_id", Number, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, index=True),
    Column("systems", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("duration", BigInteger, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("dice", Text, nullable=False),
)

result_seat = Table(
    "result_seat",
    metadata,
    Column("game_id", BigInteger, ForeignKey("result.game_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, index=True),
    Column("automatic", Text),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("dice", Text, nullable=False),
)

departure = Table(
    "departure",
    metadata,
    Column("game_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("at", BigInteger, nullable=False),
)
