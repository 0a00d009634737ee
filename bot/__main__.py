"""Start the bot: on Discord with a token, else on its own playground."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable

import aiohttp
import discord

from bot import logs
from bot.app import IslandBot
from bot.settings import BadSettings, Settings, load_settings
from bot.starts import Barred, final
from bot.store import BadDatabase, Unavailable
from game.lessons import FIRST
from game.words import ENGLISH, languages, speaking

log = logging.getLogger("bot")
LONGEST_WAIT = 60.0
START_AGAIN = 75  # what the process ends with when it had better be started anew (EX_TEMPFAIL)


class GaveUp(Exception):
    """Something has not worked for so long that a new process is the better try."""


def main() -> None:
    """Run until somebody stops it; say in words what is wrong."""
    about = f"{__doc__} Everything is set in .env; .env.example says what there is."
    argparse.ArgumentParser("python -m bot", description=about).parse_args()
    try:
        settings = load_settings()
    except BadSettings as error:
        sys.exit(f"These settings cannot be used:\n{error}")
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.set_up(settings.log_level, settings.log_format, secrets=[token])
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(run(settings))
    except Barred as error:
        sys.exit(str(error))
    except GaveUp as error:
        log.critical("%s; the process ends so that it can be started anew", error)
        sys.exit(START_AGAIN)
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
    playground = await serve(
        settings.playground_port, settings.playground_state, bot_name="Island", first=first_steps()
    )
    playground.redirect()
    try:
        await supervise(settings, playground.token, stop, lambda: _invite(playground.address))
    finally:
        await playground.stop()


def _invite(address: str) -> None:
    print(f"\n  The table is laid: open {address} in a browser and type /game new\n", flush=True)


def first_steps() -> dict[str, dict[str, str]]:
    """What the page offers newcomers in an empty channel."""
    said = {"game new": "first-game", f"learn lesson:{FIRST}": "first-learn"}
    ordered = sorted(languages(), key=lambda language: language != ENGLISH)
    return {command: {each: speaking(each).say(key) for each in ordered} for command, key in said.items()}


async def supervise(
    settings: Settings, token: str, stop: asyncio.Event, greet: Callable[[], None] = lambda: None
) -> None:
    """Keep a client running: a first connection that fails is tried again, ever more slowly."""
    wait = 1.0
    stopped = asyncio.create_task(stop.wait())
    while not stop.is_set():
        bot = IslandBot(settings, greet=greet)
        running = asyncio.create_task(bot.start(token))
        gave_up = asyncio.create_task(bot.gave_up.wait())
        await asyncio.wait([running, stopped, gave_up], return_when=asyncio.FIRST_COMPLETED)
        ready, stuck = bot.is_ready(), bot.workers.stuck()
        gave_up.cancel()
        await bot.close()
        if bot.gave_up.is_set() and not stop.is_set():
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            if stuck:
                raise GaveUp(f"nothing managed for {settings.exit_after} s by: {', '.join(stuck)}")
            raise GaveUp("another process serves our games")
        if stop.is_set():
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            return
        try:
            running.result()
        except BadDatabase:
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError, AttributeError, Unavailable) as error:
            if (what_to_do := final(error)) is not None:
                raise Barred(what_to_do) from error
            log.warning("connection lost (%s); again in %s s", error, wait)
        wait = 1.0 if ready else min(LONGEST_WAIT, wait * 2)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(stopped), wait)


if __name__ == "__main__":
    main()
