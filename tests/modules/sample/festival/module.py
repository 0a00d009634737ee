"""The festival: a terrain that yields honey, a bid of all players on a double, garlands for points, a sacred place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Self, cast

from msgspec import Struct, structs

from game.arguments import Number
from game.board import Plan
from game.core.cards import give_bank, one
from game.core.land import touch
from game.engine import Action, Fact, Problem, Question
from game.module import Module
from game.setup import CardKind, Setup, Stock
from game.table import Cards, Island, Site

GLADE, HONEY = "glade", "honey"


class State(Struct):
    """Garlands won by each seat."""

    garlands: list[int] = []


def of(g: Island) -> State:
    return cast(State, g.ext["festival"])


class Bid(Action, frozen=True, array_like=True):
    """Bid honey in secret."""

    key: ClassVar[str] = "bid"
    during: ClassVar[tuple[str, ...]] = ("festival",)
    honey: Number

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: dict[str, Any]) -> range:
        return range(g.table.hands[seat][g.rules.index[HONEY]] + 1)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.honey < 0:
            yield "bad_count"
        if self.honey > g.table.hands[self.seat][g.rules.index[HONEY]]:
            yield "cannot_pay"


class FestivalEnded(Fact):
    bids: dict[int, int]


class Bidding(Question, tag="festival"):
    """Everybody bids at once; the highest pays and wins a garland, a tie wins nothing."""

    sealed: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        return Bid(self.seat, 0)

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, Any]]) -> None:
        best = max(action.honey for _, action in answers)
        first = [action.seat for _, action in answers if action.honey == best]
        if best and len(first) == 1:
            give_bank(g, first[0], [best * n for n in one(g, g.rules.index[HONEY])])
            of(g).garlands[first[0]] += 1
            touch(g)
        g.tell(FestivalEnded(bids={action.seat: action.honey for _, action in answers}))


def festival(g: Island) -> None:
    """The step: ask all who are still there."""
    for seat in g.seats:
        if seat not in g.gone:
            g.ask(seat, Bidding())


class Festival(Module):
    """A terrain, a card, a step with a question to all, points and a veto."""

    key: ClassVar[str] = "festival"
    State: ClassVar[type[Struct]] = State
    actions: ClassVar[tuple[type[Action], ...]] = (Bid,)
    prompts: ClassVar[tuple[type[Question], ...]] = (Bidding,)
    steps: ClassVar[Mapping[str, Callable[..., None]]] = {"festival": festival}

    def refusal_order(self, codes: tuple[str, ...]) -> tuple[str, ...]:
        at = codes.index("occupied")
        return (*codes[:at], "sacred_ground", *codes[at:])

    def supplies(self, setup: Setup, stock: Stock) -> Stock:
        stock.kinds[HONEY] = CardKind("commodity", 12)
        return stock

    def board_plan(self, setup: Setup, plan: Plan) -> Plan:
        terrain = {**plan.terrain, "pasture": plan.terrain["pasture"] - 1, GLADE: 1}
        return structs.replace(plan, terrain=terrain)

    def prepare(self, g: Island) -> None:
        of(g).garlands = [0] * g.rules.players

    def yields(self, g: Island, site: Site, cards: Cards) -> Cards:
        if g.table.terrain[site.hex] == GLADE:
            cards[g.rules.index[HONEY]] += site.size
        return cards

    def roll_omen(self, g: Island) -> None:
        if g.table.turn.red == g.table.turn.yellow:
            g.then("festival")

    def bars_building(self, g: Island, seat: int, item: str, place: int, how: str) -> Iterator[Problem]:
        """Cities would crush the flowers."""
        if item == "city" and any(g.table.terrain[h] == GLADE for h in g.rules.topology.corner_hexes[place]):
            yield "sacred_ground"

    def points(self, g: Island, seat: int, hidden: bool, tally: dict[str, int]) -> None:
        tally["garlands"] = of(g).garlands[seat]
