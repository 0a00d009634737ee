"""Questions answered for people who wish so, or are away: the usual answer at once, so that nobody waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Lapsed, Person, Timer
from bot.time.polite import away
from bot.time.waiting import default
from game.catalogue import catalogue
from game.engine import Prompt, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "usual"
QUESTIONS = tuple(
    dict.fromkeys(kind.key for module in catalogue().values() for kind in module.prompts if kind.entrusted)
)
"""What can be answered in the usual way at once instead of waiting for the person."""
USUAL = "usual"


class Usual:
    """One timer for each such question to a person; it asks for their wishes when it fires."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Look at every new question."""
        if not after.playing or after.paused:
            return
        old = {p.id for p in before.island.prompts} if before.game is not None and not before.paused else set()
        for prompt in after.island.prompts:
            if prompt.id not in old and prompt.kind in QUESTIONS and _person(after, prompt.seat) is not None:
                tx.arm(TIMER, tx.now, msgspec.msgpack.encode(prompt.id), key=str(prompt.id))

    async def fire(self, timer: Timer) -> None:
        """Answer, if the person wants it so."""
        assert timer.game_id is not None
        bot, number = self.bot, msgspec.msgpack.decode(timer.args)
        table = await bot.sessions.open(timer.game_id)
        prompt = table.island.prompt(number) if table.playing else None
        user = _person(table, prompt.seat) if prompt is not None and prompt.answer is None else None
        person = await bot.store.people.load(user) if user is not None else None
        if prompt is None or person is None or not wants(person, table, prompt, bot.clock.now()):
            await bot.store.timers.done(timer)
            return
        try:
            await bot.sessions.act(timer.game_id, lambda now: default(now, prompt), timer=timer)
        except Lapsed:
            return
        except Refused:
            await bot.store.timers.done(timer)


def wants(person: Person, table: Seated, prompt: Prompt, now: int) -> bool:
    """Is this question to be answered for them? A no is, while they are away, whatever else is set."""
    declined = table.island.rules.prompts[prompt.kind].declined
    return person.answers.get(prompt.kind) == USUAL or (declined and away(person, now))


def _person(table: Seated, seat: int) -> int | None:
    return None if table.is_automatic(seat) else table.user_at(seat)
