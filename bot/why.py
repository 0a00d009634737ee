"""Why? The lines of a turn to choose from, and what is behind one: numbers, rule, almanac. Works for any turn, ever."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import ui
from bot.almanac import entry, said, topic
from bot.facts import facts_of
from bot.history import told_in_turn
from bot.reasons import reasons, topic_of
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.wire import Press
from game.engine import Event, Refused

if TYPE_CHECKING:
    from bot.app import IslandBot

QUESTION = "q"  # begins the value of an open question
MOST_QUESTIONS = 5


def why_button(speech: Speech, table: Seated, key: str = "") -> ui.Item:
    """The button under the log of a turn; its message's key tells which turn."""
    return ui.button(speech.say("button-why"), Press("why", table.id, args=key))


def register(router: Router) -> None:
    """Answer for the button and for the line chosen."""
    router.verbs |= {"why": open_why, "reason": open_reason}


async def open_why(call: Call) -> None:
    """The questions open to the reader and the lines of a turn; choosing one explains it."""
    table = await call.table()
    if table.game is None:
        raise Refused("not_started")
    seat, speech = table.seat_of(call.user), call.speech
    await call.answer.hold(shows=True)
    lines = await _lines(call.bot, table, call.press.args, seat)
    asked = [] if _is_past(table, call.press.args) else _questions(speech, table, seat)
    told = [(str(number), text, topic_of(event)) for number, event in lines if (text := speech.tell(event))]
    choices = [*asked, *told[-(ui.MOST_OPTIONS - len(asked)) :]]
    if not choices:
        raise Refused("nothing_told")
    options = [ui.option(text, value, _title(speech, term)) for value, text, term in choices]
    chosen = ui.select(speech.say("almanac-choose"), Press("reason", table.id, args=call.press.args), options)
    await call.answer.show(ui.sheet(ui.words(speech.say("almanac-why")), chosen))


async def open_reason(call: Call) -> None:
    """What is behind one line."""
    table = await call.table()
    if table.game is None or not call.values:
        raise Refused("stale_button")
    seat, speech, value = table.seat_of(call.user), call.speech, call.values[0]
    await call.answer.hold(shows=True)
    if value.startswith(QUESTION):
        found = next((q for q in _questions(speech, table, seat) if q[0] == value), None)
        if found is None:
            raise Refused("nothing_asked")
        await call.answer.show(_page(speech, table, call.press.args, found[1], [], found[2]))
        return
    lines = dict(await _lines(call.bot, table, call.press.args, seat))
    event = lines.get(int(value)) if value.isascii() and value.isdigit() else None
    if event is None:
        raise Refused("stale_button")
    numbers = reasons(speech, table, event)
    await call.answer.show(_page(speech, table, call.press.args, speech.tell(event), numbers, topic_of(event)))


def _page(speech: Speech, table: Seated, key: str, line: str, numbers: list[str], term: str) -> ui.Sheet:
    """A line with the numbers behind it, the rule, and the way to the almanac."""
    found = entry(speech.words.language, term)
    parts = [speech.say("why-line", line=line), *numbers]
    if found is not None:
        rule = said(speech.words.language, found, facts_of(table))
        parts.append(speech.say("why-rule", title=found.title, text=rule))
    buttons = [ui.button(speech.say("why-another"), Press("why", table.id, args=key))]
    if found is not None:
        label = speech.say("almanac-link", title=found.title)
        buttons.insert(0, ui.button(label, Press("almanac", table.id, action=term)))
    return ui.sheet(ui.words(ui.cut("\n".join(parts), ui.MOST_TEXT)), *ui.rows(buttons))


def _questions(speech: Speech, table: Seated, seat: int | None) -> list[tuple[str, str, str]]:
    """Open questions: the value that names each, its words, its entry; those to the reader first."""
    if table.island.over is not None:
        return []
    seen = table.view(-1 if seat is None else seat)
    asked = sorted((p for p in seen.prompts if p.answer is None), key=lambda p: p.seat != seat)
    return [(f"{QUESTION}{p.id}", speech.ask(p), topic(f"prompt-{p.kind}")) for p in asked[:MOST_QUESTIONS]]


def _is_past(table: Seated, key: str) -> bool:
    return bool(key) and key.partition("@")[0] != table.turn_key


def _title(speech: Speech, term: str) -> str:
    found = entry(speech.words.language, term)
    return found.title if found is not None else ""


async def _lines(bot: IslandBot, table: Seated, key: str, seat: int | None) -> list[tuple[int, Event]]:
    """What a turn's message tells, each event with a number that stays; of a turn long past from the log."""
    turn, _, since = (key or f"{table.turn_key}@").partition("@")
    kept = table.chronicle.told
    first = int(since) if since.isascii() and since.isdigit() else None
    if first is None:
        own = [t.number for t in kept if t.turn == turn]
        first = own[0] if own else table.chronicle.next
    if not kept or kept[0].number <= first:
        last = max((t.number for t in kept if t.turn == turn), default=first - 1) if _is_past(table, key) else 10**9
        events = [(t.number, t.event) for t in kept if first <= t.number <= last]
    else:
        events = list(enumerate(await told_in_turn(bot, table, turn)))
    return [(n, e) for n, e in events if e.only is None or seat in e.only]
