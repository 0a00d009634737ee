"""What an active knight does: move, drive another away, chase the robber (CK-71 to CK-84, CK-185)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from game.arguments import Corner
from game.core.land import buildings_at, is_corner
from game.core.roads import reachable
from game.core.robber import send_robber
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.cities_and_knights.knights import is_free, own_knight, put_knight, take_knight
from game.modules.cities_and_knights.orders import left_to_the_game
from game.modules.cities_and_knights.state import Driven, Knight, of
from game.modules.cities_and_knights.told import KnightDriven, KnightLost, KnightMoved, KnightRetreated, RobberChased
from game.table import Island


def ready(g: Island, seat: int) -> list[int]:
    """Corners of own knights that may still act in this turn."""
    now = g.table.turn.part_number
    mine = [c for c, k in of(g).knights.items() if k.seat == seat and k.active and now not in (k.activated, k.acted)]
    return sorted(mine)


def readiness_problems(g: Island, seat: int, corner: int) -> Iterator[Problem]:
    """Why a knight may not act now (CK-71)."""
    knight = own_knight(g, seat, corner)
    if knight is None:
        yield "bad_target"
        return
    if not knight.active:
        yield "knight_inactive"
    if g.table.turn.part_number in (knight.activated, knight.acted):
        yield "knight_spent"


class ReadyKnight(Need):
    """A knight that may act now; which one, the action names."""

    @staticmethod
    def held(g: Island, seat: int) -> list[int]:
        return ready(g, seat)


def spend(g: Island, knight: Knight) -> None:
    """A knight that acted is inactive (CK-72)."""
    knight.active, knight.acted = False, g.table.turn.part_number


def way_problems(g: Island, seat: int, start: int, end: int) -> Iterator[Problem]:
    """Why there is no way along own roads: none leads there, or somebody stands on every one (CK-75)."""
    if end not in reachable(g, seat, start):
        yield "blocked" if end in reachable(g, seat, start, past_cuts=True) else "not_connected"


class _OnTheWay(Action, frozen=True, array_like=True):
    """What the two ways of moving have in common."""

    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "knight"
    needs: ClassVar[tuple[Need, ...]] = (ReadyKnight(),)
    knight: Corner
    goal: Corner

    @classmethod
    def is_goal(cls, g: Island, knight: Knight, corner: int) -> bool:
        """Whether the knight may end there if it gets there."""
        raise NotImplementedError

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        if "knight" in so_far:
            return cls.goals(g, seat, so_far["knight"])
        return [corner for corner in ready(g, seat) if cls.goals(g, seat, corner)]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        for start in ready(g, seat):
            yield from (cls(seat, start, goal) for goal in cls.goals(g, seat, start))

    @classmethod
    def goals(cls, g: Island, seat: int, start: int) -> list[int]:
        knight = own_knight(g, seat, start)
        if knight is None:
            return []
        return sorted(c for c in reachable(g, seat, start) if cls.is_goal(g, knight, c))


class MoveKnight(_OnTheWay, frozen=True, array_like=True):
    """Move an active knight along own roads."""

    key: ClassVar[str] = "move_knight"

    @classmethod
    def is_goal(cls, g: Island, knight: Knight, corner: int) -> bool:
        return is_free(g, corner)

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """Without a plan it had better stay awake for the barbarians."""
        return ()

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from readiness_problems(g, self.seat, self.knight)
        if not is_corner(g, self.goal):
            yield "not_on_board"
        elif not is_free(g, self.goal):
            yield "occupied"
        elif own_knight(g, self.seat, self.knight) is not None:
            yield from way_problems(g, self.seat, self.knight, self.goal)

    def apply(self, g: Island, prompt: Question | None) -> None:
        knight = take_knight(g, self.knight)
        spend(g, knight)
        put_knight(g, self.goal, knight)
        g.tell(KnightMoved(seat=self.seat, place=self.knight, corner=self.goal))


class Displace(_OnTheWay, frozen=True, array_like=True):
    """Drive another player's weaker knight from its corner."""

    key: ClassVar[str] = "displace_knight"
    final: ClassVar[bool] = True

    @classmethod
    def is_goal(cls, g: Island, knight: Knight, corner: int) -> bool:
        other = of(g).knights.get(corner)
        return other is not None and other.seat != knight.seat and other.strength < knight.strength

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from readiness_problems(g, self.seat, self.knight)
        mine, other = own_knight(g, self.seat, self.knight), of(g).knights.get(self.goal)
        if other is None or other.seat == self.seat:
            yield "bad_target"
        elif mine is not None:
            if other.strength >= mine.strength:
                yield "not_weaker"
            yield from way_problems(g, self.seat, self.knight, self.goal)

    def apply(self, g: Island, prompt: Question | None) -> None:
        drive_away(g, self.seat, self.goal)
        knight = take_knight(g, self.knight)
        spend(g, knight)
        put_knight(g, self.goal, knight)


