"""Awards, points and the end: what is settled between any two steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from game.engine.game import Result

if TYPE_CHECKING:
    from game.table import Island

NOBODY = -1


class Award(Struct, frozen=True):
    """A card held by whoever has most of something: from `floor` on; in a tie the holder keeps it, or nobody has it."""

    key: str
    points: int
    floor: int
    measure: Callable[[Island, int], int]
    tie: str = "holder"  # or "nobody"


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
    """
    turn, memo = g.table.turn, g.memo
    if turn.part == "founding":
        return
    g.unsettled = False
    if "awarded" not in memo:
        memo["awarded"] = True
        for award in g.rules.awards:
            _hand_out(g, award)
    seat = g.rules.may_win(g, turn.actor)
    if seat != NOBODY and (_points(g, seat) >= g.table.target or g.rules.wins(g, seat)):
        finish(g, Result((seat,)))
        return
    result = g.rules.ending(g)
    if result is not None:
        finish(g, result)


def _points(g: Island, seat: int) -> int:
    """Points as they were when last something changed them."""
    known: dict[int, int] = g.memo.setdefault("points", {})
    if seat not in known:
        known[seat] = points_of(g, seat)
    return known[seat]


def finish(g: Island, result: Result) -> None:
    """The game is over."""
    g.over = result
    g.tell("won", winners=list(result.winners), why=result.why)


def _hand_out(g: Island, award: Award) -> None:
    awards = g.table.awards
    before = awards.get(award.key, NOBODY)
    now = decide(before, [award.measure(g, seat) for seat in g.seats], award.floor, award.tie)
    if now == before:
        return
    if now == NOBODY:
        del awards[award.key]
        g.tell("award_set_aside", award=award.key)
    else:
        awards[award.key] = now
        g.tell("award_taken", award=award.key, seat=now)
