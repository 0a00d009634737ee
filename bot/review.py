"""The look back at a finished game: computed once in a thinking process, kept, shown to whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from bot import ui
from bot.answer import Answer
from bot.history import entries
from bot.names import shown
from bot.router import Call
from bot.seated import Seated
from bot.speech import Speech
from bot.thinking import Thinkers
from bot.wire import Press
from game.engine import Entry, Refused, replay, view
from game.engine.log import logged
from game.engine.view import SPECTATOR
from game.families import USUAL, family
from game.look import Look, Text
from game.review.cards import spans, sparks
from game.review.moments import ENDS, Moment
from game.review.story import Review, Turning, review
from game.setup import Setup

if TYPE_CHECKING:
    from bot.app import IslandBot

VERB, MOMENT, CARDS = "review", "moment", "cards_over"
PLACES = 24  # bars in a line of cards over time


class Reviews:
    """Looks back at games, one at a time; what was made is kept.

    They have a process of their own: in one that players and the adviser share, a move would wait for a whole game.
    """

    def __init__(self, bot: IslandBot) -> None:
        self._bot, self._turn = bot, asyncio.Semaphore(1)
        self._thinkers = Thinkers(min(1, bot.settings.thinking_processes), bot.figures.thoughts)
        bot.router.verbs |= {VERB: press_review, MOMENT: press_moment, CARDS: press_cards}

    async def of(self, table: Seated) -> Review:
        """The look back at a game: as it was kept, else made now."""
        note, store = f"review of {table.id}", self._bot.store
        async with self._turn:
            kept = await store.notes.read(note)
            if kept and (found := msgspec.msgpack.decode(kept, type=Review)).games and found.counts[0].expected:
                return found  # one without games behind it, or without what was to be expected, is of an older kind
            levels = [table.level(seat) for seat in table.island.seats]
            made = await self._thinkers.run(review, table.setup(), await entries(store, table.id), levels)
            await store.notes.write(note, msgspec.msgpack.encode(made))
            return made

    def close(self) -> None:
        self._thinkers.close()


async def press_review(call: Call) -> None:
    """The button under a finished game."""
    await show_review(call.bot, call.answer, call.speech, await call.table())


async def show_review(bot: IslandBot, answer: Answer, speech: Speech, table: Seated) -> None:
    """The course of a game, and the moments of whoever asks; only when it is over, for it shows what was hidden."""
    _checked(table)
    await answer.hold(shows=True)
    found, speech = await bot.reviews.of(table), speech.at(table)
    names = [shown(name) for name in table.names]
    image, file = ui.picture(
        await bot.studio.course(found.look(names, table.island.table.colours), speech), "course.png"
    )
    lines = [speech.say("review-title", game=table.id)]
    lines += [_turning(speech, number, point) for number, point in enumerate(found.turning, 1)]
    mine = table.seat_of(answer.user)
    own, rows = _mine(speech, table, found, mine)
    how = speech.say("review-how", games=found.games)
    body = [image, ui.words("\n".join(lines)), ui.words("\n".join([f"**{speech.say('review-mine')}**", *own, how]))]
    cards = ui.button(speech.say("cards-title"), Press(CARDS, table.id))
    await answer.show(ui.sheet(*body, *rows, *ui.rows([cards]), files=[file]))


def _checked(table: Seated) -> None:
    if table.game is None or table.island.over is None:
        raise Refused("not_over")
    if table.meta.family != USUAL:
        raise Refused("no_review", what=table.meta.family)


# --- in words --------------------------------------------------------------------------------------------------------


def _turning(speech: Speech, number: int, point: Turning) -> str:
    told = " ".join(speech.tell(event) for event in point.told)
    way = "up" if point.change > 0 else "down"
    given: dict[str, str] = {"told": told, "name": speech.name(point.seat), "change": way}
    return speech.say("review-turning", number=number, turn=point.turn, n=_points(abs(point.change)), **given)


def _points(chance: float) -> int:
    return round(100 * chance)


def _mine(speech: Speech, table: Seated, found: Review, seat: int | None) -> tuple[list[str], list[ui.Item]]:
    if seat is None:
        return [speech.say("review-nobody")], []
    worst, finest = found.worst[seat], found.finest[seat]
    lines = [_cost(speech, table, moment) for moment in worst] or [speech.say("review-none")]
    lines += [_fine(speech, moment) for moment in finest]
    moments = sorted({m.number: m for m in (*worst, *finest)}.values(), key=lambda m: m.number)
    options = [ui.option(_when(speech, m), str(m.number)) for m in moments]
    rows: list[ui.Item] = [ui.select(speech.say("review-choose"), Press(MOMENT, table.id), options)] if options else []
    return lines, rows


def _when(speech: Speech, moment: Moment) -> str:
    return speech.say("review-turn", turn=moment.turn) if moment.turn else speech.say("review-founding")


def _cost(speech: Speech, table: Seated, moment: Moment) -> str:
    way = [logged(table.island.rules, line) for line in (moment.action, *moment.then)]
    deed, n = (
        speech.words.listed([speech.deed(action) for action in way if action.key not in ENDS or len(way) == 1]),
        _points(moment.cost),
    )
    if not moment.turn:
        return speech.say("review-cost-founding", deed=deed, n=n)
    if moment.choice:
        return speech.say("review-cost-choice", turn=moment.turn, deed=deed, n=n)
    return speech.say("review-cost", turn=moment.turn, deed=deed, done=_done(speech, moment), n=n)


def _fine(speech: Speech, moment: Moment) -> str:
    return speech.say("review-fine", when=_when(speech, moment), done=_done(speech, moment), n=_points(moment.gained))


def _done(speech: Speech, moment: Moment) -> str:
    return speech.words.listed([speech.action(key) for key in moment.instead])


# --- cards over time -------------------------------------------------------------------------------------------------


async def press_cards(call: Call) -> None:
    """What everybody got and lost, and when."""
    table = await call.table()
    _checked(table)
    await call.answer.hold(shows=True)
    found, speech = await call.bot.reviews.of(table), call.speech.at(table)
    most = max(max(spans(mine.produced, PLACES)) for mine in found.counts)
    lines = [f"### {speech.say('cards-title')}"]
    for seat, mine in enumerate(found.counts):
        lines.append(speech(Text("review-counts", {"name": speech.player(seat), **mine.sums()})))
        lines.append(f"`{sparks(mine.produced, PLACES, most)}`")
    back = ui.button(speech.say("button-review"), Press(VERB, table.id))
    how = f"-# {speech.say('cards-bars', turns=len(found.chances) - 1)}"
    await call.answer.show(ui.sheet(ui.words("\n".join([*lines, how])), *ui.rows([back])))


# --- a moment on the board -------------------------------------------------------------------------------------------


async def press_moment(call: Call) -> None:
    """The table as it was at a moment."""
    table = await call.table()
    _checked(table)
    chosen = call.values[0] if call.values else ""
    seat = table.seat_of(call.user)
    found = await call.bot.reviews.of(table)
    mine = [] if seat is None else [*found.worst[seat], *found.finest[seat]]
    moment = next((m for m in mine if str(m.number) == chosen), None)
    if moment is None:
        raise Refused("stale_button")
    await call.answer.hold(shows=True)
    lines = await entries(call.bot.store, table.id)
    look = await call.bot.thinkers.run(look_at, table.setup(), lines[: moment.number], table.names)
    image, file = ui.picture(await call.bot.studio.asked_board(look, call.speech), "moment.png")
    speech = call.speech.at(table)
    text = _fine(speech, moment) if moment in found.finest[moment.seat] else _cost(speech, table, moment)
    back = ui.button(speech.say("button-review"), Press(VERB, table.id))
    await call.answer.show(ui.sheet(image, ui.words(text), *ui.rows([back]), files=[file]))


def look_at(setup: Setup, lines: list[Entry], names: Sequence[str]) -> Look:
    """The table after some lines of a log; called where thinking happens."""
    house = family(setup.family)
    return house.look(view(replay(house.starter(setup), lines), SPECTATOR), names)
