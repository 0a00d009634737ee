"""Helpers: everybody has one, uses it twice at most, and swaps it for another from an open display."""

from game.modules.helpers.module import Helpers

MODULE = Helpers()
