"""Several open arguments at once, as a form; what is typed is read when it comes back, from the form itself."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui as dui

from bot import ui
from bot.arguments import type_of
from bot.lessons.course import proposed
from bot.reading import read_text
from bot.speech import Speech
from bot.widgets.wish import Wish
from game.engine import Argument
from renderer.lines import capital

FIELDS = 5
SECONDS = 900
TITLE, LABEL = 45, 45


def form(speech: Speech, wish: Wish) -> dui.Modal:
    """A form for the arguments still open."""
    values = _written(speech, wish)
    title = ui.cut(speech.action(wish.kind.key), TITLE)
    modal = dui.Modal(title=title, custom_id=wish.press("form").custom_id(), timeout=SECONDS)
    for argument in _fields(wish):
        component = _component(speech, wish, argument, values.get(argument.name, ""))
        hint = speech.say(f"arg-{argument.name}", of="help") or None
        label = ui.cut(capital(speech.say(f"arg-{argument.name}")), LABEL)
        modal.add_item(dui.Label(text=label, description=hint, component=component))
    return modal


def _written(speech: Speech, wish: Wish) -> dict[str, str]:
    """The cards a lesson would have in the form, so that nobody has to type."""
    return {
        argument.name: speech.words.cards(getattr(action, argument.name))
        for action in proposed(wish.table, wish.seat, wish.kind)
        for argument in _fields(wish)
        if type_of(argument.type).by_card
    }


def _fields(wish: Wish) -> list[Argument]:
    rest = list(wish.kind.arguments()[len(wish.args) :])
    return [a for a in rest if type_of(a.type).in_forms][:FIELDS]


def _component(speech: Speech, wish: Wish, argument: Argument, value: str) -> ui.Item:
    options = _options(speech, wish, argument)
    if options:
        most = len(options) if type_of(argument.type).several else 1
        least = 0 if argument.optional else 1
        return dui.Select(
            custom_id=argument.name, options=options, min_values=least, max_values=most, required=not argument.optional
        )
    return dui.TextInput(
        custom_id=argument.name,
        required=not argument.optional,
        default=value or None,
        placeholder=speech.say(f"hint-{type_of(argument.type).hint}") or None,
        max_length=200,
    )


def _options(speech: Speech, wish: Wish, argument: Argument) -> list[discord.SelectOption]:
    """What there is to choose from; what a lesson would choose of several is chosen."""
    kind, known = type_of(argument.type), proposed(wish.table, wish.seat, wish.kind)
    kept = [str(value) for action in known for value in getattr(action, argument.name)] if kind.several else []
    offered = kind.offered(speech, wish, argument)
    return [ui.option(one.words, one.typed, chosen=one.typed in kept) for one in offered]


def filled(speech: Speech, wish: Wish, typed: Mapping[str, list[str]]) -> dict[str, object]:
    """All arguments of an action from a form that came back; Refused with words where something cannot be read."""
    args = dict(wish.args)
    for argument in wish.kind.arguments()[len(wish.args) :]:
        texts = [text for text in typed.get(argument.name, []) if text.strip()]
        if texts:
            args[argument.name] = read_text(speech, wish.table, argument, ", ".join(texts))
        elif not argument.optional:
            args[argument.name] = read_text(speech, wish.table, argument, "")
    return args
