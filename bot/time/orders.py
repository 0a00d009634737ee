"""Orders in advance: everything the game may answer or do for somebody, in one place, set and taken back by taps.

Answers to questions are a person's own and hold at every table; plans and settings belong to one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from discord import ButtonStyle
from msgspec import structs

from bot import ui
from bot.router import Call, Router
from bot.seated import Seated
from bot.speech import Speech
from bot.store import Person
from bot.time.plans import MODES, mode_of, plan, plannable
from bot.time.usual import KINDS, QUESTIONS, USUAL, resources
from bot.widgets.ask import proceed
from bot.widgets.wish import Wish
from bot.wire import Press
from game.engine import Action, AnyGame, Refused
from game.table import StoredDiscard

if TYPE_CHECKING:
    from bot.app import IslandBot

VERB, WAIT = "order", "wait"
DISCARD, DISCARD_MODES = "stored_discard", ("if_silent", "at_once")
SETTINGS = ("stored_discard", "decline_all", "special_signal", "leave_to_game")
"""Actions by which somebody sets something for themselves at one table."""


class Desk(NamedTuple):
    """Whose orders, and at which table they are looked at, if at any."""

    speech: Speech
    person: Person
    table: Seated | None = None
    seat: int = -1

    @property
    def game(self) -> int:
        return self.table.id if self.table is not None else 0


def register(router: Router) -> None:
    """Answer for the page of orders; a discard is ordered there too, wherever somebody begins with it."""
    router.verbs[VERB] = press
    router.pages[DISCARD] = discard_page


async def discard_page(bot: IslandBot, speech: Speech, table: Seated, seat: int) -> ui.Sheet:
    """What to give up on a 7, by taps."""
    person = await bot.store.people.load(table.user_at(seat) or 0)
    return _page(Desk(speech, person, table, seat), f"set.{DISCARD}")


def orders_sheet(desk: Desk) -> ui.Sheet:
    """All orders as they stand, and a list to change one."""
    speech, lines, choices = desk.speech, [desk.speech.say("orders-title")], []
    for key in _keys(desk):
        name, now = _name(desk, key), _now(desk, key)
        if now:
            lines.append(speech.say("orders-line", name=name, now=now))
        choices.append(ui.option(name, key, now or speech.say("value-wait")))
    if len(lines) == 1:
        lines.append(speech.say("orders-none"))
    pickers = ui.selects(speech.say("orders-change"), Press(VERB, desk.game, action="open"), choices)
    return ui.sheet(ui.words("\n".join(lines)), *pickers)


def _keys(desk: Desk) -> list[str]:
    """Everything there is an order for: at a table what is played there."""
    if desk.table is None:
        return [f"answer.{kind}" for kind in QUESTIONS]
    rules = desk.table.island.rules
    answers = [f"answer.{kind}" for kind in QUESTIONS if kind in rules.prompts]
    plans = [f"plan.{kind.key}" for kind in plannable(desk.table)]
    known = {kind.key for kind in rules.anyone_actions}
    return [*answers, *plans, *(f"set.{key}" for key in SETTINGS if key in known)]


def _name(desk: Desk, key: str) -> str:
    what, _, about = key.partition(".")
    return desk.speech.say(f"question-{about}") if what == "answer" else desk.speech.action(about)


def _now(desk: Desk, key: str) -> str:
    """What stands, in words; nothing where nobody has said anything."""
    what, _, about = key.partition(".")
    if what == "answer":
        given = desk.person.answers.get(about, "")
        return _answer_words(desk.speech, about, given) if given else ""
    assert desk.table is not None
    if what == "plan":
        mode = mode_of(desk.table, desk.seat, about)
        return "" if mode == "off" else desk.speech.say("plan-mode", mode=mode)
    return _set_words(desk.speech, desk.table.view(desk.seat), desk.seat, about)


def _answer_words(speech: Speech, kind: str, given: str) -> str:
    if given == USUAL:
        return speech.say(f"usual-{kind}")
    if given in KINDS[kind].orders:
        return speech.say(f"order-{given}")
    return " > ".join(speech.say(f"card-{name}") for name in given.split(","))


def _set_words(speech: Speech, seen: AnyGame, seat: int, key: str) -> str:
    """What somebody has set at this table."""
    settings = seen.settings
    if key == DISCARD:
        stored = settings.discards.get(seat)
        return _discard_words(speech, stored) if stored is not None and stored.order else ""
    if key == "decline_all":
        return speech.say("value-on") if seat in settings.decline_all else ""
    signals = [said[seat] for module, said in settings.signals.items() if seat in said and _of(module, key)]
    return ", ".join(speech.say(f"value-{word}") for said in signals for word in said.split())


def _discard_words(speech: Speech, stored: StoredDiscard) -> str:
    """What goes first, and when; how many are kept only where any are."""
    kept = any(keep for _, keep in stored.order)
    named = " > ".join(speech.say(f"card-{name}") for name, _ in stored.order)
    order = speech.value("order", stored.order) if kept else named
    return f"{order} ({speech.say(f'value-{stored.mode}')})"


def _of(module: str, key: str) -> bool:
    return module.startswith("five_six") == (key == "special_signal")


# --- changing one ----------------------------------------------------------------------------------------------------


async def press(call: Call) -> None:
    """Open an order, change it, or go back to all of them."""
    desk, key = await _desk(call), call.press.extra
    if call.press.action == "open":
        key = call.values[0] if call.values else ""
    if call.press.action == "all":
        await call.answer.show(orders_sheet(desk))
        return
    if key.partition("=")[0] not in _keys(desk):
        raise Refused("stale_button")
    if call.press.action == "open":
        await _open(call, desk, key)
    else:
        key, _, value = key.partition("=")
        await call.answer.show(_page(await _changed(call, desk, key, value), key))


async def _desk(call: Call) -> Desk:
    person = await call.bot.store.people.load(call.user)
    if not call.press.game:
        return Desk(call.speech, person)
    table, seat = await call.seat()
    return Desk(call.speech, person, table, seat)


async def _open(call: Call, desk: Desk, key: str) -> None:
    what, _, about = key.partition(".")
    if what == "set" and about != DISCARD and desk.table is not None and not _now(desk, key):
        kind = desk.table.island.rules.actions[about]
        await proceed(call.bot, call.answer, desk.speech, Wish(desk.table, desk.seat, kind, None, {}))
        return
    await call.answer.show(_page(desk, key))


def _page(desk: Desk, key: str) -> ui.Sheet:
    """One order with what it may be; what stands is green."""
    speech, now = desk.speech, _now(desk, key)
    title = speech.say("order-title", name=_name(desk, key), now=now or speech.say("value-wait"))
    help_ = speech.say("order-discard-how") if key == f"set.{DISCARD}" else ""
    buttons = [
        ui.button(label, _press(desk, key, value), ButtonStyle.success if chosen else ButtonStyle.secondary)
        for label, value, chosen in _ways(desk, key)
    ]
    back = ui.button(speech.say("button-back"), Press(VERB, desk.game, action="all"))
    return ui.sheet(ui.words("\n".join(filter(None, (title, help_)))), *ui.rows(buttons), *ui.rows([back]))


def _press(desk: Desk, key: str, value: str) -> Press:
    if value == "do":
        return Press("do", desk.game, action=key.partition(".")[2])
    return Press(VERB, desk.game, action="set", extra=f"{key}={value}")


def _ways(desk: Desk, key: str) -> list[tuple[str, str, bool]]:
    """Words, value, and whether it stands: for each thing an order may be."""
    speech, (what, _, about) = desk.speech, key.partition(".")
    if what == "plan" and desk.table is not None:
        mode = mode_of(desk.table, desk.seat, about)
        return [(speech.say("plan-mode", mode=m), m, m == mode) for m in MODES]
    if what == "set":
        own = _discards(desk) if about == DISCARD else [(speech.say("button-other"), "do", False)]
        return [*own, *([(speech.say("order-forget"), "forget", False)] if _now(desk, key) else [])]
    given = desk.person.answers.get(about, WAIT)
    ways = [(speech.say("value-wait"), WAIT, given == WAIT), (speech.say(f"usual-{about}"), USUAL, given == USUAL)]
    ways += [(speech.say(f"order-{order}"), order, given == order) for order in KINDS[about].orders]
    order = [] if given in (WAIT, USUAL) else given.split(",")
    if KINDS[about].by_resource:
        ways += [(speech.say(f"card-{name}"), name, name in order) for name in resources()]
    return ways


def _discards(desk: Desk) -> list[tuple[str, str, bool]]:
    """What is given up first on a 7, and whether at once or only if they are silent."""
    assert desk.table is not None
    rules, stored = desk.table.island.rules, _stored(desk)
    named = [name for name, _ in stored.order]
    kinds = [(desk.speech.say(f"card-{name}"), name, name in named) for name in rules.kinds[: rules.card_kinds]]
    modes = [(desk.speech.say(f"value-{mode}"), mode, mode == stored.mode) for mode in DISCARD_MODES if named]
    return [*kinds, *modes]


def _stored(desk: Desk) -> StoredDiscard:
    assert desk.table is not None
    found = desk.table.view(desk.seat).settings.discards.get(desk.seat)
    return found if found is not None else StoredDiscard([], DISCARD_MODES[0])


def _discarding(desk: Desk, value: str) -> tuple[list[tuple[str, int]], str]:
    """The stored discard with one thing changed: a kind put last or taken out, or another mode."""
    stored = _stored(desk)
    if value in DISCARD_MODES:
        return list(stored.order), value
    kept = [(name, keep) for name, keep in stored.order if name != value]
    return (kept if len(kept) < len(stored.order) else [*kept, (value, 0)]), stored.mode


async def _changed(call: Call, desk: Desk, key: str, value: str) -> Desk:
    """The order as it is from now on; whatever else stands stays."""
    what, _, about = key.partition(".")
    if value not in [v for _, v, _ in _ways(desk, key)]:
        raise Refused("stale_button")
    await call.answer.hold(shows=True)
    if what == "answer":
        person = answering(desk.person, about, value)
        await call.bot.store.people.save(person)
        return desk._replace(person=person)
    assert desk.table is not None
    if what == "plan":
        _, after = await call.bot.sessions.change(
            desk.table.id, lambda tx, now: plan(tx, now, desk.seat, about, value), interaction_id=call.interaction.id
        )
        return desk._replace(table=after, speech=desk.speech.at(after))
    if value == "forget":
        return await _acted(call, desk, about, _forgetting(desk.table, desk.seat, about))
    return await _acted(call, desk, about, [_discarding(desk, value)])


def answering(person: Person, kind: str, value: str) -> Person:
    """Somebody with another standing answer to one kind of question; resources are added or taken out one by one."""
    others = {k: v for k, v in person.answers.items() if k != kind}
    if value in (USUAL, *KINDS[kind].orders):
        return structs.replace(person, answers={**others, kind: value})
    if value not in resources() or not KINDS[kind].by_resource:
        return structs.replace(person, answers=others)
    given = person.answers.get(kind, "")
    order = [] if given in ("", USUAL) else given.split(",")
    order = [name for name in order if name != value] if value in order else [*order, value]
    return structs.replace(person, answers={**others, kind: ",".join(order)} if order else others)


FORGETTING: dict[str, tuple[object, ...]] = {
    "stored_discard": ([],),
    "decline_all": ("off",),
    "special_signal": ("none",),
}
"""The arguments by which a setting is taken back."""


def _forgetting(table: Seated, seat: int, key: str) -> Sequence[tuple[object, ...]]:
    return [FORGETTING[key]] if key in FORGETTING else [(question, "off") for question in _left(table, seat)]


async def _acted(call: Call, desk: Desk, key: str, ways: Sequence[tuple[object, ...]]) -> Desk:
    """A setting of the table is made as if by its own command, once for each of its arguments."""
    assert desk.table is not None
    kind, seat = desk.table.island.rules.actions[key], desk.seat
    for args in ways:
        action: Action = kind(seat, *args)
        await call.bot.sessions.act(desk.table.id, partial(_decided, action), user_id=call.user)
    after = await call.bot.sessions.open(desk.table.id)
    return desk._replace(table=after, speech=desk.speech.at(after))


def _decided(action: Action, table: Seated) -> tuple[Action, None]:
    return action, None


def _left(table: Seated, seat: int) -> list[str]:
    """Questions somebody has left to the game at this table."""
    signals = table.view(seat).settings.signals
    return [
        word
        for module, said in signals.items()
        if not module.startswith("five_six")
        for word in said.get(seat, "").split()
    ]
