"""The world on disk: one SQLite file of JSON things and uploaded files."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from playground.wire import Json

SCHEMA = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY, type TEXT NOT NULL, data BLOB NOT NULL);
"""


class Store:
    """Keeps things by kind and id; every change is on disk when the call returns."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)

    def put(self, kind: str, id: str, body: Json) -> None:
        """Keep a thing, or what it has become."""
        self._db.execute("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", (kind, id, json.dumps(body)))

    def drop(self, kind: str, id: str) -> None:
        """Forget a thing."""
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, id))

    def get(self, kind: str, id: str) -> Json | None:
        """One thing."""
        row = self._db.execute("SELECT body FROM thing WHERE kind = ? AND id = ?", (kind, id)).fetchone()
        return json.loads(row[0]) if row else None

    def all(self, kind: str, moved: tuple[str, str] | None = None) -> Iterator[Json]:
        """Every thing of a kind, oldest first; `moved` replaces the old server address by the new one."""
        query = "SELECT body FROM thing WHERE kind = ? ORDER BY length(id), id"
        for (body,) in self._db.execute(query, (kind,)):
            yield json.loads(body.replace(*moved) if moved else body)

    def put_file(self, path: str, type: str, data: bytes) -> None:
        """Keep an uploaded file."""
        self._db.execute("INSERT OR REPLACE INTO file VALUES (?, ?, ?)", (path, type, data))

    def get_file(self, path: str) -> tuple[str, bytes] | None:
        """An uploaded file: its type and bytes."""
        row = self._db.execute("SELECT type, data FROM file WHERE path = ?", (path,)).fetchone()
        return (row[0], row[1]) if row else None

    def drop_file(self, path: str) -> None:
        """Forget one file."""
        self._db.execute("DELETE FROM file WHERE path = ?", (path,))

    def drop_files(self, folder: str) -> None:
        """Forget the files below a folder."""
        self._db.execute("DELETE FROM file WHERE path >= ? AND path < ?", (folder + "/", folder + "0"))

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
