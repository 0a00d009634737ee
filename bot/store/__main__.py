"""python -m bot.store backup FILE | restore FILE | check: look after the database named by DATABASE_URL."""

import argparse
import sys
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.backup import backup, check, restore
from bot.store.errors import BadDatabase
from bot.store.store import DEFAULT_URL


class Where(BaseSettings):
    """The same DATABASE_URL the bot reads, from the environment or .env."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)
    database_url: str = DEFAULT_URL


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it worked."""
    parser = argparse.ArgumentParser(prog="python -m bot.store", description="Look after the bot's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("backup", help="copy the database to FILE; the bot may run").add_argument("file", type=Path)
    commands.add_parser("restore", help="put FILE back; stop the bot first").add_argument("file", type=Path)
    commands.add_parser("check", help="say whether the database is sound")
    given = parser.parse_args(arguments)
    url = Where().database_url
    try:
        if given.command == "check":
            print(check(url))
        else:
            print((backup if given.command == "backup" else restore)(url, given.file))
    except (BadDatabase, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
