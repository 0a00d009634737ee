"""Actions with a command of their own, its options from the types of their arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

from discord import Client, Interaction, app_commands
from discord.app_commands import Choice

from bot.commands.completing import completions, matching, read_given
from bot.commands.here import Here, here, seat_here
from bot.commands.paths import MOST, OWN, all_actions, option_names
from bot.trading.typed import TYPED, parted, suggested
from bot.widgets.ask import proceed
from bot.widgets.wish import Wish, kind_of, prompt_for
from game.engine import Action
from game.words import ENGLISH, speaking


def add_derived(tree: app_commands.CommandTree[Client]) -> None:
    """Register them, each in its group; those the bot itself has already stay as they are."""
    for key, path in OWN.items():
        group_name, _, name = path.rpartition(" ")
        group = _group(tree, group_name)
        if group.get_command(name) is None:
            group.add_command(_command(all_actions()[key], name))


def _group(tree: app_commands.CommandTree[Client], name: str) -> Any:
    """A group by name, made where there is none; the tree itself for commands that stand alone."""
    if not name:
        return tree
    group = tree.get_command(name)
    if group is None:
        about = speaking(ENGLISH).say(f"group-{name}", of="help")
        group = app_commands.Group(name=name, description=about[:100], guild_only=True)
        tree.add_command(group)
    return group


def _command(kind: type[Action], name: str) -> app_commands.Command[app_commands.Group, ..., None]:
    words = speaking(ENGLISH)
    key = kind.key
    names = option_names(kind)
    command: app_commands.Command[app_commands.Group, ..., None] = app_commands.Command(
        name=name,
        description=(words.say(f"action-{key}", of="help") or words.say(f"action-{key}"))[:100],
        callback=_callback(key, names),
    )
    command.guild_only = True
    for argument in kind.arguments()[:MOST]:
        command.autocomplete(argument.name)(_completer(key, argument.name, names))
    return command


def _callback(key: str, names: dict[str, str]) -> Callable[..., Coroutine[object, None, None]]:
    """A coroutine whose signature is the action's arguments, all optional: what is missing is asked for."""

    async def run(interaction: Here, **given: str | None) -> None:
        answer, speech = await here(interaction)
        table, seat = await seat_here(interaction)
        speech = speech.at(table)
        kind = kind_of(table, key)
        args = read_given(speech, table, kind, parted(speech, kind, given))
        wish = Wish(table, seat, kind, prompt_for(table, seat, kind, args), args)
        await proceed(interaction.client, answer, speech, wish)

    text = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=str | None)
        for name in names
    ]
    where = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    run.__signature__ = inspect.Signature([where, *text])  # type: ignore[attr-defined]
    words = speaking(ENGLISH)
    app_commands.describe(**{name: words.say(f"arg-{name}")[:100] for name in names})(run)
    return app_commands.rename(**names)(run)


def _completer(
    key: str, name: str, names: dict[str, str]
) -> Callable[[Here, str], Coroutine[object, None, list[Choice[str]]]]:
    async def complete(interaction: Here, typed: str) -> list[Choice[str]]:
        speech = await interaction.client.speech(interaction)
        table, seat = await seat_here(interaction)
        speech = speech.at(table)
        space = interaction.namespace
        before = {n: getattr(space, o, None) for n, o in names.items()}
        kind = kind_of(table, key)
        if kind in TYPED and (found := suggested(speech, table, seat, kind, name, before, typed)):
            return matching(found, "")
        return matching(completions(speech, table, seat, kind, name, before), typed)

    return complete
