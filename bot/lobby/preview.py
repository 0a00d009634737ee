"""What a lobby would start on: an island laid by the very seed the game will use, or empty sheets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from bot.seated import Seated
from game.engine import FairChance, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot


class Preview(NamedTuple):
    """A table to look at, with how even it is (0 to 100) where that is a question."""

    table: Seated
    fairness: int | None


async def preview(bot: IslandBot, table: Seated) -> Preview | None:
    """The table as it would be laid now; None while the set-up cannot be played."""
    setup = table.setup()
    seed = await bot.store.games.seed(table.id)
    if seed is None or table.family.objections(setup):
        return None
    try:
        game = table.family.new_game(setup, FairChance(seed, str(table.id)))
    except Refused:
        return None
    names = tuple("" for _ in game.seats)
    shown = replace(table, game=game, meta=structs.replace(table.meta, names=names), _views={})
    return Preview(shown, table.family.evenness(game))
