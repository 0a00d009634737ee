"""What the buttons about time mean: I am back, a voice in a vote, I take the seat."""

from __future__ import annotations

from bot.lobby.running import CONFIRMED
from bot.router import Call, Router
from bot.seated import Seated
from bot.time import ballots
from bot.time.arriving import welcome
from bot.time.proposals import kick
from bot.time.returning import welcome_words
from game.engine import Refused


def register(router: Router) -> None:
    """Answer for the buttons of votes and returns."""
    router.verbs |= {"back": back, "vote": vote, "sit": sit}
    CONFIRMED["kick"] = kick


async def back(call: Call) -> None:
    """I am back."""
    table, seat = await call.seat()
    await call.answer.hold()
    before, after = await call.bot.sessions.change(
        table.id, lambda tx, now: welcome(tx, now, seat), interaction_id=call.interaction.id
    )
    await _greet(call, before, after, seat)


async def _greet(call: Call, before: Seated, after: Seated, seat: int) -> None:
    """Whoever is back hears what happened, and in whose hands their cards were."""
    words = welcome_words(call.speech, before, after, seat, call.user)
    await (call.answer.whisper(words) if words else call.answer.done())


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


async def sit(call: Call) -> None:
    """I take the seat over; by whom it was held meanwhile is told to one who comes back."""
    table = await call.table()
    key = call.press.extra
    if ballots.find(table, key) is None:
        raise Refused("stale_button")
    await call.answer.hold()
    before, after = await call.bot.sessions.change(
        table.id, lambda tx, now: ballots.sit_down(tx, now, key, call.user), interaction_id=call.interaction.id
    )
    seat = after.seat_of(call.user)
    if seat is None:
        await call.answer.whisper(call.speech.say("run-agreed"))
    else:
        await _greet(call, before, after, seat)
