"""Offers over whole games: two people by script and two automatic players on the real bot, on a time that jumps.

Somebody looks in, plays a turn, and is gone; the other one comes now and then to answer. Counted are public messages
about offers, what is left of them, whom automatic players call, and how long the table waits for nobody.
"""

from __future__ import annotations

import logging
import os
import re
from collections import Counter
from random import Random
from typing import Any

from bench import Figure
from bench.life.stage import Stage, staged
from bot.clock import MINUTE, SECOND
from bot.lobby.actions import Lobby
from bot.seated import Seated
from bot.store import Action as Transaction
from game.automa.drive import prompt_id, seen_by
from game.automa.levels import LEVELS
from game.engine import Action, Question, Refused
from game.modules.base.lapse import OfferQuestion
from game.modules.base.offers import MakeOffer
from tests.bot.play import Hall
from tests.bot.test_whole_game import reseed

SHORT = os.environ.get("BENCH") == "short"
GAMES, TARGET = (1, 7) if SHORT else (5, 8)
START = 1_800_000_000_000
LATELY = 3 * MINUTE
PAUSE = 1 * SECOND
LONGEST = 5_000  # acts of people in one game


def measure() -> list[Figure]:
    """All figures, each beside its goal."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    found = sum((played(seed) for seed in range(1, GAMES + 1)), Counter[str]())
    offers = max(1, found["offers"])
    return [
        Figure("public messages per offer", found["messages"] / offers, "messages", "goal", 1.0),
        Figure("offers left standing without a trade", found["standing"], "messages", "goal", 0.0),
        Figure("pings caused by automatic players", found["pings"], "pings", "goal", 0.0),
        Figure("waited for people who are not about", found["idle"] / SECOND, "s", "goal", 0.0),
        Figure("waited for people who are about", found["waited"] / SECOND, "s"),
        Figure("offers of automatic players per turn of theirs", found["automatic"] / max(1, found["turns"]), "offers"),
        Figure("trades per offer", found["traded"] / offers, "trades"),
    ]


def played(seed: int) -> Counter[str]:
    """One game from the lobby to its end; what was counted."""

    async def happens(stage: Stage[Counter[str]]) -> Counter[str]:
        table = Table(stage, seed)
        await table.open()
        await table.play()
        return table.counted

    return staged(seed, START, happens)


class Table:
    """One game, and what is counted at it."""

    def __init__(self, stage: Stage[Any], seed: int) -> None:
        self.stage, self.bot, self.rng, self.seed = stage, stage.bot, Random(seed), seed
        self.counted = Counter[str]()
        self._posted: dict[int, str] = {}
        self._makers: dict[int, int] = {}
        self._acted: dict[int, int] = {}

    async def open(self) -> None:
        self.hall = Hall(self.stage.world, self.bot, ["Anna", "Ben"])
        await self.hall.open()
        lobby, host = Lobby(self.bot.sessions, self.hall.game_id), int(self.hall.host.actor.id)
        seed = bytes([self.seed]) * 32
        await reseed(self.bot, self.hall.game_id, seed)
        for _ in range(2):
            await lobby.add_automatic(host, "steady")
        await lobby.choose_option("target", TARGET)
        self._listen()
        await lobby.start(host, seed)
        await self.stage.quiet()

    def _listen(self) -> None:
        """Note everything that is posted about offers, and who made them."""
        life, post = self.bot.deliverer.life, self.bot.deliverer.life._post
        self.bot.sessions.watchers.append(self._watch)

        async def noted(table: Seated, message: Any, page: Any, once: str) -> Any:
            made = await post(table, message, page, once)
            if message.kind == "trade":
                self.counted["messages"] += 1
                self._posted[made.id] = message.key
                number = int(re.findall(r"\d+", message.key.partition("+")[0])[-1])
                caused = "+" not in message.key and table.is_automatic(self._makers.get(number, 0))
                self.counted["pings"] += len(message.call) if caused else 0
            return made

        life._post = noted  # type: ignore[method-assign]

    def _watch(self, tx: Transaction, before: Seated, after: Seated) -> None:
        for told in after.chronicle.since(before.chronicle.next):
            args = told.event.args
            if told.event.key in ("offered", "called"):
                self._makers[args["offer"]] = args["seat"]
                self.counted["offers"] += 1
                self.counted["automatic"] += after.is_automatic(args["seat"]) and not args.get("counters")
            self.counted["traded"] += told.event.key == "traded" and args.get("by") != "standing"
            self.counted["turns"] += told.event.key == "turn_began" and after.is_automatic(args["seat"])

    async def play(self) -> None:
        """Until somebody has won."""
        for _ in range(LONGEST):
            table = await self._automatic()
            if not table.playing:
                break
            seat = next(p.seat for p in table.island.waiting_for() if not table.is_automatic(p.seat))
            await self._pass(self.rng.choice((5 * SECOND, 5 * SECOND, 20 * MINUTE)))
            await self._visit(seat)
        standing = {int(m.id): m.text for m in self.stage.world.channel.messages}
        dead = [number for number in self._posted if number in standing and " gives " not in standing[number]]
        self.counted["standing"] = len(dead)

    async def _pass(self, by: int) -> None:
        await self.stage.to(self.stage.clock.now() + by)

    async def _automatic(self) -> Seated:
        """Let automatic players move; how long each of their pauses is, and for whom."""
        while True:
            await self.stage.quiet()
            table, now = await self.hall.table(), self.stage.clock.now()
            timers = await self.bot.store.timers.of_game(self.hall.game_id)
            due = next((t.due_at for t in timers if t.kind == "automatic"), None)
            if due is None or not table.playing:
                return table
            if due - now > PAUSE:
                self.counted["waited" if self._somebody(table, now) else "idle"] += due - now
            await self.stage.to(max(due, now))

    def _somebody(self, table: Seated, now: int) -> bool:
        """Does anybody who was asked by an automatic player, and has not answered, look lately?"""
        return any(
            now - self._acted.get(seat, 0) < LATELY
            for offer in table.isle.table.offers
            if table.is_automatic(offer.maker)
            for seat in offer.to
            if not table.is_automatic(seat) and seat not in offer.answers
        )

    async def _visit(self, seat: int) -> None:
        """What is asked first, then an offer now and then, then on with the turn."""
        table = await self.hall.table()
        prompt = next(p for p in table.island.waiting_for() if p.seat == seat)
        offer = self._offer(table, seat) if prompt.kind == "main" and self.rng.random() < 0.3 else None
        if offer is not None:
            await self._do(seat, offer, None)
            await self._automatic()
            await self._answers(seat)
            return
        await self._do(seat, *self._choice(table, prompt))
        await self._answers(seat)

    async def _answers(self, visitor: int) -> None:
        """The other one looks in now and then, and answers what lies open."""
        table = await self.hall.table()
        if not table.playing or self.rng.random() < 0.5:
            return
        for prompt in [p for p in table.island.prompts if isinstance(p, OfferQuestion)]:
            if not table.is_automatic(prompt.seat) and prompt.seat != visitor:
                await self._do(prompt.seat, *self._choice(table, prompt))

    def _choice(self, table: Seated, prompt: Question) -> tuple[Action, int | None]:
        seen = seen_by(table.isle, prompt)
        action = LEVELS["gentle"].choose(seen, prompt.seat, self.rng)
        return action, prompt_id(action, prompt)

    def _offer(self, table: Seated, seat: int) -> Action | None:
        kinds, hand = table.island.rules.kinds[:5], table.isle.table.hands[seat]
        held = [kind for i, kind in enumerate(kinds) if hand[i]]
        if not held or any(o.maker == seat for o in table.isle.table.offers):
            return None
        give = self.rng.choice(held)
        return MakeOffer(seat, {give: 1}, {self.rng.choice([k for k in kinds if k != give]): 1})

    async def _do(self, seat: int, action: Action, number: int | None) -> None:
        user = (await self.hall.table()).user_at(seat)
        try:
            await self.bot.sessions.act(self.hall.game_id, lambda table: (action, number), user_id=user)
        except Refused:
            return
        self._acted[seat] = self.stage.clock.now()
        await self.stage.quiet()
