"""One action, two ways: by what people type and by what they tap, through the real commands, messages and widgets.

Nothing is sent: the table is laid out in memory, the pictures are empty, and the rules are asked at the very end only.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from discord import ui as dui

from bot.commands.completing import completions, matching, read_given
from bot.commands.gathered import deeds, wished
from bot.commands.paths import OPTIONS, option_names, paths
from bot.icons import Icons
from bot.reading import typed_args
from bot.router import Call, Router
from bot.seated import Meta, Seated
from bot.show.stage import wanted
from bot.speech import Speech, speech_of
from bot.store import Game as Record
from bot.store import Seat, Status
from bot.trading.verbs import register as register_composer
from bot.ui import Sheet
from bot.verbs import register
from bot.widgets.ask import proceed
from bot.widgets.unclosed import Unclosed
from bot.widgets.wish import Wish, kind_of, prompt_for
from bot.wire import Press, read_press, write_args, write_value
from game.engine import Action, AnyGame, Refused, legal, suggestions, why_not
from game.setup import Setup
from renderer.paint import Picture
from tests.bot.drafting import drafting, same

FIRST_USER, STEPS, TICKET = 1_000, 80, 123_456_789_012_345_678
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn")


class Done(Exception):
    """It has come to the door of the rules."""

    def __init__(self, action: Action) -> None:
        self.action = action


class Unreached(AssertionError):
    """There is no way to it."""


def laid(game: AnyGame, setup: Setup) -> Seated:
    """A table of people around a position."""
    names = NAMES[: setup.players]
    meta = Meta(modules=setup.modules, options=setup.options, names=names, setup=setup, family=setup.family)
    seats = tuple(Seat(seat, FIRST_USER + seat) for seat in range(setup.players))
    blank: dict[str, Any] = {field.name: None for field in msgspec.structs.fields(Record)}
    record = Record(**blank | {"id": 7, "version": 1, "status": Status.ACTIVE, "channel_id": 5, "host_id": FIRST_USER})
    return Seated(record, meta, seats, game)


# --- a bot that stops at the door ------------------------------------------------------------------------------------


class _Studio:
    """Pictures that nobody looks at."""

    def __getattr__(self, name: str) -> Any:
        async def drawn(*_: Any, **__: Any) -> Picture:
            return Picture(b"", "", 1, 1)

        return drawn


class _Sessions:
    def __init__(self, table: Seated) -> None:
        self.table = table

    async def open(self, game_id: int) -> Seated:
        return self.table

    async def act(self, game_id: int, decide: Any, **_: Any) -> None:
        raise Done(decide(self.table)[0])


class Desk:
    """A bot as far as commands and widgets ask it; it is also the interaction and the answer to it."""

    given = from_form = waits = effective = False
    form: Any = None
    inside = True
    id = TICKET

    def __init__(self, table: Seated, seat: int) -> None:
        self.table, self.seat = table, seat
        self.sessions, self.studio, self.icons, self.unclosed = _Sessions(table), _Studio(), Icons(), Unclosed()
        self.speech: Speech = speech_of("en", table)
        self.user = FIRST_USER + seat
        self.interaction: Any = self
        self.data: dict[str, Any] = {}
        self.shown: list[Any] = []
        self.router = Router(self)  # type: ignore[arg-type]
        register(self.router)
        register_composer(self.router)

    async def hold(self, **_: Any) -> None: ...

    async def show(self, page: Sheet, *others: Sheet) -> None:
        self.shown = [page.view.to_components()]

    async def ask(self, form: Any) -> None:
        """A form will do where all of it is chosen from lists."""
        if any(isinstance(item, dui.TextInput) for item in form.walk_children()):
            raise Unreached(f"asks for words to be typed: {form.title}")
        self.form = form

    async def whisper(self, text: str, *_: Any) -> None: ...

    say = whisper

    async def done(self) -> None: ...

    async def public(self) -> None:
        """What stands in the channel."""
        made = [await message.make() for message in wanted(self, self.table, [])]  # type: ignore[arg-type]
        self.shown = [page.view.to_components() for page in made]

    @property
    def text(self) -> str:
        """All words that are shown."""
        parts = itertools.chain.from_iterable(map(_parts, self.shown))
        return "\n".join(part["content"] for part in parts if "content" in part)

    @property
    def labels(self) -> list[str]:
        """Of the buttons that can be pressed."""
        return [label for label, _ in self._buttons()]

    @property
    def ids(self) -> list[str]:
        """What the buttons that can be pressed mean."""
        return [custom_id for _, custom_id in self._buttons()]

    @property
    def choices(self) -> list[str]:
        """What the selects have to choose from."""
        parts = itertools.chain.from_iterable(map(_parts, self.shown))
        return [option["label"] for part in parts for option in part.get("options", ())]

    def _buttons(self) -> list[tuple[str, str]]:
        parts = itertools.chain.from_iterable(map(_parts, self.shown))
        alive = [part for part in parts if "label" in part and "custom_id" in part and not part.get("disabled")]
        return [(part["label"], part["custom_id"]) for part in alive]

    async def tap(self, label: str) -> None:
        """Press a button by what it says."""
        await self.press(next(custom_id for said, custom_id in self._buttons() if said == label), [])

    async def arrives(self, label: str) -> Action:
        """The action a button comes to."""
        try:
            await self.tap(label)
        except Done as done:
            return done.action
        raise Unreached(f"{label} asks for more: {self.text}")

    async def press(self, custom_id: str, values: list[str]) -> None:
        await self._sent({"custom_id": custom_id, "values": values})

    async def submit(self, action: Action) -> None:
        """Choose in the form what makes it this action."""
        rules, form, self.form = self.table.island.rules, self.form, None
        types = {argument.name: argument.type for argument in action.arguments()}
        fields = [item.custom_id for item in form.walk_children() if isinstance(item, dui.Select)]
        texts = {name: write_value(rules, types[name], getattr(action, name)) for name in fields}
        chosen = [{"custom_id": name, "values": text.split("_") if text else []} for name, text in texts.items()]
        await self._sent({"custom_id": form.custom_id, "components": chosen})

    async def _sent(self, data: dict[str, Any]) -> None:
        self.data, press = data, read_press(data["custom_id"])
        await self.router.verbs[press.verb](Call(self, self, self.speech, press))  # type: ignore[arg-type]


# --- by commands alone -----------------------------------------------------------------------------------------------


async def by_commands(table: Seated, action: Action) -> None:
    """Typed as its completions spell it, it comes to the rules as it is."""
    seat, kind, path = action.seat, type(action), paths()[action.key]
    desk = Desk(table, seat)
    names, texts = list(kind.argument_names()), typed_args(table, action)
    for place, (argument, text) in enumerate(zip(kind.arguments(), texts, strict=True)):
        before = dict(zip(names[:place], texts[:place], strict=True))
        found = completions(desk.speech, table, seat, kind, argument.name, {n: t or None for n, t in before.items()})
        prompt = prompt_for(table, seat, kind, _first(action, len(names)))
        closed = kind.choices(table.view(seat), seat, prompt, _first(action, place))
        if text and closed is not None:
            label = next((label for label, value in found if value == text), "")
            offered = [choice.value for choice in matching(found, label)]
            assert text in offered, f"“{text}” is not suggested for {argument.name}"
    if path.what:
        label = desk.speech.action(action.key)
        assert action.key in [c.value for c in matching(deeds(desk.speech, table, seat, path.command), label)], (
            f"/{path.command} does not suggest “{label}”"
        )
        assert len(names) <= len(OPTIONS[path.command])
        what = path.what if any(texts) or not names else f"{action.key}|"  # nothing but what goes without saying
        wish = wished(desk.speech, table, seat, path.command, what, tuple(texts))
    else:
        assert set(option_names(kind)) == set(names)
        said = {name: text or None for name, text in zip(names, texts, strict=True)}
        args = read_given(desk.speech, table, kind_of(table, action.key), said)
        wish = Wish(table, seat, kind, prompt_for(table, seat, kind, args), args)
    assert wish is not None
    await _arrives(proceed(desk, desk, desk.speech, wish), action)  # type: ignore[arg-type]


def _first(action: Action, n: int) -> dict[str, Any]:
    return {name: getattr(action, name) for name in action.argument_names()[:n]}


async def _arrives(way: Any, action: Action) -> None:
    try:
        await way
    except Done as done:
        assert done.action == action, f"came out as {done.action}"
        return
    except Refused as refused:
        raise Unreached(f"refused: {refused.key}") from None
    raise Unreached("asks for more")


# --- by taps alone ---------------------------------------------------------------------------------------------------


async def by_buttons(table: Seated, action: Action) -> None:
    """From the messages in the channel, tap by tap, until it comes to the rules as it is."""
    desk = Desk(table, action.seat)
    await desk.public()
    wanted_args = write_args(table.island.rules, type(action), _first(action, len(action.argument_names())))
    tapped: set[str] = set()
    for _ in range(STEPS):
        step = _next(desk, action, wanted_args, tapped)
        if step is None:
            raise Unreached(f"nothing leads on after {sorted(tapped) or 'the table'}")
        tapped.add(step[0])
        try:
            await desk.press(*step)
            if desk.form is not None:
                await desk.submit(action)
        except Done as done:
            assert same(table, done.action, action), f"came out as {done.action}"
            return
        except Refused as refused:
            raise Unreached(f"{step[0]} is refused: {refused.key}") from None
    raise Unreached("goes on for ever")


def _next(desk: Desk, action: Action, goal: str, tapped: set[str]) -> tuple[str, list[str]] | None:
    """The best of what can be tapped: what says more of the action before what only leads to a menu."""
    found = []
    for custom_id, values in _taps(desk.shown):
        press = read_press(custom_id)
        worth = _worth(desk, action, goal, press, values)
        if worth is not None and (custom_id not in tapped or worth > 4):
            found.append((worth, custom_id, values))
    return max(found, key=lambda entry: entry[0])[1:] if found else None


def _worth(desk: Desk, action: Action, goal: str, press: Press, values: list[str]) -> float | None:
    asked = {p.kind for p in desk.table.island.prompts_of(action.seat)}
    if press.verb == "menu":
        leads = {action.group: 2.0, action.also: 2.0, "": 1.0}.get(press.action)
        return leads and leads + _page(press)
    if press.verb == "answer":
        return 3.0 if press.action in asked.intersection(action.during) else None
    if press.verb == "deal":
        return drafting(desk.table, action, press, values)
    if press.verb == "counter":
        return 9.0 if press.args == str(getattr(action, "counters", 0)) else None
    if press.action != action.key or not _own(desk, action, press):
        return None
    if press.verb == "whole":
        return 100.0 if values == [goal] else None
    if press.verb == "purse":
        return 10.0 + len(press.extra) if press.extra and _within(goal, press.args, press.extra) else None
    so_far = press.args + (f"{values[0]}~" if press.verb == "pick" else "")
    if press.verb in ("do", "offer", "pick"):
        return 5.0 + len(so_far) * 2 if goal.startswith(so_far) else None
    if press.verb not in ("page", "steps") or not goal.startswith(press.args):
        return None
    return 3.5 + _page(press)


def _page(press: Press) -> float:
    """Rather on than back."""
    return int(press.extra) / 100 if press.extra.isdigit() else 0.0


def _own(desk: Desk, action: Action, press: Press) -> bool:
    """A button may belong to the same question as it was put to somebody else."""
    prompt = desk.table.island.prompt(press.prompt) if press.prompt else None
    return prompt is None or prompt.seat == action.seat or action.by != "holder"


def _taps(shown: list[Any]) -> Iterator[tuple[str, list[str]]]:
    for part in itertools.chain.from_iterable(map(_parts, shown)):
        if part.get("disabled") or "custom_id" not in part:
            continue
        if "options" in part:
            yield from ((part["custom_id"], [option["value"]]) for option in part["options"])
        else:
            yield part["custom_id"], []


def _parts(component: Any) -> Iterator[dict[str, Any]]:
    if isinstance(component, list):
        for inner in component:
            yield from _parts(inner)
    elif isinstance(component, dict):
        yield component
        for key in ("components", "accessory", "component"):
            yield from _parts(component.get(key))


def _within(goal: str, args: str, cards: str) -> bool:
    """Are these cards on the way to the ones wanted?"""
    if not goal.startswith(args):
        return False
    pairs = dict(part.split(".") for part in goal[len(args) :].partition("~")[0].split("_") if part)
    return all(int(pairs.get(kind, 0)) >= int(n) for kind, n in (part.split(".") for part in cards.split("_") if part))


# --- which actions ---------------------------------------------------------------------------------------------------


def every_legal(game: AnyGame, seat: int, rng: random.Random) -> list[Action]:
    """What a seat may do: what the rules list, and other sets of cards that would do as well."""
    found = [*legal(game, seat), *(a for a in suggestions(game, seat) if a.key != "leave")]
    for action in list(found):
        sets = [a.name for a in action.arguments() if a.type == "cards"]
        for name in sets if action.key not in OFFERS else ():
            for _ in range(4):
                other = msgspec.structs.replace(action, **{name: _cards(game, getattr(action, name), rng)})
                if other not in found and why_not(game, other) is None:
                    found.append(other)
    return found


OFFERS = ("make_offer", "call", "standing_offer", "bank_trade")


def _cards(game: AnyGame, cards: dict[str, int], rng: random.Random) -> dict[str, int]:
    """Another set of about as many cards, in the order of the kinds."""
    rules = game.rules
    number = max(0, sum(cards.values()) + rng.choice((-1, 0, 0, 0, 1)))
    drawn = [rng.randrange(rules.card_kinds) for _ in range(number)]
    return {kind: drawn.count(i) for i, kind in enumerate(rules.kinds) if i in drawn}
