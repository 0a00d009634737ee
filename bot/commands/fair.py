"""/fair: what was promised while a game goes on; the proof, the file and the way to check it when it is over."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord import ui as dui

from bot import ui
from bot.commands.here import Here, here, shown_game
from bot.lobby.luck import luck_told
from bot.proof import export
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Status
from game.engine import Refused
from game.fair.source import digest

if TYPE_CHECKING:
    from bot.app import IslandBot

PAGE = Path(__file__).parents[2] / "data" / "fair.html"


@app_commands.command()
@app_commands.guild_only()
async def fair(interaction: Here) -> None:
    answer, speech = await here(interaction)
    table = await shown_game(interaction)
    speech = speech.at(table)
    taught, going_on = table.meta.lesson, table.record.status in (Status.LOBBY, Status.ACTIVE)
    if taught is not None and not (taught.left and going_on):  # who plays on after a lesson does so with fair dice
        await answer.say(speech.say("fair-lesson"))
    elif going_on:
        await answer.say("\n".join([speech.say("fair-promise", hash=table.meta.promise), *_terms(speech, table)]))
    elif table.game is None:
        raise Refused("not_started")
    else:
        await answer.hold(shows=True)
        now = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
        await answer.show(await _proof(interaction.client, speech, table, now))


def _terms(speech: Speech, table: Seated) -> list[str]:
    """What the dice depend on besides the seed, and how they are made of it."""
    meta = table.meta
    lines = [speech.say("fair-luck", luck=luck_told(speech, table, whole=True))] if meta.luck else []
    if meta.looked:
        lines.append(speech.say("islands-looked-at", n=meta.looked))
    old = table.game is not None and not meta.terms
    if meta.terms:
        lines.append(speech.say("fair-digest", digest=digest(meta.terms)))
    return [*lines, speech.say("fair-steps-old" if old else "fair-steps", number=str(table.id))]


async def _proof(bot: IslandBot, speech: Speech, table: Seated, now: Seated | None) -> ui.Sheet:
    made, seed = await export(bot, table), await bot.store.games.seed(table.id) or b""
    given: dict[str, str] = {"seed": seed.hex(), "hash": table.meta.promise, "number": str(table.id)}
    if made.fault is None:
        lines = [speech.say("fair-proved", draws=made.outcomes, **given)]
    else:
        lines = [speech.say("fair-differs", line=made.fault, **given)]
    lines += _terms(speech, table)
    if (shown := made.example) is not None:
        worked = {"purpose": shown.purpose, "n": str(shown.n), "value": str(shown.value)}
        lines.append(speech.say("fair-example", message=shown.message, digits=shown.digits, **worked))
    given_out = {f"game-{table.id}.jsonl": made.data, PAGE.name: PAGE.read_bytes()} if made.data else {}
    if given_out:
        lines.append(speech.say("fair-files", number=str(table.id)))
    if now is not None and now.id != table.id:
        lines.append(speech.say("fair-next", hash=now.meta.promise))
    files = [discord.File(io.BytesIO(data), name) for name, data in given_out.items()]
    items: list[dui.Item[dui.LayoutView]] = [dui.File(f"attachment://{file.filename}") for file in files]
    return ui.sheet(ui.words("\n".join(lines)), *items, files=files)
