"""Automatic players: they see what their seat sees, and move after a short pause, several moves in one transaction."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass, field

from msgspec import structs

from bot.clock import Clock
from bot.moves import Move
from bot.seated import Seated, packed
from bot.sessions import Sessions
from bot.store import Action as Transaction
from bot.store import Timer
from bot.thinking import Thinkers, choose, thought
from bot.time.presence import active, still
from game.automa.drive import next_prompt, prompt_id
from game.automa.pace import Pace
from game.engine import Action, AnyGame, Question, why_not
from game.table import Offer

TIMER = "automatic"
USUAL = "steady"
MOST_AT_ONCE = 60
BOX = 1.0  # seconds a player may think about one decision
SITTING = 4.0  # seconds of thought after which what was done so far is told
PATIENCE = 45  # pauses that an offer of an automatic player lies open to people who are about, before it plays on

log = logging.getLogger(__name__)


def waiting(table: Seated) -> Question | None:
    """The question an automatic player answers next, if there is one."""
    if still(table):
        return None
    return next_prompt(table.island, table.chronicle.answered, table.is_automatic)


def quiet_offers(table: Seated) -> list[Offer]:
    """Offers of automatic players of their own accord: they stand on the table message and call nobody."""
    return [o for o in table.family.offers(table.view()) if table.is_automatic(o.maker) and not o.counters]


def has_answered(table: Seated, offer: Offer, seat: int) -> bool:
    """A yes, a no, or something else asked for instead."""
    others = table.family.offers(table.view())
    return seat in offer.answers or any(o.counters == offer.id and o.maker == seat for o in others)


@dataclass
class Automatic:
    """Lets automatic players move."""

    sessions: Sessions
    thinkers: Thinkers
    clock: Clock
    pause: int  # milliseconds
    rng: random.Random = field(default_factory=random.Random)
    paces: dict[int, Pace] = field(default_factory=dict)  # of games in which automatic players have more to do

    def keep(self, tx: Transaction, before: Seated, after: Seated) -> Seated:
        """Note since when an automatic player's offer lies open: answers do not make it lie longer."""
        if after.game is None:
            return after
        old = after.chronicle.offered
        offered = {str(o.id): old.get(str(o.id), tx.now) for o in quiet_offers(after)}
        if offered == old:
            return after
        chronicle = structs.replace(after.chronicle, offered=offered)
        tx.save(history=packed(chronicle))
        return after.after(after.record.version, chronicle=chronicle)

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """Arm the timer while an automatic player has something to do."""
        if waiting(after) is not None:
            tx.arm(TIMER, max(tx.now + self.pause, self.patient_until(after, tx.now)))

    def patient_until(self, table: Seated, now: int) -> int:
        """How long the next automatic player waits for answers; 0 if nobody who is about owes one."""
        prompt = waiting(table)
        if prompt is None:
            return 0
        own = [o for o in quiet_offers(table) if o.maker == prompt.seat]
        asked = [o for o in own if any(active(table, s, now) and not has_answered(table, o, s) for s in o.to)]
        since = [table.chronicle.offered.get(str(o.id), now) for o in asked]
        return max((at + PATIENCE * self.pause for at in since), default=0)

    def goes_on(self, table: Seated, now: int) -> bool:
        """Nothing can happen but what automatic players do next, and soon."""
        if waiting(table) is None or self.patient_until(table, now) > now:
            return False
        return all(table.is_automatic(p.seat) for p in table.island.waiting_for())

    async def fire(self, timer: Timer) -> None:
        """Move until only people are left to decide."""
        assert timer.game_id is not None
        left, end = MOST_AT_ONCE, self.clock.steady() + SITTING

        async def moves(table: Seated) -> Move | None:
            nonlocal left
            prompt = waiting(table)
            if prompt is None:
                self.paces.pop(table.id, None)
            left -= 1
            now = self.clock.now()
            over = left < 0 or self.clock.steady() > end or self.patient_until(table, now) > now
            return None if prompt is None or over else await self._move(table, prompt)

        await self.sessions.play(timer.game_id, lambda table: moves, timer=timer)

    async def _move(self, table: Seated, prompt: Question) -> Move:
        persons = table.user_at(prompt.seat) is not None  # what is set for good would hold when they are back
        for order in () if persons else table.family.standing_orders(table.island, prompt.seat):
            return Move(order)
        seen = table.family.seen_by(table.island, prompt)
        rest = self.paces.setdefault(table.id, Pace()).exhausted(seen, prompt)
        action = rest or _sound(seen, prompt, await self._think(table, seen, prompt))
        return Move(action, prompt_id(action, prompt), prompt.id if prompt.optional else None)

    async def _think(self, table: Seated, seen: AnyGame, prompt: Question) -> Action:
        """The choice of a player, thought out beside the event loop."""
        wanted = table.level(prompt.seat) or ""
        level = wanted if wanted in table.family.levels else USUAL
        seed = self.rng.getrandbits(64)
        try:
            asked = thought(table.meta.family, table.setup(), seen, prompt.seat, level, seed, BOX)
            return await self.thinkers.run(choose, asked)
        except Exception:
            log.exception("the %s player could not decide about %s", level, prompt.kind)
            return _default(seen, prompt)


def _sound(seen: AnyGame, prompt: Question, action: Action) -> Action:
    """What a player chose, or the fair default should it be illegal: an error of thought must not stop a game."""
    if why_not(seen, action, prompt_id(action, prompt)) is None:
        return action
    return _default(seen, prompt)


def _default(seen: AnyGame, prompt: Question) -> Action:
    action: Action = prompt.default(seen)
    return action
