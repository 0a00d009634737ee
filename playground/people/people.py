"""What people do: write, click, choose, fill in, run commands."""

from __future__ import annotations

from typing import Any

from playground.interactions import forms, options
from playground.interactions.desk import Desk
from playground.interactions.record import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Outcome
from playground.interactions.resolver import USER, Resolver, refuse
from playground.law.messages import check_message
from playground.law.permissions import Can, permissions_in, require, sending
from playground.law.places import check_open, check_writable
from playground.people.commands import available, find
from playground.wire import Json, Refusal, Upload
from playground.world import messages, places, reactions, seed
from playground.world.compose import walk
from playground.world.things import FORUM, PRIVATE_THREAD, Person, Post
from playground.world.world import World

USER_MENU = 2
MOST_UPLOADS = 50


class People:
    """Every act of a local user, each with the checks the real client and server make."""

    def __init__(self, world: World, desk: Desk) -> None:
        self.world, self.desk = world, desk
        self._uploads: dict[str, Upload] = {}

    # writing

    def arrive(self, name: str, locale: str = "en-US") -> Person:
        """A new local user."""
        if not 1 <= len(name.strip()) <= 32:
            raise Refusal(400, 50035, "A name has 1 to 32 characters.")
        return seed.add_person(self.world, name.strip(), locale)

    def change(self, user_id: str, name: str | None = None, dms_open: bool | None = None) -> Person:
        """Another name, or another mind about direct messages."""
        person = self.world.person(user_id)
        if name is not None:
            if not 1 <= len(name.strip()) <= 32:
                raise Refusal(400, 50035, "A name has 1 to 32 characters.")
            person.user["global_name"] = name.strip()
        if dms_open is not None:
            person.dms_open = dms_open
        return self._changed(person)

    def speak(self, user_id: str, locale: str) -> Person:
        """Another language."""
        person = self.world.person(user_id)
        person.locale = locale
        return self._changed(person)

    def _changed(self, person: Person) -> Person:
        self.world.keep_person(person)
        self.world.announce("USER_UPDATE", person.user)
        return person

    def upload(self, upload: Upload) -> str:
        """Hand in a file; its id is then used once, in a message, an option or a form."""
        id = self.world.clock.snowflake()
        self._uploads[id] = upload
        while len(self._uploads) > MOST_UPLOADS:
            self._uploads.pop(next(iter(self._uploads)))
        return id

    def say(
        self, user_id: str, channel_id: str, content: str, reply_to: str | None = None, uploads: list[str] | None = None
    ) -> Post:
        """Write a message."""
        channel = self._channel(user_id, channel_id, sending_too=True)
        check_writable(channel)
        files = [self._uploaded(id) for id in uploads or []]
        numbered = [Upload(f.filename, f.data, str(n), f.description) for n, f in enumerate(files)]
        if numbered:
            require(self.world, channel, user_id, Can.ATTACH_FILES)
        form: Json = {"content": content}
        if reply_to:
            form["message_reference"] = {"message_id": reply_to}
        check_message(form, numbered)
        for id in uploads or []:
            self._uploads.pop(id, None)
        return messages.post(self.world, channel, self.world.person(user_id).user, form, numbered)

    def edit(self, user_id: str, channel_id: str, message_id: str, content: str) -> Post:
        """Change one's own message."""
        post = self._own(user_id, channel_id, message_id)
        check_open(self.world.channel(channel_id))
        check_message({"content": content}, [], post)
        return messages.edit(self.world, post, {"content": content}, [])

    def remove(self, user_id: str, channel_id: str, message_id: str) -> None:
        """Delete a message, one's own or as a moderator, or dismiss an ephemeral one."""
        post = self._seen(user_id, channel_id, message_id)
        channel = self.world.channel(channel_id)
        if post.reader != user_id:
            check_open(channel)
            if not permissions_in(self.world, channel, user_id) & Can.MANAGE_MESSAGES:
                self._own(user_id, channel_id, message_id)
        messages.delete(self.world, post)

    def react(self, user_id: str, channel_id: str, message_id: str, emoji: str, on: bool = True) -> None:
        """Put a reaction under a message, or take it back."""
        post = self._seen(user_id, channel_id, message_id)
        require(self.world, self.world.channel(channel_id), user_id, Can.ADD_REACTIONS)
        reactions.react(self.world, post, user_id, reactions.emoji_object(emoji), on)

    def type(self, user_id: str, channel_id: str) -> None:
        """Show that somebody is writing."""
        places.typing(self.world, self._channel(user_id, channel_id), user_id)

    def direct(self, user_id: str, recipient_id: str) -> Json:
        """The direct channel with the bot."""
        if recipient_id != self.world.bot_id:
            raise Refusal(400, 50007, "Only the bot takes direct messages here.")
        return places.direct(self.world, user_id)

    def thread(
        self,
        user_id: str,
        channel_id: str,
        name: str,
        message_id: str | None = None,
        *,
        private: bool = False,
        archive_after: int = 1440,
    ) -> Json:
        """Start a thread; into a private one the bot comes only if somebody brings it."""
        channel = self._channel(user_id, channel_id)
        if channel["type"] == FORUM:
            raise refuse("In a forum a thread begins with a message.")
        require(self.world, channel, user_id, Can.CREATE_PRIVATE_THREADS if private else Can.CREATE_PUBLIC_THREADS)
        post = self._seen(user_id, channel_id, message_id) if message_id else None
        form: Json = {"name": name, "type": PRIVATE_THREAD if private else None}
        form["auto_archive_duration"] = archive_after
        return places.start_thread(self.world, channel, user_id, form, post)

    def post(self, user_id: str, forum_id: str, name: str, content: str, *, archive_after: int = 1440) -> Json:
        """Start a thread in a forum with its first message."""
        forum = self._channel(user_id, forum_id, sending_too=True)
        if forum["type"] != FORUM:
            raise refuse("Only a forum has posts.")
        form: Json = {"name": name, "auto_archive_duration": archive_after, "message": {"content": content}}
        check_message(form["message"], [])
        return places.start_post(self.world, forum, self.world.person(user_id).user, form, [])[0]

    def invite(self, user_id: str, thread_id: str, guest_id: str) -> None:
        """Bring somebody into a thread, as mentioning them does."""
        thread = self._channel(user_id, thread_id, sending_too=True)
        check_open(thread)
        places.add_to_thread(self.world, thread, guest_id)

    # commands

    async def slash(self, user_id: str, channel_id: str, command_id: str, path: list[str], given: Json) -> Outcome:
        """Run a slash command."""
        return await self._command(user_id, channel_id, command_id, path, given, COMMAND, None)

    async def autocomplete(
        self, user_id: str, channel_id: str, command_id: str, path: list[str], given: Json, focused: str
    ) -> Outcome:
        """Ask the bot what could stand in an option while somebody types."""
        command = find(self.world, self._channel(user_id, channel_id), user_id, command_id)
        option = next((o for o in options.leaf(command, path) if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise refuse(f"“{focused}” has no suggestions.")
        given = {**given, focused: str(given.get(focused, ""))}
        return await self._command(user_id, channel_id, command_id, path, given, AUTOCOMPLETE, focused)

    async def _command(
        self, user_id: str, channel_id: str, command_id: str, path: list[str], given: Json, kind: int, focus: str | None
    ) -> Outcome:
        channel = self._channel(user_id, channel_id)
        command = find(self.world, channel, user_id, command_id)
        resolver = self._resolver(user_id, channel)
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        data["options"] = options.fill(command, path, given, resolver, focus)
        data["resolved"] = resolver.resolved()
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return await self.desk.submit(user_id, channel, kind, data)

    async def menu(self, user_id: str, channel_id: str, command_id: str, target_id: str) -> Outcome:
        """Use an entry of the menu on a person or a message."""
        channel = self._channel(user_id, channel_id)
        command = find(self.world, channel, user_id, command_id)
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "target_id": target_id}
        if command["type"] == USER_MENU:
            resolver = self._resolver(user_id, channel)
            resolver.take(USER, target_id)
            data["resolved"] = resolver.resolved()
        else:
            data["resolved"] = {"messages": {target_id: self._seen(user_id, channel_id, target_id).body}}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return await self.desk.submit(user_id, channel, COMMAND, data)

    # components

    async def click(self, user_id: str, channel_id: str, message_id: str, custom_id: str) -> Outcome:
        """Press a button."""
        post, component = self._component(user_id, channel_id, message_id, custom_id)
        if component["type"] != forms.BUTTON:
            raise refuse("That is not a button.")
        return await self._interact(user_id, post, component, {})

    async def select(
        self, user_id: str, channel_id: str, message_id: str, custom_id: str, values: list[Any]
    ) -> Outcome:
        """Choose from a select."""
        post, component = self._component(user_id, channel_id, message_id, custom_id)
        if component["type"] == forms.BUTTON:
            raise refuse("That is a button.")
        resolver = self._resolver(user_id, self.world.channel(channel_id))
        more: Json = {"values": forms.chosen(component, values, resolver)}
        if component["type"] != forms.STRING_SELECT:
            more["resolved"] = resolver.resolved()
        return await self._interact(user_id, post, component, more)

    async def submit(self, user_id: str, interaction_id: str, values: Json) -> Outcome:
        """Send a form that a bot had opened."""
        opener = self.desk.opened(interaction_id, user_id)
        assert opener.modal is not None
        channel = self._channel(user_id, opener.channel_id)
        resolver = self._resolver(user_id, channel)
        components = forms.submission(opener.modal["components"], values, resolver)
        data = {"custom_id": opener.modal["custom_id"], "components": components, "resolved": resolver.resolved()}
        outcome = await self.desk.submit(user_id, channel, MODAL, data, opener.source, opener)
        if outcome.result != "failed":
            opener.modal = None
        return outcome

    async def _interact(self, user_id: str, post: Post, component: Json, more: Json) -> Outcome:
        data = {"component_type": component["type"], "custom_id": component["custom_id"], "id": component["id"]}
        channel = self.world.channel(post.channel_id)
        return await self.desk.submit(user_id, channel, COMPONENT, data | more, post)

    # looking things up

    def commands(self, user_id: str, channel_id: str) -> list[Json]:
        """The commands somebody can run in a channel."""
        return available(self.world, self._channel(user_id, channel_id), user_id)

    def _channel(self, user_id: str, channel_id: str, *, sending_too: bool = False) -> Json:
        channel = self.world.channel(channel_id)
        self.world.person(user_id)
        require(self.world, channel, user_id, *([sending(channel)] if sending_too else []))
        return channel

    def _seen(self, user_id: str, channel_id: str, message_id: str) -> Post:
        self._channel(user_id, channel_id)
        post = self.world.post(channel_id, message_id)
        if not post.visible_to(user_id):
            raise Refusal(404, 10008, "Unknown Message")
        return post

    def _own(self, user_id: str, channel_id: str, message_id: str) -> Post:
        post = self._seen(user_id, channel_id, message_id)
        if post.body["author"]["id"] != user_id:
            raise Refusal(403, 50005, "Cannot edit a message authored by another user")
        return post

    def _component(self, user_id: str, channel_id: str, message_id: str, custom_id: str) -> tuple[Post, Json]:
        post = self._seen(user_id, channel_id, message_id)
        tree = walk(post.body["components"])
        component = next((c for c in tree if c.get("custom_id") == custom_id), None)
        if component is None:
            raise Refusal(400, 50035, "That is no longer on the message.")
        if component.get("disabled"):
            raise Refusal(400, 50035, "That is switched off.")
        return post, component

    def _resolver(self, user_id: str, channel: Json) -> Resolver:
        return Resolver(self.world, channel, user_id, self._uploads)

    def _uploaded(self, id: str) -> Upload:
        if id not in self._uploads:
            raise Refusal(400, 50035, "That file is not here any more; upload it again.")
        return self._uploads[id]
