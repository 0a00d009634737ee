"""Green cards: Alchemist, Crane, Engineer, Inventor, Irrigation, Mining, Medicine, Road building, Smith."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar

from game.arguments import Corner, Hex, Number
from game.core.building import build, build_problems
from game.core.cards import covers, take_bank
from game.core.land import buildings_at, chances_of, live_hexes, sites, touch
from game.engine import Action, Problem, Question, SoFar
from game.modules.base.building import free_edges
from game.modules.base.rolling import Roll
from game.modules.cities_and_knights.cards.play import Play
from game.modules.cities_and_knights.deck import FIELDS
from game.modules.cities_and_knights.improvements import could_improve, field_problems, improvement_price
from game.modules.cities_and_knights.knights import promotable, promote, promotion_problems
from game.modules.cities_and_knights.state import of
from game.modules.cities_and_knights.told import Harvested, TokensSwapped
from game.modules.cities_and_knights.walls import BuildWall
from game.table import Cards, Island

FIXED_TOKENS = (0, 2, 6, 8, 12)  # tokens the Inventor cannot move, and no token at all
MEDICINE_PRICE = {"ore": 2, "grain": 1}
HARVEST = 2
FREE_ROADS = 2
FACES_OF_A_DIE = range(1, 7)


class Alchemist(Play, frozen=True, array_like=True):
    """Set both number dice, then roll the event die."""

    key: ClassVar[str] = "progress_alchemist"
    card: ClassVar[str] = "alchemist"
    during: ClassVar[tuple[str, ...]] = ("before_roll",)
    lasting: ClassVar[bool] = True
    red: Number
    yellow: Number

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return FACES_OF_A_DIE

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """A number that pays oneself most."""
        pays = {n: sum(s.size for s in sites(g, n) if s.seat == seat) for n in range(2, 13)}
        most = max(pays.values())
        ways: Iterable[Any] = cls.suggest(g, seat, prompt)
        return [way for way in ways if pays[way.red + way.yellow] == most]

    def against(self, g: Island) -> Iterator[Problem]:
        if self.red not in FACES_OF_A_DIE or self.yellow not in FACES_OF_A_DIE:
            yield "bad_count"

    def effect(self, g: Island) -> None:
        of(g).dice = (self.red, self.yellow)
        Roll(self.seat).apply(g, None)


class Crane(Play, frozen=True, array_like=True):
    """The next improvement of this turn costs one commodity less."""

    key: ClassVar[str] = "progress_crane"
    card: ClassVar[str] = "crane"
    lasting: ClassVar[bool] = True

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """When a commodity is all that a level lacks."""
        lacking = (improvement_price(g, seat, f) for f in FIELDS if not any(field_problems(g, seat, f)))
        one_less = any(sum(max(0, n - h) for n, h in zip(p, g.table.hands[seat], strict=True)) == 1 for p in lacking)
        return cls.suggest(g, seat, prompt) if one_less else ()

    def against(self, g: Island) -> Iterator[Problem]:
        if of(g).crane:
            yield "once_per_turn"
        if not could_improve(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        of(g).crane = True


class Engineer(Play, frozen=True, array_like=True):
    """Build a city wall for nothing."""

    key: ClassVar[str] = "progress_engineer"
    card: ClassVar[str] = "engineer"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return BuildWall.places(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        return BuildWall.wall_problems(g, self.seat, self.corner)

    def effect(self, g: Island) -> None:
        BuildWall.put_wall(g, self.seat, self.corner, "free")


class Inventor(Play, frozen=True, array_like=True):
    """Let two number tokens change places."""

    key: ClassVar[str] = "progress_inventor"
    card: ClassVar[str] = "inventor"
    first: Hex
    second: Hex

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return movable_tokens(g)

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        """Each pair once."""
        if cls.needs[0].met(g, seat):
            for first, second in combinations(movable_tokens(g), 2):
                if g.table.tokens[first] != g.table.tokens[second]:
                    yield Inventor(seat, first, second)

    @classmethod
    def offhand(cls, g: Island, seat: int, prompt: Question | None) -> Iterable[Action]:
        """What brings oneself most, if anything does."""
        sizes = {h: sum(b.size for _, b in buildings_at(g, h) if b.seat == seat) for h in movable_tokens(g)}

        def gain(way: Any) -> int:
            first, second = chances_of(g, way.first), chances_of(g, way.second)
            return (sizes[way.first] - sizes[way.second]) * (second - first)

        best = max(cls.suggest(g, seat, prompt), key=gain, default=None)
        return (best,) if best is not None and gain(best) > 0 else ()

    def against(self, g: Island) -> Iterator[Problem]:
        movable = movable_tokens(g)
        if self.first not in movable or self.second not in movable:
            yield "bad_target"
        elif g.table.tokens[self.first] == g.table.tokens[self.second]:
            yield "no_effect"

    def effect(self, g: Island) -> None:
        tokens = g.table.tokens
        tokens[self.first], tokens[self.second] = tokens[self.second], tokens[self.first]
        touch(g)
        g.tell(TokensSwapped(seat=self.seat, number=tokens[self.second], second=tokens[self.first]))


def movable_tokens(g: Island) -> list[int]:
    """Hexes whose token may move: none printed on the ground, and neither 2, 6, 8 nor 12 (CK-136, CK-137)."""
    return [h for h in live_hexes(g) if g.table.tokens[h] not in FIXED_TOKENS and h not in g.table.printed]


class _Harvest(Play, frozen=True, array_like=True):
    """Two cards for each hex of one resource with an own building, however many stand there (CK-138 to CK-140)."""

    resource: ClassVar[str]

    def harvest(self, g: Island) -> int:
        kind, terrain = g.rules.index[self.resource], g.table.terrain
        fields = [h for h in live_hexes(g) if g.rules.resource_of.get(terrain[h]) == kind]
        mine = sum(any(b.seat == self.seat for _, b in buildings_at(g, h)) for h in fields)
        return min(HARVEST * mine, g.table.bank[kind])

    def against(self, g: Island) -> Iterator[Problem]:
        if not self.harvest(g):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        cards = {self.resource: self.harvest(g)}
        take_bank(g, self.seat, g.rules.cards(cards))
        g.tell(Harvested(seat=self.seat, cards=cards))


class Irrigation(_Harvest, frozen=True, array_like=True):
    """Two grain for each fields hex beside an own building."""

    key: ClassVar[str] = "progress_irrigation"
    card: ClassVar[str] = "irrigation"
    resource: ClassVar[str] = "grain"


class Mining(_Harvest, frozen=True, array_like=True):
    """Two ore for each mountains hex beside an own building."""

    key: ClassVar[str] = "progress_mining"
    card: ClassVar[str] = "mining"
    resource: ClassVar[str] = "ore"


class Medicine(Play, frozen=True, array_like=True):
    """Turn a settlement into a city for two ore and one grain."""

    key: ClassVar[str] = "progress_medicine"
    card: ClassVar[str] = "medicine"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        affordable = covers(g.table.hands[seat], g.rules.cards(MEDICINE_PRICE))
        return sorted(c for c, b in g.table.buildings.items() if b.seat == seat) if affordable else ()

    def price(self, g: Island) -> Cards:
        return g.rules.cards(MEDICINE_PRICE)

    def against(self, g: Island) -> Iterator[Problem]:
        for problem in build_problems(g, self.seat, "city", self.corner, price=self.price(g)):
            yield "bad_target" if problem == "no_settlement" else problem

    def effect(self, g: Island) -> None:
        build(g, self.seat, "city", self.corner, price=self.price(g))


class RoadBuilding(Play, frozen=True, array_like=True):
    """Two roads for nothing."""

    key: ClassVar[str] = "progress_road_building"
    card: ClassVar[str] = "road_building"

    def against(self, g: Island) -> Iterator[Problem]:
        if not free_edges(g, self.seat):
            yield "no_effect"

    def effect(self, g: Island) -> None:
        g.then("free_roads", seat=self.seat, left=FREE_ROADS, must=True)


# --- Smith ------------------------------------------------------------------------------------------------------------


class Smith(Play, frozen=True, array_like=True):
    """Promote one knight, then perhaps a second, for nothing."""

    key: ClassVar[str] = "progress_smith"
    card: ClassVar[str] = "smith"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return promotable(g, seat)

    def against(self, g: Island) -> Iterator[Problem]:
        if not promotable(g, self.seat):
            yield "no_effect"
        yield from promotion_problems(g, self.seat, self.corner)

    def effect(self, g: Island) -> None:
        promote(g, self.corner)
        g.then("smith_again", seat=self.seat)


def smith_again(g: Island, seat: int) -> None:
    """A second, other knight, if there is one that can be promoted now (CK-145)."""
    if promotable(g, seat):
        g.ask(seat, SmithSecondQuestion())


class SmithSecond(Action, frozen=True, array_like=True):
    """Promote a second knight for nothing."""

    key: ClassVar[str] = "smith_second"
    during: ClassVar[tuple[str, ...]] = ("smith_second",)
    group: ClassVar[str] = "knight"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return promotable(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        return promotion_problems(g, self.seat, self.corner)

    def apply(self, g: Island, prompt: Question | None) -> None:
        promote(g, self.corner)


class SkipSecond(Action, frozen=True, array_like=True):
    """Promote no second knight."""

    key: ClassVar[str] = "skip_second"
    during: ClassVar[tuple[str, ...]] = ("smith_second",)
    group: ClassVar[str] = "knight"


class SmithSecondQuestion(Question, tag="smith_second"):
    def default(self, g: Island) -> Action:
        return SkipSecond(self.seat)

    def offhand(self, g: Island) -> Action:
        return SmithSecond(self.seat, promotable(g, self.seat)[0])


ACTIONS: tuple[type[Action], ...] = (
    Alchemist, Crane, Engineer, Inventor, Irrigation, Mining, Medicine, RoadBuilding, Smith, SmithSecond, SkipSecond
)  # fmt: skip
PROMPTS: tuple[type[Question], ...] = (SmithSecondQuestion,)
