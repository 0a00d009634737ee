"""One of two worlds: a real bot on a playground, at the table of one of two twin games, and the same presses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from bot.clock import HOUR
from bot.moves import packed_action, packed_draws
from bot.seated import Chronicle, Seated, packed, saved
from bot.store import Action as Transaction
from bot.store import Status
from game.engine.codec import pack, unpack
from game.engine.log import entry as log_entry
from game.words import ENGLISH, speaking
from playground.kit import MessageView, Playground
from tests.bot.hours import Hours
from tests.bot.people import PATIENCE, Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import NAMES, reseed
from tests.bot.worlds.twins import Course, Twins, _seen
from tests.bot.worlds.wire import Wire

SEED = bytes([9]) * 32
LOOKS = ("hand", "board", "score", "log", "do", "game status", "trade list", "stats dice", "fair")
TYPED = (
    ("do", "what"),
    ("trade offer", "give"),
    ("build", "what"),
    ("play", "what"),
    ("trade do", "what"),
    ("trade embargo", "target"),
    ("game kick", "player"),
)
PRIVATE = (
    ("play", {"what": "stored-discard", "which": "ore 1"}),
    ("trade do", {"what": "decline-all", "which": "on"}),
)
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")  # tasks in which the client answers
OWN_WAYS = ("hand", "menu", "replay")  # verbs that only show something


class World:
    """People around one table."""

    def __init__(self, hours: Hours, hall: Hall, wire: Wire, twins: Twins) -> None:
        self.hours, self.hall, self.wire, self.twins = hours, hall, wire, twins
        self.views: dict[str, Any] = {}
        self.audience = Player(hall.world, "Zoe")

    async def table(self) -> Seated:
        return await self.hall.table()

    async def watcher(self) -> Player:
        return self.hall.at(await self.table(), self.twins.watcher)

    async def mover(self) -> Player:
        table = await self.table()
        return self.hall.at(table, table.island.waiting_for()[0].seat)

    async def step(self, name: str, act: Any) -> Any:
        """Do it, and write down what came of it, for whom it may be known."""
        with self.wire.step(name):
            try:
                found = await act
            except AssertionError as error:
                if "finds no command" not in str(error) and "gets no suggestions" not in str(error):
                    raise
                found = None
            form = getattr(found, "form", None)
            if form is not None and not name.startswith("others"):
                self.wire.note("a form", form.raw)
            await _answered()
            await self.hours.quiet()
        table = await self.table()
        self.views[name] = [_seen(table.island, seat) for seat in (-1, self.twins.watcher)]
        return found

    # --- presses -----------------------------------------------------------------------------------------------------

    async def look_around(self) -> None:
        """Everything the watcher and the audience can look up, type and press."""
        for who, person in (("watcher", await self.watcher()), ("audience", self.audience)):
            for line in LOOKS:
                await self.step(f"{who} /{line}", person.actor.slash(f"/{line}"))
            await self.step(f"{who} /board in words", person.actor.slash("/board", text=True))
            await self.step(f"{who} /hand others", person.actor.slash("/hand", others=True))
            for line, option in TYPED:
                with self.wire.step(f"{who} types /{line}"):
                    self.wire.note("suggestions", await self._suggested(person, line, option))
            for button in self.standing().buttons:
                await self.step(f"{who} presses {button}", person.actor.click(button, on=self.standing()))
                person.actor.form = None

    async def _suggested(self, person: Player, line: str, option: str) -> Any:
        try:
            return await person.actor.complete(f"/{line}", **{option: ""})
        except AssertionError as error:
            return str(error).partition("(")[0][:60]

    async def others_in_private(self) -> None:
        """Whoever is to move looks at what is theirs and sets something for themselves: nobody else notices."""
        mover = await self.mover()
        for line in ("hand", "log", "do", "me orders", "game report"):
            await self.step(f"others /{line}", mover.actor.slash(f"/{line}"))
        for line, given in PRIVATE:
            await self.step(f"others /{line}", mover.actor.slash(f"/{line}", **given))
        for button in self.standing().buttons:
            if (button.custom_id or "").partition(":")[0] in OWN_WAYS:
                await self.step(f"others press {button}", mover.actor.click(button, on=self.standing()))

    async def trade(self) -> None:
        """Whoever is to move offers a card that both worlds have there; the watcher answers in every way."""
        words = speaking(ENGLISH)
        hands = [course.game.table.hands[course.game.waiting_for()[0].seat] for course in self.twins.courses]
        rules = self.twins.courses[0].game.rules
        shared = [kind for kind, *held in zip(rules.kinds, *hands, strict=True) if min(held) and kind != "ore"]
        if not shared:
            return  # an offer of the one would be refused to the other
        give = words.say(f"card-{shared[0]}")
        mover, watcher = await self.mover(), await self.watcher()
        await self.step("others offer", mover.actor.slash("/trade offer", give=give, want="ore"))
        offer = next((m for m in reversed(self.hall.world.channel.messages) if m.buttons), self.standing())
        said = {str(button): button for button in offer.buttons} if offer.id != self.standing().id else {}
        for name in ("Decline", "Counter", "Accept"):  # the yes last: it may end the offer
            button = said.get(name)
            if button is None or offer.id not in [m.id for m in self.hall.world.channel.messages]:
                continue  # nobody left to ask: the offer is gone
            await self.step(f"watcher answers {button}", watcher.actor.click(button, on=offer))
            watcher.actor.form = None

    async def time_passes(self) -> None:
        """A reminder, and a louder one."""
        for n in range(2):
            await self.step(f"reminder {n}", self.hours.clock.advance(8 * HOUR))

    async def play_on(self, most: int) -> None:
        """The game goes on by what everybody would do without thinking."""
        for n in range(most):
            table = await self.table()
            if not table.playing:
                return
            prompt = table.island.waiting_for()[0]
            action = prompt.default(table.island)
            act = self.hall.bot.sessions.act(self.hall.game_id, lambda now, a=action, p=prompt.id: (a, p))
            await self.step(f"move {n} {log_entry(action, []).key}", act)

    def standing(self) -> MessageView:
        """The table message."""
        return next(m for m in reversed(self.hall.world.channel.messages) if "table.png" in _files(m))


async def _answered() -> None:
    """Until the bot has nothing more to say to anybody who pressed something."""
    async with asyncio.timeout(PATIENCE):
        while any(task.get_name().startswith(ANSWERING) for task in asyncio.all_tasks()):  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def _files(message: MessageView) -> list[str]:
    return [a["filename"] for a in message.post.files]


@asynccontextmanager
async def entered(path: Path, twins: Twins, course: Course) -> AsyncIterator[World]:
    """A world in which this course of the game has been played up to now."""
    async with Playground(strict=False, patience=PATIENCE) as playground:
        hours = Hours(playground, path)
        bot = await hours._start()
        hall = Hall(playground, bot, NAMES[: twins.setup.players])
        hours.hall = hall
        await hall.open()
        await reseed(bot, hall.game_id, SEED)
        await hours.quiet()
        await bot.sessions.change(hall.game_id, lambda tx, table: laid(tx, table, twins, course))
        await hours.quiet()
        seat = (await hall.table()).user_at(twins.watcher)
        watcher = next(p for p in hall.players if int(p.actor.id) == seat)
        audience = Player(playground, "Zoe")
        names = {p.actor.id: p.name for p in (*hall.players, audience)}
        wire = Wire(playground, [watcher, audience], names)
        try:
            yield World(hours, hall, wire, twins)
        finally:
            wire.close()


def laid(tx: Transaction, table: Seated, twins: Twins, course: Course) -> Seated:
    """The game as if it had been played here: everybody at their seat, the log, the position."""
    game = unpack(pack(course.game), course.game.rules)
    people = game.table.people
    seats = tuple(structs.replace(table.seats[person], seat=seat) for seat, person in enumerate(people))
    names = tuple(table.meta.names[person] for person in people)
    meta = structs.replace(
        table.meta, setup=twins.setup, modules=twins.setup.modules, options=twins.setup.options, names=names,
        colours=tuple(game.table.colours), by_purpose=False,
    )  # fmt: skip
    chronicle = Chronicle()
    for turn, events in course.told:
        chronicle = chronicle.adding(turn, events)
    tx.save(snapshot=saved(game), meta=packed(meta), history=packed(chronicle), status=Status.ACTIVE)
    tx.seats(seats)
    tx.log(None, packed_action("", [msgspec.to_builtins(twins.setup)]), packed_draws(course.log[0].drawn))
    for line in course.log[1:]:
        tx.log(0, packed_action(line.key, line.values), packed_draws(line.drawn))
    record = {"status": Status.ACTIVE.value, "meta": packed(meta)}
    return table.after(table.record.version, meta=meta, seats=seats, game=game, chronicle=chronicle, record=record)
