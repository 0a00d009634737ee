"""After games: statistics, leaderboard, replay, and the proof that the dice were fair."""

from __future__ import annotations

import io
import random

import msgspec
import pytest
from PIL import Image

from bot.app import IslandBot
from bot.history import entries, looks_of, summary_of
from bot.luck import TOTALS, WAYS, histogram, luck_of
from bot.seated import Meta, Seated, packed
from bot.store import Action as Transaction
from bot.store import Result, Score
from game.core.production import fair_share
from game.engine import Undo
from game.modules.base.rolling import EndTurn
from playground.kit import Playground
from tests.bot.people import Player
from tests.bot.play import Hall, arrange
from tests.bot.test_whole_game import seated


@pytest.fixture
async def over(world: Playground, bot: IslandBot) -> Hall:
    """A game that is over, played without anybody looking."""
    hall = await seated(world, bot, 3, 60, target=3)
    rng = random.Random(1)
    while (table := await hall.table()).playing:
        prompt = rng.choice(table.island.waiting_for())
        action = hall.choice(table, prompt.seat, rng)
        await bot.sessions.act(hall.game_id, lambda now, a=action: (a, None))
    await hall.settle()
    return hall


async def test_told_24_a_finished_game_can_be_counted_watched_and_proved(over: Hall) -> None:
    await counted(over)
    await luck_is_shown(over)
    await watched(over)
    await looked_back_at(over)
    await proved(over)
    await looked_up(over)


async def looked_up(over: Hall) -> None:
    """The last game stays to be looked at: log, points, board, in words too."""
    host, table = over.host, await over.table()
    for command, given in (("/score", {}), ("/board", {}), ("/board", {"text": True})):
        await host.command(command, **given)
        assert table.names[0] in host.actor.last.text or host.actor.last.files == ["table.png"], command
    await host.command("/log")
    assert "wins" in host.actor.last.text


async def counted(over: Hall) -> None:
    table, host = await over.table(), over.host
    assert table.island.over is not None
    winner = over.at(table, table.island.over.winners[0])
    await winner.command("/stats player")
    assert "One game, one win (100%)" in winner.actor.last.text
    loser = next(p for p in over.players if p is not winner)
    await host.command("/stats player", who=loser.actor.id)
    assert "One game, 0 wins (0%)" in host.actor.last.text
    await host.command("/leaderboard")
    first, *others = host.actor.last.text.splitlines()[1:]
    assert f"<@{winner.actor.id}>" in first and len(others) == 2
    assert host.actor.last.pings == []
    await host.command("/leaderboard", system="cities_and_knights")
    assert "no finished games" in host.actor.last.text


async def luck_is_shown(over: Hall) -> None:
    """What the dice brought, against what was to be expected."""
    table, store = await over.table(), over.bot.store
    players = await luck_of(store, table)
    rolls = [line for line in await entries(store, table.id) if line.key == "roll"]
    assert sum(sum(p.rolls) for p in players) == len(rolls) > 0
    assert all(p.expected > 0 for p in players)
    assert 0 < sum(fair_share(table.island)) < 6
    await over.host.command("/stats dice")
    assert all(name in over.host.actor.last.text for name in table.names)


async def looked_back_at(over: Hall) -> None:
    """The course of the game for everybody, moments for whoever played; kept once it was made."""
    host, store, note = over.host, over.bot.store, f"review of {over.game_id}"
    assert await store.notes.read(note) is None
    await host.press("Look back")
    shown = host.actor.last
    assert shown.ephemeral and shown.files == ["course.png"] and "Your moments" in shown.text
    assert all(player.actor.name in shown.alt[0] for player in over.players)
    kept = await store.notes.read(note)
    assert kept is not None
    if shown.selects:
        await host.choose()
        assert host.actor.last.files == ["moment.png"]
    await cards_over_time(over)
    watcher = Player(over.world, "Wanda")
    await watcher.press("Look back")
    assert "You did not play in this game" in watcher.actor.last.text
    assert await store.notes.read(note) == kept


async def cards_over_time(over: Hall) -> None:
    """The same numbers as of the dice, and the way back; a look back kept before they were counted is made anew."""
    host, table, store, note = over.host, await over.table(), over.bot.store, f"review of {over.game_id}"
    kept = await store.notes.read(note)
    old = msgspec.msgpack.decode(kept or b"")
    old["counts"] = [{k: v for k, v in mine.items() if k not in ("expected", "blocked")} for mine in old["counts"]]
    await store.notes.write(note, msgspec.msgpack.encode(old))
    await host.press("Look back")
    assert await store.notes.read(note) == kept
    await host.press("Cards over time")
    shown = host.actor.last
    assert shown.ephemeral
    for name, luck in zip(table.names, await luck_of(store, table), strict=True):
        said = next(line for line in shown.text.splitlines() if name in line)
        assert f"{luck.got} cards from the dice ({round(luck.expected)} expected)" in said
    await host.press("Look back")
    assert host.actor.last.files == ["course.png"]


