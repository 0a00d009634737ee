"""Event cards as a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from msgspec import Struct, structs

from game.core.variant import Variant
from game.engine import Action, Problem, Question
from game.look import CardFace, CardRow, Chip, Text
from game.lookout import Looking
from game.modules.event_cards import answers, deck, events, roads
from game.modules.event_cards.state import State, of, own_damaged
from game.modules.event_cards.told import EventCard
from game.setup import Setup, Stock
from game.table import Cards, Island, Site

DAMAGE = 0.3  # points: two cards to repair a road, and no new one before


class EventCards(Variant):
    """The top card is the roll; its event comes before everything else."""

    key: ClassVar[str] = "event_cards"
    seats: ClassVar[range] = range(3, 7)
    unfit: ClassVar[Mapping[str, str]] = {
        "dice=balanced": "dice_replaced_twice",
        "no_seven_rounds=1": "dice_replaced_twice",
        "no_seven_rounds=2": "dice_replaced_twice",
    }
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (
        roads.DamageRoad, roads.Repair, answers.GiveCard, answers.GiveHelp, answers.ChooseVictim,
    )  # fmt: skip
    prompts: ClassVar[tuple[type[Question], ...]] = (
        roads.EventRoad, answers.EventGift, answers.EventHelp, answers.EventVictim,
    )  # fmt: skip
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"event_help": events.event_help}
    replaces: ClassVar[Mapping[str, Callable[..., None]]] = {
        "throw": deck.throw,
        "throw_told": deck.throw_told,
    }

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        return (*codes, "not_damaged", "damaged_road", "repair_first", "not_your_intact_road")

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.prices[roads.REPAIR] = dict(deck.BOX.repair)
        return stock

    def roll_event(self, g: Island) -> None:
        """Before the number does anything (EVT-04)."""
        event = deck.event_in_force(g)
        if event != "none":
            g.tell(EventCard(seat=g.table.turn.owner, event=event, number=g.table.turn.number_rolled))
        events.EVENTS.get(event, nothing)(g)

    def limits(self, g: Island, site: Site, cards: Cards) -> Cards:
        """In a plague a city earns one card or token, and no commodity (EVT-10, EVT-32)."""
        if site.size <= 1 or deck.event_in_force(g) != "plague":
            return cards
        first = next((kind for kind, n in enumerate(cards) if n), None)
        return [int(kind == first) for kind in range(len(cards))]

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Iterator[Problem]:
        return roads.building_problems(g, seat, item, place)

    def repairs(self, g: Island, seat: int) -> list[int]:
        return own_damaged(g, seat)

    def road_repaired(self, g: Island, seat: int, edge: int) -> None:
        roads.mend(g, seat, edge)

    def bars_removal(self, g: Island, seat: int, edge: int, by: int) -> Iterator[Problem]:
        return roads.removal_problems(g, seat, edge, by)

    def road_removed(self, g: Island, seat: int, edge: int) -> None:
        """A damaged road that is gone needs no repair."""
        damaged = of(g).damaged
        if edge in damaged:
            damaged.remove(edge)

    def left(self, g: Island, seat: int) -> None:
        answers.forget_seat(g, seat)

    def worth(self, g: Island, seat: int, value: float) -> float:
        return value - DAMAGE * len(own_damaged(g, seat))

    def look(self, g: Island, looking: Looking) -> None:
        """Damaged roads lie turned; the card in force and the rest of the year lie beside the board."""
        state = of(g)
        for i, mark in enumerate(looking.marks):
            if mark.at == "edge" and mark.layer == "piece" and mark.place in state.damaged:
                looking.marks[i] = structs.replace(mark, active=False, alt=Text("look-damaged-road"))
        event = deck.event_in_force(g)
        if g.table.turn.card:
            face = CardFace("event", Text(f"card-{event}"), note=Text(f"look-event-{event}"))
            title = Text("look-event-card", {"number": g.table.turn.number_rolled})
            looking.cards.append(CardRow(title, (face,)))
            looking.dice = looking.dice and structs.replace(looking.dice, card="event")
        left = deck.BOX.draws_per_year - len(state.drawn)
        looking.chips.append(Chip("event", str(left), Text("look-event-deck", {"n": left, "year": state.year})))


def nothing(g: Island) -> None:
    """A card without an event, or one whose event is no step of its own."""
