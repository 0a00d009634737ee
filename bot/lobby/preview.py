"""What a lobby would start on: the very island of the game, or empty sheets; all else is drawn anew for play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from bot.lobby.fitting import fitting
from bot.seated import Seated
from game.engine import NumberedChance, Refused
from game.fair import lobby_chance

if TYPE_CHECKING:
    from bot.app import IslandBot


class Preview(NamedTuple):
    """A table to look at, with how even it is (0 to 100) where that is a question."""

    table: Seated
    fairness: int | None


async def preview(bot: IslandBot, table: Seated) -> Preview | None:
    """The table as it would be laid with the people still missing; None while nobody could play it so."""
    setup = fitting(table)
    seed = await bot.store.games.seed(table.id)
    if seed is None or setup is None:
        return None
    try:
        ground, number = table.family.ground(setup), str(table.id)
        by_purpose = table.meta.by_purpose
        chance = lobby_chance(seed, number, table.meta.rerolls, ground) if by_purpose else NumberedChance(seed, number)
        game = table.family.new_game(setup, chance)
    except Refused:
        return None
    names = tuple("" for _ in game.seats)
    shown = replace(table, game=game, meta=structs.replace(table.meta, names=names), _views={})
    return Preview(shown, table.family.evenness(game))
