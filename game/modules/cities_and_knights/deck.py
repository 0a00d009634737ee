"""The 54 progress cards: facts read from data/cards/progress.json."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Struct

from game.core.deck import Deck
from game.engine import Arg

FIELDS = ("trade", "politics", "science")


class CardFacts(Struct, frozen=True):
    """One kind of card: its deck, how many there are, and the points of those that are laid open."""

    id: str
    field: str
    count: int
    points: int = 0


class _File(Struct, frozen=True):
    hand_limit: int
    cards: tuple[CardFacts, ...]


_FILE = Path(__file__).parents[3] / "data" / "cards" / "progress.json"
_READ = msgspec.json.decode(_FILE.read_bytes(), type=_File)
HAND_LIMIT = _READ.hand_limit
CARDS = {card.id: card for card in _READ.cards}
Field = Annotated[str, Arg("option", FIELDS)]
ProgressCard = Annotated[str, Arg("option", tuple(CARDS))]
ORDER = {card: place for place, card in enumerate(CARDS)}


def field_of(card: str) -> str:
    return CARDS[card].field


def full_deck(field: str) -> Deck:
    """All cards of a field, mixed (CK-08)."""
    return Deck({card.id: card.count for card in CARDS.values() if card.field == field})
