"""Life at forty tables for thirty days: the real bot on the playground, people by models, time that jumps.

Everybody presses only what they are shown. Everything comes from one seed. The figures stand beside their goals, and
bench/life.png shows them.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from bench import Figure
from bench.life.book import Book, Page, Sitting
from bench.life.figures import figures
from bench.life.people import ZONES, Life, start, table
from bench.life.plot import plot
from bench.life.room import Room
from bench.life.stage import Stage, staged
from bot.clock import DAY

SHORT = os.environ.get("BENCH") == "short"
TABLES, DAYS = (13, 6) if SHORT else (40, 30)
SEED = int(os.environ.get("BENCH_SEED", "17"))
VILLAGE = 14  # tables of one bot
PICTURE = Path(__file__).parents[1] / "life.png"


def measure() -> list[Figure]:
    """All figures of life."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    pages, left_standing = live(TABLES, DAYS, SEED)
    found = figures(pages, left_standing, start() + DAYS * DAY)
    plot(pages, found, PICTURE)
    return found


def live(count: int, days: int, seed: int) -> tuple[list[Page], int]:
    """So many tables for so many days, in villages with a bot each: as many at once as there are processors."""
    villages = [(range(count)[at : at + VILLAGE], days, seed) for at in range(0, count, VILLAGE)]
    if len(villages) == 1:
        return lived(*villages[0])
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as processes:
        found = list(processes.map(lived, *zip(*villages, strict=True)))
    return [page for pages, _ in found for page in pages], sum(standing for _, standing in found)


def lived(numbers: range, days: int, seed: int) -> tuple[list[Page], int]:
    """These tables, and the reminders left standing; whatever the bot calls an error counts as a dead end."""

    async def happens(stage: Stage[tuple[list[Page], int]]) -> tuple[list[Page], int]:
        village = Village(stage, Book(stage.world, stage.clock))
        await village.move_in(numbers, days, Random(f"{seed} {numbers.start}"))
        await village.live(start() + days * DAY)
        pages = [room.page for room in village.rooms.values()]
        pages[0].dead_ends += stage.trouble.found
        return pages, village.book.left_standing

    return staged(f"{seed} {numbers.start}", start(), happens)


class Village:
    """All rooms, and who looks in next."""

    def __init__(self, stage: Stage[Any], book: Book) -> None:
        self.stage, self.book = stage, book
        self.rooms: dict[int, Room] = {}
        self._order = itertools.count()
        self._visits: list[tuple[int, int, str, int, Sitting]] = []

    async def move_in(self, numbers: range, days: int, rng: Random) -> None:
        """Open and start every table."""
        self.stage.bot.sessions.watchers.append(self.book.watch)
        for number in numbers:
            models, automatic = table(rng, number)
            lives = [
                Life(model, rng.choice(ZONES), Random(rng.random()), start(), rng.randrange(1, max(2, days // 3)))
                for model in models
            ]
            room = Room(self.stage, number, lives, automatic, Random(rng.random()))
            page = await room.open_and_start()
            self.rooms[page.game] = room
            self.book.pages[page.game] = page
            await room.start_game()
            await self.stage.quiet()
            page.messages = 1
            for who in page.people.values():
                self._plan(who.life.regular(self.stage.clock.now()), "visit", page, who)
                if who.life.away[0]:
                    self._plan(who.life.away[0], "go", page, who)
                    self._plan(who.life.away[1], "visit", page, who)
        self._follow()

    def _plan(self, when: int | None, what: str, page: Page, who: Sitting) -> None:
        if when is not None:
            heapq.heappush(self._visits, (when, next(self._order), what, page.game, who))

    def _follow(self) -> None:
        """Whoever was called may look in soon."""
        called, self.book.called = self.book.called, []
        for who in called:
            page = next(p for p in self.book.pages.values() if p.people.get(who.user) is who)
            self._plan(who.life.reaction(self.stage.clock.now()), "visit", page, who)

    async def live(self, end: int) -> None:
        """From one thing that happens to the next, until the last day is over."""
        while True:
            due = await self.stage.next_due()
            visit = self._visits[0][0] if self._visits else end
            moment = min(end, visit, due if due is not None else end)
            await self.stage.to(moment)
            if moment >= end:
                return
            while self._visits and self._visits[0][0] <= self.stage.clock.now():
                await self._happen(*heapq.heappop(self._visits)[2:])
            self._follow()
            sessions = self.stage.bot.sessions
            about = {page.game for page, _ in self.book.reminders.values()}
            self.book.look_for_reminders({game: await sessions.open(game) for game in about})

    async def _happen(self, what: str, game: int, who: Sitting) -> None:
        room, now = self.rooms[game], self.stage.clock.now()
        if what == "go":
            await room.go_away(who)
        elif not who.life.gone(now) and (await room.table()).playing:
            await room.visit(who)
        if what == "visit":
            self._plan(who.life.regular(now), "visit", room.page, who)
        self._follow()
