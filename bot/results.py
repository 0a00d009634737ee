"""Finished games in numbers, kept in the transaction that ends them."""

from __future__ import annotations

from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Result, Score

TOTALS = range(2, 13)


def watch(tx: Transaction, before: Seated, after: Seated) -> None:
    """When a game is over its result is kept for the statistics."""
    if not before.playing or after.playing or after.game is None or after.island.over is None:
        return
    if after.meta.lesson is not None:
        return  # it began with written dice
    game, rolled = after.island, after.chronicle.rolled
    points = [sum(after.family.tally(game, seat).values()) for seat in game.seats]
    scores = tuple(
        Score(
            seat,
            after.user_at(seat),
            after.level(seat),
            points[seat],
            _rank(seat, points, game.over.winners if game.over else ()),
            tuple(rolled.get(str(seat), (0,) * len(TOTALS))),
        )
        for seat in game.seats
    )
    dice = tuple(sum(column) for column in zip(*(score.dice for score in scores), strict=True))
    began = after.record.started_at or after.record.created_at
    tx.finish(
        Result(
            after.id,
            after.record.guild_id,
            after.family.systems(after.meta.modules),
            game.table.turn.number,
            tx.now - began,
            tx.now,
            scores,
            dice,
        )
    )


def _rank(seat: int, points: list[int], winners: tuple[int, ...]) -> int:
    """Winners are first whatever their points; the others follow by points, equals together."""
    if seat in winners:
        return 1
    better = sum(p > points[seat] for s, p in enumerate(points) if s not in winners)
    return 1 + len(winners) + better
