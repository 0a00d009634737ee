"""Tables at which everybody has a helper."""

from __future__ import annotations

from game.modules.base.founding import FoundBuilding, FoundRoad
from game.modules.helpers.facts import helpers_of, is_tiles
from game.modules.helpers.state import Hired, of
from game.modules.helpers.turning import SwapHelper, TurnHelper
from game.setup import Value
from game.table import Island
from tests.kit import act, default, founding, island

CARDS = {"helper_edition": "cards10"}


def table(
    helper: str = "", players: int = 4, *modules: str, phase: str = "main", turn: int = 0, **options: Value
) -> Island:
    """An empty island, seat 0's turn after the roll; seat 0 has this helper, the others some of the rest."""
    g = island(players, "helpers", *modules, phase=phase, turn=turn, **options)
    hire(g, {0: helper} if helper else {})
    return g


def hire(g: Island, wanted: dict[int, str]) -> None:
    """These seats have these helpers, first side up and ready; the others the first that are left."""
    state, left = of(g), [h for h in helpers_of(g.rules) if h not in wanted.values()]
    state.pile = []
    state.hired = [Hired(wanted.get(seat) or left.pop()) for seat in g.seats]
    state.display = left[: g.rules.players] if is_tiles(g.rules) else left


def founded(players: int, *modules: str, **options: Value) -> Island:
    """A game whose founding everybody left to the default."""
    g = founding(players, "helpers", *modules, **options)
    while g.table.turn.part == "founding":
        action = default(g)
        assert isinstance(action, FoundBuilding | FoundRoad)
        g = act(g, action)
    return g


def helper_of(g: Island, seat: int) -> str:
    return of(g).hired[seat].name


def second_up(g: Island, seat: int) -> bool:
    return of(g).hired[seat].second


def turned(g: Island, seat: int = 0) -> Island:
    """Whoever used a helper turns it over."""
    return act(g, TurnHelper(seat))


def swapped(g: Island, helper: str = "", seat: int = 0) -> Island:
    """Whoever used a helper swaps it."""
    return act(g, SwapHelper(seat, helper or of(g).display[0]))
