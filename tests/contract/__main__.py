"""`make real`: the contract on Discord itself, or on any server that speaks its language."""

from __future__ import annotations

import argparse
import asyncio
import sys
from functools import partial
from pathlib import Path

import aiohttp
from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from tests.contract.humans import Terminal
from tests.contract.record import FOLDER
from tests.contract.run import Result, Unfit, house
from tests.contract.scenarios import SCENARIOS
from tests.contract.stage import really_wait

DISCORD = "https://discord.com"
LONGEST, SLOW = 30.0, 2 * 3600.0  # seconds that a scenario may wait


class Bench(BaseSettings):
    """The token of a test bot and the server it may do as it likes in, from the environment or .env."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)
    discord_token: SecretStr | None = None
    contract_server_id: int | None = None


async def run(given: argparse.Namespace, token: str, guild: str) -> list[Result]:
    """Every scenario, told as it ends."""
    human = Terminal() if sys.stdin.isatty() else None
    results = list[Result]()
    waiting = partial(really_wait, SLOW if given.slow else LONGEST)
    async with house(given.address, token, guild, waiting, human, real=True) as ready:
        async for result in ready.all(given.only or SCENARIOS):
            print(result, flush=True)
            results.append(result)
            if not result.skipped:
                result.record.save(given.record / f"{result.name}.json")
    return results


def main(arguments: list[str] | None = None) -> int:
    """0 if Discord is as we believe, 1 if it differs, 2 if it could not be asked."""
    parser = argparse.ArgumentParser("make real", description=__doc__)
    parser.add_argument("--address", default=DISCORD, help="another server than Discord")
    parser.add_argument(
        "--record", type=Path, default=FOLDER, metavar="DIR", help="where requests and answers are kept"
    )
    parser.add_argument("--slow", action="store_true", help="also what takes a quarter of an hour and more")
    parser.add_argument("--only", nargs="+", choices=list(SCENARIOS), metavar="NAME", help="some scenarios only")
    given = parser.parse_args(arguments)
    settings = Bench()
    if settings.discord_token is None or settings.contract_server_id is None:
        print("Put DISCORD_TOKEN (of a test bot) and CONTRACT_SERVER_ID (a server made for this) into .env.")
        return 2
    try:
        token = settings.discord_token.get_secret_value()
        results = asyncio.run(run(given, token, str(settings.contract_server_id)))
    except (Unfit, aiohttp.ClientError, TimeoutError) as error:
        print(f"The contract could not be run: {error}")
        return 2
    differ, skipped = [r for r in results if r.differences], [r for r in results if r.skipped and not r.differences]
    print(f"{len(results)} scenarios, {len(differ)} differ, {len(skipped)} skipped")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
