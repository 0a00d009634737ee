"""Which commands somebody can run in a channel, in their language."""

from __future__ import annotations

from playground.law.permissions import Can, permissions_in
from playground.wire import Json, Refusal
from playground.world.things import FORUM
from playground.world.world import World

IN_GUILD, IN_BOT_DM = 0, 1


def available(world: World, channel: Json, user_id: str) -> list[Json]:
    """The commands of a channel for one person."""
    guild_id = channel.get("guild_id")
    known = world.commands[None] + (world.commands[guild_id] if guild_id else [])
    if (guild_id and not world.in_guild(guild_id, world.bot_id)) or channel["type"] == FORUM:
        known = []
    locale = world.people[user_id].known_locale
    return [localized(c, locale) for c in known if _usable(world, channel, user_id, c)]


def find(world: World, channel: Json, user_id: str, command_id: str) -> Json:
    """One of the available commands."""
    for command in available(world, channel, user_id):
        if command["id"] == str(command_id):
            return command
    raise Refusal(404, 10063, "There is no such command here.")


def localized(command: Json, locale: str) -> Json:
    """A command, option or choice with its words in one language."""
    made = dict(command)
    for word in ("name", "description"):
        if word in command:
            made[word + "_localized"] = (command.get(word + "_localizations") or {}).get(locale) or command[word]
    for inside in ("options", "choices"):
        if command.get(inside):
            made[inside] = [localized(part, locale) for part in command[inside]]
    return made


def _usable(world: World, channel: Json, user_id: str, command: Json) -> bool:
    contexts = command.get("contexts")
    in_guild = bool(channel.get("guild_id"))
    if contexts is not None and (IN_GUILD if in_guild else IN_BOT_DM) not in contexts:
        return False
    if not in_guild:
        return command.get("dm_permission") is not False
    granted = permissions_in(world, channel, user_id)
    needed = command.get("default_member_permissions")
    if needed is not None and (int(needed) == 0 or granted & int(needed) != int(needed)):
        return bool(granted & Can.ADMINISTRATOR)
    return bool(granted & Can.USE_APPLICATION_COMMANDS)
