"""OPS-9: somebody who has left traces everywhere is forgotten, and nothing of the others changes, nor any die."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app import IslandBot
from bot.forgetting import forget, gathered
from bot.history import entries
from bot.lobby.actions import Lobby
from bot.sessions import source_of
from bot.store import Status
from game.engine import encode, replay
from game.fair.check import check
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_faults import some_moves
from tests.bot.test_forgetting import everything, found
from tests.bot.test_proof import play_on
from tests.fair.games import by_page
from tests.store.conftest import url

__all__ = ["url"]
LUCKY = True  # the terms of the dice name everybody who added luck, as they do in life
NAME, HANDLE, WORD = "Annabella Test", "handle_of_hers", "kokosnuss"
OTHERS = ("game_seat", "result", "result_seat", "log", "game_seed")


class Town:
    """A server in which one person has done everything the bot knows of."""

    def __init__(self, world: Playground, bot: IslandBot) -> None:
        self.world, self.bot = world, bot
        self.anna = Player(world, NAME)
        world.core.world.people[self.anna.actor.id].user["username"] = HANDLE
        self.number = int(self.anna.actor.id)

    async def table(self, *names: str, target: int = 0, channel: str = "") -> Hall:
        """A game begun by presses, with everybody's luck; her word among it."""
        hall = Hall(self.world, self.bot, list(names))
        if channel:
            room = self.world.add_channel(channel, 0)
            for player in hall.players:
                player.actor = player.actor.at(room)
        await hall.open()
        if target:
            await Lobby(self.bot.sessions, hall.game_id).choose_option("target", target)
        for player in hall.players:
            if player.name == NAME:
                await player.command("/game luck", word=WORD)
        return hall

    async def live(self) -> None:
        """A finished game with its look back, one that goes on, a lobby, and one where she might sit down."""
        self.over = await self.table("Ben", NAME, "Cleo", target=3)
        await self.over.start()
        await play_on(self.over, random.Random(1))
        await self.over.settle()
        await self.anna.press("Look back")
        self.running = await self.table(NAME, "Ben", "Cleo", channel="second")
        await self.running.start()
        await some_moves(self.running, random.Random(2), 6)  # everybody has founded something
        anna = self.running.host
        await anna.command("/me timezone", zone="Europe/Prague")
        await anna.command("/me vacation", days=5)
        await self.running.players[1].command("/game kick", player="Cleo")
        await self.running.players[1].press("Remove Cleo")
        await self.running.settle()
        await anna.press("Vote: Cleo leaves (1 more)")
        await self.running.settle()
        self.lobby = await self.table(NAME, "Ben", channel="third")
        self.vacant = await self.table("Cleo", "Ben", "Dana", channel="fourth")
        await self.vacant.start()
        await self.vacant.players[1].command("/game replace", player="Dana", person=self.anna.actor)
        await self.vacant.settle()
        await self.bot.store.deliveries.post("rest", b"", user_id=self.number, not_before=1 << 45)

    async def of_others(self) -> Counter[Any]:
        """Everything that is not about her."""
        kept = Counter[Any]()
        async for place, value in everything(self.bot):
            if place.partition(".")[0] in OTHERS and place.partition(".")[2] not in ("user_id", "automatic"):
                kept[place, value] += 1
        return kept


@pytest.fixture
async def town(world: Playground, url: str, tmp_path: Path) -> AsyncIterator[Town]:
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path, database_url=url)))
    made = Town(world, bot)
    await made.live()
    yield made
    await world.stop(bot)


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_ops_09_nothing_anywhere_names_somebody_who_is_forgotten(town: Town, tmp_path: Path) -> None:
    bot, traces = town.bot, (str(town.number), NAME, HANDLE, WORD)
    places = set(await found(bot, *traces))
    assert {"game.meta", "game.host_id", "game_seat.user_id", "log.user_id", "result_seat.user_id", "person.settings",
            "delivery.user_id", "delivery.lane"} <= places, "she has left traces everywhere"  # fmt: skip
    mine = await gathered(bot.store, town.number)
    assert {luck for game in mine["games"] for luck in game["luck"]} >= {WORD}
    before, dice = await town.of_others(), await _next_dice(town.running)
    standing = await bot.store.results.standing(int(town.over.host.actor.id))

    for game_id in await forget(bot.store, town.number):
        bot.sessions.forget(game_id)
    for hall in (town.over, town.running, town.vacant):
        await hall.settle()
    assert await found(bot, *traces) == []

    assert before - await town.of_others() == Counter(), "nothing of the others is gone"
    assert await bot.store.results.standing(int(town.over.host.actor.id)) == standing
    assert await _next_dice(town.running) == dice, "no die has changed"
    for hall in (town.over, town.running, town.vacant):
        table = await hall.table()
        again = replay(table.family.starter(table.setup()), await entries(bot.store, hall.game_id))
        assert encode(again) == encode(table.island)
    assert (await town.vacant.table()).meta.ballots == ()
    assert (await town.lobby.table()).record.status == Status.LOBBY
    await _proved(town, tmp_path)


async def _next_dice(hall: Hall) -> list[int]:
    """What the next throws will be."""
    table = await hall.table()
    chance = (await source_of(hall.bot.store, table)).chance(table.game)
    return [chance.below(6, "dice") for _ in range(20)]


async def _proved(town: Town, tmp_path: Path) -> None:
    """The finished game is proved as before, by both checkers, and says what cannot be worked out any more."""
    ben = town.over.host
    await ben.command("/fair")
    data = ben.actor.last.data(f"game-{town.over.game_id}.jsonl")
    assert "✅" in ben.actor.last.text and NAME.encode() not in data
    report = check(data)
    assert report.terms is not None and report.terms.digest == report.digest
    assert ("?", "") in report.terms.luck and "Ben" in [name for name, _ in report.terms.luck]
    file = tmp_path / "game.jsonl"
    file.write_bytes(data)
    [page] = by_page([file])
    assert page.get("digest") == report.digest
