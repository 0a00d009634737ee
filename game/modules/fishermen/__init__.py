"""Fishermen: a lake and fishing grounds off the coast; fish buys favours, and an old boot is a burden."""

from game.modules.fishermen.module import Fishermen

MODULE = Fishermen()
