"""One command per action of any rule system, its options from the argument types; and /do for everything legal."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot import ui
from bot.commands.here import Here, here, seat_here
from bot.reading import read_text
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.ask import proceed
from bot.widgets.menu import group_menu
from bot.widgets.places import PLACES, described, ranked
from bot.widgets.wish import Wish, kind_of, prompt_for
from game.catalogue import catalogue
from game.engine import Action, Argument, Undo, legal, suggestions
from game.words import ENGLISH, speaking

ALONE = ("turn", "")  # groups whose actions are commands of their own
MOST = 25


def add_derived(tree: app_commands.CommandTree[Any]) -> None:
    """Register a command for every action there is, as far as Discord's limits go; /do has them all."""
    tree.add_command(do)
    for kind in all_actions():
        command = _command(kind)
        if kind.group in ALONE:
            tree.add_command(command)
            continue
        group = tree.get_command(kind.group)
        if group is None:
            about = speaking(ENGLISH).say(f"group-{kind.group}", of="help") or kind.group
            group = app_commands.Group(name=kind.group, description=about[:100], guild_only=True)
            tree.add_command(group)
        if isinstance(group, app_commands.Group) and len(group.commands) < MOST and not group.get_command(command.name):
            group.add_command(command)


def all_actions() -> Iterable[type[Action]]:
    """Every kind of action, each key once."""
    kinds: dict[str, type[Action]] = {Undo.key: Undo}
    for module in catalogue().values():
        for kind in module.actions:
            kinds.setdefault(kind.key, kind)
    return kinds.values()


def _command(kind: type[Action]) -> app_commands.Command[Any, ..., None]:
    words = speaking(ENGLISH)
    key = kind.key
    names = {a.name: _name(f"option-of-{a.name}", a.name) for a in kind.arguments()[:MOST]}
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=_name(f"command-{key}", key.removeprefix(f"{kind.group}_")),
        description=(words.say(f"action-{key}", of="help") or words.say(f"action-{key}"))[:100],
        callback=_callback(key, names),
    )
    command.guild_only = True
    for argument in kind.arguments()[:MOST]:
        command.autocomplete(argument.name)(_completer(key, argument.name, names))
    return command


def _name(key: str, otherwise: str) -> str:
    words = speaking(ENGLISH)
    return (words.say(key) if words.has(key) else otherwise).replace("_", "-").lower()[:32]


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
    if needed and all(given.get(a.name) for a in needed):
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
        return [(f"{table.place(at, n)} — {described(speech, seen, at, n)}", table.place(at, n)) for n in best]
    return [(speech.value(argument.type, v, kind), _typed(table, argument, v)) for v in choices]


def _typed(table: Seated, argument: Argument, value: Any) -> str:
    """What somebody would type for a value."""
    return str(value)


def _suggested(
    speech: Speech, table: Seated, seat: int, kind: type[Action], argument: Argument
) -> list[tuple[str, str]]:
    """Values taken from whole suggestions."""
    found: dict[str, str] = {}
    for action in kind.suggest(table.view(seat), seat, prompt_for(table, seat, kind)):
        text = speech.value(argument.type, getattr(action, argument.name), kind)
        found.setdefault(text, text)
        if len(found) >= MOST:
            break
    return list(found.items())


# --- /do -------------------------------------------------------------------------------------------------------------


@app_commands.command(name="do", description="Everything you can do right now")
@app_commands.describe(what="Type to search")
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
