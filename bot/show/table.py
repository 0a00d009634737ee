"""The table message: picture, what happened, who must do what now, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from bot import ui
from bot.clock import SECOND
from bot.seated import Seated, Told
from bot.show.beside import beside
from bot.show.message import Standing, digest_of
from bot.show.news import fresh, news
from bot.show.quiet import quiet_buttons, quiet_lines
from bot.speech import Speech
from bot.studio import table_look
from bot.time.buttons import rest_buttons, time_buttons
from bot.time.early import early_buttons
from bot.time.presence import resting
from bot.why import why_button
from bot.widgets.menu import public_buttons
from game.engine import Event, Question
from renderer.palette import seat_inks

if TYPE_CHECKING:
    from bot.app import IslandBot

MOST_LINES = 24
MOST_LETTERS, MOST_AGREED = 2200, 800
LEAST_TOLD = 300  # letters of what happened that are never given up for anything else


def table_message(bot: IslandBot, speech: Speech, table: Seated, key: str) -> Standing:
    """The message of the turn in progress."""
    parts = (agreed(speech, table), quiet_lines(speech, table), calling(speech, table))
    head, asks = headline(speech, table), "\n".join(filter(None, parts))
    lines = beside(speech, table, ui.MOST_TEXT - LEAST_TOLD - len(head) - len(asks))
    told = happened(speech, table, key, room=ui.MOST_TEXT - len(head) - len(asks) - len(lines))
    look, events = table_look(table), [t.event for t in _public(table, key)]
    look = structs.replace(look, news=news(events, table.label), fresh=fresh(events, look))

    def buttons() -> list[ui.Item]:
        if resting(table):
            return rest_buttons(speech, table)
        return [
            *quiet_buttons(speech, table),
            *public_buttons(speech, table),
            *early_buttons(speech, table),
            *time_buttons(speech, table),
            *([why_button(speech, table, key)] if told else []),
        ]

    async def make() -> ui.Sheet:
        gallery, file = ui.picture(await bot.studio.board(look, speech), "table.png")
        body = ui.frame(
            *map(ui.some_words, (head, told)),
            gallery,
            *map(ui.some_words, (lines, asks)),
            colour=colour_of(table, table.island.table.turn.actor),
        )
        return ui.sheet(body, *ui.rows(buttons()), files=[file], call=called(table))

    shown = [speech.words.language, head, told, lines, asks, look, [b.to_component_dict() for b in buttons()]]
    return Standing("table", key, digest_of(*shown), make, called(table))


def past_message(speech: Speech, table: Seated, key: str) -> ui.Sheet:
    """The message of a turn that is over: its picture stays, its buttons go but for the one that asks why."""
    told = happened(speech, table, key, closed=True)
    if not told and table.chronicle.remembers(split_key(key)[1]):
        return ui.sheet()  # an opportunity that was let go
    body = ui.frame(ui.some_words(told), ui.kept_picture("table.png"))
    return ui.sheet(body, *ui.rows([why_button(speech, table, key)] if told else []))


def headline(speech: Speech, table: Seated) -> str:
    turn = table.island.table.turn
    key = f"table-title-{turn.part}"
    return speech.say(key if speech.words.has(key) else "table-title", turn=turn.number, name=speech.player(turn.actor))


def happened(speech: Speech, table: Seated, key: str, *, closed: bool = False, room: int = MOST_LETTERS) -> str:
    """What happened since the message before, in words; of a closed turn only what belongs to it."""
    turn, _ = split_key(key)
    told = _public(table, key)
    if closed:
        own = [t.number for t in told if t.turn == turn]
        told = [t for t in told if own and t.number <= own[-1]]
    events = [t.event for t in told]
    plain, pictured = (_lines(words, events, min(room, MOST_LETTERS)) for words in (speech, speech.pictured))
    return "\n".join(pictured if len(pictured) == len(plain) else plain)


def _public(table: Seated, key: str) -> list[Told]:
    """What everybody may know of what the message tells."""
    return [told for told in table.chronicle.since(split_key(key)[1]) if told.event.only is None]


def _lines(speech: Speech, events: list[Event], room: int) -> list[str]:
    """A line for each event that has words; of many as many of the last ones as fit, and how many came before."""
    room -= len(speech.say("table-earlier", n=len(events)))
    lines: list[str] = []
    used = 0
    for at in reversed(range(len(events))):
        if not (told := speech.tell(events[at])):
            continue
        line = ui.cut(f"- {told}", room - 1)
        used += len(line) + 1
        if used > room or len(lines) == MOST_LINES:
            lines.append(speech.say("table-earlier", n=at + 1))
            break
        lines.append(line)
    return lines[::-1]


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
        offers = "; ".join(speech.value("standing", offer.id) for offer in settings.standing)
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
    if resting(table):
        return speech.say("table-rests")
    lines = []
    for prompt in table.view().waiting_for():
        user = table.user_at(prompt.seat)
        who = f"<@{user}>" if user and not table.is_automatic(prompt.seat) else speech.player(prompt.seat)
        lines.append(asked(speech, who, prompt))
        if until := table.meta.away.get(str(prompt.seat)):
            lines.append(speech.say("table-away", name=speech.player(prompt.seat), until=f"<t:{until // SECOND}:f>"))
    return "\n".join(lines)


def asked(speech: Speech, who: str, prompt: Question) -> str:
    """A question and the one it is put to."""
    return speech.say("table-call", name=who, what=speech.ask(prompt))


def called(table: Seated) -> tuple[int, ...]:
    """Whoever is to move is pinged when the message is new; others by the message that asks them, so nobody twice."""
    mover = table.island.rules.mover(table.island)
    if resting(table) or table.is_automatic(mover) or mover not in [p.seat for p in table.view().waiting_for()]:
        return ()
    user = table.user_at(mover)
    return () if user is None else (user,)


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
