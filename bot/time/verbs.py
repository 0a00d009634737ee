"""What the buttons about time mean: I am back, and a voice in a vote."""

from __future__ import annotations

from bot.router import Call, Router
from bot.time import ballots, seats
from game.engine import Refused


def register(router: Router) -> None:
    """Answer for the buttons of votes and returns."""
    router.verbs |= {"back": back, "vote": vote}


async def back(call: Call) -> None:
    """I am back."""
    table, seat = await call.seat()
    await call.answer.hold()
    await call.bot.sessions.change(
        table.id, lambda tx, now: seats.return_to(tx, now, seat), interaction_id=call.interaction.id
    )
    await call.answer.done()


async def vote(call: Call) -> None:
    """A voice for what the button names."""
    table, _ = await call.seat()
    key = call.press.extra
    if ballots.find(table, key) is None:
        raise Refused("stale_button")
    await call.answer.hold()
    await call.bot.sessions.change(
        table.id, lambda tx, now: ballots.cast(tx, now, key, call.user), interaction_id=call.interaction.id
    )
    await call.answer.done()
