"""Copies of a SQLite database: taken while the bot runs, put back while it does not."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from bot.store.errors import BadDatabase
from bot.store.files import given_to_owner_of, owned
from bot.store.migrate import head, refuse_newer
from bot.store.store import checked

USE_PG_TOOLS = (
    "this command copies SQLite files; for PostgreSQL use its own tools, which also work while the bot runs:\n"
    "  pg_dump --format=custom --file=island.dump DATABASE      (backup)\n"
    "  pg_restore --clean --if-exists --dbname=DATABASE island.dump   (restore, bot stopped)"
)


def backup(url: str, target: Path) -> str:
    """Copy the database to a new file as it stands at one moment, and check the copy; the bot may go on meanwhile."""
    source = existing(sqlite_file(url))
    if target.exists():
        raise BadDatabase(f"{target} is already there; name a new file, so that no older backup is lost")
    target.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(target) as draft:
        with closing(reading(source)) as here, closing(sqlite3.connect(draft)) as there:
            # One step, hence one read transaction: a single moment, and nobody waits for it.
            here.backup(there, pages=-1)
            there.execute("PRAGMA journal_mode = DELETE")  # a single file, nothing beside it
        found = sound(draft)
    return f"{target}: {found}"


def restore(url: str, source: Path) -> str:
    """Put a backup in the place of the database; what was there is kept beside it."""
    target = sqlite_file(url)
    found = sound(existing(source))
    target.parent.mkdir(parents=True, exist_ok=True)
    with written_whole(target) as draft:
        shutil.copyfile(source, draft)
        given_to_owner_of(target if target.exists() else target.parent, draft)
        kept = put_aside(target)
    return f"{target}: {found}" + (f"; the database that was there is now {kept}" if kept else "")


def check(url: str) -> str:
    """Whether the database is sound, in a sentence."""
    return sound(existing(sqlite_file(url)))


def sqlite_file(url: str) -> Path:
    """The file an address names."""
    parsed: URL = checked(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise BadDatabase(USE_PG_TOOLS)
    return Path(parsed.database)


def existing(file: Path) -> Path:
    """The file, or words that it is not there."""
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    return file


def reading(file: Path) -> sqlite3.Connection:
    """A connection that cannot change anything."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def sound(file: Path) -> str:
    """What a database holds, once it is known to be whole and ours."""
    try:
        with closing(reading(file)) as connection:
            faults = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            if faults != ["ok"]:
                raise BadDatabase(f"{file} is damaged: {'; '.join(faults[:3])}")
            if loose := connection.execute("PRAGMA foreign_key_check").fetchall():
                raise BadDatabase(f"{file} has {len(loose)} rows whose game is missing")
            revisions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            [(games,)] = connection.execute("SELECT count(*) FROM game")
            [(lines,)] = connection.execute("SELECT count(*) FROM log")
    except sqlite3.DatabaseError as error:
        raise BadDatabase(f"{file} is not a database of this bot: {error}") from error
    [(revision,)] = revisions
    refuse_newer(revision)
    note = "" if revision == head() else f", schema {revision} (it will be brought to {head()} at the next start)"
    return f"sound, {games} games, {lines} actions{note}"


def put_aside(target: Path) -> Path | None:
    """Move the present database out of the way, unless somebody has it open."""
    if not target.exists():
        return None
    with closing(sqlite3.connect(target, timeout=0, isolation_level=None)) as connection:
        try:
            # Leaving WAL mode needs the file to itself, and brings everything into the one file.
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            raise BadDatabase(f"{target} is in use: stop the bot first") from error
        except sqlite3.DatabaseError:
            pass  # too damaged to be opened: being replaced is all that is left for it
    number = 1
    while (kept := target.with_name(f"{target.name}.before-restore-{number}")).exists():
        number += 1
    target.rename(kept)
    owned(kept)
    for beside in ("-wal", "-shm"):
        target.with_name(target.name + beside).unlink(missing_ok=True)
    return kept


@contextmanager
def written_whole(target: Path) -> Iterator[Path]:
    """A draft beside the target that takes its place only when complete and on the disk."""
    draft = target.with_name(f".{target.name}.draft")
    draft.unlink(missing_ok=True)
    owned(draft)
    try:
        yield draft
        sync(draft)
        draft.replace(target)
        sync(target.parent)
    finally:
        draft.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)
