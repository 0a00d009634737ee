"""A lobby without Discord and database: the bot's own code on a table in memory."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from msgspec import structs

from bot.lobby.actions import Lobby, agreed, new_meta
from bot.lobby.preview import preview
from bot.seated import Seated, packed
from bot.store import Game as Record
from bot.store import Seat, Status
from bot.tongues import House
from game.engine import Chance, commitment
from game.fair import Source


class Nothing:
    """A transaction that writes nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *given, **named: None


class Room:
    """One lobby, its seed, and a person who changes it."""

    def __init__(self, number: int, seed: bytes) -> None:
        self.seed = seed
        meta = structs.replace(new_meta(House("", "en"), "en", "Anna"), promise=commitment(seed))
        fields = dict.fromkeys(Record.__struct_fields__, None) | {
            "id": number, "host_id": 1, "version": 1, "status": Status.LOBBY.value, "meta": packed(meta),
        }  # fmt: skip
        self.table = agreed(Nothing(), Seated(Record(**fields), meta, (Seat(0, 1),)))
        self._bot: Any = SimpleNamespace(store=SimpleNamespace(games=self))

    async def seed_of(self) -> bytes:
        return self.seed

    async def change(self, game_id: int, change: Any, **given: Any) -> tuple[Seated, Seated]:
        before, self.table = self.table, change(Nothing(), self.table)
        return before, self.table

    def lobby(self, press: int | None = None) -> Lobby:
        return Lobby(self, self.table.id, press)  # type: ignore[arg-type]

    async def look(self) -> Seated | None:
        """What the lobby's picture is drawn from; None while nothing can be played."""
        games = SimpleNamespace(seed=lambda game_id: self.seed_of())
        shown = await preview(SimpleNamespace(store=SimpleNamespace(games=games)), self.table)  # type: ignore[arg-type]
        return shown.table if shown else None

    def chance(self) -> Chance:
        """What the game that was begun draws from next."""
        return Source(self.seed, str(self.table.id), self.table.meta.terms).chance(self.table.game)
