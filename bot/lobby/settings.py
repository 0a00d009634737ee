"""The host's private page: rule systems and options, with what is refused and why."""

from __future__ import annotations

from discord import ButtonStyle
from discord import ui as dui

from bot import ui
from bot.lobby.fitting import colours_for, laid_by_lot
from bot.seated import Seated
from bot.speech import Speech, speech_of
from bot.wire import Press
from game.catalogue import IMPLIED, catalogue
from game.engine import Refused
from game.families import FAMILIES, USUAL
from game.setup import HEADINGS, Option, Value
from game.words import languages

FEW = 8
SECONDS = 900


def settings_sheet(speech: Speech, table: Seated) -> ui.Sheet:
    """All systems, all options, and every objection."""
    meta = table.meta
    lines = [speech.say("settings-title")]
    lines += [
        speech.say("lobby-reason", reason=speech.refusal(reason)) for reason in table.family.objections(table.setup())
    ]
    modules = [m for m in catalogue().values() if m.key not in IMPLIED] if meta.family == USUAL else []
    rows: list[ui.Item] = []
    for i in range(0, len(modules), ui.MOST_OPTIONS):
        part = modules[i : i + ui.MOST_OPTIONS]
        choices = [
            ui.option(
                speech.say(f"module-{m.key}"),
                m.key,
                speech.say(f"module-{m.key}", of="help"),
                chosen=m.key in meta.modules,
            )
            for m in part
        ]
        press = Press("systems", table.id, extra=str(i))
        rows.append(ui.select(speech.say("settings-systems"), press, choices, least=0, most=len(choices)))
    rows += [*_option_selects(speech, table), _families(speech, table)]
    return ui.sheet(ui.words("\n".join(lines)), *rows)


def _families(speech: Speech, table: Seated) -> ui.Item:
    """Which family of games is played."""
    choices = [
        ui.option(
            speech.say(f"family-{key}"), key, speech.say(f"family-{key}", of="help"), chosen=key == table.meta.family
        )
        for key in FAMILIES
    ]
    return ui.select(speech.say("settings-family"), Press("family", table.id), choices)


def colour_sheet(speech: Speech, table: Seated) -> ui.Sheet:
    """The colours that fit this table and nobody has chosen yet."""
    free = colours_for(table)
    buttons = [
        ui.button(
            speech.say(f"colour-{colour}"),
            Press("lobby", table.id, action="paint", args=colour),
            sign=speech.icons.emoji(f"seat_{colour}"),
        )
        for colour in free
    ]
    return ui.sheet(ui.words(speech.say("lobby-choose-colour")), *ui.rows(buttons))


def language_sheet(speech: Speech, table: Seated) -> ui.Sheet:
    """Every language, each in its own words; the one this table speaks stands out."""
    buttons = [
        ui.button(
            speech_of(code).say("language-name"),
            Press("lobby", table.id, action="language", args=code),
            ButtonStyle.success if code == table.meta.language else ButtonStyle.secondary,
        )
        for code in languages()
    ]
    return ui.sheet(ui.words(speech.say("lobby-choose-language")), *ui.rows(buttons))


def _option_selects(speech: Speech, table: Seated) -> list[ui.Item]:
    """The options under their headings, each with what is chosen now."""
    options = table.family.options(table.meta.modules)
    found: list[ui.Item] = []
    shaped = laid_by_lot(table, whatever_is_chosen=True)
    for heading in HEADINGS if shaped else [h for h in HEADINGS if h != "island"]:
        own = [o for o in options if o.heading == heading]
        for i in range(0, len(own), ui.MOST_OPTIONS):
            choices = [
                ui.option(
                    speech.say(f"option-{o.key}"),
                    o.key,
                    speech.say("settings-now", value=speech.option_value(o.key, _now(table, o))),
                )
                for o in own[i : i + ui.MOST_OPTIONS]
            ]
            hint = speech.say("settings-options", heading=heading)
            found.append(ui.select(hint, Press("option", table.id, extra=f"{heading}.{i}"), choices))
    return found


def _now(table: Seated, option: Option) -> Value:
    return table.option(option.key)


def option_sheet(speech: Speech, table: Seated, key: str) -> ui.Sheet | None:
    """The values of one option as buttons; None where a number is typed."""
    option = _find(table, key)
    if option.highest:
        return None
    now = _now(table, option)
    buttons: list[ui.Item] = [
        ui.button(
            speech.option_value(key, value),
            Press("value", table.id, action=key, args=_written(value)),
            ButtonStyle.success if value == now else ButtonStyle.secondary,
        )
        for value in option.values
    ]
    back = ui.button(speech.say("button-back"), Press("lobby", table.id, action="settings"))
    title = speech.say("option-title", name=speech.say(f"option-{key}"), help=speech.say(f"option-{key}", of="help"))
    return ui.sheet(ui.words(title), *ui.rows(buttons), *ui.rows([back]))


def value_form(speech: Speech, table: Seated, key: str) -> dui.Modal:
    """A form for a number."""
    option = _find(table, key)
    name = speech.say(f"option-{key}")
    modal = dui.Modal(
        title=ui.cut(name, 45), custom_id=Press("number", table.id, action=key).custom_id(), timeout=SECONDS
    )
    usual, now = speech.option_value(key, option.default), _now(table, option)
    written = "" if isinstance(now, str) else str(now)
    hint = speech.say("option-range", low=option.lowest, high=option.highest, default=usual)
    field: dui.TextInput[dui.LayoutView] = dui.TextInput(
        custom_id="value", default=written, max_length=5, required=False
    )
    modal.add_item(dui.Label(text=ui.cut(name, 45), description=ui.cut(hint, 100), component=field))
    return modal


def usual_value(table: Seated, key: str) -> Value:
    """What an option is where nobody has chosen."""
    return _find(table, key).default


def _find(table: Seated, key: str) -> Option:
    option = next((o for o in table.family.options(table.meta.modules) if o.key == key), None)
    if option is None:
        raise Refused("bad_option", option=key)
    return option


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return f"b~{int(value)}"
    return f"n~{value}" if isinstance(value, int) else f"s~{value}"
