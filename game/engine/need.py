"""Needs: what an action cannot do without, declared as data; reasons, menus and quick tests follow from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from game.engine.refused import Refused

if TYPE_CHECKING:
    from game.engine.game import AnyGame

Problem: TypeAlias = "str | Refused"
"""Why not: a refusal code, or a Refused that also carries arguments for the words."""
Purse: TypeAlias = "bytes | tuple[int, ...]"
"""What a seat holds that actions may take, in the order of the family's kinds, as far as menus need to count."""


class Need:
    """Something a seat must have for an action, whatever its arguments."""

    name: str = ""  # of a thing among several of its sort, such as a card in a hand

    def problems(self, g: AnyGame, seat: int) -> Iterator[Problem]:
        """Every reason why it is missing."""
        return iter(())

    def met(self, g: AnyGame, seat: int) -> bool:
        return next(self.problems(g, seat), None) is None

    def asked(self, rules: Any) -> bool:
        """Whether it can be missing at all under these rules."""
        return True

    def test(self, rules: Any) -> Callable[[AnyGame, int], bool] | None:
        """What menus ask beside purse and `held`; None where these say it all."""
        kind = type(self)
        return self.met if kind.met is not Need.met or kind.problems is not Need.problems else None

    def in_purse(self, rules: Any) -> Callable[[Purse], bool] | None:
        """The same as `met`, where the purse alone decides it: menus ask once for each purse."""
        return None

    @staticmethod
    def held(g: AnyGame, seat: int) -> Collection[object]:
        """What a seat has of this sort: asked once for all actions in a row that need it. Names decide, if any."""
        raise NotImplementedError
