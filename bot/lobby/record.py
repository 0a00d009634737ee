"""Who usually stays: beside the name in a lobby, and what a server may ask of those who sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.seated import Seated
from bot.speech import Speech
from bot.store import TrackRecord
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

Records = dict[int, TrackRecord]


async def records_of(bot: IslandBot, table: Seated) -> Records:
    """The records of everybody who sits here."""
    return await bot.store.departures.records(s.user_id for s in table.seats if s.user_id is not None)


def record_words(speech: Speech, record: TrackRecord | None) -> str:
    """How many games somebody has left; nothing for the many who never did."""
    if record is None or not record.left:
        return ""
    return speech.say("record-left", left=record.left, games=record.finished + record.left)


async def may_sit(bot: IslandBot, guild_id: int | None, user_id: int) -> None:
    """Refused where a server wants to see more games played to their end."""
    if guild_id is None:
        return
    server = await bot.store.servers.load(guild_id)
    if not server.least_games and not server.least_share:
        return
    record = await bot.store.departures.record(user_id)
    if record.finished < server.least_games:
        raise Refused("too_few_finished", n=server.least_games, have=record.finished)
    if record.share < server.least_share:
        raise Refused("too_many_left", share=server.least_share, left=record.left, games=record.finished + record.left)
