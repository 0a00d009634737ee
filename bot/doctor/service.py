"""Token, clock and the connection: can the bot come online at all?"""

from __future__ import annotations

import email.utils
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.app import INTENTS
from bot.clock import SECOND
from bot.doctor.report import Fault, Hopeless, Patient
from bot.starts import FINAL, SPARED

PATIENCE = 15.0  # seconds for the connection
TOLERATED = 5 * SECOND  # by which a clock may be wrong: a third of a second is usual, three make interactions look late
AGENT = {"User-Agent": "DiscordBot (island-bot, 1)"}
HELLO, IDENTIFY, READY, INVALID = 10, 2, "READY", 9


async def token(patient: Patient) -> str:
    """Does Discord know this token?"""
    try:
        await patient.client.login(patient.token)
    except discord.LoginFailure:
        raise Hopeless(FINAL[4004]) from None
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise Hopeless(f"Discord cannot be reached ({error}): check the network of this machine.") from None
    return f"accepted, the bot is called {patient.client.user}"


async def clock(patient: Patient) -> str:
    """Does this machine's clock agree with Discord's?"""
    headers = AGENT | {"Authorization": f"Bot {patient.token}"}
    async with aiohttp.ClientSession(headers=headers) as session, session.get(f"{Route.BASE}/users/@me") as said:
        there = email.utils.parsedate_to_datetime(said.headers["Date"]).timestamp() * SECOND
    off = patient.clock.now() - there - SECOND / 2  # the header leaves out the fraction
    if abs(off) > TOLERATED:
        way = "ahead of" if off > 0 else "behind"
        seconds = round(abs(off) / SECOND)
        raise Fault(f"The clock of this machine is {seconds} s {way} Discord's: let it be set by NTP.")
    return "agrees with Discord's"


async def connection(patient: Patient) -> str:
    """Would Discord let the bot connect, with the intents it asks for?"""
    shards, url, limit = await patient.client.http.get_bot_gateway()
    if limit["remaining"] < SPARED:
        hours = limit["reset_after"] / SECOND / 3600
        raise Fault(
            f"Only {limit['remaining']} of {limit['total']} connections are left for today: "
            f"find out why the bot starts so often, and leave it stopped for {hours:.1f} h."
        )
    known = patient.settings.shard_ids or (0,)
    code = await _identify(url, patient.token, (known[0], patient.settings.shard_count or shards))
    if code == READY:
        return f"intents accepted, {limit['remaining'] - 1} of {limit['total']} connections left for today"
    raise Fault(FINAL.get(code, f"Discord closed the connection ({code}): try again in some minutes."))


async def _identify(url: str, token: str, shard: tuple[int, int]) -> Any:
    """READY, or the code with which Discord hung up."""
    whoami = {"token": token, "intents": INTENTS.value, "shard": list(shard)}
    whoami["properties"] = {"os": "linux", "browser": "island-bot", "device": "island-bot"}
    timeout = aiohttp.ClientWSTimeout(ws_receive=PATIENCE)
    async with (
        aiohttp.ClientSession(headers=AGENT) as session,
        session.ws_connect(f"{url}?v=10&encoding=json", timeout=timeout, max_msg_size=0) as socket,
    ):
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                break
            told = frame.json()
            if told["op"] == HELLO:
                await socket.send_json({"op": IDENTIFY, "d": whoami})
            elif told.get("t") == READY:
                return READY
            elif told["op"] == INVALID:
                return "invalid session"
        return socket.close_code
