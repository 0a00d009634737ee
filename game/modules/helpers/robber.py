"""Digur, who sends the robber away, and Kaja, who takes what it guards (HLP-54 to HLP-57)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.arguments import Card, Hex
from game.core.land import buildings_at, deserts, is_hex
from game.core.robber import home_of
from game.engine import Action, Problem, Question, SoFar
from game.modules.helpers.prices import in_bank, resource_problems
from game.modules.helpers.rolls import take_one
from game.modules.helpers.told import DigurSends
from game.modules.helpers.using import OWN_TURN, Use
from game.table import Island

NO_HEX = -1


def guarded(g: Island) -> str:
    """The resource of the hex the robber stands on; "" where it has none."""
    kind = g.rules.resource_of.get(g.table.terrain[g.table.robber]) if g.table.robber >= 0 else None
    return "" if kind is None else g.rules.kinds[kind]


def refuges(g: Island) -> list[int]:
    """Where Digur can send the robber: the place a system names, else any desert (HLP-56, ATX-13)."""
    found = deserts(g)
    if g.table.robber in found:
        return []
    if "robber_home" not in g.rules.silent:
        found = [home_of(g)]
    return [hex for hex in found if is_hex(g, hex)]


class Digur(Use, frozen=True, array_like=True):
    """Send the robber to the desert, and take a resource of the hex it left."""

    key: ClassVar[str] = "helper_digur"
    helper: ClassVar[str] = "digur"
    exact: ClassVar[bool] = True
    during: ClassVar[tuple[str, ...]] = ("before_roll", *OWN_TURN)
    desert: Hex = NO_HEX  # needed only where there are two

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        """More while the robber sits on an own hex."""
        if not refuges(g):
            return 0.02
        robbed = any(building.seat == seat for _, building in buildings_at(g, g.table.robber))
        return 0.12 if robbed else 0.07

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return refuges(g) if g.table.robber >= 0 and not list(g.rules.robber_bound(g)) else []

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        found = cls.domain(g, seat, prompt, {})
        return [Digur(seat, hex) for hex in found] if len(found) > 1 else [Digur(seat) for _ in found]

    def against(self, g: Island) -> Iterator[Problem]:
        if g.table.robber < 0:
            yield "robber_off_board"
        yield from g.rules.robber_bound(g)
        found = refuges(g)
        if not found:
            yield "no_effect"
        elif self.desert not in found and (self.desert != NO_HEX or len(found) > 1):
            yield "bad_target"

    def effect(self, g: Island) -> None:
        """Nobody is robbed; a hex without a resource, or an empty bank, gives nothing (HLP-55)."""
        left, origin = guarded(g), g.table.robber
        g.table.robber = refuges(g)[0] if self.desert == NO_HEX else self.desert
        g.tell(DigurSends(seat=self.seat, hex=g.table.robber, origin=origin))
        if left in in_bank(g):
            take_one(g, self.seat, left)
        g.then("robber_settled", seat=self.seat, cause="digur", victims=[])


class Kaja(Use, frozen=True, array_like=True):
    """Take a resource of the hex the robber stands on; on the desert any."""

    key: ClassVar[str] = "helper_kaja"
    helper: ClassVar[str] = "kaja"
    exact: ClassVar[bool] = True
    resource: Card = ""  # needed only where the hex has none

    @classmethod
    def worth(cls, g: Island, seat: int) -> float:
        if g.table.robber < 0:
            return 0.02
        return 0.08 if guarded(g) else 0.11

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[str]:
        if g.table.robber < 0:
            return []
        here = guarded(g)
        return [kind for kind in in_bank(g) if kind == here or not here]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        return [Kaja(seat) if guarded(g) else Kaja(seat, kind) for kind in cls.domain(g, seat, prompt, {})]

    def against(self, g: Island) -> Iterator[Problem]:
        if g.table.robber < 0:
            yield "robber_off_board"
            return
        here = guarded(g)
        if here and self.resource not in ("", here):
            yield "bad_target"
        else:
            yield from resource_problems(g, self.resource or here)

    def effect(self, g: Island) -> None:
        take_one(g, self.seat, self.resource or guarded(g))
