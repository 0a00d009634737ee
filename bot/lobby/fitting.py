"""A lobby's set-up as it would be once enough people sit there: its island can be shown, its colours are known."""

from __future__ import annotations

from msgspec import structs

from bot.seated import Seated
from game.catalogue import by_consent
from game.setup import Setup
from renderer.palette import seat_inks

MOST = 6
FOREIGN = "colour_not_here"


def fitting(table: Seated) -> Setup | None:
    """The set-up itself if it can be played, else with a few more players and everybody's consent; None if never."""
    setup = table.setup()
    agreed = structs.replace(setup, agreed=by_consent(setup.modules))
    for players in range(len(table.seats), MOST + 1):
        wider = structs.replace(agreed, players=players, colours=(*setup.colours, *[""] * (players - setup.players)))
        if not table.family.objections(wider):
            return wider
    return None


def colours_for(table: Seated) -> list[str]:
    """The colours nobody has that the pieces of this table come in."""
    setup = fitting(table) or table.setup()
    free = [colour for colour in seat_inks() if colour not in table.meta.colours]
    return [c for c in free if FOREIGN not in _reasons(table, structs.replace(setup, colours=(c,)))]


def laid_by_lot(table: Seated, *, whatever_is_chosen: bool = False) -> bool:
    """Whether another island could be asked for, as things are or by other options; a printed map is what it is."""
    setup = fitting(table)
    if setup is None or not table.family.laid:
        return table.family.laid
    return table.family.by_lot(structs.replace(setup, options={}) if whatever_is_chosen else setup)


def _reasons(table: Seated, setup: Setup) -> list[str]:
    return [reason.key for reason in table.family.objections(setup)]
