"""What would let a lobby start that cannot: one more rule system, switched on by one tap."""

from __future__ import annotations

from msgspec import structs

from bot.seated import Seated
from game.catalogue import IMPLIED, by_consent, catalogue
from game.families import USUAL

CURED = "player_count"
"""The only reason that a further system may take away."""


def remedy(table: Seated) -> str | None:
    """The one rule system with which these people could play; None if there is none, or nothing is wrong."""
    if table.meta.family != USUAL or not table.in_lobby:
        return None
    setup = table.setup()
    if CURED not in [reason.key for reason in table.family.objections(setup)]:
        return None
    others = [key for key in catalogue() if key not in (*setup.modules, *IMPLIED) and not by_consent((key,))]
    cures = [
        key for key in others if not table.family.objections(structs.replace(setup, modules=(*setup.modules, key)))
    ]
    return cures[0] if len(cures) == 1 else None
