"""Atlantis: the sea rises. Every roll leaves a storm marker at the coast; a hex with enough of them sinks."""

from game.modules.atlantis.module import Atlantis

MODULE = Atlantis()
