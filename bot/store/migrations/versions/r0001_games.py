"""Games, their logs, timers and deliveries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Games, their logs, timers and deliveries."""
    op.create_table(
        "game",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("meta", sa.LargeBinary(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.Column("history", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("status IN ('lobby', 'active', 'over', 'abandoned')", name=op.f("ck_game_status")),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_game_live_channel",
        "game",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'active')"),
        postgresql_where=sa.text("status IN ('lobby', 'active')"),
    )
    op.create_table(
        "interaction",
        sa.Column("id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("game_id", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.BigInteger(), nullable=True),
        sa.Column("answer", sa.LargeBinary(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interaction"),
    )
    op.create_table(
        "note",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_note"),
    )
    op.create_table(
        "delivery",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("lane", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("game_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try_at", sa.BigInteger(), nullable=False),
        sa.Column("worker", sa.Text(), nullable=True),
        sa.Column("leased_until", sa.BigInteger(), nullable=True),
        sa.Column("failed_at", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_delivery_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_delivery"),
    )
    op.create_index(
        "uq_delivery_waiting",
        "delivery",
        ["lane", "key"],
        unique=True,
        sqlite_where=sa.text("failed_at IS NULL"),
        postgresql_where=sa.text("failed_at IS NULL"),
    )
    op.create_table(
        "game_seat",
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("automatic", sa.Text(), nullable=True),
        sa.Column("stand_in", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_game_seat_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_game_seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_game_seat_user_id", "game_seat", ["user_id"], unique=False)
    op.create_table(
        "game_seed",
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_game_seed_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name="pk_game_seed"),
    )
    op.create_table(
        "log",
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("undone_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_log_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "message",
        sa.Column("message_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("posted_at", sa.BigInteger(), nullable=False),
        sa.Column("retired_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_message_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name="pk_message"),
    )
    op.create_index("ix_message_game", "message", ["game_id", "kind", "key"], unique=False)
    op.create_table(
        "timer",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("game_id", sa.BigInteger(), nullable=True),
        sa.Column("args", sa.LargeBinary(), nullable=False),
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("worker", sa.Text(), nullable=True),
        sa.Column("leased_until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_timer_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_timer"),
        sa.UniqueConstraint("slot", name="uq_timer_slot"),
    )
    op.create_index("ix_timer_due_at", "timer", ["due_at"], unique=False)
    op.create_index("ix_timer_game_id", "timer", ["game_id"], unique=False)
