"""Whole games through what people see: an action of the rules becomes a command, or buttons, selects and forms."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from bot.app import IslandBot
from bot.clock import SystemClock
from bot.commands.paths import option_names, paths
from bot.reading import spelled, typed_args
from bot.seated import Seated, saved
from bot.store import Action as Transaction
from bot.trading.composer import MORE
from bot.trading.ways import COMPOSED
from bot.wire import Press, read_press, write_args
from game.engine import Action, Refused, legal
from game.table import Island
from game.words import speaking
from playground.kit import Control, MessageView, Playground, Reply
from tests.bot.deals import next_tap
from tests.bot.people import PATIENCE, Player

WORDS = speaking("en")


def label(key: str) -> str:
    return WORDS.say(f"action-{key}")


def typed(table: Seated, action: Action) -> tuple[str, dict[str, str]]:
    """A whole action as somebody types it: the command and its options."""
    path, names = paths()[action.key], option_names(type(action)).values()
    given = dict(zip(names, typed_args(table, action), strict=True))
    return path.command, {name: text for name, text in {"what": path.what, **given}.items() if text}


class Hall:
    """A playground, its bot, the people of one game."""

    def __init__(self, world: Playground, bot: IslandBot, names: list[str]) -> None:
        self.world, self.bot = world, bot
        self.players = [Player(world, name) for name in names]
        self.game_id = 0

    @property
    def host(self) -> Player:
        return self.players[0]

    async def table(self) -> Seated:
        return await self.bot.sessions.open(self.game_id)

    async def open(self, **options: object) -> None:
        """A lobby with everybody in it."""
        await self.host.command("/game new")
        await self.host.sees("A new table")
        found = await self.bot.store.games.in_channel(int(self.host.actor.channel.id))
        assert found is not None
        self.game_id = found.id
        for player in self.players[1:]:
            await player.press("Join")

    async def start(self) -> None:
        await self.host.press("Start")
        await self.settle()

    async def settle(self) -> None:
        """Until everything committed is shown."""
        await quiet(self.bot)

    def at(self, table: Seated, seat: int) -> Player:
        """Who sits there."""
        user = table.user_at(seat)
        return next(p for p in self.players if int(p.actor.id) == user)

    async def by_command(self, action: Action) -> None:
        """The way of those who type."""
        table = await self.table()
        command, given = typed(table, action)
        await self.at(table, action.seat).command(f"/{command}", **given)

    async def by_buttons(self, action: Action) -> None:
        """The way of those who tap: from the table's buttons through whatever is asked, until it is done."""
        table = await self.table()
        player = self.at(table, action.seat)
        await self.settle()
        wanted = write_args(table.island.rules, type(action), {n: getattr(action, n) for n in action.argument_names()})
        reply = await self._begin(player, table, action)
        for _ in range(60):
            if (await self.table()).island.moves > table.island.moves:
                return
            reply = await self._go_on(player, table, action, wanted, reply)
        raise AssertionError(player.actor.story(f"got nowhere with {action}"))

    async def _begin(self, player: Player, table: Seated, action: Action) -> Reply:
        """A button of the table message, or of the menu of the action's group, or of the menu of everything."""
        for message in reversed(player.actor.messages):
            for button in message.buttons:
                press = _press(button)
                if press and press.verb == "do" and press.action == action.key and not press.args:
                    return await player.tap(message, button)
                asked = {p.kind for p in table.island.prompts_of(action.seat)}
                if press and press.verb == "answer" and press.action in asked.intersection(action.during):
                    return await player.tap(message, button)
        group = next((g for g in (action.group, "") if self._menu(player, g)), "")
        message, button = self._menu(player, group) or (None, None)
        assert message is not None and button is not None, player.actor.story(f"finds no way to {action}")
        reply = await player.tap(message, button)
        if group == "trade" and type(action) not in COMPOSED:
            message, button = self._menu(player, group, MORE) or (message, button)
            await player.tap(message, button)
        elif group == "trade":
            return reply
        while not player.with_button(self.label(action.key)) and player.with_button(WORDS.say("button-more")):
            await player.press(WORDS.say("button-more"))
        return await player.press(self.label(action.key))

    def label(self, key: str) -> str:
        """What the button of an action says."""
        return label(key)

    def _menu(self, player: Player, group: str, extra: str = "") -> tuple[MessageView, Control] | None:
        for message in reversed(player.actor.messages):
            for button in message.buttons:
                press = _press(button)
                if press and (press.verb, press.action, press.extra) == ("menu", group, extra):
                    return message, button
        return None

    async def _go_on(self, player: Player, table: Seated, action: Action, wanted: str, reply: Reply) -> Reply:
        if reply.form is not None:
            return await player.submit(self._form(table, action))
        message = next(m for m in reversed(player.actor.messages) if m.ephemeral)
        if (tap := next_tap(table, action, message)) is not None:
            return await player.tap(message, tap)
        for select in message.selects:
            press = read_press(select.custom_id or "")
            for option in select.raw["options"]:
                so_far = option["value"] if press.verb == "whole" else f"{press.args}{option['value']}~"
                if wanted.startswith(so_far):
                    return await player.choose(option["label"])  # a value may be the label of another
        ours = [(b, p) for b in message.buttons if not b.disabled and (p := _press(b)) and p.action == action.key]
        for button, press in ours:
            if press.verb == "do" and wanted.startswith(press.args):
                return await player.tap(message, button)
        fuller = [(b, p) for b, p in ours if p.verb == "purse" and p.extra and _within(wanted, p.args, p.extra)]
        if fuller:
            return await player.tap(message, max(fuller, key=lambda found: _number(found[1].extra))[0])
        more = next(
            (b for b in message.buttons if (p := _press(b)) and p.verb in ("page", "steps") and not b.disabled), None
        )
        if more is not None:
            return await player.tap(message, more)
        shown = message.raw["id"], message.text
        await player.until(lambda: _newest(player) != shown, f"cannot go on with {action}")
        return reply  # what to choose from had not come yet

    def _form(self, table: Seated, action: Action) -> dict[str, object]:
        filled: dict[str, object] = {}
        for a in action.arguments():
            value = getattr(action, a.name)
            if a.type in ("offer", "standing") or (a.optional and value in ([], "", 0, {})):
                continue
            filled[a.name] = [str(v) for v in value] if a.type in ("seats", "dice") else spelled(table, a.type, value)
        return filled

    async def play(self, rng: random.Random, most: int) -> int:
        """Random legal actions by command until the game is over; how many it took."""
        for done in range(most):
            table = await self.table()
            if not table.playing:
                return done
            prompt = rng.choice(table.island.waiting_for())
            action = self.choice(table, prompt.seat, rng)
            await (self.by_buttons if done % 2 else self.by_command)(action)
            after = await self.table()
            story = self.at(table, action.seat).actor.story(f"tried {action}")
            assert after.island.moves == table.island.moves + 1, story
        raise AssertionError(f"not over after {most} actions")

    def choice(self, table: Seated, seat: int, rng: random.Random) -> Action:
        actions = [a for a in legal(table.view(seat), seat) if a.key not in ("call", "make_offer")]
        build = [a for a in actions if a.group == "build"]
        return rng.choice(build or actions)


