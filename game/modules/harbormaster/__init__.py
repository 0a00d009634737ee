"""Harbourmaster: an award for the most valuable harbour buildings."""

from game.modules.harbormaster.module import Harbormaster

MODULE = Harbormaster()
