"""What a good player does in Cities & Knights."""

from __future__ import annotations

from game.core.told import BuildingLost, Built
from game.core.walls import WALL
from game.deeds import Deed
from game.modules.base.told import Picked
from game.modules.cities_and_knights.barbarians import CAUSE
from game.modules.cities_and_knights.state import METROPOLIS_LEVEL, TOP_LEVEL
from game.modules.cities_and_knights.told import (
    BarbariansBeaten,
    BarbariansWon,
    Defender,
    Improved,
    KnightActivated,
    KnightDriven,
    KnightPromoted,
    MetropolisBuilt,
    MetropolisTaken,
    ProgressDrawn,
    ProgressPlayed,
    ProgressReturned,
    RobberChased,
)

DEEDS = (
    Deed("knight_activated", KnightActivated),
    Deed("knight_promoted", KnightPromoted),
    Deed("knight_driven", KnightDriven),
    Deed("robber_chased", RobberChased),
    Deed("attack_beaten", BarbariansBeaten, by=lambda fact: range(len(fact.counts))),
    Deed("attack_lost", BarbariansWon, by=lambda fact: range(len(fact.counts)), fault=True),
    Deed("city_lost", BuildingLost, lambda g, fact: fact.cause == CAUSE, fault=True),
    Deed("defender", Defender),
    Deed("improved", Improved),
    Deed("level_4", Improved, lambda g, fact: fact.level == METROPOLIS_LEVEL),
    Deed("level_5", Improved, lambda g, fact: fact.level == TOP_LEVEL),
    Deed("metropolis", MetropolisBuilt),
    Deed("metropolis_taken_over", MetropolisTaken),
    Deed("wall_built", Built, lambda g, fact: fact.item == WALL),
    Deed("progress_drawn", ProgressDrawn),
    Deed("progress_played", ProgressPlayed),
    Deed("progress_returned", ProgressReturned, fault=True),
    Deed("aqueduct_used", Picked, lambda g, fact: fact.why == "aqueduct" and bool(fact.cards)),
    Deed("aqueduct_declined", Picked, lambda g, fact: fact.why == "aqueduct" and not fact.cards, fault=True),
)
