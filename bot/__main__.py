"""Start the bot: on Discord with a token, else on its own playground."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys

import aiohttp
import discord

from bot import logs
from bot.app import IslandBot
from bot.settings import BadSettings, Settings, load_settings
from bot.store import BadDatabase

log = logging.getLogger("bot")
LONGEST_WAIT = 60.0


def main() -> None:
    """Run until somebody stops it; say in words what is wrong."""
    try:
        settings = load_settings()
    except BadSettings as error:
        sys.exit(f"These settings cannot be used:\n{error}")
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.set_up(settings.log_level, settings.log_format, secrets=[token])
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(settings))
    except discord.LoginFailure:
        sys.exit(
            "Discord does not accept this DISCORD_TOKEN. Copy the bot's token from the developer portal into .env."
        )
    except discord.PrivilegedIntentsRequired as error:
        sys.exit(f"Discord refuses the connection: {error}")
    except (BadDatabase, OSError) as error:
        sys.exit(f"The bot cannot start: {error}")


async def run(settings: Settings) -> None:
    """Serve on Discord or on the playground."""
    stop = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    if settings.discord_token is not None:
        await supervise(settings, settings.discord_token.get_secret_value(), stop)
        return
    from playground.embed import serve  # not for Discord: a third of a second of every start

    settings.playground_state.parent.mkdir(parents=True, exist_ok=True)
    playground = await serve(settings.playground_port, settings.playground_state, bot_name="Island")
    playground.redirect()
    print(f"\n  The table is laid: open {playground.address} in a browser and type /game new\n", flush=True)
    try:
        await supervise(settings, playground.token, stop)
    finally:
        await playground.stop()


async def supervise(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Keep a client running: a first connection that fails is tried again, ever more slowly."""
    wait = 1.0
    stopped = asyncio.create_task(stop.wait())
    while not stop.is_set():
        bot = IslandBot(settings)
        running = asyncio.create_task(bot.start(token))
        await asyncio.wait([running, stopped], return_when=asyncio.FIRST_COMPLETED)
        ready = bot.is_ready()
        await bot.close()
        if stop.is_set():
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            return
        try:
            running.result()
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired, BadDatabase):
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError) as error:
            log.warning("connection lost (%s); again in %s s", error, wait)
        wait = 1.0 if ready else min(LONGEST_WAIT, wait * 2)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(stopped), wait)


if __name__ == "__main__":
    main()
