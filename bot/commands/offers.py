"""/trade list: what stands between the players of a table."""

from __future__ import annotations

from discord import Client, app_commands

from bot.commands.here import Here, channel_of, here
from bot.seated import Seated
from bot.show.table import agreements
from bot.speech import Speech
from game.engine import Refused


def add_offers(tree: app_commands.CommandTree[Client]) -> None:
    """Put it beside the commands derived from the actions of trade."""
    group = tree.get_command("trade")
    assert isinstance(group, app_commands.Group)
    group.add_command(listed)


@app_commands.command(name="list")
async def listed(interaction: Here) -> None:
    answer, speech = await here(interaction)
    table = await channel_of(interaction)
    if table.in_lobby:
        raise Refused("not_started")
    if not table.family.trades:
        raise Refused("not_in_this_game")
    await answer.say(offers_text(speech.at(table), table, table.seat_of(interaction.user.id)))


def offers_text(speech: Speech, table: Seated, seat: int | None) -> str:
    """Open offers, standing offers, embargoes, and whether the reader declines everything."""
    seen = table.view()
    lines = [speech.say("trade-list-line", offer=speech.pictured.value("offer", o.id)) for o in seen.table.offers]
    lines += agreements(speech.pictured, table)
    if seat in table.island.settings.decline_all:
        lines.append(speech.say("trade-list-declining"))
    return "\n".join([speech.say("trade-list"), *(lines or [speech.say("trade-list-empty")])])
