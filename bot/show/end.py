"""The message at the end: the final board, all points revealed, the charts, the seed, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot import ui
from bot.history import summary_of
from bot.proof import export
from bot.seated import Seated
from bot.show.message import Standing
from bot.show.table import colour_of, happened
from bot.speech import Speech
from bot.studio import table_look
from bot.wire import Press
from game.fair import short
from game.families import USUAL

if TYPE_CHECKING:
    from bot.app import IslandBot


def end_message(bot: IslandBot, speech: Speech, table: Seated) -> Standing:
    """The end of a game."""

    async def make() -> ui.Sheet:
        over = table.island.over
        assert over is not None
        board, board_file = ui.picture(await bot.studio.board(table_look(table), speech), "table.png")
        charts, charts_file = ui.picture(await bot.studio.summary(await summary_of(bot, table), speech), "summary.png")
        winners = speech.words.listed([speech.name(seat) for seat in over.winners])
        body = ui.frame(
            ui.words(speech.say("end-title", names=winners, n=len(over.winners))),
            ui.some_words(happened(speech, table, f"over@{table.chronicle.next - 6}")),
            board,
            ui.words("\n".join(points_line(speech, table, seat) for seat in _ranking(table))),
            charts,
            ui.words(await _fairness(bot, speech, table)),
            colour=colour_of(table, over.winners[0]) if over.winners else None,
        )
        buttons = [ui.button(speech.say("button-rematch"), Press("rematch", table.id), ButtonStyle.success)]
        if "replay" in bot.router.verbs:
            buttons.append(ui.button(speech.say("button-replay"), Press("replay", table.id)))
        if table.meta.family == USUAL:
            buttons.append(ui.button(speech.say("button-review"), Press("review", table.id)))
        return ui.sheet(body, *ui.rows(buttons), files=[board_file, charts_file])

    return Standing("end", "over", "over", make)


async def _fairness(bot: IslandBot, speech: Speech, table: Seated) -> str:
    """The seed, and the sum by which everybody knows the file of this game."""
    if table.meta.lesson is not None:
        return speech.say("fair-lesson")
    made = await export(bot, table, proving=False)
    seed = await bot.store.games.seed(table.id) or b""
    given = {"seed": seed.hex(), "hash": short(table.meta.promise), "sum": short(made.sum)}
    return speech.say("end-fair", luck="some" if table.meta.luck else "none", **given)


def _ranking(table: Seated) -> list[int]:
    return sorted(table.island.seats, key=lambda seat: -sum(table.tally(seat).values()))


def points_line(speech: Speech, table: Seated, seat: int) -> str:
    """Where a player's points come from; hidden ones only at the end (views show no others)."""
    tally = table.tally(seat)
    sources = ", ".join(speech.say("points-part", what=speech.say(f"points-{key}"), n=n) for key, n in tally.items())
    return speech.say("points-line", name=speech.player(seat), n=sum(tally.values()), sources=sources or "–")
