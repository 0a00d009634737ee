"""What castles are worth, for automatic players."""

from __future__ import annotations

from game.core.land import buildings_at, chances_of
from game.modules.castles.state import legal_hexes, of
from game.modules.development.state import of as development
from game.table import Island

SAFE = 0.055  # points for each chance in 36 of a card on a hex where the robber never comes
WORTH_IT = 6  # chances that make a castle a good bargain for knights that win nothing


def castles_worth(g: Island, seat: int) -> float:
    """What the own buildings around castles earn unrobbed, for good."""
    return SAFE * sum(earned(g, seat, hex) for hex in of(g).castles)


def earned(g: Island, seat: int, hex: int) -> int:
    """Chances in 36 of a card from a hex, each as often as there are cards."""
    return chances_of(g, hex) * sum(b.size for _, b in buildings_at(g, hex) if b.seat == seat)


def best_place(g: Island, seat: int) -> int | None:
    """The hex to fortify, where that is better than two knights: somebody else has the larger army anyway."""
    knights = development(g).knights
    behind = max(n for other, n in enumerate(knights) if other != seat) > knights[seat]
    best = max(legal_hexes(g, seat), key=lambda hex: earned(g, seat, hex), default=None)
    return best if behind and best is not None and earned(g, seat, best) >= WORTH_IT else None
