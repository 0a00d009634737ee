"""Things that happen at the same instant around an offer: exactly one outcome, told truly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import IslandBot
from game.modules.base.answering import AnswerOffer
from game.table import Island
from playground.kit import MessageView, Playground
from tests.bot.conftest import quick
from tests.bot.people import Player, eventually
from tests.bot.play import Hall, arrange, label
from tests.bot.process import Onlooker, peeking, running
from tests.bot.test_crash import sound
from tests.bot.test_trade import people, rich, trades
from tests.bot.test_whole_game import seated

START = [3, 3, 3, 3, 3]


@pytest.fixture
async def hall(world: Playground, bot: IslandBot) -> Hall:
    return await begun(world, bot)


async def begun(world: Playground, bot: IslandBot) -> Hall:
    """Three people in the middle of a turn, everybody with three cards of each kind."""
    hall = await seated(world, bot, 3, 7, island="beginner", closing="choose")
    table = await hall.table()
    await hall.at(table, table.island.table.turn.owner).move(label("roll"))
    await hall.settle()
    await arrange(hall, rich, until="main")
    return hall


async def hands(hall: Hall, *players: Player) -> list[list[int]]:
    table = await hall.table()
    seats = [table.seat_of(int(p.actor.id)) for p in players]
    return [table.island.table.hands[s][:5] for s in seats if s is not None]


async def outcomes(hall: Hall, number: int) -> list[str]:
    """How an offer ended, as the table was told."""
    told = [t.event for t in (await hall.table()).chronicle.told if t.event.key in ("traded", "offer_withdrawn")]
    return [event.key for event in told if event.args["offer"] == number]


async def offer(hall: Hall, player: Player, closing: str = "choose") -> tuple[int, MessageView]:
    await player.command("/trade offer", give="wood", want="ore", closing=closing)
    await hall.settle()
    return (await hall.table()).island.table.offers[-1].id, trades(hall)[-1]


async def at_once(hall: Hall, *presses: tuple[Player, MessageView, str]) -> None:
    """Everybody presses in the same instant; what comes of it is awaited."""
    replies = await asyncio.gather(*(p.actor.click(m.button(name), on=m) for p, m, name in presses))
    assert not any(reply.failed for reply in replies)
    await done(hall, lambda game: not game.table.offers)


async def done(hall: Hall, wish: Callable[[Island], bool]) -> None:
    async def granted() -> bool:
        return wish((await hall.table()).island)

    await eventually(granted, "it is still not done")
    await hall.settle()


def gave(side: list[int], give: int, get: int) -> list[int]:
    """A hand after one card went and another came."""
    after = list(side)
    after[give] -= 1
    after[get] += 1
    return after


async def test_two_accept_at_the_same_instant(hall: Hall) -> None:
    a, b, c = await people(hall)
    for _ in range(4):
        before = await hands(hall, a, b, c)
        number, message = await offer(hall, a, "first")
        await at_once(hall, (b, message, "Accept"), (c, message, "Accept"))
        assert await outcomes(hall, number) == ["traded"]
        mine, first, second = await hands(hall, a, b, c)
        assert mine == gave(before[0], 0, 4)
        assert (first, second) in (
            (gave(before[1], 4, 0), before[2]),
            (before[1], gave(before[2], 4, 0)),
        ), "one of them traded, once"
        await arrange(hall, rich)


async def test_the_maker_withdraws_in_the_instant_somebody_accepts(hall: Hall) -> None:
    a, b, c = await people(hall)
    seen = set()
    for turn in range(6):
        number, message = await offer(hall, a, "first")
        presses = [(a, message, "Withdraw"), (b, message, "Accept")]
        random.Random(turn).shuffle(presses)
        await at_once(hall, *presses)
        [outcome] = await outcomes(hall, number)
        mine, theirs, others = await hands(hall, a, b, c)
        traded = (gave(START, 0, 4), gave(START, 4, 0))
        assert (mine, theirs) == (traded if outcome == "traded" else (START, START)) and others == START
        table, _ = await hall.table(), seen.add(outcome)
        said = "\n".join(m.text for m in hall.world.channel.messages)
        assert (f"{a.name} gives {b.name} 1 wood for 1 ore" in said) is ("traded" in seen), table.names
        await arrange(hall, rich)
    assert not trades(hall)


async def test_a_no_and_a_yes_at_the_same_instant_settle_it_once(hall: Hall) -> None:
    a, b, c = await people(hall)
    for turn in range(4):
        number, message = await offer(hall, a)
        presses = [(b, message, "Accept"), (c, message, "Decline")]
        await at_once(hall, *(presses if turn % 2 else reversed(presses)))
        assert await outcomes(hall, number) == ["traded"], "whoever was last, nothing was left to choose"
        assert await hands(hall, a, b, c) == [gave(START, 0, 4), gave(START, 4, 0), START]
        await arrange(hall, rich)


def robbed(of: int, seat: int) -> Callable[[Island], None]:
    """Somebody loses all cards of a kind to the bank, as by a theft, a monopoly or a seven."""

    def take(game: Island) -> None:
        game.table.bank[of] += game.table.hands[seat][of]
        game.table.hands[seat][of] = 0

    return take


async def test_the_makers_cards_are_gone_before_the_yes(hall: Hall) -> None:
    a, b, c = await people(hall)
    number, message = await offer(hall, a, "first")
    table = await hall.table()
    await arrange(hall, robbed(0, table.island.table.turn.owner))
    await at_once(hall, (b, message, "Accept"), (c, message, "Accept"))
    assert await outcomes(hall, number) == ["offer_withdrawn"], "it reads as withdrawn: nobody learns a hand (BASE-63)"
    assert (await hands(hall, b, c)) == [START, START]


async def test_the_takers_cards_are_gone_before_it_is_settled(hall: Hall) -> None:
    a, b, c = await people(hall)
    number, message = await offer(hall, a)
    await b.tap(message, message.button("Accept"))
    await hall.settle()
    table = await hall.table()
    seat = table.seat_of(int(b.actor.id))
    assert seat is not None
    await arrange(hall, robbed(4, seat))
    message = trades(hall)[-1]
    await c.actor.click(message.button("Decline"), on=message)
    await done(hall, lambda game: len(game.table.offers[0].answers) == 2)
    game = (await hall.table()).island
    assert await outcomes(hall, number) == [] and set(game.table.offers[0].answers.values()) == {"decline"}
    assert (await hands(hall, a, c)) == [START, START]


async def test_a_yes_without_the_cards_is_refused_and_changes_nothing(hall: Hall) -> None:
    a, b, _ = await people(hall)
    number, message = await offer(hall, a, "first")
    table = await hall.table()
    seat = table.seat_of(int(b.actor.id))
    assert seat is not None
    await arrange(hall, robbed(4, seat))
    await b.tap(message, message.button("Accept"))
    assert "1 ore" in b.actor.last.text and b.actor.last.ephemeral
    assert await outcomes(hall, number) == [] and (await hall.table()).island.table.offers[0].answers == {}


async def test_killed_after_the_yes_was_written_down_it_is_told_once(world: Playground, tmp_path: Path) -> None:
    """The trade is in the log before anybody sees it; whoever starts next shows it, and a second tap is nothing."""
    bot: IslandBot = await world.start(IslandBot(quick(tmp_path)))
    hall = await begun(world, bot)
    a, b, c = await people(hall)
    number, _ = await offer(hall, a, "first")
    table = await hall.table()
    seat = table.seat_of(int(b.actor.id))
    assert seat is not None
    bot.deliverer.senders["show"] = _never
    await bot.sessions.act(
        hall.game_id, lambda now: (AnswerOffer(seat, number, "accept"), None), user_id=int(b.actor.id)
    )
    hall.bot = await _again(world, bot, tmp_path)
    await hall.settle()
    said = "\n".join(m.text for m in hall.world.channel.messages)
    assert f"{a.name} gives {b.name} 1 wood for 1 ore" in said and not trades(hall)
    assert await outcomes(hall, number) == ["traded"]
    assert await hands(hall, a, b, c) == [gave(START, 0, 4), gave(START, 4, 0), START]


@pytest.mark.slow
async def test_killed_at_any_moment_around_the_yes(world: Playground, tmp_path: Path) -> None:
    """kill -9 a moment after the tap: nothing happened and the tap works again, or the trade stands; never both."""
    url, rng = f"sqlite+aiosqlite:///{tmp_path}/island.sqlite3", random.Random(3)
    async with running(world, url) as process, peeking(url) as eyes:
        hall = Onlooker(world, eyes, ["Anna", "Ben", "Cleo"])
        await hall.open(island="beginner", closing="first")
        await hall.start()
        while process.kills < 5:
            a, b, give, get = await _tradable(hall)
            await a.command("/trade offer", give=give, want=get, **{"with": b.name})
            await hall.settle()
            table, message = await hall.table(), trades(hall)[-1]
            number, before = table.island.table.offers[-1].id, await hands(hall, a, b)
            tap = asyncio.create_task(b.actor.click(message.button("Accept"), on=message))
            await asyncio.sleep(rng.uniform(0.0, 0.08))
            await process.kill()
            await asyncio.gather(tap, return_exceptions=True)
            await process.start()
            await hall.settle()
            told = await outcomes(hall, number)
            assert told in ([], ["traded"])
            if not told:
                assert await hands(hall, a, b) == before
                await b.tap(trades(hall)[-1], trades(hall)[-1].button("Accept"))
                await hall.settle()
            assert await outcomes(hall, number) == ["traded"] and not trades(hall)
            kinds = list(table.island.rules.kinds)
            mine, theirs = (gave(before[0], kinds.index(give), kinds.index(get)), before[1])
            assert await hands(hall, a, b) == [mine, gave(theirs, kinds.index(get), kinds.index(give))]
            await sound(hall)


async def _tradable(hall: Onlooker) -> tuple[Player, Player, str, str]:
    """Play on by command until the owner and somebody else have different cards to exchange."""
    rng = random.Random(1)
    while True:
        table = await hall.table()
        game = table.island
        owner = game.table.turn.owner
        if any(p.kind == "main" for p in game.prompts):
            for other in (s for s in game.seats if s != owner):
                mine, theirs = game.table.hands[owner][:5], game.table.hands[other][:5]
                pairs = [(i, j) for i in range(5) for j in range(5) if i != j and mine[i] and theirs[j]]
                if pairs:
                    i, j = pairs[0]
                    return hall.at(table, owner), hall.at(table, other), game.rules.kinds[i], game.rules.kinds[j]
        prompt = rng.choice(game.waiting_for())
        await hall.by_command(hall.choice(table, prompt.seat, rng))
        await hall.settle()


async def _never(delivery: object) -> None:
    await asyncio.sleep(3600)


async def _again(world: Playground, bot: IslandBot, path: Path) -> IslandBot:
    """The same database, another process."""
    await world.stop(bot)
    started: IslandBot = await world.start(IslandBot(quick(path)))
    return started
