"""The lobby message: the island as it would be, seats, systems, options, and why it cannot start yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.lobby.preview import preview
from bot.seated import Seated
from bot.show.message import Standing
from bot.speech import Speech
from bot.wire import Press
from game.catalogue import by_consent

if TYPE_CHECKING:
    from bot.app import IslandBot


def lobby_message(bot: IslandBot, speech: Speech, table: Seated) -> Standing:
    """The lobby as it is now."""

    async def make() -> ui.Sheet:
        shown = await preview(bot, table)
        items: list[ui.Item | None] = [ui.words(lobby_text(speech, table, shown.fairness if shown else None))]
        files = []
        if shown is not None:
            drawn = await bot.studio.island(shown.table, speech)
            gallery, file = ui.picture(drawn, "island.png")
            items.append(gallery)
            files.append(file)
        return ui.sheet(ui.frame(*items), *ui.rows(_buttons(speech, table)), files=files)

    return Standing("lobby", "", str(table.record.version), make)


def lobby_text(speech: Speech, table: Seated, fairness: int | None = None) -> str:
    """Who sits, what is played, what is missing."""
    meta = table.meta
    lines = [speech.say("lobby-title", name=f"<@{table.record.host_id}>")]
    for i, seat in enumerate(table.seats):
        key = "lobby-seat-automatic" if seat.automatic else "lobby-seat"
        colour = speech.say(f"colour-{meta.colours[i]}") if meta.colours[i] else speech.say("lobby-any-colour")
        level = speech.say(f"level-{seat.automatic}") if seat.automatic else ""
        lines.append(speech.say(key, number=i + 1, name=speech.player(i), colour=colour, level=level))
    played = table.family.systems(meta.modules)
    systems = [speech.say(f"module-{key}") for key in played] or [speech.say("module-base")]
    lines.append(speech.say("lobby-systems", systems=speech.words.listed(systems)))
    changed = [f"{speech.say(f'option-{k}')}: {speech.option_value(k, v)}" for k, v in meta.options.items()]
    if changed:
        lines.append(speech.say("lobby-options", options="; ".join(changed)))
    if waiting := table.undecided():
        names = speech.words.listed([speech.player(i) for i, s in enumerate(table.seats) if s.user_id in waiting])
        lines.append(speech.say("lobby-consent", systems=_needing_consent(speech, table), names=names))
    if fairness is not None:
        lines.append(speech.say("lobby-fairness", score=fairness))
    reasons = table.family.objections(table.setup())
    lines += [speech.say("lobby-reason", reason=speech.refusal(reason)) for reason in reasons]
    if not reasons:
        lines.append(speech.say("lobby-ready"))
    lines.append(speech.say("lobby-promise", hash=meta.promise))
    return "\n".join(lines)


def _needing_consent(speech: Speech, table: Seated) -> str:
    return speech.words.listed([speech.say(f"module-{key}") for key in by_consent(table.meta.modules)])


def _buttons(speech: Speech, table: Seated) -> list[ui.Item]:
    def press(verb: str) -> Press:
        return Press("lobby", table.id, action=verb)

    ready = not table.family.objections(table.setup())
    agree = speech.say("button-agree", systems=_needing_consent(speech, table))
    buttons: list[ui.Item] = [
        *([ui.button(agree, press("agree"), ButtonStyle.success)] if table.undecided() else []),
        ui.button(speech.say("button-join"), press("join"), ButtonStyle.success),
        ui.button(speech.say("button-leave"), press("leave")),
        ui.button(speech.say("button-colour"), press("colour")),
        ui.button(speech.say("button-automatic"), press("automatic")),
        ui.button(speech.say("button-settings"), press("settings")),
        ui.button(speech.say("button-start"), press("start"), ButtonStyle.primary, off=not ready),
    ]
    if table.family.laid:
        buttons.insert(-1, ui.button(speech.say("button-reroll"), press("reroll")))
    return buttons


def closed_lobby(speech: Speech, table: Seated) -> ui.Sheet:
    """What is left of a lobby: the agreement, for everybody to read."""
    if table.game is None:
        return ui.sheet(ui.words(speech.say("lobby-closed")))
    return ui.sheet(
        ui.frame(
            ui.words(
                speech.say("lobby-started", names=speech.words.listed([speech.name(s.seat) for s in table.seats]))
            ),
            ui.words(speech.say("lobby-promise", hash=table.meta.promise)),
        )
    )
