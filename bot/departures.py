"""Games left before their end: a trace for those who ask who usually stays, kept with the change that makes it true.

Leaves who leaves the game, whose seat the others or a moderator gave away, and whose seat a stand-in still held at the
end because their time was up or the others had voted. Whoever hands a seat on, or plays with nobody else, leaves none.
"""

from __future__ import annotations

from bot.seated import Seated
from bot.store import Action as Transaction

HARMLESS = ("own", "back")
"""Reasons for which a seat changes hands without anybody having left."""


def watch(tx: Transaction, before: Seated, after: Seated) -> None:
    """Write down who is gone now and was not before, and strike out who is back."""
    if before.game is None or after.game is None or after.meta.lesson is not None:
        return
    was, now = departed(before), departed(after)
    for user in now - was:
        tx.left(user)
    for user in was - now:
        tx.returned(user)


def departed(table: Seated) -> set[int]:
    """Everybody who has left a game that others played on."""
    assert table.game is not None
    here = {s.user_id for s in table.seats if s.user_id is not None}
    away = {s.user_id for s in table.seats if s.seat in table.game.gone and s.user_id is not None}
    last = {c.old_user: c.why for c in table.meta.changes if c.old_user}
    lost = {user for user, why in last.items() if user not in here and why not in HARMLESS}
    if table.game.over is not None:
        away |= {s.user_id for s in table.seats if s.user_id is not None and s.stand_in and _unasked(table, s.seat)}
    gone = away | lost
    return gone if len(here | lost) > 1 else set()


def _unasked(table: Seated, seat: int) -> bool:
    """Did the stand-in come without the person's own word?"""
    last = next((c for c in reversed(table.meta.changes) if c.seat == seat), None)
    return last is not None and last.why not in HARMLESS
