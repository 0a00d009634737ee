"""One interaction from the click to the last follow-up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from playground.wire import Json
from playground.world.things import Post

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
LIFETIME = 15 * 60.0


@dataclass(frozen=True)
class Outcome:
    """What came of an interaction, as the person sees it."""

    interaction_id: str
    result: str
    message_id: str | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    reason: str | None = None

    def body(self) -> Json:
        """The outcome as JSON, without what is not there."""
        return {k: v for k, v in vars(self).items() if v is not None}


@dataclass
class Interaction:
    """An interaction that was sent to the bot."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    payload: Json
    created: float
    source: Post | None = None
    parent: Interaction | None = None
    answered: int | None = None
    original_id: str | None = None
    modal: Json | None = None
    patience: float = 0.0
    """Seconds in which it has to be acknowledged."""
    messages: list[str] = field(default_factory=list)
    outcome: asyncio.Future[Outcome] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def finish(self, result: str, **more: object) -> None:
        """Tell the person who waits what came of it."""
        if not self.outcome.done():
            self.outcome.set_result(Outcome(self.id, result, **more))  # type: ignore[arg-type]