class Chase(Action, frozen=True, array_like=True):
    """Chase the robber from a hex beside an active knight."""

    key: ClassVar[str] = "chase_robber"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "knight"
    needs: ClassVar[tuple[Need, ...]] = (ReadyKnight(),)
    knight: Corner

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        if g.table.robber < 0 or g.rules.robber_bound(g):
            return []
        beside = g.rules.topology.hex_corners[g.table.robber]
        return [corner for corner in ready(g, seat) if corner in beside]

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """Off an own hex."""
        robbed = g.table.robber >= 0 and any(b.seat == seat for _, b in buildings_at(g, g.table.robber))
        return cls.suggest(g, seat, prompt) if robbed else ()

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        yield from g.rules.robber_bound(g)
        yield from readiness_problems(g, self.seat, self.knight)
        if g.table.robber < 0:
            yield "robber_off_board"
        elif is_corner(g, self.knight) and g.table.robber not in g.rules.topology.corner_hexes[self.knight]:
            yield "robber_out_of_reach"

    def apply(self, g: Island, prompt: Question | None) -> None:
        spend(g, of(g).knights[self.knight])
        g.tell(RobberChased(seat=self.seat, place=self.knight))
        send_robber(g, self.seat, "chase")


# --- retreat ----------------------------------------------------------------------------------------------------------


def drive_away(g: Island, seat: int, corner: int) -> None:
    """A knight has to leave its corner; nothing is settled before it has found another (CK-69, CK-80)."""
    g.hold()
    knight = take_knight(g, corner)
    of(g).driven = Driven(corner, knight)
    g.tell(KnightDriven(seat=seat, other=knight.seat, place=corner))
    g.then("retreat")


def retreat(g: Island) -> None:
    """Its owner chooses where it goes; with no corner left it leaves the board (CK-81)."""
    driven = _driven(g)
    if refuges(g):
        g.ask(driven.knight.seat, RetreatQuestion(corner=driven.corner))
        return
    of(g).driven = None
    g.tell(KnightLost(seat=driven.knight.seat, place=driven.corner))
    g.release()


def refuges(g: Island) -> dict[int, int]:
    """Free corners on the driven knight's own route, with the number of roads; never the one it is driven from."""
    driven = _driven(g)
    return {c: n for c, n in reachable(g, driven.knight.seat, driven.corner).items() if is_free(g, c)}


def _driven(g: Island) -> Driven:
    driven = of(g).driven
    assert driven is not None
    return driven


class Retreat(Action, frozen=True, array_like=True):
    """Choose where a knight that was driven away goes."""

    key: ClassVar[str] = "retreat"
    during: ClassVar[tuple[str, ...]] = ("retreat",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"
    goal: Corner

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return sorted(refuges(g))

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if not is_corner(g, self.goal):
            yield "not_on_board"
        elif not is_free(g, self.goal):
            yield "occupied"
        elif self.goal == _driven(g).corner:
            yield "bad_target"
        else:
            yield from way_problems(g, self.seat, _driven(g).corner, self.goal)

    def apply(self, g: Island, prompt: Question | None) -> None:
        driven = _driven(g)
        of(g).driven = None
        put_knight(g, self.goal, driven.knight)
        g.tell(KnightRetreated(seat=self.seat, place=driven.corner, corner=self.goal))
        g.release()


class RetreatQuestion(Question, tag="retreat"):
    corner: int

    def default(self, g: Island) -> Action:
        corners = refuges(g)
        return Retreat(self.seat, min(corners, key=lambda c: (corners[c], c)))

    def forced(self, g: Island) -> Action | None:
        if len(refuges(g)) == 1 or left_to_the_game(g, self.seat, "retreat"):
            return self.default(g)
        return None
