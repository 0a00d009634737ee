"""The same playground as the bot's own tests."""

from tests.bot.conftest import bot, world

__all__ = ["bot", "world"]
