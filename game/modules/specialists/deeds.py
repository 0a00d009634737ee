"""What a good player does with specialists."""

from __future__ import annotations

from game.deeds import Deed
from game.engine.told import AwardTaken
from game.modules.specialists.module import PREFIX
from game.modules.specialists.told import SpecialistIncome

DEEDS = (
    Deed("specialist", AwardTaken, lambda g, fact: fact.award.startswith(PREFIX)),
    Deed("specialist_income", SpecialistIncome),
)
