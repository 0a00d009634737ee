"""Files that hold seeds and hands: nobody but their owner reads them."""

import contextlib
import os
from pathlib import Path

OWNER = 0o600
STRANGERS = 0o007
BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite gives new ones of these the rights of the database


def owned(file: Path) -> None:
    """An empty file for its owner alone; one that is there already is closed to strangers, its group left as it is.

    Where that cannot be done nothing is: whoever opens the file says why in better words.
    """
    with contextlib.suppress(OSError):
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER))
        except FileExistsError:
            for name in BESIDE:
                close_to_strangers(file.with_name(file.name + name))


def close_to_strangers(file: Path) -> None:
    if file.is_file() and (mode := file.stat().st_mode) & STRANGERS:
        file.chmod(mode & ~STRANGERS)


def given_to_owner_of(other: Path, file: Path) -> None:
    """What root puts in the place of somebody's file stays theirs: the bot, who is not root, must open it."""
    found = other.stat()
    if (found.st_uid, found.st_gid) != (os.geteuid(), os.getegid()):
        with contextlib.suppress(PermissionError):
            os.chown(file, found.st_uid, found.st_gid)
