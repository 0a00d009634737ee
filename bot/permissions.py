"""What the bot must be allowed to do, asked for once when it is invited and looked at wherever it is to play."""

from __future__ import annotations

import discord
from discord import Interaction, Permissions

SCOPES = ("bot", "applications.commands")
EVERYWHERE = ("view_channel", "attach_files", "read_message_history")
CHANNEL, THREAD = "send_messages", "send_messages_in_threads"
LESSONS = "create_private_threads"  # without it lessons are given in direct messages
INVITED_WITH = Permissions(**dict.fromkeys((*EVERYWHERE, CHANNEL, THREAD, LESSONS), True))


def invite_link(application_id: int | str) -> str:
    """The address at which somebody lets the bot into a server, with exactly what it needs."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&scope={'+'.join(SCOPES)}&permissions={INVITED_WITH.value}"
    )


def lacking(granted: Permissions, *, thread: bool) -> list[str]:
    """What is missing of what a place needs, by name."""
    needed = (*EVERYWHERE, THREAD if thread else CHANNEL)
    return [name for name in needed if not getattr(granted, name)]


def lacking_here(interaction: Interaction) -> list[str]:
    """What the bot lacks where an interaction comes from."""
    return lacking(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))


def in_words(names: list[str]) -> str:
    """Permissions as Discord's settings call them in English."""
    return ", ".join(name.replace("_", " ").title().replace(" In ", " in ") for name in names)
