"""What the person who runs the bot may set, from the environment or a file named .env; .env.example lists it all."""

import os
import re
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.store import DEFAULT_URL, EVERYTHING, BadDatabase, Share
from bot.store.store import checked

UNITS = {"s": SECOND, "m": MINUTE, "h": HOUR, "d": DAY}


class BadSettings(Exception):
    """Something is set wrongly; the message names each setting and what would be right."""


class Pace(NamedTuple):
    """How long a move may take, in milliseconds: until the first reminder, between reminders, until time is up."""

    first: int
    repeat: int
    limit: int


def read_pace(given: object) -> object:
    """`8h 8h 24h` as a pace."""
    if not isinstance(given, str):
        return given
    found = [re.fullmatch(r"(\d+)([smhd])", part) for part in given.replace(",", " ").split()]
    times = [int(match[1]) * UNITS[match[2]] for match in found if match]
    if len(times) != 3 or len(found) != 3 or not 0 < times[0] <= times[2] or times[1] <= 0:
        raise ValueError("must be three times such as 8h 8h 24h: first reminder, repeat, limit (the longest)")
    return Pace(*times)


def read_numbers(given: object) -> object:
    """`0, 1, 2` as numbers."""
    return tuple(given.replace(",", " ").split()) if isinstance(given, str) else given


PaceText = Annotated[Pace, NoDecode, BeforeValidator(read_pace)]


class Settings(BaseSettings):
    """All settings, checked."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True, frozen=True)

    discord_token: SecretStr | None = None
    database_url: str = DEFAULT_URL
    bot_language: str = Field("en", pattern=r"^[a-z]{2}$")
    owner_id: int | None = None

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "text", "json"] = "auto"

    playground_port: int = Field(8123, ge=0, le=65535)
    playground_state: Path = Path("var/playground.sqlite3")

    shard_count: int | None = Field(None, ge=1)
    shard_ids: Annotated[tuple[int, ...], NoDecode, BeforeValidator(read_numbers)] = ()

    starts_per_hour: int = Field(20, ge=1, le=10_000)
    application_emojis: bool = True
    emoji_pause: float = Field(0.5, ge=0, le=60)
    automatic_pause: float = Field(1.0, ge=0, le=60)
    edit_interval: float = Field(1.2, ge=0, le=60)
    games_in_memory: int = Field(256, ge=1)
    deliveries_at_once: int = Field(8, ge=1, le=100)
    timers_at_once: int = Field(16, ge=1, le=100)
    thinkers: int | None = Field(None, ge=0, le=64)
    exit_after: int = Field(600, ge=0)
    keep_games: int = Field(90, ge=0)
    keep_interactions: int = Field(3, ge=1)
    keep_failed: int = Field(30, ge=0)
    keep_guild: int = Field(30, ge=0)
    health_port: int | None = Field(None, ge=0, le=65535)
    health_host: str = "127.0.0.1"
    database_pool: int = Field(10, ge=2, le=200)
    lock_patience: float = Field(15.0, ge=0, le=600)

    pace_live: PaceText = Pace(3 * MINUTE, 5 * MINUTE, 15 * MINUTE)
    pace_day: PaceText = Pace(8 * HOUR, 8 * HOUR, DAY)
    pace_week: PaceText = Pace(2 * DAY, 2 * DAY, 7 * DAY)

    @field_validator("log_level", "log_format", "bot_language", mode="before")
    @classmethod
    def in_small_letters(cls, given: object) -> object:
        """INFO and info are the same."""
        return given.strip().lower() if isinstance(given, str) else given

    @field_validator("discord_token")
    @classmethod
    def without_decoration(cls, given: SecretStr | None) -> SecretStr | None:
        """A token as people paste it: spaces, quotes or a leading `Bot` do no harm."""
        bare = given.get_secret_value().strip(" \t\"'").removeprefix("Bot ") if given else ""
        return SecretStr(bare) if bare else None

    @field_validator("database_url")
    @classmethod
    def an_address_we_know(cls, given: str) -> str:
        """Refused here, before anything starts."""
        try:
            checked(given)
        except BadDatabase as error:
            raise ValueError(str(error)) from error
        return given

    @model_validator(mode="after")
    def shards_that_exist(self) -> Self:
        """Shard ids make sense only below the count."""
        if self.shard_ids and self.shard_count is None:
            raise ValueError("SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together")
        if self.shard_count is not None and not all(0 <= shard < self.shard_count for shard in self.shard_ids):
            raise ValueError(f"SHARD_IDS must lie between 0 and {self.shard_count - 1}")
        return self

    @property
    def first_process(self) -> bool:
        """Of several processes the one that does what must be done once."""
        return not self.shard_ids or 0 in self.shard_ids

    @property
    def thinking_processes(self) -> int:
        """As many as are set, else a few that leave a core to the bot."""
        return self.thinkers if self.thinkers is not None else min(4, max(1, (os.cpu_count() or 2) - 1))

    @property
    def share(self) -> Share:
        """What of all games this process serves."""
        return Share(self.shard_ids, self.shard_count) if self.shard_ids and self.shard_count else EVERYTHING

    @property
    def promises(self) -> Path:
        """Where answers that are owed are noted: beside a SQLite file, else where the playground keeps its own."""
        url = make_url(self.database_url)
        file = Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None
        return (file or self.playground_state).with_name(f"{file.name if file else self.worker}.promises")

    @property
    def worker(self) -> str:
        """The name under which this process claims timers and deliveries."""
        return f"shards {','.join(map(str, self.shard_ids))}" if self.shard_ids else "bot"


def load_settings(env_file: Path | None = Path(".env")) -> Settings:
    """The settings, or `BadSettings` with a sentence for each that is wrong; values are never repeated in it."""
    try:
        return Settings(_env_file=env_file)  # type: ignore[call-arg]  # known to pydantic-settings, not to mypy
    except ValidationError as error:
        raise BadSettings("\n".join(sentence(fault["loc"], fault["msg"]) for fault in error.errors())) from None


def sentence(where: tuple[int | str, ...], what: str) -> str:
    """One fault in words."""
    words = what.removeprefix("Value error, ")
    return f"{str(where[0]).upper()}: {words}" if where else words
