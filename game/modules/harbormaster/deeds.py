"""What a good player does with a harbourmaster."""

from __future__ import annotations

from game.deeds import Deed
from game.engine.told import AwardTaken
from game.modules.harbormaster.module import KEY

DEEDS = (Deed("harbourmaster", AwardTaken, lambda g, fact: fact.award == KEY),)
