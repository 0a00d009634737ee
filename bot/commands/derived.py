"""One command per action of any rule system, its options from the argument types; and /do for everything legal."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot import ui
from bot.commands.here import Here, here, seat_here
from bot.commands.paths import MOST, all_actions, option_names, paths
from bot.reading import read_text, spelled
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.ask import proceed
from bot.widgets.menu import group_menu
from bot.widgets.places import PLACES, described, ranked
from bot.widgets.wish import Wish, kind_of, prompt_for
from game.engine import Action, Argument, legal, suggestions
from game.words import ENGLISH, speaking


def add_derived(tree: app_commands.CommandTree[Any]) -> None:
    """Register a command for every action there is."""
    tree.add_command(do)
    for key, kind in all_actions().items():
        path = paths()[key]
        command = _command(kind, path.name)
        if not path.group:
            tree.add_command(command)
            continue
        group = tree.get_command(path.group)
        if group is None:
            about = speaking(ENGLISH).say(f"group-{kind.group}", of="help") or path.group
            group = app_commands.Group(name=path.group, description=about[:100], guild_only=True)
            tree.add_command(group)
        if isinstance(group, app_commands.Group) and not group.get_command(command.name):
            group.add_command(command)


def _command(kind: type[Action], name: str) -> app_commands.Command[Any, ..., None]:
    words = speaking(ENGLISH)
    key = kind.key
    names = option_names(kind)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name,
        description=(words.say(f"action-{key}", of="help") or words.say(f"action-{key}"))[:100],
        callback=_callback(key, names),
    )
    command.guild_only = True
    for argument in kind.arguments()[:MOST]:
        command.autocomplete(argument.name)(_completer(key, argument.name, names))
    return command


def _callback(key: str, names: dict[str, str]) -> Callable[..., Coroutine[Any, Any, None]]:
    """A coroutine whose signature is the action's arguments, all optional: what is missing is asked for."""

    async def run(interaction: Here, **given: str | None) -> None:
        answer, speech = await here(interaction)
        table, seat = await seat_here(interaction)
        speech = speech.at(table)
        kind = kind_of(table, key)
        args = read_given(speech, table, kind, given)
        wish = Wish(table, seat, kind, prompt_for(table, seat, kind), args)
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


def read_given(speech: Speech, table: Seated, kind: type[Action], given: dict[str, str | None]) -> dict[str, Any]:
    """Arguments in order as far as given; where all needed ones are there, the rest has its defaults."""
    args: dict[str, Any] = {}
    needed = [a for a in kind.arguments() if not a.optional]
    if any(given.values()) and all(given.get(a.name) for a in needed):
        defaults = kind(0, **{a.name: read_text(speech, table, a, given[a.name] or "") for a in needed})
        return {
            a.name: read_text(speech, table, a, given[a.name] or "") if given.get(a.name) else getattr(defaults, a.name)
            for a in kind.arguments()
        }
    for argument in kind.arguments():
        text = given.get(argument.name)
        if not text:
            break
        args[argument.name] = read_text(speech, table, argument, text)
    return args


# --- suggestions while typing -----------------------------------------------------------------------------------------


def _completer(
    key: str, name: str, names: dict[str, str]
) -> Callable[[Here, str], Coroutine[Any, Any, list[Choice[str]]]]:
    async def complete(interaction: Here, typed: str) -> list[Choice[str]]:
        speech = await interaction.client.speech(interaction)
        table, seat = await seat_here(interaction)
        speech = speech.at(table)
        kind = kind_of(table, key)
        space = interaction.namespace
        before = {n: getattr(space, o, None) for n, o in names.items()}
        found = completions(speech, table, seat, kind, name, before)
        wanted = typed.casefold().strip()
        return [
            Choice(name=ui.cut(label, 100), value=value[:100]) for label, value in found if wanted in label.casefold()
        ][:MOST]

    return complete


def completions(
    speech: Speech, table: Seated, seat: int, kind: type[Action], name: str, before: dict[str, str | None]
) -> list[tuple[str, str]]:
    """What fits an argument, best first, as (words, what to type)."""
    names = kind.argument_names()
    earlier = {n: before.get(n) for n in names[: names.index(name)]}
    so_far = read_given(speech, table, kind, earlier) if earlier else {}
    argument = next(a for a in kind.arguments() if a.name == name)
    prompt = prompt_for(table, seat, kind)
    seen = table.view(seat)
    if kind.by != "anyone" and prompt is None:
        return []
    choices = kind.choices(seen, seat, prompt, so_far) if len(so_far) == names.index(name) else None
    if choices is None:
        return _suggested(speech, table, seat, kind, argument)
    if argument.type in PLACES:
        best = ranked(seen, seat, argument.type, list(choices))
        at = argument.type
        return [(f"{table.label(at, n)} — {described(speech, seen, at, n)}", table.label(at, n)) for n in best]
    return [(speech.value(argument.type, v, kind, seat), spelled(table, argument.type, v)) for v in choices]


def _suggested(
    speech: Speech, table: Seated, seat: int, kind: type[Action], argument: Argument
) -> list[tuple[str, str]]:
    """Values taken from whole suggestions."""
    found: dict[str, str] = {}
    for action in kind.suggest(table.view(seat), seat, prompt_for(table, seat, kind)):
        value = getattr(action, argument.name)
        found.setdefault(speech.value(argument.type, value, kind, seat), spelled(table, argument.type, value))
        if len(found) >= MOST:
            break
    return list(found.items())


# --- /do -------------------------------------------------------------------------------------------------------------


@app_commands.command(name="do")
@app_commands.guild_only()
async def do(interaction: Here, what: str = "") -> None:
    answer, speech = await here(interaction)
    table, seat = await seat_here(interaction)
    speech = speech.at(table)
    found = [a for a in possible(table, seat) if speech.deed(a).casefold() == what.casefold().strip()]
    if not found:
        await answer.show(group_menu(speech, table, seat, ""))
        return
    action = found[0]
    args = {n: getattr(action, n) for n in action.argument_names()}
    kind = type(action)
    await proceed(interaction.client, answer, speech, Wish(table, seat, kind, prompt_for(table, seat, kind), args))


@do.autocomplete("what")
async def _complete_do(interaction: Here, typed: str) -> list[Choice[str]]:
    speech = await interaction.client.speech(interaction)
    table, seat = await seat_here(interaction)
    speech = speech.at(table)
    labels = dict.fromkeys(speech.deed(action) for action in possible(table, seat))
    wanted = typed.casefold().strip()
    return [Choice(name=label[:100], value=label[:100]) for label in labels if wanted in label.casefold()][:MOST]


def possible(table: Seated, seat: int) -> list[Action]:
    """Every legal action of a seat, settings last."""
    seen = table.view(seat)
    return [*legal(seen, seat), *suggestions(seen, seat)]
