"""The message of the offers that lie open: both sides, who accepted and declined, counter-offers, what came of it.

Offers that lie open at the same time share one message; it comes anew, with a ping, when a person has offered
something or somebody has to choose. What came to nothing leaves no message behind: its line is in the turn's story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle

from bot import signs, ui
from bot.seated import Seated
from bot.show.message import Standing, plain
from bot.show.offers import Story, alive, apart, counters, root, stories
from bot.show.table import colour_of
from bot.speech import Speech
from bot.store import Posted
from bot.wire import Press

MARKS = {"accept": "✅", "decline": "❌", "counter": "↩️", "": "…"}
MOST = 5  # offers with buttons in one message; older ones wait for those


class Block(NamedTuple):
    """One offer in a message: its words, its buttons."""

    text: str
    buttons: list[ui.Item]


def trade_messages(speech: Speech, table: Seated, standing: Sequence[Posted] = ()) -> list[Standing]:
    """The message of what people have offered, while something can still be said to it."""
    told = apart(table, stories(table, table.turn_key))
    open_now = alive(told, [story for story in told.values() if root(told, story) is story])
    if not open_now:
        return []
    since = _since(table, standing, min(s.made for s in told.values() if s.live))
    chooser = next((s for s in told.values() if s.chooses and not table.is_automatic(s.maker)), None)
    newest = max(s.id for s in told.values() if not table.is_automatic(s.maker))
    call = _called(table, told[newest], chooser)

    def page() -> ui.Sheet:
        shown = [*_results(speech, told, since), *_blocks(speech, table, told, open_now)]
        body = [part for block in shown for part in _parts(block)]
        return ui.sheet(ui.frame(*body, colour=colour_of(table, open_now[-1].maker)), call=call)

    key = f"{table.turn_key}/{since}.{newest}" + (f"+{chooser.id}" if chooser is not None else "")
    return [plain("trade", key, page, call, None if chooser is not None else told[newest].maker)]


def _since(table: Seated, standing: Sequence[Posted], first: int) -> int:
    """The first event this message tells: that of the message it takes the place of, else of the oldest offer."""
    old = [parts for p in standing if p.kind == "trade" and (parts := _read_key(p.key)) and parts[0] == table.turn_key]
    return min((since for _, since, _ in old), default=first)


def _read_key(key: str) -> tuple[str, int, int] | None:
    """Turn, first event and newest offer of a message; None of one from before such messages."""
    turn, _, rest = key.rpartition("/")
    since, _, newest = rest.partition("+")[0].partition(".")
    return (turn, int(since), int(newest)) if turn and since.isdigit() and newest.isdigit() else None


def _called(table: Seated, newest: Story, chooser: Story | None) -> tuple[int, ...]:
    """Who is pinged when the message is new: who has to choose, else those the newest offer asks."""
    if chooser is not None:
        asked = [chooser.maker]
    else:
        asked = [s for s in newest.to if s not in newest.answers] if newest.live and not newest.call else []
    return tuple(user for s in asked if not table.is_automatic(s) and (user := table.user_at(s)) is not None)


def _parts(block: Block) -> list[ui.Item]:
    return [ui.words(block.text), *ui.rows(block.buttons)]


# --- words -----------------------------------------------------------------------------------------------------------


def _results(speech: Speech, told: dict[int, Story], since: int) -> list[Block]:
    """The trades this message has led to, each with its history."""
    return [Block(_result(speech, told, s), []) for s in _traded(told, since)]


def _traded(told: dict[int, Story], since: int) -> list[Story]:
    return [s for s in told.values() if s.trade is not None and s.trade.number >= since]


def _result(speech: Speech, told: dict[int, Story], story: Story) -> str:
    """What was offered, what was said to it, and the trade."""
    assert story.trade is not None
    lines = [speech.pictured.say("trade-done", what=speech.pictured.tell(story.trade.event))]
    others = {s: answer for s, answer in story.answers.items() if s != story.trade.event.args["other"]}
    if others:
        lines.append(_answers(speech, others))
    first = root(told, story)
    if first is not story:
        lines.append(speech.pictured.say("trade-began", what=_line(speech, first)))
    return "\n".join(lines)


def _line(speech: Speech, story: Story) -> str:
    line = "call-line" if story.call else "offer-line"
    return speech.say(line, name=speech.name(story.maker), give=story.give, get=story.get)


def _answers(speech: Speech, answers: dict[int, str]) -> str:
    said = [speech.say("trade-answer", name=speech.player(s), mark=MARKS.get(a, "…")) for s, a in answers.items()]
    return " · ".join(said)


def _blocks(speech: Speech, table: Seated, told: dict[int, Story], open_now: list[Story]) -> list[Block]:
    """Every open offer, and below it what answers it; the newest have buttons."""
    shown = [s for first in open_now for s in (first, *(c for c in counters(told, first) if c.live))]
    late = {story.id for story in shown[-MOST:]}
    return [
        Block(_text(speech, table, told, s), _buttons(speech, table, s) if s.live and s.id in late else [])
        for s in shown
    ]


def _text(speech: Speech, table: Seated, told: dict[int, Story], story: Story) -> str:
    key = "trade-call" if story.call else "trade-offer"
    lines = [speech.pictured.say(key, name=speech.player(story.maker), give=story.give, get=story.get)]
    if story.counters in told:
        first = told[story.counters]
        call = "yes" if first.call else "no"
        lines.insert(0, speech.say("trade-counters", name=speech.name(first.maker), call=call))
    if story.offer is not None and story.offer.closing == "first" and len(story.to) > 1:
        lines.append(speech.say("trade-first"))
    if not story.call:
        lines.append(" · ".join(_asked(speech, table, told, story, seat) for seat in story.to))
    if story.takers and not table.is_automatic(story.maker):
        lines.append(speech.say("trade-choose", name=f"<@{table.user_at(story.maker)}>"))
    return "\n".join(line for line in lines if line)


def _asked(speech: Speech, table: Seated, told: dict[int, Story], story: Story, seat: int) -> str:
    """Somebody and the answer; one with other sides is an answer too."""
    countered = any(other.counters == story.id and other.maker == seat for other in told.values())
    answer = story.answers.get(seat, "") or ("counter" if countered else "")
    user = table.user_at(seat)
    who = f"<@{user}>" if user and not answer and story.live and not table.is_automatic(seat) else speech.player(seat)
    return speech.say("trade-answer", name=who, mark=MARKS.get(answer, "…"))


# --- buttons ---------------------------------------------------------------------------------------------------------


def _buttons(speech: Speech, table: Seated, story: Story) -> list[ui.Item]:
    def press(action: str, args: str) -> Press:
        return Press("offer", table.id, action=action, args=args)

    number = story.id
    counter = Press("counter", table.id, args=str(number))
    withdraw = ui.button(speech.say("button-withdraw"), press("withdraw_offer", f"{number}~"))
    if story.call:
        return [ui.button(speech.say("button-offer"), counter, ButtonStyle.primary), withdraw]
    buttons = [
        ui.button(speech.say("button-accept"), press("answer_offer", f"{number}~accept~"), ButtonStyle.success),
        ui.button(speech.say("button-counter"), counter),
        ui.button(speech.say("button-decline"), press("answer_offer", f"{number}~decline~"), ButtonStyle.danger),
    ]
    for seat in story.takers:
        label, sign = speech.say("button-trade-with", name=table.names[seat]), signs.of_seat(speech, seat)
        buttons.append(ui.button(label, press("close_offer", f"{number}~{seat}~"), ButtonStyle.primary, sign=sign))
    return [*buttons, *([] if table.is_automatic(story.maker) else [withdraw])]


# --- afterwards ------------------------------------------------------------------------------------------------------


def closed_trade(speech: Speech, table: Seated, key: str) -> ui.Sheet:
    """What is left of the message: the trades it led to, unless the next message tells them; else nothing at all."""
    parts = _read_key(key)
    if parts is None:
        return ui.sheet()
    turn, since, _ = parts
    told = apart(table, stories(table, turn))
    goes_on = turn == table.turn_key and table.playing and alive(told, told.values())
    lines = [] if goes_on else [_result(speech, told, story) for story in _traded(told, since)]
    return ui.sheet(*([ui.frame(ui.words("\n".join(lines)))] if lines else []))
