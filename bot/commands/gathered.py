"""/build, /play, /trade do and /do: `what:` completes to what this table can do now, the rest to what that asks.

Whatever is not given is asked for, as after a press; a whole deed can be chosen at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import Client, app_commands
from discord.app_commands import Choice

from bot.commands.completing import completions, matching, read_given
from bot.commands.here import Here, Registered, here, seat_here
from bot.commands.paths import OPTIONS, homes, paths
from bot.reading import typed_args
from bot.seated import Seated
from bot.speech import Speech
from bot.trading.typed import TYPED
from bot.widgets.ask import proceed
from bot.widgets.menu import actions_of, group_menu
from bot.widgets.wish import Wish, prompt_for
from game.engine import Action, Question, Refused, legal, suggestions

EVERYTHING = "do"
BETWEEN = "|"  # parts of a whole deed as it is sent
TRADE_DO = "trade do"


def add_gathered(tree: app_commands.CommandTree[Client]) -> None:
    """Register them; /trade must be there."""
    commands: tuple[Registered, ...] = (build, play, do)
    for command in commands:
        tree.add_command(command)
    group = tree.get_command("trade")
    assert isinstance(group, app_commands.Group)
    group.add_command(trade_do)


@app_commands.command()
@app_commands.guild_only()
@app_commands.rename(first="at", second="and", third="also")
async def build(interaction: Here, what: str = "", first: str = "", second: str = "", third: str = "") -> None:
    await run(interaction, "build", what, first, second, third)


@app_commands.command()
@app_commands.guild_only()
@app_commands.rename(first="which", second="and", third="also")
async def play(interaction: Here, what: str = "", first: str = "", second: str = "", third: str = "") -> None:
    await run(interaction, "play", what, first, second, third)


@app_commands.command(name="do")
@app_commands.rename(first="which", second="and", third="also")
async def trade_do(interaction: Here, what: str = "", first: str = "", second: str = "", third: str = "") -> None:
    await run(interaction, TRADE_DO, what, first, second, third)


@app_commands.command()
@app_commands.guild_only()
async def do(interaction: Here, what: str = "") -> None:
    await run(interaction, EVERYTHING, what)


async def run(interaction: Here, command: str, what: str, *given: str) -> None:
    """Carry it out as far as it is said; without `what:` the only thing there is to do, or the menu."""
    answer, speech = await here(interaction)
    table, seat = await seat_here(interaction)
    speech = speech.at(table)
    wish = wished(speech, table, seat, command, what, given)
    if wish is None:
        group = {"build": "build", TRADE_DO: "trade"}.get(command, "")
        await answer.show(group_menu(speech, table, seat, group))
    else:
        await proceed(interaction.client, answer, speech, wish)


def wished(
    speech: Speech, table: Seated, seat: int, command: str, what: str, given: tuple[str, ...] = ()
) -> Wish | None:
    """What the options of a command mean; None where nothing was named and there is more than one thing to do."""
    head, *parts = what.strip().split(BETWEEN)
    if head.strip():
        kind = named(speech, table, command, head.strip())
    elif len(now := [kind for kind, prompt in possible_kinds(table, seat, command) if prompt]) == 1 and any(given):
        kind = now[0]
    else:
        return None
    said = dict(zip(kind.argument_names(), [*parts, *given[len(parts) :]], strict=False))
    texts = {name: text.strip() or None for name, text in said.items()}
    args = read_given(speech, table, kind, texts, whole=bool(parts))
    return Wish(table, seat, kind, prompt_for(table, seat, kind, args), args)


def named(speech: Speech, table: Seated, command: str, text: str) -> type[Action]:
    """The kind of action somebody means, by key, short name or words; Refused if it is none of this table's."""
    wanted = text.casefold()
    known: dict[str, type[Action]] = table.island.rules.actions
    kinds = [kind for kind in known.values() if command == EVERYTHING or command in homes(kind)]
    kinds.sort(key=lambda kind: paths()[kind.key].command != command)
    labels = {kind.key: speech.action(kind.key).casefold() for kind in kinds}
    exact = [kind for kind in kinds if wanted in (kind.key, labels[kind.key])]
    short = [kind for kind in kinds if wanted == paths()[kind.key].what]
    holding = [kind for kind in kinds if wanted in labels[kind.key]]
    found = exact or short or (holding if len(holding) == 1 else [])
    if not found:
        raise Refused("unknown_deed", text=text[:40])
    return found[0]


