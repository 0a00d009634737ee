"""The decision at every second knight: build a castle with the pair, or never (CAS-02 to CAS-08)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.arguments import Hex
from game.core.land import points_changed
from game.engine import Action, Problem, Question, SoFar
from game.modules.castles.state import PAIR, castles_left, hex_codes, legal_hexes, of
from game.modules.castles.told import CastleBuilt, CastleDeclined
from game.modules.castles.worth import best_place
from game.modules.development.state import return_knights
from game.table import Island

OWN_TURN = ("before_roll", "main", "trade", "build")


def decide(g: Island, seat: int) -> None:
    """Ask, if a castle and a place for it are left; else the pair simply stays."""
    if castles_left(g) and legal_hexes(g, seat):
        g.ask(seat, Castle())
    else:
        close_pair(g, seat)


def close_pair(g: Island, seat: int) -> None:
    """The decision is made; what was held back since the knight is settled now (ATX-23)."""
    of(g).unpaired[seat] = 0
    points_changed(g)
    g.release()


class BuildCastle(Action, frozen=True, array_like=True):
    """Turn the two knights of the pair into a castle round a number."""

    key: ClassVar[str] = "build_castle"
    during: ClassVar[tuple[str, ...]] = ("castle", *OWN_TURN)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "build"
    hex: Hex

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return legal_hexes(g, seat) if prompt is not None and prompt.kind == "castle" else []

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        return [BuildCastle(seat, hex) for hex in cls.choices(g, seat, prompt, {})]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if not castles_left(g):
            yield "no_castle_left"
        if not legal_hexes(g, self.seat):
            yield "no_hex"
        if prompt is None or prompt.kind != "castle":
            yield "not_now"
        yield from hex_codes(g, self.seat, self.hex)

    def apply(self, g: Island, prompt: Question | None) -> None:
        return_knights(g, self.seat, PAIR)
        of(g).castles.append(self.hex)
        g.tell(CastleBuilt(seat=self.seat, hex=self.hex))
        g.rules.placed(g, self.seat, "castle", self.hex, "card")
        close_pair(g, self.seat)


class DeclineCastle(Action, frozen=True, array_like=True):
    """Leave the pair of knights as it is, for good."""

    key: ClassVar[str] = "decline_castle"
    during: ClassVar[tuple[str, ...]] = ("castle",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "build"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.tell(CastleDeclined(seat=self.seat))
        close_pair(g, self.seat)


class Castle(Question, tag="castle"):
    def default(self, g: Island) -> Action:
        return DeclineCastle(self.seat)

    def offhand(self, g: Island) -> Action:
        place = best_place(g, self.seat)
        return DeclineCastle(self.seat) if place is None else BuildCastle(self.seat, place)
