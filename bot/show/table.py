"""The table message: picture, what happened, who must do what now, buttons."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from bot import ui
from bot.seated import Seated, Told
from bot.show.message import Standing
from bot.speech import Speech
from bot.time.buttons import time_buttons
from bot.widgets.menu import public_buttons
from game.engine import Event, Prompt
from renderer.palette import seat_inks

if TYPE_CHECKING:
    from bot.app import IslandBot

MOST_LINES = 24
MOST_LETTERS, MOST_AGREED = 2200, 800  # a message holds 4,000 in all


def table_message(bot: IslandBot, speech: Speech, table: Seated, key: str) -> Standing:
    """The message of the turn in progress."""

    async def make() -> ui.Sheet:
        drawn = await bot.studio.table(table, speech)
        gallery, file = ui.picture(drawn, "table.png")
        body = ui.frame(
            ui.words(headline(speech, table)),
            ui.some_words(happened(speech, table, key)),
            gallery,
            ui.words("\n".join([agreed(speech, table), calling(speech, table)]).strip()),
            colour=colour_of(table, table.island.table.turn.actor),
        )
        return ui.sheet(
            body,
            *ui.rows([*public_buttons(speech, table), *time_buttons(speech, table)]),
            files=[file],
            call=called(table),
        )

    return Standing("table", key, f"{table.record.version}", make, called(table))


def past_message(speech: Speech, table: Seated, key: str) -> ui.Sheet:
    """The message of a turn that is over: its picture stays, its buttons go."""
    body = ui.frame(ui.some_words(happened(speech, table, key, closed=True)), ui.kept_picture("table.png"))
    return ui.sheet(body)


def headline(speech: Speech, table: Seated) -> str:
    turn = table.island.table.turn
    key = f"table-title-{turn.part}"
    return speech.say(key if speech.words.has(key) else "table-title", turn=turn.number, name=speech.player(turn.actor))


def happened(speech: Speech, table: Seated, key: str, *, closed: bool = False) -> str:
    """What happened since the message before, in words; of a closed turn only what belongs to it."""
    turn, since = split_key(key)
    told = [t for t in table.chronicle.since(since) if t.event.only is None]
    if closed:
        own = [t.number for t in told if t.turn == turn]
        told = [t for t in told if own and t.number <= own[-1]]
    events = [t.event for t in told]
    plain, pictured = _lines(speech, events), _lines(speech.pictured, events)
    return "\n".join(pictured if len(pictured) == len(plain) else plain)


def _lines(speech: Speech, events: list[Event]) -> list[str]:
    """A line for each event that has words; of many as many of the last ones as fit."""
    lines = [ui.cut(f"- {line}", MOST_LETTERS) for event in events if (line := speech.tell(event))]
    lengths = accumulate(len(line) + 1 for line in reversed(lines))
    fit = min(MOST_LINES, sum(length <= MOST_LETTERS for length in lengths))
    earlier = len(lines) - fit
    return [speech.say("table-earlier", n=earlier), *lines[earlier:]] if earlier else lines


def agreed(speech: Speech, table: Seated) -> str:
    """The same as far as there is room beside everything else."""
    plain, pictured = ("\n".join(agreements(words, table)) for words in (speech, speech.pictured))
    return pictured if len(pictured) <= MOST_AGREED else ui.cut(plain, MOST_AGREED)


def agreements(speech: Speech, table: Seated) -> list[str]:
    """What players have made known for others' turns: standing offers and embargoes."""
    settings = table.view().settings
    lines: list[str] = []
    if not table.family.trades:
        return lines
    if settings.standing:
        offers = "; ".join(speech.offer("standing", offer.id) for offer in settings.standing)
        lines.append(speech.say("table-standing", offers=offers))
    barred: dict[int, list[int]] = {}
    for seat, other in settings.embargoes:
        barred.setdefault(seat, []).append(other)
    for seat, others in barred.items():
        names = speech.words.listed([speech.name(other) for other in others])
        lines.append(speech.say("table-embargo", name=speech.name(seat), names=names))
    return lines


def calling(speech: Speech, table: Seated) -> str:
    """Who must do what now."""
    if table.paused:
        return speech.say("table-paused")
    lines = []
    for prompt in table.view().waiting_for():
        user = table.user_at(prompt.seat)
        who = f"<@{user}>" if user and not table.is_automatic(prompt.seat) else speech.player(prompt.seat)
        lines.append(asked(speech, who, prompt))
    return "\n".join(lines)


def asked(speech: Speech, who: str, prompt: Prompt) -> str:
    """A question and the one it is put to."""
    return speech.say("table-call", name=who, what=speech.ask(prompt))


def called(table: Seated) -> tuple[int, ...]:
    """The people the table waits for: they are pinged when the message is new."""
    seats = dict.fromkeys(p.seat for p in table.view().waiting_for() if not table.is_automatic(p.seat))
    return tuple(user for seat in seats if (user := table.user_at(seat)) is not None)


def colour_of(table: Seated, seat: int) -> int:
    red, green, blue = seat_inks()[table.island.table.colours[seat]].fill[:3]
    return (red << 16) + (green << 8) + blue


def new_key(table: Seated, old: str | None) -> str:
    """The key of the next table message: its turn, and the first event it tells."""
    if old is None:
        return f"{table.turn_key}@0"
    turn, since = split_key(old)
    own: list[Told] = [t for t in table.chronicle.since(since) if t.turn == turn]
    return f"{table.turn_key}@{own[-1].number + 1 if own else since}"


def split_key(key: str) -> tuple[str, int]:
    turn, _, since = key.partition("@")
    return turn, int(since or 0)