def possible_kinds(table: Seated, seat: int, command: str) -> Iterator[tuple[type[Action], Question | None]]:
    """Kinds of action a seat can do now with a command, each with the question it answers, settings last."""
    seen = table.view(seat)
    for kind, prompt in actions_of(table, seat):
        if (command == EVERYTHING or command in homes(kind)) and kind.available(seen, seat, prompt):
            yield kind, prompt


# --- suggestions while typing ----------------------------------------------------------------------------------------


@build.autocomplete("what")
@play.autocomplete("what")
@trade_do.autocomplete("what")
@do.autocomplete("what")
async def _what(interaction: Here, typed: str) -> list[Choice[str]]:
    speech, table, seat = await _at(interaction)
    return matching(deeds(speech, table, seat, _command(interaction)), typed)


@build.autocomplete("first")
@play.autocomplete("first")
@trade_do.autocomplete("first")
async def _first(interaction: Here, typed: str) -> list[Choice[str]]:
    return await _argument(interaction, 0, typed)


@build.autocomplete("second")
@play.autocomplete("second")
@trade_do.autocomplete("second")
async def _second(interaction: Here, typed: str) -> list[Choice[str]]:
    return await _argument(interaction, 1, typed)


@build.autocomplete("third")
@play.autocomplete("third")
@trade_do.autocomplete("third")
async def _third(interaction: Here, typed: str) -> list[Choice[str]]:
    return await _argument(interaction, 2, typed)


async def _argument(interaction: Here, place: int, typed: str) -> list[Choice[str]]:
    speech, table, seat = await _at(interaction)
    command, space = _command(interaction), interaction.namespace
    given = [getattr(space, option, None) for option in OPTIONS[command]]
    return matching(asked(speech, table, seat, command, space.what or "", given, place), typed)


async def _at(interaction: Here) -> tuple[Speech, Seated, int]:
    speech = await interaction.client.speech(interaction)
    table, seat = await seat_here(interaction)
    return speech.at(table), table, seat


def _command(interaction: Here) -> str:
    assert interaction.command is not None
    return interaction.command.qualified_name


def deeds(speech: Speech, table: Seated, seat: int, command: str) -> list[tuple[str, str]]:
    """What a command can do now, as (words, what to send): the kinds of action, then each whole deed."""
    kinds = [kind for kind, _ in possible_kinds(table, seat, command)]
    found = {speech.action(kind.key): kind.key for kind in kinds}
    simple = [kind for kind in kinds if len(kind.argument_names()) == 1]
    for kind in simple:
        for label, value in completions(speech, table, seat, kind, kind.argument_names()[0], {}):
            deed = speech.say("menu-entry", action=speech.action(kind.key), arguments=label)
            found.setdefault(deed, BETWEEN.join([kind.key, value]))
    listed = [kind for kind in kinds if kind not in simple and kind not in TYPED]  # of offers there are too many
    for action in possible(table, seat):
        if type(action) in listed:
            found.setdefault(speech.deed(action), BETWEEN.join([action.key, *typed_args(table, action)]))
    return list(found.items())


def asked(
    speech: Speech, table: Seated, seat: int, command: str, what: str, given: list[str | None], place: int
) -> list[tuple[str, str]]:
    """What can be said to one of the options after `what:`."""
    if what.strip():
        kind = named(speech, table, command, what.partition(BETWEEN)[0].strip())
    else:
        kinds = [kind for kind, prompt in possible_kinds(table, seat, command) if prompt]
        if len(kinds) != 1:
            return []
        kind = kinds[0]
    names = kind.argument_names()
    if place >= len(names):
        return []
    before = dict(zip(names, given[:place], strict=False))
    return completions(speech, table, seat, kind, names[place], before)


def possible(table: Seated, seat: int) -> list[Action]:
    """Every legal action of a seat, settings last."""
    seen = table.view(seat)
    return [*legal(seen, seat), *suggestions(seen, seat)]
