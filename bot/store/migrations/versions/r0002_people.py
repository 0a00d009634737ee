"""People, servers and results."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """People, servers and results."""
    op.create_table(
        "person",
        sa.Column("user_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_person"),
    )
    op.create_table(
        "result",
        sa.Column("game_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("systems", sa.Text(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("duration", sa.BigInteger(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("dice", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_result"),
    )
    op.create_index("ix_result_guild_id", "result", ["guild_id"], unique=False)
    op.create_table(
        "server",
        sa.Column("guild_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("settings", sa.LargeBinary(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_server"),
    )
    op.create_table(
        "result_seat",
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("automatic", sa.Text(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("dice", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["result.game_id"], name="fk_result_seat_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_result_seat"),
    )
    op.create_index("ix_result_seat_user_id", "result_seat", ["user_id"], unique=False)
