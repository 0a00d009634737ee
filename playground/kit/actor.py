"""A person in a test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from playground.interactions.options import leaf
from playground.interactions.record import Outcome
from playground.kit.form import Form
from playground.kit.views import Control, MessageView
from playground.kit.waiting import PATIENT, until
from playground.people import reading
from playground.wire import Json, Upload
from playground.world.things import Person

if TYPE_CHECKING:
    from playground.kit.world import ChannelView, Playground

THINKING = 20.0  # seconds a bot may take for what it has promised, on a busy machine


class Reply:
    """What somebody got for a command, a click, a choice or a form."""

    def __init__(self, outcome: Outcome, message: MessageView | None, form: Form | None) -> None:
        self.outcome, self.form = outcome, form
        self._message = message

    @property
    def failed(self) -> bool:
        """Did the bot leave it unanswered?"""
        return self.outcome.result == "failed"

    @property
    def message(self) -> MessageView:
        """The message that was posted or changed."""
        assert self._message is not None, f"There is no message: {self.outcome}"
        return self._message

    @property
    def text(self) -> str:
        """Every word of that message."""
        return self.message.text


class Actor:
    """Somebody who reads, writes and clicks in one channel."""

    def __init__(self, stage: Playground, person: Person, channel: ChannelView) -> None:
        self.stage, self.person, self.channel = stage, person, channel

    def __str__(self) -> str:
        return self.name

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def form(self) -> Form | None:
        """The form this person has open, wherever it was opened."""
        return self.stage.forms.get(self.id)

    @form.setter
    def form(self, form: Form | None) -> None:
        self.stage.forms[self.id] = form

    def at(self, channel: ChannelView) -> Actor:
        """The same person, looking at another channel."""
        return Actor(self.stage, self.person, channel)

    @property
    def dm(self) -> Actor:
        """The same person in the direct channel with the bot."""
        direct = self.stage.core.people.direct(self.id, self.stage.core.world.bot_id)
        return self.at(self.stage.channel_by_id(direct["id"]))

    # seeing

    @property
    def messages(self) -> list[MessageView]:
        """What this person sees here, oldest first."""
        world = self.stage.core.world
        return [MessageView(world, p) for p in world.history(self.channel.id, self.id)]

    @property
    def last(self) -> MessageView:
        """The newest message this person sees."""
        assert self.messages, f"{self} sees an empty channel."
        return self.messages[-1]

    @property
    def unread(self) -> int:
        """How many messages wait."""
        return int(reading.read_mark(self.stage.core.world, self.id, self.channel.id)["unread"])

    @property
    def pings(self) -> int:
        """How many of them call."""
        return int(reading.read_mark(self.stage.core.world, self.id, self.channel.id)["pings"])

    def reads(self) -> None:
        """Read everything here."""
        reading.mark_read(self.stage.core.world, self.id, self.channel.id, None)

    async def sees(self, text: str, seconds: float = PATIENT) -> MessageView:
        """Wait until some message says this."""

        def found() -> MessageView | None:
            return next((m for m in reversed(self.messages) if text in m.text), None)

        seen: MessageView = await self._until(found, f"does not see “{text}”", seconds)
        return seen

    def story(self, what: str) -> str:
        """A failure in words: what was expected, and what this person sees instead."""
        seen = "\n".join(str(m) for m in self.messages[-12:]) or "(nothing)"
        return f"{self} {what}. In #{self.channel.name} {self} sees:\n{seen}"

    async def _until(self, wish: Callable[[], Any], what: str, seconds: float = PATIENT) -> Any:
        return await until(self.stage.core.world, wish, lambda: self.story(what), seconds)

    # doing

    def say(
        self, text: str, *, reply_to: MessageView | None = None, files: dict[str, bytes] | None = None
    ) -> MessageView:
        """Write a message."""
        uploads = [self._upload(name, data) for name, data in (files or {}).items()]
        post = self.stage.core.people.say(self.id, self.channel.id, text, reply_to.id if reply_to else None, uploads)
        return MessageView(self.stage.core.world, post)

    def thread(
        self, name: str, *, on: MessageView | None = None, private: bool = False, archive_after: int = 1440
    ) -> Actor:
        """Start a thread here, and go there; the minutes are those of inactivity until it is archived."""
        start, message = self.stage.core.people.thread, on.id if on else None
        made = start(self.id, self.channel.id, name, message, private=private, archive_after=archive_after)
        return self.at(self.stage.channel_by_id(made["id"]))

    def post(self, name: str, text: str, *, archive_after: int = 1440) -> Actor:
        """Start a thread in this forum with a first message, and go there."""
        made = self.stage.core.people.post(self.id, self.channel.id, name, text, archive_after=archive_after)
        return self.at(self.stage.channel_by_id(made["id"]))

    def delete(self, message: MessageView) -> None:
        """Take a message away: one's own, or as a moderator."""
        self.stage.core.people.remove(self.id, message.post.channel_id, message.id)

    def react(self, message: MessageView, emoji: str, *, on: bool = True) -> None:
        """Put a reaction under a message, or take it back."""
        self.stage.core.people.react(self.id, message.post.channel_id, message.id, emoji, on)

    async def slash(self, line: str, /, *, answered: bool = True, **given: Any) -> Reply:
        """Run a command: `slash("/build road", at="17-18")`; a person, channel or file may be given as such."""
        command, path = self._command(line)
        schema = {o["name"]: o for o in leaf(command, path)}
        options = {name: self._value(schema.get(name, {}), v) for name, v in given.items()}
        act = self.stage.core.people.slash(self.id, self.channel.id, command["id"], path, options)
        return await self._act(act, f"runs {line}", answered)

    async def complete(self, line: str, /, focus: str | None = None, **given: Any) -> list[Json]:
        """The suggestions while typing; the last option given is the one being typed unless `focus` says otherwise."""
        command, path = self._command(line)
        focused = focus or list(given)[-1]
        act = self.stage.core.people.autocomplete(self.id, self.channel.id, command["id"], path, given, focused)
        outcome = await act
        assert outcome.choices is not None, self.story(f"gets no suggestions for {line}: {outcome.reason}")
        return outcome.choices

    async def menu(self, name: str, on: Actor | MessageView, *, answered: bool = True) -> Reply:
        """Use the menu of a person or a message."""
        kind = 2 if isinstance(on, Actor) else 3
        known = self.stage.core.people.commands(self.id, self.channel.id)
        found = next((c for c in known if c["type"] == kind and name in (c["name"], c["name_localized"])), None)
        assert found is not None, self.story(f"finds no menu entry “{name}”")
        act = self.stage.core.people.menu(self.id, self.channel.id, found["id"], on.id)
        return await self._act(act, f"uses “{name}”", answered)

    async def click(self, name: str, *, on: MessageView | None = None, answered: bool = True) -> Reply:
        """Press a button, by label or custom id, on the newest message that has it."""
        message, button = self._control(name, on, lambda m: m.buttons, "button")
        assert button.custom_id, self.story(f"cannot click the link “{name}”")
        act = self.stage.core.people.click(self.id, message.post.channel_id, message.id, button.custom_id)
        return await self._act(act, f"clicks “{name}”", answered)

    async def select(
        self, *choices: str | Actor, of: str | None = None, on: MessageView | None = None, answered: bool = True
    ) -> Reply:
        """Choose from a select, by labels or values; `of` is its placeholder or custom id when there are several."""
        message, select = self._control(of, on, lambda m: m.selects, "select")
        values = [c.id if isinstance(c, Actor) else select.value_of(c) for c in choices]
        assert select.custom_id
        act = self.stage.core.people.select(self.id, message.post.channel_id, message.id, select.custom_id, values)
        return await self._act(act, f"chooses {', '.join(map(str, choices))}", answered)

    async def submit(self, values: Json | None = None, *, answered: bool = True) -> Reply:
        """Fill in the open form, by label or custom id, and send it."""
        form = self.form
        assert form is not None, self.story("has no form open")
        filled = form.fill(values or {}, self._upload)
        self.form = None
        return await self._act(self.stage.core.people.submit(self.id, form.id, filled), "sends a form", answered)

    async def _act(self, act: Awaitable[Outcome], what: str, answered: bool) -> Reply:
        outcome = await act
        if answered and outcome.result == "failed":
            raise AssertionError(self.story(f"{what}, but there is no answer ({outcome.reason})"))
        if outcome.modal is not None:
            self.form = Form(outcome.interaction_id, outcome.modal)
        message = self._message(outcome)
        if message is not None:
            await self._until(lambda: not message.thinking, f"{what}, and the bot still thinks", THINKING)
        return Reply(outcome, message, self.form if outcome.modal else None)

    def _message(self, outcome: Outcome) -> MessageView | None:
        core = self.stage.core
        where = core.desk.by_id[outcome.interaction_id].channel_id
        post = core.world.posts[where].get(outcome.message_id or "")
        return MessageView(core.world, post) if post else None

    def _command(self, line: str) -> tuple[Json, list[str]]:
        name, *path = line.removeprefix("/").split()
        known = [c for c in self.stage.core.people.commands(self.id, self.channel.id) if c["type"] == 1]
        command = next((c for c in known if name in (c["name"], c["name_localized"])), None)
        names = ", ".join("/" + c["name"] for c in known)
        assert command is not None, self.story(f"finds no command /{name} (there is {names})")
        return command, _spelled(command, path)

    def _value(self, option: Json, value: Any) -> Any:
        if hasattr(value, "id"):
            return value.id
        if isinstance(value, tuple):
            return self._upload(*value)
        for choice in option.get("choices", []):
            if value in (choice["name"], choice["name_localized"]):
                return choice["value"]
        return value

    def _upload(self, filename: str, data: bytes) -> str:
        return self.stage.core.people.upload(Upload(filename, data))

    def _control(
        self, name: str | None, on: MessageView | None, of: Callable[[MessageView], list[Control]], kind: str
    ) -> tuple[MessageView, Control]:
        for message in [on] if on else reversed(self.messages):
            for control in of(message):
                if control.called(name):
                    return message, control
        raise AssertionError(self.story(f"finds no {kind} “{name or ''}”"))


def _spelled(command: Json, path: list[str]) -> list[str]:
    """The path with the names the bot gave, whatever language it was typed in."""
    spelled, options = [], command.get("options") or []
    for word in path:
        step = next((o for o in options if word in (o["name"], o["name_localized"])), {"name": word})
        spelled.append(step["name"])
        options = step.get("options") or []
    return spelled
