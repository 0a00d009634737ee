"""The database: is it there, whole, of this version, and is there room for it?"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from bot.doctor.report import Fault
from bot.store.backup import sound
from bot.store.errors import BadDatabase
from bot.store.migrate import head, refuse_newer, revision
from bot.store.postgres import postgres_engine
from bot.store.store import checked

LEAST = 100  # megabytes


async def database(url: str) -> str:
    """Whatever DATABASE_URL names."""
    parsed = checked(url)
    if parsed.get_backend_name() == "sqlite":
        return await asyncio.to_thread(_file, Path(parsed.database or ""))
    engine = postgres_engine(parsed)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision)
        refuse_newer(found)
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise Fault(
            f"PostgreSQL does not answer ({reason}): check that it runs and that DATABASE_URL has its host, "
            "name, user and password."
        ) from None
    except BadDatabase as error:
        raise Fault(_one_sentence(error)) from None
    finally:
        await engine.dispose()
    return "PostgreSQL answers" + ("" if found == head() else ", its tables are made at the next start")


def _file(file: Path) -> str:
    folder = next(folder for folder in file.absolute().parents if folder.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Fault(f"Nothing can be written to {folder}: name another place in DATABASE_URL, or change its owner.")
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < LEAST:
        raise Fault(f"Only {free} MB are free on the disk of {file}: make room for games and pictures.")
    if not file.exists():
        return f"{file} will be made at the first start"
    if not os.access(file, os.W_OK):
        raise Fault(f"The file {file} cannot be written: change its owner to the user the bot runs as.")
    try:
        return f"{file}: {sound(file)}"
    except (BadDatabase, ValueError) as error:
        raise Fault(_one_sentence(error)) from None


def _one_sentence(error: Exception) -> str:
    words = str(error).strip().rstrip(".").replace(". ", ": ")
    restore = ": stop the bot and restore a backup with python -m bot.store restore FILE"
    return f"{words[:1].upper()}{words[1:]}{'' if 'newer version' in words else restore}."
