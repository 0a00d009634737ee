"""City improvements in three fields, and the metropolises they win (CK-85 to CK-97)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from game.arguments import Corner
from game.core.cards import give_bank, shortfall
from game.core.land import points_changed
from game.engine import Action, Need, Problem, Question, SoFar
from game.modules.cities_and_knights.deck import FIELDS, Field
from game.modules.cities_and_knights.state import (
    COMMODITY,
    METROPOLIS_LEVEL,
    TOP_LEVEL,
    cities,
    level,
    metropolis_owner,
    of,
    plain_cities,
)
from game.modules.cities_and_knights.told import Improved, MetropolisBuilt, MetropolisTaken
from game.table import Cards, Island

UNNAMED = -1


def improvement_price(g: Island, seat: int, field: str) -> Cards:
    """As many commodities of the field as the number of the level; one less with a Crane (CK-132)."""
    n = level(g, seat, field) + 1 - of(g).crane
    return g.rules.cards({COMMODITY[field]: n})


def field_problems(g: Island, seat: int, field: str) -> Iterator[Problem]:
    """Why a seat cannot buy the next level of a field, the price aside."""
    now = level(g, seat, field)
    yield from STANDING_CITY.problems(g, seat)
    if now >= TOP_LEVEL:
        yield "max_level"
    elif now + 1 >= METROPOLIS_LEVEL and not plain_cities(g, seat) and metropolis_owner(g, field) != seat:
        yield "need_metropolis_site"


def wins_metropolis(g: Island, seat: int, field: str) -> bool:
    """Whether the next level brings the metropolis: the first at 4, or the first at 5 from one still at 4."""
    now, owner = level(g, seat, field) + 1, metropolis_owner(g, field)
    if owner == UNNAMED:
        return now >= METROPOLIS_LEVEL
    return now == TOP_LEVEL and owner != seat and level(g, owner, field) < TOP_LEVEL


class Commodities(Need):
    """A commodity, unless the Crane pays for a first level; which field they serve, the action names."""

    def met(self, g: Island, seat: int) -> bool:
        return of(g).crane or any(g.table.hands[seat][g.rules.resource_kinds : g.rules.card_kinds])


class StandingCity(Need):
    """A city that is not laid over."""

    def problems(self, g: Island, seat: int) -> Iterator[Problem]:
        if not cities(g, seat):
            yield "need_city"

    def met(self, g: Island, seat: int) -> bool:
        return bool(cities(g, seat))


STANDING_CITY = StandingCity()


class Improve(Action, frozen=True, array_like=True):
    """Buy the next level of a field; a metropolis it wins goes on the city named."""

    key: ClassVar[str] = "improve"
    during: ClassVar[tuple[str, ...]] = ("main",)
    group: ClassVar[str] = "build"
    needs: ClassVar[tuple[Need, ...]] = (Commodities(), STANDING_CITY)
    field: Field
    metropolis: Corner = UNNAMED  # may be left out where there is only one city for it

    @classmethod
    def choices(cls, g: Island, seat: int, prompt: Question | None, so_far: SoFar) -> Sequence[Any]:
        if "field" in so_far:
            return cls.sites(g, seat, so_far["field"])
        return [field for field in FIELDS if affords(g, seat, field) and not any(field_problems(g, seat, field))]

    @classmethod
    def ways(cls, g: Island, seat: int, prompt: Question | None) -> Iterator[Action]:
        for field in cls.choices(g, seat, prompt, {}):
            yield from (Improve(seat, field, site) for site in cls.sites(g, seat, field))

    @classmethod
    def sites(cls, g: Island, seat: int, field: str) -> list[int]:
        return plain_cities(g, seat) if wins_metropolis(g, seat, field) else [UNNAMED]

    def problems(self, g: Island, prompt: Question | None) -> Iterator[Problem]:
        if self.field not in FIELDS:
            yield "bad_input"
            return
        yield from field_problems(g, self.seat, self.field)
        sites = self.sites(g, self.seat, self.field)
        if self.metropolis not in sites and (self.metropolis != UNNAMED or len(sites) > 1):
            yield "bad_target"
        if short := shortfall(g, self.seat, improvement_price(g, self.seat, self.field)):
            yield short

    def apply(self, g: Island, prompt: Question | None) -> None:
        state = of(g)
        site = self.sites(g, self.seat, self.field)[0] if self.metropolis == UNNAMED else self.metropolis
        loser = metropolis_owner(g, self.field)
        give_bank(g, self.seat, improvement_price(g, self.seat, self.field))
        state.crane = False
        state.levels[self.seat][self.field] += 1
        g.tell(Improved(seat=self.seat, field=self.field, level=level(g, self.seat, self.field)))
        if site != UNNAMED:
            state.metropolises[self.field] = site
            won = MetropolisBuilt if loser == UNNAMED else MetropolisTaken
            g.tell(won(seat=self.seat, field=self.field, place=site, other=loser))
        points_changed(g)


def affords(g: Island, seat: int, field: str) -> bool:
    held = g.table.hands[seat][g.rules.index[COMMODITY[field]]]
    return held >= level(g, seat, field) + 1 - of(g).crane


def could_improve(g: Island, seat: int) -> bool:
    """Whether any level could be bought if it cost nothing (CK-134)."""
    return any(not any(field_problems(g, seat, field)) for field in FIELDS)
