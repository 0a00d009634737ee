"""What the application has at Discord: commands, emojis, its description."""

from __future__ import annotations

from typing import Any

from discord import Client, app_commands

from bot import icons
from bot.commands import add_all
from bot.doctor.report import Fault, Patient
from bot.imprint import WORD, says_so

NAMED = 3


async def commands(patient: Patient) -> str:
    """Does Discord know the commands of this version?"""
    tree: app_commands.CommandTree[Client] = app_commands.CommandTree(patient.client)
    add_all(tree)
    ours = {command.name: _shape(command.to_dict(tree)) for command in tree.get_commands()}
    known: list[Any] = list(await patient.client.http.get_global_commands(patient.application_id))
    there = {command["name"]: _shape(command) for command in known}
    if missing := sorted(set(ours) - set(there)):
        raise Fault(f"{_some(missing)} missing at Discord: start the bot once, it registers its commands.")
    if other := sorted(name for name in ours if there[name] != ours[name]):
        raise Fault(f"{_some(other)} of another version at Discord: start the bot once, it registers its own.")
    return f"all {len(ours)} are registered"


def _shape(command: Any) -> Any:
    """What people see of a command in English, with everything below it."""
    below = sorted((_shape(option) for option in command.get("options") or []), key=lambda shape: shape[0])
    return command["name"], command.get("description", ""), below


def _some(names: list[str]) -> str:
    told = ", ".join(f"/{name}" for name in names[:NAMED]) + (" …" if len(names) > NAMED else "")
    return f"{len(names)} commands ({told}) are" if len(names) > 1 else f"The command {told} is"


async def emojis(patient: Patient) -> str:
    """Are the icons there?"""
    if not patient.settings.application_emojis:
        return "switched off by APPLICATION_EMOJIS"
    there = {emoji.name for emoji in await patient.client.fetch_application_emojis()}
    known = {found[1] for name in there if (found := icons.OURS.fullmatch(name))}
    wanted = icons.wanted()
    if missing := [name for name in wanted if name not in known]:
        raise Fault(
            f"{len(missing)} of {len(wanted)} icons are missing: let the bot run for some minutes, it uploads them, "
            "or set APPLICATION_EMOJIS=false."
        )
    return f"all {len(wanted)} are there"


async def description(patient: Patient) -> str:
    """Does the application say what it is?"""
    application = patient.client.application
    if application is None or not says_so(application.description):
        raise Fault(
            f"The application's description does not say “{WORD}”: add the word in the developer portal, or empty the "
            "description and the bot writes its own at the next start."
        )
    return f"says “{WORD}”"
