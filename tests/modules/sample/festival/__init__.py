"""Glades, honey, and a festival on every double."""

from game.modules.festival.module import GLADE, Bid, Festival, of

__all__ = ["GLADE", "MODULE", "Bid", "of"]

MODULE = Festival()
