"""How quickly people are answered, and how often not at all: every interaction is counted here, and nowhere else.

Discord waits three seconds for the first answer (10062), takes one only (40060), and lets it be followed up for a
quarter of an hour (50027). The figures are kept across restarts, and once a week they are a line in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import Interaction, InteractionType

from bot.clock import DAY, HOUR, MINUTE, SECOND, moment_of
from bot.wire import read_press
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

log = logging.getLogger(__name__)

WEEK = 7 * DAY
SAVED_EVERY = HOUR
LIFETIME = 15 * MINUTE
LATE = 2 * SECOND  # Discord gives up at three
STEPS = (50, 100, 250, 500, 1_000, 1_500, 2_000, 2_500, 3_000)
"""Ages are counted by steps, in milliseconds; one more for everything beyond the last."""

ANSWERED, TARDY = "answered", "late"
FAILURES = {10062: "too_late", 40060: "answered_twice", 50027: "expired"}
UNANSWERED = "unanswered"
NAMES = {
    InteractionType.application_command: "command",
    InteractionType.component: "press",
    InteractionType.modal_submit: "form",
    InteractionType.autocomplete: "suggestion",
}


class Week(msgspec.Struct):
    """What was counted since a moment: outcomes by `kind/outcome`, ages at the acknowledgement by steps."""

    since: int
    outcomes: dict[str, int] = {}
    ages: list[int] = msgspec.field(default_factory=lambda: [0] * (len(STEPS) + 1))
    slowest: int = 0
    total_age: int = 0

    def count(self, kind: str, outcome: str) -> None:
        key = f"{kind}/{outcome}"
        self.outcomes[key] = self.outcomes.get(key, 0) + 1

    def add(self, age: int) -> None:
        self.ages[sum(age > step for step in STEPS)] += 1
        self.slowest = max(self.slowest, age)
        self.total_age += age

    def of(self, outcome: str) -> int:
        """How many had this outcome, of whatever kind."""
        return sum(n for key, n in self.outcomes.items() if key.endswith(f"/{outcome}"))

    def within(self, share: float) -> int:
        """The age in milliseconds within which so many were acknowledged, rounded up to a step."""
        wanted, seen = share * sum(self.ages), 0
        for step, n in zip((*STEPS, self.slowest), self.ages, strict=True):
            seen += n
            if n and seen >= wanted:
                return min(step, self.slowest)
        return 0

    def line(self) -> str:
        """All of it in one line."""
        failed = {name: self.of(name) for name in (*FAILURES.values(), UNANSWERED)}
        told = ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in failed.items() if n) or "none failed"
        return (
            f"{sum(self.ages)} interactions acknowledged, half within {self.within(0.5)} ms, "
            f"95 of 100 within {self.within(0.95)} ms, slowest {self.slowest} ms, {self.of(TARDY)} late; {told}"
        )


class Ages:
    """Counts, and is the worker that keeps the count.

    `week` has the figures of the running week, `total` those since this process began; /metrics has its own.
    """

    def __init__(self, bot: IslandBot) -> None:
        self._bot = bot
        self.week = Week(bot.clock.now())
        self.total = Week(bot.clock.now())
        self._read = self._changed = self._warned = False

    # --- counting ----------------------------------------------------------------------------------------------------

    def acknowledged(self, interaction: Interaction) -> None:
        """Discord has taken the first answer."""
        kind, age, held = NAMES.get(interaction.type, "other"), self._age(interaction), self._held(interaction)
        self._bot.figures.acknowledged.observe(held)
        self._count(kind, TARDY if age > LATE else ANSWERED)
        for week in (self.week, self.total):
            week.add(age)
        if age > LATE:
            log.warning("an interaction was acknowledged late, at the age of %s ms", age, extra=facts(interaction))

    def failed(self, interaction: Interaction, error: BaseException | None = None) -> None:
        """Discord did not take an answer any more, or there was none."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        outcome, age = FAILURES.get(code, UNANSWERED), self._age(interaction)
        self._count(NAMES.get(interaction.type, "other"), outcome)
        words = f"{outcome.replace('_', ' ')} ({error or 'no answer was given'})"
        log.warning("an interaction failed at the age of %s ms: %s", age, words, extra=facts(interaction))

    def suggested(self, interaction: Interaction) -> None:
        """Suggestions while somebody types have no other place at which they are seen."""
        if interaction.response.is_done():
            self.acknowledged(interaction)
        else:
            self.failed(interaction)

    def _count(self, kind: str, outcome: str) -> None:
        for week in (self.week, self.total):
            week.count(kind, outcome)
        self._changed = True

    def _age(self, interaction: Interaction) -> int:
        """Since it was made; since it reached us where the clocks cannot agree, for nothing lives longer."""
        now = self._bot.clock.now()
        age = now - moment_of(interaction.created_at)
        if -SECOND <= age <= LIFETIME + MINUTE:
            return max(0, age)
        if not self._warned:
            self._warned = True
            log.warning("the clock of this machine and Discord's differ by %s s; set it by NTP", round(age / SECOND))
        return round(self._held(interaction) * SECOND)

    def _held(self, interaction: Interaction) -> float:
        """Seconds since it reached us."""
        now = self._bot.clock.steady()
        return now - float(interaction.extras.get("heard", now))

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def round(self) -> None:
        """Keep the figures, and write them into the log when a week is over."""
        if not self._read:
            noted = await self._bot.store.notes.read(self._note)
            if noted is not None:
                self.week = _joined(msgspec.msgpack.decode(noted, type=Week), self.week)
            self._read = self._changed = True
        now = self._bot.clock.now()
        if now >= self.week.since + WEEK:
            log.info("the last seven days: %s", self.week.line(), extra={"figures": self.week.outcomes})
            self.week, self._changed = Week(now), True
        await self.save()

    async def rest(self) -> None:
        """Until the figures had better be kept again, or the week is over."""
        clock = self._bot.clock
        await clock.sleep_until(min(clock.now() + SAVED_EVERY, self.week.since + WEEK))

    async def save(self) -> None:
        """Write down what has changed."""
        if self._read and self._changed:
            await self._bot.store.notes.write(self._note, msgspec.msgpack.encode(self.week))
            self._changed = False

    @property
    def _note(self) -> str:
        return f"ages of {self._bot.settings.worker}"


def facts(interaction: Interaction) -> Mapping[str, object]:
    """What a line about an interaction says beside its words: the game, and what was given, pressed or sent."""
    data: Any = interaction.data or {}
    known = {"game": interaction.extras.get("game"), "kind": NAMES.get(interaction.type, "other")}
    if "custom_id" not in data:
        command = interaction.command
        return known | {"what": f"/{command.qualified_name}" if command else data.get("name")}
    try:
        press = read_press(data["custom_id"])
    except Refused:
        return known | {"what": "unknown"}
    return known | {"game": press.game or None, "what": f"{press.verb} {press.action}".strip()}


def _joined(kept: Week, new: Week) -> Week:
    """Kept figures with those that came while they were read."""
    for key, n in new.outcomes.items():
        kept.outcomes[key] = kept.outcomes.get(key, 0) + n
    if len(kept.ages) == len(new.ages):
        kept.ages = [a + b for a, b in zip(kept.ages, new.ages, strict=True)]
        kept.slowest, kept.total_age = max(kept.slowest, new.slowest), kept.total_age + new.total_age
    return kept
