"""Dice that can be checked: where the outcomes of a game come from, a game as a file, and the proof.

The bot draws a secret seed and shows its hash, everybody adds something of their own, and every outcome follows from
all of it together. `python -m game.fair FILE` proves a game that was exported; data/fair.html does it in a browser.
"""

from game.fair.source import Source, Terms, lobby_chance, short

__all__ = ["Source", "Terms", "lobby_chance", "short"]
