"""The reward for linking networks: those linked draw first, the builder last (BF-24, BF-29, BF-D7, BF-D12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from game.arguments import Seat
from game.engine import Action, Problem, Question, SoFar
from game.modules.best_friends.networks import newly_linked
from game.modules.best_friends.state import FACTS
from game.modules.best_friends.tokens import earn, left_to_draw
from game.modules.best_friends.told import NetworksLinked
from game.table import Island


def judge_road(g: Island, seat: int, edge: int) -> None:
    """A road lies: if it links somebody for the first time, the reward follows."""
    if owners := newly_linked(g, seat, edge):
        g.tell(NetworksLinked(seat=seat, to=owners))
        g.then("reward_links", seat=seat, owners=owners)


def reward_links(g: Island, seat: int, owners: list[int]) -> None:
    """Each of those linked draws one; where tokens are too few for all, the builder names who draws."""
    owners = [owner for owner in owners if owner not in g.gone]
    if 0 < left_to_draw(g) < len(owners):
        g.ask(seat, LinkOrder(owners=owners))
        return
    for owner in owners:
        earn(g, owner, 1, "linked")
    earn(g, seat, FACTS.reward_builder, "link")


class ServeFirst(Action, frozen=True, array_like=True):
    """Name the one who draws a token next, where there are too few for all."""

    key: ClassVar[str] = "serve_first"
    during: ClassVar[tuple[str, ...]] = ("link_order",)
    group: ClassVar[str] = "guild"
    target: Seat

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: LinkOrder, so_far: SoFar) -> Sequence[int]:
        owners: list[int] = prompt.owners
        return owners

    def problems(self, g: Island, prompt: LinkOrder) -> Iterator[Problem]:
        if self.target not in prompt.owners:
            yield "bad_target"

    def apply(self, g: Island, prompt: LinkOrder) -> None:
        earn(g, self.target, 1, "linked")
        rest = [owner for owner in prompt.owners if owner != self.target]
        g.then("reward_links", seat=self.seat, owners=rest)


class LinkOrder(Question, tag="link_order"):
    owners: list[int]

    def default(self, g: Island) -> Action:
        """Turn order from the builder."""
        return ServeFirst(self.seat, self.owners[0])
