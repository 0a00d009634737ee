"""A playground with the bot on it, as for every test of the bot."""

from tests.bot.conftest import bot, unpainted, world

__all__ = ["bot", "unpainted", "world"]
