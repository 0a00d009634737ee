"""Bring a database to the schema of this program, or say why that cannot be.

Alembic is loaded only when there is something to migrate: a bot that starts again has better things to do.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bot.store.errors import BadDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
# Whatever number will do; every process that shares a PostgreSQL must use the same.
TURN_TO_MIGRATE = text("SELECT pg_advisory_xact_lock(7121995)")
REVISION = text("SELECT version_num FROM alembic_version")


def revisions() -> list[str]:
    """Every revision there is, oldest first: the numbers of the files, which a test holds against what is in them."""
    return sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("r[0-9][0-9][0-9][0-9]_*.py"))


def head() -> str:
    """The revision of this program's schema."""
    if not (known := revisions()):
        raise BadDatabase("the program carries no migrations; install it again")
    return known[-1]


def revision(connection: Connection) -> str | None:
    """The revision a database is at; None while it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(REVISION).scalar()


def refuse_newer(found: str | None) -> None:
    """Stop before touching a database this program does not know."""
    if found is not None and found not in revisions():
        raise BadDatabase(
            f"the database has schema {found!r}, which this version does not know (it knows up to {head()!r}): "
            "it was written by a newer version. Start that version, or restore an older backup."
        )


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run what is missing, in the caller's transaction, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(TURN_TO_MIGRATE)
    found = revision(connection)
    refuse_newer(found)
    if to == "head" and found == head():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
