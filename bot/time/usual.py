"""Questions answered for people who wish so, or are away: the usual answer at once, so that nobody waits."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bot.seated import Seated
from bot.store import Action as Transaction
from bot.store import Person, Timer
from bot.time.polite import away
from bot.time.presence import still
from bot.time.waiting import default
from game.catalogue import catalogue
from game.engine import Action, Question, why_not
from game.rules import compose
from game.setup import Setup

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER = "usual"
KINDS = {kind.kind: kind for module in catalogue().values() for kind in module.prompts if kind.entrusted}
"""What can be answered at once instead of waiting for the person."""
QUESTIONS = tuple(KINDS)
USUAL = "usual"


class Usual:
    """One timer for each such question to a person; it asks for their wishes when it fires."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Look at every new question."""
        if still(after):
            return
        old = set() if still(before) else {p.id for p in before.island.prompts}
        for prompt in after.island.prompts:
            if prompt.id not in old and prompt.kind in QUESTIONS and _person(after, prompt.seat) is not None:
                tx.arm(TIMER, tx.now, msgspec.msgpack.encode(prompt.id), key=str(prompt.id))

    async def fire(self, timer: Timer) -> None:
        """Answer, if the person wants it so."""
        assert timer.game_id is not None
        bot, number = self.bot, msgspec.msgpack.decode(timer.args)
        table = await bot.sessions.open(timer.game_id, timer.version)
        prompt = table.island.prompt(number) if table.playing else None
        user = _person(table, prompt.seat) if prompt is not None and prompt.answer is None else None
        person = await bot.store.people.load(user) if user is not None else None
        if prompt is None or person is None or not wants(person, table, prompt, bot.clock.now()):
            await bot.store.timers.done(timer)
            return
        order = person.answers.get(prompt.kind, USUAL)
        await bot.sessions.act(timer.game_id, lambda now: answered(now, prompt, order), timer=timer)


def answered(table: Seated, prompt: Question, order: str) -> tuple[Action, int]:
    """What a standing order answers, as that seat sees the question; the default where it cannot be."""
    seen = table.view(prompt.seat)
    mine = seen.prompt(prompt.id)
    if mine is None or order == USUAL:
        return default(table, prompt)
    action: Action = mine.ordered(seen, order)
    return (action, mine.id) if why_not(seen, action, mine.id) is None else default(table, prompt)


@cache
def resources() -> tuple[str, ...]:
    """What an order of resources may name."""
    return compose(Setup(4)).kinds[: compose(Setup(4)).resource_kinds]


def wants(person: Person, table: Seated, prompt: Question, now: int) -> bool:
    """Is this question to be answered for them? A no is, while they are away, whatever else is set."""
    declined = prompt.declined
    return bool(person.answers.get(prompt.kind)) or (declined and away(person, now))


def _person(table: Seated, seat: int) -> int | None:
    return None if table.is_automatic(seat) else table.user_at(seat)
