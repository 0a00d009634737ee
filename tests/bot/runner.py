"""The bot as a process of its own on a playground that the environment names; it begins when it is given a line."""

from __future__ import annotations

import asyncio
import sys

from bot.__main__ import run
from bot.settings import load_settings
from playground.redirect import from_environment

if __name__ == "__main__":
    from_environment()
    if sys.stdin.readline():
        asyncio.run(run(load_settings(None)))
