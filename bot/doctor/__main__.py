"""Look at everything the bot depends on, and say in a sentence each what is wrong and what to do."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.app import INTENTS
from bot.clock import Clock, SystemClock
from bot.doctor import belongings, places, service
from bot.doctor.database import database
from bot.doctor.report import Fault, Finding, Hopeless, Patient
from bot.settings import BadSettings, Settings, load_settings

CHECKS: dict[str, Callable[[Patient], Awaitable[str]]] = {
    "token": service.token,
    "clock": service.clock,
    "intents": service.connection,
    "servers": places.servers,
    "permissions": places.permissions,
    "commands": belongings.commands,
    "emojis": belongings.emojis,
    "description": belongings.description,
}
TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


async def examine(
    settings: Settings, token: str | None, channel: int | None = None, clock: Clock | None = None
) -> list[Finding]:
    """Everything, one finding each."""
    findings = [await _find("database", database(settings.database_url))]
    if token is None:
        words = "No DISCORD_TOKEN is set, so the bot plays on its own playground: put the bot's token into .env."
        return [Finding("token", False, words), *findings]
    async with discord.Client(intents=INTENTS) as client:
        patient = Patient(settings, token, clock or SystemClock(), client, channel)
        for about, check in CHECKS.items():
            try:
                findings.append(Finding(about, True, await check(patient)))
            except Hopeless as fault:
                return [*findings, Finding(about, False, str(fault))]
            except Fault as fault:
                findings.append(Finding(about, False, str(fault)))
                if about == "servers":
                    break  # nowhere to have permissions
            except TROUBLE as error:
                findings.append(Finding(about, False, f"Discord gave no answer ({error}): try again in some minutes."))
    return findings


async def _find(about: str, check: Awaitable[str]) -> Finding:
    try:
        return Finding(about, True, await check)
    except Fault as fault:
        return Finding(about, False, str(fault))


def main(arguments: list[str] | None = None) -> int:
    """Look, tell, and end with 1 if something is wrong."""
    parser = argparse.ArgumentParser("python -m bot.doctor", description=__doc__)
    parser.add_argument("--channel", type=int, metavar="ID", help="a channel or thread in which the bot is to play")
    given = parser.parse_args(arguments)
    logging.getLogger().addHandler(logging.NullHandler())  # what is to be said is said in sentences
    try:
        settings = load_settings()
    except BadSettings as error:
        print(Finding("settings", False, str(error)))
        return 1
    token = settings.discord_token.get_secret_value() if settings.discord_token else None
    findings = asyncio.run(examine(settings, token, given.channel))
    print("\n".join(map(str, findings)))
    return 0 if all(finding.sound for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
