"""Bring a database to the schema of this program, or say why that cannot be."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from bot.store.errors import BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do; every process that shares a PostgreSQL must use the same.
TURN_TO_MIGRATE = text("SELECT pg_advisory_xact_lock(7121995)")


def scripts() -> ScriptDirectory:
    """All migrations there are."""
    return ScriptDirectory(MIGRATIONS)


def head() -> str:
    """The revision of this program's schema."""
    newest = scripts().get_current_head()
    if newest is None:
        raise BadDatabase("the program carries no migrations; install it again")
    return newest


def revision(connection: Connection) -> str | None:
    """The revision a database is at; None while it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def refuse_newer(found: str | None) -> None:
    """Stop before touching a database this program does not know."""
    if found is None:
        return
    try:
        scripts().get_revision(found)
    except CommandError as error:
        raise BadDatabase(
            f"the database has schema {found!r}, which this version does not know (it knows up to {head()!r}): "
            "it was written by a newer version. Start that version, or restore an older backup."
        ) from error


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run what is missing, in the caller's transaction, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(TURN_TO_MIGRATE)
    found = revision(connection)
    refuse_newer(found)
    if to == "head" and found == head():
        return
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
