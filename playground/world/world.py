"""Everything that exists, and the one place where a change is kept and announced."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playground.clock import Clock
from playground.wire import Json, Refusal
from playground.world import things
from playground.world.media import Shelf
from playground.world.nonces import Nonces
from playground.world.store import Store
from playground.world.things import Person, Post


@dataclass(frozen=True)
class Event:
    """Something that happened, for the bot's gateway and for the people's pages."""

    name: str
    data: Json
    guild_id: str | None = None
    channel_id: str | None = None
    post: Post | None = None


class World:
    """People, servers, channels and messages, found by id."""

    def __init__(self, base: str, store: Store | None = None, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.base, self.store = base, store
        self.shelf = Shelf(base, self.clock, store)
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Json] = {}
        self.members: dict[str, dict[str, Json]] = defaultdict(dict)
        self.channels: dict[str, Json] = {}
        self.thread_members: dict[str, dict[str, str]] = defaultdict(dict)
        self.posts: dict[str, dict[str, Post]] = defaultdict(dict)
        self.commands: dict[str | None, list[Json]] = defaultdict(list)
        self.emojis: dict[str, Json] = {}
        self.nonces = Nonces()
        self.reads: dict[str, dict[str, str]] = defaultdict(dict)
        self.bot_id = ""
        self.description = ""
        self.first: dict[str, dict[str, str]] = {}  # commands for newcomers: what to call them, by language
        self.listeners: list[Callable[[Event], None]] = []

    # finding

    @property
    def bot(self) -> Person:
        """The application's bot user."""
        return self.people[self.bot_id]

    def person(self, user_id: str) -> Person:
        """Somebody by id."""
        if found := self.people.get(str(user_id)):
            return found
        raise Refusal(404, 10013, "Unknown User")

    def guild(self, guild_id: str) -> Json:
        """A server by id."""
        if found := self.guilds.get(str(guild_id)):
            return found
        raise Refusal(404, 10004, "Unknown Guild")

    def channel(self, channel_id: str) -> Json:
        """A channel, thread or direct channel by id."""
        if found := self.channels.get(str(channel_id)):
            return self.aged(found)
        raise Refusal(404, 10003, "Unknown Channel")

    def post(self, channel_id: str, message_id: str) -> Post:
        """A message by id."""
        if found := self.posts[str(channel_id)].get(str(message_id)):
            return found
        raise Refusal(404, 10008, "Unknown Message")

    def channels_of(self, guild_id: str) -> list[Json]:
        """A server's channels in the order people see them, threads not included."""
        mine = [c for c in self.channels.values() if c.get("guild_id") == guild_id and not is_thread(c)]
        return sorted(mine, key=lambda c: (c["position"], int(c["id"])))

    def threads_of(self, guild_id: str) -> list[Json]:
        """A server's threads that are not archived."""
        mine = [c for c in self.channels.values() if c.get("guild_id") == guild_id and is_thread(c)]
        return [t for t in mine if not self.aged(t)["thread_metadata"]["archived"]]

    def aged(self, channel: Json) -> Json:
        """A channel as time has left it: a thread in which nothing happened for its time is archived."""
        if is_thread(channel) and things.is_idle(channel, self.clock.now()):
            channel["thread_metadata"] |= {"archived": True, "archive_timestamp": self.clock.iso()}
            self.keep_channel(channel)
            self.announce("THREAD_UPDATE", channel, guild_id=channel["guild_id"], channel_id=channel["id"])
        return channel

    def history(self, channel_id: str, user_id: str) -> Iterator[Post]:
        """What somebody may read in a channel, oldest first."""
        return (p for p in self.posts[channel_id].values() if p.visible_to(user_id))

    def in_guild(self, guild_id: str, user_id: str) -> bool:
        """Is somebody a member of a server?"""
        return user_id in self.members[guild_id]

    # changing

    def announce(self, name: str, data: Json, **where: Any) -> None:
        """Tell everybody who listens."""
        event = Event(name, data, **where)
        for listener in list(self.listeners):
            listener(event)

    def keep_person(self, person: Person) -> Person:
        """Add or change somebody."""
        self.people[person.id] = person
        body = {"user": person.user, "locale": person.locale, "dms_open": person.dms_open}
        self._keep("person", person.id, body)
        return person

    def keep_guild(self, guild: Json) -> Json:
        """Add or change a server and its members."""
        self.guilds[guild["id"]] = guild
        members = {id: {**m, "user": id} for id, m in self.members[guild["id"]].items()}
        self._keep("guild", guild["id"], {"guild": guild, "members": members})
        return guild

    def keep_channel(self, channel: Json) -> Json:
        """Add or change a channel."""
        self.channels[channel["id"]] = channel
        self._keep("channel", channel["id"], {"channel": channel, "members": self.thread_members.get(channel["id"])})
        return channel

    def keep_post(self, post: Post) -> Post:
        """Add or change a message; an ephemeral one never reaches the disk."""
        self.posts[post.channel_id][post.id] = post
        if post.reader is None:
            body = {"body": post.body, "pings": post.pings, "reactors": post.reactors, "files": post.files}
            self._keep("post", post.id, body)
        return post

    def keep_commands(self, guild_id: str | None, commands: list[Json]) -> None:
        """Replace the commands of a server, or the global ones."""
        self.commands[guild_id] = commands
        self._keep("commands", guild_id or "global", {"guild_id": guild_id, "commands": commands})

    def keep_emoji(self, emoji: Json) -> None:
        """Add or change an emoji of the application."""
        self.emojis[emoji["id"]] = emoji
        self._keep("emoji", emoji["id"], emoji)

    def keep_read(self, user_id: str, channel_id: str, message_id: str) -> None:
        """Remember how far somebody has read."""
        self.reads[user_id][channel_id] = message_id
        self._keep("reads", user_id, {"user_id": user_id, "reads": self.reads[user_id]})

    def keep_bot(self, bot_id: str, description: str = "") -> None:
        """Say who the bot is, and what its application says about itself."""
        self.bot_id, self.description = bot_id, description
        self._keep("meta", "world", {"bot_id": bot_id, "base": self.base, "description": description})

    def drop_post(self, post: Post) -> None:
        """Remove a message for good."""
        self.posts[post.channel_id].pop(post.id, None)
        if self.store:
            self.store.drop("post", post.id)

    def drop_emoji(self, emoji_id: str) -> None:
        """Remove an emoji of the application."""
        self.emojis.pop(emoji_id, None)
        if self.store:
            self.store.drop("emoji", emoji_id)

    def drop_channel(self, channel_id: str) -> None:
        """Remove a channel with its messages and files."""
        self.channels.pop(channel_id, None)
        self.thread_members.pop(channel_id, None)
        for post in list(self.posts.pop(channel_id, {}).values()):
            if self.store:
                self.store.drop("post", post.id)
        if self.store:
            self.store.drop("channel", channel_id)
            self.store.drop_files(f"attachments/{channel_id}")

    def _keep(self, kind: str, id: str, body: Json) -> None:
        if self.store:
            self.store.put(kind, id, body)

    # coming back

    def restore(self) -> bool:
        """Read the world back from disk; False when there is none yet."""
        meta = self.store.get("meta", "world") if self.store else None
        if self.store is None or meta is None:
            return False
        moved = (meta["base"] + "/", self.base + "/")
        for row in self.store.all("person"):
            self.people[row["user"]["id"]] = Person(**row)
        for row in self.store.all("guild"):
            self.guilds[row["guild"]["id"]] = row["guild"]
            everybody = {id: {**m, "user": self.people[id].user} for id, m in row["members"].items()}
            self.members[row["guild"]["id"]] = everybody
        for row in self.store.all("channel"):
            channel = row["channel"]
            if "recipients" in channel:
                channel["recipients"] = [self.people[r["id"]].user for r in channel["recipients"]]
            self.channels[channel["id"]] = channel
            self.thread_members[row["channel"]["id"]] = row["members"] or {}
        for row in self.store.all("post", moved):
            author = self.people.get(row["body"]["author"]["id"])
            row["body"]["author"] = author.user if author else row["body"]["author"]
            row.setdefault("files", row["body"]["attachments"])  # a world kept before components had files of their own
            post = Post(**row)
            self.posts[post.channel_id][post.id] = post
            self.clock.seen(post.id)
        for row in self.store.all("commands"):
            self.commands[row["guild_id"]] = row["commands"]
        self.emojis = {row["id"]: row for row in self.store.all("emoji")}
        for row in self.store.all("reads"):
            self.reads[row["user_id"]] = row["reads"]
        self.keep_bot(meta["bot_id"], meta.get("description", ""))
        return True


def is_thread(channel: Json) -> bool:
    """Is this channel a thread?"""
    return channel["type"] in things.THREADS
