"""Who holds which development card, and what lies played."""

from __future__ import annotations

from msgspec import Struct, field

from game.core.deck import Deck
from game.table import Island

VICTORY_POINT = "victory_point"
KNIGHT = "knight"


class Held(Struct, frozen=True, array_like=True):
    """A card in hand and the part of the game it was bought in."""

    card: str
    part: int


class State(Struct):
    """`unseen` counts, in views only, cards the viewer may not know."""

    deck: Deck = field(default_factory=Deck)
    cards: list[list[Held]] = []
    knights: list[int] = []
    played_part: int = -1  # the part in which a card was last played
    played: list[str] = []
    unseen: list[int] = []


def of(g: Island) -> State:
    state: State = g.ext["development"]  # type: ignore[assignment]
    return state


def count(g: Island, seat: int) -> int:
    """Unplayed cards of a seat."""
    state = of(g)
    return len(state.cards[seat]) + (state.unseen[seat] if state.unseen else 0)


def return_knights(g: Island, seat: int, n: int) -> None:
    """Played knights go face down under the deck and may be drawn again."""
    state = of(g)
    state.knights[seat] -= n
    for _ in range(n):
        state.played.remove(KNIGHT)
        state.deck.put_under(KNIGHT)
