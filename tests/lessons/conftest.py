"""A playground with the bot on it, as for every test of the bot."""

from tests.bot.conftest import bot, known_dice, unpainted, world

__all__ = ["bot", "known_dice", "unpainted", "world"]
