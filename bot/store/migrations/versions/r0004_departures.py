"""Games that somebody left before their end; a process of the version before goes on beside this schema."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "departure",
        sa.Column("game_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_departure"),
    )
    op.create_index("ix_departure_user_id", "departure", ["user_id"], unique=False)
