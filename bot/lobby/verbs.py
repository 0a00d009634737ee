"""What the buttons of a lobby mean."""

from __future__ import annotations

from bot.automatic import USUAL
from bot.lobby.actions import Lobby
from bot.lobby.luck import luck_form
from bot.lobby.record import may_sit
from bot.lobby.remedy import remedy
from bot.lobby.settings import colour_sheet, language_sheet, option_sheet, settings_sheet, usual_value, value_form
from bot.router import Call, Router
from bot.seated import Seated
from bot.store import NoSuchGame
from bot.tongues import tongue_of
from game.engine import Refused


def register(router: Router) -> None:
    """Answer for all verbs of the lobby."""
    router.verbs |= {
        "lobby": lobby,
        "family": family,
        "systems": systems,
        "option": option,
        "value": value,
        "number": number,
        "luck": word,
    }


async def lobby(call: Call) -> None:
    """Join, leave, and what else stands under a lobby."""
    table = await call.table()
    if not table.in_lobby:
        raise Refused("already_started")
    act = ACTS.get(call.press.action)
    if act is None:
        raise Refused("stale_button")
    await act(call, table)


def _lobby(call: Call) -> Lobby:
    return Lobby(call.bot.sessions, call.press.game, call.interaction.id)


async def join(call: Call, table: Seated) -> None:
    await call.answer.hold()
    await may_sit(call.bot, table.record.guild_id, call.user)
    tongue = await tongue_of(call.bot, call.interaction)
    await _lobby(call).join(call.user, call.interaction.user.display_name, tongue=tongue)
    await call.answer.done()


async def colour(call: Call, table: Seated) -> None:
    _at_table(call, table)
    await call.answer.show(colour_sheet(call.speech, table))


async def paint(call: Call, table: Seated) -> None:
    _at_table(call, table)
    await call.answer.hold()
    await _lobby(call).join(call.user, call.interaction.user.display_name, call.press.args)
    await call.answer.say(call.speech.say("done"))


def _at_table(call: Call, table: Seated) -> None:
    if table.seat_of(call.user) is None:
        raise Refused("not_seated")


async def leave(call: Call, table: Seated) -> None:
    await call.answer.hold()
    await _lobby(call).leave(call.user)
    await call.answer.done()


async def automatic(call: Call, table: Seated) -> None:
    await call.answer.hold()
    await _lobby(call).add_automatic(call.user, USUAL)
    await call.answer.done()


async def agree(call: Call, table: Seated) -> None:
    _at_table(call, table)
    await call.answer.hold()
    await _lobby(call).agree(call.user)
    await call.answer.done()


async def reroll(call: Call, table: Seated) -> None:
    await call.answer.hold()
    after = await _lobby(call).reroll(call.user)
    if after.meta.votes:
        await call.answer.whisper(call.speech.say("lobby-voted", n=len(after.meta.votes)))
    else:
        await call.answer.done()


async def start(call: Call, table: Seated) -> None:
    await call.answer.hold()
    seed = await call.bot.store.games.seed(table.id)
    assert seed is not None
    after = await _lobby(call).start(call.user, seed)
    if after.in_lobby:
        await call.answer.whisper(call.speech.say("lobby-you-ready", name=f"<@{table.record.host_id}>"))
    else:
        await call.answer.done()


async def luck(call: Call, table: Seated) -> None:
    _at_table(call, table)
    await call.interaction.response.send_modal(luck_form(call.speech, table))


async def cure(call: Call, table: Seated) -> None:
    """Switch on what these people need to play."""
    _host(call, table)
    needed = remedy(table)
    if needed is None:
        raise Refused("stale_button")
    await call.answer.hold()
    await _lobby(call).choose_modules((*table.meta.modules, needed))
    await call.answer.done()


async def pace(call: Call, table: Seated) -> None:
    """The next pace: one tap, and everybody sees it."""
    _host(call, table)
    await call.answer.hold()
    values = next(o.values for o in table.family.options(table.meta.modules) if o.key == "pace")
    following = values[(values.index(table.option("pace")) + 1) % len(values)]
    await _lobby(call).choose_option("pace", following)
    await call.answer.done()


async def language(call: Call, table: Seated) -> None:
    """All languages there are; or the one that was tapped, and everybody sees it."""
    _host(call, table)
    if not call.press.args:
        await call.answer.show(language_sheet(call.speech, table))
        return
    await call.answer.hold()
    await _lobby(call).speak(call.press.args)
    await call.answer.say(call.speech.say("done"))


async def again(call: Call, table: Seated) -> None:
    """As in the game its host began last."""
    _host(call, table)
    try:
        old = await call.bot.sessions.open(table.meta.last)
    except NoSuchGame:
        raise Refused("stale_button") from None
    await call.answer.hold()
    await _lobby(call).take_over(old.meta)
    await call.answer.done()


async def settings(call: Call, table: Seated) -> None:
    _host(call, table)
    await call.answer.show(settings_sheet(call.speech, table))


ACTS = {
    "join": join,
    "leave": leave,
    "colour": colour,
    "paint": paint,
    "automatic": automatic,
    "agree": agree,
    "reroll": reroll,
    "start": start,
    "luck": luck,
    "pace": pace,
    "language": language,
    "remedy": cure,
    "settings": settings,
    "again": again,
}


def _host(call: Call, table: Seated) -> None:
    if call.user != table.record.host_id:
        raise Refused("only_host", name=f"<@{table.record.host_id}>")


async def word(call: Call) -> None:
    """A word for luck was typed, or the form sent empty."""
    await call.answer.hold()
    await _lobby(call).add_luck(call.user, (call.fields.get("word") or [""])[0])
    await call.answer.done()


async def systems(call: Call) -> None:
    """Rule systems were chosen."""
    _host(call, await call.table())
    after = await _lobby(call).choose_modules(tuple(call.values))
    await call.answer.show(settings_sheet(call.speech.at(after), after))


async def family(call: Call) -> None:
    """Another family of games was chosen."""
    _host(call, await call.table())
    after = await _lobby(call).choose_family(call.values[0] if call.values else "")
    await call.answer.show(settings_sheet(call.speech.at(after), after))


async def option(call: Call) -> None:
    """An option was chosen: show its values."""
    table = await call.table()
    _host(call, table)
    key = call.values[0] if call.values else call.press.action
    if (page := option_sheet(call.speech, table, key)) is not None:
        await call.answer.show(page)
    else:
        await call.answer.ask(value_form(call.speech, table, key))


async def value(call: Call) -> None:
    """A value was chosen."""
    _host(call, await call.table())
    chosen = _value(call.press.args)
    after = await _lobby(call).choose_option(call.press.action, chosen)
    await call.answer.show(settings_sheet(call.speech.at(after), after))


def _value(text: str) -> int | str | bool:
    kind, _, rest = text.partition("~")
    if kind == "b":
        return rest == "1"
    if kind == "n" and rest.isascii() and rest.isdigit():
        return int(rest)
    return rest


async def number(call: Call) -> None:
    """A number was typed; nothing at all means as usual."""
    table = await call.table()
    _host(call, table)
    typed = (call.fields.get("value") or [""])[0].strip()
    if not typed:
        after = await _lobby(call).choose_option(call.press.action, usual_value(table, call.press.action))
        await call.answer.show(settings_sheet(call.speech.at(after), after))
        return
    if not (typed.isascii() and typed.isdigit() and len(typed) < 6):
        raise Refused("bad_number", text=typed[:20])
    after = await _lobby(call).choose_option(call.press.action, int(typed))
    await call.answer.show(settings_sheet(call.speech.at(after), after))
