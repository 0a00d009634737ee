"""What a place itself forbids: forums, archived and locked threads, people who take no direct messages."""

from __future__ import annotations

from playground.wire import Json, Refusal
from playground.world.things import CATEGORY, FORUM
from playground.world.world import World


def check_open(channel: Json) -> None:
    """Nothing that stands in an archived thread is changed or taken away; only sending opens it again."""
    if channel.get("thread_metadata", {}).get("archived"):
        raise Refusal(400, 50083, "Thread is archived")


def check_writable(channel: Json) -> None:
    """Nobody writes in a forum beside its posts (code as heard: grafana-oncall #26), or in a locked thread.

    That those who manage threads may write in a locked one is likely, but not documented.
    """
    if channel["type"] in (CATEGORY, FORUM):
        raise Refusal(400, 50008, "Cannot send messages in a non-text channel")
    if channel.get("thread_metadata", {}).get("locked"):
        raise Refusal(400, 160005, "Thread is locked")


def check_direct(world: World, user_id: str) -> None:
    """Refuse a direct message to somebody who takes none, or shares no server with the bot (documented 2026-03)."""
    if not any(world.in_guild(g, user_id) and world.in_guild(g, world.bot_id) for g in world.guilds):
        raise Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    if not world.people[user_id].dms_open:
        raise Refusal(403, 50007, "Cannot send messages to this user")
