"""The bot as a process of its own on a playground that the environment names."""

from __future__ import annotations

import asyncio

from bot.__main__ import supervise
from bot.settings import load_settings
from playground.redirect import from_environment


async def main() -> None:
    await supervise(load_settings(None), from_environment(), asyncio.Event())


if __name__ == "__main__":
    asyncio.run(main())
