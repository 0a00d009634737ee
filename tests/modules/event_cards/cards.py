"""Positions with the event deck, and turning over the card a test wants."""

from __future__ import annotations

from game.modules.base.rolling import Roll
from game.modules.development.state import of as development
from game.modules.event_cards.deck import BOX
from game.modules.event_cards.state import of
from game.table import Island
from tests.kit import act, island, line, lots, settle
from tests.modules.ground import only


def before_roll(players: int = 4, *modules: str, **hexes: str) -> Island:
    """Seat 0 is about to turn over a card; only these hexes have numbers."""
    return only(island(players, "event_cards", *modules, phase="before_roll"), **hexes)


def knights(g: Island, *counts: int) -> None:
    """Knights face up before each player."""
    development(g).knights = list(counts)
    g.memo.clear()


def with_longest_road(seat: int) -> Island:
    g = before_roll()
    line(g, seat, *(f"0,0 {side}" for side in ("N", "NE", "SE", "S", "SW", "NW")))
    settle(g)
    assert g.table.awards == {"longest_road": seat}
    return g


def place_of(g: Island, card: str) -> int:
    """What chance must give for this card to be the next one."""
    return [c.id for c in BOX.cards if c.id not in of(g).drawn].index(card)


def turn_over(g: Island, card: str, *further: int) -> Island:
    """The owner turns over this card; `further` is what chance gives afterwards."""
    return act(g, Roll(g.table.turn.owner), chance=lots(place_of(g, card), *further))


def draw(g: Island, event: str, *further: int) -> Island:
    """The owner turns over the first card with this event."""
    return turn_over(g, next(c.id for c in BOX.cards if c.event == event and c.id not in of(g).drawn), *further)
