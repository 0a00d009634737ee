"""The lobby message: the island as it would be, seats, systems, options, and why it cannot start yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.lessons.door import learn_button
from bot.lobby.fitting import fitting, laid_by_lot
from bot.lobby.luck import promise_lines
from bot.lobby.preview import preview
from bot.lobby.record import record_words, records_of
from bot.lobby.remedy import remedy
from bot.seated import Seated
from bot.show.message import Standing
from bot.speech import Speech
from bot.store import TrackRecord
from bot.tongues import others_wanted
from bot.wire import Press
from game.catalogue import by_consent
from game.families import USUAL

if TYPE_CHECKING:
    from bot.app import IslandBot

SHOWN_APART = ("pace", "time_up", "stand_in")
"""Options that have a line of their own."""


def lobby_message(bot: IslandBot, speech: Speech, table: Seated) -> Standing:
    """The lobby as it is now."""

    async def make() -> ui.Sheet:
        shown, records = await preview(bot, table), await records_of(bot, table)
        text = lobby_text(speech, table, shown.fairness if shown else None, records)
        items: list[ui.Item | None] = [ui.words(text)]
        files = []
        if shown is not None:
            drawn = await bot.studio.island(shown.table, speech)
            gallery, file = ui.picture(drawn, "island.png")
            items.append(gallery)
            files.append(file)
        return ui.sheet(ui.frame(*items), *ui.rows(_buttons(speech, table)), files=files)

    return Standing("lobby", "", str(table.record.version), make)


def lobby_text(
    speech: Speech, table: Seated, fairness: int | None = None, records: Mapping[int, TrackRecord] | None = None
) -> str:
    """Who sits, what is played, what is missing."""
    meta = table.meta
    reasons = table.family.objections(table.setup())
    lines = [speech.say("lobby-title", name=f"<@{table.record.host_id}>"), _pace(speech, table)]
    wanted = fitting(table)  # the target is known before everybody sits
    if wanted is not None and (goal := table.family.goal(wanted)):
        lines.append(speech.say("lobby-target", n=goal))
    for i, seat in enumerate(table.seats):
        key = "lobby-seat-automatic" if seat.automatic else "lobby-seat"
        colour = speech.say(f"colour-{meta.colours[i]}") if meta.colours[i] else speech.say("lobby-any-colour")
        level = speech.say(f"level-{seat.automatic}") if seat.automatic else ""
        past = record_words(speech, (records or {}).get(seat.user_id or 0))
        lines.append(speech.say(key, number=i + 1, name=speech.player(i), colour=colour, level=level) + past)
    played = table.family.systems(meta.modules)
    base = ("base",) if meta.family == USUAL else ()
    systems = [speech.say(f"module-{key}") for key in (*base, *played)]
    lines.append(speech.say("lobby-systems", systems=speech.words.listed(systems)))
    others = {k: v for k, v in meta.options.items() if k not in SHOWN_APART}
    changed = [f"{speech.say(f'option-{k}')}: {speech.option_value(k, v)}" for k, v in others.items()]
    if changed:
        lines.append(speech.say("lobby-options", options="; ".join(changed)))
    if waiting := table.undecided():
        names = speech.words.listed([speech.player(i) for i, s in enumerate(table.seats) if s.user_id in waiting])
        lines.append(speech.say("lobby-consent", systems=_needing_consent(speech, table), names=names))
    if fairness is not None:
        lines.append(speech.say("lobby-fairness", score=fairness))
    lines += [speech.say("lobby-reason", reason=speech.refusal(reason)) for reason in reasons]
    if not reasons:
        lines.append(speech.say("lobby-ready", name=f"<@{table.record.host_id}>"))
    if ready := [speech.player(i) for i, s in enumerate(table.seats) if s.user_id in meta.ready]:
        lines.append(speech.say("lobby-who-ready", names=speech.words.listed(ready)))
    lines += promise_lines(speech, table)
    return "\n".join(lines)


def _switch_on(speech: Speech, module: str) -> str:
    return speech.say("button-switch-on", system=speech.say(f"module-{module}"))


def _pace(speech: Speech, table: Seated) -> str:
    """How long a turn may take, and what happens then."""
    pace, time_up = table.option("pace"), table.option("time_up")
    if pace == "none":
        return speech.say("lobby-no-pace")
    then = [speech.option_value("time_up", time_up)]
    if time_up == "stand_in":
        then.append(speech.option_value("stand_in", table.option("stand_in")))
    return speech.say("lobby-pace", pace=speech.option_value("pace", pace), time_up=", ".join(then))


def _needing_consent(speech: Speech, table: Seated) -> str:
    return speech.words.listed([speech.say(f"module-{key}") for key in by_consent(table.meta.modules)])


def _buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    def press(verb: str) -> Press:
        return Press("lobby", table.id, action=verb)

    ready = not table.family.objections(table.setup())
    cure = remedy(table)
    agree = speech.say("button-agree", systems=_needing_consent(speech, table))
    buttons: list[ui.Item] = [
        *([ui.button(agree, press("agree"), ButtonStyle.success)] if table.undecided() else []),
        *([ui.button(_switch_on(speech, cure), press("remedy"), ButtonStyle.success)] if cure else []),
        ui.button(speech.say("button-join"), press("join"), ButtonStyle.success),
        ui.button(speech.say("button-leave"), press("leave")),
        ui.button(speech.say("button-colour"), press("colour")),
        ui.button(speech.say("button-automatic"), press("automatic")),
        ui.button(speech.say("button-pace"), press("pace")),
        ui.button(speech.say("button-settings"), press("settings")),
        ui.button(speech.say("button-start"), press("start"), ButtonStyle.primary, off=not ready),
    ]
    buttons.insert(-1, ui.button(speech.say("button-luck"), press("luck")))
    if others_wanted(table.meta):
        buttons.insert(-2, ui.button(speech.say("button-language"), press("language")))
    if table.meta.last:
        buttons.insert(-2, ui.button(speech.say("button-like-last"), press("again")))
    if laid_by_lot(table):
        buttons.insert(-2, ui.button(speech.say("button-reroll"), press("reroll")))
    return [*buttons, learn_button(speech, "button-learn-new")]


def closed_lobby(speech: Speech, table: Seated) -> ui.Sheet:
    """What is left of a lobby: the agreement, for everybody to read."""
    if table.game is None:
        return ui.sheet(ui.words(speech.say("lobby-closed")))
    names = speech.words.listed([speech.name(s.seat) for s in table.seats])
    looked = [speech.say("islands-looked-at", n=table.meta.looked)] if table.meta.looked else []
    about = "\n".join([*looked, *promise_lines(speech, table)])
    return ui.sheet(ui.frame(ui.words(speech.say("lobby-started", names=names)), ui.words(about)))
