"""What each event does, as steps of the roll (EVT-09 to EVT-28)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.land import harbour_corners
from game.core.robber import send_home
from game.modules.base.picking import request_picks
from game.modules.event_cards.answers import EventGift, EventHelp, EventVictim
from game.modules.event_cards.roads import EventRoad
from game.modules.event_cards.state import left_neighbour, own_intact
from game.modules.event_cards.told import EventInVain
from game.table import Island

NOBODY = -1


def present(g: Island) -> list[int]:
    """Seats still in the game, in turn order from the turn owner."""
    return [seat for seat in g.from_seat(g.table.turn.owner) if seat not in g.gone]


def with_cards(g: Island) -> list[int]:
    return [seat for seat in present(g) if hand_size(g, seat)]


def earthquake(g: Island) -> None:
    """Everybody damages a road (EVT-11)."""
    shaken = [seat for seat in present(g) if own_intact(g, seat)]
    for seat in shaken:
        g.ask(seat, EventRoad())
    if not shaken:
        in_vain(g, "earthquake", "no_road")


def good_neighbourhood(g: Island) -> None:
    """Everybody with a card gives one to the left, all at the same time (EVT-17)."""
    giving = with_cards(g)
    for seat in giving:
        g.ask(seat, EventGift(to=left_neighbour(g, seat)))
    if not giving:
        in_vain(g, "good_neighbourhood", "no_cards")


def tournament(g: Island) -> None:
    """Those with most knights take a resource (EVT-18, EVT-34)."""
    reward_most(g, [g.rules.army(g, seat) for seat in g.seats], "tournament", "no_knight")


def calm_sea(g: Island) -> None:
    """Those with most buildings at harbours take a resource (EVT-20)."""
    corners = harbour_corners(g)
    counts = [0] * g.rules.players
    for corner, building in g.table.buildings.items():
        counts[building.seat] += corner in corners
    reward_most(g, counts, "calm_sea", "no_harbour")


def fruitful_year(g: Island) -> None:
    """Everybody takes a resource (EVT-24)."""
    _rewarded(g, [1] * g.rules.players, "fruitful_year")


def reward_most(g: Island, counts: list[int], event: str, none: str) -> None:
    """Nothing is not most (EVT-D5)."""
    most = max(counts)
    due = [int(n == most > 0) for n in counts]
    if any(due[seat] for seat in present(g)):
        _rewarded(g, due, event)
    else:
        in_vain(g, event, "nobody_first" if most else none)


def _rewarded(g: Island, due: list[int], event: str) -> None:
    request_picks(g, due, "event")
    if not any(g.table.bank[: g.rules.resource_kinds]):
        in_vain(g, event, "no_bank")


def in_vain(g: Island, event: str, why: str) -> None:
    """Nothing comes of an event, and everybody hears why."""
    g.tell(EventInVain(event=event, why=why))


def trade_advantage(g: Island) -> None:
    """The holder of the longest road may rob somebody (EVT-19)."""
    holder = g.table.awards.get("longest_road", NOBODY)
    rob(g, holder, "trade_advantage", may_decline=True, resources_only=False)


def conflict(g: Island) -> None:
    """The largest army, or who alone has most knights, robs somebody of a resource (EVT-23, EVT-37)."""
    holder = g.table.awards.get("largest_army", NOBODY)
    if holder == NOBODY:
        knights = [g.rules.army(g, seat) for seat in g.seats]
        holder = knights.index(max(knights)) if max(knights) and knights.count(max(knights)) == 1 else NOBODY
    rob(g, holder, "conflict", may_decline=False, resources_only=True)


def rob(g: Island, thief: int, event: str, *, may_decline: bool, resources_only: bool) -> None:
    victims = [seat for seat in with_cards(g) if seat != thief]
    if thief not in present(g):
        in_vain(g, event, "nobody_first")
    elif not victims:
        in_vain(g, event, "no_cards")
    else:
        g.ask(thief, EventVictim(victims=victims, may_decline=may_decline, resources_only=resources_only))


def robber_leaves(g: Island) -> None:
    """Before production, so the hex it leaves may earn (EVT-21)."""
    before = g.table.robber
    send_home(g)
    if g.table.robber == before:
        in_vain(g, "robber_leaves", "asleep" if g.rules.robber_bound(g) else "at_home")


def neighbourly_help(g: Island) -> None:
    """Each leader by visible points helps somebody with fewer, in turn order (EVT-22)."""
    seats = present(g)
    points = {seat: points_of(g, seat, hidden=False) for seat in seats}
    most = max(points.values())
    behind = [seat for seat in seats if points[seat] < most]
    giving = [seat for seat in with_cards(g) if points[seat] == most]
    if not behind or not giving:
        in_vain(g, "neighbourly_help", "no_cards" if behind else "all_equal")
        return
    for seat in giving:
        g.then("event_help", seat=seat, receivers=behind)


def event_help(g: Island, seat: int, receivers: list[int]) -> None:
    """One leader's gift; whoever has left meanwhile is out of it."""
    receivers = [other for other in receivers if other not in g.gone]
    if seat not in g.gone and receivers:
        g.ask(seat, EventHelp(receivers=receivers))


EVENTS: dict[str, Callable[[Island], None]] = {
    "earthquake": earthquake,
    "good_neighbourhood": good_neighbourhood,
    "tournament": tournament,
    "calm_sea": calm_sea,
    "fruitful_year": fruitful_year,
    "trade_advantage": trade_advantage,
    "conflict": conflict,
    "robber_leaves": robber_leaves,
    "neighbourly_help": neighbourly_help,
}
"""Robbery is the 7 that follows by itself; the plague is a limit on production."""
