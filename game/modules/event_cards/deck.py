"""The deck: 36 cards, one for each throw of two dice; 31 are turned over in a year (EVT-01 to EVT-08)."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from game.modules.base import rolling
from game.modules.event_cards.state import of
from game.modules.event_cards.told import NewYear
from game.table import Island

FILE = Path(__file__).parents[3] / "data" / "cards" / "events.json"


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: the dice printed on it, and its event ("none")."""

    id: str
    red: int
    yellow: int
    event: str


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """All cards, how many come before New Year, and what a repair costs."""

    draws_per_year: int
    repair: dict[str, int]
    cards: list[EventCard]


BOX = msgspec.json.decode(FILE.read_bytes(), type=Box)
BY_ID = {card.id: card for card in BOX.cards}


def throw(g: Island) -> None:
    """Turn over the top card, unless the dice were set by something else (EVT-02, EVT-31)."""
    turn = g.table.turn
    preset = g.rules.preset_dice(g)
    if preset is not None:
        turn.red, turn.yellow = preset
        return
    card = BY_ID[draw(g)]
    turn.red, turn.yellow, turn.card = card.red, card.yellow, card.id


def throw_told(g: Island) -> None:
    """The card lies open; dice that were set by something else are told as dice."""
    if g.table.turn.card:
        rolling.throw_told(g, source="cards", card=event_in_force(g))
    else:
        rolling.throw_told(g)


def draw(g: Island) -> str:
    """The next card; after 31 of them the New Year mixes all 36 again (EVT-06).

    What lies face down has no order until it is drawn, so not even the five cards under New Year are written anywhere.
    """
    state = of(g)
    if len(state.drawn) >= BOX.draws_per_year:
        state.drawn = []
        state.year += 1
        g.tell(NewYear(year=state.year))
    card = g.chance.pick([card.id for card in BOX.cards if card.id not in state.drawn], "event_card")
    state.drawn.append(card)
    return card


def event_in_force(g: Island) -> str:
    """The event of this turn's card, or "none"."""
    card = BY_ID.get(g.table.turn.card)
    return card.event if card is not None else "none"
