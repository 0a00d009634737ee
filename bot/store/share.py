"""Which games are whose where several processes share a database: those of the servers Discord gives their shards.

Timers and deliveries carry the server of their game; what belongs to none, such as direct messages, is of shard 0.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, literal_column, true


@dataclass(frozen=True)
class Share:
    """The shards of one process, of all there are."""

    shards: tuple[int, ...]
    count: int

    def has(self, guild_id: int | None) -> bool:
        """Is this server ours?"""
        return ((guild_id or 0) >> 22) % self.count in self.shards

    @property
    def whole(self) -> bool:
        """Everything is ours."""
        return len(self.shards) == self.count

    def rows(self, table: str) -> ColumnElement[bool]:
        """The rows of a table that are ours."""
        if self.whole:
            return true()
        shards = ", ".join(map(str, self.shards))
        return literal_column(f"((coalesce({table}.guild_id, 0) >> 22) % {self.count} IN ({shards}))")


EVERYTHING = Share((0,), 1)
