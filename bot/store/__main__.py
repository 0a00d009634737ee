"""python -m bot.store COMMAND: look after the database named by DATABASE_URL.

backup FILE     copy a SQLite database; the bot may run
restore FILE    put a copy back; stop the bot first
check           say whether a SQLite database is sound
move URL        copy everything to another, empty database, such as from SQLite to PostgreSQL; stop the bot first
tidy            clear away what the settings KEEP_GAMES, KEEP_INTERACTIONS and KEEP_FAILED say, now
export USER     everything kept about a person, as JSON
forget USER     forget a person everywhere
"""

import argparse
import asyncio
import sys
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.clock import SystemClock
from bot.forgetting import as_file, forget, gathered
from bot.store.backup import backup, check, existing, restore, sqlite_file
from bot.store.errors import BadDatabase
from bot.store.keeping import Keep
from bot.store.move import move
from bot.store.store import DEFAULT_URL, checked, open_store


class Where(BaseSettings):
    """What the bot reads too, from the environment or .env."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)
    database_url: str = DEFAULT_URL
    keep_games: int = Keep().games
    keep_interactions: int = Keep().interactions
    keep_failed: int = Keep().failed


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it worked."""
    parser = argparse.ArgumentParser(prog="python -m bot.store", description="Look after the bot's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("backup", help="copy the database to FILE; the bot may run").add_argument("file", type=Path)
    commands.add_parser("restore", help="put FILE back; stop the bot first").add_argument("file", type=Path)
    commands.add_parser("check", help="say whether the database is sound")
    commands.add_parser("move", help="copy everything to the empty database at URL").add_argument("url")
    commands.add_parser("tidy", help="clear away what is older than the settings say")
    commands.add_parser("export", help="everything kept about USER, as JSON").add_argument("user", type=int)
    commands.add_parser("forget", help="forget USER everywhere").add_argument("user", type=int)
    given = parser.parse_args(arguments)
    try:
        print(carried_out(given, Where()))
    except (BadDatabase, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def carried_out(given: argparse.Namespace, where: Where) -> str:
    """What came of a command, in words."""
    url = where.database_url
    if given.command == "check":
        return check(url)
    if given.command in ("backup", "restore"):
        return (backup if given.command == "backup" else restore)(url, given.file)
    if given.command == "move":
        return asyncio.run(move(url, given.url))
    return asyncio.run(_with_store(url, given, where))


async def _with_store(url: str, given: argparse.Namespace, where: Where) -> str:
    if checked(url).get_backend_name() == "sqlite":
        existing(sqlite_file(url))  # a new, empty one would forget nobody and say that it did
    store = await open_store(url, SystemClock(), worker="by hand")
    try:
        if given.command == "tidy":
            keep = Keep(where.keep_games, where.keep_interactions, where.keep_failed)
            return f"{await store.keeping.tidy(keep)} ended games cleared away"
        if given.command == "export":
            return as_file(await gathered(store, given.user)).decode()
        changed = await forget(store, given.user)
        return f"{given.user} is forgotten; {len(changed)} games were changed"
    finally:
        await store.close()


if __name__ == "__main__":
    sys.exit(main())
