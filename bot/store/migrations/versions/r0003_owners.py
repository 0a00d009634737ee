"""Timers and deliveries carry the server and the version they are about; what is leased is found by an index.

Columns are only added, and may be empty: a process of the version before goes on beside this schema.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what says whose a row is."""
    for table in ("timer", "delivery"):
        for name in ("guild_id", "version"):
            op.add_column(table, sa.Column(name, sa.BigInteger(), nullable=True))
            op.execute(f"UPDATE {table} SET {name} = (SELECT {name} FROM game WHERE game.id = {table}.game_id)")
    held = sa.text("leased_until IS NOT NULL")
    op.create_index("ix_timer_held", "timer", ["leased_until"], sqlite_where=held, postgresql_where=held)
