"""Tables set up without a bot: a game in the middle, people around it, and every icon there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

from bot.icons import Icons
from bot.seated import Chronicle, Meta, Seated
from bot.speech import Speech, speech_of
from bot.store import Game as Record
from bot.store import Seat, Status
from game.engine import Chance, legal, submit
from game.families import family
from game.setup import Setup
from renderer import emoji_names

ID = 1_234_567_890_123_456_789
NAMES = ("Anežka", "Břetislav", "Žofie", "Maximilián Dlouhojmenný", "Ľudmila_1", "Zbyšek *")


def every_icon() -> Icons:
    """All emojis uploaded, their names as long as they really are."""
    icons = Icons()
    for name in emoji_names():
        emoji: Any = SimpleNamespace(name=f"{name}_1a2b3c4d", id=ID)
        icons.add(name, emoji)
    return icons


def tables(setup: Setup, seed: int, moves: int = 150, every: int = 30, language: str = "en") -> Iterator[Seated]:
    """Every so many moves of a random game the table as a bot would hold it."""
    house, rng = family(setup.family), Random(seed)
    g = house.new_game(setup, Chance(Random(seed).randrange))
    chronicle = Chronicle()
    for n in range(moves):
        if g.over is not None:
            break
        turn = g.table.turn
        seat = rng.choice(g.waiting_for()).seat
        g = submit(g, rng.choice(legal(g, seat)), Chance(Random(seed * 997 + n).randrange))
        chronicle = chronicle.adding(f"{turn.part_number}.{turn.actor}", g.events)
        if (n + 1) % every == 0:
            yield seated(setup, g, chronicle, language)


def seated(setup: Setup, g: Any, chronicle: Chronicle, language: str = "en", names: Sequence[str] = NAMES) -> Seated:
    """A game with people at every seat."""
    record = Record(
        id=1, guild_id=1, channel_id=1, host_id=ID, status=Status.ACTIVE, version=1, meta=b"", created_at=0,
        started_at=0, ended_at=None, updated_at=0, snapshot=None, history=None,
    )  # fmt: skip
    names = tuple(names[: setup.players])
    meta = Meta(language, setup.modules, names=names, colours=tuple(g.table.colours), setup=setup, family=setup.family)
    seats = tuple(Seat(seat, ID + seat) for seat in g.seats)
    return Seated(record, meta, seats, g, chronicle)


def seated_words(table: Seated, icons: Icons | None = None) -> Speech:
    """Words at a table, with icons or without."""
    return speech_of(table.meta.language, table, icons) if icons else speech_of(table.meta.language, table)
