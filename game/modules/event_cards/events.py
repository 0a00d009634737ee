"""What each event does, as steps of the roll (EVT-09 to EVT-28)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.awards import points_of
from game.core.cards import hand_size
from game.core.land import harbour_corners
from game.core.robber import send_home
from game.core.turn import next_present
from game.modules.base.picking import request_picks
from game.modules.event_cards.state import own_intact
from game.table import Island

NOBODY = -1


def present(g: Island) -> list[int]:
    """Seats still in the game, in turn order from the turn owner."""
    return [seat for seat in g.from_seat(g.table.turn.owner) if seat not in g.gone]


def with_cards(g: Island) -> list[int]:
    return [seat for seat in present(g) if hand_size(g, seat)]


def left_neighbour(g: Island, seat: int) -> int:
    """The next in turn order who is still there (EVT-D11)."""
    return next_present(g, (seat + 1) % g.rules.players)


def earthquake(g: Island) -> None:
    """Everybody damages a road (EVT-11)."""
    for seat in present(g):
        if own_intact(g, seat):
            g.ask(seat, "event_road")


def good_neighbourhood(g: Island) -> None:
    """Everybody with a card gives one to the left, all at the same time (EVT-17)."""
    for seat in with_cards(g):
        g.ask(seat, "event_gift", to=left_neighbour(g, seat))


def tournament(g: Island) -> None:
    """Those with most knights take a resource (EVT-18, EVT-34)."""
    reward_most(g, [g.rules.army(g, seat) for seat in g.seats])


def calm_sea(g: Island) -> None:
    """Those with most buildings at harbours take a resource (EVT-20)."""
    corners = harbour_corners(g)
    counts = [0] * g.rules.players
    for corner, building in g.table.buildings.items():
        counts[building.seat] += corner in corners
    reward_most(g, counts)


def fruitful_year(g: Island) -> None:
    """Everybody takes a resource (EVT-24)."""
    request_picks(g, [1] * g.rules.players, "event")


def reward_most(g: Island, counts: list[int]) -> None:
    """Nothing is not most (EVT-D5)."""
    most = max(counts)
    request_picks(g, [int(n == most > 0) for n in counts], "event")


def trade_advantage(g: Island) -> None:
    """The holder of the longest road may rob somebody (EVT-19)."""
    rob(g, g.table.awards.get("longest_road", NOBODY), may_decline=True, resources_only=False)


def conflict(g: Island) -> None:
    """The largest army, or who alone has most knights, robs somebody of a resource (EVT-23, EVT-37)."""
    holder = g.table.awards.get("largest_army", NOBODY)
    if holder == NOBODY:
        knights = [g.rules.army(g, seat) for seat in g.seats]
        holder = knights.index(max(knights)) if max(knights) and knights.count(max(knights)) == 1 else NOBODY
    rob(g, holder, may_decline=False, resources_only=True)


def rob(g: Island, thief: int, *, may_decline: bool, resources_only: bool) -> None:
    victims = [seat for seat in with_cards(g) if seat != thief]
    if thief in present(g) and victims:
        g.ask(thief, "event_victim", victims=victims, may_decline=may_decline, resources_only=resources_only)


def robber_leaves(g: Island) -> None:
    """Before production, so the hex it leaves may earn (EVT-21)."""
    send_home(g)


def neighbourly_help(g: Island) -> None:
    """Each leader by visible points helps somebody with fewer, in turn order (EVT-22)."""
    seats = present(g)
    points = {seat: points_of(g, seat, hidden=False) for seat in seats}
    most = max(points.values())
    behind = [seat for seat in seats if points[seat] < most]
    for seat in with_cards(g) if behind else ():
        if points[seat] == most:
            g.then("event_help", seat=seat, receivers=behind)


def event_help(g: Island, seat: int, receivers: list[int]) -> None:
    """One leader's gift; whoever has left meanwhile is out of it."""
    receivers = [other for other in receivers if other not in g.gone]
    if seat not in g.gone and receivers:
        g.ask(seat, "event_help", receivers=receivers)


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
