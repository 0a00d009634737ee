"""Plans: what is done at once when it comes to somebody, like rolling or ending a turn; known to its owner alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.seated import Plan, Seated
from bot.store import Action as Transaction
from bot.store import Timer
from bot.time.seats import agree
from bot.time.waiting import asked, newly_asked, slot_seat
from game.engine import Action, Question, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

TIMER, GROUP, UNDONE = "plan", "turn", "taken_back"
MODES = ("off", "once", "always")


class Plans:
    """Carries plans out, right after their question appears."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        bot.timers.kinds[TIMER] = self.fire

    def watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        """A question that somebody has a plan for; never after something was taken back, or it would be in vain."""
        if not after.meta.plans or not after.playing or any(e.key == UNDONE for e in after.island.events):
            return
        for seat in range(len(after.seats)):
            prompt = newly_asked(before, after, seat)
            if prompt is not None and planned(after, prompt) is not None:
                tx.arm(TIMER, tx.now, msgspec.msgpack.encode(prompt.id), key=str(seat))

    async def fire(self, timer: Timer) -> None:
        """Do what was planned, if it is still the question and still the plan."""
        assert timer.game_id is not None
        number, seat = msgspec.msgpack.decode(timer.args), slot_seat(timer.slot)

        def decide(table: Seated) -> tuple[Action, int]:
            prompt = asked(table, seat)
            action = planned(table, prompt) if prompt is not None and prompt.id == number else None
            if action is None:
                raise Refused("stale_button")
            return action, number

        await self.bot.sessions.act(timer.game_id, decide, timer=timer)


def plannable(table: Seated) -> list[type[Action]]:
    """Actions without arguments that end or begin a phase of one's turn."""
    rules = table.island.rules
    phases = [key for key, kind in rules.prompts.items() if kind.turn]
    kinds = [kind for key in phases for kind in rules.holder_actions.get(key, ())]
    return list(dict.fromkeys(k for k in kinds if k.group == GROUP and not k.argument_names()))


def planned(table: Seated, prompt: Question) -> Action | None:
    """The action somebody has planned as the answer to a question."""
    number = table.island.table.turn.number
    holder: tuple[type[Action], ...] = table.island.rules.holder_actions.get(prompt.kind, ())
    kinds = {k.key: k for k in holder}
    for plan in table.meta.plans.get(str(prompt.seat), ()):
        if plan.action in kinds and plan.after < number and (not plan.until or number <= plan.until):
            return kinds[plan.action](prompt.seat)
    return None


def plan(tx: Transaction, table: Seated, seat: int, action: str, mode: str) -> Seated:
    """Set or lift a plan: once means in the next turn of one's own, not in the one that is running."""
    if action not in [k.key for k in plannable(table)] or mode not in MODES:
        raise Refused("stale_button")
    turn, players = table.island.table.turn, len(table.seats)
    until = turn.number + ((seat - turn.owner) % players or players)
    mine = [p for p in table.meta.plans.get(str(seat), ()) if p.action != action]
    if mode != "off":
        after = turn.number if turn.owner == seat else -1
        mine.append(Plan(action, after, until if mode == "once" else 0))
    return agree(tx, table, plans={**table.meta.plans, str(seat): tuple(mine)})


def mode_of(table: Seated, seat: int, action: str) -> str:
    """How a plan stands; one whose turn is over is none."""
    number = table.island.table.turn.number
    mine = next((p for p in table.meta.plans.get(str(seat), ()) if p.action == action), None)
    if mine is None or (mine.until and number > mine.until):
        return "off"
    return "once" if mine.until else "always"
