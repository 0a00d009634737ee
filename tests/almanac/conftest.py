"""The same playground as the bot's own tests."""

from tests.bot.conftest import bot, known_dice, unpainted, world

__all__ = ["bot", "known_dice", "unpainted", "world"]
