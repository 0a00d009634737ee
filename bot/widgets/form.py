"""Several open arguments at once, as a form; what is typed is read when it comes back, from the form itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui as dui

from bot import ui
from bot.reading import read_text
from bot.speech import Speech
from bot.widgets.wish import Wish
from bot.wire import Press
from game.engine import Argument
from game.table import Offer
from renderer.alt import capital

FIELDS = 5
SECONDS = 900
TITLE, LABEL = 45, 45


def form(speech: Speech, wish: Wish) -> dui.Modal:
    """A form for the arguments still open."""
    return _form(speech, wish, speech.action(wish.kind.key), wish.press("form"), {a.name: "" for a in _fields(wish)})


def counter_form(speech: Speech, wish: Wish, offer: Offer) -> dui.Modal:
    """A form for the sides alone, filled in with those of an offer turned round."""
    sides = {"give": speech.words.cards(offer.get), "get": speech.words.cards(offer.give)}
    title = speech.say("trade-counter", name=wish.table.names[offer.maker])
    return _form(speech, wish, title, wish.press("form", extra=str(offer.id)), sides)


def _form(speech: Speech, wish: Wish, title: str, press: Press, values: Mapping[str, str]) -> dui.Modal:
    modal = dui.Modal(title=ui.cut(title, TITLE), custom_id=press.custom_id(), timeout=SECONDS)
    for argument in _fields(wish):
        if argument.name in values:
            component = _component(speech, wish, argument, values[argument.name])
            hint = speech.say(f"arg-{argument.name}", of="help") or None
            label = ui.cut(capital(speech.say(f"arg-{argument.name}")), LABEL)
            modal.add_item(dui.Label(text=label, description=hint, component=component))
    return modal


def _fields(wish: Wish) -> list[Argument]:
    rest = list(wish.kind.arguments()[len(wish.args) :])
    return [a for a in rest if a.type not in ("offer", "standing")][:FIELDS]


def _component(speech: Speech, wish: Wish, argument: Argument, value: str) -> Any:
    options = _options(speech, wish, argument)
    if options:
        most = len(options) if argument.type in ("seats", "dice") else 1
        least = 0 if argument.optional else 1
        return dui.Select(
            custom_id=argument.name, options=options, min_values=least, max_values=most, required=not argument.optional
        )
    return dui.TextInput(
        custom_id=argument.name,
        required=not argument.optional,
        default=value or None,
        placeholder=speech.say(f"hint-{argument.type}") or None,
        max_length=200,
    )


def _options(speech: Speech, wish: Wish, argument: Argument) -> list[discord.SelectOption]:
    """What there is to choose from where the domain is small whatever was chosen before."""
    table = wish.table
    if argument.type in ("seat", "seats"):
        others = [s for s in table.island.seats if s != wish.seat and s not in table.island.gone]
        return [ui.option(table.names[s], str(s)) for s in others]
    if argument.type == "card":
        rules = table.island.rules
        return [ui.option(speech.say(f"card-{k}"), k) for k in rules.kinds[: rules.card_kinds]]
    if argument.type == "dice":
        dice = table.family.dice(table.view(wish.seat), wish.seat)
        return [ui.option(speech.value("die", die, seat=wish.seat), str(die)) for die in dice]
    if argument.type == "option":
        known = wish.kind.choices(table.view(wish.seat), wish.seat, wish.prompt, _blanks(wish, argument.name)) or ()
        return [ui.option(speech.value("option", v), str(v)) for v in known]
    return []


def _blanks(wish: Wish, name: str) -> dict[str, Any]:
    """Something for each argument before this one, to be asked for the domain of this one."""
    blank: dict[str, Any] = {"cards": {}, "seats": [], "number": 1, "seat": -1}
    names = wish.kind.argument_names()
    types = {a.name: a.type for a in wish.kind.arguments()}
    return {n: wish.args.get(n, blank.get(types[n], "")) for n in names[: names.index(name)]}


def filled(speech: Speech, wish: Wish, typed: Mapping[str, list[str]]) -> dict[str, Any]:
    """All arguments of an action from a form that came back; Refused with words where something cannot be read."""
    args = dict(wish.args)
    for argument in wish.kind.arguments()[len(wish.args) :]:
        texts = [text for text in typed.get(argument.name, []) if text.strip()]
        if texts:
            args[argument.name] = read_text(speech, wish.table, argument, ", ".join(texts))
        elif not argument.optional:
            args[argument.name] = read_text(speech, wish.table, argument, "")
    return args
