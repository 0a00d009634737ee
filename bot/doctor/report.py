"""What the doctor finds, and whom it looks at."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.clock import Clock
from bot.settings import Settings


class Fault(Exception):
    """Something is wrong; the message is one sentence about what it is and what to do."""


class Hopeless(Fault):
    """So wrong that nothing else of Discord can be looked at."""


@dataclass(frozen=True)
class Finding:
    """What came of one check."""

    about: str
    sound: bool
    words: str

    def __str__(self) -> str:
        return f"{'ok   ' if self.sound else 'FAULT'} {self.about}: {self.words}"


@dataclass
class Patient:
    """The bot as it is set up, seen from outside: logged in, but not connected."""

    settings: Settings
    token: str
    clock: Clock
    client: discord.Client
    channel: int | None = None

    @property
    def application_id(self) -> int:
        return self.client.application_id or 0
