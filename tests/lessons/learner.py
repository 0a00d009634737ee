"""Somebody who takes a lesson by pressing what they see."""

from __future__ import annotations

from typing import Any

from bot.lessons.course import Course, course_of
from bot.seated import Seated
from bot.trading.ways import COMPOSED, VERB
from bot.wire import Press
from game.engine import Action
from game.words import speaking
from playground.kit import Control, MessageView, Playground, Reply
from playground.world.things import NOT_DISCORDS
from tests.bot.people import Player
from tests.bot.play import Hall, _press


class Learner(Hall):
    """A learner and the table of their lesson, found by what the bot says."""

    outside = False  # the bot lives elsewhere: everything is read from its database

    def __init__(self, world: Playground, bot: Any, name: str = "Anna", locale: str = "en-US") -> None:
        super().__init__(world, bot, [])
        self.me = Player(world, name, locale)
        self.players = [self.me]
        self.words = speaking(locale.partition("-")[0])

    async def table(self) -> Seated:
        if self.outside:
            self.bot.sessions.forget(self.game_id)
        return await super().table()

    @property
    def presses(self) -> int:
        """How often this person has pressed, chosen or sent anything, commands included."""
        return sum(record.user_id == self.me.actor.id for record in self.world.core.desk.by_id.values())

    async def begin(self, name: str = "sample_game", extra: str = "") -> None:
        """From /learn into the lesson's own room; Discord has no Slovak, so Slovaks say first what they read."""
        if self.words.language in NOT_DISCORDS:
            await self.me.command("/me language", language=self.words.language)
        reply = await self.me.command("/learn")
        await self._enter(reply, name, extra)

    async def _enter(self, reply: Reply, name: str, extra: str) -> None:
        wanted = Press("learn", 0, action=name, extra=extra).custom_id()
        button = next(b for b in reply.message.buttons if b.custom_id == wanted)
        await self.me.tap(reply.message, button)
        await self.look_around(name)

    async def look_around(self, name: str = "sample_game") -> None:
        """Go where the lesson is."""
        for game in await self.bot.store.games.of_user(int(self.me.actor.id)):
            table = await self.bot.sessions.open(game.id)
            if table.meta.lesson is not None and table.meta.lesson.name == name:
                self.game_id = game.id
                channel = self.world.channel_by_id(str(table.record.channel_id))
                self.me.actor = self.me.actor.at(channel)
                break
        await self.settle()

    def label(self, key: str) -> str:
        return self.words.say(f"action-{key}")

    def _form(self, table: Seated, action: Action) -> dict[str, object]:
        """Forms are filled in: nobody has to type. What is chosen in them already is sent along, as pages do."""
        shown = self.me.actor.form.fields.values() if self.me.actor.form else ()
        chosen = {f["custom_id"]: [o["value"] for o in f.get("options", []) if o.get("default")] for f in shown}
        return {name: values for name, values in chosen.items() if values}

    async def course(self) -> Course:
        found = course_of(await self.table())
        assert found is not None
        return found

    def control(self, verb: str, action: str = "", args: str = "") -> tuple[MessageView, Control]:
        """The newest button that means this."""
        for message in reversed(self.me.actor.messages):
            for button in message.buttons:
                press = _press(button)
                if press and (press.verb, press.action) == (verb, action) and press.args.startswith(args):
                    return message, button
        raise AssertionError(self.me.actor.story(f"finds no button {verb} {action} {args}"))

    async def step(self) -> None:
        """Whatever the card asks for."""
        course = await self.course()
        if course.asks:
            await self.me.tap(*self.control("lesson", "answer"))
        elif not course.own:
            await self.me.tap(*self.control("lesson", "next"))
        else:
            await self.act(course.action)
        await self.settle()

    async def act(self, action: Action) -> None:
        """An own move, by the ordinary buttons."""
        if action.key == "answer_offer":
            offer, answer = action.offer, action.answer  # type: ignore[attr-defined]
            await self.me.tap(*self.control("offer", action.key, f"{offer}~{answer}"))
        elif action.key == "close_offer":
            await self.me.tap(*self.control("offer", action.key))
        elif action.key == "make_offer" and action.counters:  # type: ignore[attr-defined]
            await self.me.tap(*self.control("counter", "", str(action.counters)))  # type: ignore[attr-defined]
            await self.me.tap(*self.control(VERB, "o"))
        elif type(action) in COMPOSED:
            await self.me.tap(*self.control("menu", action.group))
            await self.me.tap(*self.control(VERB, self.op(action)))
        else:
            await self.by_buttons(action)

    def op(self, action: Action) -> str:
        """The button on which the composer proposes what the lesson has in mind."""
        buttons = [p for m in self.me.actor.messages if m.ephemeral for b in m.buttons if (p := _press(b))]
        ways = {"make_offer": "o", "call": "c", "standing_offer": "S", "bank_trade": "B"}
        return next(p.action for p in reversed(buttons) if p.verb == VERB and p.action.startswith(ways[action.key]))

    async def finish(self, most: int = 200) -> None:
        """To the end of the lesson."""
        for _ in range(most):
            if (await self.course()).over:
                return
            await self.step()
        raise AssertionError("the lesson does not end")