async def watched(over: Hall) -> None:
    host = over.host
    await host.press("Replay")
    shown = await host.until(lambda: next((m for m in host.actor.messages if m.files == ["replay.webp"]), None), "none")
    film = Image.open(io.BytesIO(shown.data("replay.webp")))
    assert shown.ephemeral and shown.alt
    assert film.format == "WEBP" and getattr(film, "n_frames", 1) > 5
    assert len(shown.data("replay.webp")) <= 10 * 2**20


async def proved(over: Hall) -> None:
    """A seed that fits, and one that does not."""
    host, seed = over.host, await over.bot.store.games.seed(over.game_id)
    await host.command("/fair")
    assert seed is not None and seed.hex() in host.actor.last.text and "✅" in host.actor.last.text

    def tamper(tx: Transaction, table: Seated) -> Seated:
        tx.seal(bytes(32))
        return table

    await over.bot.sessions.change(over.game_id, tamper)
    await host.command("/fair")
    assert "cannot be proved" in host.actor.last.text


async def test_while_a_game_runs_fair_shows_the_promise_and_never_the_seed(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 60)
    table, seed = await hall.table(), await bot.store.games.seed(hall.game_id)
    await hall.host.command("/fair")
    assert table.meta.promise in hall.host.actor.last.text
    await hall.host.command("/replay")
    assert "still being played" in hall.host.actor.last.text
    await hall.host.command("/stats dice")
    assert "The dice of this game (0 rolls)" in hall.host.actor.last.text
    await hall.host.command("/stats player")
    assert "no finished games" in hall.host.actor.last.text
    assert seed is not None and seed.hex() not in str([str(m) for m in hall.host.actor.messages])


async def test_a_turn_that_was_taken_back_is_counted_and_watched_once(world: Playground, bot: IslandBot) -> None:
    hall = await seated(world, bot, 3, 60, island="beginner")
    await arrange(hall, lambda game: None, until="main")
    seat = (await hall.table()).island.table.turn.owner
    for action in (EndTurn(seat), Undo(seat), EndTurn(seat)):
        await bot.sessions.act(hall.game_id, lambda now, a=action: (a, None))
    table = await hall.table()
    summary, looks = await summary_of(bot, table), await looks_of(bot, table)
    assert summary.turns == 2 and all(len(line) == 2 for line in summary.points_over_turns)
    assert [shown.turn for shown in looks][-2:] == [1, 2] and len(looks) == len({shown.turn for shown in looks})


def test_a_histogram_of_all_throws_is_as_expected() -> None:
    lines = histogram(list(WAYS))
    assert [total for total, *_ in lines] == list(TOTALS)
    assert all(n == expected for _, _, n, expected in lines)
    assert max(len(bar) for _, bar, _, _ in lines) == len(lines[5][1])


async def test_the_leaderboard_counts_by_wins_by_points_and_by_system(world: Playground, bot: IslandBot) -> None:
    people = [Player(world, name) for name in ("Anna", "Ben")]
    anna, ben = (int(p.actor.id) for p in people)
    guild = int(world.channel.raw["guild_id"])
    for number, (systems, points) in enumerate([((), (10, 9)), ((), (10, 2)), (("five_six",), (12, 50))], 1):
        game = await bot.store.games.create(channel_id=number, guild_id=guild, host_id=anna, meta=packed_meta())
        winner = 1 if number < 3 else 2
        scores = tuple(Score(i, u, None, points[i], 1 if i + 1 == winner else 2) for i, u in enumerate((anna, ben)))
        async with bot.store.action(game.id, game.version) as tx:
            tx.finish(Result(game.id, guild, systems, 30, 1000, number, scores))

    async def first(**given: str) -> str:
        await people[0].command("/leaderboard", **given)
        return people[0].actor.last.text.splitlines()[1]

    assert f"<@{anna}>: 2 wins, 32 points in 3 games" in await first()
    assert f"<@{ben}>: one win, 61 points" in await first(by="points")
    assert f"<@{ben}>: one win, 50 points in one game" in await first(system="five_six")
    assert f"<@{anna}>: 2 wins, 20 points in 2 games" in await first(system="base")


def packed_meta() -> bytes:
    return packed(Meta(names=("Anna", "Ben")))


async def test_moves_and_advice_do_not_wait_for_a_look_back(over: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a process of its own: what players think with is never asked for it."""

    async def busy(*_: object) -> None:
        raise AssertionError("a look back was put among the thoughts of players")

    monkeypatch.setattr(over.bot.thinkers, "run", busy)
    await over.host.press("Look back")
    assert over.host.actor.last.files == ["course.png"]
