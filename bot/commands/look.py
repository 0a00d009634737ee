"""/hand /board /score /log /help: looking things up."""

from __future__ import annotations

from discord import Client, app_commands

from bot import ui
from bot.commands.here import Here, Registered, here, looked_at, seat_here
from bot.history import story
from bot.lessons.door import learn_button, new_button
from bot.messages.unshown import reason
from bot.show.beside import beside
from bot.show.end import points_line
from bot.show.hand import hand_sheet
from bot.show.others import others_sheet
from bot.show.table import calling
from bot.studio import table_look

LINES = 25


def add_look(tree: app_commands.CommandTree[Client]) -> None:
    """Register them."""
    commands: tuple[Registered, ...] = (hand, board, score, log, help_)
    for command in commands:
        tree.add_command(command)


@app_commands.command()
@app_commands.guild_only()
async def hand(interaction: Here, others: bool = False) -> None:
    answer, speech = await here(interaction)
    table, seat = await seat_here(interaction)
    if others:
        await answer.show(others_sheet(speech.at(table), table, seat))
        return
    await answer.hold(shows=True)
    await answer.show(await hand_sheet(interaction.client, speech.at(table), table, seat))


@app_commands.command()
@app_commands.guild_only()
async def board(interaction: Here, text: bool = False) -> None:
    answer, speech = await here(interaction)
    unshown = interaction.client.deliverer.unshown
    live = await interaction.client.sessions.in_channel(interaction.channel_id or 0)
    if live is not None:
        unshown.ask(live.id)
        await interaction.client.deliverer.repair(live)
    table = await looked_at(interaction)
    speech, studio = speech.at(table), interaction.client.studio
    await answer.hold(shows=True)
    if text:
        await answer.say_all(studio.text(table, speech))
    else:
        gallery, file = ui.picture(await studio.asked_board(table_look(table), speech), "table.png")
        lines = ui.some_words(beside(speech, table))
        await answer.show(ui.sheet(gallery, lines, ui.some_words(calling(speech, table)), files=[file]))
    if live is not None and (why := await unshown.outcome(live.id)):
        await answer.whisper(reason(speech, table, why))


@app_commands.command()
@app_commands.guild_only()
async def score(interaction: Here) -> None:
    answer, speech = await here(interaction)
    table = await looked_at(interaction)
    speech = speech.at(table)
    lines = [points_line(speech, table, seat) for seat in table.island.seats]
    target = table.family.target(table.island)
    title = speech.say("score-title", target=target) if target else speech.say("score-title-plain")
    await answer.hold(shows=True)
    gallery, file = ui.picture(await interaction.client.studio.table(table, speech), "table.png")
    await answer.show(ui.sheet(ui.words("\n".join([title, *lines])), gallery, files=[file]))


@app_commands.command()
@app_commands.guild_only()
async def log(interaction: Here, page: app_commands.Range[int, 1, 500] = 1) -> None:
    answer, speech = await here(interaction)
    table = await looked_at(interaction)
    await answer.hold(shows=True)
    seat = table.seat_of(interaction.user.id)
    speech = speech.at(table)
    told = await story(interaction.client, table, -1 if seat is None else seat)
    end = len(told) - (page - 1) * LINES
    part = told[max(0, end - LINES) : max(0, end)]
    lines = [f"- {line}" for event in part if (line := speech.tell(event))]
    await answer.say("\n".join([speech.say("log-title", page=page, n=len(told)), *lines]))


@app_commands.command(name="help")
async def help_(interaction: Here) -> None:
    answer, speech = await here(interaction)
    doors = [new_button(speech), learn_button(speech, "button-learn-new")]
    await answer.show(ui.sheet(ui.words(speech.say("help")), *ui.rows(doors)))
