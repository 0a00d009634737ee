"""Development cards as a module beside the base game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct, structs

from game.core.awards import Award
from game.core.deck import Deck
from game.engine import Action, Chance
from game.look import CardFace, CardRow, Chip, Hand, Text
from game.lookout import Looking
from game.module import Module
from game.modules.development import playing
from game.modules.development.buying import ITEM, BuyDevelopment
from game.modules.development.state import VICTORY_POINT, Held, State, count, of
from game.modules.development.worth import cards_worth
from game.setup import Setup, Stock
from game.table import Island

DECK = {"knight": 14, "road_building": 2, "invention": 2, "monopoly": 2, VICTORY_POINT: 5}
LARGER_DECK = {"knight": 20, "road_building": 3, "invention": 3, "monopoly": 3, VICTORY_POINT: 5}
SMALL_TABLE = 4


def deck_for(players: int) -> dict[str, int]:
    """The deck grows with the table (FS-04)."""
    return dict(DECK if players <= SMALL_TABLE else LARGER_DECK)


def army(g: Island, seat: int) -> int:
    return g.rules.army(g, seat)


class Development(Module):
    """25 cards (34 at a larger table), the largest army, hidden victory points."""

    key: ClassVar[str] = "development"
    after: ClassVar[tuple[str, ...]] = ("base",)
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (
        BuyDevelopment, playing.PlayKnight, playing.PlayRoadBuilding, playing.PlayInvention, playing.PlayMonopoly,
        playing.PlayVictoryPoint,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"knight_settled": playing.knight_settled}
    awards: ClassVar[tuple[Award, ...]] = (Award("largest_army", 2, 3, army, moved_by=("points",)),)

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        """What concerns tokens in a price comes with the other counts."""
        counts = codes.index("bad_count")
        return (*codes[:counts], "wrong_price", "not_enough_tokens", *codes[counts:])

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.prices[ITEM] = {"wool": 1, "grain": 1, "ore": 1}
        return stock

    def prepare(self, g: Island) -> None:
        state = of(g)
        state.deck = Deck(deck_for(g.rules.players))
        state.cards = [[] for _ in g.seats]
        state.knights = [0] * g.rules.players

    def army(self, g: Island, seat: int) -> int:
        return of(g).knights[seat]

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        if hidden:
            tally["victory_cards"] = sum(held.card == VICTORY_POINT for held in of(g).cards[seat])

    def hides(self, g: Island, seat: int) -> None:
        """Kinds of unplayed cards are their owner's; at the end the points are shown (BASE-106, BASE-123)."""
        state = of(g)
        state.deck.hide()
        state.unseen = [0] * g.rules.players
        for other in g.seats:
            if other != seat:
                shown = [h for h in state.cards[other] if g.over is not None and h.card == VICTORY_POINT]
                state.unseen[other] = len(state.cards[other]) - len(shown)
                state.cards[other] = shown

    def imagines(self, g: Island, chance: Chance) -> None:
        state = of(g)
        left = deck_for(g.rules.players)
        known = [held.card for hand in state.cards for held in hand] + state.played
        for card in known:
            left[card] -= 1
        deck = Deck({card: n for card, n in left.items() if n > 0})
        for seat, n in enumerate(state.unseen):
            state.cards[seat] += [Held(deck.draw(chance, "imagined"), -1) for _ in range(n)]
        state.deck, state.unseen = deck, []

    def look(self, g: Island, looking: Looking) -> None:
        state = of(g)
        for seat in g.seats:
            looking.some(seat, "development", count(g, seat), "look-development")
            army = g.table.awards.get("largest_army") == seat
            looking.some(seat, "knight", state.knights[seat], "look-knights", strong=army)
        looking.chips.append(Chip("deck", str(len(state.deck)), Text("look-deck", {"n": len(state.deck)})))

    def hand(self, g: Island, seat: int, hand: Hand) -> Hand:
        faces = tuple(
            CardFace(held.card, Text(f"card-{held.card}"), active=not playing.is_new(g, held))
            for held in of(g).cards[seat]
        )
        row = CardRow(Text("look-development-cards"), faces)
        return structs.replace(hand, others=(*hand.others, row)) if faces else hand

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value + cards_worth(g, seat)
