"""Turning over the event card a test wants."""

from __future__ import annotations

from game.modules.base.rolling import Roll
from game.modules.event_cards.deck import BOX
from game.modules.event_cards.state import of
from game.table import Island
from tests.kit import act, lots


def place_of(g: Island, card: str) -> int:
    """What chance must give for this card to be the next one."""
    return [c.id for c in BOX.cards if c.id not in of(g).drawn].index(card)


def turn_over(g: Island, card: str, *further: int) -> Island:
    """The owner turns over this card; `further` is what chance gives afterwards."""
    return act(g, Roll(g.table.turn.owner), chance=lots(place_of(g, card), *further))


def draw(g: Island, event: str, *further: int) -> Island:
    """The owner turns over the first card with this event."""
    return turn_over(g, next(c.id for c in BOX.cards if c.event == event and c.id not in of(g).drawn), *further)
