"""Alembic asks here how to reach the database; the store hands over a connection and its transaction."""

from alembic import context
from sqlalchemy import Connection

from bot.store.tables import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
