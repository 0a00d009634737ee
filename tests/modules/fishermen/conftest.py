"""The same playground as the bot's own tests."""

from tests.bot.conftest import bot, unpainted, world

__all__ = ["bot", "unpainted", "world"]
