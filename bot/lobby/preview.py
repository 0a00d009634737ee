"""The island a lobby would start on: laid by the very seed the game will use."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import structs

from bot.seated import Seated
from game.board.fairness import fairness
from game.board.parts import Harbour
from game.board.parts import Island as Land
from game.create import new_game
from game.engine import FairChance, Refused
from game.rules import objections
from game.table import Island

if TYPE_CHECKING:
    from bot.app import IslandBot


class Preview(NamedTuple):
    """An island to look at, with how even it is (0 to 100); a printed one is what it is."""

    table: Seated
    fairness: int | None


async def preview(bot: IslandBot, table: Seated) -> Preview | None:
    """The island as it would be laid now; None while the set-up cannot be played."""
    setup = table.setup()
    seed = await bot.store.games.seed(table.id)
    if seed is None or objections(setup):
        return None
    try:
        game = new_game(setup, FairChance(seed, str(table.id)))
    except Refused:
        return None
    names = tuple("" for _ in game.seats)
    shown = replace(table, game=game, meta=structs.replace(table.meta, names=names), _views={})
    return Preview(shown, None if game.rules.plan.printed_island else score(game))


def score(game: Island) -> int:
    """How even the island is for so many players."""
    t = game.table
    harbours = [Harbour(h.edge, h.kind) for h in t.harbours]
    land = Land(
        t.layout, list(t.terrain), list(t.tokens), harbours, None if t.robber < 0 else t.robber, list(t.printed)
    )
    return fairness(game.rules.topology, land, game.rules.players).score
