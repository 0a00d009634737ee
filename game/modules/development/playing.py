"""Playing development cards: one in a turn, none in the turn it was bought (BASE-90 to BASE-105)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from game.arguments import Card, CardSet
from game.core.cards import hand_over, in_bank, take_bank, token_problems
from game.core.land import points_changed
from game.core.memory import has_no
from game.core.robber import send_robber
from game.engine import Action, Need, Pool, Problem, Question, SoFar
from game.modules.base.building import free_edges
from game.modules.base.told import Picked
from game.modules.development.state import VICTORY_POINT, Held, State, count, of
from game.modules.development.told import GaveMonopoly, MonopolyInVain, PlayedCard
from game.table import Island

if TYPE_CHECKING:
    from game.rules import Rules


class DevelopmentCard(Need):
    """A card bought in an earlier part, in a turn without another one."""

    def __init__(self, card: str) -> None:
        self.name = card

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        state, part = of(g), g.table.turn.part_number
        mine = [held for held in state.cards[seat] if held.card == self.name]
        if not mine:
            yield "no_such_card"
        if state.played_part == part:
            yield "card_limit"
        if mine and all(held.part == part for held in mine):
            yield "card_too_new"
        yield from g.rules.bars_playing(g, seat, self.name)

    def test(self, rules: Rules) -> Callable[[Island, int], bool] | None:
        return None if "bars_playing" in rules.silent else self.met

    @staticmethod
    def held(g: Island, seat: int) -> Sequence[str]:
        state: State = g.ext["development"]  # type: ignore[assignment]
        if not (cards := state.cards[seat]):
            return ()
        part = g.table.turn.part_number
        if state.played_part == part:
            return ()
        return [held.card for held in cards if held.card != VICTORY_POINT and held.part != part]


class _Play(Action, frozen=True, array_like=True):
    """What all cards have in common."""

    during: ClassVar[tuple[str, ...]] = ("before_roll", "main", "trade", "build", "paired")
    final: ClassVar[bool] = True
    group: ClassVar[str] = "card"
    card: ClassVar[str]

    def __init_subclass__(cls) -> None:
        if "card" in vars(cls):
            cls.needs = (DevelopmentCard(cls.card),)

    @classmethod
    def concerns(cls, g: Island, seat: int) -> bool:
        """By what everybody sees: some card lies there, and none was played in this part."""
        return count(g, seat) > 0 and of(g).played_part != g.table.turn.part_number

    def apply(self, g: Island, prompt: Question | None) -> None:
        state, part = of(g), g.table.turn.part_number
        used = next(held for held in state.cards[self.seat] if held.card == self.card and held.part != part)
        state.cards[self.seat].remove(used)
        state.played_part = part
        state.played.append(self.card)
        if not g.quiet:
            g.tell(PlayedCard(seat=self.seat, card=self.card))
        self.effect(g)

    def effect(self, g: Island) -> None:
        """What the card does."""


class PlayKnight(_Play, frozen=True, array_like=True):
    """Play a knight: move the robber and steal."""

    key: ClassVar[str] = "play_knight"
    card: ClassVar[str] = "knight"

    def effect(self, g: Island) -> None:
        of(g).knights[self.seat] += 1
        points_changed(g, self.seat)
        g.rules.knight_played(g, self.seat)
        send_robber(g, self.seat, "knight")
        g.then("knight_settled", seat=self.seat)


def knight_settled(g: Island, seat: int) -> None:
    g.rules.knight_settled(g, seat)


class PlayRoadBuilding(_Play, frozen=True, array_like=True):
    """Play road building: two roads for nothing."""

    key: ClassVar[str] = "play_road_building"
    card: ClassVar[str] = "road_building"

    def against(self, g: Island) -> Iterator[Problem]:
        if not free_edges(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        g.then("free_roads", seat=self.seat, left=2, must=True)


class PlayInvention(_Play, frozen=True, array_like=True):
    """Play invention: take two resources of choice."""

    key: ClassVar[str] = "play_invention"
    card: ClassVar[str] = "invention"
    cards: CardSet

    @classmethod
    def pool(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Pool:
        stock = in_bank(g)
        number = min(2, sum(stock.values()))
        return Pool(stock, number, number, gained=True)

    def against(self, g: Island) -> Iterator[Problem]:
        cards, resources = g.rules.cards(self.cards), g.rules.resource_kinds
        yield from token_problems(g, self.cards)
        number = min(2, sum(g.table.bank[:resources]))
        if not number:
            yield "no_effect"
        if sum(cards) != number or any(cards[resources:]):
            yield "bad_count"
        if any(n > stock for n, stock in zip(cards, g.table.bank, strict=True)):
            yield "bank_empty"

    def effect(self, g: Island) -> None:
        take_bank(g, self.seat, g.rules.cards(self.cards))
        g.tell(Picked(seat=self.seat, cards=self.cards, why="invention"))

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> list[Action]:
        resources, bank, index = g.rules.resource_kinds, g.table.bank, g.rules.index
        every = _inventions(g.rules.kinds[:resources], min(2, sum(bank[:resources])), seat)
        return [way for way in every if all(bank[index[kind]] >= n for kind, n in way.cards.items())]


@cache
def _inventions(kinds: tuple[str, ...], number: int, seat: int) -> list[PlayInvention]:
    """Every choice of so many resources."""
    chosen = combinations_with_replacement(kinds, number) if number else ()
    return [PlayInvention(seat, {kind: some.count(kind) for kind in some}) for some in chosen]


class PlayMonopoly(_Play, frozen=True, array_like=True):
    """Play monopoly: all cards of one resource from everybody."""

    key: ClassVar[str] = "play_monopoly"
    card: ClassVar[str] = "monopoly"
    exact: ClassVar[bool] = True
    resource: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return g.rules.kinds[: g.rules.resource_kinds]

    def against(self, g: Island) -> Iterator[Problem]:
        yield from token_problems(g, [self.resource])
        if self.resource not in g.rules.kinds[: g.rules.resource_kinds]:
            yield "bad_count"

    def effect(self, g: Island) -> None:
        kind = g.rules.index[self.resource]
        others = [s for s in g.from_seat(self.seat)[1:] if s not in g.gone and g.table.hands[s][kind]]
        for other in others:
            n = g.table.hands[other][kind]
            hand_over(g, other, self.seat, g.rules.cards({self.resource: n}))
            g.tell(GaveMonopoly(seat=other, taker=self.seat, cards={self.resource: n}))
        for other in g.seats:
            if other != self.seat and other not in g.gone:
                has_no(g, other, (kind,))
        if not others:
            g.tell(MonopolyInVain(seat=self.seat, card=self.resource))


class PlayVictoryPoint(_Play, frozen=True, array_like=True):
    """Victory point cards are never played: they count from the moment they are bought."""

    key: ClassVar[str] = "play_victory_point"
    card: ClassVar[str] = VICTORY_POINT
    listed: ClassVar[bool] = False

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        """Neither the limit of a turn nor the turn it was bought in matters (BASE-105)."""
        if all(held.card != self.card for held in of(g).cards[self.seat]):
            yield "no_such_card"
        yield "no_effect"


def is_new(g: Island, held: Held) -> bool:
    return held.part == g.table.turn.part_number
