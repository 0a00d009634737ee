"""/stats /leaderboard /replay: what games leave behind."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypedDict

import discord
from discord import Client, app_commands
from discord.app_commands import Choice

from bot import ui
from bot.answer import Answer
from bot.commands.fair import fair
from bot.commands.here import Here, Registered, here, shown_game
from bot.commands.translate import choice
from bot.history import looks_of
from bot.luck import TOTALS, histogram, luck_of
from bot.review import show_review
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Standing, Status
from game.catalogue import IMPLIED, catalogue
from game.engine import Refused
from game.families import FAMILIES, USUAL

if TYPE_CHECKING:
    from bot.app import IslandBot

RECENT = 200
MOST = 25
BASE = "base"


def add_after(tree: app_commands.CommandTree[Client]) -> None:
    """Register them."""
    commands: tuple[Registered, ...] = (StatsCommands(), leaderboard, replay, review, fair)
    for command in commands:
        tree.add_command(command)


def register(router: Router) -> None:
    """Answer for the button under a finished game."""
    router.verbs["replay"] = press_replay


# --- numbers of people -----------------------------------------------------------------------------------------------


class StatsCommands(app_commands.Group, name="stats", description="Games in numbers", guild_only=True):
    """Games in numbers."""

    @app_commands.command()
    async def player(self, interaction: Here, who: discord.User | None = None) -> None:
        answer, speech = await here(interaction)
        user = who or interaction.user
        results = interaction.client.store.results
        standing, past = await results.standing(user.id), await interaction.client.store.departures.record(user.id)
        if not standing.games and not past.left:
            raise Refused("no_games_yet")
        mine = [s for r in await results.of_user(user.id, RECENT) for s in r.scores if s.user_id == user.id]
        none = (0,) * len(TOTALS)
        rolls = [sum(column) for column in zip(none, *(s.dice or none for s in mine), strict=True)]
        lines = [speech.say("stats-player", **_standing(standing))]
        if past.left:
            lines.append(speech.say("stats-left", left=past.left, finished=past.finished, share=past.share))
        lines.append(speech.say("stats-rolls", n=sum(rolls)))
        await answer.say("\n".join([*lines, bars(speech, rolls)] if any(rolls) else lines))

    @app_commands.command()
    async def dice(self, interaction: Here) -> None:
        answer, speech = await here(interaction)
        table = await shown_game(interaction)
        if table.game is None:
            raise Refused("not_started")
        if table.meta.family != USUAL:
            raise Refused("not_in_this_game")
        await answer.hold(shows=True)
        speech, players = speech.at(table), await luck_of(interaction.client.store, table)
        rolls = [sum(column) for column in zip(*(p.rolls for p in players), strict=True)]
        lines = [speech.say("stats-dice", n=sum(rolls)), bars(speech, rolls)]
        for seat, luck in enumerate(players):
            more = abs(round(luck.got - luck.expected))
            said = partial(speech.say, "stats-luck", name=speech.name(seat), rolls=sum(luck.rolls), side=luck.side)
            lines.append(said(got=luck.got, expected=round(luck.expected), more=more))
        await answer.say("\n".join(lines))


def bars(speech: Speech, rolls: list[int]) -> str:
    """A histogram in words and bars."""
    return "\n".join(
        speech.say("stats-bar", total=total, bar=bar, n=n, expected=round(expected, 1))
        for total, bar, n, expected in histogram(rolls)
    )


@app_commands.command()
@app_commands.guild_only()
@app_commands.choices(by=[choice("board-by-wins", "wins"), choice("board-by-points", "points")])
async def leaderboard(interaction: Here, by: str = "wins", system: str = "") -> None:
    answer, speech = await here(interaction)
    if system and system not in systems():
        raise Refused("unknown_module", module=system[:40])
    results = interaction.client.store.results
    only = None if not system else "" if system == BASE else system
    board = await results.leaderboard(interaction.guild_id or 0, by=by, system=only)
    if not board:
        raise Refused("no_games_yet")
    lines = [speech.say("board-title", by=by, system=speech.say(f"module-{system}") if system else "")]
    lines += [speech.say("board-line", place=i, **_standing(found)) for i, found in enumerate(board, 1)]
    await answer.say("\n".join(lines))


@leaderboard.autocomplete("system")
async def _systems(interaction: Here, typed: str) -> list[Choice[str]]:
    speech = await interaction.client.speech(interaction)
    named = [(speech.say(f"module-{key}"), key) for key in systems() if key == BASE or key not in IMPLIED]
    return [Choice(name=n[:100], value=key) for n, key in named if typed.strip().casefold() in n.casefold()][:MOST]


def systems() -> tuple[str, ...]:
    """Rule systems, and the other families of games."""
    return (*catalogue(), *(key for key in FAMILIES if key != USUAL))


class _Said(TypedDict):
    """What is told of how somebody stands."""

    name: str
    games: int
    wins: int
    points: int
    share: int
    average: float


def _standing(found: Standing) -> _Said:
    games = max(1, found.games)
    return {
        "name": f"<@{found.user_id}>",
        "games": found.games,
        "wins": found.wins,
        "points": found.points,
        "share": round(100 * found.wins / games),
        "average": round(found.points / games, 1),
    }


# --- a game once more ------------------------------------------------------------------------------------------------


@app_commands.command()
@app_commands.guild_only()
async def replay(interaction: Here) -> None:
    answer, speech = await here(interaction)
    await show_replay(interaction.client, answer, speech, await shown_game(interaction))


@app_commands.command()
@app_commands.guild_only()
async def review(interaction: Here) -> None:
    answer, speech = await here(interaction)
    await show_review(interaction.client, answer, speech, await shown_game(interaction))


async def press_replay(call: Call) -> None:
    """The button under a finished game."""
    await show_replay(call.bot, call.answer, call.speech, await call.table())


async def show_replay(bot: IslandBot, answer: Answer, speech: Speech, table: Seated) -> None:
    """The game as an animation; only when it is over, for it is drawn from everything that happened."""
    if table.record.status in (Status.LOBBY, Status.ACTIVE) or table.game is None:
        raise Refused("still_playing")
    await answer.hold(shows=True)
    speech = speech.at(table)
    drawn = await bot.studio.replay(await looks_of(bot, table), speech)
    gallery, file = ui.picture(drawn, "replay.webp")
    await answer.show(ui.sheet(ui.words(speech.say("replay-title")), gallery, files=[file]))
