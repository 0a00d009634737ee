"""Every click, choice and form comes here: the verb of its custom id says who answers; errors are put into words.

discord.py keeps no view of ours, so a button works after any restart and costs no memory.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

from discord import Interaction

from bot import logs
from bot.answer import Answer
from bot.errors import explain
from bot.seated import Seated
from bot.speech import Speech
from bot.time.hands import seat_for
from bot.ui import Sheet
from bot.wire import Press, read_press
from game.engine import Refused

if TYPE_CHECKING:
    from bot.app import IslandBot


class Call:
    """One press, with everything needed to answer it."""

    def __init__(self, bot: IslandBot, answer: Answer, speech: Speech, press: Press) -> None:
        self.bot, self.answer, self.speech, self.press = bot, answer, speech, press
        data: Any = answer.interaction.data or {}
        self.values: list[str] = list(data.get("values") or [])
        self.fields: dict[str, list[str]] = _fields(data.get("components") or [])

    async def table(self) -> Seated:
        """The game the press is about; words are then about that table."""
        table = await self.bot.sessions.open(self.press.game)
        self.speech = self.speech.at(table)
        return table

    async def seat(self) -> tuple[Seated, int]:
        """The same, with the seat of the person who pressed; Refused for those who only watch."""
        table = await self.table()
        return table, seat_for(table, self.user)

    @property
    def interaction(self) -> Interaction[IslandBot]:
        return cast("Interaction[IslandBot]", self.answer.interaction)

    @property
    def user(self) -> int:
        return self.answer.user


Verb = Callable[[Call], Awaitable[None]]
Page = Callable[["IslandBot", Speech, Seated, int], Awaitable[Sheet]]


class Router:
    """Verbs and who answers for them."""

    def __init__(self, bot: IslandBot) -> None:
        self.bot = bot
        self.verbs: dict[str, Verb] = {}
        self.pages: dict[str, Page] = {}  # actions that are put together on a page of their own, never in a form

    async def hear(self, interaction: Interaction) -> None:
        """Answer a click, a choice or a form; commands have their own way."""
        answer = Answer.to(interaction)
        speech = await self.bot.speech(interaction)
        try:
            data: Any = interaction.data
            press = read_press(data["custom_id"])
            verb = self.verbs.get(press.verb)
            if verb is None:
                raise Refused("stale_button")
            call = Call(self.bot, answer, speech, press)
        except Exception as error:
            await explain(answer, speech, error)
            return
        logs.note(verb=press.verb, game=press.game)
        try:
            await verb(call)
            self.bot.figures.interactions.labels(interaction.type.name, "done").inc()
        except Exception as error:
            await explain(answer, call.speech, error)


def _fields(components: list[Any]) -> dict[str, list[str]]:
    """What was filled into a form, by the names of its fields."""
    found: dict[str, list[str]] = {}
    for component in components:
        inner = [component["component"]] if "component" in component else component.get("components") or []
        found |= _fields(inner)
        if "custom_id" in component:
            value = component.get("values", component.get("value"))
            found[component["custom_id"]] = [str(v) for v in value] if isinstance(value, list) else [str(value or "")]
    return found
