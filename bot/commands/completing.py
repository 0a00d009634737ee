"""The options of an action's command: read as far as they are given, suggested while somebody types."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from discord.app_commands import Choice

from bot import ui
from bot.arguments import type_of
from bot.commands.paths import MOST
from bot.reading import read_text, spelled
from bot.seated import Seated
from bot.speech import Speech
from bot.widgets.places import described, ranked
from bot.widgets.wish import prompts_for
from game.engine import Action, Argument

LONGEST = 100


def read_given(
    speech: Speech, table: Seated, kind: type[Action], given: dict[str, str | None], *, whole: bool = False
) -> dict[str, object]:
    """Arguments in order as far as given; where all needed ones are there, the rest has its defaults.

    `whole` says that nothing is left to ask even if nothing was given.
    """
    args: dict[str, object] = {}
    needed = [a for a in kind.arguments() if not a.optional]
    if (whole or any(given.values())) and all(given.get(a.name) for a in needed):
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


def matching(found: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """What somebody is shown of (words, what to send): where the words hold all that was typed, in any order."""
    wanted = typed.casefold().split()
    fitting = [(label, value) for label, value in found if all(word in label.casefold() for word in wanted)]
    return [
        Choice(name=ui.cut(label, LONGEST), value=value)
        for label, value in dict.fromkeys(fitting)
        if len(value) <= LONGEST
    ][:MOST]


def completions(
    speech: Speech, table: Seated, seat: int, kind: type[Action], name: str, before: dict[str, str | None]
) -> list[tuple[str, str]]:
    """What fits an argument, best first, as (words, what to type)."""
    names = kind.argument_names()
    earlier = {n: before.get(n) for n in names[: names.index(name)]}
    so_far = read_given(speech, table, kind, earlier) if earlier else {}
    argument = next(a for a in kind.arguments() if a.name == name)
    seen, prompts = table.view(seat), prompts_for(table, seat, kind)
    if not prompts:
        return []
    known = len(so_far) == names.index(name)
    found = [kind.choices(seen, seat, prompt, so_far) if known else None for prompt in prompts]
    if None in found:
        return _suggested(speech, table, seat, kind, argument)
    choices = [v for i, values in enumerate(found) for v in values or () if all(v not in (e or ()) for e in found[:i])]
    if type_of(argument.type).on_board:
        best = ranked(seen, seat, argument.type, list(choices))
        at = argument.type
        words = {n: described(speech, seen, at, n) for n in best}
        return [(" — ".join(filter(None, (table.label(at, n), words[n]))), table.label(at, n)) for n in best]
    return [(speech.value(argument.type, v, kind, seat), spelled(table, argument.type, v)) for v in choices]


def _suggested(
    speech: Speech, table: Seated, seat: int, kind: type[Action], argument: Argument
) -> list[tuple[str, str]]:
    """Values taken from whole suggestions."""
    found: dict[str, str] = {}
    seen = table.view(seat)
    for action in chain.from_iterable(kind.suggest(seen, seat, p) for p in prompts_for(table, seat, kind)):
        value = getattr(action, argument.name)
        found.setdefault(speech.value(argument.type, value, kind, seat), spelled(table, argument.type, value))
        if len(found) >= MOST:
            break
    return list(found.items())
