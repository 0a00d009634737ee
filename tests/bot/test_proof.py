"""/fair: the proof of a finished game, its file, the page; and games that began before outcomes had purposes."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import IslandBot
from bot.history import entries
from bot.lobby.actions import Lobby
from bot.seated import Meta, packed
from bot.store import Action as Transaction
from bot.store import Seat
from game.engine import NumberedChance, commitment
from game.fair import Source, short
from game.fair.check import check
from game.fair.proof import prove
from playground.kit import Playground
from tests.bot.conftest import quick
from tests.bot.people import Player
from tests.bot.play import Hall
from tests.bot.test_whole_game import seated
from tests.fair.games import by_page

OLD = Path(__file__).parent / "data" / "games_before_purposes.sql"
FINISHED, RUNNING = 1, 2
PAGE = Path("data/fair.html").read_bytes()

LUCKY = True


async def play_on(hall: Hall, rng: random.Random) -> None:
    while (table := await hall.table()).playing:
        prompt = rng.choice(table.island.waiting_for())
        action = hall.choice(table, prompt.seat, rng)
        await hall.bot.sessions.act(hall.game_id, lambda now, a=action: (a, None))


async def test_told_26_a_finished_game_is_given_out_as_a_file_that_anybody_can_check(
    world: Playground, bot: IslandBot, tmp_path: Path
) -> None:
    hall = await seated(world, bot, 3, 60, target=3)
    await play_on(hall, random.Random(1))
    await hall.settle()
    anna, table = hall.host, await hall.table()
    await anna.command("/fair")
    told = anna.actor.last
    assert told.ephemeral and told.files == [f"game-{table.id}.jsonl", "fair.html"]
    assert "✅" in told.text and all(f"\n{n}. " in told.text for n in range(1, 11)), told.text
    assert told.data("fair.html") == PAGE
    report = check(told.data(f"game-{table.id}.jsonl"), table.meta.promise)
    assert report.over and report.actions == table.island.moves
    assert sum(report.outcomes.values()) == table.island.drawn
    example = next(line for line in told.text.splitlines() if "For example" in line)
    red, _ = report.throws[0]
    assert example.endswith(f"leaves {red - 1}.") and f":{report.digest}:dice:0:0`" in example
    assert short(report.sum) in world.channel.last.text, "the last message says which file is the right one"
    file = tmp_path / "game.jsonl"
    file.write_bytes(told.data(f"game-{table.id}.jsonl"))
    assert by_page([file])[0]["proved"]


async def test_what_was_never_played_cannot_be_proved(world: Playground, bot: IslandBot) -> None:
    hall = Hall(world, bot, ["Anna"])
    await hall.open()
    await hall.host.command("/fair")
    assert (await hall.table()).meta.promise in hall.host.actor.last.text
    await hall.host.command("/game abandon")
    await hall.host.press("End the game")
    await hall.host.command("/fair")
    assert "not begun" in hall.host.actor.last.text


@pytest.fixture
async def older(world: Playground, tmp_path: Path) -> AsyncIterator[IslandBot]:
    """A bot on a database written before outcomes had purposes: one game finished here, one going on elsewhere."""
    with closing(sqlite3.connect(tmp_path / "island.sqlite3")) as database:
        database.executescript(OLD.read_text())
        database.execute("UPDATE game SET guild_id = ?", (int(world.channel.raw["guild_id"]),))
        database.execute("UPDATE game SET channel_id = ? WHERE id = ?", (int(world.channel.id), FINISHED))
        database.commit()
    yield await world.start(IslandBot(quick(tmp_path)))


async def test_a_game_finished_before_is_proved_the_old_way(
    older: IslandBot, world: Playground, tmp_path: Path
) -> None:
    anna = Player(world, "Anna")
    await anna.command("/fair")
    told = anna.actor.last
    assert "✅" in told.text and "before everybody could add luck" in told.text
    data = told.data(f"game-{FINISHED}.jsonl")
    report = check(data)
    assert report.terms is None and report.over and sum(report.outcomes.values()) > 30
    (tmp_path / "old.jsonl").write_bytes(data)
    [found] = by_page([tmp_path / "old.jsonl"])
    assert found["proved"] and found["purposes"] == report.outcomes


async def test_a_game_that_was_going_on_goes_on_the_old_way(older: IslandBot, world: Playground) -> None:
    hall = Hall(world, older, [])
    hall.game_id = RUNNING
    before, seed = await hall.table(), await older.store.games.seed(RUNNING)
    assert before.playing and before.meta.terms == "" and seed is not None
    rng = random.Random(3)
    for _ in range(40):
        table = await hall.table()
        prompt = rng.choice(table.island.waiting_for())
        action = hall.choice(table, prompt.seat, rng)
        await older.sessions.act(RUNNING, lambda now, a=action: (a, None))
    after = await hall.table()
    assert after.island.drawn > before.island.drawn + 5
    lines = await entries(older.store, RUNNING)
    assert prove(after.setup(), lines, Source(seed, str(RUNNING)), after.meta.promise).drawn == after.island.drawn


async def test_a_lobby_opened_before_shows_its_island_until_something_changes(
    world: Playground, bot: IslandBot
) -> None:
    """Whoever presses Start on a message of the older bot plays on the island it shows."""
    seed, host = bytes(range(32)), Player(world, "Anna")
    meta = Meta(names=("Anna", "Ben", "Cleo"), colours=("", "", ""), promise=commitment(seed))
    game = await bot.store.games.create(
        channel_id=int(world.channel.id), guild_id=None, host_id=int(host.actor.id), meta=packed(meta)
    )

    def sit(tx: Transaction, table):  # type: ignore[no-untyped-def]
        tx.seal(seed)
        seats = (Seat(0, int(host.actor.id)), Seat(1, automatic="gentle"), Seat(2, automatic="gentle"))
        tx.seats(seats)
        return table.after(table.record.version, seats=seats)

    _, table = await bot.sessions.change(game.id, sit)
    shown = table.family.new_game(table.setup(), NumberedChance(seed, str(game.id)))
    after = await Lobby(bot.sessions, game.id).start(int(host.actor.id), seed)
    assert after.meta.terms == "" and after.island.table.tokens == shown.table.tokens
