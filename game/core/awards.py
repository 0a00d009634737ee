"""Awards, points and the end: what is settled between any two steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from game.core.land import UNDECIDED
from game.core.told import AwardSetAside
from game.engine.game import Result
from game.engine.told import AwardTaken, Won

if TYPE_CHECKING:
    from game.table import Island

NOBODY = -1
MOVES = ("road", "building", "points")  # a piece was put, or `points_changed` was told
ENDINGS = frozenset({"may_win", "wins", "ending"})


class Award(Struct, frozen=True):
    """A card held by whoever has most of something: from `floor` on; in a tie the holder keeps it, or nobody has it."""

    key: str
    points: int
    floor: int
    measure: Callable[[Island, int], int]
    tie: str = "holder"  # or "nobody"
    bound: Callable[[Island, int], int] | None = None  # what it cannot be more than, known without looking closely
    moved_by: tuple[str, ...] = MOVES  # what is worth looking at it for
    raised_by: str = ""  # the move that can only raise what its own player has


def decide(holder: int, lengths: list[int], floor: int, tie: str) -> int:
    """Who has an award now (BASE-129): the holder in a tie, else the only one with most, else nobody."""
    most = max(lengths)
    if most < floor:
        return NOBODY
    best = [seat for seat, length in enumerate(lengths) if length == most]
    if len(best) == 1:
        return best[0]
    return holder if tie == "holder" and holder in best else NOBODY


def points_of(g: Island, seat: int, *, hidden: bool = True) -> int:
    """Victory points, with or without what only their owner knows."""
    tally: dict[str, int] = {}
    g.rules.points(g, seat, hidden, tally)
    return sum(tally.values())


def tally_of(g: Island, seat: int, *, hidden: bool = True) -> dict[str, int]:
    """Victory points by source."""
    tally: dict[str, int] = {}
    g.rules.points(g, seat, hidden, tally)
    return {source: n for source, n in tally.items() if n}


def settle(g: Island) -> None:
    """Awards move, then the one whose turn it is may have won, then other endings (ATX-21); founding counts when done.

    Looked at once for each state of the board and each part of the game: whoever changes points calls `points_changed`.
    Where nothing but points decides and nobody has enough of them, all is calm: another's turn changes nothing.
    """
    turn, memo, rules = g.table.turn, g.memo, g.rules
    if turn.part == "founding":
        return
    g.unsettled = False
    if memo.get("decided") is not rules.award_keys:
        _decide_awards(g)
    if rules.by_points:
        memo["calm"] = max([_points(g, seat) for seat in g.seats]) < g.table.target
        if not memo["calm"] and _points(g, turn.actor) >= g.table.target:
            finish(g, Result((turn.actor,)))
        return
    seat = rules.may_win(g, turn.actor)
    if seat != NOBODY:
        why = "points" if _points(g, seat) >= g.table.target else rules.wins(g, seat)
        if why:
            finish(g, Result((seat,), why))
            return
    result = rules.ending(g)
    if result is not None:
        finish(g, result)


def _decide_awards(g: Island) -> None:
    memo = g.memo
    decided = memo.get("decided", UNDECIDED)
    memo["decided"] = g.rules.award_keys
    raised = memo.pop("raised", None)
    for award in g.rules.awards:
        if award.key not in decided and not (raised and _stays(g, award, *raised)):
            _hand_out(g, award)


def _points(g: Island, seat: int) -> int:
    """Points as they were when last something changed them."""
    known: dict[int, int] = g.memo.get("points") or g.memo.setdefault("points", {})
    points = known.get(seat)
    if points is None:
        points = known[seat] = points_of(g, seat)
    return points


def finish(g: Island, result: Result) -> None:
    """The game is over."""
    g.over, g.unsettled = result, True
    winners, points = list(result.winners), max((points_of(g, seat) for seat in result.winners), default=0)
    why, other, tie = result.why, result.other, result.tie
    g.tell(Won(winners=winners, why=why, points=points, goal=g.table.target, other=other, tie=tie))


def _stays(g: Island, award: Award, move: str, seat: int) -> bool:
    """Whether an award surely stays where it is, since nothing but what a seat has of it has grown, and not enough."""
    if award.raised_by != move:
        return False
    holder = g.table.awards.get(award.key, NOBODY)
    if holder in (NOBODY, seat):
        return holder == seat or _at_most(g, award, seat, award.floor - 1)
    return _at_most(g, award, seat, award.measure(g, holder))


def _at_most(g: Island, award: Award, seat: int, most: int) -> bool:
    return (award.bound is not None and award.bound(g, seat) <= most) or award.measure(g, seat) <= most


def _lengths(g: Island, award: Award, holder: int) -> list[int]:
    """What is measured, of those who can come near having most; 0 for the others."""
    bound, measure = award.bound, award.measure
    if bound is None:
        return [measure(g, seat) for seat in g.seats]
    least = award.floor if holder == NOBODY else max(award.floor, measure(g, holder))
    return [measure(g, seat) if bound(g, seat) >= least else 0 for seat in g.seats]


def _hand_out(g: Island, award: Award) -> None:
    awards = g.table.awards
    before = awards.get(award.key, NOBODY)
    now = decide(before, _lengths(g, award, before), award.floor, award.tie)
    if now == before:
        return
    g.memo.pop("points", None)
    if now == NOBODY:
        del awards[award.key]
        if not g.quiet:
            g.tell(AwardSetAside(award=award.key, seat=before, counts=_counted(g, award)))
    else:
        awards[award.key] = now
        if not g.quiet:
            counts = _counted(g, award)
            g.tell(AwardTaken(award=award.key, seat=now, other=before, n=counts[now], counts=counts))


def _counted(g: Island, award: Award) -> list[int]:
    """What everybody has of what is measured."""
    return [award.measure(g, seat) for seat in g.seats]
