"""Discord's answers, and what follows from each: one table, read by everybody who sends or changes a message."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import aiohttp
import discord

from bot.clock import MINUTE, SECOND
from bot.store import NoSuchGame, Unavailable

TRIES = 3  # with everything; then once without the picture


class Then(Enum):
    """What follows from an answer."""

    SOON = "again soon, ever less often"
    LATER = "again later: when Discord says, or in a minute"
    DOUBT = "again, three times in all; then without its picture; then stop"
    PLAIN = "at once without its picture"
    OPEN = "un-archive the thread, or post anew where that is not allowed"
    ANEW = "post anew"
    STOP = "nothing until the reason goes, and tell the host"
    NEVER = "nothing is left to show"


class Reading(NamedTuple):
    """An answer understood."""

    then: Then
    why: str = ""
    """Why it is not shown, as a key of words (`unshown-…`)."""
    wait: int = 0
    """Milliseconds that Discord asks for."""


BY_CODE = {
    10003: Reading(Then.STOP, "gone"),  # unknown channel
    10004: Reading(Then.STOP, "gone"),  # unknown guild
    10008: Reading(Then.ANEW),  # unknown message: deleted, or the one first sent under this nonce was
    20028: Reading(Then.LATER),  # the channel's limit for writing
    30046: Reading(Then.LATER),  # too many edits of messages older than an hour
    40005: Reading(Then.PLAIN),  # request too large
    50001: Reading(Then.STOP, "access"),
    50005: Reading(Then.ANEW),  # written by another user: the bot had another token then
    50013: Reading(Then.PLAIN, "permissions"),  # perhaps only files are forbidden
    50083: Reading(Then.OPEN, "locked"),  # the thread is archived
    130000: Reading(Then.SOON),  # overloaded
    160005: Reading(Then.STOP, "locked"),
    160006: Reading(Then.LATER),  # too many active threads
    200000: Reading(Then.PLAIN, "blocked"),  # the server's own filter
    200001: Reading(Then.PLAIN, "blocked"),
    240000: Reading(Then.PLAIN, "blocked"),
}
BY_STATUS = {
    401: Reading(Then.LATER),  # the token is being renewed, or wrong: others say so louder
    403: Reading(Then.STOP, "permissions"),
    413: Reading(Then.PLAIN, "refused"),
    429: Reading(Then.LATER),
}
OTHERWISE = Reading(Then.DOUBT, "refused")
BUG = Reading(Then.DOUBT, "broken")
REASONS = sorted({r.why for r in (*BY_CODE.values(), *BY_STATUS.values(), OTHERWISE, BUG)} - {""})
NETWORK = (aiohttp.ClientError, OSError, TimeoutError, Unavailable)


def read(error: Exception) -> Reading:
    """What follows from something that went wrong."""
    if isinstance(error, NoSuchGame):
        return Reading(Then.NEVER)
    if isinstance(error, discord.RateLimited):
        return Reading(Then.LATER, wait=round(error.retry_after * SECOND))
    if isinstance(error, NETWORK):
        return Reading(Then.SOON)
    if isinstance(error, discord.HTTPException):
        known = BY_CODE.get(error.code) or BY_STATUS.get(error.status)
        return known or (Reading(Then.SOON) if error.status >= 500 else OTHERWISE)
    return BUG


def is_bug(error: Exception) -> bool:
    """Neither Discord nor the network nor the database is to blame."""
    return not isinstance(error, (discord.DiscordException, NoSuchGame, *NETWORK))


def next_try(reading: Reading, attempts: int, doubts: int) -> int | None:
    """Milliseconds until a delivery is tried again; None if it is not. Doubts are counted over newer states too."""
    growing = min(MINUTE, SECOND // 2 << min(attempts, 7))
    if reading.then is Then.SOON:
        return growing
    if reading.then is Then.LATER:
        return max(reading.wait, MINUTE if not reading.wait else SECOND)
    if reading.then is Then.DOUBT and doubts <= TRIES:
        return growing
    return None
