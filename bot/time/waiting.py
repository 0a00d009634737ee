"""For whom a game waits, since when, and how long it will."""

from __future__ import annotations

from bot.seated import Seated
from bot.settings import Pace, Settings
from bot.time.presence import still
from game.engine import Action, Question, Refused


def pace_of(settings: Settings, table: Seated) -> Pace | None:
    """How long a move may take at this table; None: for ever."""
    pace = table.option("pace")
    return {"live": settings.pace_live, "day": settings.pace_day, "week": settings.pace_week}.get(str(pace))


def asked(table: Seated, seat: int) -> Question | None:
    """The question a person holds everybody up with."""
    if still(table) or table.is_automatic(seat) or table.user_at(seat) is None:
        return None
    return next((p for p in table.island.waiting_for() if p.seat == seat), None)


def newly_asked(before: Seated, after: Seated, seat: int) -> Question | None:
    """The same, if it is another question, or another person's, than before."""
    now = asked(after, seat)
    was = asked(before, seat) if before.game is not None and before.user_at(seat) == after.user_at(seat) else None
    return now if now is not None and (was is None or was.id != now.id) else None


def default(table: Seated, prompt: Question) -> tuple[Action, int]:
    """What the game does for somebody silent, as that seat sees it."""
    seen = table.view(prompt.seat)
    mine = seen.prompt(prompt.id)
    if mine is None:
        raise Refused("stale_button")
    return mine.default(seen), mine.id


def slot_seat(slot: str) -> int:
    """The seat a timer was armed for."""
    return int(slot.rpartition("/")[2])