def _newest(player: Player) -> tuple[str, str]:
    return next((m.raw["id"], m.text) for m in reversed(player.actor.messages) if m.ephemeral)


async def quiet(bot: Any) -> None:
    """Until automatic players have moved and everything committed is shown."""
    still = 0
    async with asyncio.timeout(PATIENCE):
        while still < 2:
            still = 0 if await _busy(bot) else still + 1
            await asyncio.sleep(0 if still else 0.02)


async def _busy(bot: Any) -> bool:
    """Timers before deliveries: what a timer did is to be shown."""
    due = await bot.store.timers.next_due()
    if due is not None and due <= SystemClock().now():
        return True
    here = isinstance(bot, IslandBot)  # of one in another process only the store is to be seen
    if here and (bot.timers.claims.busy or bot._answering):
        return True  # somebody's press may be acknowledged and not carried out yet
    return bool(await bot.store.deliveries.waiting())


async def arrange(hall: Hall, change: Callable[[Island], None], until: str = "") -> None:
    """Lay out a position by hand; the log knows nothing of it, so such a game is not played to its end."""
    if until:
        await _reach(hall, until)

    def laid(tx: Transaction, table: Seated) -> Seated:
        change(table.island)
        tx.save(snapshot=saved(table.island))
        return table.after(table.record.version)

    await hall.bot.sessions.change(hall.game_id, laid)
    await hall.settle()


async def _reach(hall: Hall, kind: str) -> None:
    """Answer what is asked by default until a question of this kind is open."""
    while True:
        table = await hall.table()
        if any(p.kind == kind for p in table.island.prompts):
            return await hall.settle()
        prompt = table.island.waiting_for()[0]
        action = prompt.default(table.island)
        await hall.bot.sessions.act(hall.game_id, lambda table, a=action, p=prompt.id: (a, p))


def _press(button: Control) -> Press | None:
    try:
        return read_press(button.custom_id or "")
    except Refused:
        return None


def _number(cards: str) -> int:
    return sum(int(part.split(".")[1]) for part in cards.split("_") if part)


def _within(wanted: str, args: str, cards: str) -> bool:
    """Are these cards on the way to the ones wanted?"""
    if not wanted.startswith(args):
        return False
    goal = dict(part.split(".") for part in wanted[len(args) :].partition("~")[0].split("_") if part)
    return all(int(goal.get(kind, 0)) >= int(n) for kind, n in (part.split(".") for part in cards.split("_") if part))
