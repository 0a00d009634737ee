"""Settings, notes and results: what goes in comes out, and the sums are right."""

from bot.clock import HandClock
from bot.store import Game, Person, Result, Score, Server, Standing, Status, Store


async def test_somebody_unknown_has_the_defaults(store: Store) -> None:
    assert await store.people.load(7) == Person(7)
    assert await store.servers.load(10) == Server(10)


async def test_settings_come_back_as_they_were_saved(store: Store) -> None:
    person = Person(
        1 << 62,
        language="cs",
        time_zone="Europe/Prague",
        quiet_from=22 * 60,
        quiet_until=7 * 60,
        reminders="direct",
        one_ahead=True,
        vacation_until=99,
        answers={"trade": "decline", "discard": "wool, grain"},
    )
    server = Server(10, language="pl", channels=(1, 2), starters=(3,), defaults={"pace": "day"})
    await store.people.save(Person(1 << 62))
    await store.people.save(person)
    await store.servers.save(server)
    assert await store.people.load(1 << 62) == person
    assert await store.servers.load(10) == server
    await store.people.forget(1 << 62)
    await store.servers.forget(10)
    assert await store.people.load(1 << 62) == Person(1 << 62)
    assert await store.servers.load(10) == Server(10)


async def test_notes_are_replaced(store: Store) -> None:
    assert await store.notes.read("commands") is None
    await store.notes.write("commands", b"hash 1")
    await store.notes.write("commands", b"hash 2")
    assert await store.notes.read("commands") == b"hash 2"


def result(game_id: int, guild_id: int | None, *points: tuple[int | None, int], finished_at: int = 5) -> Result:
    """A result whose best seat comes first."""
    scores = tuple(
        Score(seat, user, None if user else "easy", gained, seat + 1, (seat, 1))
        for seat, (user, gained) in enumerate(points)
    )
    return Result(game_id, guild_id, ("base", "five_six"), 40, 1000, finished_at, scores, dice=(0, 1, 2))


async def test_a_result_comes_back_as_it_was_kept(store: Store, game: Game) -> None:
    kept = result(game.id, 10, (7, 10), (8, 6), (None, 3))
    async with store.action(game.id, 1) as tx:
        tx.save(status=Status.OVER)
        tx.finish(kept)
    assert await store.results.of_game(game.id) == kept
    assert await store.results.of_user(8) == [kept]
    assert await store.results.of_game(game.id + 1) is None


async def test_keeping_a_result_again_replaces_it(store: Store, game: Game) -> None:
    for version, winner in ((1, 7), (2, 8)):
        async with store.action(game.id, version) as tx:
            tx.finish(result(game.id, 10, (winner, 10)))
    assert await store.results.standing(7) == Standing(7, 0, 0, 0, 0)
    assert await store.results.standing(8) == Standing(8, 1, 1, 10, 1000)


async def test_the_leaderboard_counts_wins_then_points_per_server(store: Store, clock: HandClock) -> None:
    games = [
        (10, (7, 10), (8, 9)),
        (10, (8, 12), (7, 3)),
        (10, (None, 10), (9, 8)),
        (20, (9, 10), (7, 2)),
    ]
    for channel, (guild, *points) in enumerate(games):
        made = await store.games.create(channel_id=channel, guild_id=guild, host_id=7, meta=b"")
        async with store.action(made.id, 1) as tx:
            tx.finish(result(made.id, guild, *points, finished_at=channel))
    board = await store.results.leaderboard(10)
    assert [(s.user_id, s.games, s.wins, s.points) for s in board] == [(8, 2, 1, 21), (7, 2, 1, 13), (9, 1, 0, 8)]
    assert [s.user_id for s in await store.results.leaderboard(10, most=1)] == [8]
    assert await store.results.standing(7) == Standing(7, 3, 1, 15, 3000)
    assert await store.results.standing(7, guild_id=20) == Standing(7, 1, 0, 2, 1000)
    assert [found.finished_at for found in await store.results.of_user(7)] == [3, 1, 0]


async def test_results_stay_when_their_game_is_cleared_away(store: Store, game: Game, clock: HandClock) -> None:
    async with store.action(game.id, 1) as tx:
        tx.save(status=Status.OVER)
        tx.finish(result(game.id, 10, (7, 10)))
    await clock.advance(1)
    await store.games.purge(before=clock.now())
    assert (await store.results.standing(7)).wins == 1
