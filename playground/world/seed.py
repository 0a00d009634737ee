"""The world somebody finds who starts the playground for the first time."""

from __future__ import annotations

from collections.abc import Iterable

from playground.law import permissions
from playground.wire import Json
from playground.world import things
from playground.world.things import Person
from playground.world.world import World

LOCALS = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")
CHANNELS = (("island", "One game at a time lives here."), ("harbour", "Talk, and a second game."))


def seed(world: World, bot_name: str = "Bot", locals: tuple[str, ...] = LOCALS) -> World:
    """Fill an empty world: a server with two channels, a handful of people, the application's bot."""
    bot = world.keep_person(Person(things.user(world.clock.snowflake(), bot_name, None, bot=True)))
    world.keep_bot(bot.id)
    people = [add_person(world, name) for name in locals or ("Owner",)]
    add_guild(world, "Playground", people[0].id, CHANNELS)
    return world


def add_person(world: World, name: str, locale: str = "en-US") -> Person:
    """A new local user, member of every server."""
    username = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "someone"
    person = world.keep_person(Person(things.user(world.clock.snowflake(), username[:32], name), locale))
    for guild in list(world.guilds.values()):
        join(world, guild, person)
    world.announce("USER_UPDATE", person.user)
    return person


def add_guild(world: World, name: str, owner_id: str, channels: tuple[tuple[str, str], ...]) -> Json:
    """A new server with everybody in it, the bot included."""
    guild = things.guild(world.clock.snowflake(), name, owner_id)
    bot_role = world.clock.snowflake()
    guild["roles"] = [
        things.role(guild["id"], "@everyone", permissions.EVERYONE),
        things.role(bot_role, world.bot.name, permissions.BOT, 1, managed_by=world.bot_id),
    ]
    world.keep_guild(guild)
    for position, (channel, topic) in enumerate(channels):
        world.keep_channel(things.text_channel(world.clock.snowflake(), guild["id"], channel, position, topic))
    for person in world.people.values():
        if person.id != world.bot_id:
            join(world, guild, person)
    invite_bot(world, guild)
    return guild


def add_channel(world: World, guild: Json, name: str, type: int) -> Json:
    """One more channel of a server, below the others."""
    position = len(world.channels_of(guild["id"]))
    made = world.keep_channel(things.text_channel(world.clock.snowflake(), guild["id"], name, position, type=type))
    world.announce("CHANNEL_CREATE", made, guild_id=guild["id"], channel_id=made["id"])
    return made


def invite_bot(world: World, guild: Json) -> None:
    """Make the bot a member, with the role that is its own."""
    role = next(r["id"] for r in guild["roles"] if r.get("tags", {}).get("bot_id") == world.bot_id)
    join(world, guild, world.bot, [role])
    world.announce("GUILD_CREATE", {"id": guild["id"]}, guild_id=guild["id"])


def add_role(world: World, guild: Json, name: str, members: Iterable[str]) -> Json:
    """A new role without permissions of its own, and who has it."""
    role = things.role(world.clock.snowflake(), name, 0, len(guild["roles"]))
    guild["roles"].append(role)
    for user_id in members:
        world.members[guild["id"]][user_id]["roles"].append(role["id"])
    world.keep_guild(guild)
    world.announce("GUILD_ROLE_CREATE", {"guild_id": guild["id"], "role": role}, guild_id=guild["id"])
    return role


def join(world: World, guild: Json, person: Person, roles: list[str] | None = None) -> None:
    """Make somebody a member of a server."""
    member = things.member(person.user, world.clock.iso(), roles)
    world.members[guild["id"]][person.id] = member
    world.keep_guild(guild)
    world.announce("GUILD_MEMBER_ADD", {**member, "guild_id": guild["id"]}, guild_id=guild["id"])
