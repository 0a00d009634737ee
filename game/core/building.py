"""Building: every reason against it, and the one way it is done (ATX-20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.cards import give_bank, pay, shortfall
from game.core.places import building_put, legal_places, place_problems, road_laid
from game.core.reach import SIZES
from game.core.told import Built
from game.engine import Problem
from game.table import Building, Cards, Island, Road


def price_of(g: Island, item: str) -> Cards:
    """What is printed as the price of an item."""
    return list(g.rules.prices[item])


def build_problems(
    g: Island, seat: int, item: str, place: int, how: str = "paid", price: Sequence[int] | None = None
) -> Iterator[Problem]:
    """Every reason against building an item at a place; `how`: paid, free, found, moved, card."""
    if how != "moved" and g.table.pieces[seat].get(item, 0) <= 0 and not _lies_there(g, seat, item, place):
        yield "no_piece_left"
    yield from place_problems(g, seat, item, place, how)
    if how == "paid":
        short = shortfall(g, seat, price if price is not None else price_of(g, item))
        if short:
            yield short


def _lies_there(g: Island, seat: int, item: str, place: int) -> bool:
    """The piece is on the spot already, laid over; it only has to be stood up again."""
    here = g.table.buildings.get(place) if item == "city" else None
    return here is not None and here.seat == seat and here.kind == item and here.size < SIZES[item]


def can_afford(g: Island, seat: int, item: str) -> bool:
    """Whether a hand covers the price of an item."""
    hand = g.table.hands[seat]
    return all(hand[kind] >= n for kind, n in g.rules.needs[item])


def payable_places(g: Island, seat: int, item: str) -> Sequence[int]:
    """Where a seat may build an item now."""
    return buildable_places(g, seat, item) if can_afford(g, seat, item) else ()


def buildable_places(g: Island, seat: int, item: str, how: str = "paid") -> Sequence[int]:
    """Where a seat may build an item now, the price aside."""
    if g.table.pieces[seat][item] > 0:
        return legal_places(g, seat, item, how)
    if item != "city":
        return ()
    return [p for p in legal_places(g, seat, item, how) if _lies_there(g, seat, item, p)]


def build(g: Island, seat: int, item: str, place: int, how: str = "paid", price: Sequence[int] | None = None) -> None:
    """Pay, place, and tell everybody; legality was checked before."""
    if how == "paid":
        if price is None:
            pay(g, seat, item)
        else:
            give_bank(g, seat, price)
    put(g, seat, item, place, how)
    if not g.quiet:
        g.tell(Built(seat=seat, item=item, place=place, how=how))
    g.rules.placed(g, seat, item, place, how)


def put(g: Island, seat: int, item: str, place: int, how: str = "paid") -> None:
    """The piece goes from the supply to the board, and roads and awards are looked at again."""
    t = g.table
    t.pieces[seat][item] -= 1
    if item == "road":
        t.roads[place] = Road(seat, t.turn.number)
        road_laid(g, seat, place)
        return
    before = t.buildings.get(place)
    if before is not None:
        t.pieces[seat][before.kind] += 1
    t.buildings[place] = Building(seat, item, SIZES[item], t.turn.number)
    if how == "paid" and before is None:
        t.turn.new_harbours.append(place)
    building_put(g, seat, place, cut_through(g, seat, place))


def cut_through(g: Island, seat: int, corner: int) -> set[int]:
    """Whose line of roads a building of a seat cuts in two."""
    there = roads_touching(g, corner)
    return {s for s in there if s != seat and there.count(s) > 1}


def roads_touching(g: Island, corner: int) -> list[int]:
    """The owners of the roads at a corner."""
    roads = g.table.roads
    return [roads[e].seat for e in g.rules.topology.corner_edges[corner] if e in roads]
