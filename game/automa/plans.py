"""Plans: what a seat could build next, what that would bring, and how long it takes from the hand it has."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple, TypeAlias

from game.automa.economy import Economy, margins, wait
from game.automa.sight import harbour_at, prizes, rivals, spots, yields_at
from game.automa.taste import Taste
from game.core.awards import Award
from game.table import Island

Standings: TypeAlias = list[list[int]]
"""For each award what it measures, by seat."""

SETTLEMENT, CITY, ROAD, CARD, PRIZE = "settlement", "city", "road", "development", "prize"
CONTESTED, BEHIND = 0.8, 0.5
WINNING = 6.0
RACE = (1.0, 0.5, 0.28, 0.14, 0.06)  # share of an award for who lacks so many steps


class Plan(NamedTuple):
    """Something to build: what it brings in points, and what it costs."""

    what: str
    gain: float
    need: tuple[int, ...]


def plans(g: Island, seat: int, eco: Economy, horizon: float, lacking: int, taste: Taste) -> list[Plan]:
    """The best of each sort, whatever the hand; `lacking` is how many points the seat still needs."""
    memo = g.memo
    key = ("automa_plans", taste, seat, eco, horizon, lacking, bool(_cards(g, taste)))
    if key not in memo:
        memo[key] = _plans(g, seat, eco, horizon, lacking, taste)
    found: list[Plan] = memo[key]
    if "wishes" in g.rules.silent:
        return found
    return [*found, *(Plan(*wish) for wish in g.rules.wishes(g, seat))]


def _plans(g: Island, seat: int, eco: Economy, horizon: float, lacking: int, taste: Taste) -> list[Plan]:
    found = [*_settlements(g, seat, eco, horizon, taste), *_cities(g, seat, eco, horizon, taste), *_cards(g, taste)]
    found += [*_longer_road(g, seat, taste), *_prizes(g, seat, taste)]
    return [p._replace(gain=p.gain + WINNING) if _points(p) >= lacking else p for p in found]


def _points(plan: Plan) -> int:
    return 2 if plan.what == "award" else int(plan.what in (SETTLEMENT, CITY, PRIZE))


def hand_worth(plans: list[Plan], hand: list[int], eco: Economy, taste: Taste) -> float:
    """What plans are worth from this hand: the best whole, the next in part."""
    patience = 1 - taste.impatience
    values = sorted((p.gain * patience ** delay(p.need, hand, eco, taste) for p in plans), reverse=True)
    return (values[0] + taste.second * sum(values[1:2]) + taste.third * sum(values[2:3])) if values else 0.0


def delay(need: tuple[int, ...], hand: list[int], eco: Economy, taste: Taste) -> float:
    """Rolls until a hand can pay; trading with the bank first counts for a little."""
    left = [n - h for n, h in zip(need, hand, strict=False)]
    rolls = wait(left, eco.income, eco.rates)
    trips = sum(n for n in left if n > 0) if rolls <= 0 else 0
    return rolls + taste.bank_trip * trips


def _settlements(g: Island, seat: int, eco: Economy, horizon: float, taste: Taste) -> list[Plan]:
    """The best corner for each number of roads to it."""
    if g.table.pieces[seat].get(SETTLEMENT, 0) <= 0:
        return []
    best: dict[int, float] = {}
    others, margin = rivals(g, seat), margins(g.rules, eco, taste)
    for corner, steps, _ in spots(g, seat):
        gain = corner_gain(g, corner, eco, horizon, taste, margin) * _contest(corner, steps, others) ** taste.contest
        gain *= taste.settlements
        if gain > best.get(steps, 0.0):
            best[steps] = gain
    price, road = g.rules.prices[SETTLEMENT], g.rules.prices[ROAD]
    cards = range(g.rules.card_kinds)
    return [Plan(SETTLEMENT, gain, tuple(price[k] + n * road[k] for k in cards)) for n, gain in best.items()]


def _contest(corner: int, steps: int, rivals: list[dict[int, tuple[int, int]]]) -> float:
    nearest = min((way[corner][0] for way in rivals if corner in way), default=9)
    if steps == 0:
        return 1.0 if nearest > 1 else 0.95
    return 1.0 if nearest > steps + 1 else CONTESTED if nearest > steps else BEHIND


def corner_gain(
    g: Island, corner: int, eco: Economy, horizon: float, taste: Taste, margin: Sequence[float] | None = None
) -> float:
    """What a settlement at a corner brings; who asks about many corners gives the margins of the economy."""
    found = yields_at(g, corner)
    earned: float = sum(map(mul, margin or margins(g.rules, eco, taste), found))
    gain = 1 + taste.growth * horizon * earned
    kind = harbour_at(g, corner)
    if kind is None:
        return gain
    if kind == "any":
        return gain + taste.harbour * (min(eco.rates) > 3) * horizon / 15
    index = g.rules.index[kind]
    better = eco.rates[index] - 2
    return gain + (taste.harbour / 2 + 0.05 * better * 10 * (eco.income[index] + found[index])) * horizon / 30


def _cities(g: Island, seat: int, eco: Economy, horizon: float, taste: Taste) -> list[Plan]:
    if g.table.pieces[seat].get(CITY, 0) <= 0:
        return []
    best, margin = 0.0, margins(g.rules, eco, taste)
    for corner, building in g.table.buildings.items():
        if building.seat == seat and building.size == 1:
            large, small = yields_at(g, corner, 2), yields_at(g, corner, 1)
            more = sum(m * (a - b) for m, a, b in zip(margin, large, small, strict=True))
            best = max(best, taste.cities * (1 + taste.growth * horizon * more))
    return [Plan(CITY, best, g.rules.prices[CITY][: g.rules.card_kinds])] if best else []


def _cards(g: Island, taste: Taste) -> list[Plan]:
    if CARD not in g.rules.prices or not g.ext["development"].deck:  # type: ignore[attr-defined]
        return []
    return [Plan(CARD, taste.card, g.rules.prices[CARD][: g.rules.card_kinds])]


def _longer_road(g: Island, seat: int, taste: Taste) -> list[Plan]:
    """Roads enough to take the longest road, if that is near."""
    award = next((a for a in g.rules.awards if a.key == "longest_road"), None)
    if award is None or g.table.awards.get(award.key) == seat:
        return []
    lacking = to_take(g, award, seat)
    if not 0 < lacking <= 3 or g.table.pieces[seat][ROAD] < lacking:
        return []
    need = tuple(lacking * n for n in g.rules.prices[ROAD][: g.rules.card_kinds])
    return [Plan("award", taste.award, need)]


def _prizes(g: Island, seat: int, taste: Taste) -> list[Plan]:
    """Roads to corners that bring a point to whoever gets there first: the best for each number of roads."""
    best: dict[int, float] = {}
    others, left = rivals(g, seat), g.table.pieces[seat][ROAD]
    for corner, steps, _ in prizes(g, seat):
        if 0 < steps <= left:
            best[steps] = max(best.get(steps, 0.0), _contest(corner, steps, others) ** taste.contest)
    price = g.rules.prices[ROAD][: g.rules.card_kinds]
    return [Plan(PRIZE, gain, tuple(steps * n for n in price)) for steps, gain in best.items()]


def to_take(g: Island, award: Award, seat: int) -> int:
    """How much more of something a seat needs to take an award."""
    return _lacking(award, seat, [award.measure(g, other) for other in g.seats])


def _lacking(award: Award, seat: int, measured: Sequence[int]) -> int:
    best = max(n for other, n in enumerate(measured) if other != seat)
    return max(award.floor, best + 1) - measured[seat]


def standings(g: Island) -> Standings:
    """How far everybody has come with each award."""
    return [[award.measure(g, seat) for seat in g.seats] for award in g.rules.awards]


def race(g: Island, seat: int, taste: Taste, measured: Standings | None = None) -> float:
    """Awards in reach, and awards held that others are close to."""
    value = 0.0
    for award, all_seats in zip(g.rules.awards, measured or standings(g), strict=True):
        lacking = _lacking(award, seat, all_seats)
        if g.table.awards.get(award.key) == seat:
            value -= taste.defend * award.points * (0.3 if lacking > 0 else 0.15 if lacking == 0 else 0.0)
        elif lacking < len(RACE):
            share = taste.race * (taste.knights if award.key == "largest_army" else 1.0)
            value += award.points * share * RACE[max(lacking, 1)]
    return value
