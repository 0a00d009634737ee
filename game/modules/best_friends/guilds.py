"""What the five guilds do for their tokens (BF-33 to BF-43)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Edge
from game.core.building import build, build_problems
from game.core.cards import take_bank
from game.core.land import points_changed
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.base.building import free_edges
from game.modules.base.told import Picked
from game.modules.best_friends.changing import change, change_problems, changes, ways_to_change
from game.modules.best_friends.hands import kind_problems, resources
from game.modules.best_friends.state import (
    ARCHITECT,
    MERCHANT,
    ROAD_BUILDER,
    SCHOLAR,
    TRADER,
    island_tokens_left,
    marks,
    of,
)
from game.modules.best_friends.tokens import price_problems, spend
from game.modules.best_friends.told import IslandToken, ScholarsCard
from game.modules.development.buying import draw_card
from game.modules.development.state import of as development
from game.table import Island

OWN_PART = ("main", "trade", "build", "paired")


class GuildTokens(Need):
    """The price of a guild in tokens that are not too new, in a turn without another use."""

    def __init__(self, guild: str) -> None:
        self.name = guild

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        return price_problems(g, seat, self.name)

    @staticmethod
    def held(g: Island, seat: int) -> Collection[str]:
        return () if marks(g).guild else {held.guild for held in of(g).tokens[seat]}


class _Use(Action, frozen=True, array_like=True):
    """What all guilds have in common: tokens first, and nothing is paid for a benefit that cannot be had (BF-34)."""

    during: ClassVar[tuple[str, ...]] = OWN_PART
    group: ClassVar[str] = "guild"

    def __init_subclass__(cls) -> None:
        cls.needs = (GuildTokens(cls.key),)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        unpaid = list(price_problems(g, self.seat, self.key))
        yield from unpaid or self.against(g)

    def apply(self, g: Island, prompt: Question | None) -> None:
        spend(g, self.seat, self.key)
        self.benefit(g)

    def benefit(self, g: Island) -> None:
        raise NotImplementedError


class GuildTrader(_Use, frozen=True, array_like=True):
    """Change a card with the bank, one for one, and perhaps a second one."""

    key: ClassVar[str] = TRADER
    give: Card
    get: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return changes(g, seat, so_far)

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        return [GuildTrader(seat, give, get) for give, get in ways_to_change(g, seat)]

    def against(self, g: Island) -> Iterator[Problem]:
        return change_problems(g, self.seat, self.give, self.get)

    def benefit(self, g: Island) -> None:
        change(g, self.seat, self.give, self.get)
        g.then("ask_change", seat=self.seat)


class GuildMerchant(_Use, frozen=True, array_like=True):
    """Take a card of choice from the bank."""

    key: ClassVar[str] = MERCHANT
    card: Card

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        return resources(g)

    def against(self, g: Island) -> Iterator[Problem]:
        problems = list(kind_problems(g, self.card))
        yield from problems
        if not problems and not g.table.bank[g.rules.index[self.card]]:
            yield "bank_empty"

    def benefit(self, g: Island) -> None:
        take_bank(g, self.seat, g.rules.cards({self.card: 1}))
        g.tell(Picked(seat=self.seat, cards={self.card: 1}, why="guild"))


class GuildRoadBuilder(_Use, frozen=True, array_like=True):
    """Put a road for nothing; one that is damaged is repaired first, as with every free road."""

    key: ClassVar[str] = ROAD_BUILDER
    exact: ClassVar[bool] = True
    edge: Edge

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return free_edges(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if repairs := list(g.rules.repairs(g, self.seat)):
            if self.edge not in repairs:
                yield "repair_first"
            return
        if g.table.pieces[self.seat]["road"] and not free_edges(g, self.seat):
            yield "bad_target"
        yield from build_problems(g, self.seat, "road", self.edge, "free")

    def benefit(self, g: Island) -> None:
        if self.edge in g.table.roads:
            g.rules.road_repaired(g, self.seat, self.edge)
        else:
            build(g, self.seat, "road", self.edge, "free")


class GuildScholar(_Use, frozen=True, array_like=True):
    """Take the top development card."""

    key: ClassVar[str] = SCHOLAR

    def against(self, g: Island) -> Iterator[Problem]:
        if not development(g).deck:
            yield "deck_empty"

    def benefit(self, g: Island) -> None:
        draw_card(g, self.seat, ScholarsCard)


class GuildArchitect(_Use, frozen=True, array_like=True):
    """Take a island token, a point that cannot be lost."""

    key: ClassVar[str] = ARCHITECT

    def against(self, g: Island) -> Iterator[Problem]:
        if not island_tokens_left(g):
            yield "no_island_token"

    def benefit(self, g: Island) -> None:
        of(g).island_tokens[self.seat] += 1
        points_changed(g)
        g.tell(IslandToken(seat=self.seat))


USES: tuple[type[Action], ...] = (GuildArchitect, GuildScholar, GuildMerchant, GuildRoadBuilder, GuildTrader)
"""All of them; those that bring most come first."""
