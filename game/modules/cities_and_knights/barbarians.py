"""The barbarian attack, step by step (CK-98 to CK-118, CK-184)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, Self

from game.arguments import Corner, Corners
from game.core.land import chances, points_changed
from game.core.loss import lay_over, lose
from game.core.reach import SIZES
from game.engine import Action, Problem, Question, SoFar
from game.modules.cities_and_knights.state import of, plain_cities
from game.modules.cities_and_knights.told import (
    BarbariansBeaten,
    BarbariansLanded,
    BarbariansLeft,
    BarbariansWon,
    DefendedTogether,
    Defender,
    KnightsAnnounced,
)
from game.table import Island

CAUSE = "barbarians"


def barbarians_land(g: Island) -> None:
    """The ship has landed: who defends is known at once, or announced in turn order (CK-115)."""
    g.tell(BarbariansLanded())
    of(g).announced = []
    for seat in g.from_seat(g.table.turn.owner):
        g.then("muster", seat=seat)
    g.then("barbarians_attack")


def muster(g: Island, seat: int) -> None:
    """The active knights of a seat defend: all, or those its player names. A seat that left names none."""
    mine = active_knights(g, seat)
    if not mine:
        return
    if g.rules.option("defence") == "chosen" and seat not in g.gone:
        g.ask(seat, DefendQuestion())
    else:
        of(g).announced += mine


def active_knights(g: Island, seat: int) -> list[int]:
    return sorted(c for c, k in of(g).knights.items() if k.seat == seat and k.active)


def contributions(g: Island) -> list[int]:
    """The strength of each seat's knights that defend (CK-102, CK-116)."""
    state, given = of(g), [0] * g.rules.players
    for corner in state.announced:
        given[state.knights[corner].seat] += state.knights[corner].strength
    return given


def barbarians_attack(g: Island) -> None:
    """Cities against knights; in a tie the knights win (CK-99 to CK-101)."""
    strength = sum(b.size >= SIZES["city"] for b in g.table.buildings.values())
    given = contributions(g)
    won = strength > sum(given)
    g.tell((BarbariansWon if won else BarbariansBeaten)(strength=strength, defence=sum(given), counts=given))
    if won:
        ask_for_cities(g, given)
    else:
        reward(g, given)
    g.then("fifth_cards")
    g.then("barbarians_leave")


def ask_for_cities(g: Island, given: list[int]) -> None:
    """Of all who have a plain city those who gave least lose one each (CK-103 to CK-106)."""
    exposed = [seat for seat in g.seats if plain_cities(g, seat)]
    least = min((given[seat] for seat in exposed), default=0)
    for seat in exposed:
        if given[seat] == least:
            g.ask(seat, LoseCityQuestion())


def reward(g: Island, given: list[int]) -> None:
    """The one who gave most defends the island; several draw a card each; nobody is rewarded for nothing."""
    most = max(given)
    best = [seat for seat in g.from_seat(g.table.turn.owner) if most and given[seat] == most]
    if len(best) == 1 and best[0] not in g.gone:
        of(g).defenders[best[0]] += 1
        points_changed(g)
        g.tell(Defender(seat=best[0]))
    elif len(best) > 1:
        g.tell(DefendedTogether(to=best, strength=most))
        for seat in best:
            g.then("choose_deck", seat=seat)


def barbarians_leave(g: Island) -> None:
    """Those who fought rest, the ship goes back, and from now on the robber moves (CK-114, CK-117)."""
    state = of(g)
    for corner in state.announced:
        state.knights[corner].active = False
    state.announced = []
    state.ship = 0
    state.attacks += 1
    g.tell(BarbariansLeft(first=int(state.attacks == 1)))


# --- choices ----------------------------------------------------------------------------------------------------------


class Defend(Action, frozen=True, array_like=True):
    """Name the active knights that defend the island."""

    key: ClassVar[str] = "defend"
    during: ClassVar[tuple[str, ...]] = ("defend",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"
    knights: Corners

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        """Every group of own active knights, large ones first."""
        mine = active_knights(g, seat)
        for size in range(len(mine), 0, -1):
            yield from (Defend(seat, list(group)) for group in combinations(mine, size))

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        state = of(g)
        if not self.knights:
            yield "bad_count"
        if len(set(self.knights)) != len(self.knights):
            yield "bad_target"
        for corner in self.knights:
            knight = state.knights.get(corner)
            if knight is None or knight.seat != self.seat:
                yield "bad_target"
            elif not knight.active:
                yield "knight_inactive"

    def apply(self, g: Island, prompt: Question | None) -> None:
        of(g).announced += self.knights
        strength = sum(of(g).knights[corner].strength for corner in self.knights)
        g.tell(KnightsAnnounced(seat=self.seat, n=len(self.knights), strength=strength))


class HoldBack(Action, frozen=True, array_like=True):
    """Let no knight defend the island."""

    key: ClassVar[str] = "hold_back"
    during: ClassVar[tuple[str, ...]] = ("defend",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "knight"

    def apply(self, g: Island, prompt: Question | None) -> None:
        g.tell(KnightsAnnounced(seat=self.seat, n=0, strength=0))


class DefendQuestion(Question, tag="defend"):
    def default(self, g: Island) -> Action:
        return Defend(self.seat, active_knights(g, self.seat))


class LoseCity(Action, frozen=True, array_like=True):
    """Choose the city the barbarians take."""

    key: ClassVar[str] = "lose_city"
    during: ClassVar[tuple[str, ...]] = ("lose_city",)
    final: ClassVar[bool] = True
    group: ClassVar[str] = "play"
    corner: Corner

    @classmethod
    def domain(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[int]:
        return plain_cities(g, seat)

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.corner not in plain_cities(g, self.seat):
            yield "bad_target"


class LoseCityQuestion(Question, tag="lose_city"):
    sealed: ClassVar[bool] = True

    def default(self, g: Island) -> Action:
        """The one without a wall, then with the fewest chances, then the lowest."""
        walls = of(g).walls
        mine = plain_cities(g, self.seat)
        return LoseCity(self.seat, min(mine, key=lambda c: (c in walls, chances(g, c), c)))

    def forced(self, g: Island) -> Action | None:
        mine = plain_cities(g, self.seat)
        return LoseCity(self.seat, mine[0]) if len(mine) == 1 else None

    @classmethod
    def resolve(cls, g: Island, answers: list[tuple[Self, LoseCity]]) -> None:
        """A settlement from the supply replaces the city; without one the city is laid over (CK-107, CK-108)."""
        for _, action in answers:
            left = g.table.pieces[action.seat]["settlement"] > 0
            (lose if left else lay_over)(g, action.corner, "settlement", CAUSE)
