"""/learn: the way in for newcomers, and short lessons for everybody else."""

from __future__ import annotations

from discord import Client, app_commands

from bot.commands.here import Here, Registered, here
from bot.commands.translate import choice
from bot.lessons.opening import open_lesson
from bot.lessons.pages import lessons_page, opened_page
from game.lessons import names


def add_learn(tree: app_commands.CommandTree[Client]) -> None:
    """Register it."""
    command: Registered = learn
    tree.add_command(command)


@app_commands.command(name="learn")
@app_commands.choices(lesson=[choice(f"lesson-{name}", name) for name in names()])
async def learn(interaction: Here, lesson: str = "") -> None:
    answer, speech = await here(interaction)
    if not lesson:
        await answer.show(lessons_page(speech))
        return
    await answer.hold(shows=True)
    await answer.show(opened_page(speech, await open_lesson(interaction, speech, lesson)))
