"""One table and the hands of its people: they press what they are shown, and nothing else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from bench.life.book import Page, Sitting
from bench.life.people import QUIET_FROM, QUIET_UNTIL, Life
from bench.life.stage import Stage
from bot.clock import SECOND
from bot.lobby.actions import Lobby
from bot.seated import Seated
from bot.store import Person
from bot.thinking import choose, thought
from bot.time.presence import Presence, presence
from game.engine import Action, Question, Refused, legal
from playground.kit import Reply
from tests.bot.people import Player
from tests.bot.play import Hall

LEVEL = "gentle"
TRADES = ("make_offer", "call", "counter_offer")
MOST = 40  # actions in one sitting
PRESS = 4 * SECOND


class Hand(Player):
    """Somebody to whom each press takes a few seconds of that time."""

    def __init__(self, room: Room, name: str) -> None:
        super().__init__(room.world, name)
        self.stage, self.actor = room.stage, self.actor.at(room.channel)

    async def _settled(self, act: Any, *, private: bool = False) -> Reply:
        reply: Reply = await act
        await self.stage.to(self.stage.clock.now() + PRESS)
        return reply


class Room(Hall):
    """A table with a channel of its own."""

    def __init__(self, stage: Stage[Any], number: int, lives: list[Life], automatic: int, rng: Random) -> None:
        super().__init__(stage.world, stage.bot, [])
        self.stage, self.number, self.lives, self.automatic, self.rng = stage, number, lives, automatic, rng
        self.channel = stage.world.add_channel(f"table-{number}", 0)
        self.page: Page

    async def open_and_start(self) -> Page:
        """Everybody sits down; their zones and quiet hours are known to the bot."""
        for i, life in enumerate(self.lives):
            player = Hand(self, f"T{self.number}P{i}")
            self.players.append(player)
            user = int(player.actor.id)
            begin, end = QUIET_FROM * 60, QUIET_UNTIL * 60
            await self.bot.store.people.save(Person(user, time_zone=life.zone, quiet_from=begin, quiet_until=end))
        await self.host.actor.slash("/game new")
        found = await self.bot.store.games.in_channel(int(self.channel.id))
        assert found is not None
        self.game_id = found.id
        lobby = Lobby(self.bot.sessions, self.game_id)
        for guest in self.players[1:]:
            await lobby.join(int(guest.actor.id), guest.name)
        for _ in range(self.automatic):
            await lobby.add_automatic(int(self.host.actor.id), LEVEL)
        if len(self.players) + self.automatic > 4:
            await lobby.choose_modules(("five_six",))
        people = {
            int(p.actor.id): Sitting(int(p.actor.id), life) for p, life in zip(self.players, self.lives, strict=True)
        }
        self.page = Page(self.game_id, self.channel.id, people)
        return self.page

    async def start_game(self) -> None:
        lobby = Lobby(self.bot.sessions, self.game_id)
        await lobby.start(int(self.host.actor.id), self.rng.randbytes(32))

    async def settle(self) -> None:
        await self.stage.quiet()

    def player_of(self, who: Sitting) -> Player:
        return next(p for p in self.players if int(p.actor.id) == who.user)

    # --- one look at Discord -----------------------------------------------------------------------------------------

    async def visit(self, who: Sitting) -> None:
        """Read, come back if somebody plays instead, and do everything one is asked."""
        player, acted = self.player_of(who), False
        self._reopened(player)
        if presence(await self.table(), who.seat) in (Presence.STOOD_IN, Presence.AWAY):
            await self._come_back(player, who)
        for _ in range(MOST):
            table = await self.table()
            prompt = (
                next((p for p in table.island.waiting_for() if p.seat == who.seat), None) if table.playing else None
            )
            if prompt is None:
                break
            action = self._wish(table, prompt, who)
            try:
                await self.by_buttons(action)
            except (AssertionError, Refused) as error:
                self.page.dead_ends.append(f"{prompt.kind}: {action}: {str(error)[:2000]}")
                break
            acted = True
            await self.settle()
        if acted and who.called:
            who.delays.append((self.stage.clock.now() - who.called) / 3_600_000)
        if acted:
            who.called = 0
        who.left_behind += sum(m.ephemeral for m in player.actor.messages)

    def _reopened(self, player: Player) -> None:
        """Discord forgets private messages when it is opened anew."""
        world, own = self.world.core.world, player.actor
        for message in own.messages:
            if message.ephemeral:
                world.posts[own.channel.id].pop(message.id, None)

    async def _come_back(self, player: Player, who: Sitting) -> None:
        """By the button that is shown; how many taps it takes is counted."""
        for tap in range(1, 4):
            for message in reversed(player.actor.messages):
                ways = [b for b in message.buttons if (b.custom_id or "").startswith("back:")]
                mine = [b for b in ways if str(b) == "I'm back" or player.name in str(b)]
                if mine:
                    await player.actor.click(mine[0], on=message)
                    break
            await self.settle()
            if presence(await self.table(), who.seat) is Presence.HERE:
                who.taps_back.append(tap)
                return
        self.page.dead_ends.append(f"cannot come back: {player.actor.story('')[-1500:]}")

    def _wish(self, table: Seated, prompt: Question, who: Sitting) -> Action:
        """What a modest player would do, from what their seat sees; nobody haggles here."""
        seen = table.family.seen_by(table.island, prompt)
        seed = self.rng.getrandbits(64)
        wish = choose(thought(table.meta.family, table.setup(), seen, prompt.seat, LEVEL, seed, 1.0))
        if wish.key not in TRADES:
            return wish
        rest = [a for a in legal(seen, prompt.seat) if a.key not in TRADES]
        return next((a for a in rest if a.key == "end_turn"), rest[0])

    # --- going away --------------------------------------------------------------------------------------------------

    async def go_away(self, who: Sitting) -> None:
        """What a person does on the day they go: nothing, announce it, or leave the game."""
        player = self.player_of(who)
        if who.life.model == "vacation":
            await player.actor.slash("/me vacation", days=6)
        elif who.life.model == "leaves" and (await self.table()).playing:
            await player.actor.slash("/game leave")
            sure = next(m for m in reversed(player.actor.messages) if m.ephemeral and m.buttons)
            await player.actor.click(sure.buttons[0], on=sure)
        await asyncio.sleep(0)
        await self.settle()
