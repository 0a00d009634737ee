"""A chat server on your own machine that speaks the bot API to the real discord.py, with a page to look at it."""
