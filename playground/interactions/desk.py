"""Where interactions are handed in, answered, and followed up."""

from __future__ import annotations

import asyncio
import secrets

from playground.gateway.hub import Hub
from playground.interactions.payloads import metadata, payload
from playground.interactions.record import AUTOCOMPLETE, COMMAND, COMPONENT, LIFETIME, MODAL, Interaction, Outcome
from playground.law.messages import check_message
from playground.law.modals import check_choices, check_modal
from playground.law.places import check_open
from playground.wire import Json, Refusal, Upload, problem
from playground.world import messages
from playground.world.things import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT, Post
from playground.world.world import World

MESSAGE, THINKING, LATER, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: {MESSAGE, THINKING, SHOW_MODAL},
    COMPONENT: {MESSAGE, THINKING, LATER, UPDATE, SHOW_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {MESSAGE, THINKING, LATER, UPDATE},
}
PATIENCE = 3.0  # seconds that Discord waits for an acknowledgement
ANSWER_FLAGS = EPHEMERAL | COMPONENTS_V2 | SILENT | (1 << 2)


class Desk:
    """Every interaction of the last fifteen minutes."""

    def __init__(self, world: World, hub: Hub, patience: float = PATIENCE) -> None:
        self.world, self.hub, self.patience = world, hub, patience
        self.by_token: dict[str, Interaction] = {}
        self.by_id: dict[str, Interaction] = {}

    # the person's side

    async def submit(
        self,
        user_id: str,
        channel: Json,
        kind: int,
        data: Json,
        source: Post | None = None,
        parent: Interaction | None = None,
    ) -> Outcome:
        """Send an interaction to the bot and wait until it is acknowledged or the time is over."""
        self._tidy()
        id, token = self.world.clock.snowflake(), secrets.token_urlsafe(48)
        body = payload(self.world, id, token, kind, data, user_id, channel, source)
        made = Interaction(id, token, kind, user_id, channel["id"], body, self.world.clock.now(), source, parent)
        made.patience = self._patience(channel.get("guild_id"))
        self.by_token[token] = self.by_id[id] = made
        if self.hub.sessions:
            guild_id = channel.get("guild_id")
            self.world.announce("INTERACTION_CREATE", body, guild_id=guild_id, channel_id=channel["id"])
            await asyncio.wait([made.outcome], timeout=made.patience)
        if not made.outcome.done():
            self._fail(made)
        return made.outcome.result()

    def _patience(self, guild_id: str | None) -> float:
        """A test may give a busy bot longer than Discord does, but not one whose server nobody is there for."""
        return self.patience if self.hub.served(guild_id) else min(self.patience, PATIENCE)

    def opened(self, interaction_id: str, user_id: str) -> Interaction:
        """The interaction whose answer was a modal for this person."""
        made = self.by_id.get(interaction_id)
        if made is None or made.modal is None or made.user_id != user_id:
            raise Refusal(404, 10062, "This form is no longer open.")
        return made

    def _fail(self, made: Interaction) -> None:
        made.finish("failed", reason="no_answer" if self.hub.online else "offline")
        told = {"interaction_id": made.id, "user_id": made.user_id, "channel_id": made.channel_id}
        told["reason"] = str(made.outcome.result().reason)
        if made.source:
            told["message_id"] = made.source.id
        self.world.announce("FAILED", told)

    def _tidy(self) -> None:
        """The oldest come first, and only they are looked at: there may be tens of thousands."""
        now = self.world.clock.now()
        while self.by_token and now - (made := next(iter(self.by_token.values()))).created >= 2 * LIFETIME:
            del self.by_token[made.token], self.by_id[made.id]

    # the bot's side

    def answer(self, id: str, token: str, body: Json, uploads: list[Upload]) -> Json:
        """The first answer of the bot."""
        made = self.by_token.get(token)
        if made is None or made.id != id:
            raise Refusal(404, 10062, "Unknown interaction")
        if made.answered is not None:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if self.world.clock.now() - made.created > made.patience:
            if not made.outcome.done():
                self._fail(made)
            raise Refusal(404, 10062, "Unknown interaction")
        kind, data = body.get("type"), body.get("data") or {}
        allowed = set(ALLOWED[made.kind]) if made.source else ALLOWED[made.kind] - {LATER, UPDATE}
        if kind not in allowed:
            raise Refusal(400, 50035, "Invalid Form Body", {"type": problem("BASE_TYPE_CHOICES", f"One of {allowed}.")})
        resource = self._act(made, kind, data, uploads)
        made.answered = kind
        return self._receipt(made, resource)

    def _act(self, made: Interaction, kind: int, data: Json, uploads: list[Upload]) -> Json | None:
        if kind == MESSAGE:
            check_message(data, uploads, emojis=self.world.emojis)
            fresh = self._post(made, data, uploads)
            made.original_id = fresh.id
            made.finish("message", message_id=fresh.id)
            return {"type": kind, "message": fresh.body}
        if kind == THINKING:
            fresh = self._post(made, {"flags": LOADING | (data.get("flags") or 0) & EPHEMERAL}, [])
            made.original_id = fresh.id
            made.finish("message", message_id=fresh.id)
            return None
        if kind in (LATER, UPDATE):
            return self._update(made, kind, data, uploads)
        if kind == CHOICES:
            check_choices(data)
            made.finish("choices", choices=_localized(data["choices"], self.world.people[made.user_id].known_locale))
            return None
        check_modal(data)
        made.modal = data
        made.original_id = made.source.id if made.source else None
        made.finish("modal", modal=data)
        return None

    def _update(self, made: Interaction, kind: int, data: Json, uploads: list[Upload]) -> Json | None:
        assert made.source is not None
        source = self.world.post(made.channel_id, made.source.id)
        made.original_id = source.id
        resource = None
        if kind == UPDATE:
            self._check_open(source)
            check_message(data, uploads, source, emojis=self.world.emojis)
            source = messages.edit(self.world, source, data, uploads, silently=source.body["flags"] & EPHEMERAL != 0)
            resource = {"type": kind, "message": source.body}
        made.finish("update", message_id=source.id)
        return resource

    def _post(self, made: Interaction, form: Json, uploads: list[Upload], reply_to: str | None = None) -> Post:
        flags = (form.get("flags") or 0) & (ANSWER_FLAGS | LOADING)
        extra: Json = {"application_id": self.world.bot_id, "webhook_id": self.world.bot_id}
        extra["interaction_metadata"] = metadata(self.world, made)
        data = made.payload["data"]
        form = {**form, "flags": flags}
        refers = reply_to or (made.source.id if made.source else None)
        if refers:
            extra["type"] = 19
            extra["message_reference"] = {"type": 0, "channel_id": made.channel_id, "message_id": refers}
        else:
            extra["type"] = 20 if data.get("type", 1) == 1 else 23
        fresh = messages.post(
            self.world,
            self.world.channel(made.channel_id),
            self.world.bot.user,
            form,
            uploads,
            reader=made.user_id if flags & EPHEMERAL else None,
            extra=extra,
        )
        made.messages.append(fresh.id)
        return fresh

    def _receipt(self, made: Interaction, resource: Json | None) -> Json:
        about: Json = {"id": made.id, "type": made.kind, "channel_id": made.channel_id}
        if guild_id := made.payload.get("guild_id"):
            about["guild_id"] = guild_id
        if made.original_id:
            flags = self.world.post(made.channel_id, made.original_id).body["flags"]
            about |= {
                "response_message_id": made.original_id,
                "response_message_loading": bool(flags & LOADING),
                "response_message_ephemeral": bool(flags & EPHEMERAL),
            }
        return {"interaction": about, "resource": resource} if resource else {"interaction": about}

    # follow-ups

    def later(self, token: str) -> Interaction:
        """The interaction a follow-up belongs to."""
        made = self.by_token.get(token)
        if made is None or made.answered is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self.world.clock.now() - made.created > LIFETIME:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return made

    def follow_up(self, token: str, form: Json, uploads: list[Upload]) -> Post:
        """One more message; the first one after "thinking" takes that message's place."""
        made = self.later(token)
        check_message(form, uploads, emojis=self.world.emojis)
        thinking = self.world.posts[made.channel_id].get(made.original_id or "")
        if thinking and thinking.body["flags"] & LOADING:
            return self._settle(thinking, form, uploads)
        return self._post(made, form, uploads, reply_to=made.original_id)

    def message(self, token: str, message_id: str) -> Post:
        """A message of this interaction; `@original` is the first one."""
        made = self.later(token)
        id = made.original_id if message_id == "@original" else message_id
        if id is None or id not in (made.original_id, *made.messages):
            raise Refusal(404, 10008, "Unknown Message")
        return self.world.post(made.channel_id, id)

    def edit(self, token: str, message_id: str, form: Json, uploads: list[Upload]) -> Post:
        """Change a message of this interaction."""
        old = self.message(token, message_id)
        self._check_open(old)
        check_message(form, uploads, old, emojis=self.world.emojis)
        return self._settle(old, form, uploads)

    def _check_open(self, old: Post) -> None:
        """What everybody sees in an archived thread stays as it is; that private answers go on is a guess."""
        if old.reader is None:
            check_open(self.world.channel(old.channel_id))

    def _settle(self, old: Post, form: Json, uploads: list[Upload]) -> Post:
        thinking = bool(old.body["flags"] & LOADING)
        old.body["flags"] &= ~LOADING
        return messages.edit(self.world, old, form, uploads, silently=thinking)


def _localized(choices: list[Json], locale: str) -> list[Json]:
    return [
        {"name": (c.get("name_localizations") or {}).get(locale) or c["name"], "value": c["value"]} for c in choices
    ]
